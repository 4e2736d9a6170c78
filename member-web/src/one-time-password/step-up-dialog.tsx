/** Asks for a one-time password, or a proof, over the screen that needs it; what has been typed there stays as it is (1§4). */
import { useLocation, useNavigate } from 'react-router-dom'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { otpTexts } from '@member-care/domain/texts/account-texts.ts'
import { otpPageTexts } from '@member-care/domain/texts/otp-page-texts.ts'
import { ProveForm } from '@member-care/web-kit/second-factors/prove-form.tsx'
import { secondFactorCalls } from '@member-care/web-kit/second-factors/second-factor-calls.ts'
import { quietApi } from '../portal-api/api-client.ts'
import { sendOtp, verifyStepUpOtp } from '../portal-api/session-api.ts'
import { isOtpAskedByPagesOnly, neededNow, settleOtp, useSignedInUser } from '../session/session.ts'
import OtpForm from './otp-form.tsx'

const calls = secondFactorCalls(quietApi)

export default function StepUpDialog() {
  const { email } = useSignedInUser()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const cancel = () => {
    const goesBack = isOtpAskedByPagesOnly()
    settleOtp('cancelled')
    // A page that was opening has nothing to show. A page that was to send something stays, with what was typed. Home
    // asks for nothing by itself. People who came here directly have nowhere in the portal to go back to.
    if (goesBack && pathname !== '/app') void (cameFromPortal() ? navigate(-1) : navigate('/app', { replace: true }))
  }
  const verify = async (otp: string) => {
    await verifyStepUpOtp(otp)
    settleOtp('verified')
  }
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="step-up-title">
      <DialogTitle id="step-up-title">{otpPageTexts.stepUpTitle}</DialogTitle>
      <DialogContent>
        <ProveForm
          calls={calls}
          needed={neededNow()}
          onProved={() => settleOtp('verified')}
          onCancel={cancel}
          cancelLabel={otpTexts.cancel}
          emailForm={
            <OtpForm
              use="step-up"
              email={email}
              send={() => sendOtp()}
              verify={verify}
              onCancel={cancel}
              cancelLabel={otpTexts.cancel}
            />
          }
        />
      </DialogContent>
    </Dialog>
  )
}

/** The router counts the entries of its history from 0. */
function cameFromPortal(): boolean {
  const state = window.history.state as { readonly idx?: number } | null
  return (state?.idx ?? 0) > 0
}
