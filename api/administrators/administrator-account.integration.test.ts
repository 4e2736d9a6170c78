// Requirements: AUTH-080, AUTH-081, AUTH-085, LIM-037, LIM-038, API-019, API-020, API-149
import { randomUUID } from 'node:crypto'
import type { AccountEvent } from '@member-care/domain/account/account-events.ts'
import { ACTIVATION_LINK_LIFETIME_MS } from '@member-care/domain/account/sign-in-rules.ts'
import { activationTexts, newPasswordTexts } from '@member-care/domain/texts/account-texts.ts'
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listMailbox } from '../integrations/mail/local-mailbox.ts'

const GOOD = 'Chosen-2026'

let product: AccountsUnderTest
let inviter: { accesstoken: string }
beforeAll(async () => {
  product = await startAccountsUnderTest({ PUBLIC_URL: 'https://care.example.com' })
  await product.startJobs()
  inviter = await product.headersFor((await createAdministrator(product, ['ADMIN_CREATION'])).userId)
})
afterAll(() => product.close())

let newcomer: { userId: string; email: string }
beforeEach(async () => {
  const userId = randomUUID()
  const email = `${userId.slice(0, 8)}@example.com`
  newcomer = { userId, email }
  await product.record(`user-${userId}`, {
    type: 'UserEnrolled',
    data: { userId, email, userType: 'sys-admin', name: 'Nova', nric: 'Nova', loginRequired: true },
  })
})

const invite = (userId = newcomer.userId, headers = inviter) =>
  product.app.inject({ method: 'POST', url: `/api/console/administrators/${userId}/invitation`, headers })
const post = (path: string, payload: object) =>
  product.app.inject({ method: 'POST', url: `/api/users/activateLink/${path}`, payload })
const check = (activationId: string) => post('check', { activationId })
const activate = (activationId: string, password = GOOD) =>
  post('validate', { activationId, password: password === '' ? '' : product.encrypt(password) })

/** The part of the newest link that names the activation. */
async function newestLink(): Promise<string> {
  const [message] = await listMailbox(product.parts.database, newcomer.email)
  return /https:\/\/care\.example\.com\/registeradmin\/([\w-]{43})/.exec(message?.text ?? '')?.[1] ?? 'no link came'
}

async function invited(): Promise<string> {
  const before = await newestLink()
  expect((await invite()).statusCode).toBe(200)
  await expect.poll(newestLink, { timeout: 20_000 }).not.toBe(before)
  return newestLink()
}

async function accountEvents(userId = newcomer.userId): Promise<string[]> {
  const { events } = await product.parts.eventLog.load<AccountEvent>(`account-${userId}`)
  return events.map((event) => event.type)
}

const statusOf = async (userId = newcomer.userId) =>
  (await product.parts.users.getUser(product.parts.systemReader, userId))?.status

describe('an invited administrator', () => {
  it('follows the link, chooses a password, and signs in with it', async () => {
    const link = await invited()
    expect((await check(link)).json()).toEqual({ valid: true, email: newcomer.email })
    expect(await statusOf()).toBe(101)
    expect((await activate(link)).json()).toEqual({ activated: true })
    expect(await statusOf()).toBe(100)
    expect(await accountEvents()).toEqual(['AdministratorInvited', 'AccountActivated'])
    const signIn = await product.app.inject({
      method: 'POST',
      url: '/api/users/login/v3',
      payload: { email: newcomer.email, password: product.encrypt(GOOD), captchaResponse: 'x' },
    })
    expect(signIn.json().user).toMatchObject({
      uuid: newcomer.userId,
      userType: 'sys-admin',
      identifier: expect.any(String),
    })
  })

  it('activates once, of several tries at the same time too', async () => {
    const link = await invited()
    const replies = await Promise.all([activate(link), activate(link, 'Other-2026'), activate(link), activate(link)])
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 400, 400, 400])
    expect(await accountEvents()).toEqual(['AdministratorInvited', 'AccountActivated'])
    for (const again of [await check(link), await activate(link)]) {
      expect(again.statusCode).toBe(400)
      expect(again.json()).toMatchObject({
        errorCode: 'ACTIVATION_LINK_INVALID',
        errorMessage: activationTexts.invalidActivationLink,
      })
    }
  })

  it.each([
    ['', newPasswordTexts.required],
    ['Ab1-', newPasswordTexts.tooShort],
    [`Ab1-${'x'.repeat(27)}`, newPasswordTexts.tooLong],
    ['onlylowercase1', newPasswordTexts.tooSimple],
    ['Password1!', newPasswordTexts.frequent],
  ])('keeps the link when the password "%s" is not good enough', async (password, text) => {
    const link = await invited()
    const refused = await activate(link, password)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toEqual({ password: text })
    expect((await check(link)).statusCode).toBe(200)
    expect((await activate(link)).statusCode).toBe(200)
  })

  it('is too late after 72 hours', async () => {
    const link = await invited()
    product.passTime(ACTIVATION_LINK_LIFETIME_MS)
    const late = [await check(link), await activate(link)]
    product.passTime(-ACTIVATION_LINK_LIFETIME_MS)
    expect(late.map((reply) => reply.statusCode)).toEqual([400, 400])
    expect((await check(link)).statusCode).toBe(200)
  })

  it('has only the newest link', async () => {
    const first = await invited()
    const second = await invited()
    expect(second).not.toBe(first)
    expect((await check(first)).statusCode).toBe(400)
    expect((await check(second)).statusCode).toBe(200)
  })

  it('activates with the link also when a stranger has tried passwords before', async () => {
    const link = await invited()
    for (let attempt = 1; attempt <= 5; attempt++) await product.signIn(newcomer.email, 'Wrong-2026')
    await product.parts.followUps.settled()
    await product.untilUpToDate()
    expect(await statusOf()).toBe(101)
    expect((await activate(link)).statusCode).toBe(200)
  })

  it('activates nothing who was terminated in the meantime', async () => {
    const link = await invited()
    await product.record(`user-${newcomer.userId}`, {
      type: 'UserStatusChanged',
      data: { userId: newcomer.userId, status: 401, reason: 'test' },
    })
    expect((await check(link)).statusCode).toBe(400)
    expect((await activate(link)).statusCode).toBe(400)
    expect(await statusOf()).toBe(401)
  })
})

describe('inviting', () => {
  it('takes the power for it', async () => {
    const operation = await product.headersFor((await createAdministrator(product, ['ADMIN_OPERATION'])).userId)
    expect((await invite(newcomer.userId, operation)).statusCode).toBe(403)
    expect(await accountEvents()).toEqual([])
  })

  it('is for administrators who have not activated', async () => {
    const active = await createAdministrator(product, ['ADMIN_CLAIM'])
    const member = await createMember(product, await createCompany(product))
    expect((await invite(active.userId)).json()).toMatchObject({ errorCode: 'ADMINISTRATOR_NOT_INVITABLE' })
    expect((await invite(member.userId)).statusCode).toBe(404)
    expect((await invite(randomUUID())).statusCode).toBe(404)
    const subjects = (await listMailbox(product.parts.database, active.email)).map(({ subject }) => subject)
    expect(subjects).not.toContain('Activate your administrator account')
    expect(await accountEvents(active.userId)).not.toContain('AdministratorInvited')
  })
})

it('leaves no link and no password in the log', async () => {
  const link = await invited()
  await activate(link)
  for (const secret of [link, GOOD, newcomer.email]) expect(product.logged()).not.toContain(secret)
})
