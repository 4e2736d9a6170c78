/**
 * What an account number of each bank looks like, and which branch it belongs to (1§5, 2§5, C13–C17, S11).
 * Digits are counted as typed, before the branch digits of some banks are dropped (C13).
 */
import { bankTexts, branchDroppedText, otherBranchText } from '../texts/bank-texts.ts'
import { digitsOf, isMaskedAccountNo } from './account-number.ts'
import { uobBranch } from './uob-branches.ts'

/** A bank of the bank list: name, code, branches (1§3). */
export interface Bank {
  readonly n: string
  readonly c: string
  readonly branches: readonly { readonly n: string; readonly c: string }[]
}

export interface BankAccount {
  readonly bankName: string
  readonly bankNo: string
  readonly branchNo: string
  readonly accountNo: string
}

/** The two entries with code 7171 are told apart by name (C14). */
export const POST_OFFICE_BANK = 'POSB'
export const DEVELOPMENT_BANK = 'DBS Bank Ltd'

interface BankRule {
  /** What is wrong with the digits of a number as typed; undefined when nothing is. */
  readonly digitsError: (digits: string) => string | undefined
  readonly branch: (digits: string) => string | undefined
  /** The first 3 digits are the branch and are dropped from the account number. */
  readonly dropsBranch?: boolean
}

/** Numbers of banks without a rule of their own, and every number at all. */
const SHORTEST = 4
const LONGEST = 20

const firstThree = (digits: string) => (digits.length >= 3 ? digits.slice(0, 3) : undefined)
const noBranch = () => undefined

function exactly(counts: readonly number[], message: () => string) {
  return (digits: string) => (counts.includes(digits.length) ? undefined : message())
}

/** The four banks whose number begins with the branch; only the first of them has a fixed length besides. */
function droppingRule(digitsError: BankRule['digitsError']): BankRule {
  return {
    digitsError: (digits) => digitsError(digits) ?? (digits.length > 3 ? undefined : bankTexts.tooShortForBranch),
    branch: firstThree,
    dropsBranch: true,
  }
}

const anyDigits = (digits: string) =>
  digits.length >= SHORTEST && digits.length <= LONGEST ? undefined : bankTexts.invalidDigits

const postOfficeRule: BankRule = { digitsError: exactly([9], () => bankTexts.postOfficeDigits), branch: () => '081' }
const developmentRule: BankRule = { digitsError: exactly([10], () => bankTexts.developmentDigits), branch: firstThree }

const ruleOfCode: Readonly<Record<string, BankRule>> = {
  7339: droppingRule(exactly([10, 12], () => bankTexts.overseaChineseDigits)),
  7232: droppingRule(anyDigits),
  9548: droppingRule(anyDigits),
  7991: droppingRule(anyDigits),
  7375: { digitsError: unitedOverseasError, branch: (digits) => (digits.length === 10 ? uobBranch(digits) : '001') },
  9496: {
    digitsError: exactly([10], () => bankTexts.standardCharteredDigits),
    branch: (digits) => `0${digits.slice(0, 2)}`,
  },
  7083: { digitsError: bankOfChinaError, branch: () => '011' },
}

const otherRule: BankRule = { digitsError: anyDigits, branch: noBranch }

/** 10 digits are a normal account; 7 to 18, but not 8, 15 or 16, a virtual one (C15). */
function unitedOverseasError(digits: string): string | undefined {
  const count = digits.length
  return count >= 7 && count <= 18 && ![8, 15, 16].includes(count) ? undefined : bankTexts.unitedOverseasDigits
}

/** Both checks of the beginning apply (C16). */
function bankOfChinaError(digits: string): string | undefined {
  if (digits.length !== 11) return bankTexts.bankOfChinaDigits
  if (!digits.startsWith('9')) return bankTexts.bankOfChinaStart
  return digits.startsWith('6500') ? bankTexts.bankOfChinaForbiddenStart : undefined
}

function ruleOf({ bankNo, bankName }: Pick<BankAccount, 'bankNo' | 'bankName'>): BankRule {
  if (bankNo === '7171') return bankName === POST_OFFICE_BANK ? postOfficeRule : developmentRule
  return ruleOfCode[bankNo] ?? otherRule
}

/** What is wrong with a number as it is typed for a bank; undefined when nothing is. */
export function typedAccountError(bank: Pick<BankAccount, 'bankNo' | 'bankName'>, typed: string): string | undefined {
  const digits = digitsOf(typed)
  if (bank.bankNo === '') return bankTexts.bankCodeMissing
  if (digits === '') return bankTexts.accountMissing
  if (digits !== typed) return bankTexts.invalidDigits
  return ruleOf(bank).digitsError(digits)
}

/**
 * A typed number taken apart: what is kept as the account, its branch where the number tells it, and the alert when
 * digits were dropped.
 */
export interface ReadAccount {
  readonly accountNo: string
  readonly branchNo: string | undefined
  readonly alert?: string
}

/**
 * Takes a number apart as it was typed. The branch is undefined where the bank does not have it ("not selected"): then
 * somebody has to choose one. The digits of that branch are dropped all the same, so that the chosen branch takes their
 * place.
 */
export function readTypedAccount(bank: Bank, typed: string): ReadAccount {
  const digits = digitsOf(typed)
  const rule = ruleOf({ bankNo: bank.c, bankName: bank.n })
  if (rule.digitsError(digits) !== undefined) return { accountNo: digits, branchNo: undefined }
  const derived = rule.branch(digits)
  const branchNo = hasBranch(bank, derived) ? derived : undefined
  if (derived === undefined || rule.dropsBranch !== true) return { accountNo: digits, branchNo }
  return { accountNo: digits.slice(3), branchNo, alert: branchDroppedText(derived) }
}

