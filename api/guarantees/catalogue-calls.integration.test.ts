/**
 * Letters of guarantee over the calls of the specification (3§7.4), as a program calls them that was written for it.
 * Requirements: ELG-004, ELG-005, ELG-006, ELG-007, ELG-033, ELG-034, ELG-035, ELG-037, API-076, API-077, API-078, API-079, LIM-037.
 */
import { createHash } from 'node:crypto'
import { addDays, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { questionnaireSchema } from '@member-care/domain/guarantee/questionnaire.ts'
import { guaranteeRequestTexts } from '@member-care/domain/texts/guarantee-request-texts.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { pdf } from '@member-care/tests/support/claim-forms.ts'
import { annsName, recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encryptForServer } from '../client/encrypt-for-server.ts'

let api: ApiUnderTest
let cast: ClaimsCast
let origin: string
let now = new Date()

beforeAll(async () => {
  api = await startApiUnderTest({ clock: () => now })
  cast = await recordClaimsCast(api)
  await api.parts.database.query(sql.unsafe`
    insert into app.clinics (code, name, address, area, zone, type, opening_hours, latitude, longitude)
    values ('H1', 'Banyan General Hospital', '1 Example Road', 'North', 'N', 8, array['24 hours','','',''], 1.3, 103.8)`)
  await api.record(
    `client-${cast.orchid}`,
    { type: 'ClientFeaturesChanged', data: { companyId: cast.orchid, featuresConfig: { allowLOG: true } } },
    { type: 'ClientElogConfigChanged', data: { companyId: cast.orchid, eLogConfig: { Presigned_ELOG_Count: 9 } } },
  )
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => api.close())

interface Answer {
  readonly status: number
  readonly body: { readonly data: Record<string, unknown>; readonly errors?: object }
}
async function call(path: string, body: FormData | object, by = cast.ann): Promise<Answer> {
  const isForm = body instanceof FormData
  const reply = await fetch(`${origin}/api/externalapi/elog/${path}`, {
    method: 'POST',
    headers: { ...(await api.headersFor(by)), ...(!isForm && { 'Content-Type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  })
  return { status: reply.status, body: (await reply.json()) as Answer['body'] }
}
function form(fields: Readonly<Record<string, string>>, documents = 0): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  for (let index = 0; index < documents; index += 1)
    data.append('documents', new Blob([Buffer.from(pdf(`referral ${index}`))]), `referral-${index}.pdf`)
  return data
}
const encrypt = (text: string) => encryptForServer(text, api.parts.signInKey.publicKey)
const nricOf = async (userId: string) => (await api.parts.users.getUser(api.parts.systemReader, userId))?.nric ?? ''
async function request(changes: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const today = singaporeToday(now)
  const patient = await api.parts.users.getUser(api.parts.systemReader, cast.ann)
  const fields = {
    companyId: cast.orchid,
    nric: patient?.nric ?? '',
    hospital: 'Banyan General Hospital',
    diagnosis: 'Gallstones',
    descriptionOfSymptoms: 'Pain after meals',
    dateTheSymptomsStarted: addDays(today, -20),
    dateFrom: addDays(today, 5),
    doctorName: 'Dr Heron Lim',
    patientName: patient?.name ?? '',
    email: 'ann@example.com',
    insurer: 'income',
    questionnaire: JSON.stringify([
      { id: 'stay', inputs: [{ value: 'planned' }, { value: 0 }, { value: null }] },
      { id: 'history', choices: [{ value: 'N' }, { value: 'N' }] },
    ]),
    ...changes,
  }
  return call(`submitElog?companyId=${cast.orchid}`, form(fields, 2))
}

test('the questions are given to whom the member may ask for, and to nobody else', async () => {
  const { body } = await call('getElogConfigQuestions', { nric: await nricOf(cast.ann) })
  expect(questionnaireSchema.parse(body.data).questions.length).toBeGreaterThan(0)
  expect((await call('getElogConfigQuestions', { nric: await nricOf(cast.ben) })).status).toBe(404)
})

test('asked for, listed by the encrypted NRIC, and the letter opens by an address of a minute', async () => {
  const asked = await request()
  expect([asked.status, asked.body.data]).toEqual([200, { eLoG_id: expect.stringMatching(/^LOG-/) }])
  const number = String(asked.body.data['eLoG_id'])
  const listed = await call('getElogList?companyId=', form({ encryptedNric: await encrypt(await nricOf(cast.ann)) }))
  const policyNo = (await api.parts.clients.getClient(api.parts.systemReader, cast.orchid))?.inpatientPolicyNo ?? ''
  expect(listed.body.data['results']).toEqual([
    {
      eLoG_id: number,
      dateFrom: addDays(singaporeToday(now), 5),
      createdon: expect.any(String),
      hospital: 'Banyan General Hospital',
      status: 'Approved',
      remarks: '',
      files: [`${number}.pdf`],
      policy_no: policyNo,
    },
  ])

  const eLoG_ID = await encrypt(number.toUpperCase())
  const opened = await call('getElogPdfUrl', form({ filename: `${number}.pdf`, policyNo, eLoG_ID }))
  const url = new URL(String(opened.body.data['PDF_URL'])).pathname
  expect(url).not.toContain(number)
  const letter = await fetch(origin + url)
  expect(letter.headers.get('content-disposition')).toMatch(/^inline/)
  const recorded = await api.app.inject({
    url: `/api/guarantees?companyId=${cast.orchid}`,
    headers: await api.headersFor(cast.ann),
  })
  const id = recorded.json<{ id: string }[]>()[0]?.id
  const own = await api.app.inject({ url: `/api/guarantees/${id}`, headers: await api.headersFor(cast.ann) })
  const sha256 = createHash('sha256')
    .update(Buffer.from(await letter.arrayBuffer()))
    .digest('hex')
  const kept = own.json<{ questionnaire: string }>()
  expect(kept).toMatchObject({
    ...{ companyId: cast.orchid, patientId: cast.ann, patientName: annsName },
    // Told to the address on record, whatever address is sent (S77).
    email: (await api.parts.users.getUser(api.parts.systemReader, cast.ann))?.email,
    ...{ hospital: 'Banyan General Hospital', diagnosis: 'Gallstones', symptoms: 'Pain after meals' },
    ...{ symptomsStartedOn: addDays(singaporeToday(now), -20), admissionOn: addDays(singaporeToday(now), 5) },
    doctorName: 'Dr Heron Lim',
    attachments: [
      { name: 'referral-0.pdf', mimeType: 'application/pdf' },
      { name: 'referral-1.pdf', mimeType: 'application/pdf' },
    ],
    letters: [{ sha256 }],
  })
  expect(JSON.parse(kept.questionnaire)).toMatchObject([
    { id: 'documents', type: 'label' },
    { id: 'stay', inputs: [{ value: 'planned' }, { value: '0' }, { value: null }] },
    { id: 'history', choices: [{ value: 'N' }, { value: 'N' }] },
  ])

  expect((await call('getElogPdfUrl', form({ filename: `${number}.pdf`, policyNo, eLoG_ID }), cast.ben)).status).toBe(
    404,
  )
  now = new Date(now.getTime() + 60_000)
  expect((await fetch(origin + url)).status).toBe(404)
  expect((await fetch(`${origin}${url.slice(0, -2)}AA`)).status).toBe(404)
})

test('what is not as the specification has it is said at its own field', async () => {
  const wrong = {
    insurer: 'other',
    nric: 'S0000000X',
    patientName: 'Somebody Else',
    companyId: cast.lantern,
    email: 'no',
  }
  for (const [field, value] of Object.entries(wrong))
    expect((await request({ [field]: value })).body.errors).toEqual({ [field]: expect.any(String) })
  expect((await request({ nric: '' })).body.errors).toEqual({ nric: guaranteeRequestTexts.patientRequired })
  expect((await call('getElogList', form({ encryptedNric: 'S1234567D' }))).status).toBe(422)
  const ofBen = form({ encryptedNric: await encrypt(await nricOf(cast.ben)) })
  expect((await call('getElogList', ofBen)).status).toBe(404)
})
