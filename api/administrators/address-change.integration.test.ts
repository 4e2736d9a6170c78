/** Moving an administrator's account to another address: asked by ADMIN_IT, told to the present address, waited for, called off or accepted. */
import { randomUUID } from 'node:crypto'
import {
  createAdministrator,
  startAccountsUnderTest,
  TEST_PASSWORD,
  type AccountsUnderTest,
  type TestPerson,
} from '@member-care/tests/support/accounts-cast.ts'
import { listMailbox } from '@member-care/api/integrations/mail/local-mailbox.ts'
import {
  ADDRESS_CHANGE_INVITATION,
  ADDRESS_CHANGE_NOTICE,
} from '@member-care/projections/reactors/administrator-address-change.ts'
import { ACTIVATION_LINK_LIFETIME_MS } from '@member-care/domain/account/sign-in-rules.ts'
import { addressChangeTexts, administratorRefusalTexts } from '@member-care/domain/texts/administrator-list-texts.ts'
import type { AccountEvent } from '@member-care/domain/account/account-events.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { holderOf, releaseEmailAddress, reserveEmailAddress } from '../accounts/reservations.ts'
import { acceptAddressInvitation, ADDRESS_ACCEPTED, completeAddressChange } from './accept-address-change.ts'
import { inviteToOtherAddress, sendAddressChangeNotice } from './send-address-change.ts'

const HOUR = 3_600_000
const PASSWORD = 'Another-2026'
let product: AccountsUnderTest
let it1: TestPerson
let holder: TestPerson
let email: string
beforeAll(async () => {
  product = await startAccountsUnderTest()
  it1 = await createAdministrator(product, ['ADMIN_IT'])
})
afterAll(() => product.close())
beforeEach(async () => {
  holder = await createAdministrator(product, ['ADMIN_CLAIM'])
  email = `${randomUUID().slice(0, 8)}@example.com`
})

type Body = Record<string, unknown>
async function call(by: TestPerson, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
  const response = await product.app.inject({
    method,
    url: `/api/console${url}`,
    headers: await product.headersFor(by.userId),
    ...(payload && { payload }),
  })
  return { status: response.statusCode, body: response.json<Body>() }
}
const path = () => `/administrators/${holder.userId}/address-change`
const ask = (by = it1, to = email) => call(by, 'POST', path(), { email: to, reason: 'Has married' })

/** What the outbox would do now, for the change that was asked last. */
async function doJobs() {
  const { events } = await product.parts.eventLog.load(`account-${holder.userId}`)
  const asked = events.findLast(({ type }) => type === 'AdministratorAddressChangeAsked')?.data as
    { changeId: string } | undefined
  const about = {
    id: randomUUID(),
    subjectId: holder.userId,
    payload: { userId: holder.userId, changeId: asked?.changeId ?? '' },
    causationId: '',
    correlationId: '',
    attempt: 1,
  }
  const signal = new AbortController().signal
  await sendAddressChangeNotice(product.parts)({ ...about, kind: ADDRESS_CHANGE_NOTICE }, signal)
  return inviteToOtherAddress(product.parts)({ ...about, kind: ADDRESS_CHANGE_INVITATION }, signal)
}
const mailsTo = async (address: string) => listMailbox(product.parts.database, address)
async function invitation(): Promise<string> {
  const [mail] = await mailsTo(email)
  return /registeradmin\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? 'no invitation came'
}
const post = async (url: string, payload: object) =>
  (await product.app.inject({ method: 'POST', url: `/api/users/activateLink/${url}`, payload })).json<Body>()
const accept = async (activationId: string) => post('validate', { activationId, password: product.encrypt(PASSWORD) })

test('the present address is told at once, the new one is invited after 24 hours, and moves the account with a new password', async () => {
  const session = await product.headersFor(holder.userId)
  expect((await ask()).body).toMatchObject({ pending: { email, askedBy: it1.name } })
  expect(await doJobs()).toMatchObject({ retryAt: expect.any(Date) })
  const [notice] = await mailsTo(holder.email)
  expect(notice?.text).toContain(email)
  expect(notice?.text).toContain(it1.name)
  expect(await mailsTo(email)).toEqual([])
  expect((await product.signIn(holder.email)).statusCode).toBe(200)

  product.passTime(24 * HOUR)
  expect(await doJobs()).toBe('done')
  const link = await invitation()
  expect(await post('check', { activationId: link })).toEqual({ valid: true, email })
  expect(await post('validate', { activationId: link, password: product.encrypt('short') })).toMatchObject({
    errors: { password: expect.any(String) },
  })
  expect(await accept(link)).toEqual({ activated: true })
  expect(await accept(link)).toMatchObject({ errorCode: 'ACTIVATION_LINK_INVALID' })

  expect([
    (await product.signIn(holder.email)).statusCode,
    (await product.signIn(email, TEST_PASSWORD)).statusCode,
    (await product.signIn(email, PASSWORD)).statusCode,
  ]).toEqual([400, 400, 200])
  expect((await product.app.inject({ url: '/api/console/me', headers: session })).statusCode).toBe(401)
  expect(await product.accountEvents(holder.userId)).toEqual(
    expect.arrayContaining(['AdministratorAddressChangeAccepted', 'PasswordChanged']),
  )
  expect((await call(it1, 'GET', path())).body).toEqual({ pending: null })
  // The address that was left is free.
  holder = await createAdministrator(product, ['ADMIN_CLAIM'])
  product.passTime(-24 * HOUR)
})

