/** One call to the API: the token goes along, and every error comes out as an {@link ApiError} (1§8). */
import { noResponse, readErrorResponse, type ResponseError } from '@member-care/domain/errors/response-error.ts'
import { currentSession, endSession, requireOtp } from '../session/session.ts'

export class ApiError extends Error {
  readonly response: ResponseError

  constructor(response: ResponseError) {
    super(response.message)
    this.response = response
  }

  /** True when no answer came: nobody knows whether the command was carried out. */
  get isUnanswered(): boolean {
    return this.response === noResponse
  }
}

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly json?: unknown
  /** Made once per command by its screen, so that the same command sent twice has one result. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  /** `quiet` leaves a 428 to the caller; otherwise the one-time password dialog opens. */
  readonly stepUp?: 'ask' | 'quiet'
}

/** The JSON answer of a call below /api. Rejects with an {@link ApiError}, or with the abort reason when `signal` fires. */
export async function request<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
  const response = await send(path, options)
  return (await response.json()) as Answer
}

/** The bytes that a call answers. */
export async function requestBytes(path: string, options: RequestOptions = {}): Promise<Blob> {
  const response = await send(path, options)
  return response.blob()
}

export function apiUrl(path: string, query: RequestOptions['query'] = {}): string {
  const filled = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return `/api${path}${filled.length > 0 ? `?${new URLSearchParams(filled).toString()}` : ''}`
}

/** The headers that every call carries. */
export function callHeaders(idempotencyKey?: string): Record<string, string> {
  const token = currentSession().user?.accessToken
  return { ...(token && { Accesstoken: token }), ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) }
}

/** Turns an error answer into an {@link ApiError} and tells the session what it means: 401 ends it, 428 asks for a one-time password. */
export function refuse(answer: { status: number; messageHeader: string | null; body: string }, stepUp: RequestOptions['stepUp'] = 'ask'): ApiError {
  const error = readErrorResponse(answer)
  if (error.code === 428 && stepUp === 'ask') requireOtp()
  // A sign-in that is refused with 401 is no session that ends.
  if (error.code === 401 && currentSession().user !== null) endSession(error.message)
  return new ApiError(error)
}

async function send(path: string, options: RequestOptions): Promise<Response> {
  const { method = 'GET', query, json, idempotencyKey, signal, stepUp } = options
  const response = await fetch(apiUrl(path, query), {
    method,
    headers: { ...callHeaders(idempotencyKey), ...(json !== undefined && { 'Content-Type': 'application/json' }) },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new ApiError(noResponse)
  })
  if (response.ok) return response
  throw refuse({ status: response.status, messageHeader: response.headers.get('Message'), body: await response.text() }, stepUp)
}
