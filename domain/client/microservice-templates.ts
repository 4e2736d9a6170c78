/** Which templates of the message service a client's e-mails, push messages and text messages are made from (3§3 "Template ids"). */
import { z } from 'zod'

/** Those that an e-mail is made from (S54), as the console offers them: mail-template.ts says which. */
export const claimTemplates = [
  'submittedOutpatientClaim',
  'submittedInpatientClaim',
  'firstNotification',
  'approved',
  'rejected',
] as const
export const storeTemplates = ['marketplacePurchased', 'eLogNotification'] as const
export const accountTemplates = ['simpleEmail', 'emailOTP', 'resetPassword', 'succeededResetPassword'] as const

/** Ids by name, in the order in which they are shown; empty for the usual template. */
const id = z.string()
export const microserviceTemplatesShape = {
  submittedOutpatientClaim: id,
  submittedInpatientClaim: id,
  firstNotification: id,
  firstReminder: id,
  secondReminder: id,
  closure: id,
  approved: id,
  rejected: id,
  marketplacePurchased: id,
  marketplaceRedeemed: id,
  eLogNotification: id,
  simpleEmail: id,
  birthdayPush: id,
  accessTokenPush: id,
  welcomeEmail: id,
  emailOTP: id,
  resetPassword: id,
  succeededResetPassword: id,
  smsOTP: id,
}
export type MicroserviceTemplateName = keyof typeof microserviceTemplatesShape
export const microserviceTemplatesSchema = z.object(microserviceTemplatesShape)
export type MicroserviceTemplates = z.infer<typeof microserviceTemplatesSchema>

export const usualTemplates: MicroserviceTemplates = {
  submittedOutpatientClaim: '',
  submittedInpatientClaim: '',
  firstNotification: '',
  firstReminder: '',
  secondReminder: '',
  closure: '',
  approved: '',
  rejected: '',
  marketplacePurchased: '',
  marketplaceRedeemed: '',
  eLogNotification: '',
  simpleEmail: '',
  birthdayPush: '',
  accessTokenPush: '',
  welcomeEmail: '',
  emailOTP: '',
  resetPassword: '',
  succeededResetPassword: '',
  smsOTP: '',
}
