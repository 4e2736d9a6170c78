/**
 * English that looks foreign: accents on every letter, 40 % longer, in brackets. What is not accented on a screen was written past the drawers of
 * texts; what loses its end bracket, or sticks out, has no room for another language.
 */
import type { FindWords } from './words.ts'

const plain = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz'
const accented = 'ÀàƁƀÇçÐðÈèƑƒĜĝĤĥÌìĴĵĶķĹĺṀṁÑñÒòÞþQ̃q̃ŔŕŠšŤťÙùṼṽŴŵẊẋÝýŽž'
const accentOf = new Map([...plain].map((letter, index) => [letter, [...graphemes(accented)][index] ?? letter]))

/** Vowels that are written more than once make a word longer without another way to break it. */
const VOWEL = /[aeiou]/
const LONGER = 0.4

/** A template's placeholders, code, addresses, and marks that stand for a format stay as they are. */
const KEPT = /\{\w+\}|`[^`]*`|https?:\/\/\S+|[\w.+-]+@[\w-]+\.[\w.]+|\b[A-Z]{2,}[_A-Z\d]*\b/

/** @param kept what a sentence was made with, such as names and numbers: it is data, and is left as it is */
export function pseudoText(text: string, kept: readonly string[] = []): string {
  if (!/\p{Letter}/u.test(text)) return text
  const names = kept.filter((one) => one !== '').sort((one, other) => other.length - one.length)
  const pattern = new RegExp([...names.map(escaped), KEPT.source].join('|'), 'gu')
  let written = ''
  let from = 0
  for (const found of text.matchAll(pattern)) {
    written += lengthened(text.slice(from, found.index)) + found[0]
    from = found.index + found[0].length
  }
  return `[${written}${lengthened(text.slice(from))}]`
}

/** For {@link learnLanguage}. */
export const findPseudoWords: FindWords = (_drawer, english) =>
  Object.fromEntries(Object.entries(english).map(([name, value]) => [name, pseudo(value)]))

function pseudo(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value)
  if (typeof value === 'function')
    return (...given: unknown[]) =>
      ofSaid(Reflect.apply(value as (...all: unknown[]) => unknown, undefined, given), textsIn(given))
  if (Array.isArray(value)) return value.map(pseudo)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, pseudo(inner)]))
}

function ofSaid(said: unknown, kept: readonly string[]): unknown {
  if (typeof said === 'string') return kept.includes(said) ? said : pseudoText(said, kept)
  if (Array.isArray(said)) return said.map((one) => ofSaid(one, kept))
  if (typeof said !== 'object' || said === null) return said
  return Object.fromEntries(Object.entries(said).map(([key, inner]) => [key, ofSaid(inner, kept)]))
}

/** All texts in what a function was given. */
function textsIn(given: unknown): readonly string[] {
  if (typeof given === 'string') return [given]
  if (typeof given !== 'object' || given === null) return []
  return Object.values(given).flatMap(textsIn)
}

/** Every letter with an accent, and vowels repeated until the text is long enough. */
function lengthened(text: string): string {
  let owed = 0
  return [...text]
    .map((letter) => {
      const one = accentOf.get(letter) ?? letter
      if (/\p{Letter}|\s/u.test(letter)) owed += LONGER
      if (!VOWEL.test(letter) || owed < 1) return one
      const more = Math.floor(owed)
      owed -= more
      return one.repeat(1 + more)
    })
    .join('')
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Letters with the marks that belong to them. */
function* graphemes(text: string): Generator<string> {
  for (const found of text.matchAll(/\p{Letter}\p{Mark}*/gu)) yield found[0]
}
