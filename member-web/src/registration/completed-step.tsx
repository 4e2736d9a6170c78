/** Step 7: the person is signed in, and goes to the portal (AUTH-058). */
import { useEffect } from 'react'
import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { Link as RouterLink } from 'react-router-dom'
import { registrationTexts } from '@member-care/domain/texts/account-texts.ts'
import { bankTexts } from '@member-care/domain/texts/bank-texts.ts'
import { registrationPageTexts, registrationWelcomeText } from '@member-care/domain/texts/registration-page-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { useSession } from '../session/session.ts'
import { StepHeading } from './step-heading.tsx'
import type { RegistrationControl } from './use-registration.ts'

export function CompletedStep({ control: { registration } }: { readonly control: RegistrationControl }) {
  const { identity, completed } = registration
  const { user } = useSession()
  // The profile asks employees for an account while none is stored (C12).
  const mayEnterBankLater = user?.bankDetail === null && user.companies.some(({ memberType }) => memberType === 'E')
  useEffect(() => {
    void import('../shell/member-area.tsx')
  }, [])
  return (
    <>
      <StepHeading step="completed" lead={registrationWelcomeText(identity?.name ?? '')} />
      <Notice tone="success" role="status" title={registrationPageTexts.completed.text}>
        {completed?.withBank === true ? bankTexts.changed : mayEnterBankLater && registrationPageTexts.completed.later}
      </Notice>
      <Box>
        <Button
          component={RouterLink}
          to="/app"
          variant="contained"
          size="large"
          sx={{ minWidth: 180, width: { xs: '100%', sm: 'auto' } }}
        >
          {registrationTexts.finish}
        </Button>
      </Box>
    </>
  )
}
