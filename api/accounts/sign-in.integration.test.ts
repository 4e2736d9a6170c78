// Requirements: AUTH-019, AUTH-020, AUTH-021, AUTH-022, AUTH-023, AUTH-029, AUTH-030, AUTH-087, AUTH-096, AUTH-106, AUTH-107, AUTH-108, AUTH-109,
// AUTH-110, AUTH-112, AUTH-113, SHELL-005, LIM-038, API-006, API-007, API-008, API-009, API-010, API-022, API-149
import { featuresConfigSchema } from '@member-care/domain/client/features-config.ts'
import {
  createCompany,
  createMember,
  otherThan,
  startAccountsUnderTest,
  TEST_PASSWORD,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { hash } from '@node-rs/argon2'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepPasswordHash, readCredential } from './passwords.ts'

const MINUTE = 60_000

let product: AccountsUnderTest
let { post, signIn, awaitCode, newestCode, accountEvents } = {} as AccountsUnderTest
let open: string
let restricted: string

beforeAll(async () => {
  product = await startAccountsUnderTest()
  ;({ post, signIn, awaitCode, newestCode, accountEvents } = product)
  open = await createCompany(product)
  restricted = await createCompany(product, { restrictOTP: true, maskNRIC: true, unmaskedNRICLength: 4 })
})
afterAll(() => product.close())

