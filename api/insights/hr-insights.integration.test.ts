/** Figures of a company's people for its HR: counted by quarters, of their own companies, none of fewer than ten people (S95). */
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { insightTexts } from '@member-care/domain/texts/insight-texts.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const now = new Date('2026-11-10T10:30:00Z')
let api: ApiUnderTest
let cast: ClaimsCast

beforeAll(async () => {
  api = await startApiUnderTest({ clock: () => now })
  cast = await recordClaimsCast(api)
  await api.record(`user-${cast.ben}`, {
    type: 'RolesChanged',
    data: { userId: cast.ben, roles: ['hradmin'], groupCodes: [], reason: 'test' },
  })
  // Ten people with a claim each that is approved, and one of them with a second one.
  for (const person of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9]) await file(cast.orchid, `orchid-${person}`, approved)
  // Nine people, one of them twice; the last evening of the quarter in Singapore is the next day in UTC's clock only.
  for (const person of [0, 1, 2, 3, 4, 5, 6, 7, 8, 8]) await file(cast.orchid, `orchid-${person}`)
  for (let person = 0; person < 12; person++) await file(cast.lantern, `lantern-${person}`, approved)
  await api.untilUpToDate()
})
afterAll(() => api.close())

const approved = (claimId: string, claimantId: string): readonly ClaimEvent[] => [
  { type: 'ClaimApproved', data: { claimId, claimantId, payableCents: 1, remarks: '', batchNo: 'B' } },
]

async function file(companyId: string, claimantId: string, then?: typeof approved): Promise<void> {
  await recordClaim(api, {
    companyId,
    employeeId: claimantId,
    claimantId,
    filedAt: new Date('2026-09-30T15:59:00Z'),
    ...(then && { then: (claimId: string) => then(claimId, claimantId) }),
  })
}

interface Insight {
  readonly subject: string
  readonly quarters: readonly {
    quarter: string
    figures: { part: string; count: number | null; withheld: boolean }[]
  }[]
}

async function ask(path: string, userId = cast.ben) {
  const reply = await api.app.inject({ url: `/api/hradmin/insights/${path}`, headers: await api.headersFor(userId) })
  return { status: reply.statusCode, body: reply.json<Insight>(), text: reply.body }
}

test('ten people are told, nine are not, and neither is another company', async () => {
  const { status, body } = await ask('claims')
  expect(status).toBe(200)
  expect(body.quarters).toHaveLength(8)
  expect(body.quarters.at(-1)?.quarter).toBe('2026-Q4')
  expect(body.quarters.at(-2)).toEqual({
    quarter: '2026-Q3',
    figures: [
      { part: 'open', count: null, withheld: true },
      { part: 'approved', count: 11, withheld: false },
      { part: 'rejected', count: null, withheld: true },
    ],
  })
})

test('the answer never holds how many people a figure is of', async () => {
  expect((await ask('claims')).text).not.toContain('people')
})

test('each subject has its own figures for the quarters that are asked for', async () => {
  for (const [subject, parts] of [
    ['members', ['joined', 'left']],
    ['letters', ['open', 'issued', 'refused']],
  ] as const) {
    const { status, body } = await ask(`${subject}?first=2026-Q1&last=2026-Q2&companyId=${cast.orchid}`)
    expect(status).toBe(200)
    expect(body.quarters.map(({ quarter }) => quarter)).toEqual(['2026-Q1', '2026-Q2'])
    expect(body.quarters[0]?.figures.map(({ part }) => part)).toEqual(parts)
  }
})

test.each([
  ['claims?first=2026-Q4&last=2026-Q3', insightTexts.quartersReversed],
  ['claims?first=2016-Q4', insightTexts.tooManyQuarters(20)],
  ['claims?last=2026-Q9', insightTexts.quarterInvalid],
])('%s is refused, and says what to ask', async (path, text) => {
  const { status, text: body } = await ask(path)
  expect(status).toBe(422)
  expect(body).toContain(text)
})

test('the company of somebody else is not found, and nobody but HR is let in', async () => {
  expect((await ask(`claims?companyId=${cast.lantern}`)).status).toBe(404)
  expect((await ask('claims', cast.ann)).status).toBe(403)
  expect((await ask('claims', cast.operation)).status).toBe(403)
})
