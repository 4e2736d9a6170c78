// Requirements: AUTH-045
import { expect, test } from 'vitest'
import { isMasked, maskContactNo, maskEmail, maskName } from './masked-identity.ts'

test.each([
  ['Willow Tan', 'W••• T•••'],
  ['  Ng  Pandan Li ', 'N••• P••• L•••'],
  ['陈柳', '陈•••'],
  ['', ''],
])('of the name %o the first letters are seen', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})

test.each([
  ['91234567', '•••67'],
  ['', ''],
])('of the number %o the last two digits are seen', (contactNo, masked) => {
  expect(maskContactNo(contactNo)).toBe(masked)
})

test.each([
  ['willow.tan@example.com', 'w•••@example.com'],
  ['w@example.com', 'w•••@example.com'],
  ['', ''],
])('of the address %o the first letter and the domain are seen', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})

test('what is masked is told from what is not', () => {
  expect(['W•••', '•••67', '91234567', '', undefined].map(isMasked)).toEqual([true, true, false, false, false])
})
