import { expect, test } from 'vitest'
import { branchLabel } from './branch-label.ts'

test.each([
  ['081', 'POSB', '081 POSB'],
  ['123', 'Branch 123', 'Branch 123'],
  ['999', undefined, '999'],
])('branch %s, whose name is %s, is shown as "%s"', (branchNo, name, label) => {
  expect(branchLabel(branchNo, name)).toBe(label)
})
