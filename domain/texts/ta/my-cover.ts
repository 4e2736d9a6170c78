/** What members read of their cover, in Tamil: the estimate while they claim, My cover, what a visit would cost, and the lines of a decision. */
import { shownCount } from '../../language/shown-count.ts'
import { plural } from '../../language/plural.ts'

export const estimateTexts = {
  title: 'அநேகமாகத் திரும்பக் கிடைக்கும் தொகை',
  waiting: 'சிகிச்சை பெற்றவர், தேதி, பலன், தொகை ஆகியவற்றை நிரப்புங்கள். பிறகு அது இங்கே தோன்றும்.',
  back: (amount: string) => `அநேகமாக ${amount} திரும்பக் கிடைக்கும்`,
  nothing: 'அநேகமாக எதுவும் திரும்பக் கிடைக்காது',
  unknown: 'எவ்வளவு திரும்பக் கிடைக்கும் என்பதை இன்னும் சொல்ல முடியாது',
  bears: (amount: string) => `நீங்கள் ஏற்கும் தொகை: ${amount}.`,
  otherPays: (amount: string) => `வேறு காப்புறுதி நிறுவனம் செலுத்தும் தொகை: ${amount}.`,
  writtenOff: (amount: string) => `மருந்தகம் கேட்கக் கூடாத தொகை: ${amount}.`,
  holdsIf: 'பின்வருபவை உண்மையானால் இது பொருந்தும்:',
  needed: 'இதைச் சொல்லத் தேவையானவை:',
  rateMissing: 'அந்த நாளின் நாணய மாற்று விகிதம். அது இன்னும் தெரியவில்லை; கோரிக்கைப் பிரிவு அதைக் கண்டறியும்.',
  showLines: 'இது எப்படிக் கணக்கிடப்பட்டது',
  hideLines: 'கணக்கீட்டை மறை',
  claimed: 'கோரிய தொகை',
  payable: 'திரும்பக் கிடைப்பது',
  noPromise: 'தற்போது உள்ள உங்கள் திட்டத்தின்படியான மதிப்பீடு. இது ஓர் உறுதிமொழி அல்ல: கோரிக்கைப் பிரிவே முடிவு செய்யும்.',
  failed: 'எவ்வளவு திரும்பக் கிடைக்கும் என்பதைத் தற்போது மதிப்பிட முடியவில்லை. இருந்தாலும் நீங்கள் கோரிக்கையைச் சமர்ப்பிக்கலாம்.',
  tryAgain: 'மீண்டும் முயல்',
}

export function usedOfText(name: string, used: string, most: string): string {
  return `${name}: ${most} வரம்பில் ${used} பயன்படுத்தப்பட்டுள்ளது`
}

export const assumptionTexts = {
  rate: 'அந்த நாளின் நாணய மாற்று விகிதம் தெரியும்',
  'provider-panel': 'மருந்தகம் குழுவில் உள்ளது',
  'provider-other': 'மருந்தகம் குழுவில் இல்லை; குழு மருந்தகத்தில் தொகை அதிகமாக இருக்கலாம்',
  referral: 'உங்களிடம் பரிந்துரைக் கடிதம் உள்ளது; அதைக் கோரிக்கையுடன் இணையுங்கள்',
  stay: 'இந்த வருகை, திட்டத்தில் பாதுகாப்பு உள்ள ஒரு மருத்துவமனைத் தங்கலைச் சேர்ந்தது',
  disability: 'இது, இதற்கு முன் கோரிக்கை எதுவும் சமர்ப்பிக்கப்படாத நோய் அல்லது காயம்',
  diagnosis: 'இந்த நோயறிதலுக்குத் திட்டத்தில் பாதுகாப்பு உண்டு',
  age: 'இந்த வயதுக்குத் திட்டத்தில் பாதுகாப்பு உண்டு',
  'other-insurer': 'வேறு காப்புறுதி நிறுவனம் எதையும் செலுத்தாது; அதன் கடிதம் கிடைத்ததும் அதை இணையுங்கள்',
}

