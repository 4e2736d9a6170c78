/** A number that was read, but not clearly enough to be filled in, and what is read of it from nearby. */
import { cleaned } from './number-text.ts'
import { confirmedOf, unsureOf, type ReadField } from './receipt-reading.ts'
import type { ReceiptWord } from './receipt-word.ts'

/**
 * @param looks what is read of its place, in several sizes
 * @returns sure where all of them say the same, however pale its print; where one says something else, in doubt. A letter that looks like a digit looks so in
 * every size: such numbers are not looked at (read-number.ts)
 */
export function confirmedBy(number: ReadField<string>, looks: readonly (readonly ReceiptWord[])[]): ReadField<string> {
  if (looks.length === 0) return number
  const wanted = cleaned(number.value.replaceAll(' ', ''))
  const isSame = looks.every((words) => cleaned(words.map(({ text }) => text).join('')) === wanted)
  return isSame ? confirmedOf(number) : unsureOf(number)
}
