// Requirements: AUTH-071, AUTH-079, LIM-038, API-016, API-017, API-018
import { newPasswordTexts } from '@member-care/domain/texts/account-texts.ts'
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  TEST_PASSWORD,
  type AccountsUnderTest,
  type TestPerson,
} from '@member-care/tests/support/accounts-cast.ts'
import { createNewcomer } from '@member-care/tests/support/newcomers.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'slonik'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { listMailbox } from '../integrations/mail/local-mailbox.ts'
import { keepPasswordHash, passwordChangedAt, readCredential } from './passwords.ts'

const MINUTE = 60_000
const NEW_PASSWORD = 'Changed-2026'
const resetRequest = '/users/requestResetPasswordSuccess'
const recoveryRequest = '/users/requestAccountRecoverySuccess'
const patience = { timeout: 20_000 }
const answers = [
  'Choose a new password',
  'Recover your account',
  'Your account is not set up yet',
  'Your account has been suspended',
]

let product: AccountsUnderTest
let { post, signIn } = {} as AccountsUnderTest
let company: string

beforeAll(async () => {
  product = await startAccountsUnderTest()
  ;({ post, signIn } = product)
  company = await createCompany(product)
})
afterAll(() => product.close())

const ask = (path: string, email: string) => post(path, { email, captchaResponse: 'off' })
const reset = (token: string, password = NEW_PASSWORD) =>
  post('/users/resetPassword', { token, newPassword: product.encrypt(password) })
const isGood = async (token: string) => (await post('/users/resetPassword/check', { token })).json().valid
/** The answers to requests, newest first; people get e-mails about other things too. */
const mailsTo = async (email: string) =>
  (await listMailbox(product.parts.database, email)).filter(({ subject }) => answers.includes(subject))
const member = () => createMember(product, company)
const setAt = async (userId: string) => (await passwordChangedAt(product.parts.database, userId)) ?? new Date(0)

async function closeAccount(person: TestPerson, status: 101 | 300 | 301 | 401): Promise<void> {
  await product.record(`user-${person.userId}`, {
    type: 'UserStatusChanged',
    data: { userId: person.userId, status, reason: 'test' },
  })
}

/** The names of the events of somebody's account since it was activated, with what was said of how or why. */
async function accountEvents(userId: string): Promise<string[]> {
  const { events } = await product.parts.eventLog.load(`account-${userId}`)
  return events
    .slice(1)
    .map(({ type, data }) =>
      [type, 'how' in data && data.how, 'reason' in data && data.reason].filter(Boolean).join(' '),
    )
}

const untilDealtWith = () =>
  expect
    .poll(
      () =>
        product.parts.database.oneFirst(sql.type(z.object({ count: z.number() }))`
    select count(*)::int as count from app.link_requests where sealed_address is not null`),
      patience,
    )
    .toBe(0)

/**
 * The record of password hashes waits for the same row; only a sign-in asks for it with `for share`.
 * It may stand behind that record instead of behind the holder.
 * @param holder the process of the database that holds what is waited for
 */
const untilSignInWaitsFor = (holder: number) =>
  expect
    .poll(
      () =>
        product.parts.database.exists(sql.unsafe`
    select 1 from pg_stat_activity, unnest(pg_blocking_pids(pid)) as before
    where (before = ${holder} or ${holder} = any (pg_blocking_pids(before))) and query like '%for share%'`),
      patience,
    )
    .toBe(true)

/** Asks for a link and takes it from the e-mail. */
async function tokenFor(path: string, person: TestPerson): Promise<string> {
  const before = (await mailsTo(person.email)).length
  await ask(path, person.email)
  await expect.poll(async () => (await mailsTo(person.email)).length, patience).toBe(before + 1)
  const [mail] = await mailsTo(person.email)
  return /http:\/\/localhost:8080\/resetpassword\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? 'no link came'
}

