/** The words by which one provider is told from another. */
import { plainWords } from './likeness.ts'

/** Say what kind of company it is, and not which. */
const companyWords = new Set(['PTE', 'LTD', 'LIMITED', 'PRIVATE', 'LLP', 'SDN', 'BHD', 'INC', 'CO', 'THE'])

export function nameWords(name: string): readonly string[] {
  return plainWords(name).filter((word) => !companyWords.has(word))
}

export function contains(words: readonly string[], part: readonly string[]): boolean {
  return part.every((word) => words.includes(word))
}
