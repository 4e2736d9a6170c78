/** Asks for the e-mailed one-time password: at sign-in, and whenever a call needs the session verified again. */
import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-final-form'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { otpError } from '@member-care/domain/account/sign-in-form.ts'
import { OTP_DIGITS, OTP_LIFETIME_MS } from '@member-care/domain/account/sign-in-rules.ts'
import { otpTexts } from '@member-care/domain/texts/account-texts.ts'
import { otpHintText, otpPageTexts, otpResendInText, otpSentText } from '@member-care/domain/texts/otp-page-texts.ts'
import { ApiCallError } from '../portal-api/api-client.ts'
import type { OtpSent } from '../portal-api/session-contract.ts'
import { Notice } from '../feedback/Notice.tsx'
import { TextInput } from '../form/TextInput.tsx'
import { useCountdown } from './use-countdown.ts'
import { LocalMailboxLink } from './LocalMailboxLink.tsx'

interface OtpFormProps {
  /** Where the password goes, as it may be shown. */
  readonly email: string
  /** Has a one-time password e-mailed; called once when the form opens. */
  readonly send: () => Promise<OtpSent>
  /** Rejects with an {@link ApiCallError} when it is wrong. */
  readonly verify: (otp: string) => Promise<void>
  readonly onCancel: () => void
  readonly cancelLabel: string
  /** What to say when a call was refused, from the server's message; the message itself when absent. */
  readonly failureText?: (message: string) => string
}

interface OtpValues {
  otp?: string
}

export default function OtpForm({ email, send, verify, onCancel, cancelLabel, failureText = asItIs }: OtpFormProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const [sent, setSent] = useState(0)
  const countdown = useCountdown()
  const opened = useRef(false)

  const sendOne = () => {
    setFailure(null)
    return send().then(
      ({ resendAfterSeconds }) => {
        setSent((times) => times + 1)
        countdown.start(resendAfterSeconds)
      },
      (error: unknown) => setFailure(messageOf(error)),
    )
  }

  useEffect(() => {
    // The guard keeps StrictMode's second mount from sending a second e-mail.
    if (opened.current) return
    opened.current = true
    void sendOne()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens
  }, [])

  return (
    <Form<OtpValues>
      onSubmit={async ({ otp = '' }, form) => {
        setFailure(null)
        try {
          await verify(otp)
        } catch (error) {
          setFailure(messageOf(error))
          form.restart({})
          document.getElementById('otp')?.focus()
        }
      }}
      validate={({ otp }) => ({ otp: otpError(otp) })}
    >
      {({ handleSubmit, submitting }) => (
        <Box component="form" noValidate onSubmit={(event) => void handleSubmit(event)} sx={{ display: 'grid', gap: 2.5 }}>
          <Box aria-live="polite" sx={{ color: 'text.secondary' }}>
            {otpSentText(email, sent)}
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
          <Button type="submit" variant="contained" size="large" disabled={submitting}>
            {submitting ? otpPageTexts.checking : otpTexts.submit}
          </Button>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
            <Button onClick={onCancel}>{cancelLabel}</Button>
            <Button disabled={countdown.seconds > 0} onClick={() => void sendOne()}>
              {countdown.seconds > 0 ? otpResendInText(otpTexts.resend, countdown.seconds) : otpTexts.resend}
            </Button>
          </Box>
          <LocalMailboxLink />
        </Box>
      )}
    </Form>
  )
}

function messageOf(error: unknown): string {
  return error instanceof ApiCallError ? error.message : String(error)
}

function asItIs(message: string): string {
  return message
}
