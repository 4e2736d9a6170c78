/** Goods and services tax of Singapore by the day of the invoice. */
import type { LabelledAmount } from './labelled-amounts.ts'

/** From which day on, in percent; the newest first (IRAS). */
const rates = [
  { from: '2024-01-01', percent: 9 },
  { from: '2023-01-01', percent: 8 },
  { from: '2007-07-01', percent: 7 },
] as const

/** The rates that may hold: that of the day, or any where the day (YYYY-MM-DD) is not known. */
export function gstPercents(date: string | undefined): readonly number[] {
  if (date === undefined) return rates.map(({ percent }) => percent)
  const rate = rates.find(({ from }) => date >= from)
  return rate === undefined ? [] : [rate.percent]
}

/** Rates of tax that a receipt from abroad names beside the tax itself: `SST 6%`. */
export function namedPercents(amounts: readonly LabelledAmount[]): readonly number[] {
  return amounts
    .filter(({ kind }) => kind === 'gst')
    .flatMap(({ label }) => [...label.matchAll(/(\d{1,2}(?:\.\d)?) ?%/g)].map(([, rate]) => Number(rate)))
}
