/** Where mail goes to the local mailbox instead of to people, a way to it; nothing elsewhere. */
import Link from '@mui/material/Link'
import { otpPageTexts } from '@member-care/domain/texts/otp-page-texts.ts'
import { usePortalAbout } from '../public-pages/portal-about.ts'

export function LocalMailboxLink() {
  const mailbox = usePortalAbout()?.mailbox
  if (mailbox === undefined) return null
  return (
    <Link
      href={mailbox}
      target="_blank"
      rel="noreferrer"
      sx={{ fontSize: '0.8125rem', justifySelf: 'center', py: 0.5 }}
    >
      {otpPageTexts.localMailbox}
    </Link>
  )
}
