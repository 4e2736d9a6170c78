/** Labels and messages of the two claim forms, in Chinese. */

export const claimFieldLabels = {
  companyId: '公司',
  claimantId: '索赔人',
  visitDate: '就诊日期',
  benefitGroup: '福利类型',
  benefitGroupItem: '福利',
  providerName: '医疗机构',
  hospital: '医院',
  receiptNo: '收据编号',
  diagnosisText: '诊断',
  currency: '货币',
  amount: '金额',
  includeGST: '金额是否包含消费税（GST）？',
  gstAmount: '消费税（GST）金额',
  empSubRemarks: '备注',
  prePostHospitalisation: '住院前／住院后',
  admissionDate: '入院日期',
  dischargeDate: '出院日期',
  reasonForTreatment: '治疗原因',
  symptoms: '症状描述',
  symptomsStartDate: '症状开始日期',
  nameOfOperation: '手术名称',
  accidentRelated: '索赔是否与意外有关？',
  accidentDate: '意外日期',
  accidentTime: '意外时间',
  placeOfAccident: '意外地点',
  workRelated: '意外是否与工作有关？',
  accidentDetails: '意外详情',
  accidentClaimableFromCompany: '您能否向公司索取赔偿？',
  claimingFromOtherInsurer: '您是否也向另一家保险公司索赔？',
  claimingFromOtherInsurerName: '另一家保险公司的名称',
  claimReferenceNo: '索赔参考编号',
  paymentMethod: '赔付方式',
  bankName: '银行',
  bankNo: '银行',
  branchNo: '分行',
  accountNo: '账户号码',
  nric: 'NRIC',
  payNowConfirmed: '我确认我的银行账户已用这个 NRIC 绑定 PayNow。',
  invoicesAndReceipts: '发票和收据',
  otherDocuments: '其他证明文件',
  attachments: '文件',
} as const

export const claimFormTexts = {
  fieldRequired: '此栏必须填写。',
  companyRequired: '必须选择公司。',
  claimantRequired: '必须选择索赔人。',
  visitDateRequired: '必须填写就诊日期。',
  benefitGroupRequired: '必须选择福利类型。',
  benefitRequired: '必须选择福利。',
  providerRequired: '必须填写医疗机构。',
  hospitalRequired: '必须填写医院。',
  receiptNoRequired: '必须填写收据编号。',
  diagnosisRequired: '必须填写诊断。',
  currencyRequired: '必须选择货币。',
  amountRequired: '必须填写金额。',
  admissionDateRequired: '必须填写入院日期。',
  dischargeDateRequired: '必须填写出院日期。',
  reasonForTreatmentRequired: '必须填写治疗原因。',
  symptomsRequired: '必须填写症状。',
  symptomsStartDateRequired: '必须填写症状开始日期。',
  operationRequired: '必须填写手术名称。',
  accidentDateRequired: '必须填写意外日期。',
  accidentTimeRequired: '必须填写意外时间。',
  placeOfAccidentRequired: '必须填写意外地点。',
  accidentDetailsRequired: '必须填写意外详情。',
  otherInsurerNameRequired: '必须填写另一家保险公司的名称。',
  paymentMethodRequired: '必须选择赔付方式。',
  answerRequired: '请回答是或否。',
  prePostRequired: '请选择一项。',

  amountNotNumber: '金额必须是数字。',
  amountNotPositive: '金额必须大于零。',
  amountTooHigh: '金额不能超过 $999,999。',
  gstRequired: '必须填写消费税（GST）金额。',
  gstNotNumber: '消费税（GST）金额必须是数字。',
  gstNotPositive: '消费税（GST）金额必须大于零。',
  gstTooHigh: '消费税（GST）金额不能高于或等于索赔金额。',

  dateInvalid: '日期无效。',
  dateInFuture: '日期不能晚于今天。',
  dischargeBeforeAdmission: '出院日期不能早于入院日期。',
  accidentAfterVisit: '意外日期不能晚于就诊日期。',
  accidentAfterAdmission: '意外日期不能晚于入院日期。',
  symptomsAfterAdmission: '症状开始日期不能晚于入院日期。',
  timeInvalid: '时间无效。',
  timeInFuture: '意外时间不能晚于现在。',

  otherCompany: '表格上的公司与网址中的公司不同。请只为一家公司提交索赔。',
  companyNotOffered: '请选择您的其中一家公司。',
  employeesOnly: '只有员工可以提交索赔。请由享有该保障的员工提交。',
  claimantNotOffered: '请选择这家公司的其中一位索赔人。',
  benefitGroupNotOffered: '请从列表中选择福利类型。',
  benefitNotOffered: '请从列表中选择福利。',
  currencyNotOffered: '请从列表中选择货币。',
  paymentMethodNotOffered: '请选择所提供的其中一种赔付方式。',
  paymentMethodFixed: '赔付方式不能更改。',
  payNowNotConfirmed: '缺少资料。请检查。',

  noFiles: '没有上传文件。',
  fileTooLarge: '附件超过 5 MB 的上限。请缩小后重新上传文件。',
  fileTypeRefused: '只接受图片文件（jpeg、jpg、png）和 PDF 文件。',
  fileEmpty: '附件是空的。请重新上传文件。',
} as const

export function tooManyFilesText(maximum: number): string {
  return `您最多只能上传 ${maximum} 个文件！`
}

export function tooLongText(maximum: number): string {
  return `太长，最多 ${maximum} 个字符。`
}

export function notCoveredText(visitDate: string): string {
  return `您在 ${visitDate}没有保障。请检查就诊日期。`
}

export function notCoveredAtAdmissionText(admissionDate: string): string {
  return `${admissionDate}没有保障。请检查入院日期。`
}
