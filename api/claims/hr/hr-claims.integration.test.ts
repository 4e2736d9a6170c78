// Requirements: ADM-HRC-001, ADM-HRC-003, API-107, API-108
import type { ClaimDetails } from '@member-care/domain/claim/claim-details.ts'
import {
  filed,
  inpatientDetails,
  outpatientDetails,
  receipt,
} from '@member-care/domain/claim/testing/example-claims.ts'
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
  type TestPerson,
} from '@member-care/tests/support/accounts-cast.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: AccountsUnderTest
let administrator: Readonly<Record<string, string>>
let hr: TestPerson & { readonly headers: Readonly<Record<string, string>> }
let otherHr: typeof hr
const [stay, visit, elsewhere, ownClaim, deleted] = Array.from({ length: 5 }, () => randomUUID()) as [
  string,
  string,
  string,
  string,
  string,
]

beforeAll(async () => {
  api = await startAccountsUnderTest()
  administrator = await api.headersFor((await createAdministrator(api, ['ADMIN_CLAIM'])).userId)
  const [pelican, other] = [await createCompany(api), await createCompany(api)]
  await api.record(`client-${pelican}`, {
    type: 'ClientFeaturesChanged',
    data: { companyId: pelican, featuresConfig: { showTreatmentToHr: true } },
  })
  hr = await createHr(pelican)
  otherHr = await createHr(other)
  const employee = await createMember(api, pelican)
  await file(stay, { companyId: pelican, employee, filer: hr, details: inpatientDetails })
  await file(visit, {
    companyId: pelican,
    employee,
    filer: hr,
    details: { ...outpatientDetails, prePostHospitalisation: true },
  })
  await file(elsewhere, { companyId: other, employee: otherHr, filer: otherHr, details: outpatientDetails })
  await file(ownClaim, { companyId: pelican, employee, details: outpatientDetails })
  await file(deleted, { companyId: pelican, employee, filer: hr, details: outpatientDetails })
  await api.record(`claim-${deleted}`, { type: 'ClaimDeleted', data: { claimId: deleted } })
})
afterAll(() => api.close())

async function createHr(companyId: string): Promise<typeof hr> {
  const person = await createMember(api, companyId)
  await api.record(`user-${person.userId}`, {
    type: 'RolesChanged',
    data: { userId: person.userId, roles: ['hradmin'], groupCodes: [], reason: 'test' },
  })
  return { ...person, headers: await api.headersFor(person.userId) }
}

/** Without a filer the employee filed it. */
async function file(
  claimId: string,
  {
    companyId,
    employee,
    filer,
    details,
  }: { companyId: string; employee: TestPerson; filer?: TestPerson; details: ClaimDetails },
): Promise<void> {
  const { userId } = employee
  const filedBy = filer ? ('hr-administrator' as const) : ('member' as const)
  const data = {
    ...filed.data,
    claimId,
    companyId,
    employeeId: userId,
    claimantId: userId,
    claimantName: employee.name,
    claimantNric: employee.nric,
    filedBy,
    details,
    attachments: [receipt],
  }
  const actor = filer
    ? ({ kind: 'hr-administrator', id: filer.userId, role: 'hradmin' } as const)
    : ({ kind: 'member', id: userId } as const)
  await api.events.eventLog.append(`claim-${claimId}`, [{ type: 'ClaimFiled', data }], {
    expected: { kind: 'no-stream' },
    context: { actor, commandId: randomUUID(), correlationId: randomUUID() },
  })
  await api.untilUpToDate()
}

const get = (url: string, headers = administrator) => api.app.inject({ method: 'GET', url: `/api${url}`, headers })
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
const cataloguedBy = async (headers: typeof administrator) =>
  (await get('/hradmin/hrclaims', headers))
    .json<{ data: { hrclaims: { _id: string }[] } }>()
    .data.hrclaims.map(({ _id }) => _id)

test('administrators see every claim that HR filed, with who submitted it, and no others', async () => {
  const list = await get('/console/hr-claims')
  expect(idsOf(list.json())).toEqual([elsewhere, visit, stay])
  expect(list.headers['x-total-count']).toBe('3')
  expect(list.json()).toContainEqual(
    expect.objectContaining({
      id: visit,
      companyName: 'Pelican Foods',
      typeOfClaim: 'Outpatient Claim',
      providerName: 'Raffles Clinic',
      currency: 'SGD',
      amount: '120.50',
      submittedBy: hr.name,
      receiptNo: 'R-1001',
      prePostHospitalisation: 'Y',
      visitDate: '2026-03-02',
    }),
  )
  expect(list.json()).toContainEqual(
    expect.objectContaining({
      id: stay,
      typeOfClaim: 'Inpatient Claim',
      admissionDate: '2026-02-01',
      dischargeDate: '2026-02-04',
    }),
  )
  expect(idsOf((await get(`/console/hr-claims?filter=${encodeURIComponent('{"kind":"inpatient"}')}`)).json())).toEqual([
    stay,
  ])
})

