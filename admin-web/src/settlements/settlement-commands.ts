/** What the console asks of the settlement with merchants: its list and its file. */
import { apiClient, dataOf } from '../console/api-client.ts'
import { wholeList } from '../console/whole-list.ts'

export interface AskedSettlement {
  /** YYYY-MM of Singapore. */
  readonly month: string
  /** Absent for every merchant. */
  readonly merchantId?: string
}

export const settlementCommands = {
  /** The settlement as CSV. */
  merchantSettlementFile(query: AskedSettlement): Promise<Blob> {
    return dataOf(
      apiClient.GET('/api/console/merchant-settlements/file', { params: { query }, parseAs: 'blob' }) as Promise<{
        data?: Blob
      }>,
    )
  },
}

/** All of a month's rows: merchants with their products and rewards are few. */
export const listMerchantSettlements = wholeList(({ filter, signal }) =>
  apiClient.GET('/api/console/merchant-settlements', {
    params: { query: filter as AskedSettlement },
    ...(signal && { signal }),
  }),
)
