/**
 * Letters of guarantee and the days of a cover (S136): who is offered, for which admissions, and what the desk may issue.
 * Requirements: ELG-003, ELG-018.
 */
import { addDays, formatSlashedDay, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { notCoveredAtAdmissionText } from '@member-care/domain/texts/claim-form-texts.ts'
import { makeNric } from '@member-care/domain/identity/nric.ts'
import { hospital } from '@member-care/tests/bad-submissions/bad-letter.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { pdf, toFormData } from '@member-care/tests/support/claim-forms.ts'
import { recordClaimsCast, recordMember, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: ApiUnderTest
let cast: ClaimsCast
let origin: string
const spouse = randomUUID()
const today = () => singaporeToday(api.parts.clock())

beforeAll(async () => {
  api = await startApiUnderTest()
  cast = await recordClaimsCast(api)
  await recordMember(
    api,
    spouse,
    { name: 'Reed Tan', nric: makeNric('S', '7000009') },
    {
      ...{ companyId: cast.orchid, memberType: 'D', effectiveStartDate: '2026-01-01' },
      ...{ employeeId: cast.ann, relationship: 'Spouse' },
    },
  )
  await end(spouse, addDays(today(), -60))
  await api.parts.database.query(sql.unsafe`
    insert into app.clinics (code, name, address, area, zone, type, opening_hours, latitude, longitude)
    values ('H1', ${hospital}, '1 Example Road', 'North', 'N', 8, array['24 hours','','',''], 1.3, 103.8)`)
  await terms({})
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => api.close())

async function end(userId: string, effectiveEndDate: string): Promise<void> {
  const data = { userId, companyId: cast.orchid, effectiveEndDate }
  await api.record(`user-${userId}`, { type: 'MembershipEnded', data })
  await api.untilUpToDate()
}
async function terms(eLogConfig: object): Promise<void> {
  await api.record(
    `client-${cast.orchid}`,
    { type: 'ClientFeaturesChanged', data: { companyId: cast.orchid, featuresConfig: { allowLOG: true } } },
    { type: 'ClientElogConfigChanged', data: { companyId: cast.orchid, eLogConfig } },
  )
  await api.untilUpToDate()
}

async function ask(by: string, fields: { readonly patientId: string; readonly dateFrom: string }) {
  const data = toFormData({
    fields: {
      hospital,
      diagnosis: 'Gallstones',
      descriptionOfSymptoms: 'Pain after meals',
      dateTheSymptomsStarted: addDays(today(), -20),
      questionnaire: JSON.stringify([
        { id: 'stay', inputs: [{ value: 'planned' }, { value: 2 }, { value: null }] },
        { id: 'history', choices: [{ value: 'N' }, { value: 'N' }] },
      ]),
      ...fields,
    },
    files: [{ content: pdf('referral'), name: 'referral.pdf' }],
  })
  const body = new FormData()
  for (const [name, value] of data) body.append(name === 'attachment' ? 'documents' : name, value)
  const reply = await fetch(`${origin}/api/guarantees?companyId=${cast.orchid}`, {
    method: 'POST',
    headers: await api.headersFor(by),
    body,
  })
  return { status: reply.status, body: (await reply.json()) as { readonly id: string; readonly errors?: object } }
}
async function offered(by: string) {
  const reply = await api.app.inject({
    url: `/api/guarantees/form?companyId=${cast.orchid}`,
    headers: await api.headersFor(by),
  })
  return { status: reply.statusCode, body: reply.json<{ readonly patients: readonly { readonly id: string }[] }>() }
}
async function issue(id: string) {
  const { revision } = await api.parts.eventLog.load(`guarantee-${id}`)
  const reply = await api.app.inject({
    method: 'POST',
    url: `/api/console/guarantees/${id}/letter`,
    headers: await api.headersFor(cast.claimDesk),
    payload: { expectedVersion: revision, amountCents: 100_000 },
  })
  return { status: reply.statusCode, body: reply.json<object>() }
}

test('who is covered no more is not offered as a patient, and gets no letter', async () => {
  expect((await offered(cast.ann)).body.patients.map(({ id }) => id)).toEqual([cast.ann, cast.dan])
  const asked = await ask(cast.ann, { patientId: spouse, dateFrom: addDays(today(), 5) })
  expect([asked.status, Object.keys(asked.body.errors ?? {})]).toEqual([422, ['patientId']])
})

test('the desk issues no first letter for a day that is covered no more; a letter that was given can be followed by another', async () => {
  const dateFrom = addDays(today(), 20)
  const [waiting, given] = [
    await ask(cast.ann, { patientId: cast.ann, dateFrom }),
    await ask(cast.ann, { patientId: cast.ann, dateFrom }),
  ]
  expect((await issue(given.body.id)).status).toBe(200)
  await end(cast.ann, addDays(today(), 10))
  const refused = await issue(waiting.body.id)
  expect([refused.status, refused.body]).toMatchObject([422, { errorCode: 'NOT_COVERED' }])
  expect((await issue(given.body.id)).body).not.toMatchObject({ errorCode: 'NOT_COVERED' })
})

test('an admission after the last day is refused at its field, also where letters are signed beforehand', async () => {
  await terms({ Presigned_ELOG_Count: 9, Presigned_ELOG_Amount: 6_000 })
  const lastDay = addDays(today(), 10)
  await end(cast.dan, lastDay)
  const after = addDays(lastDay, 1)
  const refused = await ask(cast.ann, { patientId: cast.dan, dateFrom: after })
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { dateFrom: notCoveredAtAdmissionText(formatSlashedDay(after)) },
  ])
  expect((await ask(cast.ann, { patientId: cast.dan, dateFrom: lastDay })).status).toBe(200)
})

test('who has left asks for nothing', async () => {
  await end(cast.ben, addDays(today(), -1))
  expect((await offered(cast.ben)).status).toBe(404)
  expect((await ask(cast.ben, { patientId: cast.ben, dateFrom: today() })).status).toBe(404)
})
