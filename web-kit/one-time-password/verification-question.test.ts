// Requirements: AUTH-089, AUTH-093
import { expect, test } from 'vitest'
import { textOfResponse, withVerification } from '@member-care/api/client/client.ts'
import { createVerificationQuestion } from './verification-question.ts'

/** A call that is refused until the session is verified, and how often it came. */
function callsOf(server: { verified: boolean }) {
  const calls: string[] = []
  return {
    calls,
    send: (name: string) => () => {
      calls.push(name)
      return Promise.resolve(
        new Response(JSON.stringify({ errorCode: server.verified ? undefined : 'OTP_REQUIRED', name }), {
          status: server.verified ? 200 : 428,
        }),
      )
    },
  }
}

test('calls that wait are asked about once, and sent once more after it', async () => {
  const server = { verified: false }
  const { calls, send } = callsOf(server)
  let questions = 0
  const question = createVerificationQuestion((outcome) => void (questions += outcome === null ? 1 : 0))
  const answers = Promise.all([
    withVerification('GET', send('list'), question.ask, textOfResponse),
    withVerification('PUT', send('save'), question.ask, textOfResponse),
  ])
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
  const refused = withVerification('GET', send('list'), question.ask, textOfResponse)
  await expect.poll(() => question.isForReadingOnly()).toBe(true)
  question.settle('cancelled')
  expect((await refused).status).toBe(428)
  const again = withVerification('GET', send('list'), question.ask, textOfResponse)
  await expect.poll(() => question.isAsked()).toBe(true)
  server.verified = true
  question.settle('verified')
  expect((await again).status).toBe(200)
  expect(calls).toHaveLength(3)
})

test('a call that needs nothing is not asked about', async () => {
  const { calls, send } = callsOf({ verified: true })
  const question = createVerificationQuestion(() => undefined)
  expect((await withVerification('GET', send('list'), question.ask, textOfResponse)).status).toBe(200)
  expect([question.isAsked(), calls]).toEqual([false, ['list']])
})

test('a call that wants a proof is asked for that, and one that wants both for one after the other', async () => {
  const wanted = ['OTP_REQUIRED', 'PROOF_REQUIRED']
  const send = () =>
    Promise.resolve(
      wanted.length > 0 ? new Response(JSON.stringify({ errorCode: wanted[0] }), { status: 428 }) : new Response(),
    )
  const asked: string[] = []
  const question = createVerificationQuestion((outcome) => void (outcome === null && asked.push('question')))
  const answer = withVerification('POST', send, question.ask, textOfResponse)
  for (const needed of ['one-time-password', 'proof']) {
    await expect.poll(() => question.isAsked() && question.needed()).toBe(needed)
    wanted.shift()
    question.settle('verified')
  }
  expect((await answer).status).toBe(200)
  expect(asked).toHaveLength(2)
})
