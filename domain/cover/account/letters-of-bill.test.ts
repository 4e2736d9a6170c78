import { expect, test } from 'vitest'
import type { CoverAccountEvent, CoverTaken } from './cover-account-events.ts'
import { lettersOfBill } from './letters-of-bill.ts'

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

test('are those of its stay, issued before it or after, also when it has come to nothing', () => {
  const billed = [letter('L'), claim('C', { offsets: ['L'] }), letter('later'), released('later')]
  expect(lettersOfBill('C', billed)).toEqual(['L', 'later'])
  expect(lettersOfBill('C', [...billed, released('C')])).toEqual(['L', 'later'])
})

test('are those of the stay, too, that it was thought to be of', () => {
  const moved = claim('C', { stayId: 'A 2026-04-04' })
  expect(lettersOfBill('C', [letter('L'), claim('C', { offsets: ['L'] }), moved])).toEqual(['L'])
})

test('are none of another stay, person or benefit', () => {
  const events = [
    letter('other stay', { stayId: 'A 2026-04-04' }),
    letter('other person', { personId: 'B' }),
    letter('other benefit', { benefitId: 'GMM' }),
    letter('L'),
    claim('C', { offsets: ['L'] }),
    claim('second bill'),
  ]
  expect(lettersOfBill('C', events)).toEqual(['L'])
  expect(lettersOfBill('second bill', events)).toEqual(['L'])
  expect(lettersOfBill('nobody', events)).toEqual([])
})
