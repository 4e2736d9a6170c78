/** The member's pages of letters of guarantee, in Chinese. */
import type { GuaranteeRequestField } from '../../guarantee/request-form.ts'
import type { GuaranteeStatus } from '../../guarantee/guarantee-status.ts'

export const guaranteeFieldLabels = {
  companyId: '公司',
  patientId: '病人',
  hospital: '医院',
  diagnosis: '诊断',
  descriptionOfSymptoms: '症状',
  dateTheSymptomsStarted: '症状开始日期',
  dateFrom: '入院日期',
  doctorName: '医生',
  attachments: '文件',
} as const satisfies Readonly<Record<GuaranteeRequestField | 'attachments', string>>

export const requestElogTexts = {
  title: '申请担保信（eLOG）',
  lead: '有了担保信，医院会直接向保险公司收费；担保信所涵盖的费用，您无须支付押金。',
  formName: '担保信申请',
  sections: {
    person: '谁要入院？',
    stay: '医院和住院资料',
    illness: '病情',
    questions: '问题',
  },
  hospitalHint: '输入以搜索特约医院。',
  noHospital: '没有名称符合的特约医院。',
  symptomsHint: '病人有什么感觉，从何时开始。',
  admissionHint: (lastDay: string) => `从今天至 ${lastDay}。`,
  doctorHint: '安排病人入院的医生（如果您知道姓名）。',
  documentsHint: '转介信和医院的费用估算。',
  documentsRequired: '必须附上至少一份。',
  companyFirst: '请先选择公司',
  notOffered: '您的公司没有在这里提供担保信。请向公司人事部查询。',
  whatFollows: '接下来会怎样',
  send: '发送申请',
  sending: '正在发送您的申请',
  failed: '很抱歉，提交担保信申请时出现问题。',
  nothingLost: '您填写的内容没有丢失，再次发送也不会重复申请。',
  sendAgain: '再次发送',
  sent: '已申请担保信',
  sentDetail: (number: string) => `您的担保信编号是 ${number}。`,
  toRecords: '查看担保信记录',
  seeRecord: '打开这项申请',
  another: '再申请一封担保信',
} as const

export const usualOutcomeTexts = {
  'issued-at-once': '您的公司有预先签署的担保信：您一发送申请，担保信就会签发。',
  'to-hr': '公司人事部会先转交申请，再由保险公司决定。请在入院前几个工作日申请。',
  'to-desk': '申请由保险公司决定。请在入院前几个工作日申请。',
} as const

export function mostGuaranteedText(amount: string): string {
  return `一封担保信的金额最高为 ${amount}。`
}

export function stillMissingText(fields: readonly string[]): string {
  return `仍须填写或更正：${fields.join('、')}。`
}

export const elogRecordsTexts = {
  title: '担保信记录',
  empty: '没有担保信记录。',
  emptyDetail: '请在住院前申请。',
  request: '申请担保信',
  company: '公司',
  allCompanies: '所有公司',
  notUpToDate: '无法更新列表。',
  back: '返回担保信记录',
  admission: '入院',
  requestedOn: '申请日期',
  validUntil: '有效期至',
  remarks: '备注',
  asksYou: '需要您提供资料',
} as const

export const elogTexts = {
  elog: '担保信',
  missing: '没有这封担保信。',
  missingLead: '请从您的担保信记录重新打开。',
  notUpToDate: '无法更新这封担保信。',
  standing: '状态',
  letter: '担保信',
  openLetter: (number: string) => `打开担保信 ${number}`,
  newTab: '在新标签页中打开。',
  letterFailed: '无法打开担保信。',
  popupRefused: '您的浏览器没有打开新标签页。请允许此页面打开新标签页，然后再试。',
  guaranteedUpTo: '担保上限',
  issuedOn: '签发日期',
  validUntil: '有效期至',
  conditions: '限额和条件',
  replacedLetter: '已由较新的担保信取代',
  acknowledged: (at: string) => `医院已于 ${at} 确认入院。`,
  request: '申请内容',
  answers: '回答',
  documents: '文件',
  noDocuments: '没有附上文件。',
  timeline: '处理经过',
  policyNo: '保单编号',
  patient: '病人',
  hospital: '医院',
  yourAnswer: '您的回答',
  withdraw: '撤回申请',
  withdrawQuestion: '要撤回这项申请吗？',
  withdrawExplanation: '这项申请不会再有决定。您可以随时重新申请。',
  withdrawing: '正在撤回…',
  keep: '保留',
  asked: '保险公司的要求：',
  answer: '回答',
  sendAnswer: '发送回答',
  sendingAnswer: '正在发送您的回答',
  answerFailed: '回答没有发送。',
  change: '更改担保信',
  openChange: '要求更高金额或另一个日期',
  changeLead: '在保险公司作出决定之前，担保信仍按原样有效。',
  higherAmount: '更高金额',
  otherDate: '另一个入院日期',
  changeHint: '不更改的项目请留空。',
  why: '原因',
  amountWrong: '请以元和分填写金额。',
  sendChange: '要求更改',
  changeWaits: '您的更改正在等待保险公司决定',
  changeDeclined: '更改未获批准',
  declinedBecause: '未获批准的原因',
  stay: '保留原样',
} as const

export const elogQuestionTexts = {
  askJoey: '请在聊天中询问 Joey。',
  contactUs: '如果您对担保信有疑问，请联系我们。',
  chat: '询问 Joey',
} as const

export const elogMeanings = {
  PENDING_HR: '公司人事部须先转交这项申请，保险公司才会看到。',
  SUBMITTED: '保险公司正在查看这项申请。',
  APPROVED: '担保信已签发。请带到医院，打印本或手机上的均可。',
  REJECTED: '没有签发担保信。',
  EXPIRED: '这封担保信已过最后有效日。',
  WITHDRAWN: '这项申请已撤回，或其担保信已撤销。',
} as const satisfies Readonly<Record<GuaranteeStatus, string>>

export function daysLeftText(days: number): string {
  return days === 0 ? '今天是最后有效日' : `还剩 ${days} 天`
}
