// Requirements: NOT-001, NOT-006, API-074, API-075
import { randomUUID } from 'node:crypto'
import type { Payment } from '@member-care/domain/claim/claim-details.ts'
import { bankPayment, otherAccount, outpatientDetails } from '@member-care/domain/claim/testing/example-claims.ts'
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import type { NotificationRecord } from '@member-care/domain/notification/live-messages.ts'
import { declinedProposalMailTexts } from '@member-care/domain/texts/mail-texts.ts'
import { notificationTexts } from '@member-care/domain/texts/notification-texts.ts'
import { notificationWords as notificationWordsInChinese } from '@member-care/domain/texts/zh/notification-kind.ts'
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
  type TestPerson,
} from '@member-care/tests/support/accounts-cast.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { forgetUser } from '../accounts/forget-user.ts'
import { listMailbox } from '../integrations/mail/local-mailbox.ts'

const patience = { timeout: 20_000 }
let api: AccountsUnderTest
let companyId: string
beforeAll(async () => {
  api = await startAccountsUnderTest()
  await api.startJobs()
  companyId = await createCompany(api)
})
afterAll(() => api.close())

interface List {
  readonly notifications: readonly NotificationRecord[]
  readonly hasUnreadMessages: boolean
  readonly unreadCount: number
}

/** Records claims, and calls as the member. */
async function newMember(company = companyId) {
  const member = await createMember(api, company)
  const headers = await api.headersFor(member.userId)
  const call = (method: 'GET' | 'PUT', url: string, payload?: object) =>
    api.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })
  return {
    ...member,
    headers,
    call,
    list: async (query = '') => (await call('GET', `/notifications${query}`)).json<List>(),
    fileClaim: () => fileClaim(member, company),
    subjects: async () => (await listMailbox(api.parts.database, member.email)).map(({ subject }) => subject),
  }
}

async function fileClaim(member: TestPerson, company: string): Promise<string> {
  const { claimId } = await recordClaim(api, {
    companyId: company,
    employeeId: member.userId,
    claimantId: member.userId,
    claimantName: member.name,
    claimantNric: member.nric,
  })
  return claimId
}

async function append(
  stream: `claim-${string}` | `account-${string}` | `user-${string}` | `client-${string}`,
  event: DomainEvent,
  occurredAt?: string,
): Promise<void> {
  const context = {
    actor: { kind: 'system', id: 'test' } as const,
    correlationId: randomUUID(),
    commandId: randomUUID(),
    occurredAt,
  }
  await api.parts.eventLog.append(stream, [event], { expected: { kind: 'any' }, context })
}

const titlesOf = ({ notifications }: List) => notifications.map(({ title }) => title)
const untilTold = (member: { list: () => Promise<List> }, count: number) =>
  expect.poll(async () => (await member.list()).notifications.length, patience).toBe(count)

it('tells the member of each step of a claim, newest first, and writes about those that matter', async () => {
  const member = await newMember()
  const claimId = await member.fileClaim()
  await untilTold(member, 2)
  await append(`claim-${claimId}`, {
    type: 'ClaimApproved',
    data: { claimId, claimantId: member.userId, payableCents: 12_345, remarks: 'flu', batchNo: 'B' },
  })
  await untilTold(member, 3)

  const list = await member.list()
  expect(titlesOf(list)).toEqual(['Claim approved', 'Claim submitted', 'Claim received'])
  expect(list).toMatchObject({ unreadCount: 3, hasUnreadMessages: true })
  const claim = await api.parts.claims.getClaim(api.parts.systemReader, claimId)
  expect(list.notifications.map(({ link }) => link)).toEqual([
    `/app/claimrecords/out/${claim?.transactionNo}`,
    `/app/claimrecords/out/${claim?.transactionNo}`,
    `/app/claimrecords/out/${claimId}/PROCESSING`,
  ])
  await expect
    .poll(member.subjects, patience)
    .toEqual(['Your claim has been approved', 'Your claim has been submitted'])
  const [mail] = await listMailbox(api.parts.database, member.email)
  expect(mail?.text).toContain(`Dear ${member.name},`)
  expect(mail?.text).toContain(`http://localhost:8080/app/claimrecords/out/${claim?.transactionNo}`)
  for (const told of [mail?.text, JSON.stringify(list)])
    expect(told).not.toMatch(new RegExp(`123\\.45|flu|${member.nric}|${claim?.providerName}`))
})

