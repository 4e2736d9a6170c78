/** Texts of errors that can meet anybody anywhere, in Chinese. */

export const errorTexts = {
  unauthorized: '未经授权的访问，或登录已过期',
  suspiciousFile: '发现可疑文件，请先用防毒软件扫描文件，再上传。',
  somethingWentWrong: '出了问题。',
  network: '很抱歉，网络似乎有问题。请稍后再试。',
  issue: '很抱歉，出现问题',
  changeFailed: '很抱歉，更改时出现问题',
  validation: '有些资料缺漏或无效。请检查。',
  malformed: '无法读取请求。请重新加载页面，然后再试。',
  forbidden: '您无权这样做。',
  notFound: '找不到资料',
  conflict: '此内容在此期间已更改。请重新加载页面，然后再试。',
  tooLarge: '上传的内容太大。请减少文件数量，或上传较小的文件。',
  rateLimited: '请求太多。请稍等片刻，然后再试。',
  unavailable: '服务目前无法使用。请稍后再试。',
  captcha: '请完成人机验证。',
  needsVerification: '您的账户需要验证。',
} as const

export const pageFailureTexts = {
  detail: '无法显示这个画面。您已提交的内容不受影响。',
  unreachable: '无法打开此页面',
  unreachableDetail: '似乎没有网络。恢复连接后，页面会自动打开；您输入的内容会保留。',
  reload: '重新加载页面',
} as const

export function accountNeedsVerificationText(support: { readonly email: string; readonly phone: string }): string {
  return `您的账户需要验证。如有疑问，请发电邮至 ${support.email}，或致电 ${support.phone}。`
}

export function sorryText(message: string): string {
  return message === '' ? errorTexts.issue : `很抱歉。${message}`
}
