/** Forgetting a person: what was recorded stays recorded, what it said about them can never be read again. */
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import type { EventLog } from '../event-log.ts'
import { WrongExpectedRevision, type AppendResult } from '../port.ts'
import type { SubjectKeys } from './subject-keys.ts'

/**
 * Destroys the person's key and records the fact on `user-<userId>`, which read models take as the sign to blank what they hold.
 * In this order, and only once no process holds the key any more, so that nothing after the fact in the log can be opened.
 * Safe to repeat: where an earlier call was cut short, it is finished; where it was not, the fact stays recorded once.
 * @param reason why, without personal data: it stays readable
 * @throws WrongExpectedRevision when there is no such user, StoreUnavailable
 */
export async function forgetPerson(
  { keys, log }: { keys: Pick<SubjectKeys, 'forget'>; log: Pick<EventLog, 'load' | 'append'> },
  userId: string,
  reason: string,
  context: CommandContext,
): Promise<AppendResult> {
  const stream = `user-${userId}` as const
  const { events, revision } = await log.load<UserEvent>(stream)
  if (revision === -1) throw new WrongExpectedRevision(stream, { kind: 'exists' }, revision)
  await keys.forget(userId)
  const recorded = events.find((event) => event.type === 'PersonalDataErased')
  if (recorded) return { revision: recorded.revision, position: recorded.position, repeated: true }
  return log.append(stream, [{ type: 'PersonalDataErased', data: { userId, reason } }], {
    expected: { kind: 'exists' },
    context,
  })
}
