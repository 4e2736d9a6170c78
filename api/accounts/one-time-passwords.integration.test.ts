// Requirements: AUTH-020, AUTH-022, AUTH-027, API-008, API-009
/** One-time passwords of signing in over HTTP, on a real database. */
import {
  createAdministrator,
  createCompany,
  createMember,
  otherThan,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendOneTimePassword } from './send-one-time-password.ts'

const MINUTE = 60_000

let product: AccountsUnderTest
let { post, signIn, awaitCode, newestCode, accountEvents } = {} as AccountsUnderTest
let restricted: string

beforeAll(async () => {
  product = await startAccountsUnderTest()
  ;({ post, signIn, awaitCode, newestCode, accountEvents } = product)
  restricted = await createCompany(product, { restrictOTP: true, maskNRIC: true, unmaskedNRICLength: 4 })
})
afterAll(() => product.close())

describe('with a one-time password', () => {
  it('gives no token before the code, masks the NRIC, and signs in with it', async () => {
    const member = await createMember(product, restricted)
    const first = (await signIn(member.email)).json()
    expect(first.user).not.toHaveProperty('accessToken')
    expect(first.user.nric).toBe('*****567D')
    const sent = await post('/users/generateLoginOTPEmailCode', { identifier: first.user.identifier })
    expect(sent.json()).toEqual({ sent: true, resendAfterSeconds: 30 })
    const second = await post('/users/verifyLoginOTPEmailCode', {
      identifier: first.user.identifier,
      otp: await newestCode(member.email),
    })
    expect(second.statusCode).toBe(200)
    expect(second.json().user.accessToken).toMatch(/^[\w-]{43}$/)
    expect(await accountEvents(member.userId)).toEqual(['AccountActivated', 'SignedIn'])
  })

  it('sends who has only a placeholder address to support, and makes no code', async () => {
    const member = await createMember(product, restricted)
    const { placeholderEmailDomain, support } = product.parts.settings
    const { identifier } = (await signIn(member.email)).json().user
    const email = `${member.userId}@${placeholderEmailDomain}`
    await product.record(`user-${member.userId}`, {
      type: 'EmailAddressChanged',
      data: { userId: member.userId, email },
    })
    const refused = await post('/users/generateLoginOTPEmailCode', { identifier })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      errorCode: 'NO_EMAIL_ADDRESS',
      errorMessage: expect.stringContaining(`email us at ${support.email}`) as string,
    })
    // Without the right password it is an address like any other.
    expect((await signIn(email, 'Wrong-2026')).json()).toMatchObject({ errorCode: 'SIGN_IN_FAILED' })
    expect((await post('/users/verifyLoginOTPEmailCode', { identifier, otp: '123456' })).json()).toMatchObject({
      errorCode: 'OTP_EXPIRED',
    })
  })

  it('is asked of every administrator', async () => {
    const administrator = await createAdministrator(product, ['ADMIN_OPERATION'])
    expect((await signIn(administrator.email)).json().user).not.toHaveProperty('accessToken')
  })

  it('counts wrong codes and is burnt after five', async () => {
    const member = await createMember(product, restricted)
    const { identifier, otp } = await awaitCode(member)
    const codes = []
    for (let attempt = 1; attempt <= 6; attempt++)
      codes.push((await post('/users/verifyLoginOTPEmailCode', { identifier, otp: otherThan(otp) })).json().errorCode)
    expect(codes).toEqual([...Array<string>(5).fill('OTP_WRONG'), 'OTP_NO_TRIES_LEFT'])
    expect((await post('/users/verifyLoginOTPEmailCode', { identifier, otp })).json().errorCode).toBe(
      'OTP_NO_TRIES_LEFT',
    )
    expect((await accountEvents(member.userId)).filter((event) => event === 'SignInFailed wrong-otp')).toHaveLength(5)
  })

  it('expires after five minutes', async () => {
    const member = await createMember(product, restricted)
    const { identifier, otp } = await awaitCode(member)
    product.passTime(5 * MINUTE)
    expect((await post('/users/verifyLoginOTPEmailCode', { identifier, otp })).json().errorCode).toBe('OTP_EXPIRED')
    product.passTime(-5 * MINUTE)
  })

  it('works once, even when it comes twice at the same time', async () => {
    const member = await createMember(product, restricted)
    const { identifier, otp } = await awaitCode(member)
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => post('/users/verifyLoginOTPEmailCode', { identifier, otp })),
    )
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1)
    expect((await accountEvents(member.userId)).filter((event) => event === 'SignedIn')).toHaveLength(1)
  })

  it('serves a sign-in that was begun anew, and none of somebody else', async () => {
    const [member, stranger] = [await createMember(product, restricted), await createMember(product, restricted)]
    const { otp } = await awaitCode(member)
    // As after a reload within half a minute: no other one is sent, and it is said how long that takes.
    const { identifier } = (await signIn(member.email)).json().user
    product.passTime(10_000)
    const again = (await post('/users/generateLoginOTPEmailCode', { identifier })).json()
    expect([again.sent, again.resendAfterSeconds <= 20, again.resendAfterSeconds > 0]).toEqual([false, true, true])
    product.passTime(-10_000)
    const foreign = (await signIn(stranger.email)).json().user.identifier
    expect((await post('/users/verifyLoginOTPEmailCode', { identifier: foreign, otp })).json().errorCode).toBe(
      'OTP_EXPIRED',
    )
    expect((await post('/users/verifyLoginOTPEmailCode', { identifier, otp })).statusCode).toBe(200)
    expect((await post('/users/verifyLoginOTPEmailCode', { identifier: 'made-up', otp })).json().errorCode).toBe(
      'SIGN_IN_EXPIRED',
    )
  })

  it('says that the sign-in itself took too long, and not that another code would help', async () => {
    const member = await createMember(product, restricted)
    const { identifier, otp } = await awaitCode(member)
    product.passTime(15 * MINUTE)
    const replies = [
      await post('/users/generateLoginOTPEmailCode', { identifier }),
      await post('/users/verifyLoginOTPEmailCode', { identifier, otp }),
    ]
    product.passTime(-15 * MINUTE)
    expect(replies.map((reply) => reply.json().errorCode)).toEqual(['SIGN_IN_EXPIRED', 'SIGN_IN_EXPIRED'])
  })

  it('is sent again after 30 seconds, leaves the earlier one good, and five times an hour at most', async () => {
    const member = await createMember(product, restricted)
    const { identifier, otp } = await awaitCode(member)
    for (let sent = 2; sent <= 5; sent++) {
      product.passTime(31_000)
      expect((await post('/users/generateLoginOTPEmailCode', { identifier })).json()).toEqual({
        sent: true,
        resendAfterSeconds: 30,
      })
    }
    product.passTime(31_000)
    const tooMany = (await post('/users/generateLoginOTPEmailCode', { identifier })).json()
    expect([tooMany.sent, tooMany.resendAfterSeconds > 50 * 60]).toEqual([false, true])
    expect((await post('/users/verifyLoginOTPEmailCode', { identifier, otp })).statusCode).toBe(200)
    product.passTime(-5 * 31_000)
    // All of them are used up with it.
    const { identifier: next } = (await signIn(member.email)).json().user
    expect(
      (await post('/users/verifyLoginOTPEmailCode', { identifier: next, otp: await newestCode(member.email) })).json()
        .errorCode,
    ).toBe('OTP_EXPIRED')
  })

  it('is waited for where the last one was tried too often, for as long as is said', async () => {
    const member = await createMember(product, restricted)
    const { identifier, otp } = await awaitCode(member)
    for (let attempt = 1; attempt <= 5; attempt++)
      await post('/users/verifyLoginOTPEmailCode', { identifier, otp: otherThan(otp) })
    product.passTime(5_000)
    const early = await post('/users/generateLoginOTPEmailCode', { identifier })
    product.passTime(-5_000)
    const seconds = Number(early.headers['retry-after'])
    expect([early.statusCode, seconds > 0, seconds <= 25]).toEqual([429, true, true])
    expect(early.json().errorMessage).toBe(`Please wait ${seconds} seconds before asking for a new one-time password.`)
  })

  it('of several that were mailed each wrong try counts against all', async () => {
    const member = await createMember(product, restricted)
    const { identifier, otp } = await awaitCode(member)
    product.passTime(31_000)
    await post('/users/generateLoginOTPEmailCode', { identifier })
    const wrong = [otherThan(otp), otherThan(otherThan(otp))].find((code) => code !== otp) ?? ''
    for (let attempt = 1; attempt <= 5; attempt++)
      await post('/users/verifyLoginOTPEmailCode', { identifier, otp: wrong })
    const codes = [otp, await newestCode(member.email)]
    for (const code of codes)
      expect((await post('/users/verifyLoginOTPEmailCode', { identifier, otp: code })).json().errorCode).toBe(
        'OTP_NO_TRIES_LEFT',
      )
    product.passTime(-31_000)
  })

  it('that could not be mailed is not waited for', async () => {
    const member = await createMember(product, restricted)
    const { parts } = product
    const owner = { userId: member.userId, purpose: 'sign-in' } as const
    const mailer = { send: () => Promise.reject(new Error('the mail server is down')), close: () => Promise.resolve() }
    await expect(sendOneTimePassword({ ...parts, mailer }, owner, member)).rejects.toThrow('the mail server is down')
    expect(await sendOneTimePassword(parts, owner, member)).toEqual({ sent: true, resendAfterSeconds: 30 })
  })
})