test.each([
  ['the holder', () => call(holder, 'DELETE', '/own-address-change')],
  ['anybody with ADMIN_IT', () => call(it1, 'DELETE', path())],
])('is called off by %s: whatever was sent opens nothing', async (_who, cancel) => {
  await ask()
  expect((await call(holder, 'GET', '/own-address-change')).body).toMatchObject({
    pending: { email, askedBy: it1.name },
  })
  product.passTime(24 * HOUR)
  await doJobs()
  const link = await invitation()
  expect((await cancel()).body).toEqual({ pending: null })
  expect(await accept(link)).toMatchObject({ errorCode: 'ACTIVATION_LINK_INVALID' })
  expect(await cancel()).toMatchObject({ body: { message: addressChangeTexts.gone } })
  expect((await product.signIn(holder.email)).statusCode).toBe(200)
  product.passTime(-24 * HOUR)
})

/** Does the job of the holder's acceptance, as a worker does. */
async function carryThrough() {
  const payload = z.object({ userId: z.string(), changeId: z.string(), at: z.string() })
  const row = await product.parts.database.one(sql.type(z.object({ id: z.string(), payload }))`
    select id, payload from outbox.jobs where kind = ${ADDRESS_ACCEPTED} and subject_id = ${holder.userId}`)
  const about = { kind: ADDRESS_ACCEPTED, subjectId: holder.userId, causationId: '', correlationId: '', attempt: 1 }
  return completeAddressChange(product.parts)({ ...row, ...about }, new AbortController().signal)
}

/** The link, once the wait is over. */
async function invited(): Promise<string> {
  await ask()
  product.passTime(24 * HOUR)
  await doJobs()
  return invitation()
}

const request = { requestId: randomUUID(), clientAddress: '127.0.0.1' }
const died = () => Promise.reject(new Error('The process died.'))

/** The product's parts, whose process dies before it appends such an event. */
function dyingBefore(type: string) {
  const { eventLog } = product.parts
  const append: typeof eventLog.append = (stream, events, options) =>
    events.some((event) => event.type === type) ? died() : eventLog.append(stream, events, options)
  return { ...product.parts, eventLog: { ...eventLog, append } }
}

/** The product's parts, whose process dies at its second transaction. */
function dyingBeforePassword() {
  const { database } = product.parts
  let transactions = 0
  const transaction: typeof database.transaction = (...work) =>
    ++transactions > 1 ? died() : database.transaction(...work)
  return { ...product.parts, database: Object.assign(Object.create(database) as typeof database, { transaction }) }
}

test.each([
  ['before it is recorded', () => dyingBefore('AdministratorAddressChangeAccepted'), false],
  ['before the address is changed', () => dyingBefore('EmailAddressChanged'), false],
  ['before the password is', dyingBeforePassword, false],
  ['before the new password is recorded', () => dyingBefore('PasswordChanged'), true],
])('is carried through when the call was cut short %s', async (_when, dying, hasPassword) => {
  const token = await invited()
  const session = await product.headersFor(holder.userId)
  await expect(acceptAddressInvitation(dying(), { token, password: PASSWORD }, request)).rejects.toThrow(
    'The process died.',
  )
  expect(await holderOf(product.parts, 'email', email)).toBe(holder.userId)
  expect(await carryThrough()).toMatchObject({ retryAt: expect.any(Date) as Date })
  product.passTime(60_000)
  expect(await carryThrough()).toBe('done')

  const status = async (address: string, password?: string) => (await product.signIn(address, password)).statusCode
  expect([await status(holder.email), await status(email), await status(email, PASSWORD)]).toEqual([
    400,
    400,
    hasPassword ? 200 : 400,
  ])
  expect((await product.app.inject({ url: '/api/console/me', headers: session })).statusCode).toBe(401)
  expect([await holderOf(product.parts, 'email', email), await holderOf(product.parts, 'email', holder.email)]).toEqual(
    [holder.userId, undefined],
  )
  const recorded = (await product.parts.eventLog.load<AccountEvent>(`account-${holder.userId}`)).events.filter(
    ({ type }) => type === 'AdministratorAddressChangeAccepted' || type === 'PasswordChanged',
  )
  expect(recorded.map(({ type }) => type)).toEqual(['AdministratorAddressChangeAccepted', 'PasswordChanged'])

  // Done once more, it ends nothing that the holder has chosen since.
  const { singleUseLinks, clock } = product.parts
  const reset = await singleUseLinks.issue({ userId: holder.userId, purpose: 'reset-password' }, clock())
  await product.app.inject({
    method: 'POST',
    url: '/api/users/resetPassword',
    payload: { token: reset, newPassword: product.encrypt('Renewed-2026') },
  })
  expect(await carryThrough()).toBe('done')
  expect(await status(email, 'Renewed-2026')).toBe(200)
  product.passTime(-24 * HOUR - 60_000)
})

