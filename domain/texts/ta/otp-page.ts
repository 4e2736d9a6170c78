/** Texts of asking for a one-time password, in Tamil. */
import { plural } from '../../language/plural.ts'
import type { OtpStand } from '../en/otp-page.ts'
import { otpTexts } from './account.ts'

export const otpPageTexts = {
  stepUpTitle: 'இது நீங்கள்தான் என்பதை உறுதிப்படுத்துங்கள்',
  label: 'ஒருமுறைக் கடவுச்சொல்',
  checking: 'சரிபார்க்கப்படுகிறது…',
  localMailbox: 'உள் அஞ்சல் பெட்டியைத் திற (புதிய தாவல்)',
}

export function otpHintText(digits: number, minutes: number): string {
  return `${digits} இலக்கங்கள், ${minutes} நிமிடங்களுக்குச் செல்லுபடியாகும்`
}

export function otpStandText(email: string, { phase, times, isEarlier }: OtpStand): string {
  if (phase === 'failed') return ''
  if (phase === 'sending') return `${email} என்ற முகவரிக்கு ஒருமுறைக் கடவுச்சொல் அனுப்பப்படுகிறது…`
  if (times > 1) return `${email} என்ற முகவரிக்குப் புதிய ஒருமுறைக் கடவுச்சொல்லை அனுப்பியுள்ளோம்.`
  return isEarlier
    ? `${email} என்ற முகவரிக்கு ஒருமுறைக் கடவுச்சொல்லை அனுப்பியுள்ளோம். அது சற்று முன்பு அனுப்பப்பட்டது, இன்னும் செல்லும்.`
    : `${email} என்ற முகவரிக்கு ஒருமுறைக் கடவுச்சொல்லை அனுப்பியுள்ளோம்.`
}

export function otpResendLabel(secondsToWait: number): string {
  if (secondsToWait <= 0) return otpTexts.resend
  const minutesToWait = Math.ceil(secondsToWait / 60)
  return secondsToWait < 100
    ? `${otpTexts.resend} (${secondsToWait} ${plural('ta', secondsToWait, { one: 'விநாடியில்', other: 'விநாடிகளில்' })})`
    : `${otpTexts.resend} (${minutesToWait} ${plural('ta', minutesToWait, { one: 'நிமிடத்தில்', other: 'நிமிடங்களில்' })})`
}
