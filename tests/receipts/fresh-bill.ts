/** What a receipt of the `fresh` set says: its people, charges, labels, numbers and days, chosen anew by each seed. */
import type { Random } from '@member-care/api/demonstration/random.ts'
import { Printer, type Sheet, type Stroke } from './sheet.ts'

const people: readonly (readonly string[])[] = [
  ['Ong Jia Wen', 'Ong Teck Soon'],
  ['Nurul Huda binte Ismail', 'Hafiz bin Kamal'],
  ['Vikram Nair', 'Anjali Nair'],
  ['Rachel Goh', 'Ethan Goh Jun Kai'],
  ['Christopher Lim Wei Ming', 'Grace Lim'],
  ['Tan Ah Kow', 'Tan Hui Ling'],
]

export interface Charge {
  readonly name: string
  readonly quantity: number
  readonly each: number
  readonly amount: number
}

export interface FreshBill {
  readonly people: readonly string[]
  readonly patient: string
  readonly date: Day
  readonly time: string
  readonly charges: readonly Charge[]
  readonly sum: number
}

/** Name, least and most, in whole units of the currency. */
export type Priced = readonly (readonly [string, number, number])[]

/** @param ends amounts are multiples of so many cents */
export function freshBill(random: Random, priced: Priced, [fewest, most]: readonly [number, number], ends = 10) {
  const family = random.pick(people)
  const wanted = Math.min(priced.length, random.between(fewest, most))
  const from = random.between(0, priced.length - 1)
  const charges = [...priced, ...priced].slice(from, from + wanted).map(([name, low, high]): Charge => {
    const quantity = random.chance(0.3) ? random.between(2, 3) : 1
    const each = Math.max(ends, Math.round(random.between(low * 100, high * 100) / ends) * ends)
    return { name, quantity, each, amount: quantity * each }
  })
  const year = random.pick([2025, 2026])
  return {
    people: family,
    patient: random.pick(family),
    date: { year, month: random.between(1, year === 2026 ? 11 : 12), day: random.between(1, 26) },
    time: `${two(random.between(8, 20))}:${two(random.between(0, 59))}`,
    charges,
    sum: charges.reduce((sum, { amount }) => sum + amount, 0),
  } satisfies FreshBill
}

export interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

const months = 'January February March April May June July August September October November December'.split(' ')
const short = (month: number) => (months[month - 1] ?? '').slice(0, 3)
const ordinal = (day: number) =>
  `${day}${day > 3 && day < 21 ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[day % 10] ?? 'th')}`
const weekday = ({ year, month, day }: Day) =>
  ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? ''

export const iso = ({ year, month, day }: Day) => `${year}-${two(month)}-${two(day)}`
export const days = {
  slashed: ({ year, month, day }: Day) => `${two(day)}/${two(month)}/${year}`,
  shortYear: ({ year, month, day }: Day) => `${two(day)}/${two(month)}/${String(year).slice(2)}`,
  iso,
  spaced: ({ year, month, day }: Day) => `${two(day)} ${short(month)} ${year}`,
  hyphened: ({ year, month, day }: Day) => `${two(day)}-${short(month)}-${year}`,
  long: ({ year, month, day }: Day) => `${day} ${months[month - 1]} ${year}`,
  ordinal: ({ year, month, day }: Day) => `${ordinal(day)} ${months[month - 1]} ${year}`,
  weekday: (of: Day) => `${weekday(of)}, ${of.day} ${short(of.month)} ${of.year}`,
  american: ({ year, month, day }: Day) => `${short(month)} ${day}, ${year}`,
  monthFirst: ({ year, month, day }: Day) => `${two(month)}/${two(day)}/${year}`,
  dotted: ({ year, month, day }: Day) => `${two(day)}.${two(month)}.${year}`,
  yearFirst: ({ year, month, day }: Day) => `${year}/${two(month)}/${two(day)}`,
  yearDotted: ({ year, month, day }: Day) => `${year}.${two(month)}.${two(day)}`,
  joined: ({ year, month, day }: Day) => `${two(day)}${short(month).toUpperCase()}${year}`,
}

