// Requirements: AUTH-045, AUTH-051, AUTH-056, AUTH-057, LIM-038, API-012, API-013, API-014, API-015
/** Registering over HTTP, on a real database: the way through, who is refused, and what happens when calls meet. */
import { newPasswordTexts } from '@member-care/domain/texts/account-texts.ts'
import { otherBranchText } from '@member-care/domain/texts/bank-texts.ts'
import { EveryClientScope } from '@member-care/projections/scope-making.ts'
import { randomUUID } from 'node:crypto'
import {
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
  type TestPerson,
} from '@member-care/tests/support/accounts-cast.ts'
import { maskEmail, maskName } from '@member-care/domain/identity/masked-identity.ts'
import { createNewcomer, NEWCOMERS_BIRTHDATE } from '@member-care/tests/support/newcomers.ts'
import type { AccountEvent } from '@member-care/domain/account/account-events.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import { findUsers } from '@member-care/projections/users/user-list.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alreadyRegisteredMail } from '../integrations/mail/templates/already-registered-mail.ts'
import { listMailbox } from '../integrations/mail/local-mailbox.ts'
import { openSignInOf } from './open-sign-in.ts'
import { forgetUser } from './forget-user.ts'

const MINUTE = 60_000
const PASSWORD = 'Fresh-2026'

let product: AccountsUnderTest
let { post, newestCode } = {} as AccountsUnderTest
/** Asks for nothing about the e-mail address; wants to see it and keeps it; lets it be changed. */
let plain: string
let fixed: string
let editable: string

beforeAll(async () => {
  product = await startAccountsUnderTest()
  ;({ post, newestCode } = product)
  plain = await createCompany(product)
  fixed = await createCompany(product, { requireRegistrationEmail: true })
  editable = await createCompany(product, {
    requireRegistrationEmail: true,
    allowEditRegistrationEmail: true,
    restrictOTP: true,
  })
})
afterAll(() => product.close())

const verifyAccount = (nric: string) => post('/users/v3/verifyAccount', { identifier: nric, captchaResponse: 'x' })
const sendOtp = (identifier: string, email: string, proof = NEWCOMERS_BIRTHDATE) =>
  post('/users/generateOTPEmailCode', { identifier, email, proof })
const verifyOtp = (identifier: string, otp: string) => post('/users/verifyOTPEmailCode', { identifier, otp })
const signIn = (email: string, password = PASSWORD) => product.signIn(email, password)

const activate = (identifier: string, email: string, changes: { password?: string } & Record<string, unknown> = {}) => {
  const { password = PASSWORD, ...rest } = changes
  const body = {
    identifier,
    newPassword: product.encrypt(password),
    email,
    contactNo: '00001234',
    contactNoCountryCode: '65',
    mainTerms: true,
    bankDetails: {},
  }
  return post('/users/activateaccount', { ...body, ...rest })
}

/** A registration whose e-mail address is verified. @returns its identifier */
async function verified(person: TestPerson, email = person.email): Promise<string> {
  const { identifier } = (await verifyAccount(person.nric)).json()
  expect((await sendOtp(identifier, email)).statusCode).toBe(200)
  expect((await verifyOtp(identifier, await newestCode(email))).json()).toMatchObject({ verified: true })
  return identifier
}

async function userEvents(userId: string) {
  return (await product.parts.eventLog.load<UserEvent>(`user-${userId}`)).events
}
const typesOf = (events: readonly { type: string }[]) => events.map(({ type }) => type)
async function accountEvents(userId: string): Promise<string[]> {
  return typesOf((await product.parts.eventLog.load<AccountEvent>(`account-${userId}`)).events)
}
const refusalOf = (reply: { json(): { errorCode: string; errors?: unknown } }) => {
  const { errorCode, errors } = reply.json()
  return { errorCode, ...(errors !== undefined && { errors }) }
}

