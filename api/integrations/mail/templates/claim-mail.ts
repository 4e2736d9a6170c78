/** The e-mails about a claim. They say that there is news and where to read it; what it is about stays in the portal. */
import type { ClaimNotificationTopic } from '@member-care/projections/reactors/claim-notifications.ts'
import type { MailContent } from '../mailer.ts'
import { writeLetter } from './letter.ts'

const news: Readonly<Record<ClaimNotificationTopic, { readonly subject: string; readonly text: (claim: string) => string }>> = {
  ClaimRegistered: { subject: 'Your claim has been received', text: (claim) => `Your claim ${claim} has been received and will be processed within 14 working days.` },
  ClaimInformationRequested: { subject: 'Your claim needs more information', text: (claim) => `We need more information to go on with your claim ${claim}.` },
  ClaimApproved: { subject: 'Your claim has been approved', text: (claim) => `Your claim ${claim} has been approved.` },
  ClaimRejected: { subject: 'Your claim has been decided', text: (claim) => `Your claim ${claim} has been decided.` },
}

/** @param about.publicUrl address of the portal */
export function claimMail(about: { name: string | null; topic: ClaimNotificationTopic; transactionNo: string; publicUrl: string }): MailContent {
  const { subject, text } = news[about.topic]
  return writeLetter({
    subject,
    name: about.name,
    paragraphs: [text(about.transactionNo)],
    link: { label: 'Open Claim Records', url: `${about.publicUrl}/app/claimrecords` },
  })
}
