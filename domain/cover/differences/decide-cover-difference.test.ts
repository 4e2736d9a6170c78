import { expect, test } from 'vitest'
import type { CoverDifferenceEvent, DifferenceFound } from './cover-difference-events.ts'
import {
  closeDifference,
  evolveCoverDifference,
  noteDifference,
  type CoverDifferenceState,
} from './decide-cover-difference.ts'

const claim = { claimId: 'c1', companyId: 'orchid' }
const found: DifferenceFound = {
  ...claim,
  employeeId: 'ann',
  personId: 'ben',
  planNo: 'A',
  reckonedCents: 80_00,
  paidCents: 80_00,
  nowCents: 60_00,
}
const after = (...events: readonly CoverDifferenceEvent[]) =>
  events.reduce<CoverDifferenceState>(evolveCoverDifference, undefined)
const told: CoverDifferenceEvent = { type: 'CoverDifferenceFound', data: found }
const gone: CoverDifferenceEvent = { type: 'CoverDifferenceGone', data: claim }
const closed = {
  type: 'CoverDifferenceClosed',
  data: { ...claim, personId: 'ben', outcome: 'left', reason: 'Agreed with the client.', decidedBy: 'cara' },
} as const satisfies CoverDifferenceEvent
const typesOf = ({ events }: { readonly events: readonly CoverDifferenceEvent[] }) => events.map(({ type }) => type)

test('a difference is told once, and again only when it is another one', () => {
  expect(noteDifference(claim, found, undefined)).toEqual({ events: [told] })
  expect(noteDifference(claim, found, after(told))).toEqual({ events: [] })
  expect(noteDifference(claim, found, after(told, closed))).toEqual({ events: [] })
  expect(typesOf(noteDifference(claim, { ...found, nowCents: 0 }, after(told, closed)))).toEqual([
    'CoverDifferenceFound',
  ])
  const { nowCents: _, ...nobodyKnows } = found
  expect(typesOf(noteDifference(claim, nobodyKnows, after(told)))).toEqual(['CoverDifferenceFound'])
})

test('what differs no more is gone, and may come back', () => {
  expect(noteDifference(claim, undefined, undefined)).toEqual({ events: [] })
  expect(noteDifference(claim, undefined, after(told))).toEqual({ events: [gone] })
  expect(noteDifference(claim, undefined, after(told, gone))).toEqual({ events: [] })
  expect(noteDifference(claim, undefined, after(told, closed))).toEqual({ events: [] })
  expect(noteDifference(claim, found, after(told, gone))).toEqual({ events: [told] })
})

test('the desk closes what it was shown, and says why', () => {
  const seen = { shownCents: 60_00, shownPaidCents: found.paidCents, paidCents: found.paidCents }
  const asked = { ...seen, outcome: 'left', reason: ' Agreed with the client. ', decidedBy: 'cara' } as const
  expect(closeDifference(asked, after(told))).toEqual({ events: [closed] })
  expect(closeDifference({ ...asked, outcome: 'settled' }, after(told))).toMatchObject({
    events: [{ data: { outcome: 'settled', settledCents: 60_00 } }],
  })
  expect(closeDifference(asked, undefined)).toMatchObject({ refusal: { code: 'DIFFERENCE_NOT_OPEN' } })
  expect(closeDifference(asked, after(told, closed))).toMatchObject({ refusal: { code: 'DIFFERENCE_NOT_OPEN' } })
  expect(closeDifference({ ...asked, shownCents: undefined }, after(told))).toMatchObject({
    refusal: { code: 'DIFFERENCE_MOVED' },
  })
  for (const otherwise of [{ paidCents: 90_00 }, { shownPaidCents: 90_00, paidCents: 90_00 }])
    expect(closeDifference({ ...asked, ...otherwise }, after(told))).toMatchObject({
      refusal: { code: 'DIFFERENCE_MOVED' },
    })
  expect(closeDifference({ ...asked, reason: ' ' }, after(told))).toMatchObject({
    refusal: { code: 'DIFFERENCE_REASON_MISSING', field: 'reason' },
  })
})

test('what was settled stays so, whatever is found and left later; where nobody could tell, nothing is known', () => {
  const settled: CoverDifferenceEvent = {
    type: 'CoverDifferenceClosed',
    data: { ...closed.data, outcome: 'settled', settledCents: 60_00 },
  }
  const foundAgain: CoverDifferenceEvent = {
    type: 'CoverDifferenceFound',
    data: { ...found, reckonedCents: 60_00, paidCents: 60_00, nowCents: 50_00 },
  }
  expect(after(told, settled, foundAgain, closed)).toMatchObject({ status: 'closed', settledCents: 60_00 })
  const { nowCents: _, ...nobodyKnows } = found
  const seen = { shownCents: undefined, shownPaidCents: found.paidCents, paidCents: found.paidCents }
  const asked = { ...seen, outcome: 'settled', reason: 'Asked back.', decidedBy: 'cara' } as const
  const decision = closeDifference(asked, after({ type: 'CoverDifferenceFound', data: nobodyKnows }))
  expect('events' in decision && decision.events.map(({ data }) => 'settledCents' in data)).toEqual([false])
})
