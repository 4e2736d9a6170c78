/** Codes of rewards as methods of the data provider. */
import type { components } from '@member-care/api/client/client.ts'
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'
import { about, keyHeader, type CommandOptions } from '../console/command-options.ts'
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
}
