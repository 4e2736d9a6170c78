/** The phrases of a list that is written with commas. */
export function phrasesIn(list: string): readonly string[] {
  return list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}
