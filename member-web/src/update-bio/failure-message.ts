/** What to tell of a change that failed. */
import { ApiCallError } from '../portal-api/api-client.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'

export function failureMessage(error: unknown): string {
  return error instanceof ApiCallError ? error.response.message : errorTexts.somethingWentWrong
}

/** What the server said at the fields of the form. */
export function fieldFailures(error: unknown): Readonly<Record<string, string>> {
  return error instanceof ApiCallError ? (error.response.errors ?? {}) : {}
}
