/**
 * Decided claims that would be reckoned otherwise by what is known now, on the stream `coverdifference-<claimId>`. Each is a proposal to the
 * claims desk; nothing is paid or taken back by it.
 */
import { z } from 'zod'
import { defineEvent, personal, type EventOf } from '../../events/event-definition.ts'

const cents = z.number().int().nonnegative()

/**
 * What has changed: a plan was published, what is known of the family's cover is another thing, or another claim or letter of the family has another
 * part, or none (its decision was corrected, its difference settled, it came to nothing).
 */
export const differenceCauses = ['plan', 'cover', 'decision'] as const

const differenceFound = defineEvent(
  'CoverDifferenceFound',
  'A decided claim would be reckoned otherwise by what is known now: a plan was corrected, a cover ended earlier, or an earlier decision was corrected. The claims desk is told.',
  z.object({
    claimId: z.string(),
    companyId: z.string(),
    employeeId: z.string(),
    personId: z.string(),
    planNo: z.string(),
    /** Cents of the plan's currency: as it was reckoned when it was decided, as it was paid, and as it comes to now. */
    reckonedCents: cents,
    paidCents: cents,
    /** Absent: nobody can tell any more. */
    nowCents: cents.optional(),
    cause: z.enum(differenceCauses).optional(),
  }),
)

const differenceGone = defineEvent(
  'CoverDifferenceGone',
  'By what is known now the claim is reckoned again as it was decided.',
  z.object({ claimId: z.string(), companyId: z.string() }),
)

/** What the claims desk did: the difference was paid or asked back, or the claim stays as it was paid. */
export const differenceOutcomes = ['settled', 'left'] as const

const differenceClosed = defineEvent(
  'CoverDifferenceClosed',
  'The claims desk settled the difference, or left the claim as it was paid, and said why.',
  z.object({
    claimId: z.string(),
    companyId: z.string(),
    personId: z.string(),
    outcome: z.enum(differenceOutcomes),
    /** What the claim has been paid in all since it was settled. Absent of one that stays as it was, and where nobody can tell. */
    settledCents: cents.optional(),
    reason: personal(z.string()),
    /** The administrator's user id. */
    decidedBy: z.string(),
  }),
  { personal: { reason: 'personId' } },
)

export const coverDifferenceEventDefinitions = [differenceFound, differenceGone, differenceClosed] as const
export type CoverDifferenceEvent = EventOf<(typeof coverDifferenceEventDefinitions)[number]>
export type DifferenceCause = (typeof differenceCauses)[number]
export type DifferenceFound = EventOf<typeof differenceFound>['data']
