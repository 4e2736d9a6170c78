/**
 * What HR changes and proposes of its own companies' people, and what it may not.
 * Requirements: HR-011, PRO-031.
 */
import { randomUUID } from 'node:crypto'
import { hrAdministratorRole } from '@member-care/domain/access/powers.ts'
import { makeNric } from '@member-care/domain/identity/nric.ts'
import { hrChangeTexts } from '@member-care/domain/texts/hr-change-texts.ts'
import { hrFields, hrFieldsBy, type HrField } from '@member-care/domain/user/hr-fields.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { injectAs } from '@member-care/tests/support/inject-as.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listMailbox } from '../integrations/mail/local-mailbox.ts'
import type { HrEmployee } from './employee-answers.ts'

let api: ApiUnderTest
let cast: ClaimsCast
let count = 0

beforeAll(async () => {
  api = await startApiUnderTest()
  cast = await recordClaimsCast(api)
  for (const userId of [cast.ben, cast.cat])
    await api.record(`user-${userId}`, {
      type: 'RolesChanged',
      data: { userId, roles: [hrAdministratorRole], groupCodes: [], reason: 'test' },
    })
  await api.startJobs()
})
afterAll(() => api.close())

interface Answer {
  readonly data: { readonly employee: HrEmployee }
  readonly errorCode: string
  readonly errors: Readonly<Record<string, string>>
}

async function call(
  userId: string,
  method: 'GET' | 'PUT' | 'POST',
  url: string,
  payload?: object,
  key: string = randomUUID(),
) {
  const reply = await injectAs(api, userId, { method, url, payload, key: method === 'GET' ? undefined : key })
  return { status: reply.statusCode, body: reply.json<Answer>() }
}

/** An employee of Orchid whom nothing was changed of, and of Lantern too where that is asked for. */
async function newEmployee({ alsoOfLantern = false } = {}): Promise<string> {
  const userId = randomUUID()
  count += 1
  const nric = makeNric('S', `74000${String(count).padStart(2, '0')}`)
  const cover = { userId, memberType: 'E', effectiveStartDate: '2026-01-01' } as const
  await api.record(
    `user-${userId}`,
    {
      type: 'UserEnrolled',
      data: {
        ...{ userId, userType: 'client', name: 'Ivy Chua', nric, birthdate: '1990-01-01', gender: 'f' },
        ...{ email: `${userId}@example.com`, loginRequired: true },
      },
    },
    { type: 'MembershipStarted', data: { ...cover, companyId: cast.orchid, staffId: 'O-1' } },
    ...(alsoOfLantern
      ? [{ type: 'MembershipStarted' as const, data: { ...cover, companyId: cast.lantern, staffId: 'L-1' } }]
      : []),
    { type: 'UserStatusChanged', data: { userId, status: 100, reason: 'registered' } },
  )
  return userId
}

const employeeOf = async (userId: string, by = cast.ben) =>
  (await call(by, 'GET', `/hradmin/employee/${userId}`)).body.data.employee
const eventsOf = async (userId: string) => (await api.parts.eventLog.load<UserEvent>(`user-${userId}`)).events
const typesOf = async (userId: string) => (await eventsOf(userId)).map(({ type }) => type)

