/** Answers that are given often, as the API answers them. */
import type { AnswerTo } from '../../console/api-client.ts'

export type CannedAnswerRow = AnswerTo<'/api/console/canned-answers'>[number]
