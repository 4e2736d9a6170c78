/** Second factors over HTTP, on a real database: enrolling, signing in with them, what counts once, what locks, and what an administrator needs. */
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  TEST_PASSWORD,
  type AccountsUnderTest,
  type TestPerson,
} from '@member-care/tests/support/accounts-cast.ts'
import { createSoftwarePasskey } from '@member-care/tests/support/software-passkey.ts'
import { secondFactorTexts } from '@member-care/domain/texts/second-factor-texts.ts'
import { Secret, TOTP } from 'otpauth'
import { sql } from 'slonik'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let product: AccountsUnderTest
let { post, signIn, accountEvents } = {} as AccountsUnderTest
let company: string

beforeAll(async () => {
  product = await startAccountsUnderTest()
  ;({ post, signIn, accountEvents } = product)
  company = await createCompany(product)
})
afterAll(() => product.close())

/** The code that an app shows now, or so many steps of 30 seconds from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: product.parts.clock().getTime() + steps * 30_000,
  })
const wrongCodeOf = (secret: string) => String((Number(codeOf(secret)) + 123_457) % 1_000_000).padStart(6, '0')
const tokenOf = async (person: TestPerson) => (await product.headersFor(person.userId)).accesstoken
const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, token: string, payload?: object) =>
  product.app.inject({ method, url: `/api${url}`, headers: { accesstoken: token }, ...(payload && { payload }) })

/** Somebody with an authenticator app. */
async function withApp(
  person: TestPerson,
): Promise<{ token: string; secret: string; factorId: string; recoveryCodes: string[] }> {
  const token = await tokenOf(person)
  const begun = (await post('/users/me/second-factors/app', {}, token)).json<{
    id: string
    secret: string
    address: string
  }>()
  const confirmed = await post(
    `/users/me/second-factors/app/${begun.id}`,
    { code: codeOf(begun.secret, -1), name: 'My telephone' },
    token,
  )
  expect(confirmed.statusCode).toBe(200)
  return {
    token,
    secret: begun.secret,
    factorId: begun.id,
    recoveryCodes: confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes,
  }
}

/** Somebody with a passkey. */
async function withPasskey(person: TestPerson) {
  const token = await tokenOf(person)
  const passkey = createSoftwarePasskey(product.parts.settings.publicUrl)
  const { options } = (await post('/users/me/second-factors/passkey-options', {}, token)).json()
  const kept = await post(
    '/users/me/second-factors/passkey',
    { response: passkey.made(options), name: 'Laptop' },
    token,
  )
  expect(kept.statusCode).toBe(200)
  return { token, passkey }
}

const begin = async (person: TestPerson) =>
  (await signIn(person.email)).json<{
    user: { identifier: string; accessToken?: string }
    secondStep: { ways: string[] }
  }>()
const showCode = (identifier: string, code: string, kind = 'totp') =>
  post('/users/login/second-factor', { identifier, answer: { kind, code } })

