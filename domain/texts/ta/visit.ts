/** Texts of My Visits, in Tamil: the list of panel visits, a visit, and its proof. */
import type { VisitFee, VisitItemKind } from '../../visit/visit-parts.ts'
import { narrowedByText, type NarrowedBy } from './claim.ts'

export const visitTexts = {
  title: 'என் வருகைகள்',
  lead: 'குழு மருந்தகங்களுக்கு நீங்களும் உங்கள் குடும்பத்தினரும் மேற்கொண்ட வருகைகள்.',
  filters: 'வருகைகளை வடிகட்டு',
  pages: 'வருகைகளின் பக்கங்கள்',
  notUpToDate: 'வருகைகளின் அண்மைய நிலையை ஏற்ற முடியவில்லை.',
  back: 'என் வருகைகளுக்குத் திரும்பு',
  missing: 'இந்த வருகை கிடைக்கவில்லை',
  missingLead: 'இந்த முகவரியில் உங்கள் வருகை எதுவும் இல்லை.',
  visit: 'வருகை',
  visitId: 'வருகை எண்',
  date: 'தேதி',
  clinic: 'மருந்தகம்',
  status: 'நிலை',
  paymentMode: 'பணம் செலுத்திய முறை',
  totalAmount: 'மொத்தம்',
  type: 'வருகை வகை',
  patient: 'நோயாளி',
  name: 'பெயர்',
  nric: 'NRIC / FIN / கடப்பிதழ் எண்',
  mainNric: 'முதன்மை NRIC / FIN / கடப்பிதழ் எண்',
  certificate: 'மருத்துவச் சான்றிதழ்',
  certificateDays: 'நாட்கள்',
  certificateReason: 'காரணம்',
  certificateFrom: 'தொடக்கத் தேதி',
  payment: 'கட்டண விவரங்கள்',
  referralFee: 'பரிந்துரைக் கட்டணம்',
  totalReferralFee: 'பரிந்துரைக் கட்டணங்கள், மொத்தம்',
  beforeGst: 'GST-க்கு முன் மொத்தம்',
  gst: 'GST',
  total: 'மொத்தம்',
  charged: 'உங்கள் அட்டையில் வசூலிக்கப்பட்டது',
  included: 'உள்ளடங்கியது',
  proof: 'வருகைச் சான்று',
  proofLead: 'இந்த வருகையின் விலைப்பட்டியல் PDF-ஆக; உங்கள் சொந்தப் பதிவுக்காக அல்லது வேறு காப்புறுதி நிறுவனத்திற்காக.',
  viewProof: 'வருகைச் சான்றைப் பார்',
}

export const panelWords = { Completed: 'நிறைவடைந்தது', Cashless: 'ரொக்கமின்றி', Card: 'அட்டை' } as const

export const visitItemTitles = {
  diagnoses: 'நோயறிதல்கள்',
  labs: 'ஆய்வகப் பரிசோதனைகள்',
  xrays: 'எக்ஸ்-ரே',
  procedures: 'சிகிச்சை முறைகள்',
  drugs: 'மருந்துகள்',
} satisfies Readonly<Record<VisitItemKind, string>>

export const visitFeeLabels = {
  consultFee: 'ஆலோசனை',
  drugFee: 'மருந்துகள்',
  prescriptionFee: 'மருந்துச் சீட்டு',
  procedureFee: 'சிகிச்சை முறைகள்',
  labFee: 'ஆய்வகப் பரிசோதனைகள்',
  xrayFee: 'எக்ஸ்-ரே',
  checkupFee: 'உடல்நலப் பரிசோதனை',
} satisfies Readonly<Record<VisitFee, string>>

export function noVisitsText(narrowedBy: NarrowedBy): string {
  return `${narrowedByText(narrowedBy)} குழு மருந்தக வருகைகள் எதுவும் இல்லை.`
}

export function proofOfVisitFileName(visitNo: string): string {
  return `வருகைச்-சான்று_${visitNo}.pdf`
}
