/** What receipts of the `outside` sets say, which were drawn by somebody who knew no rule of the reading. */
import type { Random } from '@member-care/api/demonstration/random.ts'
import { nine } from '../fresh-bill.ts'
import type { Truth } from '../layout.ts'
import { families, written } from '../made-up-bill.ts'
import { figures } from '../others-bill.ts'

export interface OutsideReceipt {
  /** As HTML. */
  readonly pages: readonly string[]
  readonly truth: Truth
  readonly people: readonly string[]
}

export type OutsideLayout = (random: Random) => OutsideReceipt
/** A name and what it costs, in cents. */
export type Priced = readonly [string, number]

const DAY_MS = 86_400_000
const LAST_DAY = '2026-11-25'

/**
 * A family, whom of it the receipt is for, and a day of the last eight months.
 * @param before at least so many days before the last one
 */
export function visit(random: Random, before = 1) {
  const people = random.pick(families)
  return { people, patient: random.pick(people), date: daysLater(LAST_DAY, -random.between(before, 240)) }
}

export function daysLater(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}

/** A day as receipts write it. */
export const days = {
  ...written,
  hyphened: (date: string) => written.slashes(date).replaceAll('/', '-'),
  named: (date: string) => written.short(date).replaceAll(' ', '-'),
  american: (date: string) => written.long(date).replace(/^(\d+) (\w+)/, '$2 $1,'),
}

export const clock = (random: Random, from = 9, to = 20) =>
  `${two(random.between(from, to))}:${two(random.between(0, 59))}`
export function clockOfHalfDay(random: Random): string {
  const hour = random.between(8, 20)
  return `${hour > 12 ? hour - 12 : hour}:${two(random.between(0, 59))} ${hour >= 12 ? 'PM' : 'AM'}`
}

export const sumOf = (items: readonly Priced[]) => items.reduce((sum, [, cents]) => sum + cents, 0)
/** @param subtotal to which GST is added */
export const taxed = (subtotal: number) => ({ subtotal, gst: nine(subtotal), total: subtotal + nine(subtotal) })
export const dollars = (random: Random, from: number, to: number) => random.between(from, to) * 100

const doctors = [
  'Dr Benjamin Sim',
  'Dr Ho Pei Shan',
  'Dr S. Ramanathan',
  'Dr Foo Chee Keong',
  'Dr Alicia Mok',
  'Dr Yusof Ismail',
  'Dr Vanessa Quek',
] as const
const streets = [
  'Bedok North Ave 3',
  'Toa Payoh Lor 4',
  'Jurong West St 61',
  'Clementi Ave 2',
  'Tampines St 21',
  'Serangoon Central',
  'Bukit Batok West Ave 6',
  'Hougang Ave 8',
] as const

export const doctor = (random: Random) => random.pick(doctors)
export const letter = (random: Random) => random.pick([...'ABCDEFGHJKLMNPRSTUVWXYZ'])
export const telephone = (random: Random) => `6${figures(random, 3)} ${figures(random, 4)}`
export const companyNumber = (random: Random) => `20${random.between(10, 22)}${figures(random, 5)}${letter(random)}`
export const gstNumber = (random: Random) =>
  random.pick([
    `M${figures(random, 1)}-${figures(random, 7)}-${figures(random, 1)}`,
    companyNumber(random),
    `M90${figures(random, 6)}${letter(random)}`,
  ])
export function address(random: Random): string {
  const block = `Blk ${random.between(101, 899)}${random.pick(['', 'A', 'B'])} ${random.pick(streets)}`
  const post = `${random.pick(['46', '31', '64', '12', '52', '55'])}${figures(random, 4)}`
  return `${block} #01-${random.between(101, 999)} Singapore ${post}`
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}

/** Providers as a list of the product may have them; some are like those of the receipts. */
export const providers = [
  'Lotus Leaf Family Clinic',
  'Harbourview Medical Clinic',
  'Meridian Health Clinic',
  'Orchid Grove Medical Practice',
  'Pearl & Ivory Dental Surgery',
  'Smile Harbour Dental Clinic',
  'Summit Orthopaedic Centre',
  'Clearwater Gastroenterology & Endoscopy',
  'Marina Vale Polyclinic',
  'Eastwood Polyclinic',
  'Northshore General Hospital',
  'Saint Brigid Hospital',
  'Kampong Apothecary',
  'WellSpring Pharmacy',
  'Ginseng Garden TCM Clinic',
  'Tranquil Spring Chinese Medicine',
  'Kinetic Roots Physiotherapy',
  'Active Spine & Sports Physio',
  'Helix Diagnostics',
  'Blue Prism Laboratory',
  'Klinik Cahaya Iman',
  'Poliklinik Desa Harmoni',
  'Chao Phraya International Hospital',
  'Golden Gate Urgent Care',
  'Southern Cross Medical Centre',
  'Sunbird 24-Hr Clinic',
  'Greenridge Family Physicians',
  'Cedarwood Day Surgery Centre',
  'Vista Eye & Laser Centre',
  'Woodhaven Community Hospital',
  'Pasir Laba General Hospital',
  'Little Otters Children Clinic',
  'Bright Steps Child & Teen Clinic',
  'Clarity Optics',
  'Focal Point Eyewear',
  'Klinik Sehat Bintan',
  'RS Bunda Lestari',
  'Thames Walk Private Clinic',
  'Bloomfield Street Surgery',
  'Stillwater Psychology Practice',
  'Anchor Wellness & Counselling',
  'Lotus Leaf Dental',
  'Harbour Medical Group',
  'Meridian Women Clinic',
  'Summit Eye Centre',
  'Eastwood Medical Clinic',
  'Northshore Surgery',
  'Apex Family Clinic',
  'Hillcrest Medical',
  'Bluebell Paediatrics',
  'Prime Heart Centre',
  'Sunbird Dental',
  'Greenridge Medical',
  'Cedar Heart Centre',
  'Vista Dental Care',
  'Otter Pharmacy',
  'Clarity Hearing',
  'Bintan Medical Centre',
  'Anchor Physiotherapy',
  'Woodhaven Polyclinic',
]
