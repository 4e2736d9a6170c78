/** Layouts of the `fresh` set from abroad: thirteen currencies, each with the signs, thousands and days of its country. */
import type { Random } from '@member-care/api/demonstration/random.ts'
import {
  anyNumber,
  anyNumberLabel,
  days,
  daysLater,
  figures,
  freshBill,
  paper,
  plain,
  tillRoll,
  whole,
  withCode,
  type Day,
} from './fresh-bill.ts'
import { freshTruth } from './fresh-clinics.ts'
import type { Layout } from './layout.ts'

const care = [
  ['Doctor Consultation', 40, 120],
  ['Emergency Fee', 60, 180],
  ['Medicines', 20, 140],
  ['X-Ray', 50, 160],
  ['Blood Test', 30, 110],
  ['IV Drip', 45, 150],
  ['Wound Suture', 60, 190],
] as const

interface Country {
  readonly currency: string
  readonly provider: string
  readonly place: string
  /** So many units of it are about a Singapore dollar. */
  readonly worth: number
  readonly written: (cents: number) => string
  readonly signed: (cents: number) => string
  readonly on: readonly ((day: Day) => string)[]
}

const country = (
  currency: string,
  [provider, place]: readonly [string, string],
  worth: number,
  written: Country['written'],
  signed: Country['signed'],
  on: Country['on'],
): Country => ({ currency, provider, place, worth, written, signed, on })

const before = (sign: string, written: (cents: number) => string) => (cents: number) => sign + written(cents)
const dotted = (cents: number) => whole(cents, '.')

const malaysia = country(
  'MYR',
  ['Klinik Mediviron Contoh', 'Jalan Tebrau, 80250 Johor Bahru, Malaysia'],
  3,
  plain,
  before('RM ', plain),
  [days.slashed, days.spaced, days.hyphened],
)
const indonesia = country(
  'IDR',
  ['RS Sehat Contoh Batam', 'Jl. Contoh No. 8, Batam 29444, Indonesia'],
  11_000,
  dotted,
  before('Rp ', dotted),
  [days.slashed, days.spaced],
)
const philippines = country(
  'PHP',
  ['Makati Sample Medical Center', 'Ayala Avenue, Makati City, Philippines'],
  43,
  plain,
  before('₱', plain),
  [days.monthFirst, days.american],
)
const vietnam = country(
  'VND',
  ['Saigon Example Clinic', '34 Le Duan, District 1, Ho Chi Minh City, Vietnam'],
  19_000,
  dotted,
  (cents) => `${dotted(cents)} VND`,
  [days.slashed, days.spaced],
)
const japan = country(
  'JPY',
  ['Shibuya Sample Clinic', '2-1 Dogenzaka, Shibuya-ku, Tokyo, Japan'],
  110,
  whole,
  before('¥', whole),
  [days.yearFirst, days.iso, days.american],
)
const korea = country(
  'KRW',
  ['Gangnam Example Dermatology', '123 Teheran-ro, Gangnam-gu, Seoul, Korea'],
  1_000,
  whole,
  before('₩', whole),
  [days.iso, days.yearDotted],
)
const china = country(
  'CNY',
  ['Beijing Sample International Hospital', '1 Jiangtai Road, Chaoyang, Beijing, China'],
  5,
  plain,
  before('¥', plain),
  [days.iso, days.yearFirst],
)
const hongKong = country(
  'HKD',
  ['Central Example Medical Practice', '8/F Sample House, Queen’s Road Central, Hong Kong'],
  6,
  plain,
  before('HK$', plain),
  [days.slashed, days.spaced, days.long],
)
const britain = country(
  'GBP',
  ['The Harley Example Practice', '99 Harley Street, London W1G 6AN, United Kingdom'],
  1,
  plain,
  before('£', plain),
  [days.slashed, days.ordinal, days.long],
)
const australia = country(
  'AUD',
  ['Bondi Sample Medical Centre', '12 Campbell Pde, Bondi Beach NSW 2026, Australia'],
  1,
  plain,
  before('$', plain),
  [days.slashed, days.spaced],
)
const america = country(
  'USD',
  ['Sunset Example Urgent Care', '500 Sample Blvd, Los Angeles, CA 90001, USA'],
  1,
  plain,
  before('$', plain),
  [days.monthFirst, days.american],
)
const thailand = country(
  'THB',
  ['Phuket Example International Hospital', '44 Chalermprakiat Rd, Phuket 83000, Thailand'],
  26,
  plain,
  before('฿', plain),
  [days.slashed, days.spaced, days.hyphened],
)
const lakhs = (cents: number) => {
  const units = String(Math.floor(cents / 100))
  const thousands = units.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')
  return `${thousands ? `${thousands},` : ''}${units.slice(-3)}.${String(cents % 100).padStart(2, '0')}`
}
const india = country(
  'INR',
  ['Apollo Sample Hospitals', 'Greams Lane, Chennai 600006, India'],
  62,
  lakhs,
  before('Rs. ', lakhs),
  [days.spaced, days.hyphened, days.slashed],
)

