/** What the queue can be asked: filters, order and place, as the desk's address says them. */
import { claimAgeBands, filingDatesOf } from '@member-care/domain/claim/claim-age.ts'
import {
  claimStatuses,
  isUndecided,
  statusesToDecide,
  undecidedStatuses,
  type ClaimStatus,
} from '@member-care/domain/claim/claim-status.ts'
import { claimKinds } from '@member-care/domain/claim/claim-terms.ts'
import { reasonsForPerson } from '@member-care/domain/cover/straight-through.ts'
import { queueTexts } from '@member-care/domain/texts/claim-queue-texts.ts'
import { parseCents } from '@member-care/domain/money/money.ts'
import {
  claimQueueSortFields,
  type ClaimQueueFilter,
  type QueuePlace,
} from '@member-care/projections/claims/claim-queue.ts'
import { z } from 'zod'
import { fieldError } from '../../http/api-error.ts'

const MOST_ROWS = 200

const cents = z.string().transform((text, context) => {
  const amount = parseCents(text)
  if (amount !== undefined) return amount
  context.addIssue({ code: 'custom', message: queueTexts.amountInvalid })
  return z.NEVER
})

export const queueQuerySchema = z.object({
  /** A status, or `TO_DECIDE` (what waits for the desk), `UNDECIDED` (what waits for anybody) or `ALL`. */
  status: z.enum(['TO_DECIDE', 'UNDECIDED', 'ALL', ...claimStatuses]).default('TO_DECIDE'),
  kind: z.enum(claimKinds).optional(),
  companyId: z.string().optional(),
  age: z.enum(claimAgeBands).optional(),
  amountFrom: cents.optional(),
  amountTo: cents.optional(),
  /** `me`, `nobody`, or an administrator's user id. */
  assignee: z.string().optional(),
  gaveUp: z.literal('1').optional(),
  /** Only claims that look like another one so much. */
  likeness: z.literal('strong').optional(),
  /** Only claims that a person decides for this reason, though their client wants decisions at once. */
  reason: z.enum(reasonsForPerson).optional(),
  /** Part of a name, an NRIC or a transaction number, or a claim's short number. */
  q: z.string().trim().max(100).optional(),
  /** `likeness`: likely duplicates before all others, each in the order of filing. */
  sort: z.enum([...claimQueueSortFields, 'likeness']).default('filedAt'),
  order: z.enum(['asc', 'desc']).default('asc'),
  /** What an earlier page gave as `next`. */
  after: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(MOST_ROWS).default(50),
})
export type QueueQuery = z.infer<typeof queueQuerySchema>

/** Whether nothing but undecided claims is asked for. */
export function asksForUndecided({ status }: QueueQuery): boolean {
  return statusesOf(status)?.every(isUndecided) ?? false
}

/** @param today Singapore date, YYYY-MM-DD */
export function queueFilter(
  query: QueueQuery,
  { userId, today }: { readonly userId: string; readonly today: string },
): ClaimQueueFilter {
  const { status, kind, companyId, age, amountFrom, amountTo, assignee, gaveUp, reason, q } = query
  const filed = age && filingDatesOf(age, today)
  return {
    statuses: statusesOf(status),
    kind,
    companyId: companyId || undefined,
    filedFrom: filed?.from,
    filedTo: filed?.to,
    amountFrom,
    amountTo,
    assigneeId: assigneeOf(assignee, userId),
    gaveUp: gaveUp === undefined ? undefined : true,
    reason,
    q: q || undefined,
  }
}

function statusesOf(status: QueueQuery['status']): readonly ClaimStatus[] | undefined {
  if (status === 'ALL') return undefined
  if (status === 'TO_DECIDE') return statusesToDecide
  return status === 'UNDECIDED' ? undecidedStatuses : [status]
}

function assigneeOf(assignee: string | undefined, userId: string): string | null | undefined {
  if (assignee === undefined || assignee === '') return undefined
  if (assignee === 'nobody') return null
  return assignee === 'me' ? userId : assignee
}

const placeSchema = z.tuple([z.string(), z.string(), z.boolean()])

/** A place in the queue as an address carries it; not to be read by anybody else. */
export function writePlace({ value, claimId, isFirst }: QueuePlace): string {
  return Buffer.from(JSON.stringify([value, claimId, isFirst])).toString('base64url')
}

/** @throws ApiError 422 for what no page gave */
export function readPlace(after: string | undefined): QueuePlace | undefined {
  if (after === undefined) return undefined
  try {
    const [value, claimId, isFirst] = placeSchema.parse(JSON.parse(Buffer.from(after, 'base64url').toString()))
    return { value, claimId, isFirst }
  } catch {
    throw fieldError('after', 'There is no such place in the queue.')
  }
}
