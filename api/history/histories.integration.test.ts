// Requirements: ADM-AUD-001, ADM-AUD-002, ADM-AUD-003, ADM-AUD-004, ADM-AUD-005, API-131
/** Histories, the search over all events, who looked, and the user's Audit tab, through the API. */
import { randomUUID } from 'node:crypto'
import { filed as exampleFiled } from '@member-care/domain/claim/testing/example-claims.ts'
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import { unreadableHistoryText } from '@member-care/domain/texts/audit-texts.ts'
import { sampleEvent } from '@member-care/event-store/codec/samples/sample-events.ts'
import {
  createAdministrator,
  createCompany,
  createMember,
  type TestPerson,
} from '@member-care/tests/support/accounts-cast.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordView } from '../http/record-view.ts'
import { createDatabasePool } from '../database/pool.ts'

let api: ApiUnderTest
let companyId: string
let auditor: TestPerson
let operation: TestPerson
let employee: TestPerson
let dependant: TestPerson

beforeAll(async () => {
  api = await startApiUnderTest()
  companyId = await createCompany(api)
  auditor = await createAdministrator(api, ['ADMIN_AUDITOR'])
  operation = await createAdministrator(api, ['ADMIN_OPERATION'])
  employee = await createMember(api, companyId)
  dependant = await createMember(api, companyId, { employeeId: employee.userId, nric: 'S7654321B' })
  const { userId } = employee
  await api.record(
    `user-${userId}`,
    { type: 'UserDetailsChanged', data: { userId, name: 'Tan Mei Ling' } },
    {
      type: 'BankAccountRecorded',
      data: { userId, bankName: 'DBS', bankNo: '7171', branchNo: '081', accountNo: '0811234567' },
    },
    { type: 'UserStatusChanged', data: { userId, status: 301, reason: 'On leave' } },
  )
  await api.record(`user-${dependant.userId}`, {
    type: 'MembershipRemoved',
    data: { userId: dependant.userId, companyId },
  })
})

afterAll(() => api.close())

async function call(
  method: 'GET' | 'POST',
  url: string,
  { as = auditor, body }: { as?: TestPerson; body?: object } = {},
) {
  return api.app.inject({
    method,
    url: `/api${url}`,
    headers: { ...(await api.headersFor(as.userId)), 'idempotency-key': randomUUID() },
    ...(body && { payload: body }),
  })
}

interface Entry {
  readonly title: string
  readonly revision: number
  readonly actor: { readonly id: string }
  readonly changes: readonly { readonly label: string; readonly from: unknown; readonly to: unknown }[]
  readonly reason: unknown
  readonly hash: string
  readonly recordedAt: string
}

