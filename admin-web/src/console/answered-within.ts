/** How long somebody is kept waiting for an answer. */
import { noResponse } from '@member-care/domain/errors/response-error.ts'
import { toHttpError } from './http-error.ts'

/** Most commands are answered within a second; what takes this long is not answered any more, and its dialog must open again. */
export const PATIENCE_MS = 60_000

/** For calls that carry files or take long: uploads and proposed bank details (3§9). */
export const LONG_PATIENCE_MS = 600_000

/**
 * The answer, or after so many milliseconds the same error as when the network gives none (1§8): nobody knows whether
 * a command was carried out. A later answer is dropped. When the command is sent again, it goes under its id and gets
 * its result.
 */
export async function answeredWithin<Answer>(milliseconds: number, answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const isTooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(toHttpError(noResponse)), milliseconds)
  })
  try {
    return await Promise.race([answer, isTooLong])
  } finally {
    clearTimeout(timer)
  }
}
