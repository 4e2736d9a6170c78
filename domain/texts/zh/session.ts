/** Why a session has ended, in Chinese. */
import type { SessionEndReason } from '../../account/session-lifetime.ts'

export const sessionEndTexts: Readonly<Record<SessionEndReason, string>> = {
  IDLE: '您已有 30 分钟没有操作，为保障您的资料安全，系统已让您自动退出。',
  LONGEST: '每次登录最长 12 小时，您这次登录的时间已到。',
  SIGNED_OUT: '您已在这个浏览器的另一个标签页退出。',
  ENDED_ELSEWHERE: '您已从另一处的“您的登录”结束了这次登录。',
  PASSWORD_CHANGED: '您账户的密码已更改。所有用旧密码的登录因此结束。',
  ACCESS_CHANGED: '管理员更改了您账户的权限。请重新登录以继续。',
  COVER_ENDED: '您的保障已结束。您可以用电邮地址登录，跟进保障结束前就诊的索赔。',
  ACCOUNT_CLOSED: '您的账户已被锁定或关闭。登录时会告诉您是哪一种情况，以及您可以怎么做。',
  UNKNOWN: '您已不在登录状态。',
}

export function sessionEndWords(reason: SessionEndReason, returnsTo: string | null): string {
  const isForm =
    returnsTo !== null &&
    (/^\/app\/submitclaim\b/.test(returnsTo) || /^\/app\/claimrecords\/.*\/update\b/.test(returnsTo))
  return isForm ? `${sessionEndTexts[reason]}${keptWork}` : sessionEndTexts[reason]
}

const keptWork = '您填写的内容已保留：请在这里登录，就会回到原来的地方。'
