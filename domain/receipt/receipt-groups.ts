/** Which of several documents are one receipt, so that each receipt can be a claim of its own (S118). */
import { groupBy } from '../collections/group-by.ts'
import type { ReceiptReading } from './receipt-reading.ts'

export interface ReadDocument {
  /** Its key. */
  readonly document: string
  readonly reading: ReceiptReading
}

/** A document without a reading could not be read. It counts as a receipt of its own. */
export interface SettledDocument {
  readonly document: string
  readonly reading: ReceiptReading | undefined
}

/** The documents of each receipt, in the order in which they were added: two with one number are one, twice photographed or in pages. */
export function receiptGroups(all: readonly SettledDocument[]): readonly (readonly string[])[] {
  const groups = groupBy(all, ({ document, reading }) =>
    reading?.number?.verdict === 'sure' ? `number ${reading.number.value}` : `document ${document}`,
  )
  return [...groups.values()].map((group) => group.map(({ document }) => document))
}
