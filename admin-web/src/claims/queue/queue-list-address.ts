/** What the queue shows, as its address says it, so that a link, a reload or a saved view shows the same. A search for a person is never part of it. */
import { claimAgeBands, type ClaimAgeBand } from '@member-care/domain/claim/claim-age.ts'
import { claimStatuses, type ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import { claimKinds, type ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { reasonsForPerson, type ReasonForPerson } from '@member-care/domain/cover/straight-through.ts'
import { parseCents } from '@member-care/domain/money/money.ts'
import { textFilter, valueFilter, type AddressFilter, type ListAddress } from '../../list/list-address.ts'

/** Beside the statuses of a claim: what waits for anybody, and everything. A fresh queue shows what waits for the desk. */
export const wideStatuses = ['UNDECIDED', 'ALL'] as const
export type QueueStatus = ClaimStatus | (typeof wideStatuses)[number]

/** What narrows the queue, in the API's words; what is absent narrows nothing. */
export interface QueueFilter {
  readonly status?: QueueStatus
  readonly kind?: ClaimKind
  readonly companyId?: string
  readonly age?: ClaimAgeBand
  /** Decimal amounts, as they are typed. */
  readonly amountFrom?: string
  readonly amountTo?: string
  /** `me`, `nobody`, or a user id. */
  readonly assignee?: string
  readonly gaveUp?: '1'
  /** Only what looks like another claim so much. */
  readonly likeness?: 'strong'
  /** Why a person decides, though the client wants decisions at once. */
  readonly reason?: ReasonForPerson
  /** The search for a person, which stands in no address. */
  readonly q?: string
}

/** Of clients that do not want it nothing is noted. */
export const recordedReasons = reasonsForPerson.filter((reason) => reason !== 'off')

/** How many claims come at once. */
export const QUEUE_PAGE = 50

export const queueListAddress: ListAddress = {
  /** `likeness`: likely duplicates before all others, each in the order of filing. */
  sortFields: ['filedAt', 'updatedAt', 'visitDate', 'amountCents', 'claimantName', 'likeness'],
  defaultSort: { field: 'filedAt', order: 'ASC' },
  perPage: QUEUE_PAGE,
  orders: { ASC: '', DESC: 'desc' },
  filters: {
    status: valueFilter('status', [...wideStatuses, ...claimStatuses]),
    kind: valueFilter('kind', claimKinds),
    companyId: textFilter('companyId'),
    age: valueFilter('age', claimAgeBands),
    amountFrom: amountFilter('amountFrom'),
    amountTo: amountFilter('amountTo'),
    assignee: textFilter('assignee'),
    likeness: valueFilter('likeness', ['strong']),
    reason: valueFilter('reason', recordedReasons),
    gaveUp: valueFilter('gaveUp', ['1']),
  },
}

function amountFilter(name: string): AddressFilter {
  return { ...textFilter(name), read: (text) => (parseCents(text) === undefined ? undefined : text) }
}
