import { expect, test } from 'vitest'
import type { CoverAccountEvent, CoverTaken } from './cover-account-events.ts'
import { lettersLeftBy } from './letters-of-bill.ts'

const family = { companyId: 'company', employeeId: 'A' }
const reserved = (sourceKind: CoverTaken['sourceKind'], sourceId: string, over: Partial<CoverTaken> = {}) =>
  ({
    type: 'CoverReserved',
    data: {
      ...family,
      ...{ sourceId, sourceKind, offsets: [], personId: 'A', benefitId: 'GHS', date: '2026-03-03', visitId: sourceId },
      ...{ stayId: 'A 2026-03-03', planNo: 'A', planHoldsFrom: '2026-01-01', payableCents: 100, pools: [] },
      ...over,
    },
  }) satisfies CoverAccountEvent
const letter = (sourceId: string, over?: Partial<CoverTaken>) => reserved('letter', sourceId, over)
const claim = (sourceId: string, over?: Partial<CoverTaken>) => reserved('claim', sourceId, over)
const released = (sourceId: string): CoverAccountEvent => ({
  type: 'CoverReleased',
  data: { ...family, sourceId, personId: 'A' },
})

test('a bill that comes to nothing leaves the letters of its stay, those issued after it too', () => {
  const billed = [letter('L'), claim('C', { offsets: ['L'] }), letter('later'), released('later')]
  expect(lettersLeftBy('C', billed)).toEqual([])
  expect(lettersLeftBy('C', [...billed, released('C')])).toEqual(['L', 'later'])
})

test('a bill that turns out to be of another stay leaves them as well', () => {
  const moved = claim('C', { stayId: 'A 2026-04-04' })
  expect(lettersLeftBy('C', [letter('L'), claim('C', { offsets: ['L'] }), moved])).toEqual(['L'])
})

test('not those that hold their part, that another bill stands for, or that are of another stay, person or benefit', () => {
  const events = [
    letter('other stay', { stayId: 'A 2026-04-04' }),
    letter('other person', { personId: 'B' }),
    letter('other benefit', { benefitId: 'GMM' }),
    ...['other stay', 'other person', 'other benefit'].map(released),
    letter('L'),
    claim('C', { offsets: ['L'] }),
    claim('second bill'),
    released('C'),
  ]
  expect(lettersLeftBy('C', events)).toEqual([])
  expect(lettersLeftBy('C', [...events, released('second bill')])).toEqual(['L'])
  expect(lettersLeftBy('C', [...events, released('second bill'), letter('L')])).toEqual([])
})