test('a claim shows its attachments, and each person who opens it is on record', async () => {
  const claim = (await get(`/console/hr-claims/${stay}`)).json()
  expect(claim).toMatchObject({
    id: stay,
    submittedBy: hr.name,
    // HR has typed the account a moment ago.
    payoutWait: { changedAt: expect.any(String) as string, until: expect.any(String) as string },
    attachments: [{ id: receipt.attachmentId, name: receipt.originalFilename, mimeType: 'application/pdf' }],
  })
  const { events } = await api.parts.eventLog.load(
    `access-${(await api.parts.claims.getClaim(api.parts.systemReader, stay))?.claimantId ?? ''}`,
  )
  expect(events.map(({ data }) => data)).toContainEqual(expect.objectContaining({ what: 'claim', recordId: stay }))
  expect((await get(`/console/hr-claims/${ownClaim}`)).statusCode).toBe(404)
  expect((await get(`/console/hr-claims/${deleted}`)).statusCode).toBe(404)
})

test('documents are shown to HR only where the client’s configuration says so, and to administrators always (S92)', async () => {
  const path = `/hradmin/hrclaims/${elsewhere}`
  const attachmentsFor = async (headers: typeof administrator) =>
    (await get(path, headers)).json<{ data: { hrclaim: { attachment: object[] } } }>().data.hrclaim.attachment.length
  expect([await attachmentsFor(otherHr.headers), await attachmentsFor(administrator)]).toEqual([0, 1])
  const listed = (await get('/hradmin/hrclaims', otherHr.headers)).json<{
    data: { hrclaims: { attachment: object[] }[] }
  }>().data.hrclaims
  expect(listed.map(({ attachment }) => attachment)).toEqual([[]])
  const document = await get(`${path}/attachments/${receipt.attachmentId}`, otherHr.headers)
  expect(document.statusCode).toBe(404)
})

test('the catalogue’s calls show HR administrators their own companies’, and administrators all (C57)', async () => {
  expect(await cataloguedBy(hr.headers)).toEqual([visit, stay])
  expect(await cataloguedBy(otherHr.headers)).toEqual([elsewhere])
  expect(await cataloguedBy(administrator)).toEqual([elsewhere, visit, stay])
  expect((await get(`/hradmin/hrclaims/${stay}`, otherHr.headers)).statusCode).toBe(404)
  const { hrclaim } = (await get(`/hradmin/hrclaims/${stay}`, hr.headers)).json<{
    data: { hrclaim: { userName: string; attachment: { viewUrl: string }[] } }
  }>().data
  expect(hrclaim).toMatchObject({
    _id: stay,
    userName: hr.name,
    attachment: [{ viewUrl: `/api/hradmin/hrclaims/${stay}/attachments/${receipt.attachmentId}?view=1` }],
  })
  const listed = (await get('/hradmin/hrclaims', hr.headers)).json<{ data: { hrclaims: object[] } }>().data.hrclaims
  const instants = { created: expect.any(String) as string, updated: expect.any(String) as string }
  const ofBoth = {
    companyName: 'Pelican Foods',
    userName: hr.name,
    claimantName: expect.any(String) as string,
    currency: 'SGD',
    ...instants,
    attachment: [expect.anything()],
  }
  expect(listed).toEqual([
    {
      _id: visit,
      ...ofBoth,
      typeOfClaim: 'Outpatient Claim',
      providerName: 'Raffles Clinic',
      amount: '120.50',
      visitDate: '2026-03-02',
      receiptNo: 'R-1001',
      prePostHospitalisation: 'Y',
    },
    {
      _id: stay,
      ...ofBoth,
      typeOfClaim: 'Inpatient Claim',
      providerName: 'Mount Alvernia Hospital',
      amount: '4800.00',
      admissionDate: '2026-02-01',
      dischargeDate: '2026-02-04',
    },
  ])
  const viewUrl = hrclaim.attachment[0]?.viewUrl.replace('/api', '') ?? ''
  expect((await get(viewUrl, otherHr.headers)).statusCode).toBe(404)
  expect((await get(viewUrl.replace(receipt.attachmentId, 'a2'), hr.headers)).statusCode).toBe(404)
})
