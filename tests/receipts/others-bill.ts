/** What a receipt of the `others` set says: people, charges, labels and dates, chosen anew for each. */
import type { Random } from '@member-care/api/demonstration/random.ts'

const people: readonly (readonly string[])[] = [
  ['Lee Hui Min', 'Lee Jia Hao', 'Ng Bee Choo'],
  ['Siti Rahimah binte Yusof', 'Adam Haikal bin Rosli'],
  ['Deepa Krishnan', 'Rohan Krishnan'],
  ['Marcus Oliver Pereira', 'Chloe Pereira'],
  ['Koh Zhi Xuan', 'Koh Boon Keng', 'Yeo Pei Shan'],
  ['Low Wen Qi', 'Low Kai Jun'],
]

export interface Charge {
  readonly name: string
  readonly quantity: number
  readonly each: number
  readonly amount: number
}

/** A name, and the least and the most of it in whole units of the currency. */
type Priced = readonly (readonly [string, number, number])[]

export interface Charged {
  readonly people: readonly string[]
  readonly patient: string
  readonly maskedId: string
  readonly date: Day
  readonly charges: readonly Charge[]
  readonly sum: number
  readonly telephone: string
  readonly registration: string
  readonly clock: string
  readonly doctor: string
  readonly place: string
}

/** @param ends what an amount of cents is rounded to: 100 for whole units, 5 for five cents */
export function charged(random: Random, priced: Priced, [fewest, most]: readonly [number, number], ends = 10): Charged {
  const family = random.pick(people)
  const from = random.between(0, priced.length - 1)
  const count = Math.min(priced.length, random.between(fewest, most))
  const charges = Array.from({ length: count }, (_, step) => priced[(from + step) % priced.length]).flatMap((one) => {
    if (one === undefined) return []
    const [name, low, high] = one
    const quantity = high < 60 && random.chance(0.3) ? random.between(2, 5) : 1
    const each = Math.round(random.between(low * 100, high * 100) / ends) * ends
    return [{ name, quantity, each, amount: quantity * each }]
  })
  const clockHour = random.between(8, 21)
  return {
    people: family,
    patient: random.pick(family),
    maskedId: maskedId(random),
    date: dayOf(random),
    charges,
    sum: charges.reduce((sum, { amount }) => sum + amount, 0),
    telephone: `6${figures(random, 3)} ${figures(random, 4)}`,
    registration: `20${random.between(10, 22)}${figures(random, 5)}${random.pick([...'CDEGHKMNRWZ'])}`,
    clock: `${two(clockHour)}:${two(random.between(0, 59))}`,
    doctor: random.pick(['Dr Chan Invented', 'Dr Rajan Made-Up', 'Dr Wee Nobody', 'Dr H. Fictive']),
    place: random.pick([
      'Blk 45 Pretend Ave 3 #01-412 S(560045)',
      '3 Imaginary Crescent #02-11, Singapore 238877',
      '150 Unreal Rd, #05-06 Figment Centre, S 307506',
      '21 Notional Lane, Singapore 469021',
    ]),
  }
}

/** As on an identity card with its middle hidden. */
export function maskedId(random: Random): string {
  return `${random.pick(['S', 'T'])}${random.pick(['****', 'XXXX'])}${figures(random, 3)}${random.pick([...'ABCDEFGHIZ'])}`
}

export interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

function dayOf(random: Random): Day {
  const year = random.pick([2025, 2026, 2026])
  return { year, month: random.between(1, year === 2026 ? 11 : 12), day: random.between(1, 25) }
}

/** @param days later, or earlier where below 0 */
export function dayFrom({ year, month, day }: Day, days: number): Day {
  const date = new Date(Date.UTC(year, month - 1, day + days))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

export const iso = ({ year, month, day }: Day) => `${year}-${two(month)}-${two(day)}`

const names = 'January February March April May June July August September October November December'.split(' ')
const nameOf = (month: number) => names[month - 1] ?? ''

/** `03/11/2026`, `3 Nov 2026`, `2026-11-03`, `03-NOV-26`, `November 3, 2026` and others. */
export const dates = {
  slashed: ({ year, month, day }: Day) => `${two(day)}/${two(month)}/${year}`,
  monthFirst: ({ year, month, day }: Day) => `${two(month)}/${two(day)}/${year}`,
  spaced: ({ year, month, day }: Day) => `${day} ${nameOf(month).slice(0, 3)} ${year}`,
  iso,
  capitals: ({ year, month, day }: Day) =>
    `${two(day)}-${nameOf(month).slice(0, 3).toUpperCase()}-${String(year).slice(2)}`,
  american: ({ year, month, day }: Day) => `${nameOf(month)} ${day}, ${year}`,
  british: ({ year, month, day }: Day) => `${day} ${nameOf(month)} ${year}`,
  dotted: ({ year, month, day }: Day) => `${two(day)}.${two(month)}.${year}`,
  hyphened: ({ year, month, day }: Day) => `${two(day)}-${two(month)}-${year}`,
  yearFirst: ({ year, month, day }: Day) => `${year}/${two(month)}/${two(day)}`,
}

/** As a clinic of Singapore may write a day. */
export function singaporeDate(random: Random): (day: Day) => string {
  return random.pick([
    dates.slashed,
    dates.spaced,
    dates.iso,
    dates.capitals,
    dates.american,
    dates.british,
    dates.hyphened,
  ])
}

export function figures(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.between(0, 9)).join('')
}

/** A number, and how a till or a program may say that it is one. */
export function numbered(random: Random): { readonly label: string; readonly number: string } {
  const year = random.pick(['25', '26', '2026'])
  return random.pick([
    { label: 'Receipt No:', number: `R${figures(random, 7)}` },
    { label: 'Receipt No. :', number: `${year}-${figures(random, 5)}` },
    { label: 'Inv#', number: `INV-${figures(random, 6)}` },
    { label: 'Invoice No.', number: `${random.pick(['A', 'SI', 'CL'])}/${year}/${figures(random, 4)}` },
    { label: 'Bill No.', number: figures(random, 8) },
    { label: 'Tax Invoice No', number: `TI${figures(random, 6)}` },
    { label: 'Ref:', number: `${random.pick(['KX', 'GP', 'MC'])}-${figures(random, 6)}` },
  ])
}

export function totalLabel(random: Random): string {
  return random.pick([
    'TOTAL',
    'Total Payable',
    'Grand Total',
    'Amount Due',
    'Nett Total',
    'Total Amount',
    'TOTAL (SGD)',
  ])
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}

/** Of a sum before tax, at 9 %. */
export function nine(cents: number): number {
  return Math.round(cents * 0.09)
}
