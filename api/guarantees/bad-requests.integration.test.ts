// Requirements: ELG-003, ELG-004, ELG-005, ELG-007, ELG-012, ELG-013, ELG-014, ELG-015, ELG-016, ELG-017, ELG-018, ELG-019, ELG-020, ELG-021, ELG-022, ELG-023,
// ELG-024, ELG-025, LIM-024
/** Requests for a letter of guarantee that are wrong, over HTTP: each with its message at its field and no other, and nothing is changed. */
import { addDays, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { MAXIMUM_FILE_BYTES } from '@member-care/domain/claim/form/attachment-errors.ts'
import { badLetterAnswers } from '@member-care/tests/bad-submissions/bad-letter-answers.ts'
import { badLetterFields } from '@member-care/tests/bad-submissions/bad-letter-fields.ts'
import { badLetterFiles, suspiciousLetter } from '@member-care/tests/bad-submissions/bad-letter-files.ts'
import {
  answers,
  history,
  hospital,
  referral,
  rightLetter,
  stay,
  usualInstant,
  type BadLetter,
} from '@member-care/tests/bad-submissions/bad-letter.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { heic, pdf } from '@member-care/tests/support/claim-forms.ts'
import { claimTraces, type ClaimTraces } from '@member-care/tests/support/claim-traces.ts'
import { recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let now = new Date(usualInstant)
let api: ApiUnderTest
let cast: ClaimsCast
let origin: string
let before: ClaimTraces

beforeAll(async () => {
  api = await startApiUnderTest({ clock: () => now })
  cast = await recordClaimsCast(api)
  await api.parts.database.query(sql.unsafe`
    insert into app.clinics (code, name, address, area, zone, type, opening_hours, latitude, longitude)
    values ('H1', ${hospital}, '1 Example Road', 'North', 'N', 8, array['24 hours','','',''], 1.3, 103.8),
      ('C1', 'Coral Clinic', '2 Example Road', 'North', 'N', 1, array['24 hours','','',''], 1.3, 103.8)`)
  const featuresConfig = { allowLOG: true }
  await api.record(`client-${cast.orchid}`, {
    type: 'ClientFeaturesChanged',
    data: { companyId: cast.orchid, featuresConfig },
  })
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
  before = await claimTraces(api)
})
beforeEach(() => {
  now = new Date(usualInstant)
})
afterAll(() => api.close())

interface Sending {
  readonly companyId?: string
  readonly as?: string
}

async function send({ changes = {}, files = [referral] }: Omit<BadLetter, 'what'>, sending: Sending = {}) {
  const { companyId = cast.orchid, as = cast.ann } = sending
  const named = (text: string) => text.replace(/<(ann|ben|cat|orchid)>/, (_, who: 'ann') => cast[who])
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...rightLetter(cast.ann, singaporeToday(now)), ...changes }))
    if (value !== undefined) body.append(name, named(value))
  for (const { content, name } of files) body.append('documents', new Blob([new Uint8Array(content)]), name)
  const url = `${origin}/api/guarantees?companyId=${companyId}`
  const reply = await fetch(url, { method: 'POST', headers: await api.headersFor(as), body, redirect: 'manual' })
  const { errors, errorMessage } = (await reply.json()) as { errors?: object; errorMessage?: string }
  return { status: reply.status, errors, errorMessage }
}

async function expectNothingChanged(): Promise<void> {
  const [earlier, after] = [before, await claimTraces(api)]
  // One that does change something is blamed alone.
  before = after
  expect(after).toEqual(earlier)
}

const badLetters: readonly BadLetter[] = [...badLetterFields, ...badLetterAnswers, ...badLetterFiles]

test('there are three hundred of them and more, each another one', () => {
  expect(new Set(badLetters.map(({ what }) => what)).size).toBe(badLetters.length)
  expect(badLetters.length).toBeGreaterThan(300)
})

test.each(badLetters.map((letter) => [letter.what, letter] as const))('%s', async (_what, letter) => {
  now = new Date(letter.at ?? usualInstant)
  const { status, errors, errorMessage } = await send(letter)
  expect({ status, errors }).toEqual({ status: letter.status ?? 422, errors: letter.errors })
  expect(errorMessage).toMatch(/\w/)
  const texts = Object.values(letter.errors ?? {})
  if (texts.length === 1) expect(errorMessage).toBe(texts[0])
  await expectNothingChanged()
})

test(`${suspiciousLetter.what}: nothing of it is kept but that it came`, async () => {
  expect((await send(suspiciousLetter)).status).toBe(suspiciousLetter.status)
  const { registeredFiles: _, ...kept } = await claimTraces(api)
  expect(before).toMatchObject(kept)
  before = await claimTraces(api)
})

describe('a company that is not theirs to ask for', () => {
  test.each([
    ['another', 404, () => ({ companyId: cast.lantern })],
    ['none', 404, () => ({ companyId: '' })],
    ['one that nobody knows', 404, () => ({ companyId: 'nobody' })],
    ['the one that covers them as a dependant', 404, () => ({ as: cast.dan })],
    ['one that offers no letters', 403, () => ({ as: cast.cat, companyId: cast.lantern })],
  ])('%s: %d', async (_what, status, sending) => {
    expect((await send({}, sending())).status).toBe(status)
    await expectNothingChanged()
  })
})

describe('right on the boundary', () => {
  test.each([
    ['2026-06-01T15:59:59Z', 0],
    ['2026-06-01T16:00:00Z', 30],
    ['2026-12-31T16:00:00Z', 0],
    ['2028-02-28T16:00:00Z', 30],
  ])('at %s, an admission in %d days and symptoms of today', async (at, days) => {
    now = new Date(at)
    const today = singaporeToday(now)
    expect(await send({ changes: { dateFrom: addDays(today, days), dateTheSymptomsStarted: today } })).toMatchObject({
      status: 200,
    })
  })

  test('questions out of order, five files of 5 MB and a HEIC photo', async () => {
    expect(await send({ changes: answers(history, stay) })).toMatchObject({ status: 200 })
    const whole = new Uint8Array(MAXIMUM_FILE_BYTES)
    whole.set(pdf('scan'))
    const files = [
      ...Array.from({ length: 4 }, () => ({ content: whole, name: 'scan.pdf' })),
      { content: await heic(), name: 'referral.heic' },
    ]
    expect(await send({ files })).toMatchObject({ status: 200 })
    const kept = await api.app.inject({ url: '/api/guarantees', headers: await api.headersFor(cast.ann) })
    expect(kept.json()).toHaveLength(6)
  })
})
