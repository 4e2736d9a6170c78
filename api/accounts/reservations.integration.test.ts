import { randomUUID } from 'node:crypto'
import type { ReservationEvent } from '@member-care/domain/identity/reservation-events.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '../http/api-error.ts'
import {
  isEmailAddressFree,
  keepOnlyCurrentAddress,
  releaseAllOf,
  releaseEmailAddress,
  releaseNric,
  reserveEmailAddress,
  reserveNric,
} from './reservations.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await startApiUnderTest()
})
afterAll(() => api.close())

const someContext = () => ({
  actor: { kind: 'system', id: 'test' } as const,
  commandId: randomUUID(),
  correlationId: randomUUID(),
})
const isFree = (email: string, userId: string) =>
  isEmailAddressFree(api.parts, { emailIndex: api.parts.blindIndex('email', email), userId })
const codeOf = async (claim: Promise<unknown>) =>
  claim.then(
    () => undefined,
    (error: unknown) =>
      error instanceof ApiError
        ? `${error.status} ${error.code} ${Object.keys(error.errors ?? {}).join()}`
        : String(error),
  )

describe.each([
  [
    'an e-mail address',
    'tan@example.com',
    ' TAN@Example.com',
    '409 EMAIL_TAKEN email',
    async (value: string, userId: string) => reserveEmailAddress(api.parts, { email: value, userId }, someContext()),
  ],
  [
    'an NRIC',
    'S1234567D',
    's1234567d ',
    '409 NRIC_TAKEN nric',
    async (value: string, userId: string) => reserveNric(api.parts, { nric: value, userId }, someContext()),
  ],
] as const)('%s', (_what, value, otherSpelling, taken, reserve) => {
  it('goes to one of many who claim it at once, however they spell it', async () => {
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        codeOf(reserve(index % 2 === 0 ? value : otherSpelling, `claimant-${index}`)),
      ),
    )
    expect(claims.filter((code) => code === undefined)).toHaveLength(1)
    expect(claims.filter((code) => code === taken)).toHaveLength(11)
  })
})

it('is given once to one user who asks many times at once', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () =>
      reserveEmailAddress(api.parts, { email: 'ann@example.com', userId: 'ann' }, someContext()),
    ),
  )
  expect(outcomes.filter((given) => given)).toHaveLength(1)
  const { events } = await api.parts.eventLog.load<ReservationEvent>(
    `email-${api.parts.blindIndex('email', 'ann@example.com')}`,
  )
  expect(events.map(({ type, data }) => [type, data.userId])).toEqual([['EmailAddressReserved', 'ann']])
})

it('is free again when it is released by its holder, and by nobody else', async () => {
  await reserveEmailAddress(api.parts, { email: 'ben@example.com', userId: 'ben' }, someContext())
  await releaseEmailAddress(api.parts, { email: 'ben@example.com', userId: 'cat' }, someContext())
  expect([await isFree('ben@example.com', 'cat'), await isFree('ben@example.com', 'ben')]).toEqual([false, true])
  await releaseEmailAddress(api.parts, { email: 'ben@example.com', userId: 'ben' }, someContext())
  expect(await isFree('ben@example.com', 'cat')).toBe(true)
  await reserveEmailAddress(api.parts, { email: 'ben@example.com', userId: 'cat' }, someContext())
  expect(await isFree('ben@example.com', 'ben')).toBe(false)

  await reserveNric(api.parts, { nric: 'S7654321F', userId: 'ben' }, someContext())
  await releaseNric(api.parts, { nric: 'S7654321F', userId: 'ben' }, someContext())
  expect(await reserveNric(api.parts, { nric: 'S7654321F', userId: 'cat' }, someContext())).toBe(true)
})

it('follows what the stream of the user says they have', async () => {
  const userId = randomUUID()
  const [first, second, tried] = [
    `first.${userId}@example.com`,
    `second.${userId}@example.com`,
    `tried.${userId}@example.com`,
  ]
  for (const email of [first, second, tried]) await reserveEmailAddress(api.parts, { email, userId }, someContext())
  await reserveNric(api.parts, { nric: userId, userId }, someContext())
  await api.record(
    `user-${userId}`,
    {
      type: 'UserEnrolled',
      data: { userId, userType: 'client', name: 'Tan', nric: userId, email: first, loginRequired: true },
    },
    { type: 'EmailAddressChanged', data: { userId, email: second.toUpperCase() } },
  )
  await keepOnlyCurrentAddress(api.parts, { userId, tried }, someContext())
  expect(await Promise.all([first, second, tried].map((email) => isFree(email, 'somebody')))).toEqual([
    true,
    false,
    true,
  ])

  await releaseAllOf(api.parts, userId, someContext())
  await releaseAllOf(api.parts, userId, someContext())
  expect(await isFree(second, 'somebody')).toBe(true)
  expect(await reserveNric(api.parts, { nric: userId, userId: 'somebody' }, someContext())).toBe(true)
})
