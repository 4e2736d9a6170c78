/** The bar at the top: the product, when the member was here last, and who they are (1§2). */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { shellTexts } from '@member-care/domain/texts/portal-texts.ts'
import { publicPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { BrandMark } from '@member-care/web-kit/brand/brand-mark.tsx'
import { NotificationBell } from '../notifications/notification-bell.tsx'
import { useSignedInUser } from '../session/session.ts'
import { MemberAvatar } from '../photo/member-avatar.tsx'
import { MenuButton } from './menu-button.tsx'

export function TopBar() {
  const { name, lastLogin } = useSignedInUser()
  return (
    <Box
      component="header"
      sx={{
        position: 'fixed',
        inset: '0 0 auto 0',
        height: tokens.layout.topBarHeight,
        zIndex: 1200,
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1 },
        px: { xs: 1, sm: 1.5, md: 3 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <MenuButton />
      <Link
        component={RouterLink}
        to="/app"
        underline="none"
        color="text.primary"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          minWidth: 0,
          fontWeight: 650,
          fontSize: 'min(1.0625rem, 6vw)',
          minHeight: 44,
          whiteSpace: 'nowrap',
        }}
      >
        <BrandMark size={30} />
        {publicPageTexts.product}
      </Link>
      <Box sx={{ flex: 1 }} />
      {lastLogin !== null && (
        <Box sx={{ display: { xs: 'none', md: 'block' }, color: 'text.secondary', fontSize: '0.8125rem', mr: 2 }}>
          {shellTexts.lastLogin} <time dateTime={lastLogin}>{formatSingaporeInstant(new Date(lastLogin))}</time>
        </Box>
      )}
      <NotificationBell />
      <Box
        component={RouterLink}
        to="/app/profile"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 44,
          px: 0.75,
          borderRadius: 1,
          color: 'text.primary',
          textDecoration: 'none',
          '&:hover': { bgcolor: 'background.default' },
          '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
        }}
      >
        <MemberAvatar size={34} />
        <Box
          component="span"
          sx={{
            // On a phone it is only heard: the picture leads to the profile there.
            position: { xs: 'absolute', sm: 'static' },
            clipPath: { xs: 'inset(50%)', sm: 'none' },
            maxWidth: { xs: '1px', sm: 220 },
            fontWeight: 600,
            fontSize: '0.9375rem',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {name}
        </Box>
      </Box>
    </Box>
  )
}
