/** How every list asks the server. */
import type { RaRecord, UseGetListOptions } from 'react-admin'
import { retriesUnanswered } from '../console/query-client.ts'

/** What react-admin's lists take, also those that grow. */
export const growingListOptions = {
  retry: retriesUnanswered,
  // The page itself says what failed.
  onError: () => undefined,
}

/** The same for lists with pages. @param refreshes after how many milliseconds a page is asked for again, from its rows */
export function listQueryOptions<Row extends RaRecord<string>>(
  refreshes?: (rows: readonly Row[]) => number | false,
): Pick<UseGetListOptions<Row>, 'retry' | 'onError' | 'refetchInterval'> {
  return {
    ...growingListOptions,
    ...(refreshes && {
      refetchInterval: ({ state: { data } }) => refreshes(data?.data ?? []),
    }),
  }
}
