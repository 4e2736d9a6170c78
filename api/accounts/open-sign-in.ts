/** Lifts what was counted and locked of people's identifiers: the job that follows from enrolling, activating, recovering and unlocking. */
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { signInOpeningSchema } from '@member-care/projections/reactors/sign-in-opening.ts'
import { identifiersOf } from '@member-care/projections/users/sign-in-identifiers.ts'
import type { Parts } from '../http/parts.ts'

type OpeningParts = Pick<Parts, 'database' | 'signInAttempts'>

/** For jobs of the kind `sign-in-opening` (projections/reactors/sign-in-opening.ts). Tried again while the read model does not show everybody yet. */
export function openSignIn(parts: OpeningParts & Pick<Parts, 'readModels'>): JobHandler {
  return async (job) => {
    const { userIds, position } = signInOpeningSchema.parse(job.payload)
    if (position !== undefined) await parts.readModels.untilVisible(['users'], position)
    await openSignInOf(parts, userIds)
    return 'done'
  }
}

/**
 * The same at once, for a call after whose answer the person signs in.
 * @throws Error when there is no such user; those that there are have been opened
 */
export async function openSignInOf(
  { database, signInAttempts }: OpeningParts,
  userIds: readonly string[],
): Promise<void> {
  const people = await identifiersOf(database, userIds)
  await signInAttempts.open(people)
  if (people.length < userIds.length) throw new Error('The read model does not show all of these users yet.')
}
