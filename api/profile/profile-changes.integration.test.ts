// Requirements: PRO-011, PRO-012, PRO-013, PRO-014, PRO-021, PRO-036, PRO-042, PRO-044, PRO-046, PRO-048, API-021, API-068, API-070, API-071, API-072, ERR-027
import { randomUUID } from 'node:crypto'
import type { AccountEvent } from '@member-care/domain/account/account-events.ts'
import { SESSION_LONGEST_MS } from '@member-care/domain/account/sign-in-rules.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import {
  createCompany,
  createMember,
  otherThan,
  startAccountsUnderTest,
  TEST_PASSWORD,
  type AccountsUnderTest,
  type TestPerson,
} from '@member-care/tests/support/accounts-cast.ts'
import fc from 'fast-check'
import { sql } from 'slonik'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { completeEmailUndo, EMAIL_UNDO, emailUndoToken, undoEmailChange } from '../accounts/email-undo.ts'
import { holderOf } from '../accounts/reservations.ts'
import { beginFactor, confirmFactor, listFactors } from '../accounts/second-factors/second-factor-store.ts'
import { noteEmailChangeStep } from './email-changes.ts'

let api: AccountsUnderTest
let companyId: string
let ann: TestPerson
let token: string
beforeAll(async () => {
  api = await startAccountsUnderTest()
  companyId = await createCompany(api, { allowEmployeeChangeEmail: true })
})
beforeEach(async () => {
  ann = await createMember(api, companyId)
  token = await tokenOf(ann)
})
afterAll(() => api.close())

const tokenOf = async ({ userId }: TestPerson) => (await api.headersFor(userId)).accesstoken

async function send(method: 'POST' | 'PUT', path: string, payload: object, as = token) {
  const reply = await api.app.inject({ method, url: `/api${path}`, headers: { accesstoken: as }, payload })
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() }
}

const showPassword = (password = TEST_PASSWORD, person = ann, as = token) =>
  send('POST', '/users/verifyPassword', { id: person.userId, password: api.encrypt(password) }, as)
const askCode = (newEmail: string, as = token) =>
  send('POST', '/profile/users/generateChangeEmailOTPCode', { newEmail }, as)
const showCode = (otp: string, as = token) => send('POST', '/profile/users/verifyChangeEmailOTPCode', { otp }, as)
const update = (fields: object, as = token) => send('PUT', '/profile/users/update', fields, as)
const someAddress = () => `${randomUUID().slice(0, 12)}@example.com`

async function eventsOf({ userId }: TestPerson) {
  return (await api.parts.eventLog.load<UserEvent>(`user-${userId}`)).events
}

/** The tokens of the links that go to the addresses of before, oldest change first. That they are mailed shows tests/browser/update-bio.test.ts. */
async function undoTokens(): Promise<string[]> {
  return (await eventsOf(ann)).flatMap((event) =>
    event.type === 'EmailAddressChanged' && event.data.changeId !== undefined
      ? [emailUndoToken(api.parts.blindIndex, { userId: ann.userId, changeId: event.data.changeId })]
      : [],
  )
}

/** Does the job of Ann's undoing, as a worker does. */
async function carryThrough() {
  const payload = z.object({ userId: z.string(), changeId: z.string() })
  const row = await api.parts.database.one(sql.type(z.object({ id: z.string(), payload }))`
    select id, payload from outbox.jobs where kind = ${EMAIL_UNDO} and subject_id = ${ann.userId}`)
  const job = {
    ...row,
    kind: EMAIL_UNDO,
    subjectId: ann.userId,
    causationId: 'test',
    correlationId: 'test',
    attempt: 1,
  }
  expect(await completeEmailUndo(api.parts)(job, new AbortController().signal)).toBe('done')
}

/** Another seal of the same length. */
const otherSeal = (seal: string) => `${seal.startsWith('A') ? 'B' : 'A'}${seal.slice(1)}`

async function changeEmail(email: string) {
  await showPassword()
  await askCode(email)
  await showCode(await api.newestCode(email))
  expect((await update({ email })).status).toBe(200)
}

