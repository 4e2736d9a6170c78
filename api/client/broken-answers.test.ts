// Requirements: ERR-026
/** Answers that break off, and answers that are not the server's, from a real server: what comes of them is that no answer came. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { noResponse } from '@member-care/domain/errors/response-error.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ApiCallError, createApiClient, type ApiClient } from './client.ts'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

let answer: Answer
let asked = 0
let client: ApiClient
const onUnauthorized = vi.fn()

const server = createServer((request, response) => {
  asked += 1
  answer(response, request)
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  client = createApiClient({ baseUrl, getToken: () => 'token', onUnauthorized })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = 0
  onUnauthorized.mockClear()
})

/** The headers and half of what they promise; then the connection breaks. */
const breaksOff =
  (status: number, headers: Readonly<Record<string, string>>): Answer =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    response.write('{"claims":[{"id":', () => response.destroy())
  }
const page =
  (status: number): Answer =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end('<!doctype html><title>Sign in to the network</title>')
  }
const text =
  (body: string): Answer =>
  (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(body)
  }

const calls = {
  reading: () => client.GET('/api/versions'),
  saving: () => client.PUT('/api/notifications/read', { body: { all: true } }),
  sending: () => client.POST('/api/users/logout'),
  taking: () => client.GET('/api/profile/personal-data/file', { parseAs: 'blob' }),
} as const

async function failureOf(call: () => Promise<unknown>): Promise<unknown> {
  return call().then(
    () => 'no failure',
    (error: unknown) => error,
  )
}

test.each(
  Object.entries(calls).flatMap(([name, call]) => [
    [name, 'with its length', call, breaksOff(200, { 'Content-Length': '400' })] as const,
    [name, 'in chunks', call, breaksOff(200, {})] as const,
    ...[200, 401, 403, 404, 409, 428, 502].map(
      (status) => [name, `as a page with ${status}`, call, page(status)] as const,
    ),
  ]),
)('%s: an answer that breaks off (%s), or is not the server’s, is none', async (_name, _how, call, given) => {
  answer = given
  const failure = await failureOf(call)
  expect(failure).toBeInstanceOf(ApiCallError)
  expect((failure as ApiCallError).response).toBe(noResponse)
  // Whether a command was carried out is for its caller to ask, under the same key.
  expect(asked).toBe(1)
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test('a proxy that lets nothing so large through is believed', async () => {
  answer = page(413)
  expect(await failureOf(calls.saving)).toMatchObject({ response: { code: 413, message: errorTexts.tooLarge } })
})

test.each(['{"versions":', 'Blocked by your administrator'])('what says it is JSON and is none: %s', async (body) => {
  answer = text(body)
  expect(await failureOf(calls.reading)).toMatchObject({ name: 'ApiCallError', response: noResponse })
})

test('a refusal that breaks off is not known, and ends no session', async () => {
  answer = breaksOff(401, { 'Content-Length': '400' })
  expect(await failureOf(calls.reading)).toMatchObject({ name: 'ApiCallError', response: noResponse })
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test('what is ended between the headers and the rest of an answer stays ended', async () => {
  const ending = new AbortController()
  answer = (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '400' })
    response.write('{"claims":', () => setImmediate(() => ending.abort()))
  }
  expect(await failureOf(() => client.GET('/api/versions', { signal: ending.signal }))).toMatchObject({
    name: 'AbortError',
  })
})

test('a file comes as it is, and a stream is handed on while the rest of it is still to come', async () => {
  const file = Buffer.from('%PDF-1.7 …')
  answer = (response) => response.writeHead(200, { 'Content-Type': 'application/pdf' }).end(file)
  const { data } = await (calls.taking() as Promise<{ data?: Blob }>)
  expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(file)

  let sendRest = () => undefined as unknown
  answer = (response) => {
    response.writeHead(200, { 'Content-Type': 'application/pdf' })
    response.write('first ')
    sendRest = () => response.end('last')
  }
  const streamed = await client.GET('/api/profile/personal-data/file', { parseAs: 'stream' })
  sendRest()
  expect(await new Response(streamed.data as ReadableStream).text()).toBe('first last')
})
