/** A link that was used, replaced or is too old, and the ways to another one. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { resetTexts } from '@member-care/domain/texts/account-texts.ts'
import { resetPageTexts } from '@member-care/domain/texts/password-page-texts.ts'
import { publicPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { SignInHeading } from '../sign-in/sign-in-heading.tsx'

export function DeadLink() {
  return (
    <SignInHeading title={resetPageTexts.deadTitle} lead={resetPageTexts.deadLead}>
      <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
        <Notice tone="warning" role="alert">
          {resetTexts.linkInvalid}
        </Notice>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="contained" component={RouterLink} to="/forgetpassword">
            {resetPageTexts.askForAnother}
          </Button>
          <Button variant="outlined" component={RouterLink} to="/recoveraccount">
            {resetPageTexts.recover}
          </Button>
        </Box>
        <Link component={RouterLink} to="/" sx={{ py: 1 }}>
          {publicPageTexts.backToSignIn}
        </Link>
      </Box>
    </SignInHeading>
  )
}
