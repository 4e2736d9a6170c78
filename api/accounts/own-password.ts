/** The password of somebody who is signed in, shown once more. */
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import type { OwnScope } from '@member-care/projections/scope.ts'
import { apiError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import { passwordMatches } from './passwords.ts'
import { recordWrongPassword } from './wrong-password.ts'

/**
 * Wrong ones count as those of the sign-in do.
 * @param encrypted base64 of the RSA-OAEP encrypted text
 * @throws ApiError 400 PASSWORD_WRONG; 401 ACCOUNT_LOCKED once there were too many
 */
export async function requireOwnPassword(
  parts: Parts,
  own: OwnScope,
  encrypted: string,
  { clientAddress, context }: { clientAddress: string; context: CommandContext },
): Promise<void> {
  const password = encrypted === '' ? '' : parts.signInKey.decrypt(encrypted)
  if (password === undefined) throw apiError('MALFORMED_REQUEST')
  const { userId } = own
  const user = await parts.users.getUser(own, userId)
  const now = parts.clock()
  const { attempt, credential } = await parts.signInAttempts.begin({ identifier: user?.email ?? userId, userId }, now)
  const matches =
    attempt.allowed &&
    attempt.accountOpen &&
    (await parts.passwordChecks.inTurn(clientAddress, () => passwordMatches(credential, password)))
  if (matches) return parts.signInAttempts.wasRight(attempt)
  const lock = await parts.signInAttempts.wasWrong(attempt, now)
  if (attempt.allowed) await recordWrongPassword(parts, userId, { lock }, context)
  if (lock || !attempt.allowed) throw apiError('ACCOUNT_LOCKED')
  throw apiError('PASSWORD_WRONG')
}
