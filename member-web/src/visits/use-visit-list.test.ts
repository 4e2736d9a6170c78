// Requirements: VIS-002, STA-004
import { expect, test } from 'vitest'
import { visibleVisits } from './use-visit-list.ts'

test('visits that are still processed are hidden, all others stay in their order', () => {
  const rows = [
    { s: 'Completed', vn: '1' },
    { s: 'PROCESSING', vn: '2' },
    { s: 'Pending', vn: '3' },
  ]
  expect(visibleVisits(rows).map(({ vn }) => vn)).toEqual(['1', '3'])
})
