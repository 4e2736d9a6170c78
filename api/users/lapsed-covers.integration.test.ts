/** A cover ends by its date, and what depends on it ends by the clock: once, whoever goes round, and also when nobody did for a month (S81). */
import { randomUUID } from 'node:crypto'
import { makeNric } from '@member-care/domain/identity/nric.ts'
import { notificationWords } from '@member-care/domain/texts/notification-kind-texts.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import { COVER_LAPSED } from '@member-care/projections/reactors/cover-end.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { recordUnseen, stopReadModel } from '@member-care/tests/support/stopped-read-model.ts'
import { sql } from 'slonik'
import { z } from 'zod'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listMailbox } from '../integrations/mail/local-mailbox.ts'
import { lapseCovers } from './lapsed-covers.ts'

const patience = { timeout: 20_000 }
let api: ApiUnderTest
let cast: ClaimsCast
/** The product's clock; ends lie after the moment at which the test runs, so that only the clock finds them over. */
let now = new Date()
beforeAll(async () => {
  api = await startApiUnderTest({ clock: () => now })
  cast = await recordClaimsCast(api)
  await api.startJobs()
})
beforeEach(() => {
  now = new Date()
})
afterAll(() => api.close())

let people = 0
async function employee(...covers: readonly (readonly [string, string | undefined])[]): Promise<string> {
  const userId = randomUUID()
  const nric = makeNric('S', String(8_700_000 + people++))
  await api.record(
    `user-${userId}`,
    {
      type: 'UserEnrolled',
      data: { userId, userType: 'client', name: 'Sage Koh', nric, email: `${userId}@example.com`, loginRequired: true },
    },
    ...covers.map(([companyId, effectiveEndDate]) => ({
      type: 'MembershipStarted' as const,
      data: {
        ...{ userId, companyId, memberType: 'E' as const, effectiveStartDate: '2026-01-01' },
        ...(effectiveEndDate !== undefined && { effectiveEndDate }),
      },
    })),
    { type: 'UserStatusChanged', data: { userId, status: 100, reason: 'registered' } },
  )
  return userId
}
async function dependantOf(
  employeeId: string,
  effectiveEndDate?: string,
  companyId = cast.orchid,
  effectiveStartDate = '2026-01-01',
): Promise<string> {
  const userId = await employee()
  await api.record(`user-${userId}`, {
    type: 'MembershipStarted',
    data: {
      ...{ userId, companyId, memberType: 'D', employeeId, relationship: 'Child', effectiveStartDate },
      ...(effectiveEndDate !== undefined && { effectiveEndDate }),
    },
  })
  return userId
}
const eventsOf = async (userId: string) => (await api.parts.eventLog.load<UserEvent>(`user-${userId}`)).events
const lapsesOf = async (userId: string) =>
  (await eventsOf(userId)).flatMap((event) => (event.type === 'MembershipLapsed' ? [event.data] : []))
const endOf = async (userId: string, companyId = cast.orchid) => {
  const { end } = await api.parts.database.one(sql.type(z.object({ end: z.string().nullable() }))`
    select effective_end_date::text as end from read.memberships where user_id = ${userId} and company_id = ${companyId}`)
  return end
}
const goRound = async (day: string) => {
  now = new Date(`${day}T00:05:00+08:00`)
  await Promise.all([lapseCovers(api.parts), lapseCovers(api.parts)])
  await api.untilUpToDate()
}
const isSignedIn = async (headers: { accesstoken: string }) => {
  const { statusCode, body } = await api.app.inject({ url: '/api/users/me/session', headers })
  return { statusCode, reason: statusCode === 200 ? undefined : (JSON.parse(body) as { reason?: string }).reason }
}

