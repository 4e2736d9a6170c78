import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HttpError } from 'react-admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { UNANSWERED } from './http-error.ts'
import { fetchJson } from './rest-client.ts'

let answer: (response: ServerResponse) => void
let address: string
const server = createServer((_request, response) => answer(response))

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/console/claims`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const failureOf = (options: RequestInit = {}) =>
  fetchJson(address, options).then(
    () => undefined,
    (error: unknown) => error,
  )

const breaksOff = (status: number) => (response: ServerResponse) => {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': '400' })
  response.write('[{"id":', () => response.destroy())
}
const page = (response: ServerResponse) =>
  response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Sign in</title>')

test.each([
  ['breaks off', breaksOff(200)],
  ['is a refusal that breaks off', breaksOff(409)],
  ['is a proxy’s page', page],
])('an answer that %s is none, so that a command keeps its key', async (_how, given) => {
  answer = given
  const failure = await failureOf({ method: 'PUT', body: '{}' })
  expect(failure).toBeInstanceOf(HttpError)
  expect((failure as HttpError).status).toBe(UNANSWERED)
})

test('what is ended in the midst of an answer stays ended', async () => {
  const ending = new AbortController()
  answer = (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '400' })
    response.write('[', () => setImmediate(() => ending.abort()))
  }
  expect(await failureOf({ signal: ending.signal })).toMatchObject({ name: 'AbortError' })
})

test('an answer without a body, and one with JSON, are given', async () => {
  answer = (response) => response.writeHead(204).end()
  expect((await fetchJson(address)).json).toBeUndefined()
  answer = (response) => response.writeHead(200).end('[1]')
  expect((await fetchJson(address)).json).toEqual([1])
})
