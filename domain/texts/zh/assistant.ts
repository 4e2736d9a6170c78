/** What the assistant says in the chat, in Chinese. It speaks of records and never promises. */
import type { IntentName } from '../../assistant/asked.ts'
import type { BenefitKind } from '../../assistant/recognise/lexicon/cover-words.ts'
import type { ClaimStatus } from '../../claim/claim-status.ts'
import type { PaymentMethod } from '../../claim/claim-terms.ts'
import type { GuaranteeStatus } from '../../guarantee/guarantee-status.ts'
import { shownCount } from '../../language/shown-count.ts'

export const assistantTexts = {
  introduction: (name: string) => `您好，我是助手 ${name}。我是程序，不是真人。我根据您自己的记录回答，不会猜测。`,
  canBeAsked:
    '您可以问我：您的索赔或担保信进展如何、通常需要多长时间、还缺什么、您的计划保障什么，以及特约诊所是否营业。',
  personAtAnyTime: '随时输入“人工”，就会有工作人员接手。',
  which: '我不确定您的意思。请选择：',
  notUnderstood: '我不太明白这个问题，而我不会猜测。',
  otherWords: '请换个说法再问，或让工作人员接手。',
  ownRecordsOnly: '我只能告诉您有关您自己和您家人的记录。',
  takesOver: '我们团队的一位工作人员会接手。',
  thanks: '不客气。欢迎随时再来询问。',
  danger: '如果有人有危险，请立即拨打 995 叫救护车。请不要在这里等候回答。',
  selfHarm:
    '请立即拨打 1767：新加坡援人协会（Samaritans of Singapore）任何时间都会倾听。如果您或其他人有危险，请拨打 995。',
  notAlone: '您并不孤单。',
  talkToPerson: '与工作人员交谈',
  links: {
    claim: (reference: string) => `打开索赔 ${reference}`,
    claimRecords: '打开索赔记录',
    submitClaim: '提交索赔',
    letter: (number: string) => `打开 ${number}`,
    elogRecords: '打开担保信记录',
    requestElog: '申请担保信',
    myCover: '打开我的保障',
    clinics: '查找特约诊所',
    hospitals: '查找最近的医院',
  },
  questions: {
    'claim-status': '我的索赔进展如何？',
    'claim-time': '我的索赔需要多长时间？',
    'claim-missing': '我的索赔还缺什么？',
    'claim-payment': '我的索赔赔付多少？',
    'claim-rejection': '我的索赔为什么被拒绝？',
    'settlement-letter': '我的结算信在哪里？',
    'submit-claim': '如何提交索赔？',
    'letter-status': '我的担保信进展如何？',
    'letter-time': '我的担保信需要多长时间？',
    'letter-missing': '我的担保信还缺什么？',
    'request-letter': '如何申请担保信？',
    cover: '我的计划保障什么？',
    'clinic-hours': '诊所现在营业吗？',
    'clinic-on-panel': '这家诊所是特约诊所吗？',
    'find-clinic': '特约诊所在哪里？',
  } satisfies Readonly<Record<IntentName, string>>,
} as const

interface NamedClaim {
  readonly reference: string
  readonly provider: string
  readonly date: string
  readonly forWhom: string
}

function claimCalled({ reference, provider, date, forWhom }: NamedClaim): string {
  return forWhom === ''
    ? `索赔 ${reference}（${provider}，${date}）`
    : `${forWhom} 的索赔 ${reference}（${provider}，${date}）`
}

const waysOfPayment: Readonly<Record<PaymentMethod, string>> = {
  Bank: '存入您的银行账户',
  Cheque: '以支票支付',
  PayNow: '通过 PayNow 转入与您的 NRIC 绑定的账户',
  Payroll: '由您的公司支付',
  Insurer: '由保险公司支付',
}

