/** What the console asks of the settlement with merchants: its list and its file. */
import type { GetListParams } from 'react-admin'
import { apiClient, dataOf } from '../console/api-client.ts'

export const settlementCommands = {
  /** The settlement as CSV. @param month YYYY-MM of Singapore */
  merchantSettlementFile(month: string): Promise<Blob> {
    return dataOf(
      apiClient.GET('/api/console/merchant-settlements/file', {
        params: { query: { month } },
        parseAs: 'blob',
      }) as Promise<{ data?: Blob }>,
    )
  },
}

/** All of a month's rows: merchants and their products are few. */
export async function listMerchantSettlements({ filter }: GetListParams) {
  const { month } = filter as { readonly month: string }
  const data = await dataOf(apiClient.GET('/api/console/merchant-settlements', { params: { query: { month } } }))
  return { data, total: data.length }
}
