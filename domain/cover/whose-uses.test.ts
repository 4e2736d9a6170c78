import { expect, test } from 'vitest'
import { seesUsesOf } from './whose-uses.ts'

const employee = { userId: 'ann', isEmployee: true }
const child = { userId: 'cat', isEmployee: false }

test.each([
  [undefined, true, false],
  ['employee', true, false],
  ['family', true, true],
  ['self', false, false],
] as const)('%s: whether the employee sees the child’s, and the child the employee’s', (setting, up, down) => {
  expect([seesUsesOf(setting, employee, 'cat'), seesUsesOf(setting, child, 'ann')]).toEqual([up, down])
  expect([seesUsesOf(setting, employee, 'ann'), seesUsesOf(setting, child, 'cat')]).toEqual([true, true])
})
