/** What a claim's status, its age and the reasons of a rejection are called, in Tamil. */
import type { ClaimAgeBand } from '../../claim/claim-age.ts'
import type { ClaimStatus } from '../../claim/claim-status.ts'

export const claimStatusLabels: Readonly<Record<ClaimStatus, string>> = {
  PROCESSING: 'செயலாக்கத்தில்',
  SUBMITTED: 'சமர்ப்பிக்கப்பட்டது',
  PENDING: 'நிலுவையில்',
  PENDING_REVIEW: 'மறுஆய்வு நிலுவையில்',
  APPROVED: 'அங்கீகரிக்கப்பட்டது',
  REJECTED: 'நிராகரிக்கப்பட்டது',
  DELETED: 'நீக்கப்பட்டது',
}

export const claimAgeBandLabels: Readonly<Record<ClaimAgeBand, string>> = {
  'under-3': '3 நாட்களுக்கும் குறைவு',
  '3-to-7': '3–7 நாட்கள்',
  '8-to-14': '8–14 நாட்கள்',
  'over-14': '14 நாட்களுக்கும் மேல்',
}

export const rejectionReasonTexts = {
  NOT_COVERED: {
    label: 'திட்டத்தில் பாதுகாப்பு இல்லை',
    memberText:
      'உங்கள் திட்டத்தில் இந்தச் சிகிச்சைக்குப் பாதுகாப்பு இல்லை. எவற்றுக்குப் பாதுகாப்பு உண்டு என்பது “என் திட்டம்” பகுதியில் விவரிக்கப்பட்டுள்ளது.',
  },
  LIMIT_REACHED: {
    label: 'பலனின் வரம்பு தீர்ந்துவிட்டது',
    memberText:
      'இந்தக் காப்புறுதிக் காலத்திற்கான இந்தப் பலனின் வரம்பு முழுவதும் பயன்படுத்தப்பட்டுவிட்டது. எனவே அதிலிருந்து இனி எதுவும் வழங்க முடியாது.',
  },
  OUTSIDE_COVER_PERIOD: {
    label: 'காப்புறுதிக் காலத்திற்கு வெளியே',
    memberText: 'சிகிச்சை பெற்ற நாளில் இந்தத் திட்டத்தின் கீழ் உங்களுக்குக் காப்புறுதிப் பாதுகாப்பு இருக்கவில்லை.',
  },
  DOCUMENTS_INSUFFICIENT: {
    label: 'ஆவணங்கள் இல்லை அல்லது படிக்க முடியவில்லை',
    memberText:
      'எங்களிடம் உள்ள ஆவணங்களைக் கொண்டு உங்கள் கோரிக்கையை மதிப்பிட முடியவில்லை. முழுமையான, தெளிவாகப் படிக்கக்கூடிய ஆவணங்களுடன் நீங்கள் புதிய கோரிக்கையைச் சமர்ப்பிக்கலாம்.',
  },
  DUPLICATE: {
    label: 'முன்பே கோரப்பட்டது',
    memberText:
      'இந்தச் சிகிச்சைக்கு முன்பே கோரப்பட்டுள்ளது; முந்தைய கோரிக்கையே கணக்கில் கொள்ளப்படும். அதைக் கோரிக்கைப் பதிவுகளில் பாருங்கள்.',
  },
  OTHER: { label: 'வேறு காரணம்', memberText: '' },
} as const
