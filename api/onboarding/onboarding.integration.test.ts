// Requirements: ADM-CFG-032
import { randomUUID } from 'node:crypto'
import type { ClientEvent } from '@member-care/domain/client/client-events.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import { clientInputTexts } from '@member-care/domain/texts/client-edit-texts.ts'
import { onboardingMailTexts } from '@member-care/domain/texts/mail-texts.ts'
import { words as malay } from '@member-care/domain/texts/ms/words.ts'
import { words as tamil } from '@member-care/domain/texts/ta/words.ts'
import { words as chinese } from '@member-care/domain/texts/zh/words.ts'
import {
  createAdministrator,
  createCompany,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listMailbox } from '../integrations/mail/local-mailbox.ts'
import { welcomeUsers } from './welcome-users.ts'

const patience = { timeout: 20_000 }
const DAY_MS = 24 * 60 * 60_000

let api: AccountsUnderTest
let companyId: string
beforeAll(async () => {
  api = await startAccountsUnderTest({ ONBOARDING_MINUTES: '1000' })
  await api.startJobs()
})
beforeEach(async () => {
  companyId = await createCompany(api)
  await configure({
    type: 'ClientOnboardingChanged',
    data: { companyId, onboardingEmailConfig: { templateAlias: 'welcome' } },
  })
})
afterAll(() => api.close())

const configure = (event: ClientEvent) => api.record(`client-${companyId}`, event)
const subject = onboardingMailTexts.subject('Pelican Foods')

/** Somebody who is covered and has no login yet. */
async function enrolNewcomer(
  about: { email?: string; loginRequired?: boolean; startsInDays?: number } = {},
  ...afterwards: readonly ((userId: string) => DomainEvent)[]
) {
  const userId = randomUUID()
  const { email = `${userId.slice(0, 8)}@example.com`, loginRequired = true, startsInDays = -30 } = about
  const effectiveStartDate = singaporeToday(new Date(api.parts.clock().getTime() + startsInDays * DAY_MS))
  await api.record(
    `user-${userId}`,
    {
      type: 'UserEnrolled',
      data: { userId, userType: 'client', name: 'Willow Tan', nric: 'S1234567D', email, loginRequired },
    },
    { type: 'MembershipStarted', data: { userId, companyId, memberType: 'E', effectiveStartDate } },
    ...afterwards.map((event) => event(userId)),
  )
  return { userId, email }
}

async function goRound(): Promise<number> {
  const welcomed = await welcomeUsers(api.parts)
  await api.untilUpToDate()
  return welcomed
}

const subjectsTo = async (email: string) => (await listMailbox(api.parts.database, email)).map((mail) => mail.subject)
const welcomesOf = async (userId: string) =>
  (await api.parts.eventLog.load(`user-${userId}`)).events.filter(({ type }) => type === 'OnboardingEmailSent')

test('a person who needs a login and has none is welcomed once, with the client’s template', async () => {
  const { userId, email } = await enrolNewcomer()
  expect(await goRound()).toBe(1)
  await expect.poll(() => subjectsTo(email), patience).toEqual([subject])
  expect(await welcomesOf(userId)).toMatchObject([
    { data: { companyId, templateAlias: 'welcome' }, metadata: { actor: { kind: 'system', id: 'onboarding' } } },
  ])
  expect(await goRound()).toBe(0)
  expect(await subjectsTo(email)).toEqual([subject])
})

test('who is new has not said which language they read: the e-mail says in each other one what it is', async () => {
  const { email } = await enrolNewcomer()
  await goRound()
  const written = async () => (await listMailbox(api.parts.database, email)).map(({ text }) => text)
  await expect.poll(written, patience).toHaveLength(1)
  const [text = ''] = await written()
  const lines = [chinese, malay, tamil].map((words) => words.mail.onboardingMailTexts.elsewhere('Pelican Foods'))
  expect(lines.filter((line) => !text.includes(line))).toEqual([])
  expect(text).not.toContain(onboardingMailTexts.elsewhere('Pelican Foods'))
})

