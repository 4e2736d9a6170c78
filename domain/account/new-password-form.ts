/** The form that sets a new password, wherever it stands (1§5). */
import { newPasswordError, passwordConfirmationError, type NewPasswordPlace } from '../identity/password.ts'

export interface NewPasswordForm {
  readonly newPassword?: string | undefined
  readonly newPasswordConfirm?: string | undefined
}

export type NewPasswordFormErrors = Partial<Record<keyof NewPasswordForm, string>>

/** The texts at the fields that are wrong. The confirmation is judged only once there is a good password to confirm. */
export function newPasswordFormErrors(
  { newPassword, newPasswordConfirm }: NewPasswordForm,
  place: NewPasswordPlace,
): NewPasswordFormErrors {
  const error = newPasswordError(newPassword, place)
  if (error !== undefined) return { newPassword: error }
  const mismatch = passwordConfirmationError(newPassword, newPasswordConfirm, place)
  return mismatch === undefined ? {} : { newPasswordConfirm: mismatch }
}
