/**
 * Of a long list of providers those that stand on a receipt best, in small pieces of work: comparing twenty thousand names letter by letter
 * would hold up the page for minutes. `readProvider` finds among them what it finds in the whole list.
 */
import { nameWords } from './name-words.ts'
import { bestMatch, LEAST_LIKENESS } from './read-names.ts'
import type { ReceiptWord } from './receipt-word.ts'
import { linesOf, type TextLine } from './text-lines.ts'

/** `readProvider` compares the best with the second. */
const KEPT = 2
/** So many names are looked at between two pauses. */
const NAMES_AT_ONCE = 5
const LETTERS = 36

/**
 * @param providers names as the list has them
 * @param pause lets others have their turn
 * @returns some of them, in the order of the list
 */
export async function nearestProviders(
  words: readonly ReceiptWord[],
  providers: readonly string[],
  pause: () => Promise<void>,
): Promise<readonly string[]> {
  const lines = pairsOfLines(linesOf(words))
  const found: { readonly name: string; readonly index: number; readonly match: number; readonly letters: number }[] =
    []
  for (const [index, name] of providers.entries()) {
    if (index % NAMES_AT_ONCE === 0) await pause()
    const wanted = nameWords(name)
    const letters = wanted.join('')
    const match = Math.max(0, ...lines.filter((pair) => mayStandIn(pair, letters)).map((pair) => matchIn(pair, wanted)))
    if (letters !== '' && match >= LEAST_LIKENESS) found.push({ name, index, match, letters: letters.length })
  }
  return found
    .toSorted((one, other) => other.match - one.match || other.letters - one.letters || one.index - other.index)
    .slice(0, KEPT)
    .toSorted((one, other) => one.index - other.index)
    .map(({ name }) => name)
}

/** A line with the one below it, over which a name may go on. */
interface PairOfLines {
  readonly lines: readonly TextLine[]
  /** Which two letters stand side by side in it. */
  readonly pairs: ReadonlySet<number>
}

function pairsOfLines(lines: readonly TextLine[]): readonly PairOfLines[] {
  return lines.map((line, index) => {
    const next = lines[index + 1]
    const both = next?.page === line.page ? [line, next] : [line]
    const letters = both.flatMap(({ words }) => words.flatMap(({ text }) => nameWords(text))).join('')
    return { lines: both, pairs: new Set(letterPairs(letters)) }
  })
}

/** Each letter that is misread, missing or too much changes two pairs at most, so a name that is like enough shares so many. */
function mayStandIn({ pairs }: PairOfLines, name: string): boolean {
  const mostMissing = 2 * (1 - LEAST_LIKENESS) * name.length
  let missing = 0
  for (const pair of letterPairs(name)) {
    if (!pairs.has(pair)) missing += 1
    if (missing > mostMissing) return false
  }
  return true
}

function matchIn({ lines }: PairOfLines, wanted: readonly string[]): number {
  return bestMatch(lines, wanted).match
}

/** Letters and digits as numbers, two and two. */
function letterPairs(text: string): readonly number[] {
  const pairs: number[] = []
  for (let place = 1; place < text.length; place++)
    pairs.push(numberOf(text.charCodeAt(place - 1)) * LETTERS + numberOf(text.charCodeAt(place)))
  return pairs
}

/** 0 to 9 and A to Z, as `plainWords` leaves them. */
function numberOf(code: number): number {
  return code < 65 ? code - 48 : code - 55
}
