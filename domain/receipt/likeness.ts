/** How alike two texts are that a recogniser may have misread. */

/** The words of a text in upper case, without accents and marks: names differ in these. */
export function plainWords(text: string): readonly string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/['’`]/g, '')
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '')
}

/** 0 to 1: 1 is the same, and each letter that is another one, missing or too much counts against the longer text. */
export function likeness(one: string, other: string): number {
  const longer = Math.max(one.length, other.length)
  return longer === 0 ? 1 : 1 - distance(one, other) / longer
}

/** How many letters have to be changed, added or taken away. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let index = 0; index < one.length; index++) {
    const next = [index + 1]
    for (let place = 0; place < other.length; place++) {
      const changed = (row[place] ?? 0) + (one[index] === other[place] ? 0 : 1)
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}

/** Whether a word is another one, with at most one letter of five misread. */
export function isAlmost(word: string, wanted: string): boolean {
  return word === wanted || (wanted.length >= 5 && distance(word, wanted) <= Math.floor(wanted.length / 5))
}
