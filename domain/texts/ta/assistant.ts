/** What the assistant says in the chat, in Tamil. It speaks of records and never promises. */
import type { IntentName } from '../../assistant/asked.ts'
import type { BenefitKind } from '../../assistant/recognise/lexicon/cover-words.ts'
import type { ClaimStatus } from '../../claim/claim-status.ts'
import type { PaymentMethod } from '../../claim/claim-terms.ts'
import type { GuaranteeStatus } from '../../guarantee/guarantee-status.ts'
import { plural } from '../../language/plural.ts'
import { shownCount } from '../../language/shown-count.ts'

export const assistantTexts = {
  introduction: (name: string) =>
    `வணக்கம், நான் ${name}, உதவியாளர். நான் ஒரு கணினி நிரல், மனிதர் அல்ல. உங்கள் சொந்தப் பதிவுகளிலிருந்து பதிலளிக்கிறேன்; ஊகிப்பதில்லை.`,
  canBeAsked:
    'உங்கள் கோரிக்கை அல்லது உத்தரவாதக் கடிதம் எந்த நிலையில் உள்ளது, அதற்கு வழக்கமாக எவ்வளவு காலம் ஆகும், இன்னும் எது தேவை, உங்கள் திட்டத்தில் எவற்றுக்குப் பாதுகாப்பு உண்டு, ஒரு குழு மருந்தகம் திறந்துள்ளதா என்றெல்லாம் என்னிடம் கேட்கலாம்.',
  personAtAnyTime: 'எந்த நேரத்திலும் “பணியாளர்” என்று எழுதினால், எங்கள் பணியாளர் ஒருவர் உங்களுடன் பேசுவார்.',
  which: 'நீங்கள் எதைக் குறிப்பிடுகிறீர்கள் என்று எனக்கு உறுதியாகத் தெரியவில்லை. தேர்ந்தெடுங்கள்:',
  notUnderstood: 'இது எனக்குச் சரியாகப் புரியவில்லை; நான் ஊகிப்பதில்லை.',
  otherWords: 'வேறு சொற்களில் கேளுங்கள், அல்லது எங்கள் பணியாளர் ஒருவருடன் பேசுங்கள்.',
  ownRecordsOnly: 'உங்கள் பதிவுகளையும் உங்கள் குடும்பத்தினரின் பதிவுகளையும் பற்றி மட்டுமே என்னால் சொல்ல முடியும்.',
  takesOver: 'எங்கள் பணியாளர்களில் ஒருவர் இனி உங்களுடன் பேசுவார்.',
  thanks: 'மகிழ்ச்சி. எந்த நேரத்திலும் மீண்டும் எழுதுங்கள்.',
  danger: 'யாராவது ஆபத்தில் இருந்தால், ஆம்புலன்ஸுக்கு இப்போதே 995 என்ற எண்ணை அழையுங்கள். இங்கே பதிலுக்காகக் காத்திருக்க வேண்டாம்.',
  selfHarm:
    'இப்போதே 1767 என்ற எண்ணை அழையுங்கள்: Samaritans of Singapore எந்த நேரத்திலும் நீங்கள் சொல்வதைக் கேட்பார்கள். நீங்களோ வேறு யாராவதோ ஆபத்தில் இருந்தால், 995 என்ற எண்ணை அழையுங்கள்.',
  notAlone: 'இதில் நீங்கள் தனியாக இல்லை.',
  talkToPerson: 'பணியாளருடன் பேசு',
  links: {
    claim: (reference: string) => `கோரிக்கையைத் திற: ${reference}`,
    claimRecords: 'கோரிக்கைப் பதிவுகளைத் திற',
    submitClaim: 'கோரிக்கையைச் சமர்ப்பி',
    letter: (number: string) => `திற: ${number}`,
    elogRecords: 'eLOG பதிவுகளைத் திற',
    requestElog: 'eLOG-க்கு விண்ணப்பி',
    myCover: 'என் காப்புறுதிப் பாதுகாப்பைத் திற',
    clinics: 'குழு மருந்தகங்களைத் தேடு',
    hospitals: 'ஆக அருகில் உள்ள மருத்துவமனையைத் தேடு',
  },
  questions: {
    'claim-status': 'என் கோரிக்கை எந்த நிலையில் உள்ளது?',
    'claim-time': 'என் கோரிக்கைக்கு எவ்வளவு காலம் ஆகும்?',
    'claim-missing': 'என் கோரிக்கைக்கு இன்னும் எது தேவை?',
    'claim-payment': 'என் கோரிக்கைக்கு எவ்வளவு வழங்கப்படும்?',
    'claim-rejection': 'என் கோரிக்கை ஏன் நிராகரிக்கப்பட்டது?',
    'settlement-letter': 'என் தீர்வுக் கடிதம் எங்கே?',
    'submit-claim': 'கோரிக்கையை எப்படிச் சமர்ப்பிப்பது?',
    'letter-status': 'என் உத்தரவாதக் கடிதம் எந்த நிலையில் உள்ளது?',
    'letter-time': 'என் உத்தரவாதக் கடிதத்திற்கு எவ்வளவு காலம் ஆகும்?',
    'letter-missing': 'என் உத்தரவாதக் கடிதத்திற்கு எது தேவை?',
    'request-letter': 'உத்தரவாதக் கடிதத்திற்கு எப்படி விண்ணப்பிப்பது?',
    cover: 'என் திட்டத்தில் எவற்றுக்குப் பாதுகாப்பு உண்டு?',
    'clinic-hours': 'ஒரு மருந்தகம் திறந்துள்ளதா?',
    'clinic-on-panel': 'ஒரு மருந்தகம் குழுவில் உள்ளதா?',
    'find-clinic': 'குழு மருந்தகம் எங்கே உள்ளது?',
  } satisfies Readonly<Record<IntentName, string>>,
} as const

