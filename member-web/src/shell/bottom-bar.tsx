/** The most used pages within reach of the thumb, on a phone. */
import Box from '@mui/material/Box'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import type { MenuEntryId } from '@member-care/domain/client/menu-entries.ts'
import { quickMenuTexts, shellTexts } from '@member-care/domain/texts/portal-texts.ts'
import { isPageOf } from './current-page.ts'
import { useMenu } from '../menu/use-menu.ts'

export function BottomBar() {
  const { pathname } = useLocation()
  const entries = useMenu().flatMap(({ entry, ...place }) =>
    isQuick(entry) ? [{ ...place, entry, label: quickMenuTexts[entry] }] : [],
  )
  if (entries.length < 2) return null
  return (
    <Box
      component="nav"
      aria-label={shellTexts.quickMenu}
      sx={{
        display: { xs: 'flex', md: 'none' },
        position: 'fixed',
        inset: 'auto 0 0 0',
        zIndex: 1100,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        pb: 'env(safe-area-inset-bottom)',
      }}
    >
      {entries.map(({ entry, path, label, icon: Icon }) => {
        const current = isPageOf(path, pathname)
        return (
          <Box
            key={entry}
            component={RouterLink}
            to={path}
            aria-current={current ? 'page' : undefined}
            sx={{
              flex: 1,
              minWidth: 0,
              minHeight: 64,
              px: 0.25,
              py: 0.75,
              display: 'grid',
              justifyItems: 'center',
              // From the top: the icons stand in one line, also where a label takes two.
              alignContent: 'start',
              gap: 0.25,
              textAlign: 'center',
              lineHeight: 1.15,
              textDecoration: 'none',
              // Five labels stay apart also where the text is enlarged; the menu has them in full size.
              fontSize: 'min(0.75rem, 3.5vw)',
              fontWeight: current ? 650 : 500,
              color: current ? 'primary.main' : 'text.secondary',
              '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -3 },
            }}
          >
            <Icon />
            {label}
          </Box>
        )
      })}
    </Box>
  )
}

function isQuick(entry: MenuEntryId): entry is keyof typeof quickMenuTexts {
  return Object.hasOwn(quickMenuTexts, entry)
}