export const claimAnswers = {
  noneYet: '您还没有提交过索赔。',
  noneOpen: '您没有等待决定的索赔。这是最近的一项：',
  noneOfPerson: '在您可以查看的索赔中，我找不到这位家庭成员的索赔。',
  notYours: (reference: string) =>
    `在您的索赔中，我找不到索赔 ${reference}。请检查编号。我只能告诉您有关您可以查看的索赔，不能告诉您其他索赔。`,
  more: (claims: number) => `您另有 ${shownCount(claims)} 项这类索赔，列在“索赔记录”中。`,
  stands: {
    PROCESSING: (claim) => `${claimCalled(claim)}正在转交给保险公司。您不需要做任何事。`,
    SUBMITTED: (claim) => `${claimCalled(claim)}已送达保险公司，保险公司尚未作出决定。您不需要做任何事。`,
    PENDING: (claim) => `${claimCalled(claim)}正在等待您提供资料。`,
    PENDING_REVIEW: (claim) => `${claimCalled(claim)}正由保险公司审核。您不需要做任何事。`,
    APPROVED: (claim) => `${claimCalled(claim)}已获批准。`,
    REJECTED: (claim) => `${claimCalled(claim)}已被拒绝。`,
    DELETED: (claim) => `${claimCalled(claim)}已删除。`,
  } satisfies Readonly<Record<ClaimStatus, (claim: NamedClaim) => string>>,
  submittedOn: (reference: string, date: string, days: number) =>
    `索赔 ${reference} 于 ${date}提交，至今 ${shownCount(days)} 天。`,
  submittedToday: (reference: string) => `索赔 ${reference} 于今天提交。`,
  within: '索赔会在 14 个工作日内处理。',
  tooFew: '过去 12 个月已有决定的同类索赔太少，无法说明通常需要多长时间。',
  waitsForYou: (reference: string) => `您回答之后，保险公司会继续处理索赔 ${reference}。`,
  insurerAsks: (reference: string, words: string) => `关于索赔 ${reference}，保险公司的要求是：“${words}”`,
  answerThere: '您可以在该索赔的页面回答并添加文件。',
  nothingMissing: (claim: NamedClaim) => `${claimCalled(claim)}目前什么都不缺：保险公司没有要求任何资料。`,
  nothingMissingDecided: (claim: NamedClaim) => `${claimCalled(claim)}已有决定，所以不需要再补充什么。`,
  noneLacks: '什么都不缺：保险公司没有就您的任何索赔要求资料。',
  paid: (claim: NamedClaim, amount: string, method: PaymentMethod) =>
    `${claimCalled(claim)}已获批准：赔付 ${amount}，${waysOfPayment[method]}。`,
  paidNothing: (claim: NamedClaim) => `${claimCalled(claim)}已获批准，但按您的计划没有赔付。`,
  notPaidYet: (claim: NamedClaim) => `${claimCalled(claim)}还没有决定。获批准后，才知道赔付多少。`,
  payoutFrom: (reference: string, moment: string) =>
    `索赔 ${reference} 的账户最近有更改。为保障您的款项安全，我们从 ${moment} 起才会赔付到这个账户。`,
  notPaid: (claim: NamedClaim) => `${claimCalled(claim)}已被拒绝，所以没有赔付。`,
  arrivalUnknown: '我看不到款项何时到账。如果等了很久仍未到账，工作人员可以查询。',
  noneRejected: '您没有被拒绝的索赔。',
  isNotRejected: (claim: NamedClaim) => `${claimCalled(claim)}没有被拒绝。`,
  rejectedBecause: (reference: string, words: string) => `索赔 ${reference} 被拒绝的原因：“${words}”`,
  noReason: (reference: string) => `索赔 ${reference} 没有写明原因。工作人员可以告诉您。`,
  disagree: '如果您认为这不正确，工作人员可以接手。',
  letterThere: (claim: NamedClaim) => `${claimCalled(claim)}的结算信可在该索赔的页面下载。`,
  letterNotYet: (claim: NamedClaim) => `${claimCalled(claim)}还没有结算信。`,
  noLetters: '您的索赔都还没有结算信。作出决定后才会有结算信。',
  howToSubmit: '您可以在这里用收据的照片提交索赔。表格会说明需要哪些文件。',
  cannotSubmit: '您不能在这里提交索赔。索赔由享有该保障的员工提交，公司人事部也可以告诉您如何办理。',
} as const

interface NamedLetter {
  readonly number: string
  readonly hospital: string
  readonly date: string
  readonly forWhom: string
}

function letterCalled({ number, hospital, date, forWhom }: NamedLetter): string {
  return forWhom === ''
    ? `担保信 ${number}（${hospital}，入院日期 ${date}）`
    : `${forWhom} 的担保信 ${number}（${hospital}，入院日期 ${date}）`
}

