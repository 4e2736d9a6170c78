/** The member's pages of letters of guarantee, in Tamil. */
import type { GuaranteeRequestField } from '../../guarantee/request-form.ts'
import type { GuaranteeStatus } from '../../guarantee/guarantee-status.ts'
import { plural } from '../../language/plural.ts'

export const guaranteeFieldLabels = {
  companyId: 'நிறுவனம்',
  patientId: 'நோயாளி',
  hospital: 'மருத்துவமனை',
  diagnosis: 'நோயறிதல்',
  descriptionOfSymptoms: 'அறிகுறிகள்',
  dateTheSymptomsStarted: 'அறிகுறிகள் தொடங்கிய தேதி',
  dateFrom: 'சேர்க்கைத் தேதி',
  doctorName: 'மருத்துவர்',
  attachments: 'ஆவணங்கள்',
} as const satisfies Readonly<Record<GuaranteeRequestField | 'attachments', string>>

export const requestElogTexts = {
  title: 'eLOG-க்கு (உத்தரவாதக் கடிதம்) விண்ணப்பி',
  lead: 'உத்தரவாதக் கடிதம் இருந்தால், மருத்துவமனை காப்புறுதி நிறுவனத்திடம் கட்டணத்தைக் கேட்கும்; கடிதம் உள்ளடக்கும் செலவுகளுக்கு நீங்கள் முன்பணம் செலுத்தத் தேவையில்லை.',
  formName: 'eLOG-க்கான விண்ணப்பம்',
  sections: {
    person: 'மருத்துவமனையில் சேர்பவர் யார்?',
    stay: 'மருத்துவமனையும் தங்கலும்',
    illness: 'நோய்',
    questions: 'கேள்விகள்',
  },
  hospitalHint: 'குழு மருத்துவமனைகளைத் தேடத் தட்டச்சு செய்யுங்கள்.',
  noHospital: 'எந்தக் குழு மருத்துவமனையின் பெயரிலும் இது இல்லை.',
  symptomsHint: 'நோயாளி உணர்வது என்ன, எப்போதிலிருந்து அப்படி இருக்கிறது.',
  admissionHint: (lastDay: string) => `இன்று முதல் ${lastDay} வரை.`,
  doctorHint: 'நோயாளியைச் சேர்க்கும் மருத்துவர், பெயர் தெரிந்தால்.',
  documentsHint: 'பரிந்துரைக் கடிதமும் மருத்துவமனையின் செலவு மதிப்பீடும்.',
  documentsRequired: 'தேவை: குறைந்தது ஒன்று.',
  companyFirst: 'முதலில் நிறுவனம்',
  notOffered: 'உங்கள் நிறுவனம் இங்கே உத்தரவாதக் கடிதங்களை வழங்குவதில்லை. உங்கள் மனிதவளப் பிரிவிடம் கேளுங்கள்.',
  whatFollows: 'அடுத்து என்ன நடக்கும்',
  send: 'விண்ணப்பத்தை அனுப்பு',
  sending: 'உங்கள் விண்ணப்பம் அனுப்பப்படுகிறது',
  failed: 'மன்னிக்கவும் - eLOG-ஐச் சமர்ப்பிப்பதில் ஒரு சிக்கல் ஏற்பட்டது.',
  nothingLost: 'நீங்கள் நிரப்பியவை எதுவும் இழக்கப்படவில்லை; மீண்டும் அனுப்பினாலும் இரண்டு முறை விண்ணப்பித்ததாகாது.',
  sendAgain: 'மீண்டும் அனுப்பு',
  sent: 'eLOG-க்கு விண்ணப்பிக்கப்பட்டது',
  sentDetail: (number: string) => `உங்கள் eLOG எண் ${number}.`,
  toRecords: 'eLOG பதிவுகளைப் பார்',
  seeRecord: 'இந்த eLOG-ஐத் திற',
  another: 'மற்றொரு eLOG-க்கு விண்ணப்பி',
} as const