function billIn(random: Random, of: Country) {
  const made = freshBill(random, care, [2, 5], 100)
  const dear = (cents: number) => cents * of.worth
  const charges = made.charges.map((one) => ({ ...one, each: dear(one.each), amount: dear(one.amount) }))
  return { ...made, charges, sum: dear(made.sum), on: random.pick(of.on) }
}

/** A till of a neighbour: Malaysia, Indonesia, the Philippines, Vietnam. */
const neighbourRoll: Layout = (random) => {
  const of = random.pick([malaysia, indonesia, philippines, vietnam])
  const made = billIn(random, of)
  const number = anyNumber(random, made.date)
  const cash = Math.ceil(made.sum / (of.worth * 10_000)) * of.worth * 10_000
  const printer = tillRoll(random)
    .middle(of.provider.toUpperCase(), { bold: true })
    .middle(of.place.split(', ').slice(0, 1).join(', '))
    .middle(of.place.split(', ').slice(1).join(', '))
    .gap()
    .middle(random.pick(['OFFICIAL RECEIPT', 'RECEIPT', 'CASH SALE']))
    .rule(true)
    .left(`${anyNumberLabel(random)}: ${number}`)
    .left(`Date: ${made.on(made.date)}  ${made.time}`)
    .left(`Patient: ${made.patient}`)
    .rule(true)
  for (const { name, quantity, amount } of made.charges)
    printer.both(quantity > 1 ? `${quantity}x ${name}` : name, of.written(amount))
  printer
    .rule(true)
    .both(random.pick(['TOTAL', 'GRAND TOTAL', 'Total Payable', 'Jumlah / Total']), of.signed(made.sum), { bold: true })
    .both(random.pick(['CASH', 'Cash Received']), of.written(cash))
    .both('CHANGE', of.written(cash - made.sum))
    .gap()
    .middle('Thank you / Terima kasih')
    .middle('Follow us @sampleclinic')
    .gap(9)
  return {
    pages: [withCode(printer.sheet(), random)],
    truth: freshTruth(made, { provider: of.provider, number, total: made.sum, gst: undefined, currency: of.currency }),
    people: made.people,
  }
}

/** An invoice in English of Japan, Korea, China or Hong Kong. */
const farEast: Layout = (random) => {
  const of = random.pick([japan, korea, china, hongKong])
  const made = billIn(random, of)
  const number = anyNumber(random, made.date)
  const printer = paper('Noto Sans', 25, 1_450)
    .left(of.provider, { bold: true, size: 36 })
    .left(of.place, { size: 20 })
    .gap()
    .line([['middle', random.pick(['MEDICAL RECEIPT', 'Receipt for Medical Expenses', 'INVOICE'])]], {
      bold: true,
      size: 32,
    })
    .gap()
    .line([
      ['left', `Patient name: ${made.patient}`],
      [0.6, `${anyNumberLabel(random)}: ${number}`],
    ])
    .line([
      ['left', `Chart No.: ${figures(random, 7)}`],
      [0.6, `${random.pick(['Date', 'Date of issue', 'Payment date'])}: ${made.on(made.date)}`],
    ])
    .rule()
    .line(
      [
        ['left', 'Item'],
        [{ ends: 0.7 }, 'Qty'],
        ['right', `Amount (${of.currency})`],
      ],
      { bold: true },
    )
    .rule()
  for (const { name, quantity, amount } of made.charges)
    printer.gap(0.2).line([
      ['left', name],
      [{ ends: 0.7 }, String(quantity)],
      ['right', of.written(amount)],
    ])
  printer
    .rule()
    .both(random.pick(['Total amount', 'Grand Total', 'Amount payable', 'Total']), of.signed(made.sum), {
      bold: true,
      size: 30,
    })
    .both('Paid by credit card', of.signed(made.sum))
    .both('Unpaid balance', of.signed(0))
    .gap(2)
    .left('No consumption tax applies to medical treatment.', { size: 20 })
  return {
    pages: [printer.sheet(2_050)],
    truth: freshTruth(made, { provider: of.provider, number, total: made.sum, gst: undefined, currency: of.currency }),
    people: made.people,
  }
}

