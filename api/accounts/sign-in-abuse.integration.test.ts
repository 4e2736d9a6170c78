/** Signing in while somebody tries passwords by the hundred: the right ones get in, each account locks as decided, and nothing tells who is known. */
import {
  createCompany,
  createMember,
  startAccountsUnderTest,
  TEST_PASSWORD,
  type AccountsUnderTest,
  type TestPerson,
} from '@member-care/tests/support/accounts-cast.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listMailbox } from '../integrations/mail/local-mailbox.ts'
import { removeExpired } from './housekeeping.ts'
import { openSignIn } from './open-sign-in.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const ATTACKER = '203.0.113.9'

let product: AccountsUnderTest
let company: string

beforeAll(async () => {
  product = await startAccountsUnderTest()
  company = await createCompany(product)
})
afterAll(() => product.close())

const post = (path: string, payload: object, remoteAddress = '127.0.0.1') =>
  product.app.inject({ method: 'POST', url: `/api${path}`, payload, remoteAddress })
const signIn = (identifier: string, password: string, from?: string) =>
  post('/users/login/v3', { email: identifier, password: product.encrypt(password), captchaResponse: 'x' }, from)
const codeOf = async (identifier: string, password = 'Wrong-2026') =>
  (await signIn(identifier, password)).json<{ errorCode?: string }>().errorCode ?? 'signed in'
const times = <Result>(count: number, act: (index: number) => Result) =>
  Array.from({ length: count }, (_, index) => act(index))

/** An answer with all that may differ between two calls taken out. */
function visibleOf({ statusCode, headers, body }: Awaited<ReturnType<typeof post>>) {
  const { date, 'x-request-id': id, 'x-ratelimit-remaining': remaining, 'x-ratelimit-reset': reset, ...rest } = headers
  expect([date, id, remaining, reset]).not.toContain(undefined)
  return JSON.stringify({ statusCode, body, headers: rest })
}

async function accountEvents(userId: string): Promise<string[]> {
  await product.parts.followUps.settled()
  return product.accountEvents(userId)
}

