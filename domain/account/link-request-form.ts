/** The forms that ask for a link by e-mail, for a forgotten password or a locked account (1§5): they are the same. */
import { comparableEmail, isEmailAddress } from '../identity/email-address.ts'
import { resetTexts, signInTexts } from '../texts/account-texts.ts'

export interface LinkRequestForm {
  readonly email?: string | undefined
  readonly confirmEmail?: string | undefined
  /** What the captcha gave; empty until it is solved. */
  readonly captchaResponse?: string | undefined
}

export type LinkRequestFormErrors = Partial<Record<keyof LinkRequestForm, string>>

/** The texts at the fields that are wrong. The addresses are compared ignoring case (AUTH-069), once both are addresses. */
export function linkRequestFormErrors(form: LinkRequestForm): LinkRequestFormErrors {
  const errors: LinkRequestFormErrors = {}
  const email = emailError(form.email)
  const confirmEmail = emailError(form.confirmEmail)
  if (email !== undefined) errors.email = email
  if (confirmEmail !== undefined) errors.confirmEmail = confirmEmail
  else if (email === undefined && comparableEmail(form.email ?? '') !== comparableEmail(form.confirmEmail ?? '')) {
    errors.confirmEmail = resetTexts.emailsDiffer
  }
  if (!form.captchaResponse) errors.captchaResponse = resetTexts.captchaMissing
  return errors
}

/** What is wrong with one address, as the form and the server say it; undefined when nothing is. */
export function emailError(typed: string | undefined): string | undefined {
  const email = typed?.trim() ?? ''
  if (email === '') return signInTexts.emailRequired
  return isEmailAddress(email) ? undefined : signInTexts.emailInvalid
}
