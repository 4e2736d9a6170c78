/** Two readings of one receipt, by two ways of looking at it, become one. */
import type { ReadField, ReceiptReading } from './receipt-reading.ts'

/** Where both are sure and do not agree, nobody is. */
const CONTRADICTED = 0.5

/** Of each value the surer one. */
export function ofBoth(first: ReceiptReading, second: ReceiptReading): ReceiptReading {
  const merged = {
    provider: better(first.provider, second.provider),
    number: better(first.number, second.number),
    date: better(first.date, second.date),
    currency: better(first.currency, second.currency),
    total: better(first.total, second.total),
    gst: better(first.gst, second.gst),
    patient: better(first.patient, second.patient),
  }
  const isOfSecond = merged.total !== undefined && merged.total === second.total
  return {
    ...(Object.fromEntries(Object.entries(merged).filter(([, field]) => field !== undefined)) as Omit<
      ReceiptReading,
      'totalsAgree'
    >),
    totalsAgree: (isOfSecond ? second : first).totalsAgree,
  }
}

function better<T>(one: ReadField<T> | undefined, other: ReadField<T> | undefined): ReadField<T> | undefined {
  if (one === undefined || other === undefined) return one ?? other
  const [surer, less] = other.sureness > one.sureness ? [other, one] : [one, other]
  const isContradicted = surer.value !== less.value && surer.verdict === 'sure' && less.verdict === 'sure'
  return isContradicted ? { ...surer, sureness: CONTRADICTED, verdict: 'unsure' } : surer
}