/** Everything before this is dealt with by no worker, as in a server that died right after it had answered. */
describe.each([resetRequest, recoveryRequest])('%s', (path) => {
  it('answers every address alike, and looks none of them up', async () => {
    const [known, terminated, unregistered] = [await member(), await member(), await member()]
    await closeAccount(terminated, 401)
    await closeAccount(unregistered, 101)
    const replies = []
    for (const { email } of [known, terminated, unregistered, { email: 'nobody@example.com' }])
      replies.push(await ask(path, email))
    for (const reply of replies) {
      expect(reply.statusCode).toBe(200)
      expect(reply.body).toBe('{"requested":true}')
      expect(Object.keys(reply.headers)).toEqual(Object.keys(replies[0]?.headers ?? {}))
    }
    expect(await mailsTo(known.email)).toEqual([])
  })

  it('takes the same time for a known address as for an unknown one', async () => {
    const { email } = await member()
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let round = 0; round < 40; round++) {
      for (const [kind, address] of [
        ['known', email],
        ['unknown', `nobody${round}@example.com`],
      ] as const) {
        const began = performance.now()
        await ask(path, address)
        times[kind].push(performance.now() - began)
      }
    }
    const median = (numbers: readonly number[]) =>
      numbers.toSorted((one, other) => one - other)[numbers.length / 2] ?? 0
    const [known, unknown] = [median(times.known), median(times.unknown)]
    // On a busy machine both take longer, and differ by more.
    expect(Math.abs(known - unknown)).toBeLessThan(Math.max(10, known / 2))
  })

  it('refuses what is no address', async () => {
    expect((await ask(path, ' ')).json()).toMatchObject({
      errorCode: 'VALIDATION_ERROR',
      errors: { email: 'Email address is required.' },
    })
    expect((await ask(path, 'willow')).json().errors).toEqual({ email: 'Email address is not valid.' })
  })
})

test('an address that was put aside cannot be read in the database', async () => {
  const person = await member()
  await ask(resetRequest, person.email)
  const rows = await product.parts.database.anyFirst(sql.type(z.object({ row: z.string() }))`
    select to_jsonb(r)::text || encode(sealed_address, 'escape') as row from app.link_requests r
    union all select to_jsonb(j)::text from outbox.jobs j where kind = 'account-link'`)
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.join()).not.toContain(person.email)
})

test('what was asked for before the worker came is done when it comes', async () => {
  const person = await member()
  await ask(recoveryRequest, person.email.toUpperCase())
  await product.startJobs()
  await untilDealtWith()
  expect((await mailsTo(person.email)).map(({ subject }) => subject)).toEqual(['Recover your account'])
})

describe('a password that is changed while somebody signs in with it', () => {
  it('opens nothing, whichever way it was going to', async () => {
    const { database } = product.parts
    for (const begin of ['session', 'one-time password'] as const) {
      const person = begin === 'session' ? await member() : await createAdministrator(product, ['ADMIN_IT'])
      const { passwordHash } = (await readCredential(database, person.userId)) ?? { passwordHash: '' }
      const [changed, mayEnd] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()]
      const change = database.transaction(async (transaction) => {
        await keepPasswordHash(transaction, { userId: person.userId, passwordHash, at: new Date(Date.now() + MINUTE) })
        changed.resolve(
          await transaction.oneFirst(sql.type(z.object({ pid: z.number() }))`select pg_backend_pid() as pid`),
        )
        await mayEnd.promise
      })
      const holder = await changed.promise
      const signingIn = signIn(person.email, TEST_PASSWORD)
      // What it has checked is the old password, and it is about to let somebody in.
      await untilSignInWaitsFor(holder)
      mayEnd.resolve()
      await change
      expect((await signingIn).json().errorCode).toBe('SIGN_IN_FAILED')
    }
  })
})

