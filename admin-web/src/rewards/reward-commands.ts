/** Codes of rewards, and what is settled with merchants, as methods of the data provider. */
import type { components } from '@member-care/api/client/client.ts'
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'
import { about, keyHeader, type CommandOptions } from '../console/command-options.ts'
import { wholeList } from '../console/whole-list.ts'
import { fetchJson } from '../console/rest-client.ts'

export type PoolRow = AnswerTo<'/api/console/reward-codes'>[number]
export type PoolRecord = AnswerTo<'/api/console/reward-codes/{id}'>
export type RedemptionRow = AnswerTo<'/api/console/reward-redemptions'>[number]
export type UploadedCodes = components['schemas']['UploadedRewardCodes']

/** An absent field stays as it is. */
export interface CodeSettings {
  readonly way?: PoolRow['way']
  readonly lowWater?: number
  readonly sharedCode?: string
}

/** Months of Singapore, YYYY-MM, both ends included. */
export interface SettledMonths {
  readonly from: string
  readonly to: string
}

export type SettledRow = AnswerTo<'/api/console/reward-settlement'>['rows'][number] & { readonly id: string }

/** The settlement of the months that the filter names, whole. */
export const listSettlement = wholeList<SettledRow>(async ({ filter, signal }) => {
  const { rows } = await dataOf(
    apiClient.GET('/api/console/reward-settlement', {
      params: { query: filter as SettledMonths },
      ...(signal && { signal }),
    }),
  )
  return { data: rows.map((row) => ({ ...row, id: `${row.merchantId} ${row.month} ${row.rewardId}` })) }
})

export const rewardCommands = {
  settleCodes(id: string, body: CodeSettings, options: CommandOptions): Promise<PoolRecord> {
    return dataOf(apiClient.PUT('/api/console/reward-codes/{id}', { ...about(id, options), body }))
  },

  /** Adds the codes of a file. */
  async uploadCodes(id: string, file: File, options: CommandOptions): Promise<UploadedCodes> {
    const body = new FormData()
    body.append('file', file)
    const { json } = await fetchJson(`/api/console/reward-codes/${encodeURIComponent(id)}/uploads`, {
      method: 'POST',
      body,
      headers: keyHeader(options),
    })
    return json as UploadedCodes
  },

  /** The report as CSV. */
  settlementFile(query: SettledMonths): Promise<Blob> {
    return dataOf(
      apiClient.GET('/api/console/reward-settlement/file', { params: { query }, parseAs: 'blob' }),
    ) as Promise<Blob>
  },
}