test('leaves the typed password alone when the job comes after the call', async () => {
  const token = await invited()
  expect(await accept(token)).toEqual({ activated: true })
  product.passTime(60_000)
  expect(await carryThrough()).toBe('done')
  expect((await product.signIn(email, PASSWORD)).statusCode).toBe(200)
  product.passTime(-24 * HOUR - 60_000)
})

test('leaves everything as it is when it was called off after the call was cut short', async () => {
  const token = await invited()
  const dying = dyingBefore('AdministratorAddressChangeAccepted')
  await expect(acceptAddressInvitation(dying, { token, password: PASSWORD }, request)).rejects.toThrow()
  expect((await call(it1, 'DELETE', path())).body).toEqual({ pending: null })
  product.passTime(60_000)
  expect(await carryThrough()).toBe('done')
  expect((await product.signIn(holder.email)).statusCode).toBe(200)
  expect(await holderOf(product.parts, 'email', email)).toBeUndefined()
  product.passTime(-24 * HOUR - 60_000)
})

test('keeps its link where somebody else has the address for now', async () => {
  const token = await invited()
  const other = { email, userId: it1.userId }
  const context = {
    actor: { kind: 'system', id: 'test' } as const,
    commandId: randomUUID(),
    correlationId: randomUUID(),
  }
  await reserveEmailAddress(product.parts, other, context)
  expect(await accept(token)).toMatchObject({ errorCode: 'EMAIL_TAKEN' })
  await releaseEmailAddress(product.parts, other, context)
  expect(await accept(token)).toEqual({ activated: true })
  product.passTime(-24 * HOUR)
})

test('gives way to a later one, whose link alone moves the account', async () => {
  await ask()
  product.passTime(24 * HOUR)
  await doJobs()
  const first = await invitation()
  const later = `${randomUUID().slice(0, 8)}@example.com`
  expect((await ask(it1, later)).body).toMatchObject({ pending: { email: later } })
  product.passTime(24 * HOUR)
  expect(await accept(first)).toMatchObject({ errorCode: 'ACTIVATION_LINK_INVALID' })
  expect((await product.signIn(holder.email)).statusCode).toBe(200)
  product.passTime(-48 * HOUR)
})

test('is over three days after the invitation, and nothing happened', async () => {
  await ask()
  product.passTime(24 * HOUR)
  await doJobs()
  product.passTime(ACTIVATION_LINK_LIFETIME_MS)
  expect(await accept(await invitation())).toMatchObject({ errorCode: 'ACTIVATION_LINK_INVALID' })
  expect((await call(it1, 'GET', path())).body).toEqual({ pending: null })
  product.passTime(-24 * HOUR - ACTIVATION_LINK_LIFETIME_MS)
})

test('takes ADMIN_IT, somebody else, and an address that is free', async () => {
  const creator = await createAdministrator(product, ['ADMIN_CREATION'])
  expect((await ask(creator)).status).toBe(403)
  expect(
    (await call(it1, 'POST', `/administrators/${it1.userId}/address-change`, { email, reason: 'test' })).body,
  ).toMatchObject({ errorCode: 'OWN_ACCESS' })
  expect((await ask(it1, creator.email)).body).toMatchObject({
    errorCode: 'EMAIL_TAKEN',
    errors: { email: expect.any(String) },
  })
  expect((await ask(it1, 'nowhere')).body).toMatchObject({ errors: { email: 'Email address is not valid.' } })
  expect((await ask(it1, holder.email)).body).toMatchObject({
    errors: { email: administratorRefusalTexts.sameAddress },
  })
  expect((await call(creator, 'DELETE', path())).status).toBe(403)
  expect((await call(creator, 'GET', path())).body).toEqual({ pending: null })
})
