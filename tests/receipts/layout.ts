/** What the layouts of receipts have in common. */
import type { Random } from '@member-care/api/demonstration/random.ts'
import { money, type Bill } from './made-up-bill.ts'
import { Printer, type Sheet } from './sheet.ts'

/** What a receipt says, to be held against what was read. */
export interface Truth {
  readonly provider: string
  readonly number: string
  readonly date: string
  readonly currency: string
  readonly total: number
  readonly gst: number | undefined
  readonly patient: string | undefined
}

export interface MadeReceipt {
  readonly pages: readonly Sheet[]
  readonly truth: Truth
  readonly people: readonly string[]
}

export type Layout = (random: Random) => MadeReceipt

export function truthOf({ provider, number, date, total, gst, patient }: Bill, other: Partial<Truth> = {}): Truth {
  return { provider, number, date, currency: 'SGD', total, gst: gst || undefined, patient, ...other }
}

const digits = (count: number) => (random: Random) => Array.from({ length: count }, () => random.between(0, 9)).join('')
export const numbers = {
  digits,
  prefixed: (prefix: string, count: number) => (random: Random) => prefix + digits(count)(random),
}

const mono = 'IBM Plex Mono'
export const roll = (random: Random, face = mono) =>
  new Printer({ width: random.pick([560, 600, 640]), margin: 34, face, size: 22, ink: random.between(30, 85) })
export const page = (face: string, size = 27, width = 1654) => new Printer({ width, margin: 110, face, size })
export const A4 = 2339

export const table = (printer: Printer, bill: Bill) => {
  printer
    .line(
      [
        ['left', 'Description'],
        [{ ends: 0.62 }, 'Qty'],
        [{ ends: 0.8 }, 'Unit Price'],
        ['right', 'Amount (S$)'],
      ],
      { bold: true },
    )
    .rule()
  for (const { name, quantity, unitCents } of bill.items)
    printer.gap(0.3).line([
      ['left', name],
      [{ ends: 0.62 }, String(quantity)],
      [{ ends: 0.8 }, money(unitCents)],
      ['right', money(quantity * unitCents)],
    ])
  return printer.rule()
}
export const sums = (printer: Printer, rows: readonly (readonly [string, string])[], boldLast = true) => {
  for (const [index, [label, value]] of rows.entries())
    printer.gap(0.25).line(
      [
        [0.56, label],
        ['right', value],
      ],
      boldLast && index === rows.length - 1 ? { bold: true } : {},
    )
  return printer
}
