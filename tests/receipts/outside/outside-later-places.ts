/** The other layouts that were kept for later: an optician, Indonesia, London, a printer of dots. */
import { nineWithin, whole } from '../fresh-bill.ts'
import { money, shuffled } from '../made-up-bill.ts'
import { figures } from '../others-bill.ts'
import {
  atRight,
  block,
  bold,
  cell,
  centred,
  columns,
  right,
  row,
  sheet,
  signs,
  spread,
  table,
  tr,
} from './html-of-receipt.ts'
import {
  address,
  clock,
  companyNumber,
  days,
  daysLater,
  dollars,
  gstNumber,
  letter,
  sumOf,
  taxed,
  telephone,
  visit,
  type OutsideLayout,
  type Priced,
} from './outside-bill.ts'

const glasses: readonly Priced[] = [
  ['FRAME TITAN 52-18', 16_800],
  ['LENS 1.60 HMC PAIR', 19_800],
  ['EYE EXAM', 2_500],
  ['CONTACT LENS 30S', 4_850],
  ['LENS CLEANER', 590],
]

const optician: OutsideLayout = (random) => {
  const { people, date } = visit(random)
  const provider = random.pick(['Clarity Optics', 'Focal Point Eyewear'])
  const items = shuffled(random, glasses).slice(0, random.between(2, 3))
  const total = sumOf(items)
  const gst = nineWithin(total)
  const number = `${figures(random, 3)}-${figures(random, 6)}`
  const face = random.pick(['IBM Plex Mono', 'Overpass Mono', 'Share Tech Mono', 'Inter Variable'])
  const html = sheet(
    { width: 370, height: 300, padding: '20px 16px', face, size: 15 },
    centred(provider.toUpperCase(), 'font-weight:700;font-size:1.4em'),
    centred(`${random.pick(['Tiong Arcade', 'Lakeside Point'])} #02-${random.between(10, 88)}`),
    centred(`Co Reg/GST ${companyNumber(random)}`),
    signs('*'),
    row(`INV NO: ${number}`),
    row(`DATE: ${days.twoDigits(date)}`, `TIME: ${clock(random)}`),
    row(`CASHIER: ${figures(random, 3)}`, `TERM: ${figures(random, 2)}`),
    signs('*'),
    ...items.map(
      ([name, cents], index) =>
        block('', `${index + 1} ${name}`) + row(`&nbsp;&nbsp;1 PC @ ${money(cents)}`, money(cents)),
    ),
    signs('-'),
    row('AMOUNT DUE (GST INCL)', money(total), 'font-weight:700'),
    row('NETS', money(total)),
    row('CHANGE', '0.00'),
    signs('-'),
    row('TAXABLE', money(total - gst)),
    row('GST 9.0%', money(gst)),
    centred(`COLLECTION DATE: ${days.twoDigits(daysLater(date, 7))}<br>NO REFUND. THANK YOU`),
  )
  return { pages: [html], truth: { provider, number, date, currency: 'SGD', total, gst, patient: undefined }, people }
}

/** Thousands have dots, and there are no cents. */
const indonesia: OutsideLayout = (random) => {
  const { people, patient, date } = visit(random)
  const provider = random.pick(['Klinik Sehat Bintan', 'RS Bunda Lestari'])
  const items: readonly Priced[] = [
    ['Jasa Dokter Umum', dollars(random, 15, 40) * 10_000],
    ['Obat-obatan', dollars(random, 80, 450) * 1_000],
    ['Laboratorium', dollars(random, 120, 600) * 1_000],
    ['Administrasi', 3_500_000],
  ]
  const total = sumOf(items)
  const number = `KW/${date.slice(0, 4)}/${figures(random, 5)}`
  const rupiah = (cents: number) => `Rp ${whole(cents, '.')}`
  const taxNumber = `0${figures(random, 1)}.${figures(random, 3)}.${figures(random, 3)}.${figures(random, 1)}-${figures(random, 3)}.000`
  const html = sheet(
    { width: 620, height: 620, padding: '42px', face: random.pick(['Inter Variable', 'Tinos', 'Lato']), size: 15 },
    `<b style="font-size:20px">${provider}</b><br>Jl. Melati Raya No. ${random.between(3, 90)}, Batam 29432, Indonesia<br>`,
    `Telp (0778) ${figures(random, 6)} &nbsp; NPWP ${taxNumber}<hr>`,
    centred('KWITANSI / RECEIPT', 'font-weight:700;font-size:17px'),
    columns('130px 1fr', [
      ['No. Kwitansi', bold(number)],
      ['Tanggal', days.slashes(date)],
      ['Nama Pasien', patient],
      ['No. RM', figures(random, 6)],
    ]),
    '<br>',
    ...items.map(([name, cents]) => row(name, rupiah(cents))),
    '<hr>',
    row(bold('TOTAL'), bold(rupiah(total))),
    row('Dibayar (Tunai)', rupiah(total)),
    row('Sisa', 'Rp 0'),
    '<br><br>Lunas / Paid in full',
  )
  return { pages: [html], truth: { provider, number, date, currency: 'IDR', total, gst: undefined, patient }, people }
}

