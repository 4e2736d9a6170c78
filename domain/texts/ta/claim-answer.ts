/** What the page of a claim says first: what is paid, how, when and why, in Tamil. */
import type { PaymentMethod } from '../../claim/claim-terms.ts'

export const claimAnswerTexts = {
  nothingPaid: 'பணம் எதுவும் வழங்கப்படாது',
  howPaid: 'வழங்கப்படும் முறை',
  howPaidIfApproved: 'அங்கீகரிக்கப்பட்டால் வழங்கப்படும் முறை',
  approvedOn: 'அங்கீகரிக்கப்பட்ட தேதி',
  rejectedOn: 'நிராகரிக்கப்பட்ட தேதி',
  submittedOn: 'சமர்ப்பித்த தேதி',
  decidedOn: 'முடிவெடுத்த தேதி',
  correctedOn: 'திருத்திய தேதி',
} as const

export function amountPaidText(amount: string): string {
  return `${amount} வழங்கப்படும்`
}

export function outOfClaimedText(claimed: string): string {
  return `நீங்கள் கோரியது: ${claimed}`
}

export function claimedAndPayableText(claimed: string, payable: string): string {
  return `கோரிய தொகை: ${claimed} · வழங்கப்படும் தொகை: ${payable}`
}

export function howPaidText(
  method: PaymentMethod,
  account: { readonly bankName: string; readonly accountNo: string },
): string {
  const ways: Readonly<Record<PaymentMethod, string>> = {
    Bank: ['உங்கள் வங்கிக் கணக்கில்', account.bankName, account.accountNo].filter((part) => part !== '').join(', '),
    Cheque: 'காசோலை மூலம்',
    PayNow: 'PayNow மூலம், உங்கள் NRIC-க்கு',
    Payroll: 'உங்கள் நிறுவனம் உங்களுக்குத் திரும்பக் கொடுக்கும்',
    Insurer: 'காப்புறுதி நிறுவனம் உங்களுக்குத் திரும்பக் கொடுக்கும்',
  }
  return ways[method]
}