export function anyDay(random: Random): (day: Day) => string {
  return random.pick([
    days.slashed,
    days.shortYear,
    days.iso,
    days.spaced,
    days.hyphened,
    days.long,
    days.ordinal,
    days.weekday,
    days.american,
    days.joined,
  ])
}

/** @param step so many days later */
export function daysLater({ year, month, day }: Day, step: number): Day {
  const date = new Date(Date.UTC(year, month - 1, day + step))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

export function figures(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.between(0, 9)).join('')
}

/** As programs count their bills. */
export function anyNumber(random: Random, { year, month }: Day): string {
  const yy = String(year).slice(2)
  return random.pick([
    `INV-${year}-${figures(random, 5)}`,
    `INV/${year}/${two(month)}/${figures(random, 4)}`,
    `${random.pick(['SMC', 'HC', 'CL', 'B'])}${yy}${two(month)}-${figures(random, 4)}`,
    `${random.pick(['TI', 'R', 'OR', 'RCPT-', 'INV'])}${figures(random, 6)}`,
    `${figures(random, 3)}-${figures(random, 6)}`,
    `1${figures(random, 6)}`,
    `${random.pick(['A', 'W', 'Z'])}${figures(random, 4)}-${figures(random, 4)}`,
  ])
}

export const anyNumberLabel = (random: Random) =>
  random.pick([
    'Receipt No.',
    'Receipt #',
    'Invoice No',
    'Invoice Number',
    'Tax Invoice No.',
    'Bill No',
    'Bill Ref',
    'Doc No.',
    'Invoice #',
    'Rcpt No',
  ])

export const anyTotalLabel = (random: Random) =>
  random.pick([
    'TOTAL',
    'Total (incl. GST)',
    'Grand Total',
    'Nett',
    'Nett Amount',
    'Amount Payable',
    'Total Amount Payable',
    'Total Due',
    'Amount Due (SGD)',
    'TOTAL PAYABLE',
    'Total Charges',
  ])

/** `1,234.50` */
export function plain(cents: number): string {
  return `${grouped(Math.floor(Math.abs(cents) / 100), ',')}.${two(Math.abs(cents) % 100)}`
}

/** Whole units, with a comma or a dot between thousands. */
export function whole(cents: number, between: ',' | '.' = ','): string {
  return grouped(Math.round(cents / 100), between)
}

function grouped(number: number, between: string): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, between)
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}

export const nine = (cents: number) => Math.round(cents * 0.09)
/** The tax within a sum. */
export const nineWithin = (cents: number) => Math.round((cents * 9) / 109)

export const paper = (face: string, size = 26, width = 1_654) => new Printer({ width, margin: 120, face, size })
export const tillRoll = (random: Random) =>
  new Printer({
    width: random.pick([512, 576, 640]),
    margin: 28,
    face: random.pick(['Cousine', 'IBM Plex Mono', 'Inconsolata', 'Share Tech Mono', 'Overpass Mono']),
    size: random.pick([20, 22, 24]),
    ink: random.between(20, 85),
  })

const MODULES = 21

/** With a square code of black and white at its foot; leave `gap(9)` for it. */
export function withCode(sheet: Sheet, random: Random, size = 150): Sheet {
  const [left, top, side] = [(sheet.width - size) / 2, sheet.height - size - 24, size / MODULES]
  const strokes: Stroke[] = []
  for (let row = 0; row < MODULES; row++)
    for (let column = 0; column < MODULES; column++)
      if (random.chance(0.5))
        for (let line = 0; line < side; line += 2)
          strokes.push({
            from: [left + column * side, top + row * side + line],
            to: [left + (column + 1) * side, top + row * side + line],
            dashed: false,
          })
  return { ...sheet, strokes: [...sheet.strokes, ...strokes] }
}