export const usualOutcomeTexts = {
  'issued-at-once':
    'உங்கள் நிறுவனத்திடம் முன்கூட்டியே கையொப்பமிட்ட கடிதங்கள் உள்ளன: இந்த விண்ணப்பத்தை அனுப்பியதும் உங்கள் கடிதம் வழங்கப்படும்.',
  'to-hr':
    'முதலில் உங்கள் மனிதவளப் பிரிவு விண்ணப்பத்தை அனுப்பி வைக்கும், பிறகு காப்புறுதி நிறுவனம் முடிவு செய்யும். மருத்துவமனையில் சேர்வதற்குச் சில வேலை நாட்களுக்கு முன் விண்ணப்பியுங்கள்.',
  'to-desk':
    'விண்ணப்பம் பற்றிக் காப்புறுதி நிறுவனம் முடிவு செய்யும். மருத்துவமனையில் சேர்வதற்குச் சில வேலை நாட்களுக்கு முன் விண்ணப்பியுங்கள்.',
} as const

export function mostGuaranteedText(amount: string): string {
  return `ஒரு கடிதத்திற்கு அதிகபட்சம் ${amount}.`
}

export function stillMissingText(fields: readonly string[]): string {
  return `இன்னும் நிரப்ப அல்லது திருத்த வேண்டியவை: ${fields.join(', ')}.`
}

export const elogRecordsTexts = {
  title: 'eLOG பதிவுகள்',
  empty: 'eLOG பதிவுகள் எதுவும் இல்லை.',
  emptyDetail: 'மருத்துவமனையில் தங்குவதற்கு முன் ஒன்றுக்கு விண்ணப்பியுங்கள்.',
  request: 'eLOG-க்கு விண்ணப்பி',
  company: 'நிறுவனம்',
  allCompanies: 'அனைத்தும்',
  notUpToDate: 'பட்டியலின் அண்மைய நிலையை ஏற்ற முடியவில்லை.',
  back: 'eLOG பதிவுகளுக்குத் திரும்பு',
  admission: 'சேர்க்கை',
  requestedOn: 'விண்ணப்பித்த தேதி',
  validUntil: 'செல்லுபடியாகும் கடைசித் தேதி',
  remarks: 'குறிப்புகள்',
  asksYou: 'உங்களிடம் ஒன்று கேட்கப்பட்டுள்ளது',
} as const