function tally<Value>(values: readonly Value[]): Map<Value, number> {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

describe('hundreds of wrong passwords at the same moment', () => {
  it('lock each address after five, known and unknown with the same answers, and let the right ones in meanwhile', async () => {
    const victims = await Promise.all(times(5, () => createMember(product, company)))
    const bystanders = await Promise.all(times(4, () => createMember(product, company)))
    const unknown = times(5, () => `${randomUUID().slice(0, 8)}@example.com`)
    const attack = (addresses: readonly string[]) =>
      Promise.all(addresses.flatMap((address) => times(20, () => signIn(address, 'Wrong-2026', ATTACKER))))
    const [ofKnown, ofUnknown, ofRight] = await Promise.all([
      attack(victims.map((victim) => victim.email)),
      attack(unknown),
      Promise.all(bystanders.map((bystander) => signIn(bystander.email, TEST_PASSWORD))),
    ])
    expect(ofRight.map((reply) => reply.statusCode)).toEqual(times(4, () => 200))
    const [answersToKnown, answersToUnknown] = [tally(ofKnown.map(visibleOf)), tally(ofUnknown.map(visibleOf))]
    expect(answersToKnown).toEqual(answersToUnknown)
    // Of each address four wrong ones; the fifth and all others say that it is locked.
    expect([...answersToKnown.values()].sort((few, many) => few - many)).toEqual([5 * 4, 5 * 16])
    for (const { userId } of victims) {
      const counts = tally(await accountEvents(userId))
      expect(counts.get('AccountLocked wrong-passwords')).toBe(1)
    }
    for (const { userId } of bystanders) expect(await accountEvents(userId)).toEqual(['AccountActivated', 'SignedIn'])
  })

  it('leave a known and an unknown address locked alike, however long one waits', async () => {
    const { email, userId } = await createMember(product, company)
    const unknown = `${randomUUID().slice(0, 8)}@example.com`
    await Promise.all([email, unknown].flatMap((address) => times(5, () => signIn(address, 'Wrong-2026'))))
    await accountEvents(userId)
    for (const passed of [16 * MINUTE, 2 * DAY, 90 * DAY]) {
      product.passTime(passed)
      await removeExpired(product.parts.database, product.parts.clock())
      const [known, nobody] = await Promise.all([signIn(email, 'Wrong-2026'), signIn(unknown, 'Wrong-2026')])
      product.passTime(-passed)
      expect(visibleOf(known)).toBe(visibleOf(nobody))
      expect(known.json()).toMatchObject({ errorCode: 'ACCOUNT_LOCKED' })
    }
    // After a year the locks themselves end; the known account is closed all the same.
    product.passTime(366 * DAY)
    await removeExpired(product.parts.database, product.parts.clock())
    const codes = [await codeOf(email), await codeOf(unknown), await codeOf(email, TEST_PASSWORD)]
    product.passTime(-366 * DAY)
    expect(codes).toEqual(['SIGN_IN_FAILED', 'SIGN_IN_FAILED', 'ACCOUNT_LOCKED'])
  })

  it('do not keep out people who are enrolled with the address later, nor people who recover', async () => {
    const person = await createMember(product, company)
    await Promise.all(times(5, () => signIn(person.email, 'Wrong-2026')))
    await accountEvents(person.userId)
    await product.record(`account-${person.userId}`, {
      type: 'AccountUnlocked',
      data: { userId: person.userId, reason: 'recovered' },
    })
    expect(await codeOf(person.email, TEST_PASSWORD)).toBe('ACCOUNT_LOCKED')
    const job = {
      id: randomUUID(),
      kind: 'sign-in-opening',
      subjectId: person.userId,
      payload: { userIds: [person.userId], position: (await product.parts.eventLog.head()) ?? null },
      causationId: randomUUID(),
      correlationId: randomUUID(),
      attempt: 1,
    }
    expect(await openSignIn(product.parts)(job, new AbortController().signal)).toBe('done')
    expect(await codeOf(person.email, TEST_PASSWORD)).toBe('signed in')
  })

  it('tell nobody that an account is suspended or locked by an administrator, but for its owner', async () => {
    const [suspended, locked] = await Promise.all([createMember(product, company), createMember(product, company)])
    await product.record(`user-${suspended.userId}`, {
      type: 'UserStatusChanged',
      data: { userId: suspended.userId, status: 301, reason: 'test' },
    })
    await product.record(`user-${locked.userId}`, {
      type: 'UserStatusChanged',
      data: { userId: locked.userId, status: 300, reason: 'test' },
    })
    const wrong = await Promise.all(
      [suspended.email, locked.email, 'nobody-at-all@example.com'].map((address) => signIn(address, 'Wrong-2026')),
    )
    expect(new Set(wrong.map(visibleOf)).size).toBe(1)
    expect(await codeOf(suspended.email, TEST_PASSWORD)).toBe('ACCOUNT_SUSPENDED')
    expect(await codeOf(locked.email, TEST_PASSWORD)).toBe('ACCOUNT_LOCKED')
  })
})

describe('one-time passwords under fire', () => {
  async function awaitingCode(): Promise<{ person: TestPerson; identifier: string; otp: string }> {
    const restricted = await createCompany(product, { restrictOTP: true })
    const person = await createMember(product, restricted)
    const { identifier } = (await signIn(person.email, TEST_PASSWORD)).json<{ user: { identifier: string } }>().user
    const sent = await Promise.all(times(8, () => post('/users/generateLoginOTPEmailCode', { identifier })))
    // Asked for eight times at once, sent once.
    expect(sent.filter((reply) => reply.json<{ sent?: boolean }>().sent === true)).toHaveLength(1)
    const messages = await listMailbox(product.parts.database, person.email)
    expect(messages).toHaveLength(1)
    return { person, identifier, otp: /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0] ?? 'no code came' }
  }
  const verify = async (identifier: string, otp: string) =>
    (await post('/users/verifyLoginOTPEmailCode', { identifier, otp })).json<{ errorCode?: string }>().errorCode ??
    'signed in'
  const wrongOnes = (otp: string, count: number) =>
    times(count, (index) => String((Number(otp) + 1 + index) % 1_000_000).padStart(6, '0'))

  it('bear five wrong codes, however many come at once, and then not even the right one', async () => {
    const { identifier, otp } = await awaitingCode()
    const answers = await Promise.all(wrongOnes(otp, 20).map((wrong) => verify(identifier, wrong)))
    expect(tally(answers)).toEqual(
      new Map([
        ['OTP_WRONG', 5],
        ['OTP_NO_TRIES_LEFT', 15],
      ]),
    )
    expect(await verify(identifier, otp)).toBe('OTP_NO_TRIES_LEFT')
  })

  it('let one in when the right code comes many times between wrong ones', async () => {
    const { person, identifier, otp } = await awaitingCode()
    const answers = await Promise.all(
      [...times(10, () => otp), ...wrongOnes(otp, 2)].map((code) => verify(identifier, code)),
    )
    expect(tally(answers).get('signed in')).toBe(1)
    expect((await accountEvents(person.userId)).filter((event) => event === 'SignedIn')).toHaveLength(1)
  })
})

