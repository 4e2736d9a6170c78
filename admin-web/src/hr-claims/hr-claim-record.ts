/** The claims that HR filed, as the API answers them. */
import type { AnswerTo } from '../console/api-client.ts'

export type HrClaimRow = AnswerTo<'/api/console/hr-claims'>[number]
export type HrClaim = AnswerTo<'/api/console/hr-claims/{id}'>