describe('a reset link', () => {
  it('gives another password, once, and ends every session and every sign-in under way', async () => {
    const person = await member()
    const { accessToken } = (await signIn(person.email, TEST_PASSWORD)).json().user
    const { identifier } = await product.parts.pendingSignIns.begin(
      person.userId,
      await setAt(person.userId),
      product.parts.clock(),
    )
    const token = await tokenFor(resetRequest, person)
    expect(await isGood(token)).toBe(true)

    expect((await reset(token)).json()).toEqual({ changed: true })

    expect((await post('/users/logout', {}, accessToken)).json().errorCode).toBe('TOKEN_EXPIRED')
    expect((await post('/users/generateLoginOTPEmailCode', { identifier })).json().errorCode).toBe('SIGN_IN_EXPIRED')
    expect((await signIn(person.email, TEST_PASSWORD)).json().errorCode).toBe('SIGN_IN_FAILED')
    expect((await signIn(person.email, NEW_PASSWORD)).statusCode).toBe(200)
    expect(await accountEvents(person.userId)).toEqual([
      'SignedIn password',
      'PasswordChanged reset',
      'SignInFailed wrong-password',
      'SignedIn password',
    ])
    expect(await isGood(token)).toBe(false)
    expect((await reset(token, 'Another-2026')).json()).toMatchObject({
      errorCode: 'LINK_INVALID',
      errorMessage: 'This link is not valid any more. Please ask for a new one.',
    })
  })

  it('works for one of many who use it at the same time', async () => {
    const person = await member()
    const token = await tokenFor(resetRequest, person)
    const passwords = Array.from({ length: 8 }, (_, index) => `Changed-${index}`)
    const replies = await Promise.all(passwords.map((password) => reset(token, password)))
    const winner = replies.findIndex((reply) => reply.statusCode === 200)
    expect(replies.map((reply) => reply.json().errorCode ?? 'won').toSorted()).toEqual([
      ...Array<string>(7).fill('LINK_INVALID'),
      'won',
    ])
    expect((await signIn(person.email, passwords[winner] ?? '')).statusCode).toBe(200)
    expect((await accountEvents(person.userId)).filter((event) => event.startsWith('PasswordChanged'))).toHaveLength(1)
  })

  it('is good for an hour, and only until there is a newer one', async () => {
    const person = await member()
    const earlier = await tokenFor(resetRequest, person)
    const token = await tokenFor(resetRequest, person)
    expect((await reset(earlier)).json().errorCode).toBe('LINK_INVALID')
    product.passTime(60 * MINUTE)
    expect([await isGood(token), (await reset(token)).json().errorCode]).toEqual([false, 'LINK_INVALID'])
    product.passTime(-MINUTE)
    expect((await reset(token)).statusCode).toBe(200)
    product.passTime(-59 * MINUTE)
  })

  it('stays good while the password is refused: for the rule, or because it is the one they have', async () => {
    const person = await member()
    const token = await tokenFor(resetRequest, person)
    expect((await reset(token, 'abcdefgh')).json()).toMatchObject({
      errorCode: 'VALIDATION_ERROR',
      errors: { newPassword: expect.stringMatching(/Combination of those 3 is fine/) },
    })
    expect((await reset(token, 'Password1!')).json().errors).toEqual({ newPassword: newPasswordTexts.frequent })
    expect((await reset(token, TEST_PASSWORD)).json().errors).toEqual({
      newPassword: 'This is the password that you have now. Please choose another one.',
    })
    expect((await post('/users/resetPassword', { token, newPassword: 'AAAA' })).json().errorCode).toBe(
      'MALFORMED_REQUEST',
    )
    expect((await reset(token)).statusCode).toBe(200)
  })

  it('voids the recovery link that was asked for beside it', async () => {
    const person = await member()
    const [recovery, token] = [await tokenFor(recoveryRequest, person), await tokenFor(resetRequest, person)]
    expect((await reset(token)).statusCode).toBe(200)
    expect((await reset(recovery, 'Another-2026')).json().errorCode).toBe('LINK_INVALID')
  })

  it('serves administrators too', async () => {
    const administrator = await createAdministrator(product, ['ADMIN_OPERATION'])
    expect((await reset(await tokenFor(resetRequest, administrator))).statusCode).toBe(200)
    expect((await signIn(administrator.email, NEW_PASSWORD)).json().user.identifier).toBeDefined()
  })

  it('forgets the wrong passwords before it', async () => {
    const person = await member()
    for (let attempt = 1; attempt <= 4; attempt++) await signIn(person.email, 'Wrong-2026')
    expect((await reset(await tokenFor(resetRequest, person))).statusCode).toBe(200)
    for (let attempt = 1; attempt <= 4; attempt++)
      expect((await signIn(person.email, 'Wrong-2026')).json().errorCode).toBe('SIGN_IN_FAILED')
    expect((await signIn(person.email, NEW_PASSWORD)).statusCode).toBe(200)
  })
})