describe('the e-mail address', () => {
  test('changes after the password, and the code that went to the new address', async () => {
    const email = someAddress()
    expect(await showPassword()).toMatchObject({ status: 200, body: { verified: true } })
    expect(await askCode(email)).toMatchObject({ status: 200, body: { sent: true } })
    const otp = await api.newestCode(email)
    expect(await showCode(otherThan(otp))).toMatchObject({ status: 400, body: { errorCode: 'OTP_WRONG' } })
    expect(await showCode(otp)).toMatchObject({ status: 200 })
    expect(await update({ email })).toMatchObject({ status: 200, body: { email, uuid: ann.userId } })
    expect(await holderOf(api.parts, 'email', email)).toBe(ann.userId)
    expect(await holderOf(api.parts, 'email', ann.email)).toBeUndefined()
    expect((await api.signIn(email)).statusCode).toBe(200)
    // What was verified is used up.
    const other = someAddress()
    expect(await update({ email: other })).toMatchObject({ status: 400, body: { errorCode: 'EMAIL_NOT_VERIFIED' } })
  })

  test('stays with a wrong password, another session’s password, a code too late, and an address that is another’s', async () => {
    const email = someAddress()
    expect(await showPassword('Wrong-2026')).toMatchObject({ status: 400, body: { errorCode: 'PASSWORD_WRONG' } })
    expect(await askCode(email)).toMatchObject({ status: 400, body: { errorCode: 'PASSWORD_NOT_SHOWN' } })
    const elsewhere = await tokenOf(ann)
    await showPassword()
    expect(await askCode(email, elsewhere)).toMatchObject({ status: 400 })
    const bob = await createMember(api, companyId)
    await askCode(bob.email)
    // Only who reads it is told whose it is.
    expect(await showCode(await api.newestCode(bob.email))).toMatchObject({
      status: 409,
      body: { errorCode: 'EMAIL_TAKEN' },
    })
    expect(await update({ email: bob.email })).toMatchObject({ status: 400 })
    api.passTime(60_000)
    await askCode(email)
    api.passTime(6 * 60_000)
    expect(await showCode(await api.newestCode(email))).toMatchObject({
      status: 400,
      body: { errorCode: 'OTP_EXPIRED' },
    })
    expect((await eventsOf(ann)).some(({ type }) => type === 'EmailAddressChanged')).toBe(false)
  })

  test.each([
    ['', 'Email address is required.'],
    ['ann@', 'Email address is not valid.'],
    ['SAME', 'There is no change in the email address.'],
  ])('is refused when it is “%s”', async (typed, text) => {
    await showPassword()
    const newEmail = typed === 'SAME' ? ann.email.toUpperCase() : typed
    expect(await askCode(newEmail)).toMatchObject({ status: 422, body: { errors: { newEmail: text } } })
    expect(await update({ email: newEmail })).toMatchObject({ status: 422, body: { errors: { email: text } } })
  })

  test('is not changed where the company does not allow it, to the dependant or to the employee', async () => {
    const child = await createMember(api, companyId, { employeeId: ann.userId })
    const childsToken = await tokenOf(child)
    await showPassword(TEST_PASSWORD, child, childsToken)
    expect(await askCode(someAddress(), childsToken)).toMatchObject({ status: 403 })
    expect(await update({ email: someAddress() }, childsToken)).toMatchObject({ status: 403 })
    const strict = await createMember(api, await createCompany(api, { allowDependantChangeEmail: true }))
    const strictToken = await tokenOf(strict)
    await showPassword(TEST_PASSWORD, strict, strictToken)
    expect(await askCode(someAddress(), strictToken)).toMatchObject({ status: 403 })
  })

  test('comes back with the link that goes to the address of before, also when it was changed once more since', async () => {
    const [second, third] = [someAddress(), someAddress()]
    for (const email of [second, third]) await changeEmail(email)
    const links = await undoTokens()
    const call = (path: string, at: number) => send('POST', path, { token: links[at] }, '')
    expect(await call('/users/undoEmailChange/check', 0)).toMatchObject({
      body: { email: `${ann.email.slice(0, 1)}•••@example.com` },
    })
    const { status, body } = await call('/users/undoEmailChange', 0)
    expect({ status, isToken: typeof body['resetToken'] }).toEqual({ status: 200, isToken: 'string' })
    // The first owner wins: what was changed after it cannot be had back.
    expect(await call('/users/undoEmailChange', 1)).toMatchObject({ status: 400, body: { errorCode: 'LINK_INVALID' } })
    expect(await call('/users/undoEmailChange', 0)).toMatchObject({ status: 400 })
    expect(await holderOf(api.parts, 'email', ann.email)).toBe(ann.userId)
    expect(await holderOf(api.parts, 'email', third)).toBeUndefined()
    expect((await update({})).status).toBe(401)
    expect((await api.signIn(ann.email)).statusCode).toBe(400)
    const reset = { token: body['resetToken'], newPassword: api.encrypt('Renewed-2026') }
    expect((await send('POST', '/users/resetPassword', reset, '')).status).toBe(200)
    expect((await api.signIn(ann.email, 'Renewed-2026')).statusCode).toBe(200)
  })

  test('does not come back after seven days, by a link that somebody made, or after an administrator has changed it', async () => {
    await changeEmail(someAddress())
    const [link = ''] = await undoTokens()
    const [userId = '', changeId = '', seal = ''] = link.split('.')
    const check = (token: string) => send('POST', '/users/undoEmailChange/check', { token }, '')
    const made = [
      '',
      '..',
      [userId, changeId].join('.'),
      [userId, changeId, otherSeal(seal)].join('.'),
      [(await createMember(api, companyId)).userId, changeId, seal].join('.'),
      [userId, randomUUID(), seal].join('.'),
    ]
    for (const token of made) {
      expect(await check(token)).toMatchObject({ status: 200, body: { email: null } })
      expect(await send('POST', '/users/undoEmailChange', { token }, '')).toMatchObject({
        status: 400,
        body: { errorCode: 'LINK_INVALID' },
      })
    }
    expect((await check(link)).body['email']).not.toBeNull()
    api.passTime(7 * 24 * 60 * 60_000)
    expect(await send('POST', '/users/undoEmailChange', { token: link }, '')).toMatchObject({ status: 400 })
    token = await tokenOf(ann)
    await changeEmail(someAddress())
    const [, later = ''] = await undoTokens()
    await api.record(`user-${ann.userId}`, {
      type: 'EmailAddressChanged',
      data: { userId: ann.userId, email: someAddress() },
    })
    expect(await check(later)).toMatchObject({ body: { email: null } })
  })

  test('comes back once, however many ask at the same moment', async () => {
    await changeEmail(someAddress())
    const [link = ''] = await undoTokens()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send('POST', '/users/undoEmailChange', { token: link }, '')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
    expect(await holderOf(api.parts, 'email', ann.email)).toBe(ann.userId)
  })

  test.each(['before it is recorded', 'right after it is recorded'] as const)(
    'comes back, and whoever changed it is out, also when the call was cut short %s',
    async (when) => {
      const other = someAddress()
      await changeEmail(other)
      const [link = ''] = await undoTokens()
      const died = () => Promise.reject(new Error('The process died.'))
      const { eventLog, database } = api.parts
      const append: typeof eventLog.append = (stream, events, options) =>
        stream.startsWith('user-') ? died() : eventLog.append(stream, events, options)
      const dying = {
        ...api.parts,
        ...(when === 'before it is recorded'
          ? { eventLog: { ...eventLog, append } }
          : { database: Object.assign(Object.create(database) as typeof database, { transaction: died }) }),
      }
      const request = { requestId: randomUUID(), clientAddress: '127.0.0.1' }
      await expect(undoEmailChange(dying, link, request)).rejects.toThrow('The process died.')
      // Nobody else gets the address while it is not known whether it was given back.
      expect(await holderOf(api.parts, 'email', ann.email)).toBe(ann.userId)
      expect((await update({})).status).toBe(200)

      await carryThrough()
      expect((await update({})).status).toBe(401)
      expect((await api.signIn(ann.email)).statusCode).toBe(400)
      const changes = (await eventsOf(ann)).filter(({ type }) => type === 'EmailAddressChanged')
      expect(changes).toMatchObject([{ data: { email: other } }, { data: { email: ann.email } }])
      expect(await holderOf(api.parts, 'email', ann.email)).toBe(ann.userId)
      expect(await holderOf(api.parts, 'email', other)).toBeUndefined()

      // Done once more, it ends nothing that the owner has chosen since.
      const reset = await api.parts.singleUseLinks.issue(
        { userId: ann.userId, purpose: 'reset-password' },
        api.parts.clock(),
      )
      await send('POST', '/users/resetPassword', { token: reset, newPassword: api.encrypt('Renewed-2026') }, '')
      await carryThrough()
      expect((await api.signIn(ann.email, 'Renewed-2026')).statusCode).toBe(200)
    },
  )

  test('comes back without the second factors of whoever changed it; those of before stay, and those of afterwards', async () => {
    const { database, subjectKeys, recoveryCodes, eventLog } = api.parts
    const keeping = { database, subjectKeys }
    const enrol = async (name: string, at: Date) => {
      const factorId = randomUUID()
      await beginFactor(keeping, ann.userId, { factorId, kind: 'passkey', name, secret: 'KEY', transports: [] }, at)
      await confirmFactor(database, ann.userId, factorId, at)
      return factorId
    }
    const names = async () => (await listFactors(keeping, ann.userId)).map(({ name }) => name)
    const removed = async () =>
      (await eventLog.load<AccountEvent>(`account-${ann.userId}`)).events.flatMap((event) =>
        event.type === 'SecondFactorRemoved' ? [event.data.factorId] : [],
      )
    const now = Date.now()
    await changeEmail(someAddress())
    await enrol('of before', new Date(now - SESSION_LONGEST_MS - 60_000))
    const earlierInTheSession = await enrol('hers of an hour ago', new Date(now - 3_600_000))
    const intruders = await enrol('of the intruder', new Date())
    await recoveryCodes.make(ann.userId, new Date())
    const [link = ''] = await undoTokens()
    expect((await send('POST', '/users/undoEmailChange', { token: link }, '')).status).toBe(200)
    expect(await names()).toEqual(['of before'])
    expect(await removed()).toEqual([earlierInTheSession, intruders])
    expect(await recoveryCodes.left(ann.userId)).toMatchObject({ left: 0 })

    await enrol('of afterwards', new Date())
    await recoveryCodes.make(ann.userId, new Date())
    await carryThrough()
    expect(await names()).toEqual(['of before', 'of afterwards'])
    expect(await removed()).toEqual([earlierInTheSession, intruders])
    expect((await recoveryCodes.left(ann.userId)).left).toBeGreaterThan(0)
  })

  test('of 100 people who want the same one at the same moment, one has it', async () => {
    const email = someAddress()
    const people = await Promise.all(Array.from({ length: 100 }, () => createMember(api, companyId)))
    const tokens = await Promise.all(
      people.map(async ({ userId }) => {
        const { token: one, session } = await api.parts.sessions.begin(userId, {
          otpVerified: true,
          now: api.parts.clock(),
        })
        // Each has come as far as the change.
        const at = api.parts.clock()
        const address = api.parts.blindIndex('email', email)
        for (const type of ['show-password', 'ask-code', 'show-code'] as const)
          await noteEmailChangeStep(api.parts.database, session.sessionId, { type, address, at })
        return one
      }),
    )
    const answers = await Promise.all(tokens.map((one) => update({ email }, one)))
    const won = people.filter((_, index) => answers[index]?.status === 200)
    expect(won).toHaveLength(1)
    expect(answers.filter(({ body }) => body['errorCode'] === 'EMAIL_TAKEN')).toHaveLength(99)
    expect(await holderOf(api.parts, 'email', email)).toBe(won[0]?.userId)
    const changed = await Promise.all(
      people.map(async (person) => (await eventsOf(person)).some(({ type }) => type === 'EmailAddressChanged')),
    )
    expect(changed.filter(Boolean)).toHaveLength(1)
  })

  test('through the calls too, with steps in any order, is only ever the one that was verified last', async () => {
    const addresses = [someAddress(), someAddress()]
    const steps = fc.sample(
      fc.tuple(fc.constantFrom('password', 'ask', 'code', 'wrong-code', 'change'), fc.constantFrom(0, 1)),
      { numRuns: 40, seed: 16 },
    )
    let asked: string | undefined
    let verified: string | undefined
    let changes = 0
    for (const [step, which] of [['password', 0], ['ask', 0], ['code', 0], ['change', 0], ...steps] as const) {
      const address = addresses[which] ?? ''
      if (step === 'password' && (await showPassword()).status === 200) [asked, verified] = [undefined, undefined]
      if (step === 'ask') {
        // Five codes an hour.
        api.passTime(12.5 * 60_000)
        if ((await askCode(address)).status === 200) [asked, verified] = [address, undefined]
      }
      if (step === 'code' && (await showCode(await api.newestCode(asked ?? address))).status === 200) verified = asked
      if (step === 'wrong-code') expect((await showCode('000000')).status).toBe(400)
      if (step !== 'change') continue
      const { status } = await update({ email: address })
      expect(status === 200).toBe(address === verified)
      if (status === 200) changes += 1
      if (status === 200) [asked, verified] = [undefined, undefined]
    }
    const taken = (await eventsOf(ann)).filter(({ type }) => type === 'EmailAddressChanged')
    expect(taken).toHaveLength(changes)
    expect(changes).toBeGreaterThan(0)
  })
})

