/** Texts of asking for a one-time password, besides those of `account-texts.ts`. The wording is ours. */

import { otpTexts } from './account.ts'

export const otpPageTexts = {
  stepUpTitle: 'Please confirm that it is you',
  label: 'One-time password',
  checking: 'Checking…',
  localMailbox: 'Open the local mailbox (new tab)',
} as const

export function otpHintText(digits: number, minutes: number): string {
  return `${digits} digits, valid for ${minutes} minutes`
}

/** How sending stands: `times` is how often one was sent, `isEarlier` that the first had been sent before it was asked for. */
export interface OtpStand {
  readonly phase: 'sending' | 'mailed' | 'failed'
  readonly times: number
  readonly isEarlier: boolean
}

/** Where the one-time password goes; empty where none could be sent, of which the refusal tells. */
export function otpStandText(email: string, { phase, times, isEarlier }: OtpStand): string {
  if (phase === 'failed') return ''
  if (phase === 'sending') return `Sending a one-time password to ${email}…`
  if (times > 1) return `We sent a new one-time password to ${email}.`
  return `We sent a one-time password to ${email}.${isEarlier ? ' It was sent a moment ago, and still works.' : ''}`
}

/** On the button that has another one sent: what it does, or how long until it may. */
export function otpResendLabel(secondsToWait: number): string {
  if (secondsToWait <= 0) return otpTexts.resend
  return secondsToWait < 100
    ? `${otpTexts.resend} in ${secondsToWait} s`
    : `${otpTexts.resend} in ${Math.ceil(secondsToWait / 60)} min`
}
