/** What receipts say surely of the GST within the amount of a claim: a hint beside the member's answer, which it never gives (S118). */
import { parseCents } from '../money/money.ts'
import type { ReadDocument } from './receipt-groups.ts'
import type { ReceiptReading } from './receipt-reading.ts'
import type { Place } from './receipt-word.ts'

export interface GstOfReceipts {
  /** Within the amount. */
  readonly cents: number
  /** Where it stands; absent for a sum. */
  readonly source?: { readonly document: string; readonly place: Place }
}

/**
 * @param amount as it stands in the form
 * @returns undefined where the amount is no receipt's total and not the sum of all, or where not every GST of it is sure
 */
export function gstOfReceipts(all: readonly ReadDocument[], amount: string | undefined): GstOfReceipts | undefined {
  const cents = parseCents(amount ?? '')
  const [only, ...others] = all.filter(({ reading }) => sureOf(reading.total) === cents)
  if (only !== undefined && others.length === 0) {
    const { document, reading } = only
    const gst = gstIn(reading)
    return gst === undefined || reading.gst === undefined
      ? undefined
      : { cents: gst, source: { document, place: reading.gst.place } }
  }
  const parts = all.map(({ reading }) => ({ total: sureOf(reading.total), gst: gstIn(reading) }))
  const sum = (of: 'total' | 'gst') => parts.reduce((added, part) => added + (part[of] ?? Number.NaN), 0)
  return all.length > 1 && sum('total') === cents && !Number.isNaN(sum('gst')) ? { cents: sum('gst') } : undefined
}

function sureOf(field: ReceiptReading['total']): number | undefined {
  return field?.verdict === 'sure' ? field.value : undefined
}

function gstIn({ gst, total }: ReceiptReading): number | undefined {
  const [part, whole] = [sureOf(gst), sureOf(total)]
  return part !== undefined && whole !== undefined && part > 0 && part < whole ? part : undefined
}
