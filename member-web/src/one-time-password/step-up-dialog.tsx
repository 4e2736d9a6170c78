/** The step-up of the portal: over the page that waits for it, and where one goes who cancels. */
import { useLocation, useNavigate } from 'react-router-dom'
import { StepUpDialog } from '@member-care/web-kit/one-time-password/step-up-dialog.tsx'
import { secondFactorCalls } from '@member-care/web-kit/second-factors/second-factor-calls.ts'
import { quietApi } from '../portal-api/api-client.ts'
import { sendOtp, verifyStepUpOtp } from '../portal-api/session-api.ts'
import { isOtpAskedByPagesOnly, neededNow, settleOtp, useSignedInUser } from '../session/session.ts'
import { LocalMailboxLink } from './local-mailbox-link.tsx'

const calls = secondFactorCalls(quietApi)

export default function PortalStepUpDialog() {
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
  return (
    <StepUpDialog
      calls={calls}
      needed={neededNow()}
      email={email}
      send={() => sendOtp()}
      verify={verifyStepUpOtp}
      onProved={() => settleOtp('verified')}
      onCancel={cancel}
      footer={<LocalMailboxLink />}
    />
  )
}

/** The router counts the entries of its history from 0. */
function cameFromPortal(): boolean {
  const state = window.history.state as { readonly idx?: number } | null
  return (state?.idx ?? 0) > 0
}
