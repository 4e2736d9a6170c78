/** Calls to the API: the token in its header, and errors in the form in which react-admin shows them. */
import { noResponse, readErrorResponse, type ResponseError } from '@member-care/domain/errors/response-error.ts'
import { HttpError } from 'react-admin'
import { readSession } from './session.ts'

export const CONSOLE_API = '/api/console'

/** No answer came: nobody knows whether a command was carried out. */
export const UNANSWERED = 0

/** The body of the `HttpError`s that {@link fetchWithToken} rejects with: texts per field stand where react-admin's forms look for them. */
export interface HttpErrorBody {
  readonly errorCode?: string
  readonly message: string
  readonly errors?: Readonly<Record<string, unknown>>
}

export interface JsonAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: string
  // The shape that ra-data-simple-rest asks of its client; the typed methods of the data provider say what it is.
  readonly json: ReturnType<typeof JSON.parse>
}

/** Calls the API and reads JSON. Rejects with an `HttpError` with an {@link HttpErrorBody}; its status is {@link UNANSWERED} when no answer came. */
export async function fetchWithToken(url: string, options: RequestInit = {}): Promise<JsonAnswer> {
  const response = await send(url, { ...options, headers: jsonHeaders(options) })
  const body = await response.text()
  return { status: response.status, headers: response.headers, body, json: body === '' ? undefined : JSON.parse(body) }
}

/** The bytes behind an address of the API, for pictures and documents: these need the token too. */
export async function fetchBytes(url: string, signal?: AbortSignal): Promise<Blob> {
  const response = await send(url, { headers: withToken(), ...(signal && { signal }) })
  return response.blob()
}

/** Adds the overall message under `root.serverError`, where react-admin looks for what concerns no single field. */
export function toFormErrors({ errorCode, message, errors }: ResponseError): HttpErrorBody {
  return { message, ...(errorCode !== undefined && { errorCode }), ...(errors && { errors: { ...errors, root: { serverError: message } } }) }
}

async function send(url: string, options: RequestInit): Promise<Response> {
  const response = await fetch(url, options).catch((error: unknown) => {
    if (options.signal?.aborted) throw error
    throw new HttpError(noResponse.message, UNANSWERED, toFormErrors(noResponse))
  })
  if (response.ok) return response
  const error = readErrorResponse({ status: response.status, messageHeader: response.headers.get('Message'), body: await response.text() })
  throw new HttpError(error.message, response.status, toFormErrors(error))
}

function jsonHeaders({ headers, body }: RequestInit): Headers {
  const all = withToken(headers)
  if (!all.has('Accept')) all.set('Accept', 'application/json')
  if (body != null && !all.has('Content-Type')) all.set('Content-Type', 'application/json')
  return all
}

function withToken(headers?: HeadersInit): Headers {
  const all = new Headers(headers)
  const token = readSession()?.accessToken
  if (token !== undefined) all.set('Accesstoken', token)
  return all
}
