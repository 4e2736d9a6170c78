// Requirements: BNK-028, BNK-030, ERR-048
import { singaporeBanks } from '@member-care/domain/bank/singapore-banks.ts'
import { expect, test } from 'vitest'
import {
  accountOf,
  droppedBranchNotice,
  enteredAccountErrors,
  nothingEntered,
  withAccountNo,
  withBank,
  withBankNo,
} from './entered-account.ts'

const bankNamed = (start: string) => singaporeBanks.find(({ n }) => n.startsWith(start))

test('choosing a bank sets its code, and a code sets the bank', () => {
  expect(withBank(nothingEntered, bankNamed('United'))).toMatchObject({
    bankName: bankNamed('United')?.n,
    bankNo: '7375',
  })
  expect(withBankNo(nothingEntered, '7375', singaporeBanks)).toMatchObject({
    bankName: bankNamed('United')?.n,
    bankNo: '7375',
  })
})

test('of the two banks with one code, the chosen one stays', () => {
  const development = withBank(nothingEntered, bankNamed('DBS'))
  expect(withBankNo(development, '7171', singaporeBanks)).toMatchObject({ bankName: bankNamed('DBS')?.n })
})

test('a code of no bank clears the name and is called invalid', () => {
  const entered = withBankNo(withBank(nothingEntered, bankNamed('United')), '7379', singaporeBanks)
  expect(entered).toMatchObject({ bankName: '', bankNo: '7379' })
  expect(enteredAccountErrors(entered, singaporeBanks)).toMatchObject({ bankNo: 'Invalid Bank Code' })
})

test('the branch is told from the number, and told anew for another bank', () => {
  const entered = withAccountNo(withBank(nothingEntered, bankNamed('Oversea')), '550-1089550', singaporeBanks)
  expect(entered).toMatchObject({ branchNo: '550', accountNo: '5501089550' })
  expect(droppedBranchNotice(entered, singaporeBanks)).toBe(
    'The first 3 digits (550) of the account number are the branch code. They have been dropped from the account number.',
  )
  expect(accountOf(entered, singaporeBanks)).toMatchObject({ bankNo: '7339', branchNo: '550', accountNo: '1089550' })
  expect(withBank(entered, bankNamed('Maybank'))).toMatchObject({ branchNo: '' })
})

test('both numbers must match, and a branch must be chosen where none can be told', () => {
  const entered = {
    ...withAccountNo(withBank(nothingEntered, bankNamed('Maybank')), '12345678901', singaporeBanks),
    accountNoAgain: '1',
  }
  expect(enteredAccountErrors(entered, singaporeBanks)).toEqual({
    accountNoAgain: 'Account Numbers do not match.',
    branchNo: 'Branch is required',
  })
  expect(enteredAccountErrors({ ...entered, accountNoAgain: '12345678901', branchNo: '999' }, singaporeBanks)).toEqual({
    branchNo: 'Invalid Branch Code',
  })
})
