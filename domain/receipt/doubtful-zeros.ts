/**
 * Many printers strike their zeros through, and a recogniser takes those for eights, on the whole receipt and surely. A receipt has more zeros than
 * eights: where it seems to have fewer, no eight is believed; where it has hardly more, none that no sum bears out.
 */
import type { ReadField } from './receipt-reading.ts'
import type { ReceiptWord } from './receipt-word.ts'

/** Fewer digits say nothing. */
const LEAST_DIGITS = 30
/** By chance alone there may be as many. */
const CLEARLY_MORE = 1.15
const NEARLY_AS_MANY = 0.6
/** No day and no month begins with an eight: `88-Oct-26`. */
const impossibleDay = /^(?:8\d[-/.](?:\d\d|[A-Z0]{3})|\d\d[-/.]8\d)[-/.]\d/i
const READABLE_CONFIDENCE = 0.5
const DOUBTED = 0.6

/** `doubtful` are all of them, `weak` those that nothing bears out. */
export function standingOfZeros(words: readonly ReceiptWord[]): 'doubtful' | 'weak' | 'clear' {
  const digits = words
    .filter(({ confidence }) => confidence > READABLE_CONFIDENCE)
    .map(({ text }) => text.replace(/\D/g, ''))
    .join('')
  const count = (digit: string) => digits.split(digit).length - 1
  const share = count('8') / Math.max(1, count('0'))
  if (digits.length < LEAST_DIGITS || share <= NEARLY_AS_MANY)
    return words.some(({ text }) => impossibleDay.test(text)) ? 'weak' : 'clear'
  return share > CLEARLY_MORE ? 'doubtful' : 'weak'
}

/** @param written the value as it may stand there; only its digits matter */
export function doubted<T>(field: ReadField<T> | undefined, written: string): ReadField<T> | undefined {
  if (field === undefined || !written.includes('8') || field.sureness <= DOUBTED) return field
  // It looks the same from nearby.
  const { isUnclear: _, ...read } = field
  return { ...read, sureness: DOUBTED, verdict: 'unsure' }
}
