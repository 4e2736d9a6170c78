/** Letters of guarantee as the API answers them. */
import type { AnswerTo } from '../console/api-client.ts'

export type GuaranteeRow = AnswerTo<'/api/console/guarantees'>[number]
export type Guarantee = AnswerTo<'/api/console/guarantees/{id}'>
export type GuaranteeLetter = Guarantee['letters'][number]
