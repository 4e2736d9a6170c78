/** Letters of guarantee wherever they are shown, in Tamil: statuses, what happened, and who pays. */
import type { GuaranteeEvent } from '../../guarantee/guarantee-events.ts'
import type { GuaranteeStatus } from '../../guarantee/guarantee-status.ts'

export const guaranteeTexts = {
  insurer: 'Income',
  statuses: {
    PENDING_HR: 'மனிதவளப் பிரிவிடம் நிலுவையில்',
    SUBMITTED: 'சமர்ப்பிக்கப்பட்டது',
    APPROVED: 'அங்கீகரிக்கப்பட்டது',
    REJECTED: 'நிராகரிக்கப்பட்டது',
    EXPIRED: 'காலாவதியானது',
    WITHDRAWN: 'திரும்பப் பெறப்பட்டது',
  } satisfies Readonly<Record<GuaranteeStatus, string>>,
} as const

export const guaranteeEventTitles = {
  GuaranteeRequested: 'கடிதத்திற்கு விண்ணப்பிக்கப்பட்டது',
  GuaranteePassedOn: 'மனிதவளப் பிரிவு அனுப்பி வைத்தது',
  GuaranteeDeclined: 'மனிதவளப் பிரிவு மறுத்தது',
  GuaranteeTaken: 'காப்புறுதி நிறுவனம் பெற்றுக்கொண்டது',
  GuaranteeHandoverFailed: 'காப்புறுதி நிறுவனத்திடம் ஒப்படைக்க முடியவில்லை',
  GuaranteeReprocessRequested: 'காப்புறுதி நிறுவனத்திடம் மீண்டும் ஒப்படைக்கப்பட்டது',
  GuaranteeInformationRequested: 'தகவல் கேட்கப்பட்டது',
  GuaranteeInformationGiven: 'தகவல் கொடுக்கப்பட்டது',
  GuaranteeAmountProposed: 'தொகை இரண்டாம் நபரிடம் முன்மொழியப்பட்டது',
  GuaranteeAmountDeclined: 'முன்மொழியப்பட்ட தொகை மறுக்கப்பட்டது',
  GuaranteeIssued: 'கடிதம் வழங்கப்பட்டது',
  GuaranteeRejected: 'நிராகரிக்கப்பட்டது',
  GuaranteeWithdrawn: 'உறுப்பினர் திரும்பப் பெற்றார்',
  GuaranteeRevoked: 'கோரிக்கைப் பிரிவு கடிதத்தைத் திரும்பப் பெற்றது',
  GuaranteeChangeAsked: 'கடிதத்தில் மாற்றம் கேட்கப்பட்டது',
  GuaranteeChangeDeclined: 'கடிதத்தில் மாற்றம் மறுக்கப்பட்டது',
  GuaranteeReplaced: 'இதற்குப் பதிலாகப் புதிய கடிதம் வழங்கப்பட்டது',
  GuaranteeAdmissionAcknowledged: 'சேர்க்கையை மருத்துவமனை உறுதிப்படுத்தியது',
  GuaranteeExpiryTold: 'கடிதம் விரைவில் முடிவடையும் என்று உறுப்பினருக்குத் தெரிவிக்கப்பட்டது',
  GuaranteeExpired: 'கடிதம் காலாவதியானது',
} as const satisfies Readonly<Record<GuaranteeEvent['type'], string>>