describe('the history of a record', () => {
  test('of a user: every field old and new, who, why, masked as the reader may see it', async () => {
    const history = (await call('GET', `/console/users/${employee.userId}/history`)).json<Entry[]>()
    expect(history.map(({ title, revision }) => [revision, title])).toEqual([
      [0, 'User created'],
      [1, 'Company added'],
      [2, 'User details changed'],
      [3, 'Bank details changed'],
      [4, 'User status changed'],
    ])
    expect(history[0]?.changes.find(({ label }) => label === 'NRIC')?.to).not.toBe(employee.nric)
    expect(history[1]?.changes).toContainEqual({
      field: `memberships.${companyId}.memberType`,
      label: 'Pelican Foods: Member Type',
      from: null,
      to: 'Employee',
    })
    expect(history[2]?.changes).toEqual([{ field: 'name', label: 'Name', from: employee.name, to: 'Tan Mei Ling' }])
    expect(history[3]?.changes.find(({ label }) => label === 'Account No')?.to).toBe('******4567')
    expect(history[4]).toMatchObject({
      reason: 'On leave',
      changes: [{ label: 'Status', to: 'Suspended' }],
      hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    })
    const seenByOperation = (await call('GET', `/console/users/${employee.userId}/history`, { as: operation })).json<
      Entry[]
    >()
    expect(seenByOperation[0]?.changes.find(({ label }) => label === 'NRIC')?.to).toBe(employee.nric)
  })

  test('as it was after an event, and at an instant', async () => {
    const at = async (address: string) =>
      (await call('GET', address)).json<{ revision: number; fields: { field: string; value: unknown }[] }>()
    const nameIn = ({ fields }: { fields: { field: string; value: unknown }[] }) =>
      fields.find(({ field }) => field === 'name')?.value
    expect(nameIn(await at(`/console/users/${employee.userId}/history/1`))).toBe(employee.name)
    expect(nameIn(await at(`/console/users/${employee.userId}/history/2`))).toBe('Tan Mei Ling')
    const [first] = (await call('GET', `/console/users/${employee.userId}/history`)).json<Entry[]>()
    expect(await at(`/console/users/${employee.userId}/as-of?at=${first?.recordedAt ?? ''}`)).toMatchObject({
      revision: 0,
    })
    expect((await call('GET', `/console/users/${employee.userId}/as-of?at=2001-01-01T00:00:00Z`)).statusCode).toBe(404)
    expect((await call('GET', `/console/users/${employee.userId}/history/99`)).statusCode).toBe(404)
  })

  test('of a client, an administrator, and an account', async () => {
    await api.record(`client-${companyId}`, {
      type: 'ClientOnboardingChanged',
      data: { companyId, onboardingEmailConfig: { templateAlias: '', testUserId: employee.userId } },
    })
    const client = (await call('GET', `/console/clients/${companyId}/history`)).json<Entry[]>()
    expect(client.map(({ title }) => title)).toEqual([
      'Client created',
      'Client configured',
      'Client onboarding changed',
    ])
    expect(client[2]?.changes.at(-1)).toMatchObject({ label: 'Onboarding: Test e-mail', to: 'Tan Mei Ling' })
    const administrator = (await call('GET', `/console/administrators/${operation.userId}/history`)).json<Entry[]>()
    expect(administrator.at(-1)).toMatchObject({ title: 'Roles changed', reason: 'test' })
    const account = (await call('GET', `/console/accounts/${operation.userId}/history`)).json<Entry[]>()
    expect(account.map(({ title }) => title)).toEqual(['Account activated'])
  })

  test('of a client tells its template ids, in each way, to ADMIN_IT only, as the client itself does (C27)', async () => {
    const id = await createCompany(api)
    await api.record(`client-${id}`, {
      type: 'MicroserviceTemplatesChanged',
      data: { companyId: id, microserviceTemplates: { approved: 'tmpl-81' } },
    })
    const both = await createAdministrator(api, ['ADMIN_IT', 'ADMIN_OPERATION'])
    const history = (await call('GET', `/console/clients/${id}/history`, { as: both })).json<Entry[]>()
    expect(history.at(-1)).toMatchObject({
      title: 'Microservice templates changed',
      changes: [{ field: 'microserviceTemplates.approved', to: 'tmpl-81' }],
    })
    for (const path of ['history', 'history/2', `as-of?at=${history.at(-1)?.recordedAt ?? ''}`]) {
      const url = `/console/clients/${id}/${path}`
      expect((await call('GET', url, { as: both })).body, path).toContain('tmpl-81')
      for (const as of [operation, auditor]) {
        const answer = await call('GET', url, { as })
        expect(answer.statusCode, path).toBe(200)
        expect(answer.body, path).not.toMatch(/tmpl-81|microserviceTemplates/)
      }
    }
    expect(
      (await call('GET', `/console/clients/${id}/history`, { as: operation })).json<Entry[]>().at(-1),
    ).toMatchObject({
      title: 'Microservice templates changed',
      changes: [],
    })
  })

  test('of nobody, of a member as an administrator, and for who may not', async () => {
    expect((await call('GET', `/console/users/${randomUUID()}/history`)).statusCode).toBe(404)
    expect((await call('GET', `/console/administrators/${employee.userId}/history`)).statusCode).toBe(404)
    const ofAnotherGroup = await createAdministrator(api, ['ADMIN_OPERATION'], ['P7'])
    for (const path of [
      `users/${employee.userId}`,
      `clients/${companyId}`,
      `administrators/${operation.userId}`,
      `accounts/${employee.userId}`,
    ]) {
      expect((await call('GET', `/console/${path}/history`, { as: ofAnotherGroup })).statusCode, path).toBe(404)
    }
    expect(
      (
        await call('GET', `/console/users/${employee.userId}/history`, {
          as: await createAdministrator(api, ['ADMIN_ACCOUNT']),
        })
      ).statusCode,
    ).toBe(403)
  })

  test('names the event that cannot be read, because somebody has changed it in the database', async () => {
    const { userId } = await createMember(api, companyId)
    const intruder = await createDatabasePool(api.superuserUrl)
    const change = (expression: ReturnType<typeof sql.fragment>) =>
      intruder.query(
        sql.unsafe`update es.events set data = ${expression} where stream = ${`user-${userId}`} and revision = 0`,
      )
    await intruder.query(sql.unsafe`alter table es.events disable trigger all`)
    await change(sql.fragment`replace(data::text, '"ct":"', '"ct":"A')::json`)
    const answer = await call('GET', `/console/users/${userId}/history`)
    await change(sql.fragment`replace(data::text, '"ct":"A', '"ct":"')::json`)
    await intruder.query(sql.unsafe`alter table es.events enable trigger all`)
    await intruder.end()
    expect(answer.statusCode).toBe(500)
    expect(answer.json<{ errorMessage: string }>().errorMessage).toBe(
      unreadableHistoryText({ type: 'UserEnrolled', revision: 0 }),
    )
  })

  test('names the event that led to another', async () => {
    const claimStream = `user-${dependant.userId}` as const
    const { events } = await api.parts.eventLog.load(claimStream)
    const cause = events[0]
    await api.parts.eventLog.append(
      `user-${employee.userId}`,
      [{ type: 'OnboardingEmailMarked', data: { userId: employee.userId, sent: true } }],
      {
        expected: { kind: 'any' },
        context: {
          actor: { kind: 'system', id: 'onboarding' },
          commandId: randomUUID(),
          correlationId: randomUUID(),
          causationId: cause?.id,
        },
      },
    )
    await api.untilUpToDate()
    const history = (await call('GET', `/console/users/${employee.userId}/history`)).json<
      (Entry & { cause: object })[]
    >()
    expect(history.at(-1)?.cause).toEqual({
      eventId: cause?.id,
      title: 'User created',
      record: { kind: 'users', id: dependant.userId, stream: claimStream },
      revision: 0,
    })
  })
})

