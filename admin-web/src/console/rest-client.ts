/** The HTTP client of react-admin's own calls (lists and records). All other calls go through the typed client in `api-client.ts`. */
import { askedLanguage, textOfResponse, toApiError, withVerification } from '@member-care/api/client/client.ts'
import { UNATTENDED_HEADER } from '@member-care/domain/account/session-lifetime.ts'
import { noResponse } from '@member-care/domain/errors/response-error.ts'
import { toHttpError } from './http-error.ts'
import { jsonOfAnswer } from './json-of-answer.ts'
import { verification } from './step-up.ts'
import { endSession } from './session-end.ts'
import { readSession } from './session.ts'
import { isAskedUnattended } from './unattended.ts'

export interface JsonAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: string
  // ra-data-simple-rest asks for this shape; what the JSON is, its caller says.
  readonly json: ReturnType<typeof JSON.parse>
}

/** Calls the API with the session's token and reads JSON. Rejects with an `HttpError` as `http-error.ts` makes it. */
export async function fetchJson(url: string, options: RequestInit = {}): Promise<JsonAnswer> {
  let token: string | undefined
  const send = () => {
    token = readSession()?.accessToken
    return fetch(url, { ...options, headers: headersOf(options, token) })
  }
  // An answer can break off until its last byte.
  const unanswered = (error: unknown): never => {
    throw options.signal?.aborted ? error : toHttpError(noResponse)
  }
  const ask = verification.ask
  const response = await withVerification(options.method ?? 'GET', send, ask, textOfResponse).catch(unanswered)
  if (!response.ok) {
    const error = await toApiError(response).catch(unanswered)
    if (error.code === 401) await endSession(error, token)
    throw toHttpError(error)
  }
  const body = await response.text().catch(unanswered)
  const json = body === '' ? undefined : jsonOfAnswer(body)
  return { status: response.status, headers: response.headers, body, json }
}

function headersOf({ headers, body, method = 'GET' }: RequestInit, token: string | undefined): Headers {
  const all = new Headers(headers)
  if (!all.has('Accept')) all.set('Accept', 'application/json')
  all.set('Accept-Language', askedLanguage())
  // Of a form the browser itself says what it is, with the boundary between its parts.
  if (body != null && !(body instanceof FormData) && !all.has('Content-Type'))
    all.set('Content-Type', 'application/json')
  if (method === 'GET' && isAskedUnattended()) all.set(UNATTENDED_HEADER, '1')
  if (token !== undefined) all.set('Accesstoken', token)
  return all
}
