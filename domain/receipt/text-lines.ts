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
/** Marks without a letter or a digit, unless money or a sign. */
const meaningless = /^[^\p{L}\p{N}$£€¥฿%#()-]+$/u

/** The lines of a document from its first to its last, page by page. */
export function linesOf(words: readonly ReceiptWord[]): readonly TextLine[] {
  const read = words.filter(({ text }) => text.trim() !== '' && !meaningless.test(text))
  const pages = [...new Set(read.map(({ page }) => page))].sort((one, other) => one - other)
  return pages.flatMap((page) => linesOfPage(read.filter((word) => word.page === page)))
}

/** First by how neighbours lean, then by how the lines lean that were found so. */
function linesOfPage(words: readonly ReceiptWord[]): readonly TextLine[] {
  const sorted = words.toSorted((one, other) => one.box.left - other.box.left)
  const found = joinedLines(sorted, leanOf(neighboursOf(words)))
  const ends = found.flatMap((line) => {
    const [first, last] = [line[0], line.at(-1)]
    return first && last && rightOf(last.box) - first.box.left > WIDE_LINE * first.box.height
      ? [[first, last] as const]
      : []
  })
  return joinedLines(sorted, leanOf(ends))
    .map(lineOf)
    .toSorted((one, other) => one.middle - other.middle)
}

/** As parts of its height, how wide a line has to be to say how much the page leans. */
const WIDE_LINE = 12

function neighboursOf(words: readonly ReceiptWord[]): readonly (readonly [ReceiptWord, ReceiptWord])[] {
  return words.flatMap((word) =>
    words
      .filter(({ box }) => {
        const gap = box.left - rightOf(word.box)
        return gap >= 0 && gap < word.box.height && Math.abs(middleOf(box) - middleOf(word.box)) < word.box.height / 2
      })
      .map((next) => [word, next] as const),
  )
}

/** How much further down a word stands for each unit that it stands further right, on the whole. */
function leanOf(pairs: readonly (readonly [ReceiptWord, ReceiptWord])[]): number {
  return median(
    pairs.map(([one, other]) => (middleOf(other.box) - middleOf(one.box)) / (centreOf(other) - centreOf(one))),
  )
}

function centreOf({ box }: ReceiptWord): number {
  return box.left + box.width / 2
}

/** From left to right each word joins the line whose last word stands nearest to its height. */
function joinedLines(words: readonly ReceiptWord[], lean: number): readonly (readonly ReceiptWord[])[] {
  const lines: ReceiptWord[][] = []
  for (const word of words) {
    const near = lines
      .map((line) => ({ line, step: stepTo(line, word, lean) }))
      .filter(({ step }) => step <= MOST_STEP)
      .toSorted((one, other) => one.step - other.step)[0]
    if (near) near.line.push(word)
    else lines.push([word])
  }
  return lines
}

function stepTo(line: readonly ReceiptWord[], word: ReceiptWord, lean: number): number {
  const last = line.at(-1)
  if (!last) return Infinity
  // What stands above one another is not one line.
  if (rightOf(last.box) - word.box.left > Math.min(last.box.width, word.box.width) / 2) return Infinity
  const expected = middleOf(last.box) + lean * (centreOf(word) - centreOf(last))
  return Math.abs(expected - middleOf(word.box)) / Math.min(last.box.height, word.box.height)
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