describe('from the number to the portal', () => {
  it('verifies the person, the address, and lets them in', async () => {
    const person = await createNewcomer(product, [fixed])
    const identity = (await verifyAccount(` ${person.nric.toLowerCase()} `)).json()
    expect(identity).toEqual({
      identifier: expect.stringMatching(/^[\w-]{43}$/) as string,
      name: maskName(person.name),
      contactNo: '•••34',
      contactNoCountryCode: '65',
      email: maskEmail(person.email),
      requireRegistrationEmail: true,
      emailEditable: false,
      proofForOtherAddress: null,
    })
    // Without an address the one on record is meant, which is known only masked.
    const sent = await post('/users/generateOTPEmailCode', { identifier: identity.identifier })
    expect(sent.json()).toEqual({ sent: true, resendAfterSeconds: 30 })
    const inFull = { name: person.name, contactNo: '00001234', contactNoCountryCode: '65', email: person.email }
    expect((await verifyOtp(identity.identifier, ` ${await newestCode(person.email)} `)).json()).toEqual({
      verified: true,
      ...inFull,
    })

    const reply = await activate(identity.identifier, person.email)
    expect(reply.statusCode).toBe(200)
    const { user, notifyUserLastPasswordUpdate } = reply.json()
    expect(notifyUserLastPasswordUpdate).toBe(false)
    expect(user).toMatchObject({
      uuid: person.userId,
      email: person.email,
      lastLogin: null,
      bankDetail: null,
      companyId: fixed,
    })
    // The session counts as verified: what asks for a one-time password lets it through.
    const me = await product.app.inject({
      url: `/api/users/${person.userId}`,
      headers: { accesstoken: user.accessToken },
    })
    expect(me.statusCode).toBe(200)
    expect(typesOf(await userEvents(person.userId))).toEqual([
      'UserEnrolled',
      'MembershipStarted',
      'TermsAccepted',
      'UserStatusChanged',
    ])
    expect(await accountEvents(person.userId)).toEqual(['AccountActivated', 'SignedIn'])
    expect((await signIn(person.email)).statusCode).toBe(200)
  })

  it('records another address, another number and the bank account, and who said so', async () => {
    const person = await createNewcomer(product, [editable])
    const email = `new.${person.email}`
    const bankDetails = { bankName: 'POSB', bankNo: '7171', branchNo: '081', accountNo: '084102395' }
    const reply = await activate(await verified(person, email), email, {
      contactNo: ' 00009876 ',
      contactNoCountryCode: '60',
      bankDetails,
    })
    expect(reply.json().user).toMatchObject({
      email,
      contactNo: '00009876',
      contactNoCountryCode: '60',
      bankDetail: { ...bankDetails, accountNo: '*****2395' },
    })

    const events = (await userEvents(person.userId)).slice(2)
    expect(events.map(({ type, data }) => ({ type, data }))).toEqual([
      { type: 'TermsAccepted', data: { userId: person.userId, termsVersion: expect.any(String) as string } },
      { type: 'EmailAddressChanged', data: { userId: person.userId, email } },
      {
        type: 'ContactNumberChanged',
        data: { userId: person.userId, contactNoCountryCode: '60', contactNo: '00009876' },
      },
      { type: 'BankAccountRecorded', data: { userId: person.userId, ...bankDetails } },
      { type: 'UserStatusChanged', data: { userId: person.userId, status: 100, reason: 'Registered' } },
    ])
    for (const { metadata } of events) expect(metadata.actor).toEqual({ kind: 'member', id: person.userId })
    // The address on record before is free for somebody else.
    const other = await createNewcomer(product, [editable])
    expect((await activate(await verified(other, person.email), person.email)).statusCode).toBe(200)
  })

  it('keeps personal fields sealed', async () => {
    const person = await createNewcomer(product, [editable])
    await activate(await verified(person, `sealed.${person.email}`), `sealed.${person.email}`)
    const { events } = await product.events.store.read(`user-${person.userId}`)
    expect(JSON.stringify(events)).not.toContain('sealed.')
    for (const { stream } of (await product.parts.eventLog.readAll({ limit: 10_000 })).events)
      expect(stream).not.toMatch(new RegExp(`${person.nric}|@`, 'i'))
  })

  it('leaves no number, address or identifier in the log', async () => {
    const person = await createNewcomer(product, [editable])
    const identifier = await verified(person)
    await activate(identifier, person.email)
    for (const secret of [person.nric, person.email, identifier, PASSWORD])
      expect(product.logged()).not.toContain(secret)
  })
})

