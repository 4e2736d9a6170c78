// Requirements: SHELL-038, BNK-001, BNK-002, BNK-003, BNK-004, BNK-005, BNK-006, BNK-007, BNK-008, BNK-009, BNK-010, BNK-011, BNK-012, BNK-013,
// BNK-014, BNK-015, BNK-016, BNK-017, BNK-018, BNK-019, BNK-020, BNK-021, BNK-022, BNK-023, BNK-024, BNK-025, BNK-026, BNK-027, BNK-028, BNK-029,
// BNK-030, BNK-031, ERR-048, LIM-033
import { describe, expect, test } from 'vitest'
import { digitsOf, isMaskedAccountNo, maskAccountNo } from './account-number.ts'
import {
  accountIdentity,
  bankFormErrors,
  bankOfCode,
  readTypedAccount,
  storedAccountError,
  storedAccountErrors,
  typedAccountError,
  type Bank,
  type BankAccount,
} from './bank-rules.ts'
import { branchDroppedText, otherBranchText } from '../texts/bank-texts.ts'
import { singaporeBanks } from './singapore-banks.ts'
import { uobBranch } from './uob-branches.ts'

function bankNamed(start: string): Bank {
  const bank = singaporeBanks.find(({ n }) => n.startsWith(start))
  if (bank === undefined) throw new Error(`no bank ${start}`)
  return bank
}
const errorFor = (start: string, digits: string) =>
  typedAccountError({ bankNo: bankNamed(start).c, bankName: bankNamed(start).n }, digits)
const digits = (count: number, start = '1') => start + '2'.repeat(count - start.length)

describe('digits', () => {
  test.each([
    ['POSB', [9], [8, 10]],
    ['DBS', [10], [9, 11]],
    ['Oversea', [10, 12], [9, 11, 13]],
    ['United', [7, 9, 10, 11, 12, 13, 14, 17, 18], [6, 8, 15, 16, 19]],
    ['Standard', [10], [9, 11]],
    ['HSBC (Corporate)', [4, 12, 20], [3, 21]],
    ['HSBC (Personal)', [12], [3, 21]],
    ['State Bank', [11], [3, 21]],
    ['Maybank', [4, 20], [3, 21]],
  ])('%s', (bank, right, wrong) => {
    expect(right.map((count) => errorFor(bank, digits(count)))).toEqual(right.map(() => undefined))
    for (const count of wrong) expect(errorFor(bank, digits(count)), String(count)).toBeTypeOf('string')
  })

  test('Bank of China: 11 digits that begin with 9', () => {
    expect(errorFor('Bank of China', digits(11, '9'))).toBeUndefined()
    expect(errorFor('Bank of China', digits(11, '8'))).toBe('A Bank of China account number begins with 9.')
    expect(errorFor('Bank of China', digits(11, '6500'))).toBe('A Bank of China account number begins with 9.')
    expect(errorFor('Bank of China', digits(10, '9'))).toBe('A Bank of China account number has 11 digits.')
  })

  test('what is missing or no digits', () => {
    expect(typedAccountError({ bankNo: '', bankName: '' }, '123')).toBe('Bank code is missing')
    expect(errorFor('POSB', '')).toBe('Bank account no is missing')
    expect(errorFor('POSB', '12345678x')).toBe('Invalid account no digit')
  })
})

describe('branch', () => {
  test.each([
    ['POSB', '084102395', { accountNo: '084102395', branchNo: '081' }],
    ['DBS', '0052312891', { accountNo: '0052312891', branchNo: '005' }],
    ['United', '9102031012', { accountNo: '9102031012', branchNo: '030' }],
    ['United', '860012349101', { accountNo: '860012349101', branchNo: '001' }],
    ['Standard', '1803645852', { accountNo: '1803645852', branchNo: '018' }],
    ['Bank of China', '91234567890', { accountNo: '91234567890', branchNo: '011' }],
  ])('%s %s', (bank, typed, read) => {
    expect(readTypedAccount(bankNamed(bank), typed)).toEqual(read)
  })

  test.each([
    ['Oversea', '5501089550', '550', '1089550'],
    ['HSBC (Corporate)', '146172002492', '146', '172002492'],
    ['HSBC (Personal)', '146123843293', '146', '123843293'],
    ['State Bank', '27767012518738', '277', '67012518738'],
  ])('%s drops the branch and says so', (bank, typed, branchNo, accountNo) => {
    expect(readTypedAccount(bankNamed(bank), typed)).toEqual({
      accountNo,
      branchNo,
      alert: `The first 3 digits (${branchNo}) of the account number are the branch code. They have been dropped from the account number.`,
    })
  })

  test.each([
    ['United', '0002031012'],
    ['DBS', '9992312891'],
    ['DBS', '005231289'],
    ['Maybank', '12345678901'],
  ])('of %s %s cannot be told, and nothing is dropped', (bank, typed) => {
    expect(readTypedAccount(bankNamed(bank), typed)).toEqual({ accountNo: typed, branchNo: undefined })
  })

  test.each([
    ['Oversea', '0001089550'],
    ['HSBC (Corporate)', '0001089550'],
    ['HSBC (Personal)', '0001089550'],
    ['State Bank', '0001089550'],
  ])('of %s %s is to be chosen, and takes the place of the digits that are none', (name, typed) => {
    const bank = bankNamed(name)
    const { accountNo, branchNo, alert } = readTypedAccount(bank, typed)
    expect({ accountNo, branchNo, alert }).toEqual({
      accountNo: '1089550',
      branchNo: undefined,
      alert: branchDroppedText('000'),
    })
    const chosen = { bankName: bank.n, bankNo: bank.c, branchNo: bank.branches[0]?.c ?? '' }
    expect(bankFormErrors({ ...chosen, accountNo: typed, accountNoAgain: typed }, singaporeBanks)).toEqual({})
    expect(storedAccountErrors({ ...chosen, accountNo }, singaporeBanks)).toEqual({})
  })
})

