// Requirements: PRO-011, PRO-012, PRO-042, PRO-043, PRO-044
import { expect, test } from 'vitest'
import { mayChangeEmailAddress, mayEnterBankAccount, type CoverWithFlags } from './own-changes.ts'

const employee = (allowEmployeeChangeEmail: boolean, allowDependantChangeEmail = false): CoverWithFlags => ({
  memberType: 'E',
  allowEmployeeChangeEmail,
  allowDependantChangeEmail,
})
const dependant = (allowDependantChangeEmail: boolean, allowEmployeeChangeEmail = false): CoverWithFlags => ({
  memberType: 'D',
  allowEmployeeChangeEmail,
  allowDependantChangeEmail,
})

test.each([
  ['an employee whose company allows it', [employee(true)], true],
  ['an employee whose company allows it to dependants only', [employee(false, true)], false],
  ['a dependant whose company allows it', [dependant(true)], true],
  ['a dependant whose company allows it to employees only', [dependant(false, true)], false],
  [
    'an employee, even if another company covers them as a dependant who may',
    [employee(false), dependant(true)],
    false,
  ],
  ['an employee of two companies of which one allows it', [employee(false), employee(true)], true],
  ['somebody without any cover', [], false],
])('%s', (_who, covers, may) => {
  expect(mayChangeEmailAddress(covers)).toBe(may)
})

test('an account is entered by employees, while none is stored', () => {
  expect(mayEnterBankAccount([employee(false), dependant(false)], false)).toBe(true)
  expect(mayEnterBankAccount([employee(false)], true)).toBe(false)
  expect(mayEnterBankAccount([dependant(false)], false)).toBe(false)
})
