/**
 * A member's change of their e-mail address, in four steps: the new address twice, the password, the code that was mailed to the new
 * address, and the change (2§4). The server keeps how far a session has come, and lets no step be left out.
 */
import { comparableEmail, isEmailAddress } from '../identity/email-address.ts'
import { changeEmailTexts } from '../texts/update-bio-texts.ts'
import { signInTexts } from '../texts/account-texts.ts'

/** From the password to the code, and from the code to the change; milliseconds. */
export const EMAIL_CHANGE_STEP_MS = 15 * 60_000

/** How far somebody has come. Addresses stand here by any text that tells them apart, such as a keyed hash. */
export interface EmailChangeProgress {
  readonly passwordShownAt?: Date | undefined
  /** Where the code went. */
  readonly asked?: string | undefined
  /** Whose reader has shown the code. */
  readonly verified?: string | undefined
  readonly verifiedAt?: Date | undefined
}

export type EmailChangeStep =
  | { readonly type: 'show-password'; readonly at: Date }
  | { readonly type: 'ask-code'; readonly address: string; readonly at: Date }
  /** The code that was mailed to this address was right. */
  | { readonly type: 'show-code'; readonly address: string; readonly at: Date }
  | { readonly type: 'change'; readonly address: string; readonly at: Date }

export type EmailChangeObstacle = 'PASSWORD_NOT_SHOWN' | 'OTP_EXPIRED' | 'EMAIL_NOT_VERIFIED'

/** How far somebody has come after a step, or why it cannot be taken. A new password or a new address begins anew. */
export function takeEmailChangeStep(
  progress: EmailChangeProgress,
  step: EmailChangeStep,
): { readonly progress: EmailChangeProgress } | { readonly obstacle: EmailChangeObstacle } {
  const { passwordShownAt, asked, verified, verifiedAt } = progress
  switch (step.type) {
    case 'show-password':
      return { progress: { passwordShownAt: step.at } }
    case 'ask-code':
      return isRecent(passwordShownAt, step.at)
        ? { progress: { passwordShownAt, asked: step.address } }
        : { obstacle: 'PASSWORD_NOT_SHOWN' }
    case 'show-code':
      if (!isRecent(passwordShownAt, step.at)) return { obstacle: 'PASSWORD_NOT_SHOWN' }
      return asked === step.address
        ? { progress: { ...progress, verified: step.address, verifiedAt: step.at } }
        : { obstacle: 'OTP_EXPIRED' }
    case 'change':
      return verified === step.address && isRecent(verifiedAt, step.at)
        ? { progress: {} }
        : { obstacle: 'EMAIL_NOT_VERIFIED' }
  }
}

function isRecent(then: Date | undefined, now: Date): boolean {
  return then !== undefined && now.getTime() - then.getTime() < EMAIL_CHANGE_STEP_MS
}

/** The first step, as it is typed. */
export interface NewEmailForm {
  readonly newEmail?: string | undefined
  readonly newEmailAgain?: string | undefined
}

/** The texts at the fields of the first step that are wrong (2§5). @param current the address on record, empty where there is none */
export function newEmailErrors(form: NewEmailForm, current: string): Partial<Record<keyof NewEmailForm, string>> {
  const newEmail = form.newEmail?.trim() ?? ''
  const newEmailAgain = form.newEmailAgain?.trim() ?? ''
  const first = emailError(newEmail, current)
  if (newEmailAgain === '') return { ...first, newEmailAgain: signInTexts.emailRequired }
  if (!isEmailAddress(newEmailAgain)) return { ...first, newEmailAgain: signInTexts.emailInvalid }
  const differ = comparableEmail(newEmail) !== comparableEmail(newEmailAgain)
  return { ...first, ...(differ && { newEmailAgain: changeEmailTexts.differ }) }
}

function emailError(newEmail: string, current: string): Pick<Partial<Record<keyof NewEmailForm, string>>, 'newEmail'> {
  if (newEmail === '') return { newEmail: signInTexts.emailRequired }
  if (!isEmailAddress(newEmail)) return { newEmail: signInTexts.emailInvalid }
  return comparableEmail(newEmail) === comparableEmail(current) ? { newEmail: changeEmailTexts.unchanged } : {}
}

/** The second step. */
export function emailPasswordErrors({ password }: { readonly password?: string | undefined }): { password?: string } {
  return password ? {} : { password: changeEmailTexts.passwordEmpty }
}

/** The third step. */
export function emailCodeErrors({ otp }: { readonly otp?: string | undefined }): { otp?: string } {
  return (otp?.trim() ?? '') === '' ? { otp: changeEmailTexts.otpEmpty } : {}
}
