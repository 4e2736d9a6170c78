/** Which of several documents are one receipt, so that each receipt can be a claim of its own (S118). */
import type { ReceiptReading } from './receipt-reading.ts'
import { areOneReceipt } from './same-receipt.ts'

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
  const groups: SettledDocument[][] = []
  for (const document of all) {
    const own = groups.find((group) => group.every((other) => areOne(document, other)))
    if (own) own.push(document)
    else groups.push([document])
  }
  return groups.map((group) => group.map(({ document }) => document))
}

function areOne({ reading }: SettledDocument, { reading: other }: SettledDocument): boolean {
  return reading !== undefined && other !== undefined && areOneReceipt(reading, other)
}
