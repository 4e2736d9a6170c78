import { expect, test } from 'vitest'
import { withoutNumbers } from './without-numbers.ts'

test('neither a token, an identity number nor a bank account is kept, however deep it stands', () => {
  const claim = { _id: 'c-1', nric: 'S1234567D', accountNo: '012345678', bankName: 'A bank', amount: '12.00' }
  expect(withoutNumbers([{ claim, ic: 'S1234567D', d: ['a'] }])).toEqual([
    { claim: { _id: 'c-1', nric: '', accountNo: '', bankName: '', amount: '12.00' }, ic: '', d: ['a'] },
  ])
  const user = {
    uuid: 'u-1',
    accessToken: 't',
    identifier: 'S1234567D',
    policyNo: 'P-1',
    bankDetail: { accountNo: '1' },
  }
  expect(withoutNumbers(user)).toEqual({ uuid: 'u-1', identifier: '', policyNo: '', bankDetail: null })
})
