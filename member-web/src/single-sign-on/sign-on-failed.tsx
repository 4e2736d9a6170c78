/** Nobody was signed in: why, and the ways on. */
import { Link as RouterLink } from 'react-router-dom'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { signOnPageTexts } from '@member-care/domain/texts/administrator-texts.ts'
import { publicPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { usePortalAbout } from '../public-pages/portal-about.ts'
import { SignInHeading } from '../sign-in/sign-in-heading.tsx'

export function SignOnFailed({ message }: { readonly message: string }) {
  const start = usePortalAbout()?.singleSignOn
  return (
    <SignInHeading title={signOnPageTexts.failed}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Notice tone="error" title={signOnPageTexts.failedTitle} role="alert">
          {message}
        </Notice>
        <Button variant="contained" size="large" component={RouterLink} to="/" replace>
          {publicPageTexts.backToSignIn}
        </Button>
        {start !== undefined && (
          <Button variant="outlined" size="large" href={start}>
            {signOnPageTexts.tryAgain}
          </Button>
        )}
      </Box>
    </SignInHeading>
  )
}
