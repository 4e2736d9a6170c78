/** The way to the API: typed by its routes, with the session's token, and telling the session what an error means for it (1§8). */
import { createApiClient, ApiCallError, type ApiClient } from '@member-care/api/client/client.ts'
import { isSessionEndReason } from '@member-care/domain/account/session-lifetime.ts'
import { noResponse, type ResponseError } from '@member-care/domain/errors/response-error.ts'
import { fetchOrTakeEarly } from './early-answers.ts'
import { currentSession, endSession, requireOtp } from '../session/session.ts'

export { ApiCallError }

/**
 * A 401 to somebody who is not signed in is a sign-in refused, and no session that ends.
 * @param token that was refused: a session that began meanwhile goes on
 */
export function onUnauthorized({ message, reason }: ResponseError, token: string | undefined): void {
  const { user, isLastSeen } = currentSession()
  if (user === null || isLastSeen || user.accessToken !== token) return
  endSession({ message, reason: isSessionEndReason(reason) ? reason : 'UNKNOWN' })
}

/** While a device shows what it has kept nobody is signed in, and the server would refuse every call: none is sent. */
function send(request: Request): Promise<Response> {
  return currentSession().isLastSeen ? Promise.reject(new TypeError('Nobody is signed in.')) : fetchOrTakeEarly(request)
}

const common = { getToken: () => currentSession().user?.accessToken, onUnauthorized, fetch: send }

/** A call that needs the session verified opens the one-time password dialog, and is sent once more when that was right. */
export const api: ApiClient = createApiClient({ ...common, askForVerification: requireOtp })

/** The same for calls that nobody waits for: a 428 is left to the caller. */
export const quietApi: ApiClient = createApiClient(common)

/** For what a page asks by itself: quiet, and no use of the session. */
export const unattendedApi: ApiClient = createApiClient({ ...common, unattended: true })

/** The data of an answer. The client rejects for every error, so that an answer without data cannot be. */
export async function answered<Data>(call: Promise<{ readonly data?: Data }>): Promise<Data> {
  const { data } = await call
  if (data === undefined) throw new ApiCallError(noResponse)
  return data
}

/** No answer came, so that nobody knows whether a command was carried out. */
export function isUnanswered({ response }: ApiCallError): boolean {
  return response === noResponse
}
