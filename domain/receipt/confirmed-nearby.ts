/** A number or a day that was read, but not clearly enough to be filled in, and what is read of it from nearby. */
import { readDate } from './read-date.ts'
import { cleaned } from './number-text.ts'
import { confirmedOf, unsureOf, type ReadField } from './receipt-reading.ts'
import type { ReceiptWord } from './receipt-word.ts'
import { linesOf } from './text-lines.ts'

/** What is read of a place, in several sizes. */
type Looks = readonly (readonly ReceiptWord[])[]

/**
 * @returns sure where all looks say the same, however pale its print; where one says something else, in doubt. A letter that looks like a digit looks so in
 * every size: such numbers are not looked at (read-number.ts)
 */
export function confirmedNumber(number: ReadField<string>, looks: Looks): ReadField<string> {
  const wanted = cleaned(number.value.replaceAll(' ', ''))
  return confirmed(number, looks, (words) => cleaned(words.map(({ text }) => text).join('')) === wanted)
}

/** @param today YYYY-MM-DD @returns as {@link confirmedNumber} does; what comes first was settled when the day was read */
export function confirmedDate(date: ReadField<string>, looks: Looks, today: string): ReadField<string> {
  return confirmed(date, looks, (words) => {
    const lines = linesOf(words)
    return (['day', 'month'] as const).some((first) => readDate(lines, today, first).date?.value === date.value)
  })
}

function confirmed(
  field: ReadField<string>,
  looks: Looks,
  says: (words: readonly ReceiptWord[]) => boolean,
): ReadField<string> {
  if (looks.length === 0) return field
  return looks.every(says) ? confirmedOf(field) : unsureOf(field)
}
