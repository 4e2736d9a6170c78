/** The claims desk's queue as the data provider lists it: page after page, each from where the one before ended. */
import type { GetListParams } from 'react-admin'
import { apiClient, dataOf } from '../../console/api-client.ts'
import { QUEUE_PAGE, queueListAddress, type QueueFilter } from './queue-list-address.ts'
import type { QuerySort, QueueRow } from './queue-record.ts'

/** @returns the list, and `askAgain`, within which the page asks for it by itself: that is no use of the session */
export function createQueueList() {
  /** Where each page after the first begins, as the page before it told. */
  const places = new Map<string, string>()
  let isAskedAgain = false

  async function list({
    pagination,
    sort = queueListAddress.defaultSort,
    filter,
    signal,
  }: GetListParams & { readonly signal?: AbortSignal }) {
    const { page, perPage } = pagination ?? { page: 1, perPage: QUEUE_PAGE }
    const placeOf = (wanted: number) => JSON.stringify([wanted, perPage, sort, filter])
    const after = places.get(placeOf(page))
    const query = {
      ...(filter as QueueFilter),
      sort: sort.field as QuerySort,
      order: sort.order === 'ASC' ? ('asc' as const) : ('desc' as const),
      limit: perPage,
      ...(after !== undefined && { after }),
    }
    const options = { params: { query }, ...(signal && { signal }) }
    const { items, next, total, areMore } = await dataOf(
      isAskedAgain
        ? apiClient.GET('/api/console/claim-queue/again', options)
        : apiClient.GET('/api/console/claim-queue', options),
    )
    if (next !== null) places.set(placeOf(page + 1), next)
    return {
      data: items satisfies readonly QueueRow[],
      ...(total !== null && { total }),
      pageInfo: { hasNextPage: next !== null, hasPreviousPage: page > 1 },
      meta: { isTotalExact: !areMore },
    }
  }

  async function askAgain(ask: () => Promise<unknown>): Promise<void> {
    isAskedAgain = true
    await ask().finally(() => (isAskedAgain = false))
  }

  return { list, askAgain }
}