describe('an authenticator app', () => {
  it('is enrolled with its first right code, asked for at the sign-in, and takes the place of the code by e-mail', async () => {
    const member = await createMember(product, company)
    const { secret, token } = await withApp(member)
    const { user, secondStep } = await begin(member)
    expect(user.accessToken).toBeUndefined()
    expect(secondStep).toEqual({ ways: ['totp', 'recovery-code'], mayTrustDevice: false })
    expect((await post('/users/generateLoginOTPEmailCode', { identifier: user.identifier })).json()).toMatchObject({
      errorCode: 'SECOND_FACTOR_EXPECTED',
    })
    expect(
      (await post('/users/verifyLoginOTPEmailCode', { identifier: user.identifier, otp: '123456' })).json(),
    ).toMatchObject({ errorCode: 'SECOND_FACTOR_EXPECTED' })
    const entered = await showCode(user.identifier, codeOf(secret))
    expect(entered.json().user.accessToken).toMatch(/^[\w-]{43}$/)
    expect(await accountEvents(member.userId)).toEqual([
      'AccountActivated',
      'SecondFactorEnrolled',
      'SecondFactorUsed',
      'SignedIn',
    ])
    const own = (await call('GET', '/users/me/second-factors', token)).json()
    expect(own.factors).toMatchObject([{ kind: 'totp', name: 'My telephone' }])
    expect(own.recoveryCodes.left).toBe(10)
  })

  it('opens nothing before its first right code, and not with somebody else', async () => {
    const [member, stranger] = [await createMember(product, company), await createMember(product, company)]
    const token = await tokenOf(member)
    const { id, secret } = (await post('/users/me/second-factors/app', {}, token)).json()
    expect(
      (await post(`/users/me/second-factors/app/${id}`, { code: wrongCodeOf(secret), name: 'x' }, token)).json().errors,
    ).toHaveProperty('code')
    expect(
      (await post(`/users/me/second-factors/app/${id}`, { code: codeOf(secret), name: ' ' }, token)).json().errors,
    ).toHaveProperty('name')
    expect(
      (await post(`/users/me/second-factors/app/${id}`, { code: codeOf(secret), name: 'x' }, await tokenOf(stranger)))
        .statusCode,
    ).toBe(404)
    expect((await begin(member)).user.accessToken).toBeDefined()
    product.passTime(16 * MINUTE)
    const late = await post(
      `/users/me/second-factors/app/${id}`,
      { code: codeOf(secret), name: 'x' },
      await tokenOf(member),
    )
    expect(late.json().errorMessage).toBe(secondFactorTexts.expired)
  })

  it('has each code counted once, also when it is sent many times at the same moment', async () => {
    const member = await createMember(product, company)
    const { secret } = await withApp(member)
    const sessions = await Promise.all([begin(member), begin(member), begin(member), begin(member)])
    const code = codeOf(secret, 1)
    const replies = await Promise.all(sessions.map(({ user }) => showCode(user.identifier, code)))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await accountEvents(member.userId)).filter((event) => event === 'SignedIn')).toHaveLength(1)
    // An older code is not good any more either.
    expect((await showCode((await begin(member)).user.identifier, codeOf(secret))).json().errorMessage).toContain(
      'used already',
    )
  })

  it('is not looked at after five wrong codes until a quarter of an hour is over, however many come at once', async () => {
    const member = await createMember(product, company)
    const { secret } = await withApp(member)
    const { identifier } = (await begin(member)).user
    const wrong = await Promise.all(Array.from({ length: 12 }, () => showCode(identifier, wrongCodeOf(secret))))
    expect(wrong.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5)
    const refused = await showCode(identifier, codeOf(secret))
    expect(refused.json().errorCode).toBe('SECOND_FACTOR_TOO_MANY')
    expect(refused.headers['retry-after']).toBe('900')
    expect(
      (await accountEvents(member.userId)).filter((event) => event === 'SecondFactorRefused too-many'),
    ).toHaveLength(1)
    product.passTime(15 * MINUTE)
    expect((await showCode((await begin(member)).user.identifier, codeOf(secret))).statusCode).toBe(200)
  })

  it('lies in the database only with what nobody reads without the keys', async () => {
    const member = await createMember(product, company)
    const { secret, recoveryCodes } = await withApp(member)
    const [factors, codes] = await Promise.all([
      product.parts.database.anyFirst(
        sql.type(
          z.object({ row: z.string() }),
        )`select f::text as row from app.second_factors f where user_id = ${member.userId}`,
      ),
      product.parts.database.anyFirst(
        sql.type(
          z.object({ row: z.string() }),
        )`select c::text as row from app.recovery_codes c where user_id = ${member.userId}`,
      ),
    ])
    expect([factors.length, codes.length]).toEqual([1, 10])
    const lies = [...factors, ...codes].join('\n')
    for (const hidden of [
      secret,
      'My telephone',
      ...recoveryCodes,
      ...recoveryCodes.map((code) => code.replaceAll('-', '')),
    ])
      expect(lies).not.toContain(hidden)
    expect(product.logged()).not.toContain(secret)
  })
})

describe('a recovery code', () => {
  it('opens once, however it is spelt, and new ones void those of before', async () => {
    const member = await createMember(product, company)
    const { recoveryCodes, token } = await withApp(member)
    const [first = '', second = ''] = recoveryCodes
    expect(new Set(recoveryCodes).size).toBe(10)
    const sessions = await Promise.all([begin(member), begin(member)])
    const replies = await Promise.all(
      sessions.map(({ user }) => showCode(user.identifier, first.toUpperCase().replaceAll('-', ' '), 'recovery-code')),
    )
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    expect((await call('GET', '/users/me/second-factors', token)).json().recoveryCodes.left).toBe(9)
    const fresh = (await post('/users/me/recovery-codes', {}, token)).json<{ recoveryCodes: string[] }>().recoveryCodes
    expect((await showCode((await begin(member)).user.identifier, second, 'recovery-code')).json().errorCode).toBe(
      'SECOND_FACTOR_WRONG',
    )
    expect((await showCode((await begin(member)).user.identifier, fresh[0] ?? '', 'recovery-code')).statusCode).toBe(
      200,
    )
    expect(await accountEvents(member.userId)).toContain('RecoveryCodesMade')
  })
})