describe('a locked account', () => {
  async function lockedMember(): Promise<TestPerson> {
    const person = await member()
    // What follows from the activation may still lift what was counted before it.
    await expect
      .poll(async () => (await signIn(person.email, 'Wrong-2026')).json().errorCode, patience)
      .toBe('ACCOUNT_LOCKED')
    await expect
      .poll(async () => (await accountEvents(person.userId)).includes('AccountLocked wrong-passwords'), patience)
      .toBe(true)
    await product.untilUpToDate()
    return person
  }

  it('is unlocked by the link for its recovery', async () => {
    const person = await lockedMember()
    expect((await signIn(person.email, TEST_PASSWORD)).json().errorCode).toBe('ACCOUNT_LOCKED')
    expect((await reset(await tokenFor(recoveryRequest, person))).statusCode).toBe(200)
    expect((await signIn(person.email, NEW_PASSWORD)).statusCode).toBe(200)
    expect((await accountEvents(person.userId)).slice(-3)).toEqual([
      'PasswordChanged reset',
      'AccountUnlocked recovered',
      'SignedIn password',
    ])
  })

  it('is unlocked, and the change recorded, also when the call was cut short right after it', async () => {
    const person = await lockedMember()
    const token = await tokenFor(recoveryRequest, person)
    const [held, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    // While somebody holds the log's lock nothing can be recorded.
    const holding = product.parts.database.transaction(async (transaction) => {
      await transaction.query(sql.unsafe`select pg_advisory_xact_lock(7301127)`)
      held.resolve()
      await mayEnd.promise
    })
    await held.promise
    expect((await reset(token)).statusCode).toBe(503)
    expect(await isGood(token)).toBe(false)
    mayEnd.resolve()
    await holding
    await expect
      .poll(() => accountEvents(person.userId), patience)
      .toEqual(expect.arrayContaining(['PasswordChanged reset', 'AccountUnlocked recovered']))
    await expect.poll(async () => (await signIn(person.email, NEW_PASSWORD)).statusCode, patience).toBe(200)
    expect((await accountEvents(person.userId)).filter((event) => event === 'PasswordChanged reset')).toHaveLength(1)
  })

  it('stays locked with a new password alone, and the e-mail says so', async () => {
    const person = await lockedMember()
    const token = await tokenFor(resetRequest, person)
    expect((await mailsTo(person.email))[0]?.text).toContain('http://localhost:8080/recoveraccount')
    expect((await reset(token)).statusCode).toBe(200)
    expect((await signIn(person.email, NEW_PASSWORD)).json().errorCode).toBe('ACCOUNT_LOCKED')
    expect(await accountEvents(person.userId)).not.toContain('AccountUnlocked recovered')
  })

  it('is unlocked too when its status was set', async () => {
    const person = await member()
    await closeAccount(person, 300)
    expect((await reset(await tokenFor(recoveryRequest, person))).statusCode).toBe(200)
    expect((await signIn(person.email, NEW_PASSWORD)).statusCode).toBe(200)
  })
})

describe('somebody who never registered', () => {
  const statusOf = async ({ userId }: TestPerson) =>
    (await product.parts.users.getUser(product.parts.systemReader, userId))?.status

  it('gets no link where wrong passwords were recorded as a lock, as was done once, and is not registered by its end', async () => {
    const person = await createNewcomer(product, [company])
    const { userId } = person
    await product.record(`account-${userId}`, { type: 'AccountLocked', data: { userId, reason: 'wrong-passwords' } })
    expect(await statusOf(person)).toBe(101)
    await ask(recoveryRequest, person.email)
    const subjects = async () => (await mailsTo(person.email)).map(({ subject }) => subject)
    await expect.poll(subjects, patience).toEqual(['Your account is not set up yet'])
    await product.record(`account-${userId}`, { type: 'AccountUnlocked', data: { userId, reason: 'recovered' } })
    expect(await statusOf(person)).toBe(101)
  })

  it('is not registered by a recovery either where an administrator had locked them', async () => {
    const person = await createNewcomer(product, [company])
    await closeAccount(person, 300)
    expect((await reset(await tokenFor(recoveryRequest, person))).statusCode).toBe(200)
    expect(await statusOf(person)).toBe(101)
    expect((await signIn(person.email, NEW_PASSWORD)).json().errorCode).toBe('ACCOUNT_NOT_REGISTERED')
  })
})

describe('whom no password lets in', () => {
  it.each([
    [301, 'ACCOUNT_SUSPENDED'],
    [401, 'ACCOUNT_TERMINATED'],
  ] as const)('status %d is not let in by a link from before', async (status, code) => {
    const person = await member()
    for (const path of [resetRequest, recoveryRequest]) {
      const token = await tokenFor(path, person)
      await closeAccount(person, status)
      expect((await reset(token)).json().errorCode).toBe(code)
      await product.record(`user-${person.userId}`, {
        type: 'UserStatusChanged',
        data: { userId: person.userId, status: 100, reason: 'test' },
      })
    }
    expect((await signIn(person.email, TEST_PASSWORD)).statusCode).toBe(200)
  })

  it.each([
    [301, ['Your account has been suspended']],
    [101, ['Your account is not set up yet']],
    [401, []],
  ] as const)('status %d gets no link, but an e-mail where one helps: %o', async (status, subjects) => {
    const person = await member()
    await closeAccount(person, status)
    await ask(resetRequest, person.email)
    await untilDealtWith()
    const mails = await mailsTo(person.email)
    expect(mails.map(({ subject }) => subject)).toEqual(subjects)
    for (const { text } of mails) expect(text).not.toContain('/resetpassword/')
  })

  it('an administrator who has not activated yet gets none', async () => {
    const administrator = await createAdministrator(product, [])
    await closeAccount(administrator, 101)
    await ask(resetRequest, administrator.email)
    await untilDealtWith()
    expect(await mailsTo(administrator.email)).toEqual([])
  })
})

test('an address gets five e-mails of a kind within an hour, and the answer stays the same', async () => {
  const person = await member()
  for (let times = 1; times <= 7; times++)
    expect((await ask(resetRequest, person.email)).body).toBe('{"requested":true}')
  await untilDealtWith()
  expect(await mailsTo(person.email)).toHaveLength(5)
  await ask(recoveryRequest, person.email)
  await untilDealtWith()
  expect(await mailsTo(person.email)).toHaveLength(6)
  product.passTime(61 * MINUTE)
  await ask(resetRequest, person.email)
  await untilDealtWith()
  product.passTime(-61 * MINUTE)
  expect(await mailsTo(person.email)).toHaveLength(7)
})

test('a request that could not be answered for long is not answered too late, and takes no newer link away', async () => {
  const [answered, late, tooLate] = [await member(), await member(), await member()]
  const token = await tokenFor(resetRequest, answered)
  const askedBefore = ({ email }: TestPerson, minutes: number) =>
    product.parts.linkRequests.putAside(
      { purpose: 'reset-password', email },
      { correlationId: randomUUID(), now: new Date(product.parts.clock().getTime() - minutes * MINUTE) },
    )
  await askedBefore(answered, 40)
  await askedBefore(late, 23 * 60)
  await askedBefore(tooLate, 24 * 60)
  await untilDealtWith()
  expect(await isGood(token)).toBe(true)
  const mails = await Promise.all([answered, late, tooLate].map(async ({ email }) => (await mailsTo(email)).length))
  expect(mails).toEqual([1, 1, 0])
})

test('no token, address or password gets into the log', async () => {
  const person = await member()
  const token = await tokenFor(resetRequest, person)
  await product.app.inject({ url: `/resetpassword/${token}` })
  await reset(token)
  const log = product.logged()
  expect(log).toContain('/api/users/resetPassword')
  for (const secret of [token, person.email, person.name, NEW_PASSWORD]) expect(log).not.toContain(secret)
})

test('both requests ask for the captcha, whatever the address', async () => {
  const guarded = await startAccountsUnderTest({ CAPTCHA: 'on' })
  try {
    for (const path of [resetRequest, recoveryRequest]) {
      const reply = await guarded.app.inject({
        method: 'POST',
        url: `/api${path}`,
        payload: { email: 'nobody@example.com', captchaResponse: 'made up' },
      })
      expect(reply.json()).toMatchObject({ errorCode: 'CAPTCHA_INVALID' })
    }
  } finally {
    await guarded.close()
  }
})
