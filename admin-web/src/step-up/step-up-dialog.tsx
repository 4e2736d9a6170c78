import { otpError } from '@member-care/domain/account/sign-in-form.ts'
import { OTP_DIGITS, OTP_LIFETIME_MS } from '@member-care/domain/account/sign-in-rules.ts'
import { otpTexts } from '@member-care/domain/texts/account-texts.ts'
import { otpHintText, otpPageTexts, otpSentText } from '@member-care/domain/texts/otp-page-texts.ts'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { HttpError } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useAdministrator } from '../console/administrator.ts'
import { apiClient, dataOf } from '../console/api-client.ts'
import { settleVerification, useVerificationRequired } from './verification.ts'

const TITLE_ID = 'step-up-title'

/** Over every page: asks for a one-time password when a call was answered 428, and has what was refused asked for again. */
export function StepUp() {
  return useVerificationRequired() ? <StepUpDialog /> : null
}

/** Has one e-mailed as it opens. Cannot be closed but by Submit and Cancel; Cancel goes back to where nothing was asked. */
function StepUpDialog() {
  const email = useAdministrator()?.email ?? 'your e-mail address'
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [otp, setOtp] = useState('')
  const [problem, setProblem] = useState<string>()
  const send = useMutation<unknown, HttpError>({ mutationFn: () => dataOf(apiClient.POST('/api/users/generateLoginOTPEmailCode', { body: {} })) })
  const verify = useMutation<unknown, HttpError>({
    mutationFn: () => dataOf(apiClient.POST('/api/users/verifyLoginOTPEmailCode/v1', { body: { otp } })),
    onSuccess: () => {
      settleVerification()
      return queryClient.invalidateQueries()
    },
    onError: () => setOtp(''),
  })

  const opened = useRef(false)
  useEffect(() => {
    // The guard keeps StrictMode's second mount from sending a second e-mail.
    if (!opened.current) send.mutate()
    opened.current = true
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    const error = otpError(otp)
    setProblem(error)
    if (error === undefined) verify.mutate()
  }
  function cancel() {
    settleVerification()
    void navigate(-1)
  }

  const failure = verify.error ?? send.error
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={TITLE_ID}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={TITLE_ID}>{otpPageTexts.stepUpTitle}</DialogTitle>
        <DialogContent>
          <Typography aria-live="polite" sx={{ color: 'text.secondary', mb: 2 }}>
            {otpSentText(email, send.isSuccess ? 1 : 0)}
          </Typography>
          {failure && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {failure.message}
            </Alert>
          )}
          <TextField
            fullWidth
            autoFocus
            label={otpPageTexts.label}
            value={otp}
            onChange={({ target }) => setOtp(target.value.replace(/\D/g, '').slice(0, OTP_DIGITS))}
            error={problem !== undefined}
            helperText={problem ?? otpHintText(OTP_DIGITS, OTP_LIFETIME_MS / 60_000)}
            autoComplete="one-time-code"
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={cancel}>{otpTexts.cancel}</Button>
          <Button type="submit" variant="contained" loading={verify.isPending}>
            {otpTexts.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