describe('the contact number', () => {
  test('changes in one call, and what is left out stays', async () => {
    expect(await update({ contactNoCountryCode: '65', contactNo: ' 91234567 ' })).toMatchObject({
      status: 200,
      body: { contactNoCountryCode: '65', contactNo: '91234567' },
    })
    expect(await update({ contactNo: '91234568' })).toMatchObject({
      status: 200,
      body: { contactNoCountryCode: '65', contactNo: '91234568', email: ann.email },
    })
    expect(await update({ contactNo: '91234568' })).toMatchObject({
      status: 422,
      body: { errors: { contactNo: 'There is no change in your contact number.' } },
    })
    expect(await update({ contactNoCountryCode: '9999' })).toMatchObject({
      status: 422,
      body: { errors: { contactNoCountryCode: 'Country code is required.' } },
    })
  })
})

describe('the bank account', () => {
  const account = { bankName: 'POSB', bankNo: '7171', branchNo: '081', accountNo: '123456789' }

  test('is entered once, by an employee, by the rules of the bank', async () => {
    expect(await update({ ...account, accountNo: '12345678' })).toMatchObject({
      status: 422,
      body: { errors: { accountNo: 'A POSB account number has 9 digits.' } },
    })
    expect(await update(account)).toMatchObject({
      status: 200,
      body: { bankDetail: { bankName: 'POSB', accountNo: '*****6789' } },
    })
    expect(await update({ ...account, accountNo: '987654321' })).toMatchObject({
      status: 422,
      body: { errorCode: 'BANK_ACCOUNT_STORED' },
    })
    const child = await createMember(api, companyId, { employeeId: ann.userId })
    expect(await update(account, await tokenOf(child))).toMatchObject({ status: 403 })
  })

  test('of several entered at once one is stored', async () => {
    const answers = await Promise.all(
      ['123456781', '123456782', '123456783'].map((accountNo) => update({ ...account, accountNo })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect((await eventsOf(ann)).filter(({ type }) => type === 'BankAccountRecorded')).toHaveLength(1)
  })
})

describe('the password', () => {
  const change = (oldPassword: string, newPassword: string, newPasswordConfirm?: string) =>
    send('PUT', '/profile/users/changePassword', {
      oldPassword: api.encrypt(oldPassword),
      newPassword: api.encrypt(newPassword),
      ...(newPasswordConfirm !== undefined && { newPasswordConfirm: api.encrypt(newPasswordConfirm) }),
    })

  test('changes with the present one; other sessions end, and this one goes on', async () => {
    const elsewhere = await tokenOf(ann)
    expect(await change(TEST_PASSWORD, 'Another-2026', 'Another-2027')).toMatchObject({
      status: 422,
      body: { errors: { newPasswordConfirm: 'New passwords do not match.' } },
    })
    expect(await change(TEST_PASSWORD, 'Another2026')).toMatchObject({ status: 422 })
    expect(await change('Wrong-2026', 'Another-2026')).toMatchObject({
      status: 400,
      body: { errorCode: 'PASSWORD_WRONG' },
    })
    expect(await change(TEST_PASSWORD, 'Another-2026')).toMatchObject({ status: 200, body: { changed: true } })
    expect(await update({ contactNoCountryCode: '65', contactNo: '91234567' })).toMatchObject({ status: 200 })
    expect(await update({}, elsewhere)).toMatchObject({ status: 401 })
    expect((await api.signIn(ann.email)).statusCode).toBe(400)
    expect((await api.signIn(ann.email, 'Another-2026')).statusCode).toBe(200)
    expect(await api.accountEvents(ann.userId)).toContain('PasswordChanged')
  })

  test('guessing it in the profile locks the account as at the sign-in', async () => {
    for (let tries = 0; tries < 4; tries++) expect((await showPassword('Wrong-2026')).status).toBe(400)
    expect(await showPassword('Wrong-2026')).toMatchObject({ status: 401, body: { errorCode: 'ACCOUNT_LOCKED' } })
    expect((await showPassword()).status).toBe(401)
  })
})

test('nobody shows the password of another person', async () => {
  const bob = await createMember(api, companyId)
  expect(await showPassword(TEST_PASSWORD, bob)).toMatchObject({ status: 404 })
})
