/** The form for the e-mailed one-time password, with the way to the local mailbox where there is one. */
import { OtpForm, type OtpFormProps } from '@member-care/web-kit/one-time-password/otp-form.tsx'
import { LocalMailboxLink } from './local-mailbox-link.tsx'

export default function PortalOtpForm(props: Omit<OtpFormProps, 'footer'>) {
  return <OtpForm {...props} footer={<LocalMailboxLink />} />
}