describe('an account as it is kept', () => {
  test.each([
    [{ bankName: 'OCBC', bankNo: '7339', branchNo: '550', accountNo: '1089550' }, undefined],
    [
      { bankName: 'OCBC', bankNo: '7339', branchNo: '550', accountNo: '108955' },
      'An OCBC account number has 10 or 12 digits.',
    ],
    [{ bankName: 'POSB', bankNo: '7171', branchNo: '081', accountNo: '084102395' }, undefined],
    [
      { bankName: 'DBS Bank Ltd', bankNo: '7171', branchNo: '005', accountNo: '084102395' },
      'A DBS account number has 10 digits.',
    ],
    [{ bankName: 'POSB', bankNo: '7171', branchNo: 'not selected', accountNo: '084102395' }, 'Invalid Branch Code'],
    [{ bankName: 'POSB', bankNo: '7171', branchNo: '081', accountNo: '*****2395' }, 'Invalid account no digit'],
  ])('%o', (account, text) => {
    expect(storedAccountError(account)).toBe(text)
  })
})

describe('the form of a bank account', () => {
  const right = {
    bankNo: '7171',
    bankName: 'POSB',
    branchNo: '081',
    accountNo: '084102395',
    accountNoAgain: '084102395',
  }

  test.each([
    [{}, {}],
    [{ accountNoAgain: '084102396' }, { accountNoAgain: 'Account Numbers do not match.' }],
    [{ branchNo: 'not selected' }, { branchNo: 'Branch is required' }],
    [{ branchNo: '999' }, { branchNo: 'Invalid Branch Code' }],
    [{ bankNo: '0000', bankName: '' }, { bankNo: 'Invalid Bank Code' }],
    [{ accountNo: '', accountNoAgain: '' }, { accountNo: 'Account Number is required' }],
    [{ accountNo: '0841', accountNoAgain: '0841' }, { accountNo: 'A POSB account number has 9 digits.' }],
  ])('%o', (changes, errors) => {
    expect(bankFormErrors({ ...right, ...changes }, singaporeBanks)).toEqual(errors)
  })

  test('empty, it asks for everything', () => {
    expect(bankFormErrors({}, singaporeBanks)).toEqual({
      bankNo: 'Bank is required',
      accountNo: 'Account Number is required',
      branchNo: 'Branch is required',
    })
  })
})

describe('an account that is sent', () => {
  const right = { bankName: 'POSB', bankNo: '7171', branchNo: '081', accountNo: '084102395' }

  test.each([
    [{}, {}],
    [{ bankNo: '' }, { bankNo: 'Bank is required' }],
    [{ bankNo: '0000' }, { bankNo: 'Invalid Bank Code' }],
    // A listed code under another bank's name.
    [{ bankName: 'Maybank' }, { bankNo: 'Invalid Bank Code' }],
    [{ branchNo: '' }, { branchNo: 'Branch is required' }],
    [{ branchNo: '005' }, { branchNo: 'Invalid Branch Code' }],
    [{ accountNo: '' }, { accountNo: 'Account Number is required' }],
    [{ accountNo: '84102395' }, { accountNo: 'A POSB account number has 9 digits.' }],
  ])('%o', (changes, errors) => {
    expect(storedAccountErrors({ ...right, ...changes }, singaporeBanks)).toEqual(errors)
  })
})

