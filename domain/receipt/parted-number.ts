/** A number whose parts stand apart on the paper. */
import { cleaned, isNumber } from './number-text.ts'
import { rightOf, type ReceiptWord } from './receipt-word.ts'

/** As it is written, with its words from left to right. */
export interface WrittenNumber {
  readonly value: string
  readonly words: readonly [ReceiptWord, ...ReceiptWord[]]
}

/** As parts of a word's height, between the parts of one number. */
export const MOST_BETWEEN = 1.5

/** A number may be torn at its marks, or be written with spaces around them: `INV-2026` `-00123`, `12345` `/` `2026`. */
export function whole(
  bare: string,
  word: ReceiptWord,
  rest: readonly ReceiptWord[],
  skipped: ReadonlySet<ReceiptWord>,
): WrittenNumber {
  const words: [ReceiptWord, ...ReceiptWord[]] = [word]
  let value = bare
  for (const next of rest) {
    const last = words.at(-1) ?? word
    const isNear =
      next.box.left - rightOf(last.box) < (next.text === '/' || last.text === '/' ? 1.5 : 1) * word.box.height
    const isJoined = /[-/]$/.test(last.text) || /^[-/]\w/.test(next.text)
    if (skipped.has(next) || !isNear || !(next.text === '/' || (isJoined && /^[-/]?[A-Z0-9-/]*\d$/i.test(next.text))))
      break
    words.push(next)
    value += next.text
  }
  if (words.at(-1)?.text === '/') words.pop()
  return { value: cleaned(value.replace(/\/$/, '')), words }
}

const firstPart = /^[A-Z0-9]{1,5}$/i
const furtherPart = /^[A-Z]{0,4}\d[A-Z0-9]*(?:[-/][A-Z0-9]+)*$/i

/** Its parts stand apart with strokes between them, the first of them too short to be a number alone: `INV / 26 / 0012`, `26 / 11 / 00123`. */
export function partedByStrokes(
  words: readonly ReceiptWord[],
  skipped: ReadonlySet<ReceiptWord>,
): WrittenNumber | undefined {
  const [first] = words
  if (first === undefined || !firstPart.test(first.text) || isNumber(first.text)) return undefined
  const found: [ReceiptWord, ...ReceiptWord[]] = [first]
  for (let place = 1; place + 1 < words.length; place += 2) {
    const [last = first, stroke, next] = [found.at(-1), words[place], words[place + 1]]
    if (stroke?.text !== '/' || next === undefined || !furtherPart.test(next.text) || skipped.has(next)) break
    const isNear = [stroke.box.left - rightOf(last.box), next.box.left - rightOf(stroke.box)].every(
      (gap) => gap < MOST_BETWEEN * first.box.height,
    )
    if (!isNear) break
    found.push(stroke, next)
  }
  const value = found.map(({ text }) => text).join('')
  return found.length > 1 && /\d{3}$/.test(value) ? { value: cleaned(value), words: found } : undefined
}