export const adviceTexts = {
  'no-such-benefit': 'வேறொரு பலனைத் தேர்ந்தெடுங்கள், அல்லது உங்கள் மனிதவளப் பிரிவிடம் கேளுங்கள்.',
  'not-covered-then': 'தேதியையும் நபரையும் சரிபாருங்கள்.',
  'not-covered-there': 'வேறொரு மருந்தகத்தில் இதற்குப் பாதுகாப்பு இருக்கலாம்: “குழு மருந்தகங்களைத் தேடு” பக்கத்தைப் பாருங்கள்.',
  'excluded-provider': 'அடுத்த முறை வேறொரு மருந்தகத்தைத் தேர்ந்தெடுங்கள்: “குழு மருந்தகங்களைத் தேடு” பக்கத்தைப் பாருங்கள்.',
  waiting: 'காத்திருப்புக் காலத்திற்குப் பிந்திய வருகைக்குப் பாதுகாப்பு உண்டு.',
  age: 'யாருக்காகக் கோருகிறீர்கள் என்பதைச் சரிபாருங்கள்.',
  relationship: 'யாருக்காகக் கோருகிறீர்கள் என்பதைச் சரிபாருங்கள்.',
  'no-referral': 'பரிந்துரைக் கடிதம் இருந்தால் இதற்குப் பாதுகாப்பு கிடைக்கலாம். அதைக் கோரிக்கையுடன் இணையுங்கள்.',
  'outside-stay': 'வருகையின் தேதியையும் மருத்துவமனைத் தங்கலின் தேதியையும் சரிபாருங்கள்.',
  'excluded-diagnosis': 'மருத்துவர் வேறொரு நோயறிதலை எழுதியிருந்தால், அதைத் திருத்துங்கள்.',
  'no-visit-left': 'வருகைகள் எப்போது புதுப்பிக்கப்படும் என்பதை “என் காப்புறுதிப் பாதுகாப்பு” காட்டும்.',
  'nothing-left': 'வரம்பு எப்போது புதுப்பிக்கப்படும் என்பதை “என் காப்புறுதிப் பாதுகாப்பு” காட்டும்.',
}

export const myCoverTexts = {
  title: 'என் காப்புறுதிப் பாதுகாப்பு',
  lead: 'உங்கள் திட்டம் எதைச் செலுத்துகிறது, எவ்வளவு பயன்படுத்தப்பட்டது, எவ்வளவு மீதம் உள்ளது.',
  company: 'நிறுவனம்',
  person: 'யாருக்காக',
  noPlan: 'இங்கே காட்டுவதற்குத் திட்டம் எதுவும் இல்லை',
  noPlanDetail:
    'உங்கள் நிறுவனம் இங்கே திட்டம் எதையும் வைத்திருக்கவில்லை. எவற்றுக்குப் பாதுகாப்பு உண்டு என்பதை உங்கள் மனிதவளப் பிரிவிடம் கேளுங்கள்.',
  nothingCounted: 'இந்தத் திட்டத்தில் எதுவும் கணக்கிடப்படுவதில்லை.',
  nearlyUsed: 'தீரும் நிலையில்',
  otherLimits: 'மீதம் உள்ளவை',
  used: 'பயன்படுத்தியது',
  reserved: 'ஒதுக்கியது',
  untouched: 'இன்னும் எதுவும் பயன்படுத்தவில்லை',
  figures: (used: string, reserved: string, left: string) =>
    `பயன்படுத்தியது: ${used} · ஒதுக்கியது: ${reserved} · மீதம்: ${left}`,
  usedUp: 'முழுவதும் பயன்படுத்தப்பட்டது',
  reservedMeaning:
    'ஒதுக்கியது என்பது, செயலாக்கத்தில் உள்ள கோரிக்கைகளும் கடிதங்களும் முடிவு செய்யப்படும் வரை அவற்றுக்காக நிறுத்தி வைக்கப்படும் அளவு.',
  borne: 'நீங்களே ஏற்பது',
  borneOf: (borne: string, most: string) => `இதுவரை ஏற்றது: ${borne}; அதிகபட்சம்: ${most}`,
  family: 'குடும்பம் முழுவதற்கும் சேர்த்து',
  renews: (date: string) => `${date} அன்று புதுப்பிக்கப்படும்`,
  never: 'புதுப்பிக்கப்படாது',
  rolling: 'சிறிது சிறிதாக மீண்டும் கிடைக்கும்',
  forBenefits: (names: readonly string[]) => `பொருந்தும் பலன்கள்: ${names.join(', ')}`,
  forAll: 'அனைத்துப் பலன்களுக்கும்',
  someone: 'குடும்பத்தில் ஒருவர்',
  seeClaim: 'கோரிக்கையைப் பார்',
  benefits: 'திட்டம் கூறுவது',
  planName: (name: string, date: string) => `${name}, ${date} முதல் நடப்பில் உள்ள பதிப்பு`,
  notUpToDate: 'உங்கள் காப்புறுதிப் பாதுகாப்பைப் புதுப்பிக்க முடியவில்லை.',
  notOffered: 'உங்கள் நிறுவனம் இதை இங்கே காட்டுவதில்லை.',
}

