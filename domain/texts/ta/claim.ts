/** Texts of the members' claims area: wizard, records, detail, update and delete, in Tamil. */
import { plural } from '../../language/plural.ts'
import type { PaymentMethod } from '../../claim/claim-terms.ts'

export const claimTexts = {
  wizard: {
    steps: ['கோரிக்கை வகை', 'கோரிக்கை விவரங்கள்', 'கோரிக்கையை உறுதிசெய்தல்'],
    outpatient: 'வெளிநோயாளி கோரிக்கை',
    inpatient: 'உள்நோயாளி கோரிக்கை',
    next: 'அடுத்து',
    submit: 'கோரிக்கையைச் சமர்ப்பி',
    consent:
      'கொடுத்துள்ள தகவல்களும் ஆவணங்களும் உண்மையானவை, முழுமையானவை என்று உறுதிசெய்கிறேன். இந்தக் கோரிக்கையைச் செயலாக்க அவற்றைச் சேகரிக்கவும் பயன்படுத்தவும் வெளிப்படுத்தவும் சம்மதிக்கிறேன்.',
  },
  submitted: {
    askJoey: 'Joey-யிடம் கேள்',
    backToClaims: 'கோரிக்கைகளுக்குத் திரும்பு',
  },
  failed: 'மன்னிக்கவும் - கோரிக்கையில் ஒரு சிக்கல் ஏற்பட்டது',
  records: {
    title: 'கோரிக்கைப் பதிவுகள்',
    referenceNumber: 'குறிப்பு எண்',
    visitDate: 'வருகைத் தேதி',
    provider: 'மருந்தகம்/மருத்துவமனை/சேவை வழங்குநர்',
    type: 'வகை',
    chat: 'உரையாடல்',
    empty: 'தரவு எதுவும் இல்லை',
    filters: 'கோரிக்கைப் பதிவுகளை வடிகட்டு',
    from: 'தொடக்கத் தேதி',
    to: 'முடிவுத் தேதி',
    periodReversed: 'தொடக்கத் தேதி முடிவுத் தேதிக்குப் பிந்தியதாக இருக்கக் கூடாது.',
    company: 'நிறுவனம்',
    allCompanies: 'அனைத்தும்',
    claimant: 'கோரிக்கையாளர்',
    allClaimants: 'அனைவரும்',
    amount: 'தொகை',
    payable: 'வழங்கப்படும் தொகை',
    status: 'நிலை',
    numberFollows: 'எண் பின்னர் வரும்',
    pendingInsurer: 'காப்புறுதி நிறுவனத்தை இன்னும் அடையவில்லை',
    pendingInsurerLate: (why: string) => `காப்புறுதி நிறுவனத்தை இன்னும் அடையவில்லை. ${why}`,
    newestFirst: 'புதியவை முதலில்',
    oldestFirst: 'பழையவை முதலில்',
    showYear: 'கடந்த 12 மாதங்களைக் காட்டு',
    showEverybody: 'எல்லா நிறுவனங்களையும் கோரிக்கையாளர்களையும் காட்டு',
    pages: 'கோரிக்கைப் பதிவுகளின் பக்கங்கள்',
    thisPage: (page: number) => `பக்கம் ${page}`,
    toPage: (page: number) => `பக்கத்திற்குச் செல்: ${page}`,
    toPreviousPage: 'முந்தைய பக்கத்திற்குச் செல்',
    toNextPage: 'அடுத்த பக்கத்திற்குச் செல்',
    notUpToDate: 'பட்டியலின் அண்மைய நிலையை ஏற்ற முடியவில்லை.',
  },
  detail: {
    missing: 'அடையாள எண் இல்லை',
    noRemarks: 'குறிப்புகள் இல்லை',
    back: 'கோரிக்கைப் பதிவுகளுக்குத் திரும்பு',
    update: 'தகவல்களைப் புதுப்பி',
    downloadSettlementLetter: 'தீர்வுக் கடிதத்தைப் பதிவிறக்கு',
    settlementLetterMissing: 'தீர்வுக் கடிதம் கிடைக்கவில்லை',
    delete: 'நீக்கு',
    view: 'பார்',
    status: 'நிலை',
    claimant: 'கோரிக்கையாளர்',
    claimDetails: 'கோரிக்கை விவரங்கள்',
    documents: 'ஆவணங்கள்',
    payablePending: 'நிலுவையில்',
    missingLead: 'இந்த முகவரியில் உங்கள் கோரிக்கை எதுவும் இல்லை. அது நீக்கப்பட்டிருக்கலாம்.',
    waitsForNumber: 'காப்புறுதி நிறுவனம் இந்தக் கோரிக்கைக்கு ஓர் எண்ணைக் கொடுக்கும்.',
    notUpToDate: 'இந்தக் கோரிக்கையின் அண்மைய நிலையை ஏற்ற முடியவில்லை.',
    yourTurn: 'நீங்கள் செய்ய வேண்டியது',
    asked: 'காப்புறுதி நிறுவனம் கேட்கிறது:',
    remarks: 'குறிப்புகள்',
    timeline: 'இதுவரை நடந்தவை',
    next: 'அடுத்து',
    afterThat: 'அதன் பிறகு',
    accident: 'விபத்து',
    otherInsurer: 'வேறு காப்புறுதி நிறுவனம்',
    payment: 'பணம் வழங்குதல்',
    noDocuments: 'இந்தக் கோரிக்கையுடன் ஆவணங்கள் எதுவும் அனுப்பப்படவில்லை.',
  },
  fields: {
    name: 'பெயர்',
    transactionNo: 'பரிவர்த்தனை எண்',
    incurredAmount: 'செலவான தொகை',
    payableAmount: 'வழங்கப்படும் தொகை',
    receiptNo: 'ரசீது / விலைப்பட்டியல் எண்',
    submissionDate: 'சமர்ப்பித்த தேதி',
    typeOfVisit: 'வருகை வகை',
    operation: 'அறுவைச் சிகிச்சையின் பெயர் / குறியீடு',
    yourRemarks: 'உங்கள் குறிப்புகள்',
    accidentDateTime: 'தேதியும் நேரமும்',
    place: 'இடம்',
    workRelated: 'வேலை தொடர்பானது',
    compensation: 'நிறுவனத்திடமிருந்து இழப்பீடு',
    accidentDetails: 'விவரங்கள்',
    insurerName: 'காப்புறுதி நிறுவனத்தின் பெயர்',
  },
  document: {
    received: 'கிடைத்தது',
    receipt: 'விலைப்பட்டியல் / ரசீது',
    other: 'வேறு ஆவணம்',
    close: 'மூடு',
    zoomFit: 'சாளர அளவுக்குப் பொருத்து',
  },
  update: {
    cancel: 'புதுப்பிப்பை ரத்துசெய்',
    success: 'கோரிக்கை வெற்றிகரமாகப் புதுப்பிக்கப்பட்டது!',
  },
  delete: {
    question: 'இந்தக் கோரிக்கையை நீக்க விரும்புகிறீர்களா?',
    success: 'கோரிக்கை வெற்றிகரமாக நீக்கப்பட்டது!',
    failed: 'மன்னிக்கவும்! கோரிக்கையை நீக்க முடியவில்லை... பிறகு மீண்டும் முயலுங்கள்.',
    explanation: 'காப்புறுதி நிறுவனம் அதை மேற்கொண்டு செயலாக்காது. நீக்கியதைத் திரும்பப் பெற முடியாது.',
    keep: 'கோரிக்கையை வைத்திரு',
    deleting: 'நீக்கப்படுகிறது…',
  },
  notices: {
    paymentPrecedence:
      'பணம் இந்த வரிசையில் வழங்கப்படும்: முதலில், ரொக்கமாகச் செலுத்திய ஊழியருக்கு, பிறகு MediSave கணக்கிற்கு, அதன் பிறகு MediSave அங்கீகரித்த Integrated Shield Plan-க்கு அல்லது MediShield Life-க்கு.',
    keepReceipts: 'அசல் வரி விலைப்பட்டியல்களையும் ரசீதுகளையும் குறைந்தது 6 மாதங்களுக்கு வைத்திருங்கள்.',
    referralLetter:
      'நிபுணர், எக்ஸ்-ரே, ஆய்வகக் கோரிக்கைகளுக்குப் பரிந்துரைக் கடிதம் தேவை. வருகைகளுக்கு இடையே 1 ஆண்டுக்கும் மேல் இடைவெளி இருந்தால் புதிய பரிந்துரைக் கடிதம் தேவை.',
  },
} as const

