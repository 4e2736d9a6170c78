/** The API by its own types: calls, and what they answer. */
import { ApiCallError, createApiClient, type paths } from '@member-care/api/client/client.ts'
import { toHttpError } from './http-error.ts'
import { verification } from './step-up.ts'
import { endSession } from './session-end.ts'
import { readSession } from './session.ts'

/** What a GET of this path answers. */
export type AnswerTo<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Answer } } } }
}
  ? Answer
  : never

/**
 * A 401 to any call ends the session that it was sent in. A 428 opens the dialog for a one-time password, and the call is sent once more
 * when that was right.
 */
export const apiClient = createApiClient({
  getToken: () => readSession()?.accessToken,
  onUnauthorized: (error, token) => void endSession(error, token),
  askForVerification: verification.ask,
})

/** The data of a call. Rejects with an `HttpError` as `http-error.ts` makes it. */
export async function dataOf<Data>(call: Promise<{ data?: Data }>): Promise<Data> {
  // A call without an error has its data; the client rejects every other answer.
  return (await withHttpError(call)).data as Data
}

/** The answer of a call of the shared client. Rejects with an `HttpError` as `http-error.ts` makes it. */
export async function withHttpError<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    throw error instanceof ApiCallError ? toHttpError(error.response) : error
  }
}
