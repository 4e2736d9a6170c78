// Requirements: S125; C12b, C13
import { expect, test } from 'vitest'
import { accountInProfile, namesProfile, valuesOfPerson } from './account-in-profile.ts'

const account = { bankName: 'Bank', bankNo: '7171', branchNo: '001', accountNo: '*****6789' }
const begun = { accidentRelated: 'N', nric: '', amount: '12.00', ...accountInProfile() }

test('a claim that names the account in the profile has that account once its person is signed in', () => {
  const values = valuesOfPerson(begun, { bankDetail: account, nric: '*****567D' })
  expect(values).toEqual({ ...begun, ...account, nric: '*****567D', typedAccountNo: '' })
})

test('who has no account there is asked for one', () => {
  const values = valuesOfPerson(begun, { bankDetail: null, nric: '' })
  expect(values).toMatchObject({ bankName: '', bankNo: '', branchNo: '', accountNo: '', amount: '12.00' })
  expect(values && namesProfile(values)).toBe(false)
})

test('what was typed, and a form that was never open, stay as they are', () => {
  const typed = { ...begun, ...account, accountNo: '123456789', nric: '*****567D' }
  expect(valuesOfPerson(typed, { bankDetail: { ...account, bankNo: '7339' }, nric: '*****567D' })).toBeUndefined()
  expect(valuesOfPerson({ amount: '12.00' }, { bankDetail: account, nric: 'S1234567D' })).toBeUndefined()
})
