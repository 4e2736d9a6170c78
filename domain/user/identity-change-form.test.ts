// Requirements: PRO-032, PRO-033, PRO-034, LIM-009
import { expect, test } from 'vitest'
import { makeNric } from '../identity/nric.ts'
import { identityChangeOf, identityFormErrors } from './identity-change-form.ts'

const present = { name: 'Ann Tan', nric: makeNric('S', '8112345') }
const other = makeNric('T', '1223456')

test.each([
  [{ name: 'Anne Tan', nric: present.nric }, {}],
  [{ name: present.name, nric: other.toLowerCase() }, {}],
  [{ name: 'Anne Tan', nric: 'K1234567' }, {}],
  [
    { name: present.name, nric: present.nric },
    { name: 'There is no change in your name.', nric: 'There is no change in your NRIC.' },
  ],
  [
    { name: ' Ann Tan ', nric: present.nric.toLowerCase() },
    { name: 'There is no change in your name.', nric: 'There is no change in your NRIC.' },
  ],
  [{ name: '', nric: other }, { name: 'Name is required' }],
  [{ name: 'Ann', nric: present.nric }, { name: 'Too short' }],
  [{ name: 'A'.repeat(31), nric: present.nric }, { name: 'Too long' }],
  [{ name: 'A'.repeat(30), nric: '' }, { nric: 'NRIC is required' }],
  [{ name: 'Anne Tan', nric: 'S8112345A' }, { nric: 'This is not an NRIC, FIN or passport number. Please check it.' }],
])('%j gives %j', (form, errors) => {
  expect(identityFormErrors(form, present)).toEqual(errors)
})

test('only what differs is asked for, the number in capitals', () => {
  expect(identityChangeOf({ name: 'Ann Tan', nric: other.toLowerCase() }, present)).toEqual({ nric: other })
  expect(identityChangeOf({ name: ' Anne Tan', nric: present.nric }, present)).toEqual({ name: 'Anne Tan' })
})
