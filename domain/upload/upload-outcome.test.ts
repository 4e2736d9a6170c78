import { expect, test } from 'vitest'
import { addToSummary, emptySummary, endOf, type UploadEntry, type UploadOutcome } from './upload-outcome.ts'

function entry(rowNo: number, outcome: UploadOutcome, memberType: 'E' | 'D' = 'E'): UploadEntry {
  return { rowNo, memberType, name: 'Ann Lim', nric: 'S1234567D', outcome, changes: [], warnings: [], errors: [] }
}

test('the rows add up to those that were read, whatever became of them, and people count once', () => {
  const { rows, byRow, users, dependants } = addToSummary(emptySummary, 6, [
    // In two companies, of which one is new.
    [entry(1, 'unchanged'), entry(2, 'created')],
    // In the employee's first row; the row of another dependant was refused.
    [entry(1, 'updated', 'D')],
    [entry(3, 'rejected', 'D')],
    [entry(4, 'terminated')],
    [entry(5, 'unchanged')],
  ])
  expect(byRow).toEqual({ created: 1, updated: 1, terminated: 1, unchanged: 1, rejected: 1, leftOut: 1 })
  expect(Object.values(byRow ?? {}).reduce((sum, count) => sum + count, 0)).toBe(rows)
  expect(users).toEqual({ created: 1, updated: 0, terminated: 1, unchanged: 1, rejected: 0 })
  expect(dependants).toEqual({ created: 0, updated: 1, terminated: 0, unchanged: 0, rejected: 1 })
})

test('a row with something to correct is a refused one, no matter who else of it is taken', () => {
  const { byRow } = addToSummary(emptySummary, 1, [[entry(1, 'created')], [entry(1, 'rejected', 'D')]])
  expect(byRow).toMatchObject({ created: 0, rejected: 1, leftOut: 0 })
})

test('what an earlier version counted without its rows goes on without them', () => {
  const { rows, users, dependants } = emptySummary
  expect(addToSummary({ rows, users, dependants }, 1, [[entry(1, 'created')]]).byRow).toBeUndefined()
})

test.each([
  ['terminated', '', '2026-12-31', '2026-12-31'],
  // It has ended; now it ends on another day.
  ['terminated', '2026-12-31', '2026-10-31', '2026-10-31'],
  ['updated', '', '2026-12-31', '2026-12-31'],
  // Moved, or taken away.
  ['updated', '2026-12-31', '2027-12-31', undefined],
  ['updated', '2026-12-31', '', undefined],
  ['created', '', '2026-12-31', undefined],
] as const)('a row that is %s from %j to %j ends a cover on %s', (outcome, from, to, end) => {
  for (const field of ['effectiveEndDate', 'dep_effectiveEndDate'] as const)
    expect(endOf({ outcome, changes: [{ field, from, to }] })).toBe(end)
})