interface NamedClaim {
  readonly reference: string
  readonly provider: string
  readonly date: string
  readonly forWhom: string
}

function claimCalled({ reference, provider, date, forWhom }: NamedClaim): string {
  return forWhom === ''
    ? `கோரிக்கை ${reference} (${provider}, ${date})`
    : `${forWhom} என்பவருக்கான கோரிக்கை ${reference} (${provider}, ${date})`
}

const waysOfPayment: Readonly<Record<PaymentMethod, (amount: string) => string>> = {
  Bank: (amount) => `${amount} உங்கள் வங்கிக் கணக்கில் செலுத்தப்படும்`,
  Cheque: (amount) => `${amount} காசோலை மூலம் வழங்கப்படும்`,
  PayNow: (amount) => `${amount} PayNow மூலம் உங்கள் NRIC-க்கு வழங்கப்படும்`,
  Payroll: (amount) => `${amount} உங்கள் நிறுவனத்தால் வழங்கப்படும்`,
  Insurer: (amount) => `${amount} காப்புறுதி நிறுவனத்தால் வழங்கப்படும்`,
}

export const claimAnswers = {
  noneYet: 'நீங்கள் இன்னும் கோரிக்கை எதையும் சமர்ப்பிக்கவில்லை.',
  noneOpen: 'உங்கள் கோரிக்கைகளில் எதுவும் முடிவுக்காகக் காத்திருக்கவில்லை. கடைசிக் கோரிக்கை இது:',
  noneOfPerson: 'நீங்கள் பார்க்கக்கூடிய கோரிக்கைகளில், இந்தக் குடும்ப உறுப்பினருக்கு உரியது எதுவும் இல்லை.',
  notYours: (reference: string) =>
    `உங்கள் கோரிக்கைகளில் ${reference} என்ற எண்ணில் எதுவும் இல்லை. எண்ணைச் சரிபாருங்கள். நீங்கள் பார்க்கக்கூடிய கோரிக்கைகளைப் பற்றி மட்டுமே என்னால் சொல்ல முடியும்.`,
  more: (claims: number) =>
    plural('ta', claims, {
      one: `இந்த வகையில் உங்களுக்கு மேலும் ${shownCount(claims)} கோரிக்கை உள்ளது. அது கோரிக்கைப் பதிவுகளில் உள்ளது.`,
      other: `இந்த வகையில் உங்களுக்கு மேலும் ${shownCount(claims)} கோரிக்கைகள் உள்ளன. அவை கோரிக்கைப் பதிவுகளில் உள்ளன.`,
    }),
  stands: {
    PROCESSING: (claim) =>
      `${claimCalled(claim)} காப்புறுதி நிறுவனத்திடம் ஒப்படைக்கப்பட்டு வருகிறது. நீங்கள் எதுவும் செய்யத் தேவையில்லை.`,
    SUBMITTED: (claim) =>
      `${claimCalled(claim)} காப்புறுதி நிறுவனத்திடம் உள்ளது; அது இன்னும் முடிவு செய்யவில்லை. நீங்கள் எதுவும் செய்யத் தேவையில்லை.`,
    PENDING: (claim) => `${claimCalled(claim)} தொடர, உங்களிடமிருந்து கூடுதல் தகவல் தேவை.`,
    PENDING_REVIEW: (claim) =>
      `${claimCalled(claim)} காப்புறுதி நிறுவனத்தால் மறுஆய்வு செய்யப்படுகிறது. நீங்கள் எதுவும் செய்யத் தேவையில்லை.`,
    APPROVED: (claim) => `${claimCalled(claim)} அங்கீகரிக்கப்பட்டது.`,
    REJECTED: (claim) => `${claimCalled(claim)} நிராகரிக்கப்பட்டது.`,
    DELETED: (claim) => `${claimCalled(claim)} நீக்கப்பட்டது.`,
  } satisfies Readonly<Record<ClaimStatus, (claim: NamedClaim) => string>>,
  submittedOn: (reference: string, date: string, days: number) =>
    plural('ta', days, {
      one: `கோரிக்கை ${reference}, ${date} அன்று, அதாவது ${shownCount(days)} நாளுக்கு முன் சமர்ப்பிக்கப்பட்டது.`,
      other: `கோரிக்கை ${reference}, ${date} அன்று, அதாவது ${shownCount(days)} நாட்களுக்கு முன் சமர்ப்பிக்கப்பட்டது.`,
    }),
  submittedToday: (reference: string) => `கோரிக்கை ${reference} இன்று சமர்ப்பிக்கப்பட்டது.`,
  within: 'கோரிக்கைகள் 14 வேலை நாட்களுக்குள் செயலாக்கப்படும்.',
  tooFew:
    'வழக்கமாக எவ்வளவு காலம் ஆகும் என்று சொல்லும் அளவுக்கு, கடந்த 12 மாதங்களில் இந்த வகைக் கோரிக்கைகள் போதுமான எண்ணிக்கையில் முடிவு செய்யப்படவில்லை.',
  waitsForYou: (reference: string) =>
    `கோரிக்கை ${reference}: நீங்கள் பதிலளித்த பிறகு காப்புறுதி நிறுவனம் அதைத் தொடர்ந்து கவனிக்கும்.`,
  insurerAsks: (reference: string, words: string) =>
    `கோரிக்கை ${reference} தொடர்பாகக் காப்புறுதி நிறுவனம் கேட்கிறது: “${words}”`,
  answerThere: 'கோரிக்கையின் பக்கத்தில் நீங்கள் பதிலளிக்கலாம், ஆவணங்களையும் சேர்க்கலாம்.',
  nothingMissing: (claim: NamedClaim) =>
    `${claimCalled(claim)}: தற்போது எதுவும் தேவையில்லை; காப்புறுதி நிறுவனம் எதையும் கேட்கவில்லை.`,
  nothingMissingDecided: (claim: NamedClaim) =>
    `${claimCalled(claim)} பற்றி முடிவு செய்யப்பட்டுவிட்டது; எனவே இனி எதுவும் தேவையில்லை.`,
  noneLacks: 'எதுவும் தேவையில்லை: உங்கள் கோரிக்கைகள் எதிலும் காப்புறுதி நிறுவனம் எதையும் கேட்கவில்லை.',
  paid: (claim: NamedClaim, amount: string, method: PaymentMethod) =>
    `${claimCalled(claim)} அங்கீகரிக்கப்பட்டது: ${waysOfPayment[method](amount)}.`,
  paidNothing: (claim: NamedClaim) => `${claimCalled(claim)} அங்கீகரிக்கப்பட்டது; ஆனால் உங்கள் திட்டத்தின்படி எதுவும் வழங்கப்படாது.`,
  notPaidYet: (claim: NamedClaim) =>
    `${claimCalled(claim)} பற்றி இன்னும் முடிவு செய்யப்படவில்லை. அது அங்கீகரிக்கப்பட்ட பிறகே எவ்வளவு வழங்கப்படும் என்பது தெரியும்.`,
  payoutFrom: (reference: string, moment: string) =>
    `கோரிக்கை ${reference}: அதன் வங்கிக் கணக்கு அண்மையில் மாற்றப்பட்டது. உங்கள் பணத்தைப் பாதுகாக்க, ${moment} முதல்தான் அந்தக் கணக்கில் பணம் செலுத்துவோம்.`,
  notPaid: (claim: NamedClaim) => `${claimCalled(claim)} நிராகரிக்கப்பட்டது; எனவே எதுவும் வழங்கப்படாது.`,
  arrivalUnknown:
    'பணம் எப்போது வந்துசேரும் என்பதை என்னால் பார்க்க முடியாது. வருவதற்கு அதிக நாட்கள் ஆனால், எங்கள் பணியாளர் ஒருவரால் அதைக் கவனிக்க முடியும்.',
  noneRejected: 'உங்கள் கோரிக்கைகளில் எதுவும் நிராகரிக்கப்படவில்லை.',
  isNotRejected: (claim: NamedClaim) => `${claimCalled(claim)} நிராகரிக்கப்படவில்லை.`,
  rejectedBecause: (reference: string, words: string) => `கோரிக்கை ${reference} நிராகரிக்கப்பட்டதற்கான காரணம்: “${words}”`,
  noReason: (reference: string) =>
    `கோரிக்கை ${reference} நிராகரிக்கப்பட்டதற்குக் காரணம் எதுவும் எழுதப்படவில்லை. எங்கள் பணியாளர் ஒருவரால் உங்களுக்குச் சொல்ல முடியும்.`,
  disagree: 'இது சரியல்ல என்று நினைத்தால், எங்கள் பணியாளர் ஒருவருடன் பேசலாம்.',
  letterThere: (claim: NamedClaim) => `${claimCalled(claim)}: தீர்வுக் கடிதத்தைக் கோரிக்கையின் பக்கத்தில் பதிவிறக்கலாம்.`,
  letterNotYet: (claim: NamedClaim) => `${claimCalled(claim)}: தீர்வுக் கடிதம் இன்னும் இல்லை.`,
  noLetters: 'உங்கள் கோரிக்கைகளில் எதற்கும் இன்னும் தீர்வுக் கடிதம் இல்லை. அது முடிவுக்குப் பிறகு வரும்.',
  howToSubmit: 'உங்கள் ரசீதின் புகைப்படத்துடன் இங்கே கோரிக்கையைச் சமர்ப்பிக்கலாம். எந்த ஆவணங்கள் தேவை என்பதைப் படிவம் சொல்லும்.',
  cannotSubmit:
    'நீங்கள் இங்கே கோரிக்கைகளைச் சமர்ப்பிக்க முடியாது. காப்புறுதிப் பாதுகாப்பு எந்த ஊழியருடையதோ, அவர் அவற்றைச் சமர்ப்பிக்கிறார்; அல்லது எப்படிச் செய்வது என்பதை உங்கள் மனிதவளப் பிரிவு சொல்லும்.',
} as const

