/** Finds a text of a drawer into which something is put that a journey does not know: a time, a number that the server gave. */
import { DEFAULT_LANGUAGE } from '@member-care/domain/language/language.ts'
import { readerLanguage } from '../support/reader-language.ts'

/** Given to a drawer's function in the place of a text: whatever stands there. */
export const ANYTHING = '⟨anything⟩'

/** Given in the place of a time of day, HH:mm. */
export const ANY_TIME = '⟨time⟩'

/** Given in the place of a day with its time, DD MMM YYYY HH:mm in English. */
export const ANY_INSTANT = '⟨instant⟩'

/** Given in the place of a number: any number, as any language writes it. */
export const ANY_NUMBER = 7_654_321

/** A second one, where two that are the same would be said in another way. */
export const ANOTHER_NUMBER = 8_765_432

/** @param texts made with the above @returns what one of them is as a whole */
export function anyText(...texts: readonly string[]): RegExp {
  return new RegExp(`^(?:${texts.map(partOf).join('|')})$`)
}

/** @returns what has one of them in it */
export function anyTextWith(...texts: readonly string[]): RegExp {
  return new RegExp(texts.map(partOf).join('|'))
}

function partOf(text: string): string {
  return escaped(text)
    .replaceAll(ANYTHING, '.+')
    .replaceAll(ANY_INSTANT, readerLanguage === DEFAULT_LANGUAGE ? String.raw`\d{2} \w{3} \d{4} \d{2}:\d{2}` : '.+')
    .replaceAll(ANY_TIME, '\\d\\d:\\d\\d')
    .replaceAll(/7\D{0,2}654\D{0,2}321|8\D{0,2}765\D{0,2}432/g, '[\\d,.]+')
    .replaceAll(/\s+/g, '\\s+')
}

/** A text as it stands, in a pattern. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
