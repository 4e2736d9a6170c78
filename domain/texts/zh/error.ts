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
  unsupportedType: '请求的格式无法在这里读取。请重新加载页面，然后再试。',
  forbidden: '您无权这样做。',
  notFound: '找不到资料',
  keyReused: '先前已用这个 Idempotency-Key 发送过其他内容，并已完成。请重新加载页面，查看现有内容，然后重新发送。',
  conflict: '此内容在此期间已更改。请重新加载页面，然后再试。',
  tooLarge: '上传的内容太大。请减少文件数量，或上传较小的文件。',
  rateLimited: '请求太多。请稍等片刻，然后再试。',
  storageFull: '目前没有空间保存这项内容。您输入的内容仍在这里。请稍后再试；如果问题持续，请告诉客服人员。',
  unavailable: '服务目前无法使用。请稍后再试。',
  documentChanged: '这份文件与提交时的不同，所以不予显示。请告诉客服人员，他们可以安排更正。',
  recordIncomplete:
    '这里的记录缺少一部分，所以既不能显示，也不能更改。您发送的内容都没有保存。请告诉客服人员，他们可以安排核查事件日志并予以更正。',
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
