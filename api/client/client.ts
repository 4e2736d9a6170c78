/**
 * The API for the front ends: every call typed by the routes' own schemas. It runs in a browser, so it imports nothing of the server's.
 * A call resolves with its data, and rejects with an {@link ApiCallError} for every answer that is an error, and when no answer came, or half of one (1§8).
 */
import { UNATTENDED_HEADER } from '@member-care/domain/account/session-lifetime.ts'
import { noResponse, readErrorResponse, type ResponseError } from '@member-care/domain/errors/response-error.ts'
import { currentLanguage } from '@member-care/domain/language/current-language.ts'
import { languageTag } from '@member-care/domain/language/language.ts'
import createClient, { type Client, type Middleware } from 'openapi-fetch'
import type { components, paths } from './schema.d.ts'

export type { components, paths }
export type ApiClient = Client<paths>

/** What a call answers, as its route describes it: `AnswerOf<'/api/claims', 'get'>`. To be read only. */
export type AnswerOf<Path extends keyof paths, Method extends keyof paths[Path]> = paths[Path][Method] extends {
  responses: { 200: { content: { 'application/json': infer Body } } }
}
  ? ReadOnly<Body>
  : never

/** The same, all the way down. */
export type ReadOnly<Body> = Body extends object ? { readonly [Key in keyof Body]: ReadOnly<Body[Key]> } : Body

export interface ApiClientOptions {
  /** The token of the person who is signed in. */
  readonly getToken: () => string | undefined
  /**
   * The server does not know a session any more (401).
   * @param token that the call was sent with: somebody may have signed in anew while it was on its way
   */
  readonly onUnauthorized: (error: ResponseError, token: string | undefined) => void
  /** Asks for the one-time password or the proof that a call needs first (428); without it the call is refused. */
  readonly askForVerification?: AskForVerification
  /** Asked by a page itself, without anybody's doing: it does not keep the session from going idle. */
  readonly unattended?: boolean
  /** Another origin than the page's, for tests. */
  readonly baseUrl?: string
  readonly fetch?: (request: Request) => Promise<Response>
}

/** What a call wants first: a one-time password in this session, or password or second factor within the last minutes. */
export type Needed = 'one-time-password' | 'proof'

/** Resolves once the person has shown it, or has cancelled. @param method of the call that needs it */
export type AskForVerification = (method: string, needed: Needed) => Promise<'verified' | 'cancelled'>

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
export function createApiClient({
  getToken,
  onUnauthorized,
  askForVerification,
  unattended = false,
  ...options
}: ApiClientOptions): ApiClient {
  const send = options.fetch ?? ((request: Request) => fetch(request))
  const sendVerified =
    askForVerification &&
    ((request: Request) =>
      withVerification(request.method, () => send(request.clone()), askForVerification, textOfResponse))
  const client = createClient<paths>({ baseUrl: options.baseUrl ?? '/', fetch: sendVerified ?? send })
  const withTokenAndErrors: Middleware = {
    onRequest({ request }) {
      const token = getToken()
      if (token) request.headers.set('Accesstoken', token)
      request.headers.set('Accept-Language', askedLanguage())
      if (unattended) request.headers.set(UNATTENDED_HEADER, '1')
      return request
    },
    async onResponse({ request, response }) {
      if (response.ok) {
        if (isPage(response)) throw new ApiCallError(noResponse)
        return
      }
      const error = await toApiError(response)
      if (error.code === 401) onUnauthorized(error, request.headers.get('Accesstoken') ?? undefined)
      throw new ApiCallError(error)
    },
  }
  client.use(withTokenAndErrors)
  failAsCallError(client)
  return client
}

/** Around the whole of a call: the body is read after the client's middleware is done. It is left to the client, which hands on a file unread. */
function failAsCallError(client: ApiClient): void {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    const call = client[method] as (...sent: readonly unknown[]) => Promise<unknown>
    client[method] = ((...sent: readonly unknown[]) => call(...sent).catch(throwAsCallError)) as never
  }
}

/** The code that aborted a call knows about it. Any other error means that no answer came, or not all of it, or not the server's. */
function throwAsCallError(error: unknown): never {
  const isKnown = error instanceof ApiCallError || (error instanceof Error && error.name === 'AbortError')
  throw isKnown ? error : new ApiCallError(noResponse)
}

/** No route answers with one: something in between does, such as a proxy or a hotel's page for signing in. */
function isPage({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') === true
}

/** What every call says in `Accept-Language`: the page's language, which need not be the browser's. */
export function askedLanguage(): string {
  return languageTag(currentLanguage())
}

/** A call may want both, one after the other. */
const MOST_QUESTIONS = 2

/**
 * The answer of a call; where it needs a one-time password or a proof first (428), that of the same call once more after it was shown. Nothing
 * was done by the first, so that a command is carried out once.
 * @param textOf reads the body of an answer
 */
export async function withVerification<Answer extends { readonly status: number }>(
  method: string,
  send: () => Promise<Answer>,
  ask: AskForVerification,
  textOf: (answer: Answer) => string | Promise<string>,
): Promise<Answer> {
  let answer = await send()
  for (let asked = 0; asked < MOST_QUESTIONS && answer.status === 428; asked++) {
    if ((await ask(method, neededBy(await textOf(answer)))) !== 'verified') return answer
    answer = await send()
  }
  return answer
}

/** What an answer says, which stays to be read. */
export function textOfResponse(answer: Response): Promise<string> {
  return answer.clone().text()
}

function neededBy(body: string): Needed {
  return /"errorCode":\s*"PROOF_REQUIRED"/.test(body) ? 'proof' : 'one-time-password'
}

/** What an answer that is an error says: its status, its code, and the text to show. */
export async function toApiError(response: Response): Promise<ResponseError> {
  return readErrorResponse({
    status: response.status,
    messageHeader: response.headers.get('Message'),
    retryAfterHeader: response.headers.get('Retry-After'),
    body: await response.text(),
  })
}