test('two rounds at the same moment welcome nobody twice', async () => {
  const people = await Promise.all([enrolNewcomer(), enrolNewcomer(), enrolNewcomer()])
  const welcomed = await Promise.all([welcomeUsers(api.parts), welcomeUsers(api.parts)])
  expect(welcomed[0] + welcomed[1]).toBe(3)
  for (const { userId, email } of people) {
    expect(await welcomesOf(userId)).toHaveLength(1)
    await expect.poll(() => subjectsTo(email), patience).toEqual([subject])
  }
})

test('a round that is cut off goes on where it was: those on record are not written to again', async () => {
  const people = [await enrolNewcomer(), await enrolNewcomer()]
  const { eventLog } = api.parts
  let appends = 0
  const dying = {
    ...eventLog,
    append: (...asked: Parameters<typeof eventLog.append>) =>
      ++appends > 1 ? Promise.reject(new Error('killed')) : eventLog.append(...asked),
  }
  await expect(welcomeUsers({ ...api.parts, eventLog: dying })).rejects.toThrow('killed')
  await api.untilUpToDate()
  expect(await goRound()).toBe(1)
  for (const { userId, email } of people) {
    expect(await welcomesOf(userId)).toHaveLength(1)
    await expect.poll(() => subjectsTo(email), patience).toEqual([subject])
  }
})

test('the cover must have begun: the welcome comes with its first day', async () => {
  const { userId } = await enrolNewcomer({ startsInDays: 2 })
  expect(await goRound()).toBe(0)
  api.passTime(2 * DAY_MS)
  expect(await goRound()).toBe(1)
  api.passTime(-2 * DAY_MS)
  expect(await welcomesOf(userId)).toHaveLength(1)
})

test.each<[string, () => Promise<unknown>]>([
  ['needs no login', () => enrolNewcomer({ loginRequired: false })],
  [
    'has registered',
    () => enrolNewcomer({}, (userId) => ({ type: 'UserStatusChanged', data: { userId, status: 100, reason: '' } })),
  ],
  [
    'is marked as welcomed',
    () => enrolNewcomer({}, (userId) => ({ type: 'OnboardingEmailMarked', data: { userId, sent: true } })),
  ],
  [
    'has no address of their own',
    () => enrolNewcomer({ email: `s1234567d@${api.parts.settings.placeholderEmailDomain}` }),
  ],
  [
    'is not covered any more',
    () =>
      enrolNewcomer({}, (userId) => ({
        type: 'MembershipEnded',
        data: { userId, companyId, effectiveEndDate: '2026-01-01' },
      })),
  ],
  [
    'was forgotten',
    () => enrolNewcomer({}, (userId) => ({ type: 'PersonalDataErased', data: { userId, reason: 'asked for' } })),
  ],
])('nobody is welcomed who %s', async (_who, enrol) => {
  await enrol()
  expect(await goRound()).toBe(0)
})

test.each<[string, () => ClientEvent]>([
  [
    'without a template alias',
    () => ({ type: 'ClientOnboardingChanged', data: { companyId, onboardingEmailConfig: { templateAlias: '' } } }),
  ],
  ['that is inactive', () => ({ type: 'ClientStatusChanged', data: { companyId, status: 'INACTIVE' } })],
])('nobody is welcomed of a client %s', async (_which, event) => {
  await configure(event())
  await enrolNewcomer()
  expect(await goRound()).toBe(0)
})

test('a trial goes to the test e-mail, marked as one, and welcomes nobody', async () => {
  const { userId, email } = await enrolNewcomer({}, (id) => ({
    type: 'UserStatusChanged',
    data: { userId: id, status: 100, reason: '' },
  }))
  const headers = await api.headersFor((await createAdministrator(api, ['ADMIN_OPERATION'])).userId)
  const send = () =>
    api.app.inject({ method: 'POST', url: `/api/console/clients/${companyId}/onboarding-trial`, headers })
  const tooEarly = await send()
  expect([tooEarly.statusCode, tooEarly.json().errors]).toEqual([
    422,
    { 'onboardingEmailConfig.testEmail': clientInputTexts.noTestEmail },
  ])
  await configure({
    type: 'ClientOnboardingChanged',
    data: { companyId, onboardingEmailConfig: { testUserId: userId } },
  })
  expect((await send()).statusCode).toBe(202)
  await expect.poll(() => subjectsTo(email), patience).toEqual([`[Trial] ${subject}`])
  expect(await welcomesOf(userId)).toEqual([])
})
