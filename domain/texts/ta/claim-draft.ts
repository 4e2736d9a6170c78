/** Texts around claims that have been begun and not submitted, in Tamil. */
import { plural } from '../../language/plural.ts'
import { DRAFT_RESTS_DAYS, MOST_DRAFTS } from '../../draft/draft-limits.ts'

export const draftTexts = {
  gone: 'முடிக்கப்படாத இந்தக் கோரிக்கை இப்போது இங்கே இல்லை: அது வேறொரு சாதனத்தில் சமர்ப்பிக்கப்பட்டது அல்லது கைவிடப்பட்டது.',
  changedElsewhere: 'இதற்கிடையே இந்தக் கோரிக்கை வேறொரு சாதனத்தில் மாற்றப்பட்டது.',
  tooMany: `உங்களிடம் முடிக்கப்படாத ${MOST_DRAFTS} கோரிக்கைகள் உள்ளன. இன்னொன்றைத் தொடங்கும் முன் ஒன்றைச் சமர்ப்பியுங்கள் அல்லது கைவிடுங்கள்.`,
  keptFor: `நீங்கள் தட்டச்சு செய்யச் செய்ய, உங்களுக்காக மட்டும் சேமிக்கப்படுகிறது. முடிக்கப்படாத கோரிக்கை, நீங்கள் கடைசியாக அதில் வேலை செய்ததிலிருந்து ${DRAFT_RESTS_DAYS} நாட்களுக்கு வைத்திருக்கப்படும்.`,

  saving: 'சேமிக்கப்படுகிறது…',
  notSaved: 'சேமிக்கப்படவில்லை: இணைப்பு இல்லை – தொடர்ந்து முயல்கிறோம்',
  notVerified: 'சேமிக்கப்படவில்லை: முதலில் ஒருமுறைக் கடவுச்சொல் தேவை',
  verify: 'இப்போது உள்ளிடு',

  whichToKeep: 'எதை வைத்திருக்க விரும்புகிறீர்கள்?',
  keepMine: 'இங்கே உள்ளதை வைத்திரு',
  takeTheirs: 'மற்றதை எடுத்துக்கொள்',
  startAgain: 'மீண்டும் தொடங்கு',

  continueTitle: 'உங்கள் கோரிக்கையைத் தொடருங்கள்',
  notLoaded: 'முடிக்கப்படாத உங்கள் கோரிக்கைகளை ஏற்ற முடியவில்லை.',
  showNewest: 'ஆகப் புதியதை மட்டும் காட்டு',
  continue: 'தொடர்',
  discard: 'கைவிடு',
  claimantOpen: 'கோரிக்கையாளர் இன்னும் தேர்ந்தெடுக்கப்படவில்லை',
  discardQuestion: 'இந்தக் கோரிக்கையைக் கைவிடவா?',
  discardDetail: 'நீங்கள் நிரப்பியவையும் சேர்த்த ஆவணங்களும் அகற்றப்படும். இதைத் திரும்பப் பெற முடியாது.',
  keep: 'வைத்திரு',
  discarding: 'கைவிடப்படுகிறது…',
} as const

export function moreDraftsText(count: number): string {
  return plural('ta', count, {
    one: `முடிக்கப்படாத மேலும் ${count} கோரிக்கை`,
    other: `முடிக்கப்படாத மேலும் ${count} கோரிக்கைகள்`,
  })
}

export const documentStateTexts = {
  waiting: 'அனுப்பக் காத்திருக்கிறது',
  waitingForConnection: 'இணைப்புக்காகக் காத்திருக்கிறது',
  received: 'கிடைத்தது',
  failed: 'அனுப்பப்படவில்லை: இணைப்பு துண்டிக்கப்பட்டது. தொடர்ந்து முயல்கிறோம்.',
  tryAgain: 'மீண்டும் முயல்',
  gone: 'அது இப்போது இங்கே இல்லை. மீண்டும் சேர்க்கவும்.',
} as const

export function savedAtText(time: string): string {
  return `சேமித்தது: ${time}`
}

export function sendingText(percent: number): string {
  return `அனுப்பப்படுகிறது, ${percent} %`
}

export function draftTitle(kind: 'outpatient' | 'inpatient'): string {
  return kind === 'outpatient' ? 'வெளிநோயாளி கோரிக்கை' : 'உள்நோயாளி கோரிக்கை'
}

export function draftStandText(at: string, documents: number): string {
  const added =
    documents === 0 ? 'ஆவணங்கள் இன்னும் இல்லை' : `${documents} ${plural('ta', documents, { one: 'ஆவணம்', other: 'ஆவணங்கள்' })}`
  return `சேமித்தது: ${at} · ${added}`
}

export function otherVersionText(at: string): string {
  return `அங்கே கடைசியாகச் சேமிக்கப்பட்டது: ${at}.`
}

export const movedNotTexts = {
  missing: 'இந்தக் கோரிக்கை அல்லது அதன் ஆவணங்களில் ஒன்று இப்போது இங்கே இல்லை. முடிக்கப்படாத கோரிக்கைகளிலிருந்து மீண்டும் திறக்கவும்.',
  tooManyDrafts: `இப்படிச் செய்தால், முடிக்கப்படாத கோரிக்கைகள் ${MOST_DRAFTS}-ஐத் தாண்டிவிடும். முதலில் சிலவற்றைச் சமர்ப்பியுங்கள் அல்லது கைவிடுங்கள்; உங்கள் ரசீதுகள் அனைத்தும் இந்தக் கோரிக்கையிலேயே உள்ளன.`,
  beingSent: 'இந்தக் கோரிக்கை சமர்ப்பிக்கப்படுகிறது, எனவே அதன் ஆவணங்கள் இருந்த இடத்திலேயே உள்ளன.',
  changed: 'இந்தக் கோரிக்கைகளில் ஒன்று மாற்றப்பட்டது, சமர்ப்பிக்கப்பட்டது அல்லது கைவிடப்பட்டது, எனவே அவை அப்படியே உள்ளன.',
} as const