export function claimRegisteredText(number: string): string {
  return `கோரிக்கை எண் ${number} பதிவுசெய்யப்பட்டது. உங்கள் கோரிக்கை 14 வேலை நாட்களுக்குள் செயலாக்கப்படும்.`
}

export function claimUpdatedText(number: string, answersRequest: boolean): string {
  return answersRequest
    ? `கோரிக்கை எண் ${number} புதுப்பிக்கப்பட்டது. காப்புறுதி நிறுவனம் உங்கள் கோரிக்கையைத் தொடர்ந்து கவனித்து, நீங்கள் அனுப்பியவற்றை மறுஆய்வு செய்யும்.`
    : `கோரிக்கை எண் ${number} புதுப்பிக்கப்பட்டது. காப்புறுதி நிறுவனம் இப்போதுள்ள கோரிக்கையைக் கொண்டு செயல்படும்.`
}

export function recordsFoundText(total: number, first: number, last: number): string {
  const found = `${total} ${plural('ta', total, { one: 'பதிவு', other: 'பதிவுகள்' })}`
  return first === 1 && last === total ? found : `${found}; ${first} முதல் ${last} வரை காட்டப்படுகின்றன`
}

export interface NarrowedBy {
  readonly from: string
  readonly to: string
  readonly claimant?: string | undefined
  readonly company?: string | undefined
}

