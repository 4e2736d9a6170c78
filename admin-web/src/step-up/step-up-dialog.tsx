import { otpError } from '@member-care/domain/account/sign-in-form.ts'
import { OTP_DIGITS, OTP_LIFETIME_MS } from '@member-care/domain/account/sign-in-rules.ts'
import { otpTexts } from '@member-care/domain/texts/account-texts.ts'
import { otpHintText, otpPageTexts, otpResendLabel, otpStandText } from '@member-care/domain/texts/otp-page-texts.ts'
import { useOneTimePassword } from '@member-care/web-kit/one-time-password/use-one-time-password.ts'
import { ProveForm } from '@member-care/web-kit/second-factors/prove-form.tsx'
import { secondFactorCalls } from '@member-care/web-kit/second-factors/second-factor-calls.ts'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { useRef, useState, type FormEvent } from 'react'
import { readSession } from '../console/session.ts'
import { apiClient } from '../console/api-client.ts'
import { useVerificationRequired, verification } from '../console/step-up.ts'

const TITLE_ID = 'step-up-title'

const calls = secondFactorCalls(apiClient)

/** Over every page: asks for a one-time password, or for a proof, when a call was answered 428; the call is sent once more when it was right. */
export function StepUp() {
  return useVerificationRequired() ? <StepUpDialog /> : null
}

/** Cannot be closed but by its buttons; Cancel goes back from a page that was opening, and else leaves it as it is. */
function StepUpDialog() {
  function cancel() {
    const goesBack = verification.isForReadingOnly()
    verification.settle('cancelled')
    if (goesBack) window.history.back()
  }
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={TITLE_ID}>
      <DialogTitle id={TITLE_ID}>{otpPageTexts.stepUpTitle}</DialogTitle>
      <DialogContent>
        <ProveForm
          calls={calls}
          needed={verification.needed()}
          onProved={() => verification.settle('verified')}
          onCancel={cancel}
          cancelLabel={otpTexts.cancel}
          emailForm={<EmailedCodeForm onCancel={cancel} />}
        />
      </DialogContent>
    </Dialog>
  )
}

/** Has a one-time password e-mailed as it opens. */
function EmailedCodeForm({ onCancel }: { onCancel: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [otp, setOtp] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isChecking, setChecking] = useState(false)
  const email = readSession()?.email ?? 'your e-mail address'
  const asked = useOneTimePassword({ use: 'step-up', email, send: sendOtp, verify: verifyOtp })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const error = otpError(otp)
    setProblem(error)
    if (error !== undefined || isChecking) return
    setChecking(true)
    const isRight = await asked.answer(otp)
    if (isRight) return verification.settle('verified')
    setChecking(false)
    setOtp('')
    field.current?.focus()
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Typography aria-live="polite" sx={{ color: 'text.secondary', mb: 2 }}>
        {otpStandText(email, asked)}
      </Typography>
      {asked.failure !== null && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {asked.failure}
        </Alert>
      )}
      <TextField
        fullWidth
        autoFocus
        inputRef={field}
        label={otpPageTexts.label}
        value={otp}
        onChange={({ target }) => setOtp(target.value.replace(/\D/g, '').slice(0, OTP_DIGITS))}
        error={problem !== undefined}
        helperText={problem ?? otpHintText(OTP_DIGITS, OTP_LIFETIME_MS / 60_000)}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 0, pb: 0, mt: 2 }}>
        <Button
          disabled={asked.phase === 'sending' || asked.secondsToWait > 0}
          onClick={asked.sendAgain}
          sx={{ mr: 'auto', '&.Mui-disabled': { color: 'text.secondary' } }}
        >
          {otpResendLabel(asked.secondsToWait)}
        </Button>
        <Button onClick={onCancel}>{otpTexts.cancel}</Button>
        <Button type="submit" variant="contained" loading={isChecking}>
          {otpTexts.submit}
        </Button>
      </DialogActions>
    </form>
  )
}

async function sendOtp() {
  const { data } = await apiClient.POST('/api/users/generateLoginOTPEmailCode', { body: {} })
  return data ?? { sent: false, resendAfterSeconds: 0 }
}

async function verifyOtp(otp: string): Promise<void> {
  await apiClient.POST('/api/users/verifyLoginOTPEmailCode/v1', { body: { otp } })
}
