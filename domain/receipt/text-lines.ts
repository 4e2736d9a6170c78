/**
 * Words become lines again. A recogniser cuts a receipt into columns, and so tears the label from its amount; here words that stand at
 * the same height are one line, also where the paper leans a little.
 */
import { middleOf, rightOf, type ReceiptWord } from './receipt-word.ts'

export interface TextLine {
  readonly page: number
  /** From left to right. */
  readonly words: readonly ReceiptWord[]
  /** Usual height of a word. */
  readonly height: number
  /** Middle of the line, from the top of its page. */
  readonly middle: number
}

/** As parts of a word's height: how far two neighbours of one line may stand from the same height. */
const MOST_STEP = 0.5
/** Gaps of more of its height part a line into groups, as columns do. */
const GAP_BETWEEN_GROUPS = 1.6
/** Marks without a letter or a digit, unless money or a sign; a stroke may part a number: `12345 / 2026`. */
const meaningless = /^(?!\/$)[^\p{L}\p{N}$£€¥฿%#()-]+$/u

/** The lines of a document from its first to its last, page by page. */
export function linesOf(words: readonly ReceiptWord[]): readonly TextLine[] {
  const read = words.flatMap(withoutLeader).filter(({ text }) => text.trim() !== '' && !meaningless.test(text))
  const pages = [...new Set(read.map(({ page }) => page))].sort((one, other) => one - other)
  return pages.flatMap((page) => linesOfPage(read.filter((word) => word.page === page)))
}

/** Dots that lead from a label to its amount, with both in one word: `TOTAL.......117.00`. */
const leader = /^(.*?[^.])[.…]{4,}([^.].*)$/

function withoutLeader(word: ReceiptWord): readonly ReceiptWord[] {
  const [, before, behind] = leader.exec(word.text) ?? []
  if (before === undefined || behind === undefined) return [word]
  const { left, width } = word.box
  const part = (text: string, from: number) => ({
    ...word,
    text,
    box: { ...word.box, left: left + from * width, width: (text.length / word.text.length) * width },
  })
  return [part(before, 0), part(behind, 1 - behind.length / word.text.length)]
}

function linesOfPage(words: readonly ReceiptWord[]): readonly TextLine[] {
  return joinedLines(fromLeft(words), bendOfPage(words))
    .map(lineOf)
    .toSorted((one, other) => one.middle - other.middle)
}

function fromLeft(words: readonly ReceiptWord[]): readonly ReceiptWord[] {
  return words.toSorted((one, other) => one.box.left - other.box.left)
}

/**
 * How the paper bends: first by how neighbours lean, then by what is left of that in the lines that were found so, then with the right side higher or
 * lower than that: between a label and its amount there may be nothing that says it. Of all these the one with the fewest lines is it.
 * @param words of one page
 */
export function bendOfPage(words: readonly ReceiptWord[]): Bend {
  const sorted = fromLeft(words)
  const width = Math.max(1, ...words.map(({ box }) => rightOf(box)))
  const height = median(words.map(({ box }) => box.height))
  const bend = bendOf(neighboursOf(sorted), width)
  const rest = bendOf(neighboursOnLines(joinedLines(sorted, bend)), width, bend)
  const tried = [bend, added(bend, rest)].flatMap((one) => [
    { bend: one, doubt: 0 },
    ...STEPS.map((step) => ({ bend: added(one, risingBy(step * height, width)), doubt: CLEARLY_FEWER })),
  ])
  const [best] = tried
    .map(({ bend: one, doubt }) => ({ bend: one, lines: joinedLines(sorted, one).length + doubt }))
    .toSorted((one, other) => one.lines - other.lines)
  return best?.bend ?? bend
}

/** As parts of a word's height; of a whole line's height they would join a label with the amount of the next line. */
const STEPS = [-0.4, 0.4, -0.8, 0.8]
/** So many lines fewer say that it is so. */
const CLEARLY_FEWER = 1.5

/** Between a third and two thirds of the width. */
function risingBy(step: number, width: number): Bend {
  return (across) => step * Math.min(Math.max((3 * across) / width - 1, 0), 1)
}

type Pair = readonly [ReceiptWord, ReceiptWord]
/** How much further down a word stands at each place across the page than it would on flat paper. */
export type Bend = (across: number) => number

/** Parts of the page's width that may lean otherwise than the others. */
const STRIPS = 7
/** Fewer pairs say nothing of a strip. */
const LEAST_PAIRS = 4

/** The strips lean as the pairs of words within them do. @param flattened what is taken away already */
function bendOf(pairs: readonly Pair[], width: number, flattened: Bend = () => 0): Bend {
  const slopes = pairs.map(([one, other]) => {
    const [from, until] = [centreOf(one), centreOf(other)]
    return {
      from,
      until,
      slope: (middleOf(other.box) - flattened(until) - middleOf(one.box) + flattened(from)) / (until - from),
    }
  })
  const lean = median(slopes.map(({ slope }) => slope))
  const strip = width / STRIPS
  const leans = Array.from({ length: STRIPS }, (_, index) => {
    const within = slopes.filter(({ from, until }) => from < (index + 1) * strip && until > index * strip)
    return within.length < LEAST_PAIRS ? lean : median(within.map(({ slope }) => slope))
  })
  return (across) =>
    leans.reduce((sum, slope, index) => sum + slope * Math.min(Math.max(across - index * strip, 0), strip), 0)
}

function added(one: Bend, other: Bend): Bend {
  return (across) => one(across) + other(across)
}

/** Words that follow one another closely, at about the same height. */
function neighboursOf(words: readonly ReceiptWord[]): readonly Pair[] {
  return words.flatMap((word) =>
    words
      .filter(({ box }) => {
        const gap = box.left - rightOf(word.box)
        return gap >= 0 && gap < word.box.height && Math.abs(middleOf(box) - middleOf(word.box)) < word.box.height / 2
      })
      .map((next) => [word, next] as const),
  )
}

/** However far they stand apart. */
function neighboursOnLines(lines: readonly (readonly ReceiptWord[])[]): readonly Pair[] {
  return lines.flatMap((line) =>
    line.flatMap((word, index) => {
      const next = line[index + 1]
      return next ? [[word, next] as const] : []
    }),
  )
}

function centreOf({ box }: ReceiptWord): number {
  return box.left + box.width / 2
}

/** From left to right each word joins the line whose last word stands nearest to its height. */
function joinedLines(words: readonly ReceiptWord[], bend: Bend): readonly (readonly ReceiptWord[])[] {
  const lines: ReceiptWord[][] = []
  for (const word of words) {
    const near = lines
      .map((line) => ({ line, step: stepTo(line, word, bend) }))
      .filter(({ step }) => step <= MOST_STEP)
      .toSorted((one, other) => one.step - other.step)[0]
    if (near) near.line.push(word)
    else lines.push([word])
  }
  return lines
}

function stepTo(line: readonly ReceiptWord[], word: ReceiptWord, bend: Bend): number {
  const last = line.at(-1)
  if (!last) return Infinity
  // What stands above one another is not one line.
  if (rightOf(last.box) - word.box.left > mostOverlap(last, word)) return Infinity
  const expected = middleOf(last.box) + bend(centreOf(word)) - bend(centreOf(last))
  return Math.abs(expected - middleOf(word.box)) / Math.min(last.box.height, word.box.height)
}

/** A stroke leans over its neighbours. */
function mostOverlap({ text, box }: ReceiptWord, next: ReceiptWord): number {
  const isStroke = text === '/' || next.text === '/'
  return (isStroke ? Math.min(box.height, next.box.height) : Math.min(box.width, next.box.width)) / 2
}

function lineOf(words: readonly ReceiptWord[]): TextLine {
  return {
    page: words[0]?.page ?? 1,
    words,
    height: median(words.map(({ box }) => box.height)),
    middle: median(words.map(({ box }) => middleOf(box))),
  }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}

export function textOf(words: readonly ReceiptWord[]): string {
  return words.map(({ text }) => text).join(' ')
}

/** Words of a line that stand close to one another, from left to right. */
export function groupsOf(words: readonly ReceiptWord[], height: number): readonly (readonly ReceiptWord[])[] {
  const groups: ReceiptWord[][] = []
  for (const word of words) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && word.box.left - rightOf(last.box) <= GAP_BETWEEN_GROUPS * height) group.push(word)
    else groups.push([word])
  }
  return groups
}
