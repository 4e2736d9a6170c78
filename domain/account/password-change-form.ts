/** The form in which a member changes their password (2§5). */
import { newPasswordTexts } from '../texts/account-texts.ts'
import { newPasswordFormErrors, type NewPasswordForm } from './new-password-form.ts'

export interface PasswordChangeForm extends NewPasswordForm {
  readonly oldPassword?: string | undefined
}

/** The texts at the fields that are wrong. */
export function passwordChangeErrors(form: PasswordChangeForm): Partial<Record<keyof PasswordChangeForm, string>> {
  const { oldPassword, newPassword } = form
  const errors = newPasswordFormErrors(form, 'profile')
  if (!oldPassword) return { oldPassword: newPasswordTexts.current, ...errors }
  return oldPassword === newPassword && Object.keys(errors).length === 0
    ? { newPassword: newPasswordTexts.sameAsBefore }
    : errors
}