const london: OutsideLayout = (random) => {
  const { people, patient, date } = visit(random)
  const provider = random.pick(['Thames Walk Private Clinic', 'Bloomfield Street Surgery'])
  const items = shuffled<Priced>(random, [
    ['Private GP appointment (30 min)', 14_500],
    ['Blood test panel', 12_250],
    ['Prescription fee', 3_000],
    ['Travel vaccination', 6_800],
    ['ECG', 9_500],
  ]).slice(0, random.between(2, 3))
  const total = sumOf(items)
  const number = figures(random, 6)
  const pounds = (cents: number) => `&pound;${money(cents)}`
  const street = `${random.between(2, 90)} Bloomfield Street<br>London W1G 8${letter(random)}${letter(random)}, United Kingdom`
  const html = sheet(
    {
      width: 720,
      height: 820,
      padding: '50px',
      face: random.pick(['Inter Variable', 'Noto Sans', 'PT Serif']),
      size: 14.5,
    },
    spread(
      `<b style="font-size:22px">${provider}</b><br>${street}`,
      '<span style="font-size:28px;color:#444">Receipt</span>',
    ),
    block(
      'background:#f2f2f2;padding:8px;margin-top:20px',
      spread(
        `Receipt number<br>${bold(number)}`,
        `Date paid<br>${bold(days.long(date))}`,
        `Payment method<br>${bold(`Visa - ${figures(random, 4)}`)}`,
      ),
    ),
    `<h2 style="font-size:20px">${pounds(total)} paid on ${days.long(date)}</h2>Patient: ${patient}<br><br>`,
    table(
      [
        tr([cell('Description'), right('Amount')], 'border-bottom:1px solid #999'),
        ...items.map(([name, cents]) => tr([cell(name), right(pounds(cents))])),
      ],
      'width:100%',
    ),
    atRight(
      280,
      row('Subtotal', pounds(total)),
      row(bold('Total'), bold(pounds(total))),
      row('Amount paid', pounds(total)),
    ),
    block('margin-top:60px;color:#666', `Medical services are exempt from VAT. Company No. ${figures(random, 8)}`),
  )
  return { pages: [html], truth: { provider, number, date, currency: 'GBP', total, gst: undefined, patient }, people }
}

const COLUMNS = 58

const printerOfDots: OutsideLayout = (random) => {
  const { people, patient, date } = visit(random)
  const provider = random.pick(['Stillwater Psychology Practice', 'Anchor Wellness & Counselling'])
  const [fee, count] = [random.pick([16_000, 18_000, 22_000]), random.between(1, 3)]
  const { subtotal, gst, total } = taxed(fee * count)
  const number = `${date.slice(0, 4)}${figures(random, 4)}`
  const priced = (name: string, amount: string) => name.padEnd(44) + amount.padStart(COLUMNS - 44)
  const text = [
    provider.toUpperCase().replace('&', '&amp;'),
    address(random),
    `TEL: ${telephone(random)}   GST REG NO: ${gstNumber(random)}`,
    '',
    `OFFICIAL RECEIPT NO: ${number}${' '.repeat(12)}DATE: ${days.hyphened(date)}`,
    '',
    `CLIENT   : ${patient.toUpperCase()}`,
    `REF      : ${letter(random)}${figures(random, 4)}`,
    '-'.repeat(COLUMNS),
    priced('DESCRIPTION', 'AMOUNT (S$)'),
    '-'.repeat(COLUMNS),
    priced(`COUNSELLING SESSION X ${count} @ ${money(fee)}`, money(subtotal)),
    priced('GST @ 9%', money(gst)),
    '-'.repeat(COLUMNS),
    priced('TOTAL', money(total)),
    '='.repeat(COLUMNS),
    `PAID BY ${random.pick([`CHEQUE NO. ${figures(random, 6)}`, 'BANK TRANSFER', 'CASH'])}`,
    '',
    'THANK YOU',
  ]
  const face = random.pick(['Courier Prime', 'Cousine', 'IBM Plex Mono'])
  const html = sheet(
    { width: 640, height: 420, padding: '30px', face, size: 15, style: 'white-space:pre' },
    text.join('\n'),
  )
  return { pages: [html], truth: { provider, number, date, currency: 'SGD', total, gst, patient }, people }
}

export const laterPlaces: Readonly<Record<string, OutsideLayout>> = {
  optician,
  indonesia,
  london,
  'printer of dots': printerOfDots,
}
