/** Texts of asking for a one-time password, besides those of `account-texts.ts`. The wording is ours. */

export const otpPageTexts = {
  stepUpTitle: 'Please confirm that it is you',
  label: 'One-time password',
  checking: 'Checking…',
  localMailbox: 'Open the local mailbox (new tab)',
} as const

export function otpHintText(digits: number, minutes: number): string {
  return `${digits} digits, valid for ${minutes} minutes`
}

/** Where the one-time password goes, `times` being how often one was sent. */
export function otpSentText(email: string, times: number): string {
  if (times === 0) return `Sending a one-time password to ${email}…`
  return times === 1 ? `We sent a one-time password to ${email}.` : `We sent a new one-time password to ${email}.`
}

export function otpResendInText(resend: string, seconds: number): string {
  return `${resend} in ${seconds} s`
}