test('names the file of users that somebody was changed by', async () => {
  const uploadId = randomUUID()
  const changed = await createMember(api, companyId)
  await api.parts.database.query(sql.unsafe`
    insert into app.uploads (upload_id, file_name, delimiter, uploaded_by, group_codes, correlation_id, created_at, state, submit_when_checked, judged_on)
    values (${uploadId}, 'november.csv', ',', ${operation.userId}, '{ALL}', 'c', now(), 'complete', false, current_date)`)
  await api.parts.eventLog.append(
    `user-${changed.userId}`,
    [{ type: 'LoginRequirementChanged', data: { userId: changed.userId, loginRequired: false } }],
    {
      expected: { kind: 'any' },
      context: {
        actor: { kind: 'system-administrator', id: operation.userId },
        commandId: randomUUID(),
        correlationId: randomUUID(),
        causationId: uploadId,
      },
    },
  )
  const history = (await call('GET', `/console/users/${changed.userId}/history`)).json<(Entry & { cause: object })[]>()
  expect(history.at(-1)?.cause).toMatchObject({
    title: 'Upload of november.csv',
    record: { kind: 'uploads', id: uploadId },
  })
})

describe('the search over all events', () => {
  const search = async (body: object, as = auditor) =>
    (await call('POST', '/console/events/search', { body, as })).json<{
      events: {
        id: string
        at: string
        position: string
        type: string
        subjects: { name: string }[]
        record: { stream: string; name: string | null }
      }[]
      next: object | null
    }>()

  test('by person: whatever names them, also on the records of their dependants', async () => {
    const { events } = await search({
      personId: employee.userId,
      types: ['MembershipStarted', 'MembershipRemoved', 'UserDetailsChanged'],
    })
    expect(events.map(({ type, record }) => [type, record.stream])).toEqual([
      ['MembershipRemoved', `user-${dependant.userId}`],
      ['UserDetailsChanged', `user-${employee.userId}`],
      ['MembershipStarted', `user-${dependant.userId}`],
      ['MembershipStarted', `user-${employee.userId}`],
    ])
  })

  test('by type, page by page, newest first, and nothing twice', async () => {
    const first = await search({ types: ['UserEnrolled', 'MembershipStarted'], limit: 2 })
    const second = await search({
      types: ['UserEnrolled', 'MembershipStarted'],
      limit: 100,
      after: first.next ?? undefined,
    })
    const whole = await search({ types: ['UserEnrolled', 'MembershipStarted'], limit: 100 })
    expect([...first.events, ...second.events].map(({ id }) => id)).toEqual(whole.events.map(({ id }) => id))
    expect(first.events).toHaveLength(2)
    expect(whole.next).toBeNull()
  })

  test('back again, to the page before the one with an event', async () => {
    const types = ['UserEnrolled', 'MembershipStarted']
    const ids = ({ events }: Awaited<ReturnType<typeof search>>) => events.map(({ id }) => id)
    const [first, whole] = [await search({ types, limit: 2 }), await search({ types, limit: 100 })]
    const third = whole.events[2]
    if (!third) throw new Error('There are too few events.')
    const back = await search({ types, limit: 2, before: { at: third.at, position: third.position } })
    expect(ids(back)).toEqual(ids(first))
    expect(back.next).toEqual(first.next)
    const one = await search({ types, limit: 1, before: { at: third.at, position: third.position } })
    expect(ids(one)).toEqual(ids(whole).slice(1, 2))
  })

  test('without those who only looked, and with the names of the records', async () => {
    await call('GET', `/console/users/${employee.userId}/history`)
    await api.untilUpToDate()
    const about = { personId: employee.userId, limit: 100 }
    expect((await search(about)).events.map(({ type }) => type)).toContain('SensitiveRecordViewed')
    const { events } = await search({ ...about, withoutLooks: true })
    expect(events.map(({ type }) => type)).not.toContain('SensitiveRecordViewed')
    const own = events.find(({ record }) => record.stream === `user-${employee.userId}`)
    expect(own?.record.name).toBe('Tan Mei Ling')
  })

  test('by actor and time', async () => {
    await call('GET', `/console/accounts/${operation.userId}/history`)
    await api.untilUpToDate()
    const mine = await search({ actorId: auditor.userId })
    expect(new Set(mine.events.map(({ type }) => type))).toEqual(new Set(['SensitiveRecordViewed']))
    expect(
      (await search({ actorId: auditor.userId, from: '2001-01-01T00:00:00Z', to: '2001-01-02T00:00:00Z' })).events,
    ).toEqual([])
    expect((await search({ from: '2001-01-01T00:00:00Z', limit: 3 })).events).toHaveLength(3)
  })

  test('finds people by what is typed, and shows nobody an NRIC', async () => {
    const people = async (text: string, as = auditor) =>
      (await call('POST', '/console/events/people', { body: { text }, as })).json<{ id: string; nric: string }[]>()
    expect((await people('Mei Ling')).map(({ id }) => id)).toEqual([employee.userId])
    expect((await people(operation.email)).map(({ id }) => id)).toEqual([operation.userId])
    expect((await people(employee.userId))[0]).toMatchObject({ id: employee.userId })
    // Masked for everybody, also where the whole number is typed: what is found while somebody types is on no record.
    for (const as of [auditor, operation])
      for (const text of ['Mei Ling', employee.nric, employee.userId])
        expect((await people(text, as))[0]?.nric).toBe(`*****${employee.nric.slice(-4)}`)
  })

  test('is about people of their own clients for who looks after some only', async () => {
    const ofThisGroup = await createAdministrator(api, ['ADMIN_OPERATION'], ['P1'])
    const ofAnother = await createAdministrator(api, ['ADMIN_OPERATION'], ['P7'])
    expect((await call('POST', '/console/events/search', { body: {}, as: ofThisGroup })).statusCode).toBe(422)
    expect((await search({ personId: employee.userId }, ofThisGroup)).events.length).toBeGreaterThan(3)
    expect(
      (await call('POST', '/console/events/search', { body: { personId: employee.userId }, as: ofAnother })).statusCode,
    ).toBe(404)
    expect(
      (await call('POST', '/console/events/people', { body: { text: 'Mei Ling' }, as: ofAnother })).json(),
    ).toEqual([])
  })
})

