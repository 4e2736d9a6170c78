/**
 * What can happen to what a family has of its cover, on the stream `cover-<companyId>-<employeeId>`: a claim or a letter reserves, a decision
 * uses, and what comes to nothing is released. One stream for all years, because a limit for life or for twelve months knows no year.
 */
import { z } from 'zod'
import { defineEvent, type EventOf } from '../../events/event-definition.ts'

const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

const taken = z.object({
  companyId: z.string(),
  employeeId: z.string(),
  /** The claim or letter. */
  sourceId: z.string(),
  sourceKind: z.enum(['claim', 'letter']),
  /** Letters of which this claim is the bill and leaves nothing: their reservations end with it. */
  offsets: z.array(z.string()),
  /** Whose claim or letter it is. */
  personId: z.string(),
  benefitId: z.string(),
  date: isoDate,
  visitId: z.string(),
  stayId: z.string().optional(),
  /** An id that the desk gave to an illness or injury; never its name or code. */
  disabilityId: z.string().optional(),
  /** The version by which it was reckoned. */
  planNo: z.string(),
  planHoldsFrom: isoDate,
  payableCents: z.number().int().nonnegative(),
  /** What it takes from each limit, deductible, cap or count. */
  pools: z.array(z.object({ pool: z.string(), amount: z.number().int().positive() })),
})

const coverReserved = defineEvent(
  'CoverReserved',
  'A claim in work, or a letter, holds its part of the family’s cover until it is decided.',
  taken,
)

const coverUsed = defineEvent('CoverUsed', 'A decided claim has used its part of the family’s cover.', taken)

const coverReleased = defineEvent(
  'CoverReleased',
  'What a claim or letter held of the family’s cover, or had used, is free again.',
  taken.pick({ companyId: true, employeeId: true, sourceId: true, personId: true }),
)

export const coverAccountEventDefinitions = [coverReserved, coverUsed, coverReleased] as const

export type CoverAccountEvent = EventOf<(typeof coverAccountEventDefinitions)[number]>
export type CoverTaken = z.infer<typeof taken>