/** Pounds, dollars of Australia and of the United States: labels at the right edge of the sums, a due day, a rebate that was not claimed. */
const west: Layout = (random) => {
  const of = random.pick([britain, australia, america])
  const made = billIn(random, of)
  const number = anyNumber(random, made.date)
  const rows: readonly (readonly [string, string])[] =
    {
      GBP: [
        ['Subtotal', of.signed(made.sum)],
        ['VAT (exempt)', of.signed(0)],
        ['Total', of.signed(made.sum)],
        ['Amount paid', of.signed(made.sum)],
        ['Balance outstanding', of.signed(0)],
      ] as const,
      AUD: [
        ['Subtotal', of.signed(made.sum)],
        ['GST', of.signed(0)],
        ['Total AUD', of.signed(made.sum)],
        ['EFTPOS', of.signed(made.sum)],
        ['Amount owing', of.signed(0)],
      ] as const,
      USD: [
        ['Total charges', of.signed(made.sum)],
        ['Sales tax', of.signed(0)],
        ['Total due (USD)', of.signed(made.sum)],
        ['Payment - Visa 4242', `-${of.signed(made.sum)}`],
        ['Balance due', of.signed(0)],
      ] as const,
    }[of.currency] ?? []
  const printer = paper(random.pick(['Lato', 'PT Serif', 'Inter Variable']), 25, 1_550)
    .line(
      [
        ['left', of.provider],
        ['right', random.pick(['Invoice', 'Tax Invoice', 'Receipt'])],
      ],
      { bold: true, size: 34 },
    )
    .line(
      [
        ['left', of.place],
        ['right', `${of.currency === 'AUD' ? `ABN ${figures(random, 11)}` : `Tel ${figures(random, 10)}`}`],
      ],
      { size: 20 },
    )
    .gap()
    .line([
      [0.55, anyNumberLabel(random)],
      ['right', number],
    ])
    .line([
      ['left', `Patient: ${made.patient}`],
      [0.55, 'Invoice date'],
      ['right', made.on(made.date)],
    ])
    .line([
      ['left', 'Provider: Dr P. Invented'],
      [0.55, 'Due date'],
      ['right', made.on(daysLater(made.date, 30))],
    ])
    .gap()
    .rule()
  for (const { name, quantity, each, amount } of made.charges)
    printer.gap(0.25).line([
      ['left', made.on(made.date)],
      [0.2, quantity > 1 ? `${name} (${quantity} x ${plain(each)})` : name],
      ['right', plain(amount)],
    ])
  printer.rule()
  for (const [label, value] of rows)
    printer.gap(0.2).line([
      [{ ends: 0.82 }, label],
      ['right', value],
    ])
  printer.gap(2).left('Overdue accounts attract a fee of 15.00. Thank you for choosing us.', { size: 20 })
  return {
    pages: [printer.sheet(2_000)],
    truth: freshTruth(made, { provider: of.provider, number, total: made.sum, gst: undefined, currency: of.currency }),
    people: made.people,
  }
}

