/** Texts of the claim wizard, in Chinese, besides those of `claim.ts` and `claim-form.ts`. */

export const submitClaimTexts = {
  steps: '步骤',
  typeQuestion: '您要提交哪一类索赔？',
  noTypeOffered: '您的公司目前不在这里接受索赔。请向公司人事部查询。',
  outpatientDetail: '到诊所、专科医生、牙医或化验室就诊',
  inpatientDetail: '住院或日间手术',
  beforeYouStart: '开始之前',
  haveAtHand: '请备妥发票或收据的照片或 PDF。如果是住院，请也备妥出院总结。',
  change: '更改',
  submitAnother: '再提交一项索赔',
} as const

export const claimSectionTitles = {
  person: '为谁索赔？',
  visit: '就诊',
  receipt: '收据',
  stay: '住院',
  treatment: '治疗',
  bill: '账单',
  accident: '意外',
  otherInsurance: '其他保险',
  payment: '赔付',
} as const

export const claimFormHints = {
  choose: '请选择',
  companyFirst: '请先选择公司',
  visitFirst: '请先选择索赔人和就诊日期',
  visitDateWrong: '请先更正就诊日期',
  benefitsLoading: '正在加载这个日期的福利…',
  benefitsFailed: '无法加载这个日期的福利。',
  benefitGroupFirst: '请先选择福利类型',
  provider: '收据上的诊所或医院',
  diagnosis: '从列表中选择，或输入医生所写的内容',
  prePostQuestion: '这次就诊是否在住院之前或之后？',
  reasonForTreatment: '即诊断；从列表中选择或自行输入',
  operation: '从列表中选择或自行输入',
  accidentDetails: '发生了什么事',
  paymentFixed: '由您的公司设定，不能在这里更改',
  otherAccount: '使用另一个账户',
} as const

export function storedAccountText(accountNo: string): string {
  return `使用我已保存的账户 ${accountNo}`
}

export function thingsToCorrectText(count: number): string {
  return `有 ${count} 处需要更正`
}

export function thingsToCorrect(): string {
  return '需要更正的地方'
}

export const documentTexts = {
  chooseFiles: '选择文件',
  orDrop: '或把文件拖放到这里',
  forWhat: (what: string) => `用于${what}`,
  takePhotoFor: (what: string) => `为${what}拍照`,
  filesFor: (what: string) => `${what}的文件`,
  photoFor: (what: string) => `${what}的照片`,
  remove: (file: string) => `移除 ${file}`,
  dismiss: (file: string) => `不再显示 ${file}`,
  takePhoto: '拍照',
  makingSmaller: '正在缩小照片…',
  notAttached: '未附上。',
  sameFile: '这个文件已经附上。',
  receiptsRequired: '必须附上至少一份。',
  hospitalReceipts: '医院账单和收据。',
  otherRequired: '必须附上转介信、医生便函或报告。',
  otherNotRequired: '这项福利不需要。',
  hospitalDocuments: '出院总结、转介信、报告。',
} as const

export function madeSmallerText(size: string, before: string): string {
  return `已由 ${before} 缩小至 ${size}`
}

export function documentLimitsText(maximumFiles: number): string {
  return `PDF、JPG、JPEG、PNG、HEIF 或 HEIC，每个最大 5 MB，最多 ${maximumFiles} 个文件。较大的照片会在这里缩小。`
}

export const sendClaimTexts = {
  title: '同意并提交',
  sending: '正在发送您的索赔',
  allSent: '已全部发送。正在检查您的文件…',
  cancel: '取消',
  tryAgain: '再试一次',
  nothingLost: '您填写的内容没有丢失，再试一次也不会重复提交索赔。',
  correct: '返回更正',
  notChecked: '无法检查这项索赔。',
  submitted: '索赔已提交',
  next: '接下来会怎样',
} as const

export function sentPartText(percent: number): string {
  return `已发送 ${percent}%。请不要关闭此页面。`
}

export function receivedOnText(at: string): string {
  return `收到时间：${at}`
}
