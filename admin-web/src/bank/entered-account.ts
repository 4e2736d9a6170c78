/** An account as an administrator enters it: what each input holds, how one fills the others, and what is wrong with it (3§5). */
import { digitsOf } from '@member-care/domain/bank/account-number.ts'
import {
  bankFormErrors,
  bankNamed,
  bankOfCode,
  readTypedAccount,
  type Bank,
  type BankAccount,
} from '@member-care/domain/bank/bank-rules.ts'

export interface EnteredAccount {
  readonly bankName: string
  readonly bankNo: string
  /** Empty while it is neither told from the number nor chosen. */
  readonly branchNo: string
  /** Both as typed, with the branch digits that some banks' numbers begin with. */
  readonly accountNo: string
  readonly accountNoAgain: string
}

export const nothingEntered: EnteredAccount = {
  bankName: '',
  bankNo: '',
  branchNo: '',
  accountNo: '',
  accountNoAgain: '',
}

/** A bank was chosen by name, which sets its code. */
export function withBank(entered: EnteredAccount, bank: Bank | undefined): EnteredAccount {
  return withBranch({ ...entered, bankName: bank?.n ?? '', bankNo: bank?.c ?? '' }, bank)
}

/** A code was typed, which sets the bank's name where it is one's. */
export function withBankNo(entered: EnteredAccount, typed: string, banks: readonly Bank[]): EnteredAccount {
  const bankNo = digitsOf(typed)
  const bank = bankOfCode(banks, bankNo, entered.bankName)
  return withBranch({ ...entered, bankNo, bankName: bank?.n ?? '' }, bank)
}

export function withAccountNo(entered: EnteredAccount, typed: string, banks: readonly Bank[]): EnteredAccount {
  return withBranch({ ...entered, accountNo: digitsOf(typed) }, bankNamed(banks, entered))
}

/** Of another bank or number, the branch is told anew, or not selected. */
function withBranch(entered: EnteredAccount, bank: Bank | undefined): EnteredAccount {
  const branchNo = bank && entered.accountNo !== '' ? readTypedAccount(bank, entered.accountNo).branchNo : undefined
  return { ...entered, branchNo: branchNo ?? '' }
}

/** The text at each input that is wrong. */
export function enteredAccountErrors(
  entered: EnteredAccount,
  banks: readonly Bank[],
): Partial<Record<keyof EnteredAccount, string>> {
  return bankFormErrors(entered, banks)
}

/** What was said when the first digits of the number became the branch; undefined when they did not. */
export function droppedBranchNotice(entered: EnteredAccount, banks: readonly Bank[]): string | undefined {
  const bank = bankNamed(banks, entered)
  return bank && readTypedAccount(bank, entered.accountNo).alert
}

/** The account as it is kept: without the digits that became the branch (C13). */
export function accountOf(
  { bankName, bankNo, branchNo, accountNo }: EnteredAccount,
  banks: readonly Bank[],
): BankAccount {
  const bank = bankNamed(banks, { bankName, bankNo })
  return { bankName, bankNo, branchNo, accountNo: bank ? readTypedAccount(bank, accountNo).accountNo : accountNo }
}
