/** Changing one's own password (2§4, API-070). */
import { passwordChangeErrors } from '@member-care/domain/account/password-change-form.ts'
import { requireGoodPassword } from '../accounts/frequent-passwords.ts'
import { requireOwnPassword } from '../accounts/own-password.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { replacePassword } from '../accounts/reset-password.ts'
import { apiError, formError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'

/** As they are sent: base64 of the RSA-OAEP encrypted texts. */
export interface SentPasswordChange {
  readonly oldPassword: string
  readonly newPassword: string
  /** Judged where it is sent (C18). */
  readonly newPasswordConfirm?: string | undefined
}

/**
 * Gives the caller another password. Their other sessions end.
 * @throws ApiError 400 PASSWORD_WRONG; 401 ACCOUNT_LOCKED once there were too many wrong ones; 422 with the texts at their fields
 */
export async function changePassword(
  parts: Parts,
  { own, session, auditContext }: Caller,
  sent: SentPasswordChange,
  request: { readonly requestId: string; readonly clientAddress: string },
): Promise<void> {
  const read = (encrypted: string) => {
    const text = encrypted === '' ? '' : parts.signInKey.decrypt(encrypted)
    if (text === undefined) throw apiError('MALFORMED_REQUEST')
    return text
  }
  const oldPassword = read(sent.oldPassword)
  const newPassword = read(sent.newPassword)
  const newPasswordConfirm = sent.newPasswordConfirm === undefined ? newPassword : read(sent.newPasswordConfirm)
  const errors = passwordChangeErrors({ oldPassword, newPassword, newPasswordConfirm })
  if (Object.keys(errors).length > 0) throw formError(errors)
  await requireGoodPassword(newPassword, 'profile', 'newPassword')
  const { clientAddress } = request
  await requireOwnPassword(parts, own, sent.oldPassword, { clientAddress, context: auditContext() })
  const passwordHash = await parts.passwordChecks.inTurn(clientAddress, () => hashPassword(newPassword))
  await replacePassword(parts, { userId: own.userId, purpose: 'profile', passwordHash }, request, {
    exceptSession: session.sessionId,
  })
}
