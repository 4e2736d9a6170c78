/** What a claim's status means for the member, and what comes next, in Tamil. */
import { HANDOVER_ATTEMPTS, RETRY_WARNING_THRESHOLD, type ClaimStatus } from '../../claim/claim-status.ts'

interface StatusMeaning {
  readonly now: string
  readonly next: string
}

export const statusMeanings: Readonly<Record<ClaimStatus, StatusMeaning>> = {
  PROCESSING: {
    now: 'உங்கள் கோரிக்கையைக் காப்புறுதி நிறுவனத்திடம் ஒப்படைக்கிறோம்.',
    next: 'காப்புறுதி நிறுவனம் அதற்கு ஒரு பரிவர்த்தனை எண்ணைக் கொடுக்கும். நீங்கள் எதுவும் செய்யத் தேவையில்லை.',
  },
  SUBMITTED: {
    now: 'காப்புறுதி நிறுவனம் உங்கள் கோரிக்கையைப் பெற்றுக்கொண்டது.',
    next: 'காப்புறுதி நிறுவனம் அதைச் சரிபார்க்கும். கோரிக்கைகள் 14 வேலை நாட்களுக்குள் செயலாக்கப்படும்.',
  },
  PENDING: {
    now: 'காப்புறுதி நிறுவனத்திற்கு உங்களிடமிருந்து ஒன்று தேவைப்படுகிறது.',
    next: 'காப்புறுதி நிறுவனம் தொடர்ந்து செயல்பட, கேட்கப்பட்டதை அனுப்புங்கள்.',
  },
  PENDING_REVIEW: {
    now: 'காப்புறுதி நிறுவனம் உங்கள் கோரிக்கையை மறுஆய்வு செய்கிறது.',
    next: 'காப்புறுதி நிறுவனம் அதைப் பற்றி முடிவு செய்யும். நீங்கள் எதுவும் செய்யத் தேவையில்லை.',
  },
  APPROVED: {
    now: 'உங்கள் கோரிக்கை அங்கீகரிக்கப்பட்டது.',
    next: 'வழங்கப்படும் தொகை நீங்கள் தேர்ந்தெடுத்த முறையில் செலுத்தப்படும்.',
  },
  REJECTED: {
    now: 'உங்கள் கோரிக்கை நிராகரிக்கப்பட்டது.',
    next: 'இது சரியல்ல என்று நினைத்தால் எங்களைத் தொடர்புகொள்ளுங்கள்.',
  },
  DELETED: { now: 'இந்தக் கோரிக்கை நீக்கப்பட்டது.', next: 'நீங்கள் புதிய கோரிக்கையைச் சமர்ப்பிக்கலாம்.' },
}

export const progressTexts = {
  label: 'கோரிக்கையின் முன்னேற்றம்',
  steps: ['சமர்ப்பிப்பு', 'காப்புறுதி நிறுவனத்\u200Bதிடம்', 'முடிவு'],
  handoverDelayed: 'வழக்கத்தைவிட அதிக நேரம் ஆகிறது. எதுவும் இழக்கப்படவில்லை: காப்புறுதி நிறுவனத்தை அடையத் தொடர்ந்து முயல்கிறோம்.',
  handoverStopped:
    'வழக்கத்தைவிட அதிக நேரம் ஆகிறது. எதுவும் இழக்கப்படவில்லை: எங்கள் பணியாளர்கள் அதைக் காப்புறுதி நிறுவனத்திடம் மீண்டும் ஒப்படைப்பார்கள். நீங்கள் எதுவும் செய்யத் தேவையில்லை.',
} as const

const comingSteps: Readonly<Record<ClaimStatus, readonly string[]>> = {
  PROCESSING: [
    'காப்புறுதி நிறுவனம் உங்கள் கோரிக்கையைப் பெற்று, அதற்கு ஓர் எண்ணைக் கொடுக்கும்.',
    'காப்புறுதி நிறுவனம் முடிவு செய்யும், அல்லது உங்களிடம் மேலும் கேட்கும். கோரிக்கைகள் 14 வேலை நாட்களுக்குள் செயலாக்கப்படும்.',
  ],
  SUBMITTED: [
    'காப்புறுதி நிறுவனம் முடிவு செய்யும், அல்லது உங்களிடம் மேலும் கேட்கும். கோரிக்கைகள் 14 வேலை நாட்களுக்குள் செயலாக்கப்படும்.',
  ],
  PENDING: [
    'காப்புறுதி நிறுவனம் கேட்பதை நீங்கள் அனுப்புவீர்கள்.',
    'காப்புறுதி நிறுவனம் உங்கள் கோரிக்கையை மறுஆய்வு செய்து முடிவு செய்யும்.',
  ],
  PENDING_REVIEW: ['காப்புறுதி நிறுவனம் முடிவு செய்யும், அல்லது உங்களிடம் மேலும் கேட்கும்.'],
  APPROVED: ['வழங்கப்படும் தொகை செலுத்தப்படும்.'],
  REJECTED: [],
  DELETED: [],
}

export function stepsToCome(status: ClaimStatus, payableCents: number | undefined): readonly string[] {
  return status === 'APPROVED' && payableCents === 0 ? [] : comingSteps[status]
}

export function handoverNoticeText(retryCount: number): string | undefined {
  if (retryCount >= HANDOVER_ATTEMPTS) return progressTexts.handoverStopped
  return retryCount >= RETRY_WARNING_THRESHOLD ? progressTexts.handoverDelayed : undefined
}
