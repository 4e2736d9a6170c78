/**
 * Claims that are decided at once: for each that was looked at why a person decides, on the stream `straightthrough-<claimId>`; and the one
 * switch of the installation, on the stream `straightthrough-switch`.
 */
import { z } from 'zod'
import { defineEvent, type EventOf } from '../events/event-definition.ts'
import { comparedFields } from '../receipt/compare-claim.ts'
import { reasonsForPerson } from './straight-through.ts'

const cents = z.number().int().nonnegative()
export const receiptDifferenceSchema = z.object({
  field: z.enum(comparedFields),
  cents: z.object({ read: cents, claimed: cents }).optional(),
})

const claimJudged = defineEvent(
  'StraightThroughJudged',
  'A claim was looked at, whether it is decided at once. Without a reason for a person it was.',
  z.object({
    claimId: z.string(),
    companyId: z.string(),
    reasons: z.array(z.enum(reasonsForPerson)),
    /** Cents of the plan's currency; absent where nobody could tell. */
    reckonedCents: z.number().int().nonnegative().optional(),
    /** Where a receipt says otherwise: of what, and of an amount both figures in cents. Nothing else that was read is kept. */
    receiptDifferences: z.array(receiptDifferenceSchema).optional(),
  }),
)

const switched = defineEvent(
  'StraightThroughSwitched',
  'An administrator stopped all decisions at once, or let them go on.',
  z.object({
    isStopped: z.boolean(),
    switchedBy: z.string(),
    /** Absent in what was switched before a reason was asked for. */
    reason: z.string().optional(),
  }),
)

export const straightThroughEventDefinitions = [claimJudged, switched] as const
export type StraightThroughEvent = EventOf<(typeof straightThroughEventDefinitions)[number]>
export type ClaimJudged = EventOf<typeof claimJudged>
export type StraightThroughSwitched = EventOf<typeof switched>
