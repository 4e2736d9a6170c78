/** The JSON of an answer that says it went well. */
import { noResponse } from '@member-care/domain/errors/response-error.ts'
import { toHttpError } from './http-error.ts'

/**
 * What is no JSON comes from something in between, such as a proxy: nobody knows whether a command was carried out.
 * @throws HttpError as when no answer came
 */
export function jsonOfAnswer(body: string): ReturnType<typeof JSON.parse> {
  try {
    return JSON.parse(body)
  } catch {
    throw toHttpError(noResponse)
  }
}
