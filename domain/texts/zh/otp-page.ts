/** Texts of asking for a one-time password, in Chinese. */

import { otpTexts } from './account.ts'

export const otpPageTexts = {
  stepUpTitle: '请确认是您本人',
  label: '一次性密码',
  checking: '正在检查…',
  localMailbox: '打开本地邮箱（新标签页）',
} as const

export function otpHintText(digits: number, minutes: number): string {
  return `${digits} 位数字，${minutes} 分钟内有效`
}

interface OtpStand {
  readonly phase: 'sending' | 'mailed' | 'failed'
  readonly times: number
  readonly isEarlier: boolean
}

export function otpStandText(email: string, { phase, times, isEarlier }: OtpStand): string {
  if (phase === 'failed') return ''
  if (phase === 'sending') return `正在把一次性密码发送到 ${email}…`
  if (times > 1) return `我们已把新的一次性密码发送到 ${email}。`
  return `我们已把一次性密码发送到 ${email}。${isEarlier ? '它是刚才发送的，仍然有效。' : ''}`
}

export function otpResendLabel(secondsToWait: number): string {
  if (secondsToWait <= 0) return otpTexts.resend
  return secondsToWait < 100
    ? `${secondsToWait} 秒后可${otpTexts.resend}`
    : `${Math.ceil(secondsToWait / 60)} 分钟后可${otpTexts.resend}`
}
