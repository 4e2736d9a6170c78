/** The warning before a session ends by itself, in Chinese. */

export const sessionWarningTexts = {
  idleTitle: '您还在吗？',
  idle: '您已有一段时间没有操作。为保障您的资料安全，系统会让您自动退出。您填写的内容会保留。',
  longestTitle: '您即将自动退出',
  longest: '每次登录最长 12 小时。您填写的内容会保留；之后请重新登录以继续。',
  stay: '保持登录',
  understood: '知道了',
  notReached: '无法连接服务器。请再试一次。',
} as const

export function signedOutInText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} 后退出`
}
