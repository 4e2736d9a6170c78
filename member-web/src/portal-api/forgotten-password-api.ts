/** The calls for a forgotten password and a locked account. */
import { answered, api } from './api-client.ts'

/** What a link is asked for. */
export type LinkPurpose = 'reset-password' | 'recover-account'

/** Is answered alike whether the address is known or not. */
export async function requestLink(
  purpose: LinkPurpose,
  body: { email: string; captchaResponse: string },
): Promise<void> {
  if (purpose === 'reset-password') await api.POST('/api/users/requestResetPasswordSuccess', { body })
  else await api.POST('/api/users/requestAccountRecoverySuccess', { body })
}

/** Whether a link can still be used. */
export function checkResetLink(token: string): Promise<{ readonly valid: boolean }> {
  return answered(api.POST('/api/users/resetPassword/check', { body: { token } }))
}

/** The address that a link gives back, masked; null when the link is not good any more. */
export async function checkEmailUndo(token: string): Promise<string | null> {
  return (await answered(api.POST('/api/users/undoEmailChange/check', { body: { token } }))).email
}

/** @returns the token with which a new password is chosen */
export async function undoEmailChange(token: string): Promise<string> {
  return (await answered(api.POST('/api/users/undoEmailChange', { body: { token } }))).resetToken
}

/** `newPassword` is encrypted with the public key. */
export async function resetPassword(body: { token: string; newPassword: string }): Promise<void> {
  await api.POST('/api/users/resetPassword', { body })
}
