/** What members read of their cover, in Chinese: the estimate while they claim, My cover, what a visit would cost, and the lines of a decision. */
import { shownCount } from '../../language/shown-count.ts'

export const estimateTexts = {
  title: '预计可获赔付',
  waiting: '请填写接受治疗的人、日期、福利和金额。之后预计赔付会显示在这里。',
  back: (amount: string) => `预计可获赔付 ${amount}`,
  nothing: '预计没有赔付',
  unknown: '目前还不能确定可获赔付多少',
  bears: (amount: string) => `您自行承担 ${amount}。`,
  otherPays: (amount: string) => `另一家保险公司支付 ${amount}。`,
  writtenOff: (amount: string) => `诊所不得向您收取 ${amount}。`,
  holdsIf: '以上估算在下列情况下成立：',
  needed: '需要以下资料才能确定：',
  rateMissing: '当天的汇率。目前还不知道；索赔处理部门会查明。',
  showLines: '显示计算方法',
  hideLines: '隐藏计算方法',
  claimed: '索赔金额',
  payable: '赔付金额',
  noPromise: '这是按您目前的计划作出的估算，并非承诺；最终由索赔处理部门决定。',
  failed: '目前无法估算赔付。您仍可提交索赔。',
  tryAgain: '再试一次',
}

export function usedOfText(name: string, used: string, most: string): string {
  return `${name}：共 ${most}，已用 ${used}`
}

export const assumptionTexts = {
  benefit: '该福利在计划之内',
  rate: '已知当天的汇率',
  'provider-panel': '该诊所是特约诊所',
  'provider-other': '该诊所不是特约诊所；在特约诊所，赔付可能更多',
  referral: '您有转介信；请把它附在索赔中',
  stay: '这次就诊属于计划所保障的一次住院',
  disability: '这是先前没有索赔过的疾病或受伤',
  diagnosis: '诊断在计划的保障范围内',
  age: '年龄在计划的保障范围内',
  'other-insurer': '另一家保险公司不作任何赔付；收到其信件后，请附上',
} as const

export const adviceTexts = {
  'no-such-benefit': '请选择另一项福利，或向公司人事部查询。',
  'not-covered-then': '请检查日期和接受治疗的人。',
  'not-covered-there': '在另一家诊所可能有保障：请看“查找特约诊所”。',
  'excluded-provider': '下次请选择另一家诊所：请看“查找特约诊所”。',
  waiting: '等待期之后的就诊有保障。',
  age: '请检查您为谁索赔。',
  relationship: '请检查您为谁索赔。',
  'no-referral': '如有转介信，可能会有保障。请把它附在索赔中。',
  'outside-stay': '请检查就诊和住院的日期。',
  'excluded-diagnosis': '如果医生写的是另一个诊断，请更正。',
  'no-visit-left': '“我的保障”会显示就诊次数何时重新计算。',
  'nothing-left': '“我的保障”会显示限额何时重新计算。',
} as const

export const myCoverTexts = {
  title: '我的保障',
  lead: '您的计划支付什么、已用多少、还剩多少。',
  company: '公司',
  person: '查看谁的保障',
  noPlan: '这里没有可显示的计划',
  noPlanDetail: '您的公司没有在这里保存计划。请向公司人事部查询保障范围。',
  nothingCounted: '这项计划没有需要计算的项目。',
  nearlyUsed: '即将用完',
  otherLimits: '剩余限额',
  used: '已用',
  reserved: '预留',
  untouched: '尚未使用',
  figures: (used: string, reserved: string, left: string) => `已用：${used} · 预留：${reserved} · 剩余：${left}`,
  usedUp: '已用完',
  reservedMeaning: '“预留”是处理中的索赔和担保信在决定之前所占用的部分。',
  borne: '您自行承担的部分',
  borneOf: (borne: string, most: string) => `至今已承担 ${borne}，上限为 ${most}`,
  family: '全家合计',
  renews: (date: string) => `${date}重新计算`,
  never: '不会重新计算',
  rolling: '逐步恢复',
  forBenefits: (names: readonly string[]) => `适用于 ${names.join('、')}`,
  forAll: '适用于所有福利',
  someone: '一位家庭成员',
  seeClaim: '查看索赔',
  benefits: '计划的内容',
  planName: (name: string, date: string) => `${name}（${date}起生效的版本）`,
  notUpToDate: '无法更新您的保障资料。',
  notOffered: '您的公司没有在这里显示保障资料。',
}

export function claimsOfLimitText(count: number): string {
  return `${shownCount(count)} 项索赔`
}

export function barText(name: string, parts: Readonly<Record<'used' | 'reserved' | 'left' | 'most', string>>): string {
  return `${name}：已用 ${parts.used}，预留 ${parts.reserved}，剩余 ${parts.left}，共 ${parts.most}`
}

export function leftOfText(left: string, most: string): string {
  return `共 ${most}，剩余 ${left}`
}

export const whatIfTexts = {
  title: '费用会是多少？',
  lead: '就诊前先估算：选择福利并填写金额。',
  benefit: '福利',
  choose: '请选择',
  place: '地点',
  panel: '在特约诊所',
  other: '在其他诊所',
  date: '日期',
  amount: '金额',
  dateWrong: '请选择日期。',
  amountWrong: '请填写金额，例如 80.00。',
  planPays: '计划支付',
  youPay: '您支付',
  noBenefits: '在这个日期，计划不为这个人支付任何费用。',
}

export const homeCoverTexts = {
  title: '即将用完',
  see: '查看“我的保障”',
}

export function nearlyUsedText(person: string, name: string, left: string, most: string): string {
  return `${person} · ${name}：${leftOfText(left, most)}`
}

export const claimReckoningTexts = {
  decided: '金额的计算方法',
  inWork: '预计可获赔付',
  open: '尚待确定：',
  byPlan: (name: string, date: string) => `按 ${name}（${date}起生效的版本）计算。`,
  decidedOtherwise: (amount: string) => `索赔处理部门决定的金额是 ${amount}。`,
}