describe('the employment', () => {
  const change = (userId: string, body: object, by = cast.ben, key?: string) =>
    call(by, 'PUT', `/hradmin/employee/${userId}`, body, key)

  test('is changed by HR, who stands in the history; what is left out stays', async () => {
    const userId = await newEmployee()
    const { version } = await employeeOf(userId)
    const { status, body } = await change(userId, {
      expectedVersion: version,
      ...{ designation: ' Baker ', costCenter: 'C-7', costCenterName: 'Bread', effectiveEndDate: '2027-12-31' },
    })
    expect([status, body.data.employee.employments]).toEqual([
      200,
      [
        expect.objectContaining({
          ...{ staffId: 'O-1', designation: 'Baker', costCenter: 'C-7', costCenterName: 'Bread' },
          ...{ effectiveStartDate: '2026-01-01', effectiveEndDate: '2027-12-31' },
        }),
      ],
    ])
    const last = (await eventsOf(userId)).at(-1)
    expect([last?.type, last?.metadata.actor]).toEqual([
      'MembershipChanged',
      { kind: 'hr-administrator', id: cast.ben, role: hrAdministratorRole },
    ])
    const emptied = await change(userId, { expectedVersion: body.data.employee.version, effectiveEndDate: '' })
    expect(emptied.body.data.employee.employments).toMatchObject([{ effectiveEndDate: null, designation: 'Baker' }])
  })

  test.each(Object.keys(hrFields) as HrField[])('%s is changed, or refused with what to do', async (field) => {
    const userId = await newEmployee()
    const { version } = await employeeOf(userId)
    const value = field === 'effectiveStartDate' ? '2026-02-01' : field === 'effectiveEndDate' ? '2027-01-01' : 'New'
    const { status, body } = await change(userId, { expectedVersion: version, [field]: value })
    if (hrFields[field] === 'changes') {
      expect([status, body.data.employee.employments]).toEqual([200, [expect.objectContaining({ [field]: value })]])
      return
    }
    expect([status, body.errors]).toEqual([422, { [field]: hrChangeTexts.instead[hrFields[field]] }])
    expect(await typesOf(userId)).not.toContain('MembershipChanged')
  })

  test('is judged by the rules of the console, and of two editors the second is told', async () => {
    const userId = await newEmployee()
    const { version } = await employeeOf(userId)
    const wrong = await change(userId, { expectedVersion: version, effectiveEndDate: '2025-12-31' })
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['effectiveEndDate']])
    expect((await change(userId, { expectedVersion: version, effectiveStartDate: '' })).status).toBe(422)
    expect((await change(userId, { expectedVersion: version, designation: 'Baker' })).status).toBe(200)
    const second = await change(userId, { expectedVersion: version, designation: 'Cook' })
    expect([second.status, second.body.errorCode]).toEqual([409, 'CONFLICT'])
    expect((await employeeOf(userId)).employments).toMatchObject([{ designation: 'Baker' }])
  })

  test('sent twice is changed once; something else under the same key is refused', async () => {
    const userId = await newEmployee()
    const { version } = await employeeOf(userId)
    const key = randomUUID()
    const body = { expectedVersion: version, designation: 'Baker' }
    expect((await change(userId, body, cast.ben, key)).status).toBe(200)
    expect((await change(userId, body, cast.ben, key)).status).toBe(200)
    expect((await typesOf(userId)).filter((type) => type === 'MembershipChanged')).toHaveLength(1)
    const other = await change(userId, { ...body, designation: 'Cook' }, cast.ben, key)
    expect([other.status, other.body.errorCode]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
  })

  test('is that of the own company alone', async () => {
    const userId = await newEmployee({ alsoOfLantern: true })
    const { version } = await employeeOf(userId)
    const other = await change(userId, { expectedVersion: version, companyId: cast.lantern, designation: 'Welder' })
    expect([other.status, other.body.errors]).toEqual([422, { companyId: hrChangeTexts.notEmployed }])
    expect((await change(userId, { expectedVersion: version, designation: 'Baker' })).status).toBe(200)
    expect((await employeeOf(userId, cast.cat)).employments).toMatchObject([
      { companyId: cast.lantern, staffId: 'L-1', designation: null },
    ])
    // Of another company's person, of a dependant and of oneself.
    expect((await change(cast.cat, { expectedVersion: 1, designation: 'Baker' })).status).toBe(404)
    expect((await change(cast.dan, { expectedVersion: 1, designation: 'Baker' })).status).toBe(404)
    const own = await change(cast.ben, { expectedVersion: 1, designation: 'Baker' })
    expect([own.status, own.body.errorCode]).toEqual([409, 'OWN_RECORD'])
    // Somebody without the role.
    expect((await change(userId, { expectedVersion: version }, cast.ann)).status).toBe(403)
  })

  test('of somebody whom two of the own companies employ, the company must be named', async () => {
    const userId = await newEmployee({ alsoOfLantern: true })
    const both = await newEmployee({ alsoOfLantern: true })
    await api.record(`user-${both}`, {
      type: 'RolesChanged',
      data: { userId: both, roles: [hrAdministratorRole], groupCodes: [], reason: 'test' },
    })
    const { version } = await employeeOf(userId, both)
    const unnamed = await change(userId, { expectedVersion: version, designation: 'Baker' }, both)
    expect([unnamed.status, Object.keys(unnamed.body.errors)]).toEqual([422, ['companyId']])
    const named = { expectedVersion: version, companyId: cast.lantern, designation: 'Welder' }
    expect((await change(userId, named, both)).status).toBe(200)
    expect((await employeeOf(userId)).employments).toMatchObject([{ companyId: cast.orchid, designation: null }])
  })
})