export const elogTexts = {
  elog: 'eLOG',
  missing: 'இப்படி ஒரு eLOG இல்லை.',
  missingLead: 'உங்கள் eLOG பதிவுகளிலிருந்து அதை மீண்டும் திறக்கவும்.',
  notUpToDate: 'இந்த eLOG-இன் அண்மைய நிலையை ஏற்ற முடியவில்லை.',
  standing: 'நிலை',
  letter: 'உத்தரவாதக் கடிதம்',
  openLetter: (number: string) => `கடிதத்தைத் திற: ${number}`,
  newTab: 'புதிய தாவலில் திறக்கும்.',
  letterFailed: 'கடிதத்தைத் திறக்க முடியவில்லை.',
  popupRefused: 'உங்கள் உலாவி புதிய தாவலைத் திறக்கவில்லை. இந்தப் பக்கத்திற்கு அதை அனுமதித்து, மீண்டும் முயலுங்கள்.',
  guaranteedUpTo: 'உத்தரவாத வரம்பு',
  issuedOn: 'வழங்கிய தேதி',
  validUntil: 'செல்லுபடியாகும் கடைசித் தேதி',
  conditions: 'வரம்பும் நிபந்தனைகளும்',
  replacedLetter: 'இதற்குப் பதிலாகப் புதிய கடிதம் உள்ளது',
  acknowledged: (at: string) => `சேர்க்கையை மருத்துவமனை உறுதிப்படுத்திய நேரம்: ${at}.`,
  request: 'விண்ணப்பத்தின் விவரங்கள்',
  answers: 'பதில்கள்',
  documents: 'ஆவணங்கள்',
  noDocuments: 'ஆவணங்கள் எதுவும் அனுப்பப்படவில்லை.',
  timeline: 'இதுவரை நடந்தவை',
  policyNo: 'காப்புறுதிப் பத்திர எண்',
  patient: 'நோயாளி',
  hospital: 'மருத்துவமனை',
  yourAnswer: 'உங்கள் பதில்',
  withdraw: 'விண்ணப்பத்தைத் திரும்பப் பெறு',
  withdrawQuestion: 'இந்த விண்ணப்பத்தைத் திரும்பப் பெறவா?',
  withdrawExplanation: 'இனி யாரும் அதைப் பற்றி முடிவு செய்ய மாட்டார்கள். எந்த நேரத்திலும் நீங்கள் புதிதாக விண்ணப்பிக்கலாம்.',
  withdrawing: 'திரும்பப் பெறப்படுகிறது…',
  keep: 'வைத்திரு',
  asked: 'காப்புறுதி நிறுவனம் கேட்கிறது:',
  answer: 'பதில்',
  sendAnswer: 'பதிலை அனுப்பு',
  sendingAnswer: 'உங்கள் பதில் அனுப்பப்படுகிறது',
  answerFailed: 'பதில் அனுப்பப்படவில்லை.',
  change: 'கடிதத்தில் மாற்றம்',
  openChange: 'அதிகத் தொகையை அல்லது வேறு தேதியைக் கேள்',
  changeLead: 'காப்புறுதி நிறுவனம் முடிவு செய்யும் வரை, கடிதம் இப்போது உள்ளபடியே செல்லுபடியாகும்.',
  higherAmount: 'அதிகத் தொகை',
  otherDate: 'வேறு சேர்க்கைத் தேதி',
  changeHint: 'மாறாதவற்றைக் காலியாக விடுங்கள்.',
  why: 'காரணம்',
  amountWrong: 'டாலரிலும் காசிலும் ஒரு தொகையைக் கொடுங்கள்.',
  sendChange: 'மாற்றத்தைக் கேள்',
  changeWaits: 'உங்கள் மாற்றம் காப்புறுதி நிறுவனத்தின் முடிவுக்காகக் காத்திருக்கிறது',
  changeDeclined: 'மாற்றம் மறுக்கப்பட்டது',
  declinedBecause: 'மறுக்கப்பட்டதற்கான காரணம்',
  stay: 'அப்படியே விடு',
} as const

export const elogQuestionTexts = {
  askJoey: 'இதைப் பற்றி உரையாடலில் Joey-யிடம் கேளுங்கள்.',
  contactUs: 'உங்கள் eLOG பற்றிக் கேள்வி இருந்தால் எங்களைத் தொடர்புகொள்ளுங்கள்.',
  chat: 'Joey-யிடம் கேள்',
} as const

export const elogMeanings = {
  PENDING_HR: 'இந்த விண்ணப்பத்தை உங்கள் மனிதவளப் பிரிவு அனுப்பி வைத்த பிறகே காப்புறுதி நிறுவனம் அதைப் பார்க்கும்.',
  SUBMITTED: 'காப்புறுதி நிறுவனம் இந்த விண்ணப்பத்தைப் பார்க்கிறது.',
  APPROVED: 'கடிதம் வழங்கப்பட்டுள்ளது. அதைக் காகிதத்தில் அல்லது உங்கள் கைப்பேசியில் மருத்துவமனைக்குக் கொண்டு செல்லுங்கள்.',
  REJECTED: 'கடிதம் எதுவும் வழங்கப்படவில்லை.',
  EXPIRED: 'இந்தக் கடிதத்தின் கடைசி நாள் முடிந்துவிட்டது.',
  WITHDRAWN: 'இந்த விண்ணப்பம் அல்லது அதன் கடிதம் திரும்பப் பெறப்பட்டது.',
} as const satisfies Readonly<Record<GuaranteeStatus, string>>

export function daysLeftText(days: number): string {
  if (days === 0) return 'இன்று அதன் கடைசி நாள்'
  return plural('ta', days, { one: `இன்னும் ${days} நாள்`, other: `இன்னும் ${days} நாட்கள்` })
}
