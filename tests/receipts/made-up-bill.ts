/** What a receipt says, plainly made up: people, places, items and amounts that go together. */
import type { Random } from '@member-care/api/demonstration/random.ts'

/** Providers as a list of the product may have them; some are like one another. */
export const providers: readonly string[] = [
  'Sample Family Clinic',
  'Sample Family Clinic (Bedok)',
  'Northwind Medical Centre',
  'Northwind Dental Surgery',
  'Tembusu Hospital',
  'Tembusu Specialist Centre',
  'Fictional Heart Clinic Pte Ltd',
  'Kingfisher Polyclinic',
  'Rain Tree Physiotherapy',
  'Pelican Pharmacy',
  'Angsana Eye Surgery',
  'Placeholder Skin Clinic',
  'Everyday Health Clinic (Tampines)',
  'Everyday Health Clinic (Jurong)',
  'Merlion Bay Women’s Clinic',
  'Orchid Grove TCM Clinic',
  'Klinik Contoh Johor',
  'Example General Hospital Bangkok',
  'Harbourview Medical Practice',
  'Bluebell Children’s Clinic',
  'Made-up Orthopaedic Centre',
  'Lantern Imaging Centre',
  'Cassia Endoscopy Centre',
  'Paper Lantern Dental',
  'Fernleaf Family Medicine (Punggol)',
  'Hall of Sample Herbs',
  'Clearwater Optics',
  'Klinik Mesra Contoh',
  'Klinik Pergigian Contoh',
  'Sample Diagnostics Laboratory',
]

/** A family each, with the person the receipt is for among them. */
export const families: readonly (readonly string[])[] = [
  ['Tan Mei Ling', 'Tan Wei Jie', 'Lim Siew Hoon'],
  ['Muhammad Faiz bin Osman', 'Nur Aisyah binte Faiz'],
  ['Priya Raman', 'Arjun Raman', 'Kavitha Subramaniam'],
  ['Sarah Jane Fernandez', 'Daniel Fernandez'],
  ['Wong Kah Wai', 'Chua Li Ying', 'Wong Jun Hao'],
  ['Willow Tan', 'Rowan Tan'],
]

const streets = [
  '12 Sample Street #01-23',
  '7 Nowhere Avenue #03-118',
  '201 Fiction Road #02-05',
  '88 Example Drive #11-01',
]
const doctors = ['Dr Lee Sample', 'Dr A. Placeholder', 'Dr Goh Pretend', 'Dr Nair Example']

export interface Item {
  readonly name: string
  readonly quantity: number
  readonly unitCents: number
}

export interface Bill {
  readonly provider: string
  readonly address: string
  readonly postal: string
  readonly telephone: string
  readonly gstRegistration: string
  readonly doctor: string
  readonly patient: string
  readonly people: readonly string[]
  /** YYYY-MM-DD */
  readonly date: string
  readonly time: string
  readonly number: string
  readonly items: readonly Item[]
  readonly percent: number
  /** All in cents; subtotal before GST, total with it. */
  readonly subtotal: number
  readonly gst: number
  readonly total: number
}

interface Wanted {
  readonly provider: string
  readonly things: readonly (readonly [string, number, number])[]
  readonly items: readonly [number, number]
  readonly gst: 'added' | 'none'
  readonly number: (random: Random) => string
  readonly years?: readonly number[]
}

export function makeBill(
  random: Random,
  { provider, things, items: [fewest, most], gst: kind, number, years = [2024, 2025, 2026] }: Wanted,
): Bill {
  const people = random.pick(families)
  const year = random.pick(years)
  const date = `${year}-${two(random.between(1, year === 2026 ? 11 : 12))}-${two(random.between(1, 26))}`
  const chosen = shuffled(random, things).slice(0, random.between(fewest, Math.min(most, things.length)))
  const items = chosen.map(([name, low, high]) => ({
    name,
    quantity: random.chance(0.75) ? 1 : random.between(2, 4),
    unitCents: random.chance(0.6) ? random.between(low, high) * 100 : random.between(low * 100, high * 100),
  }))
  const subtotal = items.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0)
  const percent = year >= 2024 ? 9 : year === 2023 ? 8 : 7
  const gst = kind === 'none' ? 0 : Math.round((subtotal * percent) / 100)
  return {
    provider,
    address: random.pick(streets),
    postal: `Singapore ${random.between(100_000, 829_999)}`,
    telephone: `6${random.between(1_000_000, 9_999_999)}`,
    gstRegistration: `M${random.between(2, 9)}-${random.between(1_000_000, 9_999_999)}-${random.between(1, 9)}`,
    doctor: random.pick(doctors),
    patient: random.pick(people),
    people,
    date,
    time: `${two(random.between(8, 20))}:${two(random.between(0, 59))}`,
    number: number(random),
    items,
    percent,
    subtotal,
    gst,
    total: subtotal + gst,
  }
}

export function shuffled<Item>(random: Random, items: readonly Item[]): readonly Item[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}

/** `1,234.50` */
export function money(cents: number): string {
  return `${String(Math.floor(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, ',')}.${two(Math.abs(cents) % 100)}`
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const longMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** A day as receipts of Singapore write it. */
export const written = {
  slashes: (date: string) => date.split('-').toReversed().join('/'),
  dots: (date: string) => date.split('-').toReversed().join('.'),
  iso: (date: string) => date,
  short: (date: string) => `${day(date)} ${months[month(date)]} ${date.slice(0, 4)}`,
  dashes: (date: string) => `${day(date)}-${months[month(date)]}-${date.slice(2, 4)}`,
  capitals: (date: string) => `${day(date)} ${months[month(date)]?.toUpperCase()} ${date.slice(0, 4)}`,
  long: (date: string) => `${Number(day(date))} ${longMonths[month(date)]} ${date.slice(0, 4)}`,
  twoDigits: (date: string) => date.slice(2).split('-').toReversed().join('/'),
}

const day = (date: string) => date.slice(8)
const month = (date: string) => Number(date.slice(5, 7)) - 1
