/** The ways on from the sign-in for whoever cannot sign in (AUTH-005, AUTH-006). */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { signInPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { usePortalAbout } from '../public-pages/portal-about.ts'

const pages = [
  { to: '/forgetpassword', label: signInPageTexts.forgotPassword },
  { to: '/recoveraccount', label: signInPageTexts.recoverAccount },
  { to: '/register', label: signInPageTexts.register },
]

export function SignInLinks() {
  const support = usePortalAbout()?.support
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        rowGap: 0.5,
        columnGap: 2,
        '& a': { display: 'inline-block', py: 0.75 },
      }}
    >
      {pages.map(({ to, label }) => (
        <li key={to}>
          <Link component={RouterLink} to={to}>
            {label}
          </Link>
        </li>
      ))}
      <li>
        <Link href={`mailto:${support?.email ?? ''}`}>{signInPageTexts.emailUs}</Link>
      </li>
    </Box>
  )
}
