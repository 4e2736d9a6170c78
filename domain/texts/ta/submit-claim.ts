/** Texts of the claim wizard, in Tamil. */
import { plural } from '../../language/plural.ts'

export const submitClaimTexts = {
  steps: 'படிகள்',
  typeQuestion: 'எதற்காகக் கோர விரும்புகிறீர்கள்?',
  noTypeOffered: 'உங்கள் நிறுவனம் தற்போது இங்கே கோரிக்கைகளை ஏற்பதில்லை. உங்கள் மனிதவளப் பிரிவிடம் கேளுங்கள்.',
  outpatientDetail: 'மருந்தகம், நிபுணர், பல் மருத்துவர் அல்லது ஆய்வக வருகை',
  inpatientDetail: 'மருத்துவமனையில் தங்கியது அல்லது ஒருநாள் அறுவைச் சிகிச்சை',
  beforeYouStart: 'தொடங்கும் முன்',
  haveAtHand:
    'உங்கள் விலைப்பட்டியல் அல்லது ரசீதைப் புகைப்படமாகவோ PDF-ஆகவோ கைவசம் வைத்திருங்கள். மருத்துவமனையில் தங்கியிருந்தால், அங்கிருந்து வெளியேறும்போது தரப்பட்ட சுருக்க அறிக்கையையும் (Discharge Summary) வைத்திருங்கள்.',
  change: 'மாற்று',
  submitAnother: 'மற்றொரு கோரிக்கையைச் சமர்ப்பி',
}

export const claimSectionTitles = {
  person: 'கோரிக்கை யாருக்காக?',
  visit: 'வருகை',
  receipt: 'ரசீது',
  stay: 'மருத்துவமனைத் தங்கல்',
  treatment: 'சிகிச்சை',
  bill: 'கட்டணப் பட்டியல்',
  accident: 'விபத்து',
  otherInsurance: 'வேறு காப்புறுதி',
  payment: 'பணம் வழங்குதல்',
}

export const claimFormHints = {
  choose: 'தேர்ந்தெடுங்கள்',
  companyFirst: 'முதலில் நிறுவனம்',
  visitFirst: 'முதலில் கோரிக்கையாளரையும் வருகைத் தேதியையும் தேர்ந்தெடுங்கள்',
  visitDateWrong: 'முதலில் வருகைத் தேதியைத் திருத்துங்கள்',
  benefitsLoading: 'இந்தத் தேதிக்கான பலன்கள் ஏற்றப்படுகின்றன…',
  benefitsFailed: 'இந்தத் தேதிக்கான பலன்களை ஏற்ற முடியவில்லை.',
  benefitGroupFirst: 'முதலில் பலன் வகையைத் தேர்ந்தெடுங்கள்',
  provider: 'ரசீதில் உள்ள மருந்தகம் அல்லது மருத்துவமனை',
  diagnosis: 'பட்டியலிலிருந்து தேர்ந்தெடுங்கள், அல்லது மருத்துவர் எழுதியதைத் தட்டச்சு செய்யுங்கள்',
  prePostQuestion: 'இந்த வருகை மருத்துவமனைத் தங்கலுக்கு முன்பா பின்பா?',
  reasonForTreatment: 'நோயறிதல்; பட்டியலிலிருந்து தேர்ந்தெடுங்கள் அல்லது தட்டச்சு செய்யுங்கள்',
  operation: 'பட்டியலிலிருந்து தேர்ந்தெடுங்கள் அல்லது தட்டச்சு செய்யுங்கள்',
  accidentDetails: 'என்ன நடந்தது',
  paymentFixed: 'உங்கள் நிறுவனம் அமைத்தது; இதை இங்கே மாற்ற முடியாது',
  otherAccount: 'வேறொரு கணக்கைப் பயன்படுத்து',
}

export function storedAccountText(accountNo: string): string {
  return `சேமிக்கப்பட்ட என் கணக்கைப் பயன்படுத்து: ${accountNo}`
}