describe('NRIC and staff id', () => {
  let byNric: string
  let byStaffId: string
  beforeAll(async () => {
    byNric = await createCompany(product, { loginIDType: 'nric' })
    byStaffId = await createCompany(product, { loginIDType: 'staffId' })
  })
  const giveStaffId = (person: TestPerson, companyId: string, staffId: string) =>
    product.record(`user-${person.userId}`, {
      type: 'MembershipStarted',
      data: { userId: person.userId, companyId, memberType: 'E', staffId, effectiveStartDate: '2020-01-01' },
    })

  it('open an account where its client says so, in any case, and nowhere else', async () => {
    const member = await createMember(product, byNric, { nric: 'S8112345F' })
    await createMember(product, company, { nric: 'S7654321B' })
    expect(await codeOf(' s8112345f', TEST_PASSWORD)).toBe('signed in')
    expect(await codeOf(member.email, TEST_PASSWORD)).toBe('signed in')
    expect(await codeOf('S7654321B', TEST_PASSWORD)).toBe('SIGN_IN_FAILED')
    expect(visibleOf(await signIn('S8112345F', 'Wrong-2026'))).toBe(visibleOf(await signIn('S0000009Z', 'Wrong-2026')))
  })

  it('open nothing where two people have the same staff id', async () => {
    const one = await createMember(product, company)
    await giveStaffId(one, byStaffId, 'St-100')
    expect(await codeOf('st-100', TEST_PASSWORD)).toBe('signed in')
    const other = await createCompany(product, { loginIDType: 'staffId' })
    const namesake = await createMember(product, company)
    await giveStaffId(namesake, other, 'ST-100')
    expect(await codeOf('st-100', TEST_PASSWORD)).toBe('SIGN_IN_FAILED')
    expect(await codeOf(one.email, TEST_PASSWORD)).toBe('signed in')
  })

  it('share the five tries of the account, without telling that they are the same person’s', async () => {
    const { userId, email } = await createMember(product, byNric, { nric: 'S8112346D' })
    const codes = [
      await codeOf(email),
      await codeOf(email),
      await codeOf(email),
      await codeOf('S8112346D'),
      await codeOf('S8112346D'),
    ]
    expect(codes).toEqual(times(5, () => 'SIGN_IN_FAILED'))
    expect(await accountEvents(userId)).toContain('AccountLocked wrong-passwords')
    expect(await codeOf(email)).toBe('SIGN_IN_FAILED')
    expect(await codeOf('S8112346D', TEST_PASSWORD)).toBe('ACCOUNT_LOCKED')
  })
})
