/**
 * A word that others have written into our data (a clinic of a visit, a client of a family), as a person reads it: the usual ones in their language,
 * all others as they came.
 * @param words of a drawer, by the words that others write
 */
export function knownWord(words: Readonly<Record<string, string>>, written: string): string {
  return isKnownWord(words, written) ? (words[written] ?? written) : written
}

/** Whether it is one of the usual ones, which the reader's language has. */
export function isKnownWord(words: Readonly<Record<string, string>>, written: string): boolean {
  return Object.hasOwn(words, written)
}
