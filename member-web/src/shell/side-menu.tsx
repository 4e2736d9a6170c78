/** The menu at the side of a wide window alone; it appears once the benefit config is there (1§2), or has failed to come: one can log out in any case. */
import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { shellTexts } from '@member-care/domain/texts/portal-texts.ts'
import { useBenefitConfigs } from '../configuration/use-benefit-configs.ts'
import { MenuList } from './menu-list.tsx'

const { layout } = tokens

export function SideMenu() {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true })
  const areConfigsComing = useBenefitConfigs().phase === 'loading'
  // Not only out of sight: a phone takes long over drawing it.
  if (!isWide || areConfigsComing) return null
  return (
    <Box
      component="nav"
      aria-label={shellTexts.mainMenu}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        position: 'fixed',
        top: layout.topBarHeight,
        bottom: 0,
        left: 0,
        width: layout.sideMenuWidth,
        bgcolor: 'background.paper',
        borderRight: 1,
        borderColor: 'divider',
        p: 1.5,
        overflowY: 'auto',
      }}
    >
      <MenuList />
    </Box>
  )
}