describe('the e-mail address', () => {
  it.each([
    ['is the one on record where no client asks for it', () => [plain], false, false],
    ['is seen where a client requires it', () => [plain, fixed], true, false],
    ['may be changed where every client that requires it says so', () => [plain, editable], true, true],
    ['may not be changed where one of them does not', () => [fixed, editable], true, false],
  ] as const)('%s', async (_rule, companies, requireRegistrationEmail, emailEditable) => {
    const person = await createNewcomer(product, companies())
    const identity = (await verifyAccount(person.nric)).json()
    expect(identity).toMatchObject({ requireRegistrationEmail, emailEditable })
    const reply = await sendOtp(identity.identifier, `another.${person.email}`)
    expect(reply.statusCode).toBe(emailEditable ? 200 : 422)
    if (!emailEditable)
      expect(reply.json().errors).toEqual({ email: expect.stringMatching(/cannot be changed here/) as string })
  })

  it('is asked for where there is none on record', async () => {
    const person = await createNewcomer(product, [fixed], { email: '' })
    expect((await verifyAccount(person.nric)).json()).toMatchObject({ email: '', emailEditable: true })
    expect(
      (await activate(await verified(person, `${person.userId}@example.com`), `${person.userId}@example.com`))
        .statusCode,
    ).toBe(200)
  })

  it('is asked for where only a placeholder is on record, and nothing is sent to that', async () => {
    const placeholder = `${randomUUID()}@${product.parts.settings.placeholderEmailDomain}`
    const person = await createNewcomer(product, [fixed], { email: placeholder })
    expect((await verifyAccount(person.nric)).json()).toMatchObject({ email: '', emailEditable: true })
    expect(
      (await verifyAccount((await createNewcomer(product, [plain], { email: `another.${placeholder}` })).nric))
        .statusCode,
    ).toBe(404)
  })

  it('has to be verified before the account is set up, that one and no other', async () => {
    const person = await createNewcomer(product, [editable])
    const { identifier } = (await verifyAccount(person.nric)).json()
    expect(refusalOf(await activate(identifier, person.email))).toEqual({ errorCode: 'EMAIL_NOT_VERIFIED' })
    await sendOtp(identifier, person.email)
    expect(refusalOf(await activate(identifier, person.email))).toEqual({ errorCode: 'EMAIL_NOT_VERIFIED' })
    await verifyOtp(identifier, await newestCode(person.email))
    expect(refusalOf(await activate(identifier, `another.${person.email}`))).toEqual({
      errorCode: 'EMAIL_NOT_VERIFIED',
    })
    expect((await activate(identifier, person.email.toUpperCase())).statusCode).toBe(200)
  })

  it('is verified by a code that was sent to it before, and not by one that went to another', async () => {
    const person = await createNewcomer(product, [editable])
    const { identifier } = (await verifyAccount(person.nric)).json()
    await sendOtp(identifier, person.email)
    const earlier = await newestCode(person.email)
    // Begun anew within half a minute: none is sent, and none needs to be.
    const second = (await verifyAccount(person.nric)).json().identifier
    expect((await sendOtp(second, person.email)).json()).toMatchObject({ sent: false })
    await sendOtp(identifier, `another.${person.email}`)
    if ((await newestCode(`another.${person.email}`)) !== earlier)
      expect(refusalOf(await verifyOtp(identifier, earlier))).toEqual({ errorCode: 'OTP_WRONG' })
    const told = (await verifyOtp(identifier, await newestCode(`another.${person.email}`))).json()
    // The person has shown another address, so the one on record stays hidden from them.
    expect(told).toEqual({
      verified: true,
      name: person.name,
      contactNo: '00001234',
      contactNoCountryCode: '65',
      email: '',
    })
    expect(refusalOf(await activate(identifier, person.email))).toEqual({ errorCode: 'EMAIL_NOT_VERIFIED' })
    expect((await verifyOtp(second, earlier)).json()).toMatchObject({ verified: true, email: person.email })
  })

  it("of somebody else is refused once it is shown to be one's own, and not before", async () => {
    const [owner, person] = [await createMember(product, plain), await createNewcomer(product, [editable])]
    const { identifier } = (await verifyAccount(person.nric)).json()
    expect((await sendOtp(identifier, owner.email)).statusCode).toBe(200)
    const reply = await verifyOtp(identifier, await newestCode(owner.email))
    expect(reply.statusCode).toBe(409)
    expect(refusalOf(reply)).toEqual({
      errorCode: 'EMAIL_TAKEN',
      errors: { email: expect.stringMatching(/used by another account/) as string },
    })
    const refused = await activate(identifier, owner.email)
    expect([refused.statusCode, refused.json().errorCode]).toEqual([409, 'EMAIL_TAKEN'])
    expect(typesOf(await userEvents(person.userId))).not.toContain('UserStatusChanged')
  })
})