export function thingsToCorrectText(count: number): string {
  return plural('ta', count, {
    one: 'திருத்த வேண்டியது ஒன்று உள்ளது',
    other: `திருத்த வேண்டியவை ${count} உள்ளன`,
  })
}

export function thingsToCorrect(): string {
  return 'திருத்த வேண்டியவை'
}

export const documentTexts = {
  chooseFiles: 'கோப்புகளைத் தேர்ந்தெடு',
  orDrop: 'அல்லது இங்கே இழுத்து விடுங்கள்',
  forWhat: (what: string) => `இதற்காக: ${what}`,
  takePhotoFor: (what: string) => `புகைப்படம் எடு: ${what}`,
  filesFor: (what: string) => `கோப்புகள்: ${what}`,
  photoFor: (what: string) => `புகைப்படம்: ${what}`,
  remove: (file: string) => `அகற்று: ${file}`,
  dismiss: (file: string) => `விலக்கு: ${file}`,
  takePhoto: 'புகைப்படம் எடு',
  makingSmaller: 'புகைப்படம் சிறிதாக்கப்படுகிறது…',
  notAttached: 'இணைக்கப்படவில்லை.',
  sameFile: 'இந்தக் கோப்பு ஏற்கெனவே இணைக்கப்பட்டுள்ளது.',
  receiptsRequired: 'தேவை: குறைந்தது ஒன்று.',
  hospitalReceipts: 'மருத்துவமனைக் கட்டணப் பட்டியலும் ரசீதுகளும்.',
  otherRequired: 'தேவை: பரிந்துரைக் கடிதம், குறிப்பு அல்லது அறிக்கை.',
  otherNotRequired: 'இந்தப் பலனுக்குத் தேவையில்லை.',
  hospitalDocuments: 'வெளியேறும்போது தரப்பட்ட சுருக்க அறிக்கை (Discharge Summary), பரிந்துரைக் கடிதம், அறிக்கைகள்.',
}

export function madeSmallerText(size: string, before: string): string {
  return `${size}, ${before} அளவிலிருந்து சிறிதாக்கப்பட்டது`
}

export function documentLimitsText(maximumFiles: number): string {
  return plural('ta', maximumFiles, {
    one: `PDF, JPG, JPEG, PNG, HEIF அல்லது HEIC; ஒவ்வொன்றும் அதிகபட்சம் 5 MB; ${maximumFiles} கோப்பு வரை. பெரிய புகைப்படங்கள் இங்கே சிறிதாக்கப்படும்.`,
    other: `PDF, JPG, JPEG, PNG, HEIF அல்லது HEIC; ஒவ்வொன்றும் அதிகபட்சம் 5 MB; ${maximumFiles} கோப்புகள் வரை. பெரிய புகைப்படங்கள் இங்கே சிறிதாக்கப்படும்.`,
  })
}

export const sendClaimTexts = {
  title: 'ஒப்புக்கொண்டு சமர்ப்பி',
  sending: 'உங்கள் கோரிக்கை அனுப்பப்படுகிறது',
  allSent: 'அனைத்தும் அனுப்பப்பட்டன. உங்கள் ஆவணங்கள் சரிபார்க்கப்படுகின்றன…',
  cancel: 'ரத்துசெய்',
  tryAgain: 'மீண்டும் முயல்',
  nothingLost: 'நீங்கள் நிரப்பியவை எதுவும் இழக்கப்படவில்லை; மீண்டும் முயன்றாலும் கோரிக்கை இரண்டு முறை சமர்ப்பிக்கப்படாது.',
  correct: 'திரும்பித் திருத்து',
  notChecked: 'கோரிக்கையைச் சரிபார்க்க முடியவில்லை.',
  submitted: 'கோரிக்கை சமர்ப்பிக்கப்பட்டது',
  next: 'அடுத்து என்ன நடக்கும்',
}

export function sentPartText(percent: number): string {
  return `${percent} % அனுப்பப்பட்டது. இந்தப் பக்கத்தைத் திறந்தே வைத்திருங்கள்.`
}

export function receivedOnText(at: string): string {
  return `பெறப்பட்டது: ${at}`
}
