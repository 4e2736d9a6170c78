/** Lifts what was counted and locked of a person's identifiers: the job that follows from enrolling, activating, recovering and unlocking. */
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { z } from 'zod'
import type { Parts } from '../parts.ts'

const payloadSchema = z.object({ userId: z.string() })

type OpeningParts = Pick<Parts, 'users' | 'signInAttempts'>

/** For jobs of the kind `sign-in-opening` (projections/reactors/sign-in-opening.ts). Tried again while the read model does not show the person yet. */
export function openSignIn(parts: OpeningParts): JobHandler {
  return async (job) => {
    await openSignInOf(parts, payloadSchema.parse(job.payload).userId)
    return 'done'
  }
}

/**
 * The same at once, for a call after whose answer the person signs in.
 * @throws Error when there is no such user
 */
export async function openSignInOf({ users, signInAttempts }: OpeningParts, userId: string): Promise<void> {
  const user = await users.getUser({ kind: 'own', userId }, userId)
  if (!user) throw new Error('The read model does not show this user yet.')
  const staffIds = user.memberships.map((membership) => membership.staffId)
  const identifiers = [user.email, user.nric, ...staffIds].filter((identifier) => identifier !== null)
  await signInAttempts.open(userId, identifiers)
}
