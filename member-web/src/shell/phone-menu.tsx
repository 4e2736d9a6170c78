/** The menu as a drawer, for a narrow window. */
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import { formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { shellTexts } from '@member-care/domain/texts/portal-texts.ts'
import { useSignedInUser } from '../session/session.ts'
import { MemberAvatar } from '../photo/member-avatar.tsx'
import { MenuList } from './menu-list.tsx'

export interface PhoneMenuProps {
  readonly open: boolean
  readonly onClose: () => void
}

export function PhoneMenu({ open, onClose }: PhoneMenuProps) {
  const { name, lastLogin } = useSignedInUser()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      sx={{ display: { md: 'none' } }}
      slotProps={{
        paper: {
          'aria-label': shellTexts.menu,
          sx: { width: tokens.layout.sideMenuWidth + 30, p: 1.5, borderRadius: 0 },
        },
      }}
    >
      <Box sx={{ px: 2, pt: 1.5, pb: 2, mb: 1, borderBottom: 1, borderColor: 'divider' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, fontWeight: 650 }}>
          <MemberAvatar size={44} />
          {name}
        </Box>
        {lastLogin !== null && (
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mt: 1 }}>
            {shellTexts.lastLogin} {formatSingaporeInstant(new Date(lastLogin))}
          </Box>
        )}
      </Box>
      <Box component="nav" aria-label={shellTexts.mainMenu}>
        <MenuList onChoose={onClose} />
      </Box>
    </Drawer>
  )
}
