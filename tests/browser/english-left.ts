/** Finds what is still English on a page in another language. */
import { addDays, formatDisplay, formatWholeDate, singaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { languageNames } from '@member-care/domain/language/language.ts'
import { words as malay } from '@member-care/domain/texts/ms/words.ts'
import { words as tamil } from '@member-care/domain/texts/ta/words.ts'
import { words as chinese } from '@member-care/domain/texts/zh/words.ts'
import { plainWordsIn } from '../support/page-words.ts'

const drawers = { zh: chinese, ms: malay, ta: tamil }

export type RealLanguage = keyof typeof drawers

/**
 * Suspect is each word of Latin letters that neither the language's own drawers have, nor a date, nor the data.
 * @returns for a text of a page, and the words of what the API has answered, the words that are left
 */
export function englishLeftIn(language: RealLanguage): (text: string, data: ReadonlySet<string>) => readonly string[] {
  const texts = [...textsIn(drawers[language]), ...Object.values(languageNames), ...datesIn(language)]
  const known = new Set(texts.flatMap(plainWordsIn))
  return (text, data) => plainWordsIn(text).filter((word) => !known.has(word) && !data.has(word))
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  // A text with something put in has its own words too: they stand in what makes it.
  if (typeof value === 'function') return [value.toString()]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** Each month and each day of the week, long and short. */
function datesIn(language: RealLanguage): readonly string[] {
  const days = Array.from({ length: 12 }, (_, month) => addDays('2026-01-01', 31 * month))
  return days.flatMap((day) => [
    formatDisplay(day, language),
    formatWholeDate(singaporeInstant(day, '12:00'), language),
  ])
}
