/** A number that was read, but not clearly enough to be filled in, and what is read of it from nearby. */
import { cleaned } from './number-text.ts'
import { NEVER_CLEAR, unsureOf, type ReadField } from './receipt-reading.ts'
import type { ReceiptWord } from './receipt-word.ts'

/** What was read alike from nearby, in each size. */
const CONFIRMED = 0.82
/** What is read from nearby with less is rather a guess. */
const LEAST_READ = 0.6

/** Nothing speaks against it but how clearly it was read. */
export function isToBeConfirmed({ sureness, verdict }: ReadField<string>): boolean {
  return verdict === 'unsure' && sureness > NEVER_CLEAR
}

/** @param looks what is read of its place, in several sizes @returns sure where all of them say the same; where one says something else, in doubt */
export function confirmedBy(number: ReadField<string>, looks: readonly (readonly ReceiptWord[])[]): ReadField<string> {
  if (looks.length === 0) return number
  const isSame = looks.every((words) => words.some((_, index) => isNumberFrom(words.slice(index), number.value)))
  return isSame ? { ...number, sureness: CONFIRMED, verdict: 'sure' } : unsureOf(number)
}

/** Whether these words begin with the number, which may be parted by spaces. */
function isNumberFrom(words: readonly ReceiptWord[], number: string): boolean {
  const wanted = cleaned(number.replaceAll(' ', ''))
  let read = ''
  for (const { text, confidence } of words) {
    if (confidence < LEAST_READ) return false
    read += text
    if (cleaned(read) === wanted) return true
  }
  return false
}