describe('who the employee is', () => {
  const reason = 'We have seen the deed poll'
  const propose = (userId: string, body: object, by = cast.ben, key?: string) =>
    call(by, 'POST', `/hradmin/employee/${userId}/identity-change`, body, key)
  const withdraw = (userId: string, requestId: string, by = cast.ben) =>
    call(by, 'POST', `/hradmin/employee/${userId}/identity-change/withdrawal`, { requestId })
  const queued = async (userId: string) => {
    const headers = await api.headersFor(cast.operation)
    const reply = await api.app.inject({ url: '/api/console/identity-changes?range=[0,49]', headers })
    return reply.json<{ id: string; requestId: string }[]>().find(({ id }) => id === userId)
  }
  const decide = async (userId: string, decision: 'APPROVED' | 'REJECTED') =>
    call(cast.operation, 'POST', `/console/identity-changes/${userId}/decision`, {
      requestId: (await queued(userId))?.requestId ?? 'none',
      decision,
    })
  const ownRequest = async (userId: string) => {
    const reply = await api.app.inject({
      url: '/api/profile/user/identityChange',
      headers: await api.headersFor(userId),
    })
    return reply.json<{ request: object | null }>().request
  }
  const told = async (userId: string) => {
    const reply = await api.app.inject({ url: '/api/notifications', headers: await api.headersFor(userId) })
    return reply.json<{ notifications: { kind: string }[] }>().notifications.map(({ kind }) => kind)
  }

  test('is proposed, shown to all whom it concerns, approved, and told', async () => {
    const userId = await newEmployee()
    const nric = makeNric('T', '0200001')
    const key = randomUUID()
    const said = { name: 'Ivy Tan', nric: nric.toLowerCase(), birthdate: '1991-02-03', gender: 'm', reason }
    const sent = await propose(userId, said, cast.ben, key)
    const masked = nric.replace(/^.{5}/, '*****')
    expect([sent.status, sent.body.data.employee.proposal]).toEqual([
      200,
      expect.objectContaining({
        ...{ status: 'WAITING_VERIFICATION', companyId: cast.orchid, companyName: 'Orchid Biscuits', reason },
        ...{ name: 'Ivy Tan', nric: masked, birthdate: '1991-02-03', gender: 'm' },
      }),
    ])
    expect(sent.body.data.employee).toMatchObject({ name: 'Ivy Chua', birthdate: '1990-01-01' })
    expect((await propose(userId, said, cast.ben, key)).status).toBe(200)
    expect((await typesOf(userId)).filter((type) => type === 'IdentityChangeRequested')).toHaveLength(1)
    expect(await queued(userId)).toMatchObject({
      ...{ name: 'Ivy Chua', requestedName: 'Ivy Tan', requestedNric: nric },
      ...{ birthdate: '1990-01-01', requestedBirthdate: '1991-02-03', gender: 'f', requestedGender: 'm' },
      ...{ hrProposal: { companyName: 'Orchid Biscuits', reason }, obstacle: null },
    })
    expect(await ownRequest(userId)).toMatchObject({
      ...{ status: 'WAITING_VERIFICATION', name: 'Ivy Tan', birthdate: '1991-02-03', gender: 'm' },
      ...{ present: { birthdate: '1990-01-01', gender: 'f' } },
      ...{ hrProposal: { companyName: 'Orchid Biscuits', reason } },
    })
    await expect.poll(() => told(userId), { timeout: 20_000 }).toContain('identity-change-proposed')

    expect((await decide(userId, 'APPROVED')).status).toBe(200)
    const after = await employeeOf(userId)
    expect(after).toMatchObject({
      ...{ name: 'Ivy Tan', nric: masked, birthdate: '1991-02-03', gender: 'm' },
      ...{ proposal: { status: 'APPROVED' } },
    })
    await expect.poll(() => told(userId), { timeout: 20_000 }).toContain('identity-change-approved')
    const hr = await api.parts.users.getUser(api.parts.systemReader, cast.ben)
    const letters = async () =>
      (await listMailbox(api.parts.database, hr?.email ?? '')).filter(
        ({ subject }) => subject === hrChangeTexts.mail.subject,
      )
    await expect.poll(async () => (await letters()).length, { timeout: 20_000 }).toBe(1)
    const [letter] = await letters()
    expect(letter?.text).toContain(`/hradmin/employees/${userId}/update`)
    for (const personal of ['Ivy', nric]) expect(letter?.text).not.toContain(personal)
  })

  test.each(Object.keys(hrFields) as HrField[])('%s is proposed, or refused with what to do', async (field) => {
    const userId = await newEmployee()
    const values: Partial<Record<HrField, string>> = {
      ...{ name: 'Ivy Tan', nric: makeNric('T', `02001${String(count).padStart(2, '0')}`) },
      ...{ birthdate: '1991-02-03', gender: 'm' },
    }
    const { status, body } = await propose(userId, { reason, [field]: values[field] ?? 'x' })
    if (hrFieldsBy('proposes').some((proposed) => proposed === field)) expect(status).toBe(200)
    else expect([status, body.errors]).toEqual([422, { [field]: hrChangeTexts.instead[hrFields[field]] }])
  })

  test('waits one change at a time, is withdrawn by its own company, and declined without effect', async () => {
    const userId = await newEmployee({ alsoOfLantern: true })
    const requestId = (await propose(userId, { name: 'Ivy Tan', reason })).body.data.employee.proposal?.requestId ?? ''
    const second = await propose(userId, { name: 'Ivy Ang', reason }, cast.cat)
    expect([second.status, second.body.errorCode]).toEqual([409, 'IDENTITY_CHANGE_WAITING_OF_EMPLOYEE'])
    // The other company's HR learns that something waits, and nothing of it.
    const elsewhere = await employeeOf(userId, cast.cat)
    expect(elsewhere).toMatchObject({ proposal: null, isChangeWaiting: true })
    expect(JSON.stringify(elsewhere)).not.toMatch(/Orchid|Ivy Tan/)
    expect((await withdraw(userId, requestId, cast.cat)).body.errorCode).toBe('IDENTITY_CHANGE_NOT_YOURS')
    const withdrawn = await withdraw(userId, requestId)
    expect([withdrawn.status, withdrawn.body.data.employee.proposal?.status]).toEqual([200, 'WITHDRAWN'])
    expect(await queued(userId)).toBeUndefined()
    expect((await withdraw(userId, requestId)).body.errorCode).toBe('IDENTITY_CHANGE_DECIDED_ALREADY')

    expect((await propose(userId, { name: 'Ivy Ang', reason }, cast.cat)).status).toBe(200)
    expect((await decide(userId, 'REJECTED')).status).toBe(200)
    expect(await employeeOf(userId, cast.cat)).toMatchObject({ name: 'Ivy Chua', proposal: { status: 'REJECTED' } })
    expect(await employeeOf(userId)).toMatchObject({ proposal: null, isChangeWaiting: false })
  })

  test('is refused with texts at the fields, and for people who are not the company’s', async () => {
    const userId = await newEmployee()
    const { nric } = await employeeOf(userId)
    const nothing = await propose(userId, { name: 'Ivy Chua', nric, reason })
    expect([nothing.status, nothing.body.errors]).toEqual([422, { name: hrChangeTexts.nothingProposed }])
    const unexplained = await propose(userId, { birthdate: '2999-01-01' })
    expect(Object.keys(unexplained.body.errors).sort()).toEqual(['birthdate', 'reason'])
    expect(await typesOf(userId)).not.toContain('IdentityChangeRequested')
    // Of somebody whom another company covers too, it tells nothing of what HR is not shown: the same is proposed as well.
    const same = { birthdate: '1990-01-01', gender: 'f', reason }
    expect((await propose(userId, same)).status).toBe(422)
    expect((await propose(await newEmployee({ alsoOfLantern: true }), same)).status).toBe(200)
    for (const stranger of [cast.cat, cast.dan])
      expect((await propose(stranger, { name: 'X', reason })).status).toBe(404)
    expect((await propose(cast.ben, { name: 'Ben Tan', reason })).body.errorCode).toBe('OWN_RECORD')
    expect((await withdraw(cast.cat, 'r')).status).toBe(404)
  })
})