export function claimsOfLimitText(count: number): string {
  return `${shownCount(count)} ${plural('ta', count, { one: 'கோரிக்கை', other: 'கோரிக்கைகள்' })}`
}

export function barText(name: string, parts: Readonly<Record<'used' | 'reserved' | 'left' | 'most', string>>): string {
  return `${name}: பயன்படுத்தியது ${parts.used}, ஒதுக்கியது ${parts.reserved}, மீதம் ${parts.left}, வரம்பு ${parts.most}`
}

export function leftOfText(left: string, most: string): string {
  return `${most} வரம்பில் ${left} மீதம்`
}

export const whatIfTexts = {
  title: 'எவ்வளவு செலவாகும்?',
  lead: 'வருகைக்கு முன் கேளுங்கள்: பலனையும் தொகையையும் தேர்ந்தெடுங்கள்.',
  benefit: 'பலன்',
  choose: 'தேர்ந்தெடுங்கள்',
  place: 'எங்கே',
  panel: 'குழு மருந்தகத்தில்',
  other: 'வேறொரு மருந்தகத்தில்',
  date: 'தேதி',
  amount: 'தொகை',
  dateWrong: 'ஒரு தேதியைத் தேர்ந்தெடுங்கள்.',
  amountWrong: 'ஒரு தொகையை நிரப்புங்கள், எடுத்துக்காட்டாக 80.00.',
  planPays: 'திட்டம் செலுத்துவது',
  youPay: 'நீங்கள் செலுத்துவது',
  noBenefits: 'இந்தத் தேதியில் இந்த நபருக்குத் திட்டம் எதையும் செலுத்தாது.',
}

export const homeCoverTexts = {
  title: 'தீரும் நிலையில்',
  see: 'என் காப்புறுதிப் பாதுகாப்பைப் பார்',
}

export function nearlyUsedText(person: string, name: string, left: string, most: string): string {
  return `${person} – ${name}: ${leftOfText(left, most)}`
}

export const claimReckoningTexts = {
  decided: 'தொகை எப்படிக் கணக்கிடப்பட்டது',
  inWork: 'அநேகமாகத் திரும்பக் கிடைக்கும் தொகை',
  open: 'இன்னும் பதில் தேவைப்படுபவை:',
  byPlan: (name: string, date: string) => `${name} திட்டத்தின்படி, ${date} முதல் நடப்பில் உள்ள பதிப்பு.`,
  decidedOtherwise: (amount: string) => `கோரிக்கைப் பிரிவு முடிவு செய்த தொகை: ${amount}.`,
}
