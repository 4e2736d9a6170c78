/** Texts around requests for a letter of guarantee that have been begun and not sent, in Tamil. */
import { plural } from '../../language/plural.ts'
import { DRAFT_RESTS_DAYS, MOST_DRAFTS } from '../../draft/draft-limits.ts'

export const letterDraftTexts = {
  gone: 'நீங்கள் தொடங்கியது இப்போது இங்கே இல்லை: அது வேறொரு சாதனத்தில் அனுப்பப்பட்டது அல்லது கைவிடப்பட்டது.',
  changedElsewhere: 'இதற்கிடையே இது வேறொரு சாதனத்தில் மாற்றப்பட்டது.',
  tooMany: `உங்களிடம் முடிக்கப்படாத ${MOST_DRAFTS} eLOG விண்ணப்பங்கள் உள்ளன. இன்னொன்றைத் தொடங்கும் முன் ஒன்றை அனுப்புங்கள் அல்லது கைவிடுங்கள்.`,
  keptFor: `நீங்கள் தட்டச்சு செய்யச் செய்ய, உங்களுக்காக மட்டும் சேமிக்கப்படுகிறது. முடிக்கப்படாத விண்ணப்பம், நீங்கள் கடைசியாக அதில் வேலை செய்ததிலிருந்து ${DRAFT_RESTS_DAYS} நாட்களுக்கு வைத்திருக்கப்படும்.`,
  answerKeptFor: `நீங்கள் தட்டச்சு செய்யச் செய்ய, உங்களுக்காக மட்டும் சேமிக்கப்படுகிறது. முடிக்கப்படாத பதில், நீங்கள் கடைசியாக அதில் வேலை செய்ததிலிருந்து ${DRAFT_RESTS_DAYS} நாட்களுக்கு வைத்திருக்கப்படும்.`,
  continueTitle: 'உங்கள் eLOG விண்ணப்பத்தைத் தொடருங்கள்',
  notLoaded: 'முடிக்கப்படாத உங்கள் eLOG விண்ணப்பங்களை ஏற்ற முடியவில்லை.',
  discardQuestion: 'இந்த விண்ணப்பத்தைக் கைவிடவா?',
  title: 'eLOG-க்கான விண்ணப்பம்',
  beginAnother: 'மற்றொரு விண்ணப்பத்தைத் தொடங்கு',
  discardAnswerQuestion: 'இந்தப் பதிலைக் கைவிடவா?',
  patientOpen: 'நோயாளி இன்னும் தேர்ந்தெடுக்கப்படவில்லை',
} as const

export function moreLetterDraftsText(count: number): string {
  return plural('ta', count, {
    one: `முடிக்கப்படாத மேலும் ${count} விண்ணப்பம்`,
    other: `முடிக்கப்படாத மேலும் ${count} விண்ணப்பங்கள்`,
  })
}
