/** Texts of the e-card, in Chinese: as members see it, with and without a connection, and as a clinic checks it. */

export const eCardTexts = {
  title: '电子卡',
  lead: '在特约诊所，请出示这张卡和您的 NRIC 或护照。',
  company: '公司',
  person: '持卡人',
  flip: '翻转电子卡',
  front: '卡的正面',
  back: '卡的背面',
  policyNo: '保单编号',
  name: '姓名',
  effectiveDate: '生效日期',
  planNo: '计划',
  staffId: '员工编号',
  now: '新加坡时间',
  code: '这张卡的二维码。诊所扫描后，可看到这张卡是否有效。',
  codeUse: '供诊所使用：扫描以查验这张卡。',
  conditions: '这张卡不可转让。它显示保障有效；赔付内容由保单决定。',
  none: '没有可显示的电子卡',
  noneDetail: '您的公司目前没有提供电子卡。',
} as const

export const keptCardTexts = {
  checking: '正在检查这张卡是否为最新…',
  unasked: '没有网络',
  unaskedDetail: '这张卡显示的是您上次联网打开时的内容。',
  over: '没有网络时，已不能再显示这张卡',
  onHomeScreen: '要把它保存在 iPhone 或 iPad 上，请把 Member Care 添加到主屏幕：Safari 会在 7 天后移除页面保存的内容。',
  refused: '已从这台设备移除',
  signedOut: '您尚未登录。这台设备保存了您的卡。',
  signIn: '登录',
  remove: '从这台设备移除这张卡',
  removed: '这台设备没有保存卡',
  removedDetail: '请登录查看您的卡。',
} as const

export function keptUntilText(day: string): string {
  return `这台设备会保存这张卡，没有网络时也能显示，直到 ${day}。您退出后，它会被移除。`
}

export function cardOverText(day: string): string {
  return `它的有效期到 ${day}为止。请连接互联网，再次打开。`
}

const whyRefused = {
  ended: '保障已结束',
  withdrawn: '这张卡已撤销',
  outdated: '二维码已失效；请登录以取得新的二维码',
  'not-genuine': '二维码已失效；请登录以取得新的二维码',
} as const

export function refusedCardText(name: string, why: keyof typeof whyRefused): string {
  return `${name}：${whyRefused[why]}。`
}

export const cardCheckTexts = {
  title: '查验电子卡',
  lead: '请核对卡上的姓名与出示者的 NRIC 或护照。',
  standings: {
    valid: { title: '有效', detail: '保障今天有效。' },
    ended: { title: '已结束', detail: '这张卡是真卡，但其保障已结束。' },
    withdrawn: { title: '已撤销', detail: '这张卡是真卡，但已不再有效。' },
    outdated: {
      title: '已过时',
      detail: '这个二维码已失效。请让持卡人在有网络时打开电子卡，然后再次扫描。',
    },
    'not-genuine': { title: '不是真卡', detail: '这个二维码不是由 Member Care 发出的。' },
  },
  initials: '姓名首字母',
  company: '公司',
  policyNo: '保单编号',
  effectiveDate: '生效日期',
  lastDay: '保障的最后一天',
  noLastDay: '尚未确定',
  missing: '没有要查验的卡',
  missingDetail: '请扫描电子卡背面的二维码，就会打开此页面。',
  checking: '正在查验这张卡…',
} as const

export function checkedAtText(when: string): string {
  return `查验时间：${when}（新加坡时间）。`
}