test('nothing ends before the last day is over; then the family and the sign-in do, once, and the person is told', async () => {
  const sage = await employee([cast.orchid, '2030-04-10'])
  const child = await dependantOf(sage)
  const gone = await dependantOf(sage, '2030-01-31')
  await goRound('2030-04-10')
  expect([await lapsesOf(sage), await endOf(child)]).toEqual([[], null])
  const session = await api.headersFor(sage)
  expect(await isSignedIn(session)).toMatchObject({ statusCode: 200 })

  await goRound('2030-04-11')
  await goRound('2030-04-11')
  expect(await lapsesOf(sage)).toEqual([
    { userId: sage, companyId: cast.orchid, effectiveEndDate: '2030-04-10', lapsedOn: '2030-04-11' },
  ])
  await expect.poll(() => endOf(child), patience).toBe('2030-04-10')
  await expect.poll(() => lapsesOf(child), patience).toHaveLength(1)
  expect(await endOf(gone)).toBe('2030-01-31')
  await expect.poll(() => isSignedIn(session), patience).toMatchObject({ statusCode: 401, reason: 'COVER_ENDED' })
  const { subject } = notificationWords['cover-ended']
  for (const who of [sage, child])
    await expect
      .poll(
        async () => (await listMailbox(api.parts.database, `${who}@example.com`)).map((mail) => mail.subject),
        patience,
      )
      .toEqual([subject])
})

test('who came into the family after its last day, before anybody knew of it, is not covered through it', async () => {
  const sage = await employee([cast.orchid, undefined])
  const born = await dependantOf(sage, undefined, cast.orchid, '2030-03-05')
  now = new Date('2030-03-20T09:00:00+08:00')
  await api.record(`user-${sage}`, {
    type: 'MembershipEnded',
    data: { userId: sage, companyId: cast.orchid, effectiveEndDate: '2030-02-28' },
  })
  await goRound('2030-03-21')
  await expect.poll(() => endOf(born), patience).toBe('2030-02-28')
})

test('who comes to the family of somebody who left long ago, or gets more days there, is covered no longer than they were', async () => {
  const sage = await employee([cast.orchid, '2030-02-28'])
  await goRound('2030-03-01')
  await expect.poll(() => lapsesOf(sage), patience).toHaveLength(1)
  const late = await dependantOf(sage)
  await expect.poll(() => endOf(late), patience).toBe('2030-02-28')
  const cover = { companyId: cast.orchid, memberType: 'D', employeeId: sage, relationship: 'Child' } as const
  await api.record(`user-${late}`, {
    type: 'MembershipChanged',
    data: { userId: late, ...cover, effectiveStartDate: '2026-01-01' },
  })
  const ends = async () => (await eventsOf(late)).filter(({ type }) => type === 'MembershipEnded').length
  await expect.poll(ends, patience).toBe(2)
  await api.record(`user-${late}`, {
    type: 'MembershipEnded',
    data: { userId: late, companyId: cast.orchid, effectiveEndDate: '2030-12-31' },
  })
  await expect.poll(ends, patience).toBe(4)
  await expect.poll(() => endOf(late), patience).toBe('2030-02-28')
})

test('who is taken out of the one company that still covers them is signed out', async () => {
  const sage = await employee([cast.orchid, undefined], [cast.lantern, '2026-01-31'])
  const session = await api.headersFor(sage)
  await api.record(`user-${sage}`, { type: 'MembershipRemoved', data: { userId: sage, companyId: cast.orchid } })
  await expect.poll(() => isSignedIn(session), patience).toMatchObject({ statusCode: 401, reason: 'COVER_ENDED' })
})

