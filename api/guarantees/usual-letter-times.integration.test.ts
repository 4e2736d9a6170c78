/** How long requests for letters of guarantee usually take, as members are told it before they ask and while they wait. */
import { randomUUID } from 'node:crypto'
import { addDays, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { GuaranteeEvent } from '@member-care/domain/guarantee/guarantee-events.ts'
import { exampleLetter, exampleRequest } from '@member-care/domain/guarantee/testing/example-guarantee.ts'
import { validUntil } from '@member-care/domain/guarantee/guarantee-terms.ts'
import type { LetterWay } from '@member-care/projections/guarantees/usual-letter-time.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FEWEST_DECIDED } from '../usual-times/usual-times.ts'
import { usualTimesOfLetters } from './usual-letter-times.ts'

const now = new Date('2026-11-10T10:30:00Z')
let api: ApiUnderTest
let cast: ClaimsCast
beforeAll(async () => {
  api = await startApiUnderTest({ clock: () => now })
  cast = await recordClaimsCast(api)
  for (const companyId of [cast.orchid, cast.lantern])
    await api.record(`client-${companyId}`, {
      type: 'ClientFeaturesChanged',
      data: { companyId, featuresConfig: { allowLOG: true } },
    })
})
afterAll(() => api.close())

/** A request of somebody, and how it ended so many days later; open without an end. */
interface Asked {
  readonly companyId: string
  readonly employeeId?: string
  readonly needsHr?: boolean
  readonly decided?: 'issued' | 'rejected'
  /** The decision's day in Singapore. */
  readonly on?: string
  readonly days?: number
}

async function recordRequest(asked: Asked): Promise<string> {
  const { companyId, employeeId = cast.ann, needsHr = false, decided, on = '2026-11-01', days = 0 } = asked
  const guaranteeId = randomUUID()
  const append = (day: string, expected: 'no-stream' | 'exists', event: GuaranteeEvent) =>
    api.events.eventLog.append(`guarantee-${guaranteeId}`, [event], {
      expected: { kind: expected },
      context: {
        actor: { kind: 'system', id: 'test' },
        commandId: randomUUID(),
        correlationId: randomUUID(),
        occurredAt: `${day}T03:00:00.000Z`,
      },
    })
  const people = { employeeId, patientId: employeeId }
  const data = { ...exampleRequest, ...people, guaranteeId, number: `LOG-${guaranteeId}`, companyId, needsHr }
  await append(addDays(on, -days), 'no-stream', { type: 'GuaranteeRequested', data })
  const letter = { ...exampleLetter, issue: 1, issuedOn: on, validUntil: validUntil(on) }
  if (decided === 'issued')
    await append(on, 'exists', { type: 'GuaranteeIssued', data: { guaranteeId, patientId: employeeId, letter } })
  if (decided === 'rejected')
    await append(on, 'exists', {
      type: 'GuaranteeRejected',
      data: { guaranteeId, patientId: employeeId, reason: 'not covered' },
    })
  return guaranteeId
}

async function recordDecided(days: readonly number[], asked: Asked): Promise<void> {
  await Promise.all(
    days.map((taken) => recordRequest({ decided: taken % 2 === 0 ? 'issued' : 'rejected', ...asked, days: taken })),
  )
  await api.untilUpToDate()
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const straight: LetterWay = { kind: 'NonFixed', needsHr: false }
const usualTimeOf = (companyId: string, kind = straight) =>
  usualTimesOfLetters(api.parts).usualTimeOf({ companyId, kind })

test('is told of the company with enough letters, of all with too few, and of each way apart', async () => {
  await recordDecided(upTo(FEWEST_DECIDED - 1), { companyId: cast.orchid })
  expect(await usualTimeOf(cast.orchid)).toBeUndefined()
  await recordDecided([20], { companyId: cast.orchid })
  const ofOrchid = { medianDays: 10, ninetiethDays: 18, decided: 20, among: 'company' }
  expect(await usualTimeOf(cast.orchid)).toEqual(ofOrchid)
  // What waits, went by HR first, or was decided more than a year ago says nothing of these.
  await recordRequest({ companyId: cast.orchid, on: '2026-06-01' })
  await recordDecided([50, 50, 50], { companyId: cast.orchid, needsHr: true })
  await recordDecided([50, 50, 50], { companyId: cast.orchid, on: '2025-11-09' })
  expect(await usualTimeOf(cast.orchid)).toEqual(ofOrchid)
  expect(await usualTimeOf(cast.orchid, { ...straight, needsHr: true })).toBeUndefined()
  expect(await usualTimeOf(cast.lantern)).toEqual({ ...ofOrchid, among: 'all' })
})

test('a letter in place of another, or its end, does not make the decision later', async () => {
  const before = await usualTimeOf(cast.orchid)
  const issued = await recordRequest({ companyId: cast.orchid, decided: 'issued', on: '2026-10-01', days: 50 })
  await api.record(`guarantee-${issued}`, {
    type: 'GuaranteeExpired',
    data: { guaranteeId: issued },
  })
  await api.untilUpToDate()
  expect(await usualTimeOf(cast.orchid)).toMatchObject({ decided: (before?.decided ?? 0) + 1, ninetiethDays: 19 })
})

test('stands with the form and at a letter that waits, and not at one that is decided', async () => {
  const ask = async <Body>(path: string, userId = cast.ann) =>
    (await api.app.inject({ url: `/api${path}`, headers: await api.headersFor(userId) })).json<Body>()
  const figures = { medianDays: expect.any(Number) as number, among: 'company' }
  expect(await ask(`/guarantees/form?companyId=${cast.orchid}`)).toMatchObject({
    terms: { outcome: 'to-desk' },
    usualTime: figures,
  })
  const waits = await recordRequest({ companyId: cast.orchid, on: singaporeToday(now) })
  const rejected = await recordRequest({ companyId: cast.orchid, on: singaporeToday(now), decided: 'rejected' })
  await api.untilUpToDate()
  expect(await ask(`/guarantees/${waits}`)).toMatchObject({ status: 'SUBMITTED', usualTime: figures })
  expect(await ask(`/guarantees/${rejected}`)).toMatchObject({ status: 'REJECTED', usualTime: null })
})