test('who looked at whose data, with counts', async () => {
  const before = new Date(Date.now() - 86_400_000).toISOString()
  const after = new Date(Date.now() + 86_400_000).toISOString()
  await call('GET', `/console/users/${dependant.userId}/history`)
  await api.untilUpToDate()
  const answer = (
    await call('POST', '/console/record-views/search', {
      body: { subjectId: dependant.userId, from: before, to: after },
    })
  ).json<{ views: object[]; counts: object }>()
  expect(answer.views[0]).toMatchObject({
    viewer: { id: auditor.userId, name: auditor.name, role: 'ADMIN_AUDITOR' },
    subject: { id: dependant.userId },
    what: 'user-history',
  })
  expect(answer.counts).toMatchObject({
    total: 1,
    byWhat: [{ key: 'user-history', views: 1 }],
    byViewer: [{ key: auditor.userId, name: auditor.name, views: 1 }],
  })
})

test("the user's Audit tab: values old and new, companies and dependants added and removed, newest first", async () => {
  const answer = (await call('GET', `/sysadmin/users/audit/${employee.userId}?searchMax=50`, { as: operation })).json<{
    result: {
      changes: { label: string; old: unknown; new: unknown }[]
      family: { added: object[]; removed: object[] }
      companies: { added: object[] }
      updatedBy: { name: string }
    }[]
    pagination: { totalData: number }
  }>()
  expect(
    answer.result.flatMap(({ changes }) =>
      changes.map((change) => `${change.label}: ${String(change.old)} -> ${String(change.new)}`),
    ),
  ).toEqual([
    'Welcome E-mail Sent: null -> true',
    `Dependent in Pelican Foods: ${dependant.name} -> null`,
    'Status: null -> Suspended',
    'Bank Name: null -> DBS',
    'Bank No: null -> 7171',
    'Branch No: null -> 081',
    'Account No: null -> ******4567',
    `Name: ${employee.name} -> Tan Mei Ling`,
    `Dependent in Pelican Foods: null -> ${dependant.name}`,
    'Company: null -> Pelican Foods',
    ...[
      `Type of User: null -> Member`,
      `Name: null -> ${employee.name}`,
      `NRIC: null -> ${employee.nric}`,
      `E-mail: null -> ${employee.email}`,
      'Login Required: null -> true',
    ],
  ])
  expect(answer.result[0]).toMatchObject({ onboardingEmailSent: { old: null, new: true } })
  expect(answer.result[1]).toMatchObject({
    family: { added: [], removed: [{ _id: dependant.userId, name: dependant.name }] },
  })
  expect(answer.pagination).toMatchObject({ totalData: answer.result.length, searchPage: 1 })
  const page = (
    await call('GET', `/sysadmin/users/audit/${employee.userId}?searchPage=2&searchMax=1`, { as: operation })
  ).json<{ result: object[] }>()
  expect(page.result).toEqual([answer.result[1]])
  expect((await call('GET', `/sysadmin/users/audit/${employee.userId}`)).statusCode).toBe(403)
})