describe('one-time passwords', () => {
  it('are counted, burnt after five, and expire', async () => {
    const person = await createNewcomer(product, [plain])
    const { identifier } = (await verifyAccount(person.nric)).json()
    await sendOtp(identifier, person.email)
    const wrong = String((Number(await newestCode(person.email)) + 1) % 1_000_000).padStart(6, '0')
    const codes = []
    for (let attempt = 1; attempt <= 6; attempt++) codes.push((await verifyOtp(identifier, wrong)).json().errorCode)
    expect(codes).toEqual([...Array<string>(5).fill('OTP_WRONG'), 'OTP_NO_TRIES_LEFT'])
    product.passTime(31_000)
    await sendOtp(identifier, person.email)
    product.passTime(5 * MINUTE)
    expect((await verifyOtp(identifier, await newestCode(person.email))).json().errorCode).toBe('OTP_EXPIRED')
    product.passTime(-5 * MINUTE - 31_000)
  })

  it('are sent again after 30 seconds, and five times an hour', async () => {
    const person = await createNewcomer(product, [plain])
    const { identifier } = (await verifyAccount(person.nric)).json()
    const replies = []
    const isSent = async () => (await sendOtp(identifier, person.email)).json().sent
    replies.push(await isSent(), await isSent())
    for (let sent = 2; sent <= 6; sent++) {
      product.passTime(31_000)
      replies.push(await isSent())
    }
    product.passTime(-5 * 31_000)
    expect(replies).toEqual([true, false, true, true, true, true, false])
  })
})

describe('somebody whose password a stranger tries before they have one', () => {
  const tryPasswords = async (email: string) => {
    const codes = []
    for (let attempt = 1; attempt <= 5; attempt++) codes.push((await signIn(email, 'Wrong-2026')).json().errorCode)
    await product.parts.followUps.settled()
    await product.untilUpToDate()
    return codes
  }
  const statusOf = async (userId: string) =>
    (await product.parts.users.getUser(product.parts.systemReader, userId))?.status

  it('is answered as nobody is, stays as they were, and registers', async () => {
    const person = await createNewcomer(product, [plain])
    expect(await tryPasswords(person.email)).toEqual(await tryPasswords('nobody-at-all@example.com'))
    expect(await statusOf(person.userId)).toBe(101)
    expect(await accountEvents(person.userId)).toEqual(Array<string>(5).fill('SignInFailed'))
    const reply = await activate(await verified(person), person.email)
    expect([reply.statusCode, await statusOf(person.userId)]).toEqual([200, 100])
    // What the tries have locked is opened by what follows from the registration.
    await openSignInOf(product.parts, [person.userId])
    expect((await signIn(person.email)).statusCode).toBe(200)
  })
})

