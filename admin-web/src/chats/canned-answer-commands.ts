/** Keeping answers that are given often, as methods of the data provider. */
import { apiClient, dataOf } from '../console/api-client.ts'
import { about, keyHeader, type CommandOptions } from '../console/command-options.ts'
import type { BodyOf } from '../record/record-request.ts'
import type { CannedAnswerRow } from './canned/canned-answer-record.ts'

type CannedAnswer = BodyOf<'/api/console/canned-answers', 'post'>
type CannedAnswerChange = BodyOf<'/api/console/canned-answers/{id}', 'put'>

export const cannedAnswerCommands = {
  addCannedAnswer(body: CannedAnswer, options: CommandOptions): Promise<CannedAnswerRow> {
    return dataOf(apiClient.POST('/api/console/canned-answers', { headers: keyHeader(options), body }))
  },
  changeCannedAnswer(id: string, body: CannedAnswerChange, options: CommandOptions): Promise<CannedAnswerRow> {
    return dataOf(apiClient.PUT('/api/console/canned-answers/{id}', { ...about(id, options), body }))
  },
  deleteCannedAnswer(id: string, options: CommandOptions): Promise<{ id: string }> {
    return dataOf(apiClient.DELETE('/api/console/canned-answers/{id}', about(id, options)))
  },
}
