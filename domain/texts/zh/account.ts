/** Texts of signing in, one-time passwords, passwords, and resetting or recovering an account, in Chinese. */

export const signInTexts = {
  emailRequired: '必须填写电邮地址。',
  emailInvalid: '电邮地址无效。',
  passwordRequired: '必须填写密码。',
  passwordTooShort: '太短。',
  passwordTooLong: '太长。',
  captchaTitle: '人机验证无效',
  captchaMissing: '请完成人机验证。',
  failedTitle: '登录失败',
  failedBanner: '很抱歉。',
  wrongEmailOrPassword: '电邮或密码不正确。请检查后再试。',
  locked: '您的账户已被锁定。要解锁账户，请恢复您的账户。',
  lockedFirstSentence: '您的账户已被锁定',
  suspended: '您的账户已被停用。请联系我们。',
  terminated: '您的账户已被终止。请联系我们。',
  expired: '登录步骤用时过长，或已经完成。请重新登录。',
  notRegistered: '您的账户尚未设立。请先注册。',
  lockDialog: {
    title: '您的账户已被锁定',
    message: '要解锁账户，请恢复您的账户。',
    ok: '好',
    contactUs: '改为联系我们',
  },
  backToLogin: '返回登录',
} as const

/** Whether a server's message on signing in means that the account is locked: its first sentence says so. */
export function tellsOfLock(serverMessage: string): boolean {
  return serverMessage.split('。')[0]?.trim() === signInTexts.lockedFirstSentence
}

export const otpTexts = {
  required: '必须填写一次性密码。',
  wrong: '一次性密码不正确。请再试一次。',
  expired: '一次性密码已过期。请要求新的一次性密码。',
  noTriesLeft: '输入错误的一次性密码次数太多。请要求新的一次性密码。',
  tooManyRequests: '发送的一次性密码太多。请稍后再试。',
  submit: '提交',
  cancel: '取消',
  resend: '重新发送',
} as const

export function otpResendText(seconds: number): string {
  return `请等待 ${seconds} 秒，再要求新的一次性密码。`
}

export function otpNoAddressText(support: { readonly email: string; readonly phone: string }): string {
  return `我们没有您的电邮地址，无法发送一次性密码。请发电邮至 ${support.email}，或致电 ${support.phone}。`
}

export const newPasswordTexts = {
  current: '请输入您目前的密码。',
  required: '请输入您的新密码。',
  mismatch: '两次输入的新密码不一致。',
  mismatchAdministrator: '密码不一致。',
  tooShort: '太短，最少 8 个字符。',
  tooLong: '太长，最多 30 个字符。',
  frequent: '许多人都使用这个密码，所以它会最先被猜到。请选择另一个密码。',
  sameAsBefore: '这是您目前的密码。请选择另一个密码。',
  tooSimple:
    '密码必须至少有 8 个字符，包含至少 1 个大写字母、1 个小写字母、1 个数字和 1 个特殊字符。（包含其中 3 种即可。）',
  notAllClasses: '密码必须至少有 8 个字符，包含至少 1 个大写字母、1 个小写字母、1 个数字和 1 个特殊字符。',
  help: ['至少 8 个字符', '一个数字', '一个大写字母', '一个小写字母'],
} as const

export const resetTexts = {
  emailsDiffer: '电邮地址不一致。请确保两次输入的电邮地址相同。',
  captchaTitle: '人机验证未完成',
  captchaMissing: '请完成人机验证。',
  success: '密码更改成功！',
  completed: '已完成。如果这个电邮地址已在我们这里注册，您很快会收到一封说明后续步骤的电邮。',
  linkInvalid: '这个链接已失效。请要求新的链接。',
} as const

export const registrationTexts = {
  steps: ['条款与条件', '身份识别', '电邮地址', '一次性密码', '设定密码', '设定银行资料', '完成'],
  agree: '我在此同意条款与条件，并确认在此提供的资料正确。',
  identifierRequired: '必须填写 NRIC／FIN／护照号码。',
  mobileInvalid: '手机号码格式无效。',
  captchaTitle: '人机验证无效',
  captchaMissing: '请完成人机验证。',
  captchaIncompleteTitle: '人机验证未完成',
  captchaIncomplete: '请先完成人机验证，再继续。',
  skip: '跳过',
  finish: '开始吧！',
} as const

export const activationTexts = {
  invalidLink: '链接无效',
  invalidActivationLink: '启用链接无效',
  success: '管理员已成功注册，请重新登录',
} as const

export const confirmCaptchaTexts = {
  title: '人机验证未完成',
  message: '请先完成人机验证，再继续。',
} as const
