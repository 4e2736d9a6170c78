/** Which of a client's templates an e-mail to its people is made from (S54). Pure. */
import type { ClaimKind } from '../claim/claim-terms.ts'
import type { NotificationKind } from '../notification/notification-kinds.ts'
import type { MicroserviceTemplateName, MicroserviceTemplates } from './microservice-templates.ts'

/** What an e-mail is about. The welcome e-mail has an alias of its own (3§4). */
export type TemplatedMail = NotificationKind | 'one-time-password' | 'reset-password' | 'letter-waits-for-hr'

const templates: Partial<Record<TemplatedMail, MicroserviceTemplateName>> = {
  'claim-information-requested': 'firstNotification',
  'claim-approved': 'approved',
  'claim-rejected': 'rejected',
  'order-paid': 'marketplacePurchased',
  'letter-waits-for-hr': 'eLogNotification',
  'one-time-password': 'emailOTP',
  'reset-password': 'resetPassword',
  'password-changed': 'succeededResetPassword',
}

const submittedClaims: Readonly<Record<ClaimKind, MicroserviceTemplateName>> = {
  outpatient: 'submittedOutpatientClaim',
  inpatient: 'submittedInpatientClaim',
}

/**
 * The id of the template; undefined where the client has none, so that the usual e-mail goes out as it is.
 * @param options.claimKind of the claim that it is about
 */
export function mailTemplateOf(
  client: { readonly microserviceTemplates: Partial<MicroserviceTemplates> } | undefined,
  mail: TemplatedMail,
  { claimKind }: { readonly claimKind?: ClaimKind | undefined } = {},
): string | undefined {
  const name = mail === 'claim-submitted' && claimKind ? submittedClaims[claimKind] : (templates[mail] ?? 'simpleEmail')
  return client?.microserviceTemplates[name] || undefined
}
