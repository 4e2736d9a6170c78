/** Texts of entering a bank account (1§5, 2§5, 3§5). Quoted ones are letter for letter; the digit messages are ours (S11). */

export const bankTexts = {
  bankRequired: 'Bank is required',
  accountRequired: 'Account Number is required',
  branchRequired: 'Branch is required',
  accountsDiffer: 'Account Numbers do not match.',
  /** The placeholder where no branch can be told from the account number. */
  branchNotSelected: 'not selected',
  bankCodeMissing: 'Bank code is missing',
  accountMissing: 'Bank account no is missing',
  invalidDigits: 'Invalid account no digit',
  invalidBankCode: 'Invalid Bank Code',
  invalidBranchCode: 'Invalid Branch Code',
  changeFailed: "We're sorry - there was an issue with the change",
  changed: 'Bank Account Changed Successfully!',
  postOfficeDigits: 'A POSB account number has 9 digits.',
  developmentDigits: 'A DBS account number has 10 digits.',
  overseaChineseDigits: 'An OCBC account number has 10 or 12 digits.',
  unitedOverseasDigits:
    'A UOB account number has 10 digits, or 7 to 18 but not 8, 15 or 16 digits for a virtual account.',
  standardCharteredDigits: 'A Standard Chartered account number has 10 digits.',
  bankOfChinaDigits: 'A Bank of China account number has 11 digits.',
  bankOfChinaStart: 'A Bank of China account number begins with 9.',
  bankOfChinaForbiddenStart: 'A Bank of China account number does not begin with 6500.',
  tooShortForBranch: 'The account number must begin with the 3 digits of the branch.',
} as const

export const bankFieldLabels = {
  bank: 'Bank',
  accountNo: 'Account Number',
  accountNoAgain: 'Re-enter Account Number',
  branchNo: 'Branch',
} as const

export const bankFieldHints = {
  choose: 'Please choose',
  bank: 'Where your account is',
  accountNo: 'Digits only, as your bank writes it',
  accountNoAgain: 'Type it again, to avoid mistakes',
} as const

/** The alert when the leading digits became the branch code (2§5; its wording is ours, S11). */
export function branchDroppedText(branchNo: string): string {
  return `The first 3 digits (${branchNo}) of the account number are the branch code. They have been dropped from the account number.`
}

/** The branch that was sent is not the one that the account number belongs to. @param branchNo the right one */
export function otherBranchText(branchNo: string): string {
  return `This account number belongs to branch ${branchNo}. Please give branch ${branchNo}, or correct the number.`
}
