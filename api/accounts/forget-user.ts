/**
 * Forgetting a person everywhere at once. What happened stays recorded, and what others have in it stays readable;
 * what it said about this person is gone for good.
 */
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { forgetPerson } from '@member-care/event-store/codec/forget-person.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import type { Parts } from '../http/parts.ts'
import { forgetAccount } from './housekeeping.ts'
import { recordedValues, releaseAllOf } from './reservations.ts'

/** The read models with personal values. */
const readModelsOfPeople = ['users', 'claims', 'verification']

/**
 * Forgets a user: their way in, their address and number, and their key. Without the key nobody can read the user's
 * personal values in the log. It also forgets all that the capabilities keep about the user; each capability says
 * itself what that is (`whenForgotten`). This takes a few seconds, until no process holds the key any more. It is safe
 * to repeat: when an earlier call was cut short, the next one does the rest.
 * @param reason why, without personal data: it stays readable
 * @throws WrongExpectedRevision when there is no such user, StoreUnavailable
 */
export async function forgetUser(
  parts: Parts,
  { userId, reason }: { userId: string; reason: string },
  context: CommandContext,
): Promise<void> {
  const { database, eventLog, readModels, subjectKeys, whenForgotten } = parts
  await forgetAccount(database, userId)
  // As long as the log can say which they were.
  const { emails, nrics } = await recordedValues(parts, userId)
  const forgotten = { userId, values: [...emails, ...nrics] }
  await releaseAllOf(parts, userId, context)
  for (const { before } of whenForgotten) await before?.(parts, forgotten)
  const { position } = await forgetPerson({ keys: subjectKeys, log: eventLog }, userId, reason, context)
  await readModels.untilVisible(readModelsOfPeople, position)
  // Only now: as long as a read model knew the person, a mail to them could be written.
  for (const { afterwards } of whenForgotten) await afterwards?.(parts, forgotten)
  await forgetSamples(database)
}

/** The planner's statistics hold samples of what stands in the tables; they are taken anew. */
async function forgetSamples(database: CommonQueryMethods): Promise<void> {
  await database.query(sql.unsafe`analyze`)
}
