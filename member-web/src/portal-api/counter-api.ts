/** The code at a merchant's counter. Who has the pass may ask. */
import type { AnswerOf } from '@member-care/api/client/client.ts'
import { answered, quietApi } from './api-client.ts'

export type CounterCode = AnswerOf<'/api/counter/{pass}/code', 'get'>

export function readCounterCode(pass: string, signal: AbortSignal): Promise<CounterCode> {
  return answered(quietApi.GET('/api/counter/{pass}/code', { params: { path: { pass } }, signal }))
}
