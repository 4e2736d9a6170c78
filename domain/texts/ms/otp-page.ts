/** Texts of asking for a one-time password, in Malay. */
import type { OtpStand } from '../en/otp-page.ts'
import { otpTexts } from './account.ts'

export const otpPageTexts = {
  stepUpTitle: 'Sila sahkan identiti anda',
  label: 'Kata laluan sekali guna',
  checking: 'Sedang disemak…',
  localMailbox: 'Buka peti mel setempat (tab baharu)',
} as const

export function otpHintText(digits: number, minutes: number): string {
  return `${digits} digit, sah selama ${minutes} minit`
}

export function otpStandText(email: string, { phase, times, isEarlier }: OtpStand): string {
  if (phase === 'failed') return ''
  if (phase === 'sending') return `Kata laluan sekali guna sedang dihantar ke ${email}…`
  if (times > 1) return `Kami telah menghantar kata laluan sekali guna yang baharu ke ${email}.`
  return isEarlier
    ? `Kami telah menghantar kata laluan sekali guna ke ${email}. Ia dihantar sebentar tadi, dan masih boleh digunakan.`
    : `Kami telah menghantar kata laluan sekali guna ke ${email}.`
}

export function otpResendLabel(secondsToWait: number): string {
  if (secondsToWait <= 0) return otpTexts.resend
  return secondsToWait < 100
    ? `${otpTexts.resend} dalam ${secondsToWait} saat`
    : `${otpTexts.resend} dalam ${Math.ceil(secondsToWait / 60)} minit`
}