export function noRecordsText(narrowedBy: NarrowedBy): string {
  return `${narrowedByText(narrowedBy)} கோரிக்கைகளோ வருகைகளோ இல்லை.`
}

export function narrowedByText({ from, to, claimant, company }: NarrowedBy): string {
  return [
    `${from} முதல் ${to} வரை`,
    ...(company === undefined ? [] : [`${company} நிறுவனத்தின் கீழ்`]),
    ...(claimant === undefined ? [] : [`${claimant} என்பவரின்`]),
  ].join(', ')
}

export function firstNumberText(reference: string): string {
  return `கோரிக்கை எண் ${reference} எனச் சமர்ப்பிக்கப்பட்டது`
}

export function withoutGstText(amount: string): string {
  return `GST இல்லாமல்: ${amount}`
}

export function viewDocumentText(name: string): string {
  return `${name}: ${claimTexts.detail.view}`
}

export const claimRowTypeLabels = {
  1: 'குழு மருந்தக வருகை',
  2: 'உள்நோயாளி கோரிக்கை',
  3: 'வெளிநோயாளி கோரிக்கை',
} as const

export const paymentMethodLabels: Readonly<Record<PaymentMethod, string>> = {
  Bank: 'ஊழியரின் வங்கிக் கணக்கு',
  Cheque: 'காசோலை',
  PayNow: 'NRIC வழியாக PayNow',
  Payroll: 'நிறுவனம் திரும்பக் கொடுக்கும்',
  Insurer: 'காப்புறுதி நிறுவனம் திரும்பக் கொடுக்கும்',
}

export const prePostHospitalisationLabels = { Y: 'மருத்துவமனைத் தங்கலுக்கு முன் / பின்', N: 'மற்றவை' } as const
export const yesNoLabels = { Y: 'ஆம்', N: 'இல்லை' } as const
