/** The ways on from the sign-in for whoever cannot sign in (AUTH-005, AUTH-006). */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { usePortalAbout } from '../public-pages/portal-about.ts'

const pages = [
  { to: '/forgetpassword', label: 'Forgot password?' },
  { to: '/recoveraccount', label: 'Recover account' },
  { to: '/register', label: 'Register' },
]

export function SignInLinks() {
  const support = usePortalAbout()?.support
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: '1fr 1fr', rowGap: 0.5, columnGap: 2, '& a': { display: 'inline-block', py: 0.75 } }}>
      {pages.map(({ to, label }) => (
        <li key={to}>
          <Link component={RouterLink} to={to}>
            {label}
          </Link>
        </li>
      ))}
      <li>
        <Link href={`mailto:${support?.email ?? ''}`}>Email us</Link>
      </li>
    </Box>
  )
}
