/** The claims desk's queue as the console reads it. */
import { claimAge } from '@member-care/domain/claim/claim-age.ts'
import { isUndecided, undecidedStatuses } from '@member-care/domain/claim/claim-status.ts'
import { claimKinds } from '@member-care/domain/claim/claim-terms.ts'
import type { ClaimQueueCount } from '@member-care/projections/claims/claim-queue.ts'
import type { ClaimSummary } from '@member-care/projections/claims/claim-records.ts'
import type { HandoverFailure } from '@member-care/projections/handover-failures/handover-failure-queries.ts'
import type { Power } from '@member-care/domain/access/powers.ts'
import { z } from 'zod'
import { consoleClaimRowSchema, toConsoleRow } from '../console/console-claim.ts'
import { payoutWaitSchema } from '../../bank-proposals/payout-wait-answer.ts'
import { leftToPersonSchema } from '../left-to-person-answer.ts'
import { queueLikenessSchema } from './duplicate-answers.ts'

export const administratorNameSchema = z.object({ id: z.string(), name: z.string() })
const assigneeSchema = administratorNameSchema.nullable()

/** Without the NRIC: the queue is looked at all day, and nobody decides by it. */
export const queueRowSchema = consoleClaimRowSchema.omit({ nric: true }).extend({
  kind: z.enum(claimKinds),
  /** Who works on it. */
  assignee: assigneeSchema,
  /** Working days since it was filed. */
  workingDays: z.number(),
})
export type QueueRow = z.infer<typeof queueRowSchema>

export const queuePageSchema = z.object({
  /** Each with what looks like it, until when its payout waits, and why it was not decided at once. */
  items: z.array(
    queueRowSchema.extend({
      likeness: queueLikenessSchema,
      payoutWait: payoutWaitSchema.nullable(),
      leftToPerson: leftToPersonSchema.nullable(),
    }),
  ),
  /** What the next page is asked for by (`after`); null at the end. */
  next: z.string().nullable(),
  /** How many claims the filters let through, as far as they were counted; null on later pages, where it is known. */
  total: z.number().nullable(),
  /** Whether there are more than were counted. */
  areMore: z.boolean(),
})

const countSchema = z.object({
  status: z.enum(undecidedStatuses),
  kind: z.enum(claimKinds),
  total: z.number(),
  /** By age, in the order of the domain's bands. */
  byAge: z.array(z.number()),
  unassigned: z.number(),
  mine: z.number(),
  gaveUp: z.number(),
})
export const queueCountsSchema = z.object({ counts: z.array(countSchema) })

export interface RowViewer {
  readonly powers: ReadonlySet<Power>
  readonly companyNames: ReadonlyMap<string, string>
  readonly administratorNames: ReadonlyMap<string, string>
  /** Singapore date, YYYY-MM-DD. */
  readonly today: string
  /** By claim; where it is not told, no reason is. */
  readonly handoverFailures?: ReadonlyMap<string, HandoverFailure>
}

export function toQueueRow(
  claim: ClaimSummary,
  { powers, companyNames, administratorNames, today, handoverFailures }: RowViewer,
): QueueRow {
  const { nric: _nric, ...row } = toConsoleRow(claim, {
    powers,
    companyName: companyNames.get(claim.companyId) ?? '',
    handoverFailure: handoverFailures?.get(claim.claimId),
  })
  const { assigneeId } = claim
  return {
    ...row,
    kind: claim.kind,
    assignee: assigneeId === null ? null : { id: assigneeId, name: administratorNames.get(assigneeId) ?? '' },
    workingDays: claimAge(claim.filedAt, today),
  }
}

export function toQueueCount({ byPeriod, ...count }: ClaimQueueCount): z.infer<typeof countSchema> {
  if (!isUndecided(count.status)) throw new Error(`A claim that is ${count.status} waits for nobody.`)
  return { ...count, status: count.status, byAge: [...byPeriod] }
}
