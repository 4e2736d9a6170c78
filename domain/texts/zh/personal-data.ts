/** Texts of the file of all that is kept about a member, in Chinese: where it is asked for, and what it says. */
import { shownCount } from '../../language/shown-count.ts'
import { PERSONAL_DATA_HOURS } from '../../export/personal-data.ts'

export const personalDataTexts = {
  title: '取得我的资料副本',
  lead: `一个档案，包含我们保存的所有关于您的资料：供您阅读的 PDF、供程序读取的同样内容（JSON）、您的索赔（FHIR R4），以及您的文件。我们会先要求一次性密码，并在档案备妥时用电邮通知您。您可以在 ${PERSONAL_DATA_HOURS} 小时内下载。`,
  ask: '索取我的资料',
  askAgain: '再次索取',
  asking: '正在索取…',
  askFailed: '无法索取您的资料。请再试一次。',
  working: '正在制作您的档案。您可以离开此页面：档案备妥时，我们会通知您。',
  ready: '您的档案已备妥。',
  expired: '您上次的档案已删除。您可以索取新的档案。',
  failed: '无法制作您的档案。请再次索取。',
  gone: `档案已不存在。档案可在 ${PERSONAL_DATA_HOURS} 小时内下载；请索取新的档案。`,
  download: '下载我的资料',
  downloading: '正在下载…',
  downloadFailed: '无法下载您的档案。请再试一次。',
  requestedAt: '索取时间',
  expiresAt: '可下载至',
  size: '大小',
  careful: '档案包含您的医疗资料。请保存在别人无法读取的地方。',
} as const

export function personalDataFileName(day: string): string {
  return `我的资料-${day}.zip`
}

export function fileSizeText(bytes: number): string {
  const [unit, size] = bytes < MEGABYTE ? (['KB', 1_000] as const) : (['MB', MEGABYTE] as const)
  return `${shownCount(Math.max(1, Math.round(bytes / size)))} ${unit}`
}
const MEGABYTE = 1_000_000

export const keptPartTexts = {
  person: '您的身份',
  covers: '您的保障，以及与您一同受保障的人',
  directoryEntries: '您公司自己的系统中关于您的资料',
  claims: '索赔',
  guarantees: '担保信（eLOG）',
  purchases: '您在商店购买的产品',
  redemptions: '奖励的礼券',
  coverUses: '索赔所使用的保障',
  visits: '到特约诊所的就诊',
  drafts: '您已开始的索赔和申请',
  conversations: '聊天中的对话',
  conversationEntries: '这些对话中所说和所做的事',
  conversationTexts: '对话的文字内容',
  filesOfDrafts: '您已开始的索赔和申请的文件',
  documents: '文件',
  photo: '您的照片',
  proposedAccounts: '为您提议的银行账户',
  identityChanges: '您要求或人事部提议的身份资料更改',
  whoLooked: '谁查看过您的资料',
  notifications: '通知',
  notificationWishes: '您希望接收通知的方式',
  subscribedDevices: '会通知您有新消息的设备',
  savedArticles: '您收藏的文章和视频',
  clinicReports: '您报告的诊所资料错误',
  cardCustomer: '银行卡服务商中关于您的资料',
  language: '您的语言',
  emails: '发给您的电邮',
  signIns: '您登录的地方',
  devices: '您使用过的设备',
  trustedDevices: '您信任的设备',
  password: '您的密码',
  secondFactors: '验证应用和通行密钥',
  recoveryCodes: '恢复码',
  oneTimePasswords: '发给您的一次性密码',
  links: '发给您的链接',
  signInTries: '登录尝试',
  secondFactorTries: '登录第二步的尝试',
  begunSignIns: '已开始的登录',
  begunPasskeys: '已开始设置的通行密钥',
  registrations: '注册',
  uploads: '您雇主的文件中关于您的资料',
  takenData: '您索取过的资料档案',
} as const

export const personalDataLetterTexts = {
  title: '我们保存的关于您的资料',
  intro: '关于这个档案',
  explained: [
    '这是 Member Care 保存的所有关于您的资料。这里的内容也在 data.json 中，供程序读取。您的索赔在 claims.fhir.json 中，采用医疗标准 FHIR R4。文件和您的照片在文件夹 documents 中，按这里所列的编号存放。',
    '有关您其他家庭成员的资料不在其中：他们可以索取自己的资料。对于处理过您索赔的人，只写明其角色，不写明其身份。密码、代码和密钥绝不会提供给任何人，包括您本人。',
  ],
  history: '发生了什么，以及何时发生',
  historyLead: '所有关于您的记录，以及当时的内容。',
  notIncluded: '不在此档案中的文件',
  notIncludedLead: '这些文件合起来太大，或已无法打开。您可以在平台中打开它们。',
  yes: '是',
  no: '否',
  self: '您',
  family: '您的另一位家庭成员',
} as const

export function recordHeading(part: string, position: number): string {
  return `${part}（${position}）`
}
