/** Asks for the e-mailed one-time password: at sign-in, in the registration, and whenever a call needs the session verified again. */
import { useState, type FormEvent, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { otpError } from '@member-care/domain/account/sign-in-form.ts'
import { OTP_DIGITS, OTP_LIFETIME_MS } from '@member-care/domain/account/sign-in-rules.ts'
import { otpTexts } from '@member-care/domain/texts/account-texts.ts'
import { otpHintText, otpPageTexts, otpResendLabel, otpStandText } from '@member-care/domain/texts/otp-page-texts.ts'
import { TextLine } from '../fields/text-line.tsx'
import { Notice } from '../page/notice.tsx'
import { useOneTimePassword, type AskingForOtp } from './use-one-time-password.ts'

export interface OtpFormProps extends AskingForOtp {
  readonly onCancel: () => void
  readonly cancelLabel: string
  /** What is asked besides, below the code. */
  readonly below?: ReactNode
  /** What stands at the end. */
  readonly footer?: ReactNode
  /** What to say when a call was refused, from the server's message; the message itself when absent. */
  readonly failureText?: (message: string) => string
}

export function OtpForm({ onCancel, cancelLabel, below, footer, failureText = asItIs, ...asking }: OtpFormProps) {
  const asked = useOneTimePassword(asking)
  const [otp, setOtp] = useState('')
  const [isLeft, setLeft] = useState(false)
  const [isChecking, setChecking] = useState(false)
  const { failure, phase, secondsToWait } = asked

  async function submit(event: FormEvent) {
    event.preventDefault()
    setLeft(true)
    if (otpError(otp) !== undefined || isChecking) return focusField()
    setChecking(true)
    const isRight = await asked.answer(otp)
    setChecking(false)
    if (isRight) return
    setOtp('')
    setLeft(false)
    focusField()
  }

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2.5 }}>
      <Box aria-live="polite" sx={{ color: 'text.secondary' }}>
        {otpStandText(asking.email, asked)}
      </Box>
      {failure !== null && (
        <Notice tone="error" role="alert">
          {failureText(failure)}
        </Notice>
      )}
      <TextLine
        name="otp"
        label={otpPageTexts.label}
        hint={otpHintText(OTP_DIGITS, OTP_LIFETIME_MS / 60_000)}
        value={otp}
        onChange={({ target }) => setOtp(target.value.replace(/\D/g, '').slice(0, OTP_DIGITS))}
        onBlur={() => setLeft(true)}
        error={isLeft ? otpError(otp) : undefined}
        autoComplete="one-time-code"
        autoFocus
        inputProps={{ inputMode: 'numeric', style: { fontSize: '1.25rem', letterSpacing: '0.3em' } }}
      />
      {below}
      <Button type="submit" variant="contained" size="large" disabled={isChecking}>
        {isChecking ? otpPageTexts.checking : otpTexts.submit}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Button onClick={onCancel}>{cancelLabel}</Button>
        <Button
          disabled={phase === 'sending' || secondsToWait > 0}
          onClick={asked.sendAgain}
          sx={{ '&.Mui-disabled': { color: 'text.secondary' } }}
        >
          {otpResendLabel(secondsToWait)}
        </Button>
      </Box>
      {footer}
    </Box>
  )
}

function focusField(): void {
  document.getElementById('otp')?.focus()
}

function asItIs(message: string): string {
  return message
}
