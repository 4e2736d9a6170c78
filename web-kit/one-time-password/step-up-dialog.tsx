/** Asks for a one-time password, or a proof, over the page that needs it; what has been typed there stays as it is (1§4). */
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Needed } from '@member-care/api/client/client.ts'
import { otpTexts } from '@member-care/domain/texts/account-texts.ts'
import { otpPageTexts } from '@member-care/domain/texts/otp-page-texts.ts'
import { ProveForm } from '../second-factors/prove-form.tsx'
import type { SecondFactorCalls } from '../second-factors/second-factor-calls.ts'
import { OtpForm, type OtpFormProps } from './otp-form.tsx'

interface StepUpDialogProps extends Pick<OtpFormProps, 'email' | 'send' | 'verify' | 'footer'> {
  readonly calls: SecondFactorCalls
  readonly needed: Needed
  readonly onProved: () => void
  readonly onCancel: () => void
}

/** Cannot be closed but by its buttons. */
export function StepUpDialog({ calls, needed, onProved, onCancel, verify, ...otp }: StepUpDialogProps) {
  const ways = { onCancel, cancelLabel: otpTexts.cancel }
  const verifyAndGoOn = async (typed: string) => {
    await verify(typed)
    onProved()
  }
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="step-up-title">
      <DialogTitle id="step-up-title">{otpPageTexts.stepUpTitle}</DialogTitle>
      <DialogContent>
        <ProveForm
          {...ways}
          calls={calls}
          needed={needed}
          onProved={onProved}
          emailForm={<OtpForm {...otp} {...ways} use="step-up" verify={verifyAndGoOn} />}
        />
      </DialogContent>
    </Dialog>
  )
}
