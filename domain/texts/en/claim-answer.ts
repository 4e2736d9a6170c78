/** What the page of a claim says first: what is paid, how, when and why. The wording is ours. */
import type { PaymentMethod } from '../../claim/claim-terms.ts'

export const claimAnswerTexts = {
  nothingPaid: 'Nothing is paid',
  /** Labels of what stands below. */
  howPaid: 'How it is paid',
  howPaidIfApproved: 'How it is paid if approved',
  approvedOn: 'Approved on',
  rejectedOn: 'Rejected on',
  submittedOn: 'Submitted on',
  decidedOn: 'Decided on',
  correctedOn: 'Corrected on',
} as const

/** @param amount as amounts are displayed */
export function amountPaidText(amount: string): string {
  return `${amount} is paid`
}

/** What was asked for, beside what is paid of it. */
export function outOfClaimedText(claimed: string): string {
  return `of ${claimed} that you claimed`
}

/** While nothing has been decided. @param payable how the payable amount is displayed, until then Pending */
export function claimedAndPayableText(claimed: string, payable: string): string {
  return `${claimed} claimed · Payable: ${payable}`
}

/** Where the money goes; the account number is masked. */
export function howPaidText(
  method: PaymentMethod,
  account: { readonly bankName: string; readonly accountNo: string },
): string {
  const ways: Readonly<Record<PaymentMethod, string>> = {
    Bank: [`To your bank account`, account.bankName, account.accountNo].filter((part) => part !== '').join(', '),
    Cheque: 'By cheque',
    PayNow: 'By PayNow, to your NRIC',
    Payroll: 'By your company, which reimburses you',
    Insurer: 'By the insurer, which reimburses you',
  }
  return ways[method]
}