export const letterAnswers = {
  noneYet: '您还没有申请过担保信（eLOG）。',
  otherLetters: '如果您指的是索赔的结算信：它在该索赔的页面。',
  noneOfPerson: '在您可以查看的担保信中，我找不到这位家庭成员的担保信。',
  notYours: (reference: string) =>
    `在您的担保信中，我找不到担保信 ${reference}。请检查编号。我只能告诉您有关您可以查看的担保信，不能告诉您其他担保信。`,
  more: (letters: number) => `您另有 ${shownCount(letters)} 封担保信，列在“担保信记录”中。`,
  stands: {
    PENDING_HR: (letter) => `${letterCalled(letter)}正在等待公司人事部转交给保险公司。`,
    SUBMITTED: (letter) => `${letterCalled(letter)}的申请已送达保险公司，保险公司尚未作出决定。`,
    APPROVED: (letter) => `${letterCalled(letter)}已签发。您可以在它的页面打开担保信，并向医院出示。`,
    REJECTED: (letter) => `${letterCalled(letter)}的申请已被拒绝：没有签发担保信。`,
    EXPIRED: (letter) => `${letterCalled(letter)}已过期。`,
    WITHDRAWN: (letter) => `${letterCalled(letter)}已撤销。`,
  } satisfies Readonly<Record<GuaranteeStatus, (letter: NamedLetter) => string>>,
  upTo: (number: string, amount: string, date: string) => `担保信 ${number} 的担保上限为 ${amount}，有效期至 ${date}。`,
  because: (number: string, words: string) => `关于 ${number}，原因是：“${words}”`,
  insurerAsks: (number: string, words: string) => `关于 ${number}，保险公司的要求是：“${words}”`,
  insurerAsksSomething: (number: string) => `关于 ${number}，保险公司需要您提供资料。请在该担保信的页面查看。`,
  answerThere: '您可以在该担保信的页面回答。',
  nothingMissing: (number: string) => `目前 ${number} 不需要您提供任何资料。`,
  requestedOn: (number: string, date: string) => `${number} 于 ${date}申请。`,
  decided: '已有决定，所以不需要再等候。',
  askEarly: '如果入院日期临近，工作人员可以查询。',
  howToRequest: '您可以在这里申请担保信（eLOG），请在入院前几个工作日申请。',
  cannotRequest: '您的公司没有在这里提供担保信。请向公司人事部查询。',
} as const

export const coverAnswers = {
  notShown: '您的公司没有在这里显示保障资料。请向公司人事部查询。',
  noPlan: (person: string) => `这里没有保存 ${person} 的计划。请向公司人事部查询保障范围。`,
  noSuchPerson: '在您可以查看保障的家庭成员中，我找不到这个人。',
  ofCompany: (company: string) => `在 ${company}：`,
  planOf: (person: string, plan: string) => `${person} 的计划是 ${plan}。`,
  benefits: (names: readonly string[]) => `它保障：${names.join('、')}。`,
  covers: (person: string, benefit: string) => `${person} 的计划保障 ${benefit}。`,
  notOpen: (person: string, benefit: string, why: string) => `计划有 ${benefit}，但今天不适用于 ${person}：${why}`,
  atPanel: (terms: string) => `在特约诊所：${terms}`,
  elsewhere: (terms: string) => `在其他诊所：${terms}`,
  anywhere: (terms: string) => `在任何诊所：${terms}`,
  panelOnly: '只限特约诊所。',
  left: (limit: string, left: string, most: string) => `${limit}：共 ${most}，剩余 ${left}。`,
  leftUntil: (limit: string, left: string, most: string, renews: string) =>
    `${limit}：共 ${most}，剩余 ${left}。${renews}重新计算。`,
  usedUp: (limit: string) => `${limit}：已用完。`,
  usedUpUntil: (limit: string, renews: string) => `${limit}：已用完。${renews}重新计算。`,
  nothingFound: (what: string) => `在计划中，我找不到名为“${what}”的项目。这不表示没有赔付：工作人员可以告诉您。`,
  singleTreatment: '某一次治疗是否赔付，在索赔时决定。',
  moreThere: '“我的保障”显示全部内容。',
  kinds: {
    dental: '牙科',
    gp: '全科医生',
    specialist: '专科医生',
    tcm: '中医',
    physiotherapy: '物理治疗',
    screening: '健康检查',
    hospital: '住院',
    imaging: 'X 光和化验',
    polyclinic: '综合诊疗所',
    emergency: '急诊',
    flexible: '灵活福利开支',
    optical: '眼镜和隐形眼镜',
    maternity: '生育',
    'mental-health': '心理健康',
    vaccination: '疫苗接种',
  } satisfies Readonly<Record<BenefitKind, string>>,
} as const

export const clinicAnswers = {
  whichClinic: '您指的是哪家诊所？请输入诊所名称和地区，例如“Example Family Clinic, Bedok”，或在这里查找：',
  notFound: (words: string) => `我找不到名为“${words}”的特约诊所。您可以在这里查找：`,
  tooMany: (clinics: number) => `有 ${shownCount(clinics)} 家特约诊所的名称与此相似。请加上地区，或在这里查找：`,
  open: (clinic: string) => `${clinic} 现在营业，全天 24 小时开放。`,
  openUntil: (clinic: string, time: string) => `${clinic} 现在营业，至 ${time}。`,
  opensAt: (clinic: string, time: string) => `${clinic} 现已休息，今天 ${time} 开始营业。`,
  closed: (clinic: string) => `${clinic} 现已休息，今天不再营业。`,
  notKnown: (clinic: string) => `我无法确定 ${clinic} 现在是否营业。前往之前，请先致电。`,
  hours: (days: string, hours: string) => `${days}：${hours}`,
  onPanel: (clinic: string) => `${clinic} 是特约诊所。`,
  find: '特约诊所在这里。页面可以由近到远显示，也可以只显示营业中的诊所。',
  notOffered: '您的公司没有在这里显示特约诊所。请向公司人事部查询。',
} as const
