/** Layouts of the `outside` set from Malaysia, Thailand, the United States and Australia. */
import { money, shuffled } from '../made-up-bill.ts'
import { figures } from '../others-bill.ts'
import {
  atRight,
  block,
  bold,
  cell,
  centred,
  columns,
  dashes,
  line,
  page,
  right,
  row,
  SANS,
  SERIF,
  tr,
  wide,
} from './html-of-receipt.ts'
import { clockOfHalfDay, days, dollars, letter, sumOf, visit, type OutsideLayout, type Priced } from './outside-bill.ts'
import { till } from './outside-clinics.ts'

const klinik: OutsideLayout = (random) => {
  const { people, patient, date } = visit(random)
  const provider = random.pick(['Klinik Cahaya Iman', 'Poliklinik Desa Harmoni'])
  const further: readonly Priced[] = [
    ['Ubat batuk / Cough syrup', 1_200],
    ['Antibiotik', 2_800],
    ['Paracetamol', 600],
    ['Suntikan / Injection', 4_500],
    ['Ujian darah / Blood test', 6_500],
  ]
  const items: readonly Priced[] = [
    ['Rawatan / Consultation', dollars(random, 30, 60)],
    ...shuffled(random, further).slice(0, random.between(2, 3)),
  ]
  const total = sumOf(items)
  const paid = Math.ceil(total / 5_000) * 5_000
  const number = `${random.pick(['KCI', 'PDH', 'B'])}-${figures(random, 6)}`
  const street = `${random.between(2, 88)}, Jalan ${random.pick(['Molek 1/9', 'Sutera 3', 'Bestari 7'])}`
  const town = `${random.pick(['81100', '80250', '50480'])} ${random.pick(['Johor Bahru', 'Kuala Lumpur'])}`
  const parts = [
    centred(provider.toUpperCase(), 'font-weight:700;font-size:1.2em'),
    centred(`${street}, ${town}`),
    centred(`Tel: 07-${figures(random, 3)} ${figures(random, 4)}`),
    centred(`No. Pendaftaran: JM${figures(random, 7)}-${letter(random)}`),
    dashes,
    centred('RESIT RASMI / OFFICIAL RECEIPT'),
    row('No. Resit / Receipt No', number),
    row('Tarikh / Date', days.hyphened(date)),
    row('Masa / Time', clockOfHalfDay(random)),
    row('Pesakit / Patient', patient),
    dashes,
    ...items.map(([name, cents]) => row(name, money(cents))),
    dashes,
    row('JUMLAH / TOTAL', `RM ${money(total)}`, 'font-weight:700'),
    row('Tunai / Cash', `RM ${money(paid)}`),
    row('Baki / Change', `RM ${money(paid - total)}`),
    dashes,
    centred('Terima kasih'),
  ]
  const truth = { provider, number, date, currency: 'MYR', total, gst: undefined, patient }
  return { pages: [till(random, parts, 440)], truth, people }
}

const countries = [
  {
    provider: 'Chao Phraya International Hospital',
    place: '88 Sukhumvit Soi 33, Bangkok 10110, Thailand',
    currency: 'THB',
    signed: (cents: number) => `${money(cents)} THB`,
    on: days.short,
    file: 'HN',
    prefix: 'OPD',
    worth: 20,
  },
  {
    provider: 'Golden Gate Urgent Care',
    place: '2201 Larkspur Avenue, San Francisco, CA 94115, USA',
    currency: 'USD',
    signed: (cents: number) => `US$${money(cents)}`,
    on: days.american,
    file: 'MRN',
    prefix: 'RCT',
    worth: 1,
  },
  {
    provider: 'Southern Cross Medical Centre',
    place: '14 Wattle Street, Sydney NSW 2007, Australia',
    currency: 'AUD',
    signed: (cents: number) => `A$${money(cents)}`,
    on: days.long,
    file: 'MRN',
    prefix: 'RCT',
    worth: 1,
  },
] as const

const care: readonly Priced[] = [
  ['Doctor fee', 9_500],
  ['Emergency room service', 14_000],
  ['Medicine', 4_230],
  ['Laboratory', 6_150],
  ['Nursing service', 3_500],
]

const farAway: OutsideLayout = (random) => {
  const { people, patient, date } = visit(random)
  const { provider, place, currency, signed, on, file, prefix, worth } = random.pick(countries)
  const items = shuffled(random, care)
    .slice(0, random.between(3, 4))
    .map(([name, cents]): Priced => [name, cents * worth])
  const total = sumOf(items)
  const number = `${prefix}${figures(random, 7)}`
  const html = page(
    random.pick([...SANS, ...SERIF]),
    14.5,
    800,
    centred(provider, 'font-size:23px;font-weight:700'),
    centred(`${place}<br>Phone +${random.pick(['66', '1', '61'])} ${figures(random, 3)} ${figures(random, 4)}`),
    line,
    centred('RECEIPT', 'font-weight:700;font-size:17px;margin:10px'),
    columns(
      '110px 1fr 120px 190px',
      [
        ['Receipt No.', bold(number)],
        ['Date', bold(on(date))],
        ['Patient', patient],
        [file, `${figures(random, 2)}-${figures(random, 6)}`],
        ['Physician', random.pick(['Dr. Somchai P.', 'Dr. Emily Carter', 'Dr. Grant Walsh'])],
        ['Visit type', 'Outpatient'],
      ],
      '',
    ),
    wide(
      tr(
        [cell(bold('Particulars')), right(bold(`Amount (${currency})`))],
        'border-bottom:1.5px solid #000;border-top:1.5px solid #000',
      ),
      ...items.map(([name, cents]) => tr([cell(name), right(money(cents))])),
    ),
    line,
    atRight(
      340,
      row('Total', money(total)),
      row('Discount', '0.00'),
      row(bold('Grand Total'), bold(signed(total))),
      row('Paid by credit card', money(total)),
    ),
    block('margin-top:50px', 'Cashier _____________________'),
  )
  return { pages: [html], truth: { provider, number, date, currency, total, gst: undefined, patient }, people }
}

export const outsideAbroad: Readonly<Record<string, OutsideLayout>> = { Malaysia: klinik, 'far away': farAway }
