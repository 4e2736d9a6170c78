/** The new password holds; the way back to the sign-in. */
import { useEffect, useRef } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import Button from '@mui/material/Button'
import { resetTexts } from '@member-care/domain/texts/account-texts.ts'
import { resetPageTexts } from '@member-care/domain/texts/password-page-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { SignInHeading } from '../sign-in/sign-in-heading.tsx'

export function PasswordChanged() {
  const notice = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => notice.current?.focus(), [])
  return (
    <SignInHeading title={resetPageTexts.changedTitle} lead={resetPageTexts.changedLead}>
      <Notice
        tone="success"
        role="status"
        ref={notice}
        title={resetTexts.success}
        action={
          <Button variant="contained" component={RouterLink} to="/">
            {resetPageTexts.toSignIn}
          </Button>
        }
      />
    </SignInHeading>
  )
}
