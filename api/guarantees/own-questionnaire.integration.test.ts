// Requirements: ELG-008, ELG-009, ELG-010, ELG-011, ELG-023, STA-005
/** The questions of a client's own: written in the console, asked of its members, and kept with each request as they were asked. */
import { addDays, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { Questionnaire } from '@member-care/domain/guarantee/questionnaire.ts'
import { exampleQuestionnaire } from '@member-care/domain/guarantee/testing/example-request.ts'
import { usualQuestionnaire } from '@member-care/domain/guarantee/usual-questionnaire.ts'
import { guaranteeRequestTexts } from '@member-care/domain/texts/guarantee-request-texts.ts'
import { ownQuestionnaireTexts } from '@member-care/domain/texts/own-questionnaire-texts.ts'
import { answers, hospital, referral, rightLetter } from '@member-care/tests/bad-submissions/bad-letter.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import type { FormFile } from '@member-care/tests/support/claim-forms.ts'
import { annsNric, recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { offerLetters } from '@member-care/tests/support/letter-cast.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let api: ApiUnderTest
let cast: ClaimsCast
let origin: string

beforeAll(async () => {
  api = await startApiUnderTest()
  cast = await recordClaimsCast(api)
  await offerLetters(api, cast, hospital)
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  expect((await configure({ questionnaire: null })).statusCode).toBe(200)
})
afterAll(() => api.close())

const client = async () => {
  const headers = await api.headersFor(cast.operation)
  const reply = await api.app.inject({ url: `/api/console/clients/${cast.orchid}`, headers })
  return reply.json<{ version: number; eLogConfig: { questionnaire: Questionnaire | null } }>()
}

async function configure(eLogConfig: object) {
  const { version: expectedVersion } = await client()
  return api.app.inject({
    method: 'PUT',
    url: `/api/console/clients/${cast.orchid}`,
    headers: await api.headersFor(cast.operation),
    payload: { expectedVersion, eLogConfig },
  })
}

async function asked(): Promise<Questionnaire> {
  const headers = await api.headersFor(cast.ann)
  const reply = await api.app.inject({ url: `/api/guarantees/form?companyId=${cast.orchid}`, headers })
  return reply.json<{ questionnaire: Questionnaire }>().questionnaire
}

interface Reply {
  readonly id?: string
  readonly errors?: Readonly<Record<string, string>>
}

async function request(changes: Readonly<Record<string, string>>, files: readonly FormFile[] = [referral]) {
  const body = new FormData()
  const today = singaporeToday(api.parts.clock())
  for (const [name, value] of Object.entries({
    ...rightLetter(cast.ann, today),
    dateFrom: addDays(today, 4),
    ...changes,
  }))
    body.append(name, value)
  for (const { content, name } of files) body.append('documents', new Blob([new Uint8Array(content)]), name)
  const reply = await fetch(`${origin}/api/guarantees?companyId=${cast.orchid}`, {
    method: 'POST',
    headers: await api.headersFor(cast.ann),
    body,
  })
  return { status: reply.status, ...((await reply.json()) as Reply) }
}

const ownAnswers = answers(
  { id: 'stay', inputs: [{ value: 'Elective' }, { value: 3 }, { value: null }] },
  { id: 'history', choices: [{ value: 'N' }, { value: 'N' }] },
)

test('are asked instead of the usual ones, in the form and by the call of the catalogue', async () => {
  expect(await asked()).toEqual(usualQuestionnaire)
  expect((await configure({ questionnaire: exampleQuestionnaire })).statusCode).toBe(200)
  expect(await asked()).toEqual(exampleQuestionnaire)
  const reply = await api.app.inject({
    method: 'POST',
    url: '/api/externalapi/elog/getElogConfigQuestions',
    headers: await api.headersFor(cast.ann),
    payload: { nric: annsNric },
  })
  expect(reply.json()).toEqual({ data: exampleQuestionnaire })
})

test('are kept with the request as they were asked, no matter what is asked later', async () => {
  await configure({ questionnaire: exampleQuestionnaire })
  const { status, id = '' } = await request(ownAnswers)
  expect(status).toBe(200)
  await configure({ questionnaire: { questions: [], attachments: { optional: true } } })
  const headers = await api.headersFor(cast.ann)
  const kept = (await api.app.inject({ url: `/api/guarantees/${id}`, headers })).json<{ questionnaire: string }>()
  expect(JSON.parse(kept.questionnaire)).toMatchObject([
    { title: exampleQuestionnaire.questions[0]?.title },
    { title: 'The stay', inputs: [{ value: 'Elective' }, { value: '3' }, { value: null }] },
    { title: 'Before this', choices: [{ value: 'N' }, { value: 'N' }] },
  ])
  // Nothing is asked now, and no document.
  expect((await request(answers(), [])).status).toBe(200)
})

test('that somebody changed while a form was open are answered anew, and nothing is filed', async () => {
  const renamed = exampleQuestionnaire.questions.map((question) => ({ ...question, id: `${question.id}-2` }))
  await configure({ questionnaire: { ...exampleQuestionnaire, questions: renamed } })
  expect(await request(ownAnswers)).toMatchObject({
    status: 422,
    errors: { questionnaire: guaranteeRequestTexts.questionsChanged },
  })
})

test('that nobody could answer are refused, and a change of something else leaves them', async () => {
  await configure({ questionnaire: exampleQuestionnaire })
  const refused = await configure({
    questionnaire: {
      questions: [{ id: 'q', type: 'multiple_input', title: 'Stay', inputs: [] }],
      attachments: { optional: true },
    },
  })
  expect(refused.statusCode).toBe(422)
  expect(Object.values(refused.json<{ errors: object }>().errors)).toEqual([
    ownQuestionnaireTexts.ofQuestion(1, ownQuestionnaireTexts.noInputs),
  ])
  await configure({ LogF_RequireHR: 1 })
  expect((await client()).eLogConfig.questionnaire).toEqual(exampleQuestionnaire)
})