describe('who cannot register', () => {
  async function withStatus(status: 100 | 300 | 301 | 401): Promise<string> {
    const person = await createNewcomer(product, [plain])
    await product.record(`user-${person.userId}`, {
      type: 'UserStatusChanged',
      data: { userId: person.userId, status, reason: '' },
    })
    return person.nric
  }

  const cases: readonly (readonly [string, () => Promise<string>, number, string])[] = [
    ['nobody of this number', async () => 'S0000000J', 404, 'REGISTRATION_NOT_POSSIBLE'],
    [
      'somebody without a login to come',
      async () => (await createNewcomer(product, [plain], { loginRequired: false })).nric,
      404,
      'REGISTRATION_NOT_POSSIBLE',
    ],
    [
      'somebody whose cover has ended',
      async () => (await createNewcomer(product, [plain], { covered: ['2020-01-01', '2020-12-31'] })).nric,
      404,
      'REGISTRATION_NOT_POSSIBLE',
    ],
    [
      'somebody without an address where none is asked for',
      async () => (await createNewcomer(product, [plain], { email: '' })).nric,
      404,
      'REGISTRATION_NOT_POSSIBLE',
    ],
    ['somebody suspended', () => withStatus(301), 404, 'REGISTRATION_NOT_POSSIBLE'],
    ['somebody terminated', () => withStatus(401), 404, 'REGISTRATION_NOT_POSSIBLE'],
    ['somebody registered', () => withStatus(100), 404, 'REGISTRATION_NOT_POSSIBLE'],
    ['somebody locked', () => withStatus(300), 404, 'REGISTRATION_NOT_POSSIBLE'],
  ]
  it.each(cases)('%s', async (_who, nric, status, errorCode) => {
    const reply = await verifyAccount(await nric())
    expect([reply.statusCode, reply.json().errorCode]).toEqual([status, errorCode])
    expect(Object.keys(reply.json()).sort()).toEqual(['error', 'errorCode', 'errorMessage', 'message'])
  })

  it('somebody registered is answered as nobody is, in words and in time, and told by e-mail what to do, once an hour', async () => {
    const person = await createNewcomer(product, [plain])
    await product.record(`user-${person.userId}`, {
      type: 'UserStatusChanged',
      data: { userId: person.userId, status: 100, reason: '' },
    })
    const asked = async (nric: string) => {
      const began = performance.now()
      const reply = await verifyAccount(nric)
      return { status: reply.statusCode, body: reply.json(), isSlowEnough: performance.now() - began >= 295 }
    }
    const [known, unknown] = [await asked(person.nric), await asked('S0000001I')]
    expect(known).toEqual(unknown)
    expect(known.isSlowEnough).toBe(true)
    await verifyAccount(person.nric)
    await product.parts.followUps.settled()
    const mails = await listMailbox(product.parts.database, person.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      alreadyRegisteredMail({ name: null, signInAddress: '' }).subject,
    ])
    expect(mails[0]?.text).not.toContain(person.nric)
  })

  it('more than a hundred numbers an hour are asked about from one address', async () => {
    const ask = (index: number) =>
      product.app.inject({
        method: 'POST',
        url: '/api/users/v3/verifyAccount',
        remoteAddress: '203.0.113.7',
        payload: { identifier: `X${String(index).padStart(7, '0')}`, captchaResponse: 'x' },
      })
    const replies = await Promise.all(Array.from({ length: 104 }, (_, index) => ask(index)))
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4)
    expect((await verifyAccount('X0000104')).statusCode).toBe(404)
  })

  it('may be covered from a later day on', async () => {
    const person = await createNewcomer(product, [plain], { covered: ['2090-01-01'] })
    expect((await verifyAccount(person.nric)).statusCode).toBe(200)
  })

  it('somebody who was suspended in the middle of it: nothing of theirs stays reserved or changes', async () => {
    const person = await createNewcomer(product, [editable])
    const email = `mid.${person.email}`
    const identifier = await verified(person, email)
    await product.record(`user-${person.userId}`, {
      type: 'UserStatusChanged',
      data: { userId: person.userId, status: 301, reason: '' },
    })
    expect((await activate(identifier, email)).json().errorCode).toBe('REGISTRATION_NOT_POSSIBLE')
    expect(await accountEvents(person.userId)).toEqual([])
    const other = await createNewcomer(product, [editable])
    expect((await activate(await verified(other, email), email)).statusCode).toBe(200)
  })

  it('is looked up ten times an hour, known or not, also when all come at once', async () => {
    const person = await createNewcomer(product, [plain])
    for (const nric of [person.nric, 'S9999999Z']) {
      const replies = await Promise.all(Array.from({ length: 14 }, () => verifyAccount(nric)))
      expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4)
    }
    product.passTime(60 * MINUTE)
    expect((await verifyAccount(person.nric)).statusCode).toBe(200)
    product.passTime(-60 * MINUTE)
  })
})

