import { afterEach, expect, test, vi } from 'vitest'
import { ApiCallError, isUnanswered } from './api-client.ts'
import { sendForm } from './send-form.ts'

afterEach(() => void vi.unstubAllGlobals())

/** @param body what comes with 200 */
function answerWith(body: string): void {
  class Answered extends EventTarget {
    readonly upload = new EventTarget()
    readonly status = 200
    readonly responseText = body
    readonly open = () => undefined
    readonly setRequestHeader = () => undefined
    readonly getResponseHeader = () => null
    readonly abort = () => undefined
    readonly send = () => queueMicrotask(() => this.dispatchEvent(new Event('load')))
  }
  vi.stubGlobal('XMLHttpRequest', Answered)
}

const sent = () =>
  sendForm(
    { method: 'POST', url: '/api/outpatientclaim/v2', fields: {}, files: [], idempotencyKey: 'one' },
    { onProgress: () => undefined, signal: new AbortController().signal },
  )

test('a page that a proxy answers in the server’s place is no answer: the claim can be sent again', async () => {
  answerWith('<!doctype html><title>Sign in to the network</title>')
  const failure: unknown = await sent().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiCallError)
  expect(isUnanswered(failure as ApiCallError)).toBe(true)
})

test('what the server answers is given', async () => {
  answerWith('{"fileId":"receipt"}')
  expect(await sent()).toEqual({ fileId: 'receipt' })
})
