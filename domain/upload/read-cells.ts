/** How single cells of an upload file are read (3§5). */
import { digitsOf } from '../bank/account-number.ts'
import {
  bankOfCode,
  readTypedAccount,
  storedAccountErrors,
  typedAccountError,
  type Bank,
  type BankAccount,
} from '../bank/bank-rules.ts'
import { isIsoDate } from '../dates/singapore-dates.ts'
import { isValidNric } from '../identity/nric.ts'
import { bankTexts, otherBranchText } from '../texts/bank-texts.ts'
import { uploadErrorTexts } from '../texts/upload-texts.ts'
import type { UploadColumn } from './upload-columns.ts'
import { INVALID_DATE, type UploadAction, type UploadDate } from './upload-row.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Reads `DD-MMM-YYYY` strictly, `05-Jan-1990`; the month in any case. Anything else, and days that do not exist, are `Invalid Date`. */
export function readUploadDate(cell: string): UploadDate {
  if (cell === '') return ''
  const parts = /^(\d{2})-([A-Za-z]{3})-(\d{4})$/.exec(cell)
  const month = months.indexOf(parts?.[2]?.toLowerCase() ?? '') + 1
  const date = `${parts?.[3]}-${String(month).padStart(2, '0')}-${parts?.[1]}`
  return parts !== null && month > 0 && isIsoDate(date) ? date : INVALID_DATE
}

/** YYYY-MM-DD as the file writes it, `DD-MMM-YYYY`. */
export function writeUploadDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-')
  const name = months[Number(month) - 1] ?? ''
  return `${day}-${name.charAt(0).toUpperCase()}${name.slice(1)}-${year}`
}

/** Undefined for what is neither; the empty cell is neither. */
export function readYesOrNo(cell: string): boolean | undefined {
  const text = cell.toLowerCase()
  if (text === 'y' || text === 'yes') return true
  return text === 'n' || text === 'no' ? false : undefined
}

/** Empty for what is neither. */
export function readGender(cell: string): '' | 'm' | 'f' {
  const text = cell.toLowerCase()
  if (text === 'm' || text === 'male') return 'm'
  return text === 'f' || text === 'female' ? 'f' : ''
}

const actions: Readonly<Record<string, UploadAction>> = {
  '': '',
  ADD: 'ADD',
  A: 'ADD',
  NEW: 'ADD',
  EXISTING: 'EXISTING',
  UPDATE: 'UPDATE',
  U: 'UPDATE',
  CHANGE: 'UPDATE',
  TERMINATE: 'TERMINATE',
  T: 'TERMINATE',
  TERMINATED: 'TERMINATE',
}

/** Undefined for what is no action. */
export function readAction(cell: string): UploadAction | undefined {
  return actions[cell.toUpperCase()]
}

const MOST_DIGITS_OF_PASSPORT = 20

export type IdentityNumberKind = 'nric' | 'passport'

/** What an identity number is; a text when it is wrong. What looks like an NRIC or FIN must have the right check letter. */
export function identityNumberKind(number: string): IdentityNumberKind | { readonly error: string } {
  if (isValidNric(number)) return 'nric'
  if (/^[stfgm]\d{7}[a-z]$/i.test(number)) return { error: uploadErrorTexts.nric }
  return new RegExp(`^[a-z0-9]{5,${MOST_DIGITS_OF_PASSPORT}}$`, 'i').test(number)
    ? 'passport'
    : { error: uploadErrorTexts.identityNumber }
}

type ReadBankAccount =
  { readonly account: BankAccount | undefined } | { readonly field: UploadColumn; readonly text: string }

/**
 * An account as its bank takes it. The number may be given as the bank writes it, with the branch in front, or as it is kept, without
 * it (C13); of two banks with one code it is the one whose numbers look like this (C14).
 */
export function readBankAccount(
  { bankNo, branchNo, accountNo }: { readonly bankNo: string; readonly branchNo: string; readonly accountNo: string },
  banks: readonly Bank[],
): ReadBankAccount {
  if (bankNo === '' && branchNo === '' && accountNo === '') return { account: undefined }
  const digits = digitsOf(accountNo)
  if (bankNo === '' || digits === '')
    return { field: bankNo === '' ? 'bankNo' : 'accountNo', text: uploadErrorTexts.bankIncomplete }
  // Spreadsheets drop the zeros in front.
  const code = bankNo.padStart(4, '0')
  const branch = branchNo === '' ? '' : branchNo.padStart(3, '0')
  const candidates = banks.filter(({ c }) => c === code)
  if (!bankOfCode(banks, code)) return { field: 'bankNo', text: bankTexts.invalidBankCode }
  for (const bank of candidates) {
    const account = asKept(bank, branch, digits, banks) ?? asTyped(bank, branch, digits)
    if (account !== undefined) return { account }
  }
  const numberErrors = candidates.map((bank) => typedAccountError({ bankNo: bank.c, bankName: bank.n }, digits))
  // A number that one of them would take has the wrong branch.
  const bank = candidates[numberErrors.indexOf(undefined)]
  if (!bank) return { field: 'accountNo', text: numberErrors.at(-1) ?? bankTexts.invalidDigits }
  const right = readTypedAccount(bank, digits).branchNo
  const isOfBank = bank.branches.some(({ c }) => c === branch)
  return {
    field: 'branchNo',
    text: isOfBank && right !== undefined ? otherBranchText(right) : bankTexts.invalidBranchCode,
  }
}

function asKept(bank: Bank, branchNo: string, accountNo: string, banks: readonly Bank[]): BankAccount | undefined {
  const account = { bankName: bank.n, bankNo: bank.c, branchNo, accountNo }
  return branchNo !== '' && Object.keys(storedAccountErrors(account, banks)).length === 0 ? account : undefined
}

function asTyped(bank: Bank, givenBranch: string, digits: string): BankAccount | undefined {
  if (typedAccountError({ bankNo: bank.c, bankName: bank.n }, digits) !== undefined) return undefined
  const { accountNo, branchNo } = readTypedAccount(bank, digits)
  if (branchNo === undefined || (givenBranch !== '' && givenBranch !== branchNo)) return undefined
  return { bankName: bank.n, bankNo: bank.c, branchNo, accountNo }
}
