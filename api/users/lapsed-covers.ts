/**
 * What the clock does with covers (S81). A cover ends by its date wherever it is asked about. What has to be done because of that, done once, begins
 * with the event that the last day is over: `end-with-cover.ts`.
 */
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { decideUser } from '@member-care/domain/user/decide-user.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { findCoversToLapse, type CoverToLapse } from '@member-care/projections/users/covers-to-lapse.ts'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { carryOutUser } from '../aggregates/user.ts'
import { createPeriodicTask, type PeriodicTask } from '../commands/periodic-task.ts'
import type { Parts } from '../http/parts.ts'

/** A day has begun at most so long ago when what depends on its covers ends. */
const EVERY_MS = 10 * 60_000
/** So many are asked for at once; a company may end with all its people on one day. */
const AT_ONCE = 500

type LapsingParts = Pick<Parts, 'database' | 'eventLog' | 'readModels' | 'systemReader' | 'clock' | 'logger'>

export function createCoverRounds(parts: LapsingParts): PeriodicTask {
  return createPeriodicTask(EVERY_MS, async () => {
    try {
      await lapseCovers(parts)
    } catch (error) {
      parts.logger.warn(
        { err: error },
        'covers that are over could not be ended; it is tried again with the next round',
      )
    }
  })
}

/**
 * Several processes may go round at once, and a round that was killed is simply gone again, however many days later: the stream decides what was
 * done already. A cover that cannot be ended keeps no other one waiting.
 */
export async function lapseCovers(parts: LapsingParts): Promise<void> {
  const today = singaporeToday(parts.clock())
  let after: CoverToLapse | undefined
  for (;;) {
    const covers = await findCoversToLapse(parts, parts.systemReader, { today, after, limit: AT_ONCE })
    for (const cover of covers)
      await lapse(parts, cover, { today, commandId: randomUUID() }).catch((error: unknown) =>
        parts.logger.error({ err: error, userId: cover.userId }, 'a cover that is over could not be ended'),
      )
    after = covers.at(-1)
    if (covers.length < AT_ONCE) return
  }
}

/** For an end that was past when it was recorded, so that nobody waits for the next round. */
export function lapseAtOnce(parts: LapsingParts): JobHandler {
  return async (job) => {
    const cover = z.object({ userId: z.string(), companyId: z.string() }).parse(job.payload)
    await lapse(parts, cover, { today: singaporeToday(parts.clock()), commandId: job.id })
    return 'done'
  }
}

async function lapse(
  parts: LapsingParts,
  { userId, companyId }: Pick<CoverToLapse, 'userId' | 'companyId'>,
  { today, commandId }: { readonly today: string; readonly commandId: string },
): Promise<void> {
  await carryOutUser(parts, userId, {
    context: { actor: { kind: 'system', id: 'covers' }, commandId, correlationId: commandId },
    decide: (user) => decideUser({ type: 'LapseMembership', data: { companyId, today } }, user),
    // The round asks for the next ones by their place, and nobody waits for an answer.
    visibleIn: [],
  })
}
