/** Texts of second factors, in Chinese. */
import type { SecondFactorKind } from '../../account/second-factors.ts'

export const secondFactorTexts = {
  nameRequired: '请取一个名称，方便您辨认。',
  nameTooLong: '请使用较短的名称：最多 40 个字符。',
  codeRequired: '请输入验证应用显示的 6 位数字。',
  recoveryCodeRequired: '请输入您的一个恢复码：12 个字母和数字。',

  wrong: '这个验证码不正确。请再试一次。',
  usedBefore: '这个验证码已使用过。请等待下一个。',
  wrongRecoveryCode: '这个恢复码不正确，或已使用过。请试另一个。',
  wrongPasskey: '无法确认这个通行密钥。请再试一次，或选择其他方式。',
  passkeyTooOld: '用时过长。请再试一次。',
  tooMany: '输入错误的验证码次数太多。请在 15 分钟后再试，或使用通行密钥。',
  expectsOwn: '您的账户要求使用验证应用、通行密钥或恢复码，而不是电邮验证码。',
  expired: '用时过长。请重新开始。',
  mostReached: '您已达到数量上限。请先移除一个。',
  knownPasskey: '您已有这个通行密钥。',
  lastOne: '管理员至少需要一个。请先添加另一个。',
  noneToRemove: '对方没有可移除的第二重验证。',
  ownRemoval: '请在“您的登录”中移除您自己的第二重验证。',
  missing: '您的账户须先设置第二重验证，才能继续。请设置。',
  proofMissing: '请先确认是您本人。',
  wrongPassword: '这个密码不正确。请再试一次。',
} as const

export const secondFactorNames: Readonly<Record<SecondFactorKind | 'recovery-code', string>> = {
  totp: '验证应用',
  passkey: '通行密钥',
  'recovery-code': '恢复码',
}
