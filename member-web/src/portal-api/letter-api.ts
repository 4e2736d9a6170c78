/** The calls of a hospital's counter about the letter of guarantee in its hands. Anybody may ask. */
import type { AnswerOf } from '@member-care/api/client/client.ts'
import { answered, quietApi } from './api-client.ts'

export type CheckedLetter = AnswerOf<'/api/letters/check', 'post'>

export function checkLetter(code: string, signal: AbortSignal): Promise<CheckedLetter> {
  return answered(quietApi.POST('/api/letters/check', { body: { code }, signal }))
}

/** @param counterCode that stands on the letter */
export function acknowledgeAdmission(code: string, counterCode: string): Promise<CheckedLetter> {
  return answered(quietApi.POST('/api/letters/acknowledgement', { body: { code, counterCode } }))
}
