/** What follows from a wrong password, wherever it was shown. */
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import type { Parts } from '../http/parts.ts'
import { recordAccountEvent } from './account-record.ts'

/** @param options `lock`: it was the one too many, and the account is locked */
export async function recordWrongPassword(
  parts: Parts,
  userId: string,
  { lock }: { lock: boolean },
  context: CommandContext,
): Promise<void> {
  if (lock) {
    await parts.sessions.endAll(userId, { because: 'ACCOUNT_LOCKED' })
    // One attempt alone locks an account, however many come at once: nothing is left to decide, and no other event may get in its way.
    await recordAccountEvent(
      parts,
      { type: 'AccountLocked', data: { userId, reason: 'wrong-passwords' } },
      { ...context, commandId: `${context.commandId}-lock` },
    )
  }
  await recordAccountEvent(parts, { type: 'SignInFailed', data: { userId, reason: 'wrong-password' } }, context)
}
