/** What the page of a claim says first: what is paid, how, when and why, in Malay. */
import type { PaymentMethod } from '../../claim/claim-terms.ts'

export const claimAnswerTexts = {
  nothingPaid: 'Tiada bayaran',
  howPaid: 'Cara bayaran dibuat',
  howPaidIfApproved: 'Cara bayaran jika diluluskan',
  approvedOn: 'Diluluskan pada',
  rejectedOn: 'Ditolak pada',
  submittedOn: 'Dikemukakan pada',
  decidedOn: 'Diputuskan pada',
  correctedOn: 'Dibetulkan pada',
} as const

export function amountPaidText(amount: string): string {
  return `${amount} dibayar`
}

export function outOfClaimedText(claimed: string): string {
  return `daripada ${claimed} yang anda tuntut`
}

export function claimedAndPayableText(claimed: string, payable: string): string {
  return `${claimed} dituntut · Boleh dibayar: ${payable}`
}

export function howPaidText(
  method: PaymentMethod,
  account: { readonly bankName: string; readonly accountNo: string },
): string {
  const ways: Readonly<Record<PaymentMethod, string>> = {
    Bank: [`Ke akaun bank anda`, account.bankName, account.accountNo].filter((part) => part !== '').join(', '),
    Cheque: 'Dengan cek',
    PayNow: 'Dengan PayNow, ke NRIC anda',
    Payroll: 'Oleh syarikat anda, yang membayar tuntutan anda',
    Insurer: 'Oleh syarikat insurans, yang membayar tuntutan anda',
  }
  return ways[method]
}