it('tells of another account that a claim is to be paid to, and not of an update that leaves the account', async () => {
  const member = await newMember()
  const claimId = await member.fileClaim()
  await untilTold(member, 2)
  const update = (payment: Payment): DomainEvent => ({
    type: 'ClaimUpdated',
    data: {
      claimId,
      claimantId: member.userId,
      employeeId: member.userId,
      details: outpatientDetails,
      payment,
      attachments: [],
      answersRequest: false,
    },
  })
  await append(`claim-${claimId}`, update(bankPayment))
  await append(`claim-${claimId}`, update({ method: 'Bank', ...otherAccount }))
  await untilTold(member, 3)
  expect(titlesOf(await member.list())).toEqual(['Bank account updated', 'Claim submitted', 'Claim received'])
  await expect
    .poll(member.subjects, patience)
    .toEqual(['Your bank account was updated', 'Your claim has been submitted'])
  const [mail] = await listMailbox(api.parts.database, member.email)
  expect(mail?.text).toContain('If this was not you, please contact us at once.')
})

it('writes nothing of what was taken over from elsewhere', async () => {
  const member = await newMember()
  await append(
    `account-${member.userId}`,
    { type: 'PasswordChanged', data: { userId: member.userId, how: 'profile' } },
    '2020-01-01T00:00:00.000Z',
  )
  await append(`account-${member.userId}`, {
    type: 'AccountUnlocked',
    data: { userId: member.userId, reason: 'recovered' },
  })
  await untilTold(member, 1)
  await expect.poll(member.subjects, patience).toEqual(['Your account was unlocked'])
})

it('sends a new administrator the invitation alone, and tells of roles that are changed later', async () => {
  const it_ = await api.headersFor((await createAdministrator(api, ['ADMIN_IT'])).userId)
  const form = {
    name: 'Nova Lim',
    email: `${randomUUID().slice(0, 8)}@example.com`,
    roles: ['ADMIN_CLAIM'],
    groupCodes: ['P2'],
  }
  const added = (
    await api.app.inject({ method: 'POST', url: '/api/console/administrators', headers: it_, payload: form })
  ).json<{ id: string }>()
  const jobsOver = async () =>
    api.parts.database.any(
      sql.type(
        z.object({ kind: z.string(), state: z.string() }),
      )`select kind, state from outbox.jobs where subject_id = ${added.id} and kind in ('notification-mail', 'administrator-invitation') order by kind`,
    )
  const over = (...kinds: string[]) => kinds.map((kind) => ({ kind, state: 'done' }))
  await expect.poll(jobsOver, patience).toEqual(over('administrator-invitation', 'notification-mail'))
  const subjects = async () => (await listMailbox(api.parts.database, form.email)).map(({ subject }) => subject)
  expect(await subjects()).toEqual(['Activate your administrator account'])

  await append(`user-${added.id}`, {
    type: 'RolesChanged',
    data: { userId: added.id, roles: ['ADMIN_ACCOUNT'], groupCodes: ['P2'], reason: 'test' },
  })
  await expect
    .poll(jobsOver, patience)
    .toEqual(over('administrator-invitation', 'notification-mail', 'notification-mail'))
  expect(await subjects()).toEqual(['Your permissions were changed', 'Activate your administrator account'])
})

it('tells by no way that the member does not wish, and always of what concerns the safety of the account', async () => {
  const member = await newMember()
  const wishes = [
    { kind: 'claim-submitted', channel: 'email', enabled: false },
    { kind: 'claim-received', channel: 'portal', enabled: false },
    { kind: 'claim-received', channel: 'email', enabled: true },
  ]
  const saved = await member.call('PUT', '/notifications/preferences', { preferences: wishes })
  expect(saved.json<{ preferences: unknown[] }>().preferences.slice(0, 2)).toEqual([
    { kind: 'claim-received', channels: { portal: false, email: true, push: false }, mayBeSwitchedOff: true },
    { kind: 'claim-submitted', channels: { portal: true, email: false, push: true }, mayBeSwitchedOff: true },
  ])
  const refused = await member.call('PUT', '/notifications/preferences', {
    preferences: [{ kind: 'password-changed', channel: 'email', enabled: false }],
  })
  expect(refused.statusCode).toBe(422)
  expect(refused.json()).toMatchObject({ errors: { preferences: notificationTexts.preferences.alwaysOn } })

  await member.fileClaim()
  await append(`account-${member.userId}`, { type: 'PasswordChanged', data: { userId: member.userId, how: 'profile' } })
  await untilTold(member, 2)
  expect(titlesOf(await member.list()).toSorted()).toEqual(['Claim submitted', 'Password changed'])
  await expect
    .poll(async () => (await member.subjects()).toSorted(), patience)
    .toEqual(['We have your claim', 'Your password was changed'])
})

