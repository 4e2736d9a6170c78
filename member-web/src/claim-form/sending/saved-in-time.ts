/** A saving, and what it waits for, is given up when nothing answers: a line that is there may lead nowhere. */
import { noResponse } from '@member-care/domain/errors/response-error.ts'
import { ApiCallError } from '../../portal-api/api-client.ts'
import type { Clock } from './surroundings.ts'

const LONGEST_MS = 15_000

/** @param call that saves, or reads what a saving needs; its signal ends it @throws ApiCallError without an answer after 15 seconds, and what the call throws */
export function savedInTime<Answer>(clock: Clock, call: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const abort = new AbortController()
  return new Promise((resolve, reject) => {
    const cancel = clock.after(LONGEST_MS, () => {
      reject(new ApiCallError(noResponse))
      abort.abort()
    })
    call(abort.signal).finally(cancel).then(resolve, reject)
  })
}