interface NamedLetter {
  readonly number: string
  readonly hospital: string
  readonly date: string
  readonly forWhom: string
}

function letterCalled({ number, hospital, date, forWhom }: NamedLetter): string {
  return forWhom === ''
    ? `உத்தரவாதக் கடிதம் ${number} (${hospital}, சேர்க்கை: ${date})`
    : `${forWhom} என்பவருக்கான உத்தரவாதக் கடிதம் ${number} (${hospital}, சேர்க்கை: ${date})`
}

export const letterAnswers = {
  noneYet: 'நீங்கள் இன்னும் உத்தரவாதக் கடிதம் (eLOG) எதற்கும் விண்ணப்பிக்கவில்லை.',
  otherLetters: 'நீங்கள் குறிப்பிடுவது கோரிக்கையின் தீர்வுக் கடிதம் என்றால், அது கோரிக்கையின் பக்கத்தில் உள்ளது.',
  noneOfPerson: 'நீங்கள் பார்க்கக்கூடிய உத்தரவாதக் கடிதங்களில், இந்தக் குடும்ப உறுப்பினருக்கு உரியது எதுவும் இல்லை.',
  notYours: (reference: string) =>
    `உங்கள் உத்தரவாதக் கடிதங்களில் ${reference} என்ற எண்ணில் எதுவும் இல்லை. எண்ணைச் சரிபாருங்கள். நீங்கள் பார்க்கக்கூடிய கடிதங்களைப் பற்றி மட்டுமே என்னால் சொல்ல முடியும்.`,
  more: (letters: number) =>
    plural('ta', letters, {
      one: `உங்களுக்கு மேலும் ${shownCount(letters)} eLOG உள்ளது. அது eLOG பதிவுகளில் உள்ளது.`,
      other: `உங்களுக்கு மேலும் ${shownCount(letters)} eLOG-கள் உள்ளன. அவை eLOG பதிவுகளில் உள்ளன.`,
    }),
  stands: {
    PENDING_HR: (letter) =>
      `${letterCalled(letter)} உங்கள் மனிதவளப் பிரிவுக்காகக் காத்திருக்கிறது; அந்தப் பிரிவு அதைக் காப்புறுதி நிறுவனத்திற்கு அனுப்ப வேண்டும்.`,
    SUBMITTED: (letter) => `${letterCalled(letter)} காப்புறுதி நிறுவனத்திடம் உள்ளது; அது இன்னும் முடிவு செய்யவில்லை.`,
    APPROVED: (letter) => `${letterCalled(letter)} வழங்கப்பட்டுள்ளது. கடிதத்தை அதன் பக்கத்தில் திறந்து மருத்துவமனையில் காட்டலாம்.`,
    REJECTED: (letter) => `${letterCalled(letter)} நிராகரிக்கப்பட்டது: கடிதம் எதுவும் வழங்கப்படவில்லை.`,
    EXPIRED: (letter) => `${letterCalled(letter)} காலாவதியாகிவிட்டது.`,
    WITHDRAWN: (letter) => `${letterCalled(letter)} திரும்பப் பெறப்பட்டது.`,
  } satisfies Readonly<Record<GuaranteeStatus, (letter: NamedLetter) => string>>,
  upTo: (number: string, amount: string, date: string) =>
    `${number} கடிதம் ${amount} வரை உத்தரவாதம் அளிக்கிறது; அது ${date} வரை செல்லுபடியாகும்.`,
  because: (number: string, words: string) => `${number} தொடர்பாகக் கூறப்பட்ட காரணம்: “${words}”`,
  insurerAsks: (number: string, words: string) => `${number} தொடர்பாகக் காப்புறுதி நிறுவனம் கேட்கிறது: “${words}”`,
  insurerAsksSomething: (number: string) =>
    `${number} பற்றிக் காப்புறுதி நிறுவனம் உங்களிடம் ஒன்றைக் கேட்கிறது. கேள்வி அதன் பக்கத்தில் உள்ளது.`,
  answerThere: 'eLOG-இன் பக்கத்தில் நீங்கள் பதிலளிக்கலாம்.',
  nothingMissing: (number: string) => `${number} தொடர்பாகத் தற்போது உங்களிடம் எதுவும் கேட்கப்படவில்லை.`,
  requestedOn: (number: string, date: string) => `${number} தொடர்பாக ${date} அன்று விண்ணப்பிக்கப்பட்டது.`,
  decided: 'முடிவு செய்யப்பட்டுவிட்டது; எனவே காத்திருக்க எதுவும் இல்லை.',
  askEarly: 'மருத்துவமனையில் சேரும் நாள் நெருங்கிவிட்டால், எங்கள் பணியாளர் ஒருவரால் அதைக் கவனிக்க முடியும்.',
  howToRequest: 'மருத்துவமனையில் சேர்வதற்குச் சில வேலை நாட்களுக்கு முன், உத்தரவாதக் கடிதத்திற்கு (eLOG) இங்கே விண்ணப்பிக்கலாம்.',
  cannotRequest: 'உங்கள் நிறுவனம் இங்கே உத்தரவாதக் கடிதங்களை வழங்குவதில்லை. உங்கள் மனிதவளப் பிரிவிடம் கேளுங்கள்.',
} as const