describe('an identifier', () => {
  it('is good for half an hour, and for nobody who makes one up', async () => {
    const person = await createNewcomer(product, [plain])
    const identifier = await verified(person)
    for (const call of [
      sendOtp('made-up', person.email),
      verifyOtp('made-up', '123456'),
      activate('made-up', person.email),
    ]) {
      const reply = await call
      expect([reply.statusCode, reply.json().errorCode]).toEqual([400, 'REGISTRATION_EXPIRED'])
    }
    product.passTime(30 * MINUTE)
    expect((await activate(identifier, person.email)).json().errorCode).toBe('REGISTRATION_EXPIRED')
    product.passTime(-30 * MINUTE)
    expect((await activate(identifier, person.email)).statusCode).toBe(200)
  })
})

it('refuses what the forms would have refused, field by field', async () => {
  const person = await createNewcomer(product, [plain])
  const identifier = await verified(person)
  expect((await verifyAccount(' ')).json().errors).toEqual({ identifier: 'NRIC / FIN / Passport No is required' })
  const wrong = {
    password: 'short',
    contactNo: '12x',
    contactNoCountryCode: '999',
    mainTerms: false,
    bankDetails: { bankName: 'POSB', bankNo: '7171', branchNo: '081', accountNo: '1' },
  }
  const reply = await activate(identifier, 'nobody', wrong)
  expect(reply.statusCode).toBe(422)
  expect(reply.json().errors).toEqual({
    mainTerms: 'Please agree to the Terms and Conditions first.',
    contactNo: 'Mobile No format is invalid.',
    contactNoCountryCode: 'Country code is required.',
    email: 'Email address is not valid.',
    newPassword: 'Too short minimum 8 characters',
    accountNo: 'A POSB account number has 9 digits.',
  })
  const elsewhere = { bankName: 'United Overseas Bank Ltd', bankNo: '7375', branchNo: '055', accountNo: '123456789' }
  expect((await activate(identifier, person.email, { bankDetails: elsewhere })).json().errors).toEqual({
    branchNo: otherBranchText('001'),
  })
  expect((await activate(identifier, person.email, { password: 'Password1!' })).json().errors).toEqual({
    newPassword: newPasswordTexts.frequent,
  })
})

