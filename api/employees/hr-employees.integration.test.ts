/**
 * Employees and their claims as HR sees them: of its own companies only, without what was treated unless the configuration shows it.
 * Requirements: ROL-046, ROL-047, ROL-055, HR-006, HR-007, HR-008, HR-009, HR-010, HR-012, HR-013, HR-014, HR-034, HR-035, HR-036, HR-037, API-100, API-101, API-102, API-103.
 */
import { randomUUID } from 'node:crypto'
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import { inpatientDetails } from '@member-care/domain/claim/testing/example-claims.ts'
import { makeNric } from '@member-care/domain/identity/nric.ts'
import { hrEmployeeTexts } from '@member-care/domain/texts/hr-employee-texts.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { png } from '@member-care/tests/support/claim-forms.ts'
import { annsNric, dansNric, recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { readPdf } from '@member-care/tests/support/read-pdf.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: ApiUnderTest
let cast: ClaimsCast
const numbers = {
  ann: 'OP26000001',
  dan: 'OP26000002',
  stay: 'IP26000003',
  gone: 'OP26000004',
  elsewhere: 'OP26000005',
}
const attachments: Record<string, { readonly claimId: string; readonly attachmentId: string }> = {}

beforeAll(async () => {
  api = await startApiUnderTest({ clock: () => new Date('2026-11-10T02:00:00Z') })
  cast = await recordClaimsCast(api)
  for (const userId of [cast.ben, cast.cat])
    await api.record(`user-${userId}`, {
      type: 'RolesChanged',
      data: { userId, roles: ['hradmin'], groupCodes: [], reason: 'test' },
    })
  // Ann works for Lantern too, and covers Dan there as well.
  await api.record(`user-${cast.ann}`, {
    type: 'MembershipStarted',
    data: {
      ...{ userId: cast.ann, companyId: cast.lantern, memberType: 'E', effectiveStartDate: '2026-02-01' },
      staffId: 'LS-77',
    },
  })
  await file('ann', { claimantId: cast.ann })
  await file('dan', { claimantId: cast.dan, claimantName: 'Dan Tan' })
  await file('stay', { claimantId: cast.ann, details: inpatientDetails })
  await file('gone', { claimantId: cast.ann })
  await file('elsewhere', { claimantId: cast.ann, companyId: cast.lantern })
  const deleted = attachments['gone']?.claimId ?? ''
  await api.record(`claim-${deleted}`, {
    type: 'ClaimDeleted',
    data: { claimId: deleted },
  })
  await api.parts.database.query(sql.unsafe`
    insert into app.panel_visits (visit_id, visit_no, company_id, employee_id, patient_id, clinic_name, visit_date, status, payment_type, visit_type, total_cents, detail)
    values (${randomUUID()}, 'PV-1', ${cast.orchid}, ${cast.ann}, ${cast.dan}, 'Harbour Clinic', '2026-10-05', 'Paid', 'Cashless', 'GP', 4200,
      '{"diagnoses":[],"labs":[],"xrays":[],"drugs":[],"procedures":[],"totalReferralFee":0,"consultFee":0,"drugFee":0,"prescriptionFee":0,"procedureFee":0,"labFee":0,"xrayFee":0,"checkupFee":0,"isGst":"N","totalB4Gst":0,"gst":0,"totalFee":0}')`)
  await api.untilUpToDate()
})
afterAll(() => api.close())

async function file(
  name: keyof typeof numbers,
  claim: {
    readonly claimantId: string
    readonly claimantName?: string
    readonly companyId?: string
    readonly details?: typeof inpatientDetails
  },
): Promise<void> {
  const { claimId, attachments: kept } = await recordClaim(api, {
    companyId: cast.orchid,
    employeeId: cast.ann,
    ...claim,
    files: [{ content: png, mimeType: 'image/png', name: 'receipt.png' }],
    then: (id) => [{ type: 'ClaimRegistered', data: { claimId: id, transactionNo: numbers[name] } }],
  })
  attachments[name] = { claimId, attachmentId: kept[0]?.attachmentId ?? '' }
}

async function ask(path: string, userId = cast.ben) {
  const reply = await api.app.inject({ url: `/api/hradmin/${path}`, headers: await api.headersFor(userId) })
  return {
    status: reply.statusCode,
    text: reply.body,
    body: reply.headers['content-type']?.includes('json') ? reply.json() : {},
  }
}

async function showTreatment(showTreatmentToHr: boolean): Promise<void> {
  await api.record(`client-${cast.orchid}`, {
    type: 'ClientFeaturesChanged',
    data: { companyId: cast.orchid, featuresConfig: { showTreatmentToHr } },
  })
  await api.untilUpToDate()
}

test('the list has the company’s employees, found by a part of the name or of the staff id', async () => {
  const all = await ask('employees')
  expect(all.status).toBe(200)
  const { employees, pagination } = all.body.data
  expect(employees.map(({ uuid }: { uuid: string }) => uuid).sort()).toEqual([cast.ann, cast.ben].sort())
  expect(pagination).toEqual({ totalPage: 1, totalData: 2, searchPage: 1, searchMax: 10 })
  expect(employees.find(({ uuid }: { uuid: string }) => uuid === cast.ann)).toEqual({
    uuid: cast.ann,
    companyId: cast.orchid,
    companyName: 'Orchid Biscuits',
    staffId: null,
    name: 'Willow Tan',
    status: 100,
    effectiveStartDate: '2026-01-01',
    effectiveEndDate: null,
    lastLogin: null,
    hasRecord: true,
  })
  expect((await ask('employees?name=wILLow')).body.data.employees).toHaveLength(1)
  expect((await ask('employees?name=nobody')).body.data.employees).toEqual([])
  // The staff id that another company gave is no word of this one's.
  expect((await ask('employees?staffId=LS-77')).body.data.employees).toEqual([])
  expect((await ask('employees?staffId=ls-7', cast.cat)).body.data.employees).toMatchObject([
    { uuid: cast.ann, staffId: 'LS-77', effectiveStartDate: '2026-02-01' },
  ])
  expect((await ask(`employees?companyId=${cast.lantern}`)).body.data.employees).toEqual([])
})

test('a part of any length is found anywhere in the name or the staff id, and signs are no patterns', async () => {
  const idsOf = async (query: string, reader = cast.ben) =>
    (await ask(`employees?${query}`, reader)).body.data.employees.map(({ uuid }: { uuid: string }) => uuid)
  // As of a day, too.
  for (const asOf of ['', '&asOf=2099-12-31']) {
    for (const name of ['LLOW', 'LO', 'an', 'n', 'W'])
      expect(await idsOf(`name=${name}${asOf}`), `${name}${asOf}`).toContain(cast.ann)
    for (const name of ['_a', '%25', 'w%25n', '%5C', 'zz']) expect(await idsOf(`name=${name}${asOf}`), name).toEqual([])
    for (const staffId of ['77', '7', 's-', '-'])
      expect(await idsOf(`staffId=${staffId}${asOf}`, cast.cat), staffId).toEqual([cast.ann])
    for (const staffId of ['_7', '%25', '78'])
      expect(await idsOf(`staffId=${staffId}${asOf}`, cast.cat), staffId).toEqual([])
    // The staff id that another company gave is no word of this one's.
    expect(await idsOf(`staffId=77${asOf}`)).toEqual([])
  }
})

test('HR of two companies finds each person once, and no staff id of a third company', async () => {
  const third = randomUUID()
  await api.record(`client-${third}`, {
    type: 'ClientCreated',
    data: {
      ...{ companyId: third, name: 'Third', companyCode: 'T3', groupCode: 'T3', policyNo: 'T' },
      ...{ inpatientPolicyNo: 'TI', outpatientPolicyNo: 'TO' },
    },
  })
  const cover = { memberType: 'E', effectiveStartDate: '2026-03-01' } as const
  await api.record(`user-${cast.ann}`, {
    type: 'MembershipStarted',
    data: { userId: cast.ann, companyId: third, ...cover, staffId: 'TH-99' },
  })
  const both = randomUUID()
  const nric = makeNric('S', '7000009')
  await api.record(
    `user-${both}`,
    {
      type: 'UserEnrolled',
      data: {
        userId: both,
        userType: 'client',
        name: 'Nova Goh',
        nric,
        email: 'nova@example.com',
        loginRequired: true,
      },
    },
    { type: 'MembershipStarted', data: { userId: both, companyId: cast.orchid, ...cover } },
    { type: 'MembershipStarted', data: { userId: both, companyId: cast.lantern, ...cover } },
    { type: 'RolesChanged', data: { userId: both, roles: ['hradmin'], groupCodes: [], reason: 'test' } },
    { type: 'UserStatusChanged', data: { userId: both, status: 100, reason: 'activated' } },
  )
  await api.untilUpToDate()
  const uuids = async (query: string) =>
    (await ask(`employees?${query}`, both)).body.data.employees.map(({ uuid }: { uuid: string }) => uuid)
  expect((await uuids('')).toSorted()).toEqual([cast.ann, cast.ben, cast.cat, both].toSorted())
  for (const staffId of ['LS-77', '77', '7']) expect(await uuids(`staffId=${staffId}`)).toEqual([cast.ann])
  for (const staffId of ['TH-99', '99']) expect(await uuids(`staffId=${staffId}`)).toEqual([])
  expect(await uuids('name=oh')).toEqual([both])
  const { employee } = (await ask(`employee/${cast.ann}`, both)).body.data
  expect(employee.employments.map(({ companyId }: { companyId: string }) => companyId)).toEqual([
    cast.orchid,
    cast.lantern,
  ])
  expect((await ask(`employee/${both}`)).body.data.employee.employments).toHaveLength(1)
})

test('what is a person’s own is not told to the HR of one company of those that cover, or covered, them', async () => {
  const [userId, end] = [randomUUID(), '2024-12-31']
  const cover = { userId, memberType: 'E', effectiveStartDate: '2024-01-01' } as const
  await api.record(
    `user-${userId}`,
    {
      type: 'UserEnrolled',
      data: {
        ...{ userId, userType: 'client', name: 'Iris Koh', nric: makeNric('S', '7000025'), loginRequired: true },
        ...{ email: 'iris@example.com', birthdate: '1991-02-03', gender: 'f' },
      },
    },
    { type: 'ContactNumberChanged', data: { userId, contactNoCountryCode: '65', contactNo: '91234567' } },
    { type: 'MembershipStarted', data: { ...cover, companyId: cast.orchid } },
  )
  await api.untilUpToDate()
  const shown = async () => (await ask(`employee/${userId}`)).body.data.employee
  const own = { birthdate: '1991-02-03', contactNo: '91234567', contactNoCountryCode: '65', gender: 'f' }
  expect(await shown()).toMatchObject({ ...own, isKnownElsewhere: false })
  await api.record(`user-${userId}`, {
    type: 'MembershipStarted',
    data: { ...cover, companyId: cast.lantern, effectiveEndDate: end },
  })
  await api.untilUpToDate()
  const nothing = Object.fromEntries([...Object.keys(own), 'email'].map((field) => [field, null]))
  expect(await shown()).toMatchObject({ name: 'Iris Koh', ...nothing, isKnownElsewhere: true })
})

test('as of a day the list tells who was covered then, of the reader’s companies alone', async () => {
  const [joined, left] = [randomUUID(), '2025-06-30']
  const record = (occurredAt: string, ...events: DomainEvent[]) =>
    api.parts.eventLog.append(`user-${joined}`, events, {
      expected: { kind: 'any' },
      context: {
        actor: { kind: 'system', id: 'test' },
        ...{ commandId: randomUUID(), correlationId: randomUUID(), occurredAt },
      },
    })
  const of = { userId: joined, memberType: 'E', effectiveStartDate: '2024-01-01' } as const
  await record(
    '2024-02-01T04:00:00.000Z',
    {
      type: 'UserEnrolled',
      data: {
        ...{ userId: joined, userType: 'client', name: 'Marigold Sim', nric: makeNric('S', '7000017') },
        ...{ email: 'marigold@example.com', loginRequired: true },
      },
    },
    { type: 'MembershipStarted', data: { ...of, companyId: cast.orchid, staffId: 'OR-1' } },
    { type: 'MembershipStarted', data: { ...of, companyId: cast.lantern, staffId: 'LS-1' } },
  )
  await record('2025-07-01T04:00:00.000Z', {
    type: 'MembershipEnded',
    data: { userId: joined, companyId: cast.orchid, effectiveEndDate: left },
  })
  await api.untilUpToDate()
  const { data } = (await ask('employees?asOf=2024-12-31')).body
  expect(data).toEqual({
    employees: [
      {
        uuid: joined,
        companyId: cast.orchid,
        companyName: 'Orchid Biscuits',
        staffId: 'OR-1',
        name: 'Marigold Sim',
        status: 101,
        effectiveStartDate: '2024-01-01',
        effectiveEndDate: null,
        lastLogin: null,
        hasRecord: true,
      },
    ],
    pagination: { totalPage: 1, totalData: 1, searchPage: 1, searchMax: 10 },
    knownFrom: '2024-02-01',
  })
  const ids = async (query: string, reader = cast.ben) =>
    (await ask(`employees?${query}`, reader)).body.data.employees.map(({ uuid }: { uuid: string }) => uuid)
  expect(await ids('asOf=2024-12-31&staffId=LS-1')).toEqual([])
  expect(await ids('asOf=2024-12-31&staffId=LS-1', cast.cat)).toEqual([joined])
  expect(await ids(`asOf=2024-12-31&companyId=${cast.lantern}`)).toEqual([])
  expect(await ids('asOf=2024-01-31')).toEqual([])
  expect(await ids('asOf=2025-07-01')).toEqual([])
  // A day to come, by what is known today.
  expect((await ids('asOf=2099-12-31')).toSorted()).toEqual(expect.arrayContaining([cast.ann, cast.ben]))
  expect((await ask('employees?asOf=31/12/2024')).status).toBe(422)
})

test('an employee is shown with the cover of the reader’s company alone, and with masked numbers', async () => {
  const { status, body, text } = await ask(`employee/${cast.ann}`)
  expect(status).toBe(200)
  const { employee } = body.data
  expect(employee).toMatchObject({ uuid: cast.ann, name: 'Willow Tan', status: 100, roles: [] })
  expect(employee.employments).toHaveLength(1)
  expect(employee.employments[0]).toMatchObject({
    companyId: cast.orchid,
    family: [{ uuid: cast.dan, name: 'Dan Tan' }],
  })
  for (const number of [annsNric, dansNric, 'Lantern', 'LS-77']) expect(text).not.toContain(number)
  expect(employee.nric).toMatch(new RegExp(`${annsNric.slice(-4)}$`))
  expect((await ask(`employee/${cast.ben}`)).body.data.employee).toMatchObject({ roles: [{ type: 'hradmin' }] })
})

test.each([
  ['a dependant', () => cast.dan],
  ['somebody of another company', () => cast.cat],
  ['nobody', () => 'nobody'],
])('%s is no employee of the company', async (_who, id) => {
  for (const path of ['', '/claimList', `/claim/out/${numbers.ann}`])
    expect((await ask(`employee/${id()}${path}`)).status).toBe(404)
})

test('claims of the family and panel visits are one list, without deleted claims and those of another company', async () => {
  const { body } = await ask(`employee/${cast.ann}/claimList`)
  const { claimList, from, to } = body.data
  expect([from, to]).toEqual(['2025-11-10', '2026-11-10'])
  expect(claimList.map(({ t, tx, vn }: Record<string, unknown>) => [t, tx ?? vn]).sort()).toEqual(
    [
      [1, 'PV-1'],
      [2, numbers.stay],
      [3, numbers.ann],
      [3, numbers.dan],
    ].sort(),
  )
  expect(claimList.find(({ t }: { t: number }) => t === 1)).toMatchObject({
    ...{ p: 'Harbour Clinic', s: 'Paid', vn: 'PV-1', vd: '2026-10-05', ad: null, name: 'Dan Tan' },
  })
  expect(claimList.find(({ t }: { t: number }) => t === 2)).toMatchObject({ vd: null, name: 'Willow Tan' })
  expect((await ask(`employee/${cast.ann}/claimList?from=2020-01-01&to=2020-12-31`)).body.data.claimList).toEqual([])
  expect((await ask(`employee/${cast.ann}/claimList?from=2026-02-01&to=2026-01-01`)).text).toContain(
    hrEmployeeTexts.datesReversed,
  )
})

test('what was treated is withheld until the configuration shows it, and each look is on record', async () => {
  await showTreatment(false)
  const stay = `employee/${cast.ann}/claim/inp/${numbers.stay}`
  const withheld = await ask(stay)
  expect(withheld.status).toBe(200)
  expect(withheld.body.data.claim).toMatchObject({ transactionNo: numbers.stay, showsTreatment: false, attachment: [] })
  for (const field of ['reasonForTreatment', 'nameOfOperation', 'remarks'])
    expect(withheld.body.data.claim).not.toHaveProperty(field)
  const { claimId, attachmentId } = attachments['stay'] ?? { claimId: '', attachmentId: '' }
  const document = `employee/${cast.ann}/claims/${claimId}/attachments/${attachmentId}`
  expect((await ask(document)).status).toBe(404)

  await showTreatment(true)
  const shown = (await ask(stay)).body.data.claim
  expect(shown.reasonForTreatment).not.toBe('')
  expect(shown.nameOfOperation).not.toBe('')
  expect(shown.attachment).toMatchObject([{ filename: 'receipt.png', viewUrl: `/api/hradmin/${document}?view=1` }])
  expect((await ask(document)).status).toBe(200)
  const { events } = await api.parts.eventLog.load(`access-${cast.ann}`)
  const looks = events.filter(({ type }) => type === 'SensitiveRecordViewed')
  expect(looks.map(({ data, metadata }) => [(data as { what: string }).what, metadata.actor])).toEqual([
    ['claim', expect.objectContaining({ kind: 'hr-administrator', id: cast.ben })],
    ['claim', expect.objectContaining({ kind: 'hr-administrator', id: cast.ben })],
    ['claim-attachment', expect.objectContaining({ kind: 'hr-administrator', id: cast.ben })],
  ])
})

test('a decided stay has its settlement letter where documents are shown, without the account', async () => {
  await showTreatment(true)
  const stay = `employee/${cast.ann}/claim/inp/${numbers.stay}`
  const claimId = attachments['stay']?.claimId ?? ''
  const letter = `employee/${cast.ann}/claims/${claimId}/settlement-letter`
  expect((await ask(stay)).body.data.claim.claimDocumentUrl).toBeNull()
  expect((await ask(letter)).status).toBe(409)
  await api.record(`claim-${claimId}`, {
    type: 'ClaimApproved',
    data: { claimId, claimantId: cast.ann, payableCents: 80_000, remarks: '', batchNo: 'B26-07' },
  })
  expect((await ask(stay)).body.data.claim.claimDocumentUrl).toBe(`/api/hradmin/${letter}`)
  const reply = await api.app.inject({ url: `/api/hradmin/${letter}`, headers: await api.headersFor(cast.ben) })
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
  const { text } = await readPdf(reply.rawPayload)
  expect(text).toContain('Willow Tan')
  expect(text).not.toContain(annsNric)
  expect(text).not.toMatch(/POSB|2395/)
  const { events } = await api.parts.eventLog.load(`access-${cast.ann}`)
  expect(events.at(-1)?.metadata.actor).toMatchObject({ kind: 'hr-administrator', id: cast.ben })
  // Of another company's person, and where no documents are shown.
  expect((await ask(letter, cast.cat)).status).toBe(404)
  await showTreatment(false)
  expect((await ask(letter)).status).toBe(404)
  expect((await ask(stay)).body.data.claim.claimDocumentUrl).toBeNull()
})

test('an outpatient claim of a dependant has its own fields', async () => {
  const { body } = await ask(`employee/${cast.ann}/claim/out/${numbers.dan}`)
  expect(Object.keys(body.data.claim)).toEqual(
    expect.arrayContaining([
      ...['transactionNo', 'status', 'submissionDate', 'originalAmount', 'payableAmount', 'benefitName', 'receiptNo'],
      ...['providerName', 'visitDate', 'attachment', 'name'],
    ]),
  )
  expect(body.data.claim).toMatchObject({ name: 'Dan Tan', payableAmount: null })
})

test.each([
  ['of another kind', () => `claim/inp/${numbers.ann}`],
  ['that was deleted', () => `claim/out/${numbers.gone}`],
  ['of another company', () => `claim/out/${numbers.elsewhere}`],
  ['that there is not', () => 'claim/out/OP99999999'],
])('a claim %s is not there, and no look is recorded', async (_what, path) => {
  const head = await api.parts.eventLog.head()
  expect((await ask(`employee/${cast.ann}/${path()}`)).status).toBe(404)
  expect(await api.parts.eventLog.head()).toEqual(head)
})

test('a claim is not that of an employee whose it is not', async () => {
  expect((await ask(`employee/${cast.ben}/claim/out/${numbers.ann}`)).status).toBe(404)
})
