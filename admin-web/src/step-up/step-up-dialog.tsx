import { StepUpDialog } from '@member-care/web-kit/one-time-password/step-up-dialog.tsx'
import { secondFactorCalls } from '@member-care/web-kit/second-factors/second-factor-calls.ts'
import { readSession } from '../console/session.ts'
import { apiClient } from '../console/api-client.ts'
import { useVerificationRequired, verification } from '../console/step-up.ts'

const calls = secondFactorCalls(apiClient)

/** Over every page: asks for a one-time password, or for a proof, when a call was answered 428; the call is sent once more when it was right. */
export function StepUp() {
  if (!useVerificationRequired()) return null
  return (
    <StepUpDialog
      calls={calls}
      needed={verification.needed()}
      email={readSession()?.email ?? 'your e-mail address'}
      send={sendOtp}
      verify={verifyOtp}
      onProved={() => verification.settle('verified')}
      onCancel={cancel}
    />
  )
}

/** Cancel goes back from a page that was opening, and else leaves it as it is. */
function cancel() {
  const goesBack = verification.isForReadingOnly()
  verification.settle('cancelled')
  if (goesBack) window.history.back()
}

async function sendOtp() {
  const { data } = await apiClient.POST('/api/users/generateLoginOTPEmailCode', { body: {} })
  return data ?? { sent: false, resendAfterSeconds: 0 }
}

async function verifyOtp(otp: string): Promise<void> {
  await apiClient.POST('/api/users/verifyLoginOTPEmailCode/v1', { body: { otp } })
}
