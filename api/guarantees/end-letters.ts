/** What the clock does with letters of guarantee: they expire after their last day, members are told some working days before, and what was held in vain is given back. */
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { latestWithin } from '@member-care/domain/dates/working-days.ts'
import { decideGuarantee } from '@member-care/domain/guarantee/decide-guarantee.ts'
import { isRequested, latestLetter, type GuaranteeState } from '@member-care/domain/guarantee/guarantee-state.ts'
import { WORKING_DAYS_TOLD_BEFORE } from '@member-care/domain/guarantee/guarantee-terms.ts'
import { findLettersEnding } from '@member-care/projections/guarantees/guarantee-queries.ts'
import { randomUUID } from 'node:crypto'
import { carryOutGuarantee } from '../aggregates/guarantee.ts'
import { holidaysAround } from '../clinics/public-holidays.ts'
import { createPeriodicTask, type PeriodicTask } from '../commands/periodic-task.ts'
import type { Parts } from '../http/parts.ts'
import { giveBackHolds, type HoldParts } from './give-back-holds.ts'

/** A day has begun at most so long ago when its letters expire; the counter is told by the day itself. */
const EVERY_MS = 10 * 60_000

type RoundParts = Pick<
  Parts,
  'database' | 'subjectKeys' | 'systemReader' | 'eventLog' | 'readModels' | 'clock' | 'logger'
>

export function createLetterRounds(parts: RoundParts & HoldParts): PeriodicTask {
  return createPeriodicTask(EVERY_MS, async () => {
    try {
      await endLetters(parts)
      await giveBackHolds(parts)
    } catch (error) {
      parts.logger.warn(
        { err: error },
        'letters of guarantee could not be ended; it is tried again with the next round',
      )
    }
  })
}

/**
 * Several processes may go round at once, and a round that was killed is simply gone again: the stream decides what was done already.
 * A letter that cannot be read keeps no other one waiting.
 */
export async function endLetters(parts: RoundParts): Promise<void> {
  const now = parts.clock()
  const today = singaporeToday(now)
  const holidays = new Set((await holidaysAround(parts.database, now)).map(({ day }) => day))
  const tellUpTo = latestWithin(WORKING_DAYS_TOLD_BEFORE, today, holidays)
  for (const letter of await findLettersEnding(parts, parts.systemReader, { today, tellUpTo }))
    await endOne(parts, letter, { today, tellUpTo }).catch((error: unknown) =>
      parts.logger.error({ err: error, guaranteeId: letter.guaranteeId }, 'a letter of guarantee could not be ended'),
    )
}

async function endOne(
  parts: RoundParts,
  { guaranteeId, isOver }: { readonly guaranteeId: string; readonly isOver: boolean },
  days: { readonly today: string; readonly tellUpTo: string },
): Promise<void> {
  const commandId = randomUUID()
  await carryOutGuarantee(parts, guaranteeId, {
    context: { actor: { kind: 'system', id: 'letters' }, commandId, correlationId: commandId },
    decide: (state) => {
      const { today } = days
      // The read model may lag behind: another process was faster, or the desk has withdrawn or replaced it meanwhile.
      if (!isOver && !endsBy(state, days.tellUpTo)) return { events: [] }
      const decision = decideGuarantee({ type: isOver ? 'ExpireGuarantee' : 'TellExpiry', data: { today } }, state)
      return 'refusal' in decision ? { events: [] } : decision
    },
    visibleIn: ['guarantees'],
  })
}

function endsBy(state: GuaranteeState, day: string): boolean {
  const letter = isRequested(state) ? latestLetter(state) : undefined
  return letter !== undefined && letter.validUntil <= day
}
