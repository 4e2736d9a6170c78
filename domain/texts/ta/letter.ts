/** Texts of the letters that are printed as PDF, in Tamil: settlement letter and proof of visit. */
import { formatDisplay } from '../../dates/singapore-dates.ts'

export const letterTexts = {
  product: 'Member Care',
  productLead: 'நிறுவன மருத்துவப் பலன்கள்',
  forgotten: 'கேட்டுக்கொண்டபடி அழிக்கப்பட்டது',
  about: 'இந்தக் கடிதம் பற்றி',
  unsigned: 'இந்தக் கடிதம் கணினியால் உருவாக்கப்பட்டது; கையொப்பம் இல்லாமலே செல்லுபடியாகும்.',
} as const

export const settlementLetterTexts = {
  title: 'தீர்வுக் கடிதம்',
  notAvailable: 'தீர்வுக் கடிதம் கிடைக்கவில்லை',
  approved: 'உங்கள் கோரிக்கை அங்கீகரிக்கப்பட்டது.',
  rejected: 'உங்கள் கோரிக்கை நிராகரிக்கப்பட்டது.',
  payable: 'வழங்கப்படும் தொகை',
  claim: 'கோரிக்கை',
  transactionNo: 'பரிவர்த்தனை எண்',
  claimNo: 'கோரிக்கை எண்',
  visitNo: 'வருகை எண்',
  batchNo: 'தொகுப்பு எண்',
  policyNo: 'காப்புறுதிப் பத்திர எண்',
  company: 'நிறுவனம்',
  claimant: 'கோரிக்கையாளர்',
  nric: 'NRIC / FIN / கடப்பிதழ் எண்',
  type: 'கோரிக்கை வகை',
  submitted: 'சமர்ப்பித்த தேதி',
  decided: 'முடிவெடுத்த தேதி',
  corrected: 'திருத்திய தேதி',
  treatment: 'சிகிச்சை',
  provider: 'சேவை வழங்குநர்',
  benefit: 'பலன்',
  visitDate: 'வருகைத் தேதி',
  admissionDate: 'சேர்க்கைத் தேதி',
  dischargeDate: 'வெளியேறிய தேதி',
  receiptNo: 'ரசீது / விலைப்பட்டியல் எண்',
  amounts: 'தொகைகள்',
  incurred: 'செலவான தொகை',
  gst: 'இதில் GST',
  claimable: 'கோரத்தக்க தொகை',
  remarks: 'குறிப்புகள்',
  reason: 'காரணம்',
  payment: 'பணம் வழங்குதல்',
  method: 'பணம் வழங்கும் முறை',
  bank: 'வங்கி',
  account: 'கணக்கு எண்',
  noPayment: 'இந்தக் கோரிக்கைக்குப் பணம் எதுவும் வழங்கப்படாது.',
} as const

export const proofOfVisitTexts = {
  title: 'வருகைச் சான்று',
  visit: 'வருகை',
  visitNo: 'வருகை எண்',
  visitDate: 'வருகைத் தேதி',
  clinic: 'மருந்தகம்',
  type: 'வருகை வகை',
  status: 'நிலை',
  paymentMode: 'பணம் செலுத்திய முறை',
  patient: 'நோயாளி',
  name: 'பெயர்',
  nric: 'NRIC / FIN / கடப்பிதழ் எண்',
  mainNric: 'முதன்மை உறுப்பினரின் NRIC',
  company: 'நிறுவனம்',
  policyNo: 'காப்புறுதிப் பத்திர எண்',
  source: 'இது, மருந்தகம் எங்களுக்குத் தெரிவித்தபடி வருகையைக் காட்டுகிறது.',
} as const

export function printedFromText({
  printedOn,
  revision,
  hash,
}: {
  readonly printedOn: string
  readonly revision: number
  readonly hash: string
}): string {
  return `இந்தக் கோரிக்கையின் பதிவேட்டிலிருந்து (பதிவு ${revision} வரை) ${formatDisplay(printedOn)} அன்று அச்சிடப்பட்டது, SHA-256 ${hash}.`
}

export function printedOnText(printedOn: string): string {
  return `${formatDisplay(printedOn)} அன்று அச்சிடப்பட்டது.`
}

export function contactText(support: { readonly email: string; readonly phone: string }, reference: string): string {
  return `கேள்விகள் உள்ளனவா? ${support.email} என்ற முகவரிக்கு எழுதுங்கள், அல்லது ${support.phone} என்ற எண்ணை அழையுங்கள்; ${reference} என்பதைக் குறிப்பிடுங்கள்.`
}

export function missingTypeText(mark: string, codes: string): string {
  return `${mark} என்பது எங்கள் எழுத்துருக்களில் இல்லாத எழுத்துக்குப் பதிலாக உள்ளது: ${codes}.`
}

export function pageOfText(page: number, pages: number): string {
  return `பக்கம் ${page} / ${pages}`
}