describe('of somebody covered under clients of two groups, an administrator of one learns nothing of the other', () => {
  const employer = { id: randomUUID(), name: 'Heron Metals' }
  let ofOneGroup: TestPerson
  let ofBoth: TestPerson
  let child: TestPerson
  let childElsewhere: TestPerson
  const claimId = randomUUID()
  const filedElsewhere = randomUUID()

  beforeAll(async () => {
    ofOneGroup = await createAdministrator(api, ['ADMIN_OPERATION'], ['P1'])
    await api.record(`client-${employer.id}`, {
      type: 'ClientCreated',
      data: {
        companyId: employer.id,
        name: employer.name,
        companyCode: 'HER',
        groupCode: 'P7',
        policyNo: 'POL-7',
        inpatientPolicyNo: 'POL-7-I',
        outpatientPolicyNo: 'POL-7-O',
      },
    })
    ofBoth = await createMember(api, companyId)
    child = await createMember(api, companyId, { employeeId: ofBoth.userId })
    childElsewhere = await createMember(api, employer.id, { employeeId: ofBoth.userId })
    const otherParent = await createMember(api, employer.id)
    const { userId } = ofBoth
    const parties = { companyId: employer.id, employeeId: userId, claimantId: userId }
    await api.record(`claim-${filedElsewhere}`, {
      ...exampleFiled,
      data: { ...exampleFiled.data, ...parties, claimId: filedElsewhere },
    })
    const viewedBy = {
      actor: { kind: 'system-administrator', id: operation.userId, role: 'ADMIN_OPERATION' } as const,
      commandId: randomUUID(),
      correlationId: 'test',
    }
    await recordView(api.parts.eventLog, { subjectId: userId, what: 'claim', recordId: filedElsewhere }, viewedBy)
    const cover = { companyId: employer.id, effectiveStartDate: '2021-01-01' }
    await api.record(
      `user-${userId}`,
      { type: 'MembershipStarted', data: { ...cover, userId, memberType: 'E', designation: 'Smelter' } },
      { type: 'MembershipChanged', data: { ...cover, userId, memberType: 'E', designation: 'Founder' } },
      { type: 'DefaultCompanyChosen', data: { userId, companyId: employer.id } },
      { type: 'OnboardingEmailSent', data: { userId, companyId: employer.id, templateAlias: 'heron' } },
      { type: 'UserDetailsChanged', data: { userId, name: 'Lim Bee Hoon' } },
      { type: 'MembershipEnded', data: { userId, companyId: employer.id, effectiveEndDate: '2030-01-01' } },
    )
    await api.record(`user-${child.userId}`, {
      type: 'MembershipStarted',
      data: { ...cover, userId: child.userId, memberType: 'D', employeeId: otherParent.userId },
    })
    for (const [company, person, source] of [
      [employer.id, userId, filedElsewhere],
      [companyId, userId, randomUUID()],
      [companyId, child.userId, randomUUID()],
    ] as const) {
      const { event } = sampleEvent('CoverReserved')
      const ids = { companyId: company, employeeId: userId, personId: person, sourceId: source }
      await api.record(`cover-${company}-${userId}`, { ...event, data: { ...event.data, ...ids } } as DomainEvent)
    }
    await api.record(`eclaim-${claimId}`, {
      type: 'FlexibleSpendingClaimRecorded',
      data: {
        ...{
          eclaimId: claimId,
          companyId: employer.id,
          employeeId: userId,
          claimantId: userId,
          incurredDate: '2026-01-02',
          account: 'Flexible Spending',
        },
        ...{
          claimCategory: 'Dental',
          currency: 'SGD',
          amountCents: 100,
          providerName: 'Heron Dental',
          receiptNo: 'R1',
          attachments: [],
        },
      },
    })
  })

  const get = async (path: string, as = ofOneGroup) => call('GET', path, { as })
  const saysNothing = (answer: { body: string }) => {
    expect(answer.body).not.toContain(employer.id)
    expect(answer.body).not.toMatch(/Heron|Smelter|Founder/)
  }

  test('in the history and at its moments', async () => {
    const path = `/console/users/${ofBoth.userId}/history`
    const answer = await get(path)
    saysNothing(answer)
    expect(answer.json<Entry[]>().map(({ revision, title }) => [revision, title])).toEqual([
      [0, 'User created'],
      [1, 'Company added'],
      [6, 'User details changed'],
    ])
    const whole = (await get(path, auditor)).json<Entry[]>()
    expect(whole.map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(answer.json<Entry[]>().map(({ hash }) => hash)).toEqual([0, 1, 6].map((revision) => whole[revision]?.hash))
    for (const at of ['1', '4', '6']) saysNothing(await get(`${path}/${at}`))
    expect((await get(`${path}/4`)).json()).toMatchObject({ revision: 1 })
    expect((await get(`${path}/6`)).json<{ fields: { field: string; value: string }[] }>().fields).toContainEqual(
      expect.objectContaining({ field: 'name', value: 'Lim Bee Hoon' }),
    )
    expect((await get(`${path}/7`)).statusCode).toBe(404)
    saysNothing(await get(`/console/users/${ofBoth.userId}/as-of?at=${new Date(Date.now() + 60_000).toISOString()}`))
  })

  test('in the Audit tab, where the family under the other client is left out', async () => {
    const answer = await get(`/sysadmin/users/audit/${ofBoth.userId}?searchMax=50`)
    saysNothing(answer)
    expect(answer.body).not.toContain(childElsewhere.userId)
    expect(answer.body).toContain(child.userId)
    expect((await get(`/sysadmin/users/audit/${ofBoth.userId}?searchMax=50`, operation)).body).toContain(
      childElsewhere.userId,
    )
  })

  test('in the search over events', async () => {
    const search = async (personId: string, as = ofOneGroup) =>
      (await call('POST', '/console/events/search', { body: { personId }, as })).json<{
        events: { type: string; record: { stream: string }; subjects: { id: string }[] }[]
      }>().events
    const hits = await search(ofBoth.userId)
    const types = hits.filter(({ record }) => record.stream === `user-${ofBoth.userId}`).map(({ type }) => type)
    expect(types).toEqual(['UserDetailsChanged', 'MembershipStarted', 'UserEnrolled'])
    const streams = new Set(hits.map(({ record }) => record.stream))
    expect(streams).toContain(`user-${child.userId}`)
    expect(streams).not.toContain(`user-${childElsewhere.userId}`)
    expect(streams).not.toContain(`eclaim-${claimId}`)
    expect(streams).not.toContain(`claim-${filedElsewhere}`)
    expect(streams).toContain(`cover-${companyId}-${ofBoth.userId}`)
    expect(streams).not.toContain(`cover-${employer.id}-${ofBoth.userId}`)
    const all = new Set((await search(ofBoth.userId, auditor)).map(({ record }) => record.stream))
    expect([...all]).toEqual(expect.arrayContaining([`eclaim-${claimId}`, `claim-${filedElsewhere}`]))
    const people = (await search(child.userId)).flatMap(({ subjects }) => subjects.map(({ id }) => id))
    expect(new Set(people)).toEqual(new Set([child.userId, ofBoth.userId]))
  })

  test('an event of a family’s cover is about the one whose claim it is, not about all of the family', async () => {
    const body = { personId: child.userId, types: ['CoverReserved'] }
    const found = (await call('POST', '/console/events/search', { body })).json<{ events: { revision: number }[] }>()
    expect(found.events.map(({ revision }) => revision)).toEqual([1])
  })

  test('in who looked at what', async () => {
    const body = {
      subjectId: ofBoth.userId,
      from: '2020-01-01T00:00:00Z',
      to: new Date(Date.now() + 86_400_000).toISOString(),
    }
    const viewed = async (as: TestPerson) =>
      (await call('POST', '/console/record-views/search', { body, as }))
        .json<{ views: { recordId: string }[] }>()
        .views.map(({ recordId }) => recordId)
    expect(await viewed(auditor)).toContain(filedElsewhere)
    expect(await viewed(ofOneGroup)).not.toContain(filedElsewhere)
  })

  test('in what led to an event: another record, or the file of somebody who reaches further', async () => {
    const uploadId = randomUUID()
    await api.parts.database.query(sql.unsafe`
      insert into app.uploads (upload_id, file_name, delimiter, uploaded_by, group_codes, correlation_id, created_at, state, submit_when_checked, judged_on)
      values (${uploadId}, 'heron-people.csv', ',', ${operation.userId}, '{ALL}', 'c', now(), 'complete', false, current_date)`)
    const person = await createMember(api, companyId)
    const [elsewhere, hidden] = await Promise.all(
      [`user-${childElsewhere.userId}`, `user-${ofBoth.userId}`].map(
        async (stream) => (await api.parts.eventLog.load(stream as `user-${string}`)).events,
      ),
    )
    for (const causationId of [uploadId, elsewhere?.[0]?.id, hidden?.[2]?.id, hidden?.[1]?.id]) {
      await api.parts.eventLog.append(
        `user-${person.userId}`,
        [{ type: 'OnboardingEmailMarked', data: { userId: person.userId, sent: true } }],
        {
          expected: { kind: 'any' },
          context: {
            actor: { kind: 'system', id: 'onboarding' },
            commandId: randomUUID(),
            correlationId: randomUUID(),
            causationId,
          },
        },
      )
    }
    await api.untilUpToDate()
    const titles = async (as: TestPerson) =>
      (await get(`/console/users/${person.userId}/history`, as))
        .json<{ cause?: { title: string | null } | null }[]>()
        .slice(-4)
        .map(({ cause }) => cause?.title)
    expect(await titles(ofOneGroup)).toEqual([null, null, null, 'Company added'])
    expect(await titles(auditor)).toEqual([
      'Upload of heron-people.csv',
      'User created',
      'Company added',
      'Company added',
    ])
  })
})
