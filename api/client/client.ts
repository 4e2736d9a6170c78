/**
 * The API for the front ends: every call typed by the routes' own schemas. It runs in a browser, so it imports nothing of the server's.
 * A call resolves with its data, and rejects with an {@link ApiCallError} for every answer that is an error, and when no answer came (1§8).
 */
import { UNATTENDED_HEADER } from '@member-care/domain/account/session-lifetime.ts'
import { noResponse, readErrorResponse, type ResponseError } from '@member-care/domain/errors/response-error.ts'
import createClient, { type Client, type Middleware } from 'openapi-fetch'
import type { components, paths } from './schema.d.ts'

export type { components, paths }
export type ApiClient = Client<paths>

export interface ApiClientOptions {
  /** The token of whoever is signed in. */
  readonly getToken: () => string | undefined
  /** The session has ended (401). */
  readonly onUnauthorized: (error: ResponseError) => void
  /** The session must be verified with a one-time password first (428). */
  readonly onVerificationRequired: (error: ResponseError) => void
  /** Asked by a page itself, without anybody's doing: it does not keep the session from going idle. */
  readonly unattended?: boolean
  /** Another origin than the page's, for tests. */
  readonly baseUrl?: string
  readonly fetch?: (request: Request) => Promise<Response>
}

/** An answer that is an error, or none; `message` is the text to show. */
export class ApiCallError extends Error {
  override readonly name = 'ApiCallError'
  readonly response: ResponseError
  constructor(response: ResponseError) {
    super(response.message)
    this.response = response
  }
}

/** `client.GET('/api/claims', { params: { query } })`, and so on for the other methods. */
export function createApiClient({ getToken, onUnauthorized, onVerificationRequired, unattended = false, ...options }: ApiClientOptions): ApiClient {
  const client = createClient<paths>({ baseUrl: options.baseUrl ?? '/', ...(options.fetch && { fetch: options.fetch }) })
  const withTokenAndErrors: Middleware = {
    onRequest({ request }) {
      const token = getToken()
      if (token) request.headers.set('Accesstoken', token)
      if (unattended) request.headers.set(UNATTENDED_HEADER, '1')
      return request
    },
    async onResponse({ response }) {
      if (response.ok) return
      const error = await toApiError(response)
      if (error.code === 401) onUnauthorized(error)
      if (error.code === 428) onVerificationRequired(error)
      throw new ApiCallError(error)
    },
    onError({ error }) {
      // Whoever aborted a call knows it; anything else means that no answer came.
      return error instanceof Error && error.name === 'AbortError' ? error : new ApiCallError(noResponse)
    },
  }
  client.use(withTokenAndErrors)
  return client
}

/** What an answer that is an error says: its status, its code, and the text to show. */
export async function toApiError(response: Response): Promise<ResponseError> {
  return readErrorResponse({ status: response.status, messageHeader: response.headers.get('Message'), body: await response.text() })
}