/** A hospital of Thailand: a discount and a total in Baht, with the sign or the code. */
const thai: Layout = (random) => {
  const of = thailand
  const made = billIn(random, of)
  const number = random.pick([
    `${figures(random, 2)}-${figures(random, 2)}-${figures(random, 6)}`,
    `OP${figures(random, 8)}`,
    `R${figures(random, 3)}/${figures(random, 5)}`,
  ])
  const discount = random.chance(0.5) ? Math.round(made.sum / 20) : 0
  const total = made.sum - discount
  const printer = paper(random.pick(['Noto Sans', 'Tinos']), 26, 1_600)
    .middle(of.provider, { bold: true, size: 36 })
    .middle(of.place, { size: 20 })
    .middle(`Tax ID ${figures(random, 13)}`, { size: 20 })
    .gap()
    .line(
      [
        ['left', random.pick(['RECEIPT', 'Receipt / Tax Invoice', 'CASH RECEIPT'])],
        ['right', 'ORIGINAL'],
      ],
      { bold: true, size: 30 },
    )
    .line([
      ['left', 'Receipt No.'],
      [0.2, number],
      [0.6, 'Date'],
      [0.75, `${made.on(made.date)} ${made.time}`],
    ])
    .line([
      ['left', 'Patient'],
      [0.2, made.patient],
      [0.6, 'HN'],
      [0.75, `${figures(random, 2)}-${figures(random, 2)}-${figures(random, 6)}`],
    ])
    .line([
      ['left', 'Payer'],
      [0.2, 'Self pay'],
      [0.6, 'Nationality'],
      [0.75, 'Singaporean'],
    ])
    .rule()
    .line([
      ['left', 'Code'],
      [0.12, 'Description'],
      [{ ends: 0.66 }, 'Amount'],
      [{ ends: 0.82 }, 'Discount'],
      ['right', 'Net (Baht)'],
    ])
    .rule()
  for (const { name, amount } of made.charges)
    printer.gap(0.2).line([
      ['left', `${figures(random, 1)}.${figures(random, 1)}.${figures(random, 1)}`],
      [0.12, name],
      [{ ends: 0.66 }, plain(amount)],
      [{ ends: 0.82 }, discount > 0 ? plain(Math.round(amount / 20)) : '0.00'],
      ['right', plain(amount - (discount > 0 ? Math.round(amount / 20) : 0))],
    ])
  printer
    .rule()
    .line([
      [0.12, 'Total'],
      [{ ends: 0.66 }, plain(made.sum)],
      [{ ends: 0.82 }, plain(discount)],
      ['right', plain(total)],
    ])
    .gap(0.4)
    .both(random.pick(['Grand Total (THB)', 'Net Amount THB', 'Total Payment (Baht)']), plain(total), { bold: true })
    .both('VISA xxxx-4411', plain(total))
    .gap(2)
    .left('This receipt is valid only with the signature of the cashier.', { size: 20 })
  return {
    pages: [printer.sheet(2_100)],
    truth: freshTruth(made, { provider: of.provider, number, total, gst: undefined, currency: of.currency }),
    people: made.people,
  }
}

/** A hospital of India: thousands as they are grouped there, an advance, and a balance. */
const lakhBill: Layout = (random) => {
  const of = india
  const made = billIn(random, of)
  const number = random.pick([
    `OPB/${figures(random, 2)}/${figures(random, 6)}`,
    `CR${figures(random, 8)}`,
    anyNumber(random, made.date),
  ])
  const advance = Math.floor(made.sum / 500_000) * 250_000
  const printer = paper(random.pick(['Noto Sans', 'Courier Prime']), 24, 1_500)
    .middle(of.provider.toUpperCase(), { bold: true, size: 34 })
    .middle(of.place, { size: 20 })
    .middle('GSTIN: 33AABCA0000A1Z2   CIN: L85110TN1979PLC008035', { size: 18 })
    .gap()
    .middle(random.pick(['OUT PATIENT BILL', 'BILL CUM RECEIPT', 'CASH BILL']), { bold: true })
    .rule()
    .line([
      ['left', `Bill No. : ${number}`],
      [0.55, `Bill Date : ${made.on(made.date)} ${made.time}`],
    ])
    .line([
      ['left', `Name : ${made.patient}`],
      [0.55, `UHID : AC01.${figures(random, 10)}`],
    ])
    .line([
      ['left', 'Doctor : Dr K. Invented'],
      [0.55, `Age/Sex : ${random.between(24, 66)} Yr / ${random.pick(['M', 'F'])}`],
    ])
    .rule()
    .line([
      ['left', 'S.No'],
      [0.1, 'Service Name'],
      [{ ends: 0.6 }, 'Qty'],
      [{ ends: 0.78 }, 'Rate'],
      ['right', 'Amount (Rs.)'],
    ])
    .rule()
  for (const [index, { name, quantity, each, amount }] of made.charges.entries())
    printer.gap(0.2).line([
      ['left', String(index + 1)],
      [0.1, name],
      [{ ends: 0.6 }, String(quantity)],
      [{ ends: 0.78 }, of.written(each)],
      ['right', of.written(amount)],
    ])
  printer
    .rule()
    .both('Bill Amount', of.written(made.sum))
    .both(random.pick(['Net Amount', 'Net Payable', 'Total Bill Amount']), of.signed(made.sum), { bold: true })
    .both('Advance adjusted', of.written(advance))
    .both('Amount received', of.written(made.sum - advance))
    .both('Balance', '0.00')
    .gap(2)
    .line([['right', 'For Apollo Sample Hospitals']])
  return {
    pages: [printer.sheet(1_700)],
    truth: freshTruth(made, { provider: of.provider, number, total: made.sum, gst: undefined, currency: of.currency }),
    people: made.people,
  }
}

export const freshAbroad = {
  'fresh neighbour roll': neighbourRoll,
  'fresh far east': farEast,
  'fresh west': west,
  'fresh Thailand': thai,
  'fresh India': lakhBill,
}