describe('with a password alone', () => {
  it('gives a token at once where the client does not restrict sign-in', async () => {
    const member = await createMember(product, open)
    const reply = await signIn(` ${member.email.toUpperCase()} `.trim())
    expect(reply.statusCode).toBe(200)
    const { user, notifyUserLastPasswordUpdate } = reply.json()
    const records = [{ name: member.name, nric: member.nric, uuid: member.userId, memberType: 'E' }]
    expect(user).toEqual({
      uuid: member.userId,
      userId: member.userId,
      name: member.name,
      nric: member.nric,
      email: member.email,
      contactNoCountryCode: '',
      contactNo: '',
      accessToken: expect.any(String) as string,
      stripeCustomerId: null,
      userType: 'client',
      roles: [],
      lastLogin: null,
      costCenterName: '',
      bankDetail: null,
      companyId: open,
      companyDetail: { policyNo: 'POL-1', featuresConfig: { ...featuresConfigSchema.parse({}), maximumFileUpload: 5 } },
      companies: [{ companyId: open, companyName: 'Pelican Foods', memberType: 'E', records }],
      records,
    })
    expect(notifyUserLastPasswordUpdate).toBe(false)
    expect(
      (await product.app.inject({ url: `/api/users/${member.userId}`, headers: { accesstoken: user.accessToken } }))
        .statusCode,
    ).toBe(200)
    expect(await accountEvents(member.userId)).toEqual(['AccountActivated', 'SignedIn'])
  })

  it('names each company of a member with its own claimants, and keeps the bank account to its last 4 digits', async () => {
    const elsewhere = await createCompany(product, { maskNRIC: true, unmaskedNRICLength: 4 })
    const member = await createMember(product, open)
    const child = await createMember(product, open, { employeeId: member.userId })
    const bankAccount = { bankName: 'POSB', bankNo: '7171', branchNo: '081', accountNo: '123456789' }
    await product.record(
      `user-${member.userId}`,
      { type: 'RolesChanged', data: { userId: member.userId, roles: ['hradmin'], groupCodes: [], reason: 'test' } },
      {
        type: 'MembershipStarted',
        data: {
          userId: member.userId,
          companyId: elsewhere,
          memberType: 'D',
          employeeId: randomUUID(),
          effectiveStartDate: '2019-01-01',
        },
      },
      { type: 'BankAccountRecorded', data: { userId: member.userId, ...bankAccount } },
    )
    const { user } = (await signIn(member.email)).json()
    const self = { name: member.name, nric: member.nric, uuid: member.userId, memberType: 'E' }
    const records = [self, { name: child.name, nric: child.nric, uuid: child.userId, memberType: 'D' }]
    expect(user).toMatchObject({
      companyId: open,
      records,
      roles: [{ type: 'hradmin' }],
      bankDetail: { ...bankAccount, accountNo: '*****6789' },
    })
    expect(user.companies).toEqual([
      {
        companyId: elsewhere,
        companyName: 'Pelican Foods',
        memberType: 'D',
        records: [{ ...self, nric: '*****567D', memberType: 'D' }],
      },
      { companyId: open, companyName: 'Pelican Foods', memberType: 'E', records },
    ])
  })

  it('masks the number of somebody whom no company covers any more', async () => {
    const member = await createMember(product, open, { nric: 'T7654322Z' })
    await product.record(`user-${member.userId}`, {
      type: 'MembershipEnded',
      data: { userId: member.userId, companyId: open, effectiveEndDate: '2022-01-31' },
    })
    const { user } = (await signIn(member.email)).json()
    expect(user).toMatchObject({ nric: '*****322Z', companies: [], records: [], companyDetail: null })
  })

  it('shows a member first under the company that an administrator has chosen, while they are covered there', async () => {
    const chosen = await createCompany(product, { allowEcard: true })
    const member = await createMember(product, open)
    const cover = {
      userId: member.userId,
      companyId: chosen,
      memberType: 'D',
      employeeId: randomUUID(),
      effectiveStartDate: '2021-01-01',
    } as const
    await product.record(
      `user-${member.userId}`,
      { type: 'MembershipStarted', data: cover },
      { type: 'DefaultCompanyChosen', data: { userId: member.userId, companyId: chosen } },
    )
    const covered = (await signIn(member.email)).json().user
    expect(covered).toMatchObject({
      companyId: chosen,
      companyDetail: { featuresConfig: { allowEcard: true } },
      companies: [{ companyId: chosen }, { companyId: open }],
    })
    await product.record(`user-${member.userId}`, {
      type: 'MembershipEnded',
      data: { userId: member.userId, companyId: chosen, effectiveEndDate: '2022-01-31' },
    })
    expect((await signIn(member.email)).json().user).toMatchObject({
      companyId: open,
      companies: [{ companyId: open }],
    })
  })

  it('shows the sign-in before this one, and reminds of an old password', async () => {
    const member = await createMember(product, open)
    await signIn(member.email)
    const reply = (await signIn(member.email)).json()
    expect(Date.parse(reply.user.lastLogin)).toBeGreaterThan(Date.now() - 5 * MINUTE)
    product.passTime(90 * 24 * 60 * MINUTE)
    const later = (await signIn(member.email)).json()
    product.passTime(-90 * 24 * 60 * MINUTE)
    expect(later.notifyUserLastPasswordUpdate).toBe(true)
  })

  it('renews a hash of weaker parameters than hashes have now, and lets nobody notice', async () => {
    const member = await createMember(product, open)
    const { database, clock } = product.parts
    const weaker = await hash(TEST_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    await keepPasswordHash(database, { userId: member.userId, passwordHash: weaker, at: clock() })
    const before = await readCredential(database, member.userId)
    expect((await signIn(member.email, 'Wrong-2026')).json().errorCode).toBe('SIGN_IN_FAILED')
    expect((await signIn(member.email)).statusCode).toBe(200)
    await product.parts.followUps.settled()
    const after = await readCredential(database, member.userId)
    expect(after?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=65536,t=2,p=1\$/)
    expect(after?.changedAt).toEqual(before?.changedAt)
    expect((await signIn(member.email)).statusCode).toBe(200)
    await product.parts.followUps.settled()
    expect(await readCredential(database, member.userId)).toEqual(after)
  })

  it('answers a wrong password and an unknown address alike', async () => {
    const member = await createMember(product, open)
    const [wrong, unknown] = [
      await signIn(member.email, 'Wrong-2026'),
      await signIn('nobody@example.com', 'Wrong-2026'),
    ]
    expect(wrong.body).toBe(unknown.body)
    expect(wrong.statusCode).toBe(unknown.statusCode)
    expect(wrong.json()).toMatchObject({ errorCode: 'SIGN_IN_FAILED' })
    await product.parts.followUps.settled()
    expect(await accountEvents(member.userId)).toContain('SignInFailed wrong-password')
  })

  it('refuses a form that is not filled in, and a password that was not encrypted for this server', async () => {
    expect(
      (await post('/users/login/v3', { email: 'x', password: product.encrypt('Right-2026') })).json(),
    ).toMatchObject({
      errorCode: 'VALIDATION_ERROR',
      errors: { email: 'Email address is not valid.' },
    })
    expect((await signIn('a@example.com', 'short')).json().errors).toEqual({ password: 'Too short' })
    expect((await post('/users/login/v3', { email: 'a@example.com', password: 'AAAA' })).statusCode).toBe(400)
  })

  it('locks the account at the fifth wrong password, also for the right one, and ends its sessions', async () => {
    const member = await createMember(product, open)
    const token = (await signIn(member.email)).json().user.accessToken
    const replies = []
    for (let attempt = 1; attempt <= 5; attempt++)
      replies.push((await signIn(member.email, 'Wrong-2026')).json().errorCode)
    expect(replies).toEqual(['SIGN_IN_FAILED', 'SIGN_IN_FAILED', 'SIGN_IN_FAILED', 'SIGN_IN_FAILED', 'ACCOUNT_LOCKED'])
    await product.parts.followUps.settled()
    const locked = (await signIn(member.email)).json()
    expect(locked.errorMessage).toMatch(/^Your account has been locked\./)
    expect(
      (await product.app.inject({ url: `/api/users/${member.userId}`, headers: { accesstoken: token } })).statusCode,
    ).toBe(401)
    product.passTime(20 * MINUTE)
    expect((await signIn(member.email)).json().errorCode).toBe('ACCOUNT_LOCKED')
    product.passTime(-20 * MINUTE)
    expect(
      (await accountEvents(member.userId)).filter((event) => event === 'AccountLocked wrong-passwords'),
    ).toHaveLength(1)
  })

  it('checks no more passwords at once than one after the other', async () => {
    const member = await createMember(product, open)
    const replies = await Promise.all(Array.from({ length: 12 }, () => signIn(member.email, 'Wrong-2026')))
    const codes = replies.map((reply) => reply.json().errorCode)
    expect(codes.filter((code) => code === 'SIGN_IN_FAILED')).toHaveLength(4)
    expect(codes.filter((code) => code === 'ACCOUNT_LOCKED')).toHaveLength(8)
  })

  it('treats an unknown address as it treats a known one when it is tried too often', async () => {
    const codes = []
    for (let attempt = 1; attempt <= 6; attempt++)
      codes.push((await signIn('unknown@example.com', 'Wrong-2026')).json().errorCode)
    expect(codes.slice(3)).toEqual(['SIGN_IN_FAILED', 'ACCOUNT_LOCKED', 'ACCOUNT_LOCKED'])
  })

  it('forgets wrong passwords after 15 minutes, and after a right one', async () => {
    const member = await createMember(product, open)
    for (let attempt = 1; attempt <= 4; attempt++) await signIn(member.email, 'Wrong-2026')
    expect((await signIn(member.email)).statusCode).toBe(200)
    for (let attempt = 1; attempt <= 4; attempt++) await signIn(member.email, 'Wrong-2026')
    product.passTime(15 * MINUTE)
    expect((await signIn(member.email, 'Wrong-2026')).json().errorCode).toBe('SIGN_IN_FAILED')
    product.passTime(-15 * MINUTE)
  })

  it.each([
    [301, 'ACCOUNT_SUSPENDED'],
    [401, 'ACCOUNT_TERMINATED'],
    [101, 'ACCOUNT_NOT_REGISTERED'],
  ] as const)(
    'says why a user of status %d may not come in, but only with the right password',
    async (status, code) => {
      const member = await createMember(product, open)
      const token = (await signIn(member.email)).json().user.accessToken
      await product.record(`user-${member.userId}`, {
        type: 'UserStatusChanged',
        data: { userId: member.userId, status, reason: 'test' },
      })
      expect((await signIn(member.email)).json()).toMatchObject({ errorCode: code })
      expect((await signIn(member.email, 'Wrong-2026')).json()).toMatchObject({ errorCode: 'SIGN_IN_FAILED' })
      const call = await product.app.inject({ url: `/api/users/${member.userId}`, headers: { accesstoken: token } })
      expect(call.statusCode).toBe(401)
      expect(call.json()).toMatchObject({ errorCode: code, errorMessage: 'Unauthorized Access or Token has Expired' })
    },
  )
})

describe('a session', () => {
  it('ends after 30 minutes without a call, and not before', async () => {
    const member = await createMember(product, open)
    const token = (await signIn(member.email)).json().user.accessToken
    const call = async () =>
      (await product.app.inject({ url: `/api/users/${member.userId}`, headers: { accesstoken: token } })).statusCode
    product.passTime(29 * MINUTE)
    expect(await call()).toBe(200)
    product.passTime(29 * MINUTE)
    expect(await call()).toBe(200)
    product.passTime(30 * MINUTE)
    expect(await call()).toBe(401)
    product.passTime(-88 * MINUTE)
  })

  it('says how much longer it lives without being used by that, and is kept by being used', async () => {
    const member = await createMember(product, open)
    const headers = { accesstoken: (await signIn(member.email)).json().user.accessToken as string }
    const ask = async (method: 'GET' | 'POST') =>
      (await product.app.inject({ method, url: '/api/users/me/session', headers })).json()
    product.passTime(28 * MINUTE)
    await ask('GET')
    const unused = await ask('GET')
    expect([unused.because, unused.endsInSeconds <= 120]).toEqual(['IDLE', true])
    const used = await ask('POST')
    expect([used.because, used.endsInSeconds > 1_790]).toEqual(['IDLE', true])
    for (let hours = 0; hours < 23; hours++) {
      product.passTime(29 * MINUTE)
      await ask('POST')
    }
    const long = await ask('GET')
    expect([long.because, long.endsInSeconds <= (12 * 60 - 28 - 23 * 29) * 60]).toEqual(['LONGEST', true])
    product.passTime(-(28 + 23 * 29) * MINUTE)
  })

  it('that has ended says why', async () => {
    const member = await createMember(product, open)
    const begin = async () => (await signIn(member.email)).json().user.accessToken as string
    const why = async (token: string) => {
      const reply = await product.app.inject({ url: `/api/users/${member.userId}`, headers: { accesstoken: token } })
      expect([reply.statusCode, reply.json().errorCode, reply.json().errorMessage]).toEqual([
        401,
        'TOKEN_EXPIRED',
        'Unauthorized Access or Token has Expired',
      ])
      return reply.json().reason
    }
    const [idle, left, elsewhere, here] = [await begin(), await begin(), await begin(), await begin()]
    expect(await why('made-up')).toBe('UNKNOWN')
    await post('/users/logout', {}, left)
    expect(await why(left)).toBe('SIGNED_OUT')
    await product.app.inject({ method: 'DELETE', url: '/api/users/me/sessions', headers: { accesstoken: here } })
    expect(await why(elsewhere)).toBe('ENDED_ELSEWHERE')
    await product.parts.sessions.endAll(member.userId, { because: 'PASSWORD_CHANGED' })
    expect(await why(here)).toBe('PASSWORD_CHANGED')
    // A person who comes back after a while is still told.
    expect([await why(left), await why(idle)]).toEqual(['SIGNED_OUT', 'ENDED_ELSEWHERE'])
    const forgotten = await begin()
    product.passTime(30 * MINUTE)
    expect(await why(forgotten)).toBe('IDLE')
    product.passTime(-30 * MINUTE)
  })

  it('ends after 12 hours however much it is used', async () => {
    const member = await createMember(product, open)
    const token = (await signIn(member.email)).json().user.accessToken
    const statuses = []
    for (let passed = 0; passed < 12 * 60; passed += 20) {
      product.passTime(20 * MINUTE)
      statuses.push(
        (await product.app.inject({ url: `/api/users/${member.userId}`, headers: { accesstoken: token } })).statusCode,
      )
    }
    product.passTime(-12 * 60 * MINUTE)
    expect(statuses).toEqual([...Array<number>(35).fill(200), 401])
  })

  it('ends when the user logs out', async () => {
    const member = await createMember(product, open)
    const token = (await signIn(member.email)).json().user.accessToken
    expect((await post('/users/logout', {}, token)).json()).toEqual({ loggedOut: true })
    expect((await post('/users/logout', {}, token)).json()).toMatchObject({ errorCode: 'TOKEN_EXPIRED' })
    expect(await accountEvents(member.userId)).toContain('SignedOut')
  })

  it('shows nobody else', async () => {
    const [member, other] = await Promise.all([createMember(product, open), createMember(product, open)])
    const token = (await signIn(member.email)).json().user.accessToken
    expect(
      (await product.app.inject({ url: `/api/users/${other.userId}`, headers: { accesstoken: token } })).statusCode,
    ).toBe(404)
  })

  it('is asked for a one-time password where its client wants one, and then let through', async () => {
    const company = await createCompany(product, { requireOTPClaims: true })
    const member = await createMember(product, company)
    const token = (await signIn(member.email)).json().user.accessToken
    const claims = async () =>
      product.app.inject({
        url: `/api/claims?from=20260101&to=20261231&companyId=${company}`,
        headers: { accesstoken: token },
      })
    expect((await claims()).statusCode).toBe(428)
    expect((await post('/users/generateLoginOTPEmailCode', {}, token)).statusCode).toBe(200)
    const otp = await newestCode(member.email)
    expect((await post('/users/verifyLoginOTPEmailCode/v1', { otp: otherThan(otp) }, token)).json().errorCode).toBe(
      'OTP_WRONG',
    )
    expect((await claims()).statusCode).toBe(428)
    expect((await post('/users/verifyLoginOTPEmailCode/v1', { otp }, token)).statusCode).toBe(200)
    expect((await claims()).statusCode).toBe(200)
  })

  it('is asked for it by a client whose cover is over, too: the claims of then can still be followed', async () => {
    const former = await createCompany(product, { requireOTPClaims: true })
    const member = await createMember(product, former, { effectiveEndDate: '2025-12-31' })
    const token = (await signIn(member.email)).json().user.accessToken
    const answer = await product.app.inject({
      url: `/api/claims?from=20250101&to=20251231&companyId=${former}`,
      headers: { accesstoken: token },
    })
    expect(answer.statusCode).toBe(428)
  })
})

it('leaves no token, code, password or person in the log', async () => {
  const member = await createMember(product, restricted, { nric: 'T7654321A' })
  const { identifier, otp } = await awaitCode(member)
  const token = (await post('/users/verifyLoginOTPEmailCode', { identifier, otp })).json().user.accessToken
  await product.app.inject({
    url: `/api/claims?from=20260101&to=20261231&uuid=${member.userId}&name=${member.name}`,
    headers: { accesstoken: token },
  })
  const log = product.logged()
  expect(log).toContain('/api/users/verifyLoginOTPEmailCode')
  for (const secret of [token, identifier, member.email, member.name, 'T7654321A', TEST_PASSWORD, `"${otp}"`])
    expect(log).not.toContain(secret)
})