describe('a branch that is not the one that the number tells is refused, with the right one', () => {
  test.each([
    ['DBS', '0011234567', '002', '001'],
    ['DBS', '0011234567', '001', undefined],
    ['Bank of China', '91234567890', '012', '011'],
    ['Bank of China', '91234567890', '011', undefined],
    // Virtual, by its 9 digits (C15).
    ['United', '123456789', '055', '001'],
    ['United', '123456789', '001', undefined],
    ['United', '1012031012', '002', '001'],
    ['Standard Chartered', '1212345678', '011', '012'],
    // The number tells none: any branch of the bank may be chosen.
    ['Maybank', '12345678901', '003', undefined],
    ['DBS', '9992312891', '002', undefined],
  ])('%s %s with branch %s', (name, accountNo, branchNo, right) => {
    const { n: bankName, c: bankNo } = bankNamed(name)
    const errors = right === undefined ? {} : { branchNo: otherBranchText(right) }
    expect(storedAccountErrors({ bankName, bankNo, branchNo, accountNo }, singaporeBanks)).toEqual(errors)
    expect(
      bankFormErrors({ bankName, bankNo, branchNo, accountNo, accountNoAgain: accountNo }, singaporeBanks),
    ).toEqual(errors)
  })

  test('also before the digits are dropped that tell it', () => {
    const { n: bankName, c: bankNo } = bankNamed('Oversea')
    const typed = { bankName, bankNo, accountNo: '5501089550', accountNoAgain: '5501089550' }
    expect(bankFormErrors({ ...typed, branchNo: '501' }, singaporeBanks)).toEqual({ branchNo: otherBranchText('550') })
    expect(bankFormErrors({ ...typed, branchNo: '550' }, singaporeBanks)).toEqual({})
  })
})

test.each([
  ['7375', undefined, bankNamed('United')],
  ['7171', undefined, bankNamed('POSB')],
  ['7171', 'DBS Bank Ltd', bankNamed('DBS')],
  ['7375', 'POSB', bankNamed('United')],
  ['0000', 'POSB', undefined],
])('the bank of code %s, when %s was chosen', (code, chosen, bank) => {
  expect(bankOfCode(singaporeBanks, code, chosen)).toBe(bank)
})

test('the bank list: 4-digit banks, each with its branches once; code 7171 twice, told apart by name', () => {
  for (const { n, c, branches } of singaporeBanks) {
    expect(c, n).toMatch(/^\d{4}$/)
    expect(branches.length, n).toBeGreaterThan(0)
    expect(new Set(branches.map((branch) => branch.c)).size, n).toBe(branches.length)
    for (const branch of branches) expect(branch.c, n).toMatch(/^\d{3}$/)
  }
  expect(singaporeBanks.filter(({ c }) => c === '7171').map(({ n }) => n)).toEqual(['POSB', 'DBS Bank Ltd'])
  expect(new Set(singaporeBanks.map(({ n }) => n)).size).toBe(singaporeBanks.length)
})

test('every branch that a UOB number leads to is in the list', () => {
  const uob = bankNamed('United')
  const firstDigits = Array.from({ length: 900 }, (_, index) => String(index + 100)).filter(
    (digits) => uobBranch(digits) !== undefined,
  )
  expect(firstDigits.length).toBeGreaterThan(200)
  expect(firstDigits.filter((start) => readTypedAccount(uob, `${start}2031012`).branchNo !== uobBranch(start))).toEqual(
    [],
  )
})

test('how account numbers are typed and shown', () => {
  expect(digitsOf(' 084-10239 5a')).toBe('084102395')
  expect(maskAccountNo('084102395')).toBe('*****2395')
  expect(maskAccountNo(maskAccountNo('084102395'))).toBe('*****2395')
  expect(maskAccountNo('123')).toBe('123')
  expect([isMaskedAccountNo('*****2395'), isMaskedAccountNo('084102395')]).toEqual([true, false])
})

test('one account has one identity, however its digits were taken apart', () => {
  const identity = (account: Partial<BankAccount>) =>
    accountIdentity({
      bankName: 'Oversea-Chinese Banking Corporation Ltd',
      bankNo: '7339',
      branchNo: '550',
      accountNo: '1089550',
      ...account,
    })
  expect(identity({ accountNo: '108-9550 ' })).toBe(identity({}))
  expect(identity({ branchNo: '501' })).not.toBe(identity({}))
  // Where the branch is no part of the number, it may be noted differently.
  const posb = { bankName: 'POSB', bankNo: '7171', accountNo: '084102395' }
  expect(identity({ ...posb, branchNo: '' })).toBe(identity({ ...posb, branchNo: '081' }))
  expect(identity({ ...posb, accountNo: '084102396' })).not.toBe(identity(posb))
})
