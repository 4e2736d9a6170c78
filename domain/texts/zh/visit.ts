/** Texts of My Visits, in Chinese: the list of panel visits, a visit, and its proof. */
import type { VisitFee, VisitItemKind } from '../../visit/visit-parts.ts'
import type { NarrowedBy } from '../claim-texts.ts'
import { narrowedByText } from './claim.ts'

export const visitTexts = {
  title: '我的就诊',
  lead: '您和您家人在特约诊所的就诊。',
  filters: '筛选就诊记录',
  pages: '就诊记录的页码',
  notUpToDate: '无法更新就诊记录。',
  back: '返回我的就诊',
  missing: '找不到这次就诊',
  missingLead: '在这个网址找不到您的就诊记录。',
  visit: '就诊',
  visitId: '就诊编号',
  date: '日期',
  clinic: '诊所',
  status: '状态',
  paymentMode: '付款方式',
  totalAmount: '总额',
  type: '就诊类型',
  patient: '病人',
  name: '姓名',
  nric: 'NRIC／FIN／护照号码',
  mainNric: '主要会员的 NRIC／FIN／护照号码',
  certificate: '病假单',
  certificateDays: '天数',
  certificateReason: '原因',
  certificateFrom: '开始日期',
  payment: '付款详情',
  referralFee: '转介费',
  totalReferralFee: '转介费总额',
  beforeGst: '总额，不含消费税（GST）',
  gst: '消费税（GST）',
  total: '总额',
  charged: '从您的银行卡扣款',
  included: '已包括',
  proof: '就诊证明',
  proofLead: '这次就诊的发票（PDF），供您自己存档或提交给其他保险公司。',
  viewProof: '查看就诊证明',
} as const

export const panelWords = { Completed: '已完成', Cashless: '免付现金', Card: '银行卡' } as const

export const visitItemTitles = {
  diagnoses: '诊断',
  labs: '化验',
  xrays: 'X 光',
  procedures: '医疗程序',
  drugs: '药物',
} as const satisfies Readonly<Record<VisitItemKind, string>>

export const visitFeeLabels = {
  consultFee: '问诊',
  drugFee: '药物',
  prescriptionFee: '处方',
  procedureFee: '医疗程序',
  labFee: '化验',
  xrayFee: 'X 光',
  checkupFee: '健康检查',
} as const satisfies Readonly<Record<VisitFee, string>>

export function noVisitsText(narrowedBy: NarrowedBy): string {
  return `没有符合条件的特约诊所就诊记录（${narrowedByText(narrowedBy)}）。`
}

export function proofOfVisitFileName(visitNo: string): string {
  return `就诊证明_${visitNo}.pdf`
}
