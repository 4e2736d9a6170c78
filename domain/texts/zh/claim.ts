/** Texts of the members' claims area, in Chinese: wizard, records, detail, update and delete. */
import type { PaymentMethod } from '../../claim/claim-terms.ts'
import type { NarrowedBy } from '../claim-texts.ts'

export const claimTexts = {
  wizard: {
    steps: ['索赔类型', '索赔资料', '确认索赔'],
    outpatient: '门诊索赔',
    inpatient: '住院索赔',
    next: '下一步',
    submit: '提交索赔',
    consent: '我确认所提供的资料和文件真实完整，并同意为处理这项索赔而收集、使用和披露这些资料和文件。',
  },
  submitted: {
    askJoey: '询问 Joey',
    backToClaims: '返回索赔记录',
  },
  failed: '很抱歉，索赔出现问题',
  records: {
    title: '索赔记录',
    referenceNumber: '参考编号',
    visitDate: '就诊日期',
    provider: '诊所／医院／医疗机构',
    type: '类型',
    chat: '聊天',
    empty: '找不到资料',
    filters: '筛选索赔记录',
    from: '开始日期',
    to: '结束日期',
    periodReversed: '开始日期不能晚于结束日期。',
    company: '公司',
    allCompanies: '所有公司',
    claimant: '索赔人',
    allClaimants: '所有索赔人',
    amount: '金额',
    payable: '赔付金额',
    status: '状态',
    numberFollows: '编号稍后提供',
    pendingInsurer: '尚未送达保险公司',
    pendingInsurerLate: (why: string) => `尚未送达保险公司。${why}`,
    newestFirst: '由新到旧',
    oldestFirst: '由旧到新',
    showYear: '显示最近 12 个月',
    showEverybody: '显示所有公司和索赔人',
    pages: '索赔记录的页码',
    thisPage: (page: number) => `第 ${page} 页`,
    toPage: (page: number) => `前往第 ${page} 页`,
    toPreviousPage: '前往上一页',
    toNextPage: '前往下一页',
    notUpToDate: '无法更新列表。',
  },
  detail: {
    missing: '缺少编号',
    noRemarks: '没有备注',
    back: '返回索赔记录',
    update: '更新索赔资料',
    downloadSettlementLetter: '下载结算信',
    settlementLetterMissing: '没有结算信',
    delete: '删除',
    view: '查看',
    status: '状态',
    claimant: '索赔人',
    claimDetails: '索赔详情',
    documents: '文件',
    payablePending: '待定',
    missingLead: '在这个网址找不到您的索赔。它可能已被删除。',
    waitsForNumber: '保险公司会给这项索赔一个编号。',
    notUpToDate: '无法更新这项索赔。',
    yourTurn: '您需要做什么',
    asked: '保险公司的要求：',
    remarks: '备注',
    timeline: '处理经过',
    next: '接下来',
    afterThat: '之后',
    accident: '意外',
    otherInsurer: '其他保险公司',
    payment: '赔付',
    noDocuments: '这项索赔没有附上文件。',
  },
  fields: {
    name: '姓名',
    transactionNo: '交易编号',
    incurredAmount: '费用金额',
    payableAmount: '赔付金额',
    receiptNo: '收据／发票编号',
    submissionDate: '提交日期',
    typeOfVisit: '就诊类型',
    operation: '手术名称／手术代码',
    yourRemarks: '您的备注',
    accidentDateTime: '日期和时间',
    place: '地点',
    workRelated: '与工作有关',
    compensation: '公司的赔偿',
    accidentDetails: '详情',
    insurerName: '保险公司名称',
  },
  document: {
    received: '已收到',
    receipt: '发票／收据',
    other: '其他文件',
    close: '关闭',
    zoomFit: '适合窗口大小',
  },
  update: {
    cancel: '取消更新',
    success: '索赔已成功更新！',
  },
  delete: {
    question: '您要删除这项索赔吗？',
    success: '索赔已成功删除！',
    failed: '抱歉！索赔未能删除……请稍后再试。',
    explanation: '保险公司不会再处理这项索赔。此操作无法撤销。',
    keep: '保留这项索赔',
    deleting: '正在删除…',
  },
  notices: {
    paymentPrecedence:
      '赔付按以下顺序支付：先付给以现金付款的员工，再存入 MediSave 账户，最后付给获 MediSave 核准的综合健保计划（Integrated Shield Plan）或 MediShield Life。',
    keepReceipts: '请保留税务发票和收据的正本至少 6 个月。',
    referralLetter: '专科、X 光和化验的索赔须附上转介信。如果两次就诊相隔超过 1 年，须提供新的转介信。',
  },
} as const

export function claimRegisteredText(number: string): string {
  return `索赔（编号 ${number}）已登记。您的索赔会在 14 个工作日内处理。`
}

export function claimUpdatedText(number: string, answersRequest: boolean): string {
  return answersRequest
    ? `索赔（编号 ${number}）已更新。保险公司会继续处理您的索赔，并审核您提交的资料。`
    : `索赔（编号 ${number}）已更新。保险公司会按更新后的内容处理索赔。`
}

export function recordsFoundText(total: number, first: number, last: number): string {
  return first === 1 && last === total ? `${total} 项记录` : `${total} 项记录，显示第 ${first} 至 ${last} 项`
}

export function noRecordsText(narrowedBy: NarrowedBy): string {
  return `没有符合条件的索赔或就诊记录（${narrowedByText(narrowedBy)}）。`
}

export function narrowedByText({ from, to, claimant, company }: NarrowedBy): string {
  return [
    `日期：${from}至 ${to}`,
    ...(claimant === undefined ? [] : [`索赔人：${claimant}`]),
    ...(company === undefined ? [] : [`公司：${company}`]),
  ].join('；')
}

export function firstNumberText(reference: string): string {
  return `提交时的索赔编号：${reference}`
}

export function withoutGstText(amount: string): string {
  return `不含消费税（GST）：${amount}`
}

export function viewDocumentText(name: string): string {
  return `${claimTexts.detail.view} ${name}`
}

export const claimRowTypeLabels = { 1: '特约诊所就诊', 2: '住院索赔', 3: '门诊索赔' } as const

export const paymentMethodLabels: Readonly<Record<PaymentMethod, string>> = {
  Bank: '员工的银行账户',
  Cheque: '支票',
  PayNow: '通过 PayNow（NRIC）',
  Payroll: '由公司赔付',
  Insurer: '由保险公司赔付',
}

export const prePostHospitalisationLabels = { Y: '住院前／住院后', N: '其他' } as const
export const yesNoLabels = { Y: '是', N: '否' } as const