export const coverAnswers = {
  notShown: 'உங்கள் நிறுவனம் காப்புறுதிப் பாதுகாப்பை இங்கே காட்டுவதில்லை. உங்கள் மனிதவளப் பிரிவிடம் கேளுங்கள்.',
  noPlan: (person: string) =>
    `${person} என்பவருக்கான திட்டம் எதுவும் இங்கே வைக்கப்படவில்லை. எவற்றுக்குப் பாதுகாப்பு உண்டு என்பதை உங்கள் மனிதவளப் பிரிவிடம் கேளுங்கள்.`,
  noSuchPerson: 'நீங்கள் காப்புறுதிப் பாதுகாப்பைப் பார்க்கக்கூடிய குடும்ப உறுப்பினர்களில் அப்படி யாரும் இல்லை.',
  ofCompany: (company: string) => `${company} நிறுவனத்தில்:`,
  planOf: (person: string, plan: string) => `${person} பெற்றுள்ள திட்டம்: ${plan}.`,
  benefits: (names: readonly string[]) => `அதில் பாதுகாப்பு உள்ளவை: ${names.join(', ')}.`,
  covers: (person: string, benefit: string) => `${person} பெற்றுள்ள திட்டத்தில் ${benefit} உண்டு.`,
  notOpen: (person: string, benefit: string, why: string) =>
    `திட்டத்தில் ${benefit} உண்டு, ஆனால் ${person} என்பவருக்கு இன்று இல்லை: ${why}`,
  atPanel: (terms: string) => `குழு மருந்தகத்தில்: ${terms}`,
  elsewhere: (terms: string) => `வேறொரு மருந்தகத்தில்: ${terms}`,
  anywhere: (terms: string) => `எந்த மருந்தகத்திலும்: ${terms}`,
  panelOnly: 'குழு மருந்தகங்களில் மட்டும்.',
  left: (limit: string, left: string, most: string) => `${limit}: ${left} மீதம் (வரம்பு: ${most}).`,
  leftUntil: (limit: string, left: string, most: string, renews: string) =>
    `${limit}: ${left} மீதம் (வரம்பு: ${most}). ${renews} அன்று அது புதுப்பிக்கப்படும்.`,
  usedUp: (limit: string) => `${limit}: முழுவதும் பயன்படுத்தப்பட்டுவிட்டது.`,
  usedUpUntil: (limit: string, renews: string) =>
    `${limit}: முழுவதும் பயன்படுத்தப்பட்டுவிட்டது. ${renews} அன்று அது புதுப்பிக்கப்படும்.`,
  nothingFound: (what: string) =>
    `திட்டத்தில் “${what}” என்ற பெயரில் எதுவும் இல்லை. அதனால் எதுவும் வழங்கப்படாது என்று பொருளல்ல: எங்கள் பணியாளர் ஒருவரால் உங்களுக்குச் சொல்ல முடியும்.`,
  singleTreatment: 'ஒரு குறிப்பிட்ட சிகிச்சைக்குப் பணம் வழங்கப்படுமா என்பது, அதற்குக் கோரிக்கை சமர்ப்பிக்கப்படும்போது முடிவு செய்யப்படும்.',
  moreThere: '“என் காப்புறுதிப் பாதுகாப்பு” பக்கம் அனைத்தையும் காட்டும்.',
  kinds: {
    dental: 'பல் சிகிச்சை',
    gp: 'பொது மருத்துவர்',
    specialist: 'நிபுணர்',
    tcm: 'பாரம்பரிய சீன மருத்துவம்',
    physiotherapy: 'இயன்முறைச் சிகிச்சை',
    screening: 'உடல்நலப் பரிசோதனை',
    hospital: 'மருத்துவமனைச் சிகிச்சை',
    imaging: 'எக்ஸ்-ரேயும் ஆய்வகப் பரிசோதனைகளும்',
    polyclinic: 'பலதுறை மருந்தகம்',
    emergency: 'விபத்து, அவசரச் சிகிச்சை',
    flexible: 'நெகிழ்வான செலவினம்',
    optical: 'மூக்குக்கண்ணாடிகளும் கண்வில்லைகளும்',
    maternity: 'மகப்பேறு',
    'mental-health': 'மனநலம்',
    vaccination: 'தடுப்பூசி',
  } satisfies Readonly<Record<BenefitKind, string>>,
} as const

