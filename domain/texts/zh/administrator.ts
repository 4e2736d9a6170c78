/** Texts of the administrators' ways in, in Chinese: activation and single sign-on. */

export const administratorTexts = {
  alreadyActivated: '这位管理员已有账户。',
  notInvitable: '只能邀请尚未启用账户的管理员。',
  signOnFailures: {
    'not-administrator': '单点登录供系统管理员使用，而这个身份不是我们的管理员。请用您的电邮地址和密码登录。',
    'unverified-email': '您的身份提供商尚未验证您的电邮地址。请先验证，然后再试。',
    'other-identity': '这位管理员用另一个身份登录。请向您的身份提供商或我们的支持团队查询。',
    'account-closed': '这个管理员账户目前不可使用。请联系我们的支持团队。',
    expired: '这次登录已过期，或已使用过。请再试一次。',
    refused: '您的身份提供商没有让您登录。请再试一次。',
    unavailable: '目前无法联系您的身份提供商。请稍后再试，或用您的电邮地址和密码登录。',
  },
} as const

export const signOnPageTexts = {
  working: '正在登录…',
  workingDetail: '请稍候，您的登录即将完成。',
  done: '您已登录',
  doneDetail: '控制台马上就会打开。',
  openNow: '立即打开控制台',
  failed: '您尚未登录',
  failedTitle: '单点登录失败',
  noToken: '此页面用来完成登录，但没有进行中的登录。请从登录页开始。',
  tryAgain: '再试一次',
} as const

export const activationPageTexts = {
  title: '设立您的管理员账户',
  reEnterPassword: '再次输入密码',
  submit: '启用账户',
  submitting: '正在启用…',
  failedTitle: '您的账户尚未启用',
} as const

export function activationLead(email: string): string {
  return `请为 ${email} 设定密码。您将用这两项登录。`
}
