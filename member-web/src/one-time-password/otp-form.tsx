/** Asks for the e-mailed one-time password: at sign-in, in the registration, and whenever a call needs the session verified again. */
import type { ReactNode } from 'react'
import { Form } from 'react-final-form'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { otpError } from '@member-care/domain/account/sign-in-form.ts'
import { OTP_DIGITS, OTP_LIFETIME_MS } from '@member-care/domain/account/sign-in-rules.ts'
import { otpTexts } from '@member-care/domain/texts/account-texts.ts'
import { otpHintText, otpPageTexts, otpResendLabel, otpStandText } from '@member-care/domain/texts/otp-page-texts.ts'
import { useOneTimePassword, type AskingForOtp } from '@member-care/web-kit/one-time-password/use-one-time-password.ts'
import { Notice } from '../feedback/notice.tsx'
import { TextInput } from '../form/text-input.tsx'
import { LocalMailboxLink } from './local-mailbox-link.tsx'

interface OtpFormProps extends AskingForOtp {
  readonly onCancel: () => void
  readonly cancelLabel: string
  /** What is asked besides, below the code. */
  readonly below?: ReactNode
  /** What to say when a call was refused, from the server's message; the message itself when absent. */
  readonly failureText?: (message: string) => string
}

interface OtpValues {
  otp?: string
}

export default function OtpForm({ onCancel, cancelLabel, below, failureText = asItIs, ...asking }: OtpFormProps) {
  const asked = useOneTimePassword(asking)
  const { failure, phase, secondsToWait } = asked
  return (
    <Form<OtpValues>
      onSubmit={async ({ otp = '' }, form) => {
        if (await asked.answer(otp)) return
        form.restart({})
        document.getElementById('otp')?.focus()
      }}
      validate={({ otp }) => ({ otp: otpError(otp) })}
    >
      {({ handleSubmit, submitting }) => (
        <Box
          component="form"
          noValidate
          onSubmit={(event) => void handleSubmit(event)}
          sx={{ display: 'grid', gap: 2.5 }}
        >
          <Box aria-live="polite" sx={{ color: 'text.secondary' }}>
            {otpStandText(asking.email, asked)}
          </Box>
          {failure !== null && (
            <Notice tone="error" role="alert">
              {failureText(failure)}
            </Notice>
          )}
          <TextInput
            name="otp"
            label={otpPageTexts.label}
            hint={otpHintText(OTP_DIGITS, OTP_LIFETIME_MS / 60_000)}
            autoComplete="one-time-code"
            autoFocus
            parse={(typed) => typed.replace(/\D/g, '').slice(0, OTP_DIGITS)}
            inputProps={{ inputMode: 'numeric', style: { fontSize: '1.25rem', letterSpacing: '0.3em' } }}
          />
          {below}
          <Button type="submit" variant="contained" size="large" disabled={submitting}>
            {submitting ? otpPageTexts.checking : otpTexts.submit}
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
          <LocalMailboxLink />
        </Box>
      )}
    </Form>
  )
}

function asItIs(message: string): string {
  return message
}