function hasBranch({ branches }: Bank, branchNo: string | undefined): boolean {
  return branches.some(({ c }) => c === branchNo)
}

/**
 * Says that the branch is not the one that the number tells. Undefined where it is that one. Undefined also where the
 * number tells no branch: then any branch of the bank may be chosen.
 */
function branchError(bank: Bank, typed: string, branchNo: string): string | undefined {
  if (!hasBranch(bank, branchNo)) return bankTexts.invalidBranchCode
  const told = readTypedAccount(bank, typed).branchNo
  return told === undefined || told === branchNo ? undefined : otherBranchText(told)
}

/** A kept number as it was typed: with the digits that became the branch. */
function asTyped(account: BankAccount): string {
  return ruleOf(account).dropsBranch === true ? account.branchNo + account.accountNo : account.accountNo
}

/** The same text for every way in which one account is kept: its bank's code and its digits, with those that became the branch. */
export function accountIdentity(account: BankAccount): string {
  return `${account.bankNo.trim()} ${digitsOf(asTyped(account))}`
}

/**
 * What is wrong with an account as it is kept. The dropped branch digits are put back before its digits are judged. A
 * masked number is never kept.
 */
export function storedAccountError(account: BankAccount): string | undefined {
  if (isMaskedAccountNo(account.accountNo)) return bankTexts.invalidDigits
  if (!/^\d{3}$/.test(account.branchNo)) return bankTexts.invalidBranchCode
  return typedAccountError(account, asTyped(account))
}

/**
 * The texts at the fields of a kept account that are wrong. The bank must be in the list, the branch must be one of
 * that bank, the digits must be as the bank has them (3§5), and the branch must be the one that the digits tell (1§5,
 * C15, C17). Every account that is sent is checked here, no matter what the form has computed.
 * @param banks the bank list
 */
export function storedAccountErrors(
  account: BankAccount,
  banks: readonly Bank[],
): Partial<Record<keyof BankAccount, string>> {
  const { bankName, bankNo, branchNo, accountNo } = account
  const bank = banks.find(({ n, c }) => n === bankName && c === bankNo)
  if (!bank) return { bankNo: bankNo === '' ? bankTexts.bankRequired : bankTexts.invalidBankCode }
  if (branchNo === '') return { branchNo: bankTexts.branchRequired }
  if (!hasBranch(bank, branchNo)) return { branchNo: bankTexts.invalidBranchCode }
  const error = accountNo === '' ? bankTexts.accountRequired : storedAccountError(account)
  if (error !== undefined) return { accountNo: error }
  const wrongBranch = branchError(bank, asTyped(account), branchNo)
  return wrongBranch === undefined ? {} : { branchNo: wrongBranch }
}

/**
 * The bank of a code as it is typed; undefined for a code of no bank (`Invalid Bank Code`). Two banks share one code:
 * of these it is the one that was chosen by name, else the first (C14).
 */
export function bankOfCode(banks: readonly Bank[], bankNo: string, chosenName?: string): Bank | undefined {
  const ofCode = banks.filter(({ c }) => c === bankNo)
  return ofCode.find(({ n }) => n === chosenName) ?? ofCode[0]
}

/** The bank that is meant by name and code: two entries share a code, so the name tells them apart (C14). */
export function bankNamed(
  banks: readonly Bank[],
  { bankName, bankNo }: { readonly bankName?: string | undefined; readonly bankNo?: string | undefined },
): Bank | undefined {
  return banks.find(({ n, c }) => n === bankName && c === bankNo)
}

/** What is entered where a bank account is set up: profile and registration. Numbers as typed. */
export interface BankForm {
  readonly bankNo?: string | undefined
  readonly bankName?: string | undefined
  readonly branchNo?: string | undefined
  readonly accountNo?: string | undefined
  readonly accountNoAgain?: string | undefined
}

/** The texts at the fields of a bank account's form that are wrong, `banks` being the bank list. */
export function bankFormErrors(form: BankForm, banks: readonly Bank[]): Partial<Record<keyof BankForm, string>> {
  const errors: Partial<Record<keyof BankForm, string>> = {}
  const { bankNo = '', bankName = '', branchNo = '', accountNo = '', accountNoAgain = '' } = form
  const bank = banks.find(({ c, n }) => c === bankNo && (n === bankName || bankName === ''))
  const accountError = accountNo === '' ? bankTexts.accountRequired : typedAccountError({ bankNo, bankName }, accountNo)
  if (bankNo === '') errors.bankNo = bankTexts.bankRequired
  else if (bank === undefined) errors.bankNo = bankTexts.invalidBankCode
  if (accountError !== undefined && bankNo !== '') errors.accountNo = accountError
  if (accountNo === '') errors.accountNo = bankTexts.accountRequired
  if (accountNoAgain !== accountNo) errors.accountNoAgain = bankTexts.accountsDiffer
  if (branchNo === '' || branchNo === bankTexts.branchNotSelected) errors.branchNo = bankTexts.branchRequired
  else if (bank !== undefined) {
    const wrongBranch = branchError(bank, accountNo, branchNo)
    if (wrongBranch !== undefined) errors.branchNo = wrongBranch
  }
  return errors
}
