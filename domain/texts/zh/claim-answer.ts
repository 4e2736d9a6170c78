/** What the page of a claim says first, in Chinese: what is paid, how, when and why. */
import type { PaymentMethod } from '../../claim/claim-terms.ts'

export const claimAnswerTexts = {
  nothingPaid: '没有赔付',
  howPaid: '赔付方式',
  howPaidIfApproved: '获批准后的赔付方式',
  approvedOn: '批准日期',
  rejectedOn: '拒绝日期',
  submittedOn: '提交日期',
  decidedOn: '决定日期',
  correctedOn: '更正日期',
} as const

export function amountPaidText(amount: string): string {
  return `赔付 ${amount}`
}

export function outOfClaimedText(claimed: string): string {
  return `您索赔的金额为 ${claimed}`
}

export function claimedAndPayableText(claimed: string, payable: string): string {
  return `索赔 ${claimed} · 赔付金额：${payable}`
}

export function howPaidText(
  method: PaymentMethod,
  account: { readonly bankName: string; readonly accountNo: string },
): string {
  const ways: Readonly<Record<PaymentMethod, string>> = {
    Bank: ['存入您的银行账户', account.bankName, account.accountNo].filter((part) => part !== '').join('，'),
    Cheque: '以支票支付',
    PayNow: '通过 PayNow，转入与您的 NRIC 绑定的账户',
    Payroll: '由您的公司赔付给您',
    Insurer: '由保险公司赔付给您',
  }
  return ways[method]
}
