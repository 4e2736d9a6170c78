// Requirements: AUTH-089, AUTH-093
import { expect, test } from 'vitest'
import { withVerification } from '@member-care/api/client/client.ts'
import { createVerificationQuestion } from './verification-question.ts'

/** A call that is refused until the session is verified, and how often it came. */
function callsOf(server: { verified: boolean }) {
  const calls: string[] = []
  return {
    calls,
    send: (name: string) => () => {
      calls.push(name)
      return Promise.resolve({ status: server.verified ? 200 : 428, name })
    },
  }
}

test('calls that wait are asked about once, and sent once more after it', async () => {
  const server = { verified: false }
  const { calls, send } = callsOf(server)
  let questions = 0
  const question = createVerificationQuestion((outcome) => void (questions += outcome === null ? 1 : 0))
  const answers = Promise.all([withVerification('GET', send('list'), question.ask), withVerification('PUT', send('save'), question.ask)])
  await expect.poll(() => question.isAsked()).toBe(true)
  expect(question.isForReadingOnly()).toBe(false)
  server.verified = true
  question.settle('verified')
  expect((await answers).map(({ status }) => status)).toEqual([200, 200])
  expect([questions, calls]).toEqual([1, ['list', 'save', 'list', 'save']])
  expect(question.isAsked()).toBe(false)
})

test('a call whose question is cancelled is refused, and can be tried again', async () => {
  const server = { verified: false }
  const { calls, send } = callsOf(server)
  const question = createVerificationQuestion(() => undefined)
  const refused = withVerification('GET', send('list'), question.ask)
  await expect.poll(() => question.isForReadingOnly()).toBe(true)
  question.settle('cancelled')
  expect((await refused).status).toBe(428)
  const again = withVerification('GET', send('list'), question.ask)
  await expect.poll(() => question.isAsked()).toBe(true)
  server.verified = true
  question.settle('verified')
  expect((await again).status).toBe(200)
  expect(calls).toHaveLength(3)
})

test('a call that needs nothing is not asked about', async () => {
  const { calls, send } = callsOf({ verified: true })
  const question = createVerificationQuestion(() => undefined)
  expect((await withVerification('GET', send('list'), question.ask)).status).toBe(200)
  expect([question.isAsked(), calls]).toEqual([false, ['list']])
})