it('tells each address that was left when an account gets another one', async () => {
  const member = await newMember()
  const [second, third] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`]
  for (const email of [second, third])
    await append(`user-${member.userId}`, { type: 'EmailAddressChanged', data: { userId: member.userId, email } })
  await untilTold(member, 2)
  const subjectsTo = async (address: string) =>
    (await listMailbox(api.parts.database, address)).map(({ subject }) => subject)
  for (const left of [member.email, second])
    await expect.poll(() => subjectsTo(left), patience).toEqual(['Your e-mail address was changed'])
  expect(await subjectsTo(third)).toEqual([])
})

it('speaks in the words of the client, and goes on in ours where it has none', async () => {
  const wordy = await createCompany(api)
  await api.record(`client-${wordy}`, {
    type: 'NotificationTemplatesChanged',
    data: {
      companyId: wordy,
      templates: {
        'claim-submitted': { subject: '{company} has news', title: 'On its way: {claimNumber}' },
        'password-changed': { message: 'Call the {company} help desk.' },
      },
    },
  })
  const member = await newMember(wordy)
  const claimId = await member.fileClaim()
  await append(`account-${member.userId}`, { type: 'PasswordChanged', data: { userId: member.userId, how: 'reset' } })
  await untilTold(member, 3)
  const { notifications } = await member.list()
  const number = (await api.parts.claims.getClaim(api.parts.systemReader, claimId))?.transactionNo
  expect(notifications.find(({ kind }) => kind === 'claim-submitted')).toMatchObject({
    title: `On its way: ${number}`,
    message: expect.stringContaining('14 working days'),
  })
  expect(notifications.find(({ kind }) => kind === 'password-changed')).toMatchObject({
    title: 'Password changed',
    message: 'Call the Pelican Foods help desk.',
  })
  await expect.poll(async () => (await member.subjects()).includes('Pelican Foods has news'), patience).toBe(true)
})

it('pages by what came before, without a gap or a repetition', async () => {
  const member = await newMember()
  for (let index = 0; index < 5; index++)
    await append(`account-${member.userId}`, {
      type: 'AccountUnlocked',
      data: { userId: member.userId, reason: 'recovered' },
    })
  await untilTold(member, 5)
  const all = (await member.list()).notifications
  const first = (await member.list('?limit=2')).notifications
  const second = (await member.list(`?limit=2&before=${first.at(-1)?._id}`)).notifications
  const last = (await member.list(`?limit=2&before=${second.at(-1)?._id}`)).notifications
  expect([...first, ...second, ...last]).toEqual(all)
  expect((await member.list(`?before=${all.at(-1)?._id}`)).notifications).toEqual([])
  expect((await member.call('GET', '/appnotification/notifications?limit=1')).json<List>()).toMatchObject({
    notifications: [all[0]],
    unreadCount: 5,
  })
  expect((await member.call('GET', '/notifications?limit=0')).statusCode).toBe(422)
})

it('marks as read what is one’s own, once, and nothing of anybody else', async () => {
  const member = await newMember()
  const other = await newMember()
  for (const { userId } of [member, member, other])
    await append(`account-${userId}`, { type: 'AccountUnlocked', data: { userId, reason: 'recovered' } })
  await untilTold(member, 2)
  await untilTold(other, 1)
  const [newest, older] = (await member.list()).notifications
  const foreign = (await other.list()).notifications[0]
  const ids = [newest?._id, foreign?._id]
  expect((await member.call('PUT', '/notifications/read', { ids })).json()).toEqual({
    hasUnreadMessages: true,
    unreadCount: 1,
  })
  expect((await other.list()).unreadCount).toBe(1)
  const readAt = (await member.list()).notifications[0]?.readAt
  api.passTime(60_000)
  expect((await member.call('PUT', '/notifications/read', { ids })).json()).toEqual({
    hasUnreadMessages: true,
    unreadCount: 1,
  })
  expect((await member.list()).notifications.map((one) => [one._id, one.readAt])).toEqual([
    [newest?._id, readAt],
    [older?._id, null],
  ])
  expect((await member.call('PUT', '/notifications/read', { all: true })).json()).toEqual({
    hasUnreadMessages: false,
    unreadCount: 0,
  })
  expect((await other.call('GET', `/notifications?before=${newest?._id}`)).json<List>().notifications).toEqual([])
})

it('lets a session go idle that only a waiting page asks with', async () => {
  const member = await newMember()
  api.passTime(20 * 60_000)
  expect((await member.call('GET', '/notifications')).statusCode).toBe(200)
  api.passTime(15 * 60_000)
  expect((await member.call('GET', '/notifications')).statusCode).toBe(401)
})

it('asks for a one-time password first where the client wishes so', async () => {
  const careful = await createMember(api, await createCompany(api, { requireOTPNotification: true }))
  const headers = await api.headersFor(careful.userId, { otpVerified: false })
  expect((await api.app.inject({ method: 'GET', url: '/api/notifications', headers })).statusCode).toBe(428)
})

it('tells nobody anything again when reactors start anew or jobs are done again', async () => {
  const member = await newMember()
  await member.fileClaim()
  await untilTold(member, 2)
  await expect.poll(async () => (await member.subjects()).length, patience).toBe(1)
  const ids = sql.type(
    z.object({ id: z.string() }),
  )`select id from outbox.jobs where kind in ('portal-notification', 'notification-mail')`
  const before = await api.parts.database.any(ids)
  // The reactor has lost its place; a worker died after it had put a notification on the list.
  await api.parts.database.query(
    sql.unsafe`update projections.checkpoints set position = null where name = 'notifications'`,
  )
  await api.parts.database.query(
    sql.unsafe`update outbox.jobs set state = 'waiting', attempts = 0 where kind = 'portal-notification'`,
  )
  await append(`account-${member.userId}`, {
    type: 'AccountUnlocked',
    data: { userId: member.userId, reason: 'recovered' },
  })
  await untilTold(member, 3)
  const redone = sql.type(
    z.object({ waiting: z.number() }),
  )`select count(*)::int as waiting from outbox.jobs where state <> 'done' and kind in ('portal-notification', 'notification-mail')`
  await expect.poll(() => api.parts.database.oneFirst(redone), patience).toBe(0)
  expect((await member.list()).notifications).toHaveLength(3)
  expect(await member.subjects()).toHaveLength(2)
  expect((await api.parts.database.any(ids)).length).toBe(before.length + 2)
})

it('keeps nothing for somebody who was forgotten, and tells them nothing afterwards', async () => {
  const member = await newMember()
  const claimId = await member.fileClaim()
  await untilTold(member, 2)
  await member.call('PUT', '/notifications/preferences', {
    preferences: [{ kind: 'claim-approved', channel: 'email', enabled: true }],
  })
  const operation = await createAdministrator(api, ['ADMIN_OPERATION'])
  const context = {
    actor: { kind: 'system-administrator', id: operation.userId } as const,
    correlationId: randomUUID(),
    commandId: randomUUID(),
  }
  await forgetUser(api.parts, { userId: member.userId, reason: 'asked for it' }, context)
  await append(`claim-${claimId}`, { type: 'ClaimReviewStarted', data: { claimId } })
  await append(`claim-${claimId}`, {
    type: 'ClaimApproved',
    data: { claimId, claimantId: member.userId, payableCents: 1, remarks: '-', batchNo: 'B' },
  })
  const waiting = sql.type(
    z.object({ waiting: z.number() }),
  )`select count(*)::int as waiting from outbox.jobs where subject_id = ${claimId} and state = 'done' and kind in ('portal-notification', 'notification-mail')`
  await expect.poll(() => api.parts.database.oneFirst(waiting), patience).toBe(8)
  const left = sql.type(z.object({ rows: z.number() }))`
    select (select count(*) from app.notifications where user_id = ${member.userId})::int + (select count(*) from app.notification_wishes where user_id = ${member.userId})::int as rows`
  expect(await api.parts.database.oneFirst(left)).toBe(0)
  expect(await member.subjects()).toEqual([])
})

it('the member reads why a proposed account was declined, the proposer is written to, and no e-mail says why', async () => {
  const member = await newMember()
  const proposer = await createAdministrator(api, ['ADMIN_OPERATION'])
  const reason = 'The passbook is in another name'
  const claimId = await member.fileClaim()
  const decision = { proposalId: 'p', decidedBy: 'v', reason, proposedBy: proposer.userId }
  await append(`user-${member.userId}`, {
    type: 'UserBankAccountDeclined',
    data: { userId: member.userId, ...decision },
  })
  await append(`claim-${claimId}`, {
    type: 'ClaimBankAccountDeclined',
    data: { claimId, employeeId: member.userId, ...decision },
  })
  // One that says no reason is told to nobody.
  await append(`user-${member.userId}`, {
    type: 'UserBankAccountDeclined',
    data: { userId: member.userId, proposalId: 'p', decidedBy: 'v' },
  })
  const told = async () => (await member.list()).notifications.filter(({ kind }) => kind === 'bank-proposal-declined')
  await expect.poll(async () => (await told()).length, patience).toBe(2)
  expect((await told()).map(({ message }) => message.includes(reason))).toEqual([true, true])
  const letters = async () => listMailbox(api.parts.database, proposer.email)
  await expect
    .poll(
      async () => (await letters()).filter(({ subject }) => subject === declinedProposalMailTexts.subject).length,
      patience,
    )
    .toBe(2)
  await expect
    .poll(
      async () => (await member.subjects()).filter((subject) => subject === 'Your bank account was not changed').length,
      patience,
    )
    .toBe(2)
  const written = [...(await letters()), ...(await listMailbox(api.parts.database, member.email))]
  expect(written.filter(({ text }) => text.includes(reason))).toEqual([])
})

it('says what each notification is written in, also once its reader reads another language', async () => {
  const ownCompany = await createCompany(api)
  const member = await newMember(ownCompany)
  const read = (language: string) => api.parts.languages.keep(member.userId, language as 'en')
  const approve = async (count: number) => {
    const claimId = await member.fileClaim()
    await untilTold(member, count - 1)
    await expect.poll(async () => (await member.subjects()).length, patience).toBe((count / 3) * 2 - 1)
    await append(`claim-${claimId}`, {
      type: 'ClaimApproved',
      data: { claimId, claimantId: member.userId, payableCents: 100, remarks: '', batchNo: 'B' },
    })
    await untilTold(member, count)
    const [newest] = (await member.list()).notifications
    await expect.poll(async () => (await member.subjects()).length, patience).toBe((count / 3) * 2)
    const [letter] = await listMailbox(api.parts.database, member.email)
    return { ...newest, subject: letter?.subject, html: letter?.html }
  }
  const word = (templates: object) =>
    append(`client-${ownCompany}`, {
      type: 'NotificationTemplatesChanged',
      data: { companyId: ownCompany, templates: { 'claim-approved': templates } },
    })
  expect(await approve(3)).toMatchObject({ title: 'Claim approved', language: 'en-SG' })

  // Part of them in English: then none, for who reads Chinese.
  await read('zh')
  const mail = { subject: 'Good news', text: 'It is approved.' }
  await word(mail)
  const chinese = await approve(6)
  expect(chinese).toMatchObject({ title: notificationWordsInChinese['claim-approved'].title, language: 'zh-Hans-SG' })
  expect(chinese.subject).toBe(notificationWordsInChinese['claim-approved'].subject)
  expect(chinese.html).toContain('<html lang="zh-Hans-SG">')
  expect(chinese.html).not.toContain('lang="en-SG"')

  await word({ ...mail, title: 'Good news', message: 'It is approved.' })
  const english = await approve(9)
  expect(english).toMatchObject({ title: 'Good news', message: 'It is approved.', language: 'en-SG' })
  expect(english.subject).toBe('Good news')
  expect(english.html).toContain('<html lang="zh-Hans-SG">')
  expect(english.html).toMatch(/<h1 lang="en-SG"[^>]*>Good news<.h1>/)
  expect(english.html).toMatch(/<p lang="en-SG"[^>]*>It is approved\.<.p>/)
  expect((await member.list()).notifications.map(({ language }) => language)).toEqual([
    'en-SG',
    'zh-Hans-SG',
    'zh-Hans-SG',
    'zh-Hans-SG',
    'zh-Hans-SG',
    'zh-Hans-SG',
    'en-SG',
    'en-SG',
    'en-SG',
  ])
})
