/** What the screens of second factors say, in Chinese. */
import type { SecondFactorAnswerKind } from '../../account/second-factors.ts'

export const secondFactorPageTexts = {
  loading: '正在加载',
  title: '两步登录',
  lead: '有了验证应用或通行密钥，单凭密码无法登录。它会取代电邮验证码。',
  leadDemanded: '除密码外，管理员还须用验证应用或通行密钥登录。',
  none: '您还没有设置验证应用或通行密钥。',
  failed: '无法加载。请再试一次。',
  retry: '再试一次',
  addApp: '添加验证应用',
  addPasskey: '添加通行密钥',
  noPasskeys: '这个浏览器无法在这里使用通行密钥。请使用验证应用，或其他浏览器或设备。',
  added: (when: string) => `添加于 ${when}`,
  lastUsed: (when: string) => `上次使用 ${when}`,
  neverUsed: '尚未使用',
  rename: '重命名',
  remove: '移除',
  cancel: '取消',
  save: '保存',
  done: '完成',
  name: '名称',
  nameHint: '方便您辨认，例如“我的手机”。',
  appName: '我的手机',
  passkeyName: '这台设备',
  removed: '已移除。',
  renamed: '名称已更改。',

  app: {
    title: '添加验证应用',
    scan: '请用手机上的验证应用扫描，例如您的公司使用的验证应用。',
    qrLabel: '供验证应用使用的二维码。如果无法扫描，请输入下面的密钥。',
    open: '在这台设备的应用中打开',
    key: '或在应用中输入这个密钥：',
    code: '应用显示的验证码',
    codeHint: '6 位数字；每 30 秒更换一次',
    submit: '添加应用',
  },
  passkey: {
    title: '添加通行密钥',
    what: '通行密钥保存在您的设备或密码管理器中。您用指纹、脸部或设备的 PIN 码确认。',
    submit: '继续',
    waiting: '正在等待您的设备…',
    cancelled: '没有确认通行密钥。操作已取消、用时过长，或这台设备上没有通行密钥。',
    already: '这台设备上已有您的一个通行密钥。',
    notHere: '通行密钥在这个网址无法使用。请用平台的常用网址打开。',
  },
  recovery: {
    title: '恢复码',
    what: '供您手边既没有验证应用也没有通行密钥时使用。每个恢复码只能使用一次。',
    keep: '请保存在只有您能取得的地方，不要保存在您用来登录的设备上。恢复码只在此时显示。',
    copy: '复制',
    copied: '已复制',
    download: '保存为文件',
    fileName: 'member-care-恢复码.txt',
    kept: '我已保存',
    makeNew: '生成新的恢复码',
    voided: '之前的恢复码已失效。',
    none: '没有剩余的恢复码。请生成新的。',
  },
  trusted: {
    title: '信任的设备',
    lead: '在这些设备上登录时，不会要求您进行第二步验证。',
    end: '不再信任',
    ended: '该设备已不再受信任。',
    until: (when: string) => `信任至 ${when}`,
    trust: '信任这台设备 30 天',
    trustHint: '只限没有其他人使用的设备。',
  },
  step: {
    title: '确认是您本人',
    passkeyLead: '请使用您设置的通行密钥。',
    usePasskey: '使用我的通行密钥',
    appLead: '请输入验证应用为 Member Care 显示的验证码。',
    recoveryLead: '请输入您的一个恢复码。它之后不能再使用。',
    recoveryCode: '恢复码',
    passwordLead: '请再次输入您的密码。您即将进行的操作需要再次确认。',
    password: '密码',
    submit: '提交',
    checking: '正在检查…',
    otherWays: '其他方式',
    lostAll: '如果这些方式您都无法使用，请联系我们。',
  },
  missing: {
    title: '设置您的第二重验证',
    lead: '除密码外，管理员还需要验证应用或通行密钥。设置只需一分钟，然后您就可以进入。',
    done: '您的第二重验证已设置。',
    goOn: '继续前往控制台',
  },
} as const

export const waysToShow: Readonly<Record<SecondFactorAnswerKind | 'password' | 'email', string>> = {
  passkey: '使用通行密钥',
  totp: '使用验证应用',
  'recovery-code': '使用恢复码',
  password: '使用我的密码',
  email: '用电邮接收验证码',
}

export function recoveryCodesLeftText(left: number): string {
  return left === 0 ? secondFactorPageTexts.recovery.none : `还剩 ${left} 个恢复码。`
}

export function removeFactorQuestion(name: string): { readonly title: string; readonly text: string } {
  return {
    title: `要移除“${name}”吗？`,
    text: '之后您不能再用它登录。您信任的设备也会再次要求验证。',
  }
}