export const clinicAnswers = {
  whichClinic:
    'எந்த மருந்தகத்தைக் குறிப்பிடுகிறீர்கள்? அதன் பெயரையும் பகுதியையும் எழுதுங்கள், எடுத்துக்காட்டாக “Example Family Clinic, Bedok”; அல்லது இங்கே தேடுங்கள்:',
  notFound: (words: string) => `“${words}” என்ற பெயரில் குழு மருந்தகம் எதுவும் இல்லை. இங்கே தேடலாம்:`,
  tooMany: (clinics: number) =>
    plural('ta', clinics, {
      one: `${shownCount(clinics)} குழு மருந்தகத்திற்கு இதைப் போன்ற பெயர் உள்ளது. பகுதியையும் சேர்த்து எழுதுங்கள், அல்லது இங்கே தேடுங்கள்:`,
      other: `${shownCount(clinics)} குழு மருந்தகங்களுக்கு இதைப் போன்ற பெயர் உள்ளது. பகுதியையும் சேர்த்து எழுதுங்கள், அல்லது இங்கே தேடுங்கள்:`,
    }),
  open: (clinic: string) => `${clinic} இப்போது திறந்துள்ளது; அது 24 மணி நேரமும் திறந்திருக்கும்.`,
  openUntil: (clinic: string, time: string) => `${clinic} இப்போது திறந்துள்ளது; ${time} வரை திறந்திருக்கும்.`,
  opensAt: (clinic: string, time: string) => `${clinic} இப்போது மூடியுள்ளது; இன்று ${time} மணிக்குத் திறக்கும்.`,
  closed: (clinic: string) => `${clinic} இப்போது மூடியுள்ளது; இன்று மீண்டும் திறக்காது.`,
  notKnown: (clinic: string) => `${clinic} இப்போது திறந்துள்ளதா என்று என்னால் சொல்ல முடியவில்லை. செல்லும் முன் அழைத்துக் கேளுங்கள்.`,
  hours: (days: string, hours: string) => `${days}: ${hours}`,
  onPanel: (clinic: string) => `${clinic} குழு மருந்தகங்களில் ஒன்று.`,
  find: 'குழு மருந்தகங்கள் இங்கே உள்ளன. ஆக அருகில் உள்ளவற்றை முதலில் காட்டவும், இப்போது திறந்துள்ளவற்றைக் காட்டவும் இந்தப் பக்கத்தால் முடியும்.',
  notOffered: 'உங்கள் நிறுவனம் குழு மருந்தகங்களை இங்கே காட்டுவதில்லை. உங்கள் மனிதவளப் பிரிவிடம் கேளுங்கள்.',
} as const
