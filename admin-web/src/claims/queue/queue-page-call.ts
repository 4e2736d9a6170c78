/** How a page of the queue is asked for. */
import { apiClient, dataOf } from '../../console/api-client.ts'
import type { QueueAddress } from './queue-address.ts'

const PAGE = 50

export interface QueueRequest {
  readonly address: QueueAddress
  /** The search for a person, which stands in no address. */
  readonly q: string
  /** What the page before gave as `next`; empty for the first page. */
  readonly after: string
}

/** @param isAskedAgain true for what the page asks by itself: it is no use of the session */
export function readQueuePage({ address, q, after }: QueueRequest, signal: AbortSignal, isAskedAgain = false) {
  const options = { params: { query: { ...askedOf(address, q), limit: PAGE, ...(after !== '' && { after }) } }, signal }
  return isAskedAgain
    ? dataOf(apiClient.GET('/api/console/claim-queue/again', options))
    : dataOf(apiClient.GET('/api/console/claim-queue', options))
}

/** The API's query; what the address leaves open is left out. */
function askedOf({ gaveUp, ...address }: QueueAddress, q: string) {
  const { status, sort, order, kind, companyId, age, amountFrom, amountTo, assignee, likeness } = address
  return {
    status,
    sort,
    order,
    ...(kind !== '' && { kind }),
    ...(companyId !== '' && { companyId }),
    ...(age !== '' && { age }),
    ...(amountFrom !== '' && { amountFrom }),
    ...(amountTo !== '' && { amountTo }),
    ...(assignee !== '' && { assignee }),
    ...(gaveUp && { gaveUp: '1' as const }),
    ...(likeness !== '' && { likeness }),
    ...(q !== '' && { q }),
  }
}