describe('a passkey', () => {
  it('is enrolled, and signs in with an answer to this sign-in alone', async () => {
    const member = await createMember(product, company)
    const { passkey } = await withPasskey(member)
    const { user, secondStep } = await begin(member)
    expect(secondStep.ways).toEqual(['passkey', 'recovery-code'])
    const { options } = (await post('/users/login/passkey-options', { identifier: user.identifier })).json()
    const response = passkey.shown(options)
    const answer = { kind: 'passkey', response }
    const replies = await Promise.all(
      [1, 2].map(() => post('/users/login/second-factor', { identifier: user.identifier, answer })),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    // The same answer again, and one to another person's challenge.
    const again = (await begin(member)).user
    expect((await post('/users/login/second-factor', { identifier: again.identifier, answer })).json().errorCode).toBe(
      'SECOND_FACTOR_WRONG',
    )
    const stranger = await createMember(product, company)
    await withPasskey(stranger)
    const others = (
      await post('/users/login/passkey-options', { identifier: (await begin(stranger)).user.identifier })
    ).json()
    expect(
      (
        await post('/users/login/second-factor', {
          identifier: again.identifier,
          answer: { kind: 'passkey', response: passkey.shown(others.options) },
        })
      ).json().errorCode,
    ).toBe('SECOND_FACTOR_WRONG')
  })

  it('of another origin, answered too late, or made of nonsense is none', async () => {
    const member = await createMember(product, company)
    const token = await tokenOf(member)
    const options = async () => (await post('/users/me/second-factors/passkey-options', {}, token)).json().options
    const elsewhere = createSoftwarePasskey('https://evil.example')
    expect(
      (
        await post('/users/me/second-factors/passkey', { response: elsewhere.made(await options()), name: 'x' }, token)
      ).json().errorCode,
    ).toBe('SECOND_FACTOR_WRONG')
    expect(
      (
        await post(
          '/users/me/second-factors/passkey',
          { response: { id: 'x', type: 'public-key', response: { clientDataJSON: '!!' } }, name: 'x' },
          token,
        )
      ).statusCode,
    ).toBe(400)
    const late = await options()
    product.passTime(5 * MINUTE)
    const made = createSoftwarePasskey(product.parts.settings.publicUrl).made(late)
    expect(
      (await post('/users/me/second-factors/passkey', { response: made, name: 'x' }, await tokenOf(member))).json()
        .errorCode,
    ).toBe('SECOND_FACTOR_WRONG')
  })

  it('can be given another name, and removed; without the last one the password is enough again', async () => {
    const member = await createMember(product, company)
    const { token } = await withPasskey(member)
    const { id } = (await call('GET', '/users/me/second-factors', token)).json().factors[0]
    expect((await call('PUT', `/users/me/second-factors/${id}`, token, { name: 'Desk' })).statusCode).toBe(200)
    const stranger = await tokenOf(await createMember(product, company))
    expect((await call('PUT', `/users/me/second-factors/${id}`, stranger, { name: 'Mine' })).statusCode).toBe(404)
    expect((await call('DELETE', `/users/me/second-factors/${id}`, stranger)).statusCode).toBe(404)
    expect((await call('GET', '/users/me/second-factors', token)).json().factors).toMatchObject([{ name: 'Desk' }])
    expect((await call('DELETE', `/users/me/second-factors/${id}`, token)).statusCode).toBe(200)
    expect((await begin(member)).user.accessToken).toBeDefined()
    expect(await accountEvents(member.userId)).toContain('SecondFactorRemoved')
  })
})

describe('a fresh proof', () => {
  it('is asked for after five minutes, and given with the password or a second factor', async () => {
    const member = await createMember(product, company)
    const { token, secret } = await withApp(member)
    product.passTime(5 * MINUTE)
    const makeCodes = () => post('/users/me/recovery-codes', {}, token)
    expect((await makeCodes()).json().errorCode).toBe('PROOF_REQUIRED')
    expect((await call('GET', '/users/me/proof', token)).json()).toEqual({
      ways: ['password', 'totp', 'recovery-code'],
    })
    expect(
      (await post('/users/me/proof', { kind: 'password', password: product.encrypt('Wrong-2026') }, token)).json()
        .errorCode,
    ).toBe('PASSWORD_WRONG')
    expect((await makeCodes()).statusCode).toBe(428)
    expect(
      (await post('/users/me/proof', { kind: 'password', password: product.encrypt(TEST_PASSWORD) }, token)).json(),
    ).toEqual({ holdsForSeconds: 300 })
    expect((await makeCodes()).statusCode).toBe(200)
    product.passTime(5 * MINUTE)
    expect((await post('/users/me/proof', { kind: 'totp', code: codeOf(secret) }, token)).statusCode).toBe(200)
    expect((await makeCodes()).statusCode).toBe(200)
  })

  it('locks the account with the fifth wrong password, as the sign-in does', async () => {
    const member = await createMember(product, company)
    const token = await tokenOf(member)
    const codes = []
    for (let attempt = 1; attempt <= 5; attempt++)
      codes.push(
        (await post('/users/me/proof', { kind: 'password', password: product.encrypt('Wrong-2026') }, token)).json()
          .errorCode,
      )
    expect(codes).toEqual([...Array<string>(4).fill('PASSWORD_WRONG'), 'ACCOUNT_LOCKED'])
    expect(
      (await post('/users/me/proof', { kind: 'password', password: product.encrypt(TEST_PASSWORD) }, token)).json()
        .errorCode,
    ).toBe('ACCOUNT_LOCKED')
    expect((await signIn(member.email)).json().errorCode).toBe('ACCOUNT_LOCKED')
  })
})

describe('a trusted device', () => {
  it('is not asked for the second step for 30 days, where the client allows it and the person wished it', async () => {
    const trusting = await createCompany(product, { restrictOTP: true, allowTrustedDevices: true })
    const member = await createMember(product, trusting)
    const { secret } = await withApp(member)
    const enter = (cookie = '') =>
      product.app.inject({
        method: 'POST',
        url: '/api/users/login/v3',
        headers: { cookie, 'user-agent': 'Mozilla/5.0' },
        payload: { email: member.email, password: product.encrypt(TEST_PASSWORD), captchaResponse: 'x' },
      })
    const { user, secondStep } = (await enter()).json()
    expect(secondStep.mayTrustDevice).toBe(true)
    const entered = await post('/users/login/second-factor', {
      identifier: user.identifier,
      answer: { kind: 'totp', code: codeOf(secret) },
      trustDevice: true,
    })
    const [kept] = entered.cookies
    expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Strict', maxAge: 30 * 24 * 60 * 60 })
    const cookie = `${kept?.name}=${kept?.value}`
    const again = (await enter(cookie)).json()
    expect(again.user.accessToken).toBeDefined()
    const token = again.user.accessToken as string
    const { trustedDevices } = (await call('GET', '/users/me/second-factors', token)).json()
    expect(trustedDevices).toHaveLength(1)
    // Another person's, and after 30 days, it is worth nothing.
    const other = await createMember(product, trusting)
    expect(
      (
        await product.app.inject({
          method: 'POST',
          url: '/api/users/login/v3',
          headers: { cookie },
          payload: { email: other.email, password: product.encrypt(TEST_PASSWORD), captchaResponse: 'x' },
        })
      ).json().user.accessToken,
    ).toBeUndefined()
    product.passTime(30 * DAY)
    expect((await enter(cookie)).json().user.accessToken).toBeUndefined()
    product.passTime(-30 * DAY)
    expect((await enter(cookie)).json().user.accessToken).toBeDefined()
    expect((await call('DELETE', `/users/me/trusted-devices/${trustedDevices[0].id}`, token)).statusCode).toBe(200)
    expect((await enter(cookie)).json().user.accessToken).toBeUndefined()
    expect(await accountEvents(member.userId)).toEqual(expect.arrayContaining(['DeviceTrusted', 'DeviceTrustEnded']))
  })

  it('is none where a client does not allow it, and none of an administrator', async () => {
    const strict = await createCompany(product, { restrictOTP: true })
    for (const person of [
      await createMember(product, strict),
      await createAdministrator(product, ['ADMIN_OPERATION']),
    ]) {
      const { identifier, otp } = await product.awaitCode(person)
      const entered = await post('/users/verifyLoginOTPEmailCode', { identifier, otp, trustDevice: true })
      expect([entered.statusCode, entered.cookies]).toEqual([200, []])
    }
  })
})

describe('where administrators need a second factor', () => {
  let strict: AccountsUnderTest
  beforeAll(async () => {
    strict = await startAccountsUnderTest({ ADMINISTRATORS_SECOND_FACTOR: 'on' })
  })
  afterAll(() => strict.close())

  it('one without gets no further than to setting it up, and then in; the last one stays', async () => {
    const administrator = await createAdministrator(strict, ['ADMIN_OPERATION'])
    const { identifier, otp } = await strict.awaitCode(administrator)
    const token = (await strict.post('/users/verifyLoginOTPEmailCode', { identifier, otp })).json().user
      .accessToken as string
    const get = (url: string) => strict.app.inject({ url: `/api${url}`, headers: { accesstoken: token } })
    expect((await get('/console/clients')).json().errorCode).toBe('SECOND_FACTOR_MISSING')
    expect((await get('/console/me')).json().lacksSecondFactor).toBe(true)
    expect((await get('/users/me/second-factors')).json().demanded).toBe(true)
    const passkey = createSoftwarePasskey(strict.parts.settings.publicUrl)
    const { options } = (await strict.post('/users/me/second-factors/passkey-options', {}, token)).json()
    expect(
      (
        await strict.post(
          '/users/me/second-factors/passkey',
          { response: passkey.made(options), name: 'Laptop' },
          token,
        )
      ).statusCode,
    ).toBe(200)
    expect((await get('/console/clients')).statusCode).toBe(200)
    const { id } = (await get('/users/me/second-factors')).json().factors[0]
    const removed = await strict.app.inject({
      method: 'DELETE',
      url: `/api/users/me/second-factors/${id}`,
      headers: { accesstoken: token },
    })
    expect(removed.json().errorCode).toBe('LAST_SECOND_FACTOR')
  })

  it('a member does not', async () => {
    const member = await createMember(strict, await createCompany(strict))
    expect((await strict.signIn(member.email)).json().user.accessToken).toBeDefined()
  })
})

describe('ending a client', () => {
  it('wants a fresh proof, and other changes of it none', async () => {
    const administrator = await createAdministrator(product, ['ADMIN_OPERATION'])
    const token = await tokenOf(administrator)
    product.passTime(5 * MINUTE)
    const change = (payload: object) => call('PUT', `/sysadmin/client/${company}`, token, payload)
    expect((await change({ featuresConfig: { allowChat: true } })).statusCode).toBe(200)
    expect((await change({ status: 'INACTIVE' })).json().errorCode).toBe('PROOF_REQUIRED')
    expect(
      (await post('/users/me/proof', { kind: 'password', password: product.encrypt(TEST_PASSWORD) }, token)).statusCode,
    ).toBe(200)
    expect((await change({ status: 'INACTIVE' })).statusCode).toBe(200)
  })
})

describe('second factors that were lost', () => {
  it('are removed by IT, with a reason; their holder is told, signed out, and asked for a code by e-mail again', async () => {
    const [it1, holder] = [
      await createAdministrator(product, ['ADMIN_IT']),
      await createAdministrator(product, ['ADMIN_CLAIM']),
    ]
    const { token } = await withApp(holder)
    const remove = async (by: TestPerson, whom: TestPerson, kind: 'administrators' | 'users') =>
      post(
        `/console/${kind}/${whom.userId}/second-factors-removal`,
        { reason: 'Lost the telephone' },
        await tokenOf(by),
      )
    expect(
      (await remove(await createAdministrator(product, ['ADMIN_CREATION']), holder, 'administrators')).statusCode,
    ).toBe(403)
    expect((await remove(it1, holder, 'administrators')).json()).toEqual({ removed: 1 })
    expect((await call('GET', '/users/me/second-factors', token)).statusCode).toBe(401)
    expect(await accountEvents(holder.userId)).toContain('SecondFactorRemoved Lost the telephone')
    expect((await begin(holder)).secondStep.ways).toEqual(['email'])
    expect((await remove(it1, holder, 'administrators')).json().errorCode).toBe('NO_SECOND_FACTORS')
    await withApp(it1)
    expect((await remove(it1, it1, 'administrators')).json().errorCode).toBe('OWN_ACCESS')
    const member = await createMember(product, company)
    await withPasskey(member)
    expect((await remove(it1, member, 'users')).json()).toEqual({ removed: 1 })
  })
})
