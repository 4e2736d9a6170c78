/**
 * HR files a claim for an employee: the same claim as a member's, marked with who filed it.
 * Requirements: HR-015, HR-030, HR-031, HR-032, HR-038, HR-040, API-104, ROL-048, LIM-005.
 */
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { hrClaimFormTexts } from '@member-care/domain/texts/hr-claim-form-texts.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { png } from '@member-care/tests/support/claim-forms.ts'
import { recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: ApiUnderTest
let cast: ClaimsCast

beforeAll(async () => {
  api = await startApiUnderTest({ clock: () => new Date('2026-11-10T02:00:00Z') })
  cast = await recordClaimsCast(api)
  for (const userId of [cast.ben, cast.cat])
    await api.record(`user-${userId}`, {
      type: 'RolesChanged',
      data: { userId, roles: ['hradmin'], groupCodes: [], reason: 'test' },
    })
})
afterAll(() => api.close())

const stay = {
  ...{ typeOfClaim: 'Inpatient Claim', providerName: 'Harbour Hospital', currency: 'SGD', amount: '1200.50' },
  ...{ admissionDate: '01/11/2026', dischargeDate: '03/11/2026' },
}

interface Sent {
  readonly data?: object | string
  readonly files?: number
  readonly content?: Uint8Array
  readonly by?: string
  readonly employee?: string
  readonly key?: string
}

async function file({ data = stay, files = 1, content = png, by = cast.ben, employee = cast.ann, key }: Sent = {}) {
  const form = new FormData()
  form.append('data', typeof data === 'string' ? data : JSON.stringify(data))
  for (let nth = 0; nth < files; nth++)
    form.append('attachment', new Blob([new Uint8Array(content)]), `receipt-${nth}.png`)
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const reply = await api.app.inject({
    method: 'POST',
    url: `/api/hradmin/employee/${employee}/claim`,
    headers: {
      ...(await api.headersFor(by)),
      'content-type': request.headers.get('content-type') ?? '',
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: reply.statusCode, text: reply.body, body: reply.json() }
}

const filedOf = async (claimId: string) => {
  const { events } = await api.parts.eventLog.load<ClaimEvent>(`claim-${claimId}`)
  return events[0]
}

test('the claim is the employee’s, filed by HR, with the employee’s account, and stands in every list', async () => {
  const { status, body } = await file()
  expect([status, body.data.message]).toEqual([200, hrClaimFormTexts.created])
  const filed = await filedOf(body.data.claimId)
  expect(filed).toMatchObject({
    type: 'ClaimFiled',
    data: {
      ...{ employeeId: cast.ann, claimantId: cast.ann, companyId: cast.orchid, filedBy: 'hr-administrator' },
      details: { kind: 'inpatient', amountCents: 120_050, admissionDate: '2026-11-01', dischargeDate: '2026-11-03' },
      payment: { method: 'Bank', accountNo: '084102395' },
      attachments: [{ originalFilename: 'receipt-0.png', mimeType: 'image/png' }],
    },
    metadata: { actor: { kind: 'hr-administrator', id: cast.ben } },
  })
  await api.untilUpToDate()
  const own = await api.app.inject({
    url: '/api/claims?fromDate=20261001&toDate=20261110',
    headers: await api.headersFor(cast.ann),
  })
  expect(own.body).toContain('Harbour Hospital')
  const console = await api.app.inject({ url: '/api/console/hr-claims', headers: await api.headersFor(cast.operation) })
  expect(console.body).toContain(body.data.claimId)
})

test('the same call again files nothing anew, and another one under its key is refused', async () => {
  const key = 'a3f1c1de-0000-4000-8000-000000000001'
  const [first, again] = [await file({ key }), await file({ key })]
  expect(again.body).toEqual(first.body)
  expect((await file({ key, data: { ...stay, amount: '1' } })).status).toBe(422)
})

test('an outpatient claim has its visit', async () => {
  const { visitDate, receiptNo } = { visitDate: '09/11/2026', receiptNo: 'R-77' }
  const { admissionDate: _from, dischargeDate: _to, ...about } = stay
  const data = { ...about, typeOfClaim: 'Outpatient Claim', visitDate, receiptNo, prePostHospitalisation: 'Y' }
  const { status, body } = await file({ data })
  expect(status).toBe(200)
  expect((await filedOf(body.data.claimId))?.data).toMatchObject({
    details: { kind: 'outpatient', visitDate: '2026-11-09', receiptNo: 'R-77', prePostHospitalisation: true },
  })
})

test.each<[string, Sent, number, string]>([
  ['no document', { files: 0 }, 422, 'No Files Uploaded.'],
  ['eleven documents', { files: 11 }, 422, hrClaimFormTexts.tooManyFiles],
  ['a document of another kind', { content: Buffer.from('not a picture') }, 422, 'Only image file'],
  ['an amount that is none', { data: { ...stay, amount: 'much' } }, 422, 'Amount must be a number.'],
  ['a date that is none', { data: { ...stay, admissionDate: '31/02/2026' } }, 422, 'Date is not valid.'],
  ['a stay before the cover', { data: { ...stay, admissionDate: '01/11/2025' } }, 422, 'was not covered on 01/11/2025'],
  ['no form', { data: 'nothing' }, 400, ''],
  ['a list in place of a form', { data: '[]' }, 400, ''],
])('%s is refused', async (_what, sent, status, text) => {
  const head = await api.parts.eventLog.head()
  const answer = await file(sent)
  expect(answer.status).toBe(status)
  expect(answer.text).toContain(text)
  expect(await api.parts.eventLog.head()).toEqual(head)
})

test.each([
  ['of another company', () => ({ by: cast.cat })],
  ['who is a dependant', () => ({ employee: cast.dan })],
])('nobody files for a person %s', async (_who, sent) => {
  expect((await file(sent())).status).toBe(404)
})

test('a member who is no HR administrator files for nobody', async () => {
  expect((await file({ by: cast.ann, employee: cast.ben })).status).toBe(403)
})

test('the form offers the company’s kinds and currencies', async () => {
  const reply = await api.app.inject({
    url: `/api/hradmin/employee/${cast.ann}/claimForm`,
    headers: await api.headersFor(cast.ben),
  })
  const { companies, currencies } = reply.json().data
  expect(companies).toEqual([
    {
      companyId: cast.orchid,
      companyName: 'Orchid Biscuits',
      kinds: expect.arrayContaining(['inpatient', 'outpatient']),
    },
  ])
  expect(currencies).toContainEqual(expect.objectContaining({ code: 'SGD' }))
})