test('a family is ended once everybody in it is seen: not while the read model has stopped', async () => {
  const sage = await employee([cast.orchid, '2030-04-20'])
  const child = await employee()
  const goOn = await stopReadModel(api, 'users')
  await recordUnseen(api, `user-${child}`, {
    type: 'MembershipStarted',
    data: {
      ...{ userId: child, companyId: cast.orchid, memberType: 'D', employeeId: sage, relationship: 'Child' },
      effectiveStartDate: '2026-01-01',
    },
  })
  now = new Date('2030-04-21T00:05:00+08:00')
  await lapseCovers(api.parts)
  const job = () =>
    api.parts.database.maybeOne(sql.type(z.object({ state: z.string(), error: z.string().nullable() }))`
      select state, last_error as error from outbox.jobs where kind = ${COVER_LAPSED} and payload->>'userId' = ${sage} and attempts > 0 and lease is null`)
  await expect
    .poll(job, patience)
    .toMatchObject({ state: 'waiting', error: expect.stringContaining('users') as string })
  await goOn()
  await expect.poll(() => endOf(child), patience).toBe('2030-04-20')
})

test('who is covered elsewhere stays signed in; the family there stays covered', async () => {
  const sage = await employee([cast.orchid, '2030-05-10'], [cast.lantern, undefined])
  const child = await dependantOf(sage)
  await api.record(`user-${child}`, {
    type: 'MembershipStarted',
    data: {
      userId: child,
      companyId: cast.lantern,
      memberType: 'D',
      employeeId: sage,
      effectiveStartDate: '2026-01-01',
    },
  })
  now = new Date('2030-05-11T00:01:00+08:00')
  const session = await api.headersFor(sage)
  await goRound('2030-05-11')
  await expect.poll(() => endOf(child), patience).toBe('2030-05-10')
  expect(await endOf(child, cast.lantern)).toBeNull()
  expect(await isSignedIn(session)).toMatchObject({ statusCode: 200 })
})

test('a month in which nobody went round is caught up, whole companies too; what ended long ago is not told', async () => {
  const ends = ['2030-06-10', '2030-06-20', '2030-07-10']
  const left = await Promise.all(ends.map((end) => employee([cast.lantern, end])))
  const longAgo = await employee([cast.lantern, '2030-03-01'])
  await goRound('2030-07-11')
  for (const [place, userId] of left.entries())
    expect(await lapsesOf(userId)).toMatchObject([{ effectiveEndDate: ends[place], lapsedOn: '2030-07-11' }])
  expect(await lapsesOf(longAgo)).toHaveLength(1)
  for (const userId of left)
    await expect
      .poll(async () => (await listMailbox(api.parts.database, `${userId}@example.com`)).length, patience)
      .toBe(1)
  expect(await listMailbox(api.parts.database, `${longAgo}@example.com`)).toEqual([])
})

test('an end that is corrected takes nobody along, and is over when its own day is', async () => {
  const sage = await employee([cast.orchid, '2030-08-10'])
  await goRound('2030-08-11')
  await api.record(`user-${sage}`, {
    type: 'MembershipEnded',
    data: { userId: sage, companyId: cast.orchid, effectiveEndDate: '2030-09-10' },
  })
  const child = await dependantOf(sage)
  await goRound('2030-08-12')
  expect([await lapsesOf(sage), await endOf(child)]).toMatchObject([[{ lapsedOn: '2030-08-11' }], null])
  await goRound('2030-09-11')
  expect(await lapsesOf(sage)).toHaveLength(2)
  await expect.poll(() => endOf(child), patience).toBe('2030-09-10')
})

test('an end that is past when it is set takes effect at once, without the clock', async () => {
  const sage = await employee([cast.orchid, undefined])
  const child = await dependantOf(sage)
  const body = {
    expectedVersion: (await eventsOf(sage)).length - 1,
    companies: [{ companyId: cast.orchid, cover: { effectiveEndDate: '2026-01-31' } }],
  }
  const saved = await api.app.inject({
    method: 'PUT',
    url: `/api/console/users/${sage}/companies`,
    headers: await api.headersFor(cast.operation),
    payload: body,
  })
  expect(saved.statusCode).toBe(200)
  await expect.poll(() => lapsesOf(sage), patience).toMatchObject([{ effectiveEndDate: '2026-01-31' }])
  await expect.poll(() => endOf(child), patience).toBe('2026-01-31')
  await expect.poll(() => lapsesOf(child), patience).toHaveLength(1)
})
