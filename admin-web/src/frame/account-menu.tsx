import DevicesIcon from '@mui/icons-material/DevicesOutlined'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import LogoutIcon from '@mui/icons-material/Logout'
import {
  Avatar,
  Box,
  Button,
  Divider,
  ListItemIcon,
  Menu,
  MenuItem,
  Skeleton,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { signInsTexts } from '@member-care/domain/texts/sign-ins-texts.ts'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useAdministrator } from '../console/administrator.ts'
import { useAppearanceItems } from './appearance-items.tsx'
import { languageItems } from './language-items.tsx'
import { roleNames } from '../console/role-names.ts'
import { theme } from '../console/theme.ts'
import { useLanguages } from './use-languages.ts'
import { useSignOut } from '../console/use-sign-out.ts'

const MENU_ID = 'account-menu'

/** Who is signed in, with which roles, and the way out. */
export function AccountMenu() {
  const administrator = useAdministrator()
  const signOut = useSignOut()
  const appearance = useAppearanceItems()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const languages = useLanguages({ isAsked: anchor !== null })
  const isWide = useMediaQuery(theme.breakpoints.up('md'))
  if (!administrator) return <Skeleton variant="rounded" width={120} height={32} />

  const close = () => setAnchor(null)
  return (
    <>
      <Button
        color="inherit"
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? MENU_ID : undefined}
        endIcon={<ExpandMoreIcon />}
        sx={{ px: 1, minWidth: 0, flex: 'none' }}
      >
        <Avatar
          aria-hidden="true"
          sx={{
            width: '2rem',
            height: '2rem',
            fontSize: '0.8125rem',
            fontWeight: 650,
            bgcolor: 'primary.light',
            color: 'primary.dark',
          }}
        >
          {initialsOf(administrator.fullName)}
        </Avatar>
        <Box component="span" sx={visuallyHidden}>
          {consoleTexts.menu.account}{' '}
        </Box>
        <Box
          component="span"
          sx={isWide ? { ml: 1.25, maxWidth: 220, overflow: 'hidden', textOverflow: 'ellipsis' } : visuallyHidden}
        >
          {administrator.fullName}
        </Box>
      </Button>
      <Menu
        id={MENU_ID}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ paper: { sx: { minWidth: 260, mt: 0.5 } } }}
      >
        <Box component="li" role="none" sx={{ px: 2, py: 1 }}>
          <Typography sx={{ fontWeight: 620 }}>{administrator.fullName}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {administrator.email}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {roleNames(administrator.roles).join(' · ')}
          </Typography>
        </Box>
        <Divider component="li" role="none" sx={{ my: 0.5 }} />
        {languageItems(languages)}
        <MenuItem component={Link} to="/signins" onClick={close}>
          <ListItemIcon>
            <DevicesIcon fontSize="small" />
          </ListItemIcon>
          {signInsTexts.title}
        </MenuItem>
        <Divider component="li" role="none" sx={{ my: 0.5 }} />
        {appearance}
        <Divider component="li" role="none" sx={{ my: 0.5 }} />
        <MenuItem onClick={() => void signOut()}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {consoleTexts.menu.logout}
        </MenuItem>
      </Menu>
    </>
  )
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.at(-1)]
    .map((word) => word?.charAt(0).toUpperCase() ?? '')
    .join('')
    .slice(0, words.length === 1 ? 1 : 2)
}
