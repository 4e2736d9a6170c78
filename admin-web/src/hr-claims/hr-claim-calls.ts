/** The claims that HR filed, as the API answers them. */
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'

export type HrClaimRow = AnswerTo<'/api/console/hr-claims'>[number]
export type HrClaim = AnswerTo<'/api/console/hr-claims/{id}'>

export function readHrClaim(id: string, signal: AbortSignal): Promise<HrClaim> {
  return dataOf(apiClient.GET('/api/console/hr-claims/{id}', { params: { path: { id } }, signal }))
}
