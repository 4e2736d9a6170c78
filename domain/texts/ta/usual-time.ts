/** How long a decision usually takes, from our own decisions of the last 12 months, in Tamil. */
import { plural } from '../../language/plural.ts'

export const usualTimeTexts = {
  title: 'வழக்கமாக எவ்வளவு காலம் ஆகும்',
  tooFewLetters:
    'எவ்வளவு காலம் ஆகும் என்று சொல்ல முடியாத அளவுக்கு, கடந்த 12 மாதங்களில் இது போன்ற மிகக் குறைவான விண்ணப்பங்களே முடிவு செய்யப்பட்டன.',
}

const those = {
  claim: (decided: number) =>
    plural('ta', decided, {
      one: `இதே வகையான ${decided} கோரிக்கை முடிவு செய்யப்பட்டது`,
      other: `இதே வகையான ${decided} கோரிக்கைகள் முடிவு செய்யப்பட்டன`,
    }),
  letter: (decided: number) =>
    plural('ta', decided, {
      one: `இது போன்ற ${decided} விண்ணப்பம் முடிவு செய்யப்பட்டது`,
      other: `இது போன்ற ${decided} விண்ணப்பங்கள் முடிவு செய்யப்பட்டன`,
    }),
}

export function usualTimeText(
  what: keyof typeof those,
  {
    medianDays,
    ninetiethDays,
    decided,
    among,
  }: {
    readonly medianDays: number
    readonly ninetiethDays: number
    readonly decided: number
    readonly among: 'company' | 'all'
  },
): string {
  const looksBack =
    among === 'company'
      ? `கடந்த 12 மாதங்களில், உங்கள் நிறுவனத்திலிருந்து வந்த, ${those[what](decided)}:`
      : `கடந்த 12 மாதங்களில், ${those[what](decided)}:`
  const times =
    medianDays === ninetiethDays
      ? `அவற்றில் பத்தில் ஒன்பது ${daysText(medianDays)} முடிந்தன.`
      : `அவற்றில் பாதி ${daysText(medianDays)}, பத்தில் ஒன்பது ${daysText(ninetiethDays)} முடிந்தன.`
  return `${looksBack} ${times} உங்களுடையதற்கு இதைவிட அதிகக் காலம் ஆகலாம்.`
}

function daysText(days: number): string {
  if (days === 0) return 'அதே நாளில்'
  return plural('ta', days, { one: `${days} நாளுக்குள்`, other: `${days} நாட்களுக்குள்` })
}