describe('calls that meet', () => {
  it('of one registration register once, and all get in with the same password', async () => {
    const person = await createNewcomer(product, [editable])
    const email = `once.${person.email}`
    const identifier = await verified(person, email)
    const replies = await Promise.all(Array.from({ length: 6 }, () => activate(identifier, email)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array<number>(6).fill(200))
    const types = typesOf(await userEvents(person.userId))
    expect(types.filter((type) => type === 'UserStatusChanged')).toHaveLength(1)
    expect((await accountEvents(person.userId)).filter((type) => type === 'AccountActivated')).toHaveLength(1)
  })

  it('of one registration with different passwords let in only the one that the account got', async () => {
    const person = await createNewcomer(product, [plain])
    const identifier = await verified(person)
    const passwords = ['First-2026', 'Second-2026', 'Third-2026']
    const replies = await Promise.all(passwords.map((password) => activate(identifier, person.email, { password })))
    const winners = passwords.filter((_, index) => replies[index]?.statusCode === 200)
    expect(winners).toHaveLength(1)
    expect(
      replies.filter((reply) => reply.statusCode === 409 && reply.json().errorCode === 'ALREADY_REGISTERED'),
    ).toHaveLength(2)
    for (const password of passwords)
      expect((await signIn(person.email, password)).statusCode).toBe(winners.includes(password) ? 200 : 400)
  })

  it('of two registrations of one person: one wins, the other is told', async () => {
    const person = await createNewcomer(product, [editable])
    const identifiers = [await verified(person)]
    product.passTime(31_000)
    const other = `second.${person.email}`
    identifiers.push(await verified(person, other))
    const emails = [person.email, other]
    const replies = await Promise.all(identifiers.map((identifier, index) => activate(identifier, emails[index] ?? '')))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().errorCode).toBe('ALREADY_REGISTERED')
    // What the loser wanted is free, and what the winner has is not.
    const loser = emails[replies.findIndex(({ statusCode }) => statusCode === 409)] ?? ''
    const somebody = await createNewcomer(product, [editable])
    expect((await activate(await verified(somebody, loser), loser)).statusCode).toBe(200)
    const winner = emails.find((email) => email !== loser) ?? ''
    const third = await createNewcomer(product, [editable])
    const { identifier } = (await verifyAccount(third.nric)).json()
    await sendOtp(identifier, winner)
    expect((await verifyOtp(identifier, await newestCode(winner))).json().errorCode).toBe('EMAIL_TAKEN')
    product.passTime(-31_000)
  })

  it('of two people who claim one address: one gets it, the other is told at the field', async () => {
    const people = [
      await createNewcomer(product, [editable]),
      await createNewcomer(product, [editable]),
      await createNewcomer(product, [editable]),
    ]
    const email = `claimed.${people[0]?.email}`
    const identifiers = []
    for (const person of people) identifiers.push(await verified(person, email))
    const replies = await Promise.all(identifiers.map((identifier) => activate(identifier, email)))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    for (const reply of replies.filter(({ statusCode }) => statusCode === 409)) {
      expect(refusalOf(reply)).toEqual({ errorCode: 'EMAIL_TAKEN', errors: { email: expect.any(String) as string } })
    }
    expect(
      await findUsers(product.parts.database, new EveryClientScope(), { userType: 'client', text: { email } }, 10),
    ).toHaveLength(1)
  })

  it('of a double click on each step do no harm', async () => {
    const person = await createNewcomer(product, [plain])
    const [identity, again] = await Promise.all([verifyAccount(person.nric), verifyAccount(person.nric)])
    expect([identity.statusCode, again.statusCode]).toEqual([200, 200])
    const { identifier } = identity.json()
    const sent = await Promise.all([sendOtp(identifier, person.email), sendOtp(identifier, person.email)])
    expect(sent.map((reply) => reply.json().sent).sort()).toEqual([false, true])
    expect(await listMailbox(product.parts.database, person.email)).toHaveLength(1)
    const otp = await newestCode(person.email)
    const verifications = await Promise.all(Array.from({ length: 5 }, () => verifyOtp(identifier, otp)))
    expect(verifications.map(({ statusCode }) => statusCode)).toEqual(Array<number>(5).fill(200))
  })
})

it('answers the same call again after its answer got lost, and never gives the password back', async () => {
  const person = await createNewcomer(product, [plain])
  const identifier = await verified(person)
  await activate(identifier, person.email)
  expect((await activate(identifier, person.email)).statusCode).toBe(200)
  expect((await activate(identifier, person.email, { password: 'Other-2026' })).json().errorCode).toBe(
    'ALREADY_REGISTERED',
  )
  expect((await signIn(person.email)).statusCode).toBe(200)
})

it('forgets: the address and the number are free, and what was under way is gone', async () => {
  const person = await createNewcomer(product, [editable])
  const identifier = await verified(person)
  const context = {
    actor: { kind: 'system', id: 'test' } as const,
    commandId: `forget ${person.userId}`,
    correlationId: person.userId,
  }
  await forgetUser(product.parts, { userId: person.userId, reason: 'asked for' }, context)
  expect((await activate(identifier, person.email)).json().errorCode).toBe('REGISTRATION_EXPIRED')
  expect((await verifyAccount(person.nric)).json().errorCode).toBe('REGISTRATION_NOT_POSSIBLE')
  const other = await createNewcomer(product, [editable])
  expect((await activate(await verified(other, person.email), person.email)).statusCode).toBe(200)
})
