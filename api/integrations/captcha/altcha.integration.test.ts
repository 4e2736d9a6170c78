// Requirements: AUTH-114
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import type { DatabasePool } from 'slonik'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../database/migrations.ts'
import { createDatabasePool } from '../../database/pool.ts'
import { createAltcha } from './altcha.ts'
import { requireCaptcha, switchedOffCaptcha, type Captcha } from './captcha.ts'

const key = createSecretKey(randomBytes(32))
let database: TestDatabase
let pool: DatabasePool
let passed = 0
let captcha: Captcha

const open = (secret = key) => createAltcha({ pool, key: secret, cost: 10, clock: () => new Date(Date.now() + passed) })

beforeAll(async () => {
  database = await createTestDatabase()
  pool = await createDatabasePool(database.url)
  await migrate(pool)
  captcha = open()
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

/** What the widget in the browser sends. */
async function solve(from: Captcha): Promise<string> {
  const challenge = (await from.challenge()) as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return asSent({ challenge, solution })
}

const asSent = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64')
const asSolved = (solution: string) =>
  JSON.parse(Buffer.from(solution, 'base64').toString('utf8')) as {
    challenge: Challenge
    solution: { counter: number; derivedKey: string }
  }

it('sets a task that a browser can solve, and accepts the solution once', async () => {
  const solution = await solve(captcha)
  expect(await captcha.verify(solution, randomUUID())).toBe(true)
  expect(await captcha.verify(solution, randomUUID())).toBe(false)
  await expect(requireCaptcha(captcha, solution, randomUUID())).rejects.toMatchObject({
    status: 400,
    code: 'CAPTCHA_INVALID',
    message: 'Please verify your captcha.',
  })
})

it('accepts one of several uses at the same time', async () => {
  const solution = await solve(captcha)
  const uses = await Promise.all(Array.from({ length: 8 }, () => captcha.verify(solution, randomUUID())))
  expect(uses.filter(Boolean)).toHaveLength(1)
})

it('accepts it again from the same command, so that a lost answer can be asked for again', async () => {
  const solution = await solve(captcha)
  const command = randomUUID()
  expect(await captcha.verify(solution, command)).toBe(true)
  expect(await captcha.verify(solution, command)).toBe(true)
})

it('is not fooled by spelling the same solution in another way', async () => {
  const solution = await solve(captcha)
  const { challenge, solution: solved } = asSolved(solution)
  expect(await captcha.verify(solution, randomUUID())).toBe(true)
  expect(
    await captcha.verify(
      asSent({ solution: { ...solved, note: 1 }, challenge: { note: 2, ...challenge } }),
      randomUUID(),
    ),
  ).toBe(false)
})

it('refuses a task of somebody else, a changed task, a wrong solution, and what is none', async () => {
  const foreign = await solve(open(createSecretKey(randomBytes(32))))
  expect(await captcha.verify(foreign, randomUUID())).toBe(false)
  const { challenge, solution } = asSolved(await solve(captcha))
  const later = {
    ...challenge,
    parameters: { ...challenge.parameters, expiresAt: (challenge.parameters.expiresAt ?? 0) + 3_600 },
  }
  expect(await captcha.verify(asSent({ challenge: later, solution }), randomUUID())).toBe(false)
  const wrong = { ...solution, derivedKey: solution.derivedKey.replace(/^../, (byte) => (byte === '00' ? '01' : '00')) }
  expect(await captcha.verify(asSent({ challenge, solution: wrong }), randomUUID())).toBe(false)
  for (const nonsense of ['', 'x', asSent(null), asSent({ challenge: {} }), 'e30='.repeat(10_000)])
    expect(await captcha.verify(nonsense, randomUUID())).toBe(false)
})

it('refuses a solution that comes too late', async () => {
  const solution = await solve(captcha)
  passed = 10 * 60_000
  expect(await captcha.verify(solution, randomUUID())).toBe(false)
  passed = 0
})

it('lets everything through when it is switched off, and still sets tasks', async () => {
  const off = switchedOffCaptcha(captcha)
  expect(await off.verify('', randomUUID())).toBe(true)
  expect(await off.challenge()).toHaveProperty('signature')
})
