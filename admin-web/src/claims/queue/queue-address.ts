/** What the queue shows, as its address says it, so that a link, a reload or a saved view shows the same. A search for a person is never part of it. */
import { claimAgeBands, type ClaimAgeBand } from '@member-care/domain/claim/claim-age.ts'
import { claimStatuses, type ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import { claimKinds, type ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { parseCents } from '@member-care/domain/money/money.ts'

const queueStatuses = ['TO_DECIDE', 'UNDECIDED', 'ALL', ...claimStatuses] as const
export type QueueStatus = ClaimStatus | 'TO_DECIDE' | 'UNDECIDED' | 'ALL'

/** `likeness`: likely duplicates before all others, each in the order of filing. */
export const queueSorts = ['filedAt', 'updatedAt', 'visitDate', 'amountCents', 'claimantName', 'likeness'] as const
export type QueueSort = (typeof queueSorts)[number]

export interface QueueAddress {
  readonly status: QueueStatus
  readonly kind: ClaimKind | ''
  readonly companyId: string
  readonly age: ClaimAgeBand | ''
  /** Decimal amounts, as they are typed. */
  readonly amountFrom: string
  readonly amountTo: string
  /** `me`, `nobody`, a user id, or empty for everybody's. */
  readonly assignee: string
  readonly gaveUp: boolean
  /** Only what looks like another claim so much. */
  readonly likeness: 'strong' | ''
  readonly sort: QueueSort
  readonly order: 'asc' | 'desc'
}

/** What waits for the desk, the oldest first. */
export const freshQueue: QueueAddress = {
  status: 'TO_DECIDE',
  kind: '',
  companyId: '',
  age: '',
  amountFrom: '',
  amountTo: '',
  assignee: '',
  gaveUp: false,
  likeness: '',
  sort: 'filedAt',
  order: 'asc',
}

/** Reads an address; what it says wrongly is as in a fresh queue. */
export function readQueueAddress(query: URLSearchParams): QueueAddress {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === query.get(name))
  return {
    status: oneOf('status', queueStatuses) ?? freshQueue.status,
    kind: oneOf('kind', claimKinds) ?? '',
    companyId: query.get('companyId') ?? '',
    age: oneOf('age', claimAgeBands) ?? '',
    amountFrom: amountIn(query.get('amountFrom')),
    amountTo: amountIn(query.get('amountTo')),
    assignee: query.get('assignee') ?? '',
    gaveUp: query.get('gaveUp') === '1',
    likeness: oneOf('likeness', ['strong']) ?? '',
    sort: oneOf('sort', queueSorts) ?? freshQueue.sort,
    order: oneOf('order', ['asc', 'desc']) ?? freshQueue.order,
  }
}

/** Says only what differs from a fresh queue. */
export function writeQueueAddress(address: QueueAddress): URLSearchParams {
  const { gaveUp, ...texts } = address
  const said = Object.entries(texts).filter(([name, value]) => value !== freshQueue[name as keyof QueueAddress])
  return new URLSearchParams([...said, ...(gaveUp ? [['gaveUp', '1']] : [])])
}

function amountIn(text: string | null): string {
  return text !== null && parseCents(text) !== undefined ? text : ''
}
