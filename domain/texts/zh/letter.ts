/** Texts of the letters that are printed as PDF, in Chinese: settlement letter and proof of visit. */
import { formatDisplay } from '../../dates/singapore-dates.ts'

export const letterTexts = {
  product: 'Member Care',
  productLead: '团体医疗福利',
  forgotten: '已按要求清除',
  about: '关于这封信',
  unsigned: '这封信由电脑制作，无须签名即有效。',
} as const

export const settlementLetterTexts = {
  title: '结算信',
  notAvailable: '没有结算信',
  approved: '您的索赔已获批准。',
  rejected: '您的索赔已被拒绝。',
  payable: '赔付金额',
  claim: '索赔',
  transactionNo: '交易编号',
  claimNo: '索赔编号',
  visitNo: '就诊编号',
  batchNo: '批次编号',
  policyNo: '保单编号',
  company: '公司',
  claimant: '索赔人',
  nric: 'NRIC／FIN／护照号码',
  type: '索赔类型',
  submitted: '提交日期',
  decided: '决定日期',
  corrected: '更正日期',
  treatment: '治疗',
  provider: '医疗机构',
  benefit: '福利',
  visitDate: '就诊日期',
  admissionDate: '入院日期',
  dischargeDate: '出院日期',
  receiptNo: '收据／发票编号',
  amounts: '金额',
  incurred: '费用金额',
  gst: '其中消费税（GST）',
  claimable: '可索赔金额',
  remarks: '备注',
  reason: '原因',
  payment: '赔付',
  method: '赔付方式',
  bank: '银行',
  account: '账户号码',
  noPayment: '这项索赔没有赔付款项。',
} as const

export const proofOfVisitTexts = {
  title: '就诊证明',
  visit: '就诊',
  visitNo: '就诊编号',
  visitDate: '就诊日期',
  clinic: '诊所',
  type: '就诊类型',
  status: '状态',
  paymentMode: '付款方式',
  patient: '病人',
  name: '姓名',
  nric: 'NRIC／FIN／护照号码',
  mainNric: '主要会员的 NRIC',
  company: '公司',
  policyNo: '保单编号',
  source: '内容按诊所向我们报告的就诊资料显示。',
} as const

export function printedFromText({
  printedOn,
  revision,
  hash,
}: {
  readonly printedOn: string
  readonly revision: number
  readonly hash: string
}): string {
  return `打印日期：${formatDisplay(printedOn)}。依据这项索赔截至第 ${revision} 条的记录，SHA-256 ${hash}。`
}

export function printedOnText(printedOn: string): string {
  return `打印日期：${formatDisplay(printedOn)}。`
}

export function contactText(support: { readonly email: string; readonly phone: string }, reference: string): string {
  return `如有疑问，请发电邮至 ${support.email}，或致电 ${support.phone}，并说明 ${reference}。`
}

export function missingTypeText(mark: string, codes: string): string {
  return `${mark} 代表我们的字体中没有的字符：${codes}。`
}

export function pageOfText(page: number, pages: number): string {
  return `第 ${page} 页，共 ${pages} 页`
}
