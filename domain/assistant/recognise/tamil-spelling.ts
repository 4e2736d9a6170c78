/** Tamil words in one spelling, whatever their endings. */
import { isOf, knownTamil, standingAs } from './known-languages.ts'

/** @returns the word itself where it has no other spelling */
export function tamilSpelling(word: string): string {
  const whole = knownTamil.spellings.get(word)
  if (whole !== undefined) return whole
  const beginning = knownTamil.spelledBeginnings.find((one) => isOf(one, word)) ?? ''
  const nearer = standingAs(knownTamil, word) ?? ''
  return nearer.length >= beginning.length ? word : (knownTamil.spellings.get(beginning) ?? word)
}
