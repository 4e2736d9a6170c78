/**
 * The ways on from the sign-in for people who cannot sign in (AUTH-005, AUTH-006), and the administrators' other way
 * in.
 */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { signInPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { readKeptCards } from '@member-care/web-kit/kept-cards/kept-cards.ts'
import { usePortalAbout } from '../public-pages/portal-about.ts'
import { LanguageChoice } from '../public-pages/language-choice.tsx'
import { keepWantedPage } from './wanted-page.ts'

const pages = [
  { to: '/forgetpassword', label: 'forgotPassword' },
  { to: '/recoveraccount', label: 'recoverAccount' },
  { to: '/register', label: 'register' },
] as const

export function SignInLinks() {
  const about = usePortalAbout()
  const [query] = useSearchParams()
  return (
    <>
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
              {signInPageTexts[label]}
            </Link>
          </li>
        ))}
        {readKeptCards() !== null && (
          <li>
            <Link component={RouterLink} to="/app/ecards">
              {signInPageTexts.keptECard}
            </Link>
          </li>
        )}
        <li>
          <Link href={`mailto:${about?.support?.email ?? ''}`}>{signInPageTexts.emailUs}</Link>
        </li>
      </Box>
      <LanguageChoice />
      {/* Keeps its room, so that the form does not jump when the answer comes. */}
      <Box sx={{ minHeight: 44 }}>
        {about?.singleSignOn !== undefined && (
          <Button
            variant="outlined"
            fullWidth
            href={about.singleSignOn}
            onClick={() => keepWantedPage(query.get('redirect'))}
            sx={{ minHeight: 44 }}
          >
            {signInPageTexts.singleSignOn}
          </Button>
        )}
      </Box>
    </>
  )
}
