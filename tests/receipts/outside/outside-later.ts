/** Layouts that were drawn with those of the `outside` set and kept for later: a clinic, a day of surgery, a ward, children. */
import { money, shuffled } from '../made-up-bill.ts'
import { figures, maskedId } from '../others-bill.ts'
import {
  block,
  bold,
  boxed,
  cell,
  columns,
  page,
  right,
  row,
  SANS,
  sheet,
  signs,
  spread,
  table,
  tr,
} from './html-of-receipt.ts'
import {
  address,
  clock,
  clockOfHalfDay,
  companyNumber,
  days,
  daysLater,
  doctor,
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
import { nine } from '../fresh-bill.ts'
import { laterPlaces } from './outside-later-places.ts'

const medicines: readonly Priced[] = [
  ['Paracetamol 500mg Tab', 420],
  ['Ibuprofen 400mg', 780],
  ['Chlorpheniramine', 310],
  ['Augmentin 625mg', 3_360],
  ['Bisacodyl 5mg', 450],
  ['Lozenges', 560],
  ['Eye Drops - Tears Naturale', 1_490],
]

const panelClinic: OutsideLayout = (random) => {
  const { people, patient, date } = visit(random)
  const provider = random.pick(['Sunbird 24-Hr Clinic', 'Greenridge Family Physicians'])
  const items: readonly Priced[] = [
    ['CONSULT', dollars(random, 28, 55)],
    ...shuffled(random, medicines).slice(0, random.between(1, 3)),
  ]
  const { subtotal, gst, total } = taxed(sumOf(items))
  const cash = Math.ceil(total / 1_000) * 1_000
  const number = `${random.between(1, 9)}${figures(random, 5)}`
  const face = random.pick(['IBM Plex Mono', 'Overpass Mono', 'Cousine', 'VT323'])
  const html = sheet(
    { width: 350, height: 300, padding: '18px 14px', face, size: face === 'VT323' ? 19 : 13 },
    `${bold(provider)}<br>${address(random)}<br>T ${telephone(random)}<br>Reg ${companyNumber(random)}`,
    signs('='),
    `${bold(`Tax Invoice: ${number}`)}<br>${days.short(date)}, ${clockOfHalfDay(random)}<br>Pt: ${patient} (${maskedId(random)})`,
    signs('='),
    ...items.map(([name, cents]) => row(name, money(cents))),
    signs('-'),
    row('Sub Total', money(subtotal)),
    row('9% GST', money(gst)),
    row('Total Payable', `S$${money(total)}`, 'font-weight:700'),
    row('Tendered (Cash)', money(cash)),
    row('Change Due', money(cash - total)),
    signs('='),
    `GST Reg: ${gstNumber(random)}<br>Diagnosis: URTI. `,
    `MC from ${days.slashes(date)} to ${days.slashes(daysLater(date, 1))}<br>*** Please keep this receipt ***`,
  )
  return { pages: [html], truth: { provider, number, date, currency: 'SGD', total, gst, patient }, people }
}

/** With GST on each line. */
const daySurgery: OutsideLayout = (random) => {
  const { people, patient, date } = visit(random)
  const provider = random.pick(['Cedarwood Day Surgery Centre', 'Vista Eye & Laser Centre'])
  const items: readonly Priced[] = [
    ['Surgeon Fee', dollars(random, 800, 2_600)],
    ['Facility Fee', dollars(random, 500, 1_100)],
    ['Anaesthetist Fee', dollars(random, 300, 700)],
    ['Implant / Lens', dollars(random, 250, 1_800)],
    ['Take-home Medication', dollars(random, 20, 90) + 45],
  ]
  const gst = items.reduce((sum, [, cents]) => sum + nine(cents), 0)
  const total = sumOf(items) + gst
  const medisave = random.pick([0, 125_000, 185_000])
  const number = `DS${date.slice(2, 4)}${figures(random, 6)}`
  const html = sheet(
    {
      width: 794,
      height: 1_000,
      padding: '50px',
      face: random.pick(['Inter Variable', 'Lato', 'PT Serif', 'Tinos']),
      size: 14,
    },
    spread(
      `<b style="font-size:23px">${provider}</b><br>12 Cedarwood Link #03-${figures(random, 2)}<br>Singapore 25${figures(random, 4)}`,
      block(
        'text-align:right',
        `<b style="font-size:22px">TAX INVOICE</b><br>GST Registration No.: ${gstNumber(random)}`,
      ),
    ),
    '<hr>',
    spread(
      columns('90px 1fr', [
        ['Patient', bold(patient)],
        ['MRN', figures(random, 7)],
        ['Surgeon', doctor(random)],
        ['Admission', `${days.slashes(date)} ${clock(random, 7, 9)}`],
        ['Discharge', `${days.slashes(date)} ${clock(random, 13, 18)}`],
      ]),
      columns('120px 190px', [
        ['Invoice No.', bold(number)],
        ['Date of Invoice', days.slashes(date)],
        ['Payor', random.pick(['Self', 'Cash'])],
        ['Page', '1/1'],
      ]),
    ),
    boxed(
      tr(
        [
          ...['S/N', 'Item'].map((head) => cell(bold(head))),
          ...['Amt bef. GST', 'GST', 'Amt incl. GST'].map((head) => right(bold(head))),
        ],
        'background:#e4e4e4',
      ),
      ...items.map(([name, cents], index) =>
        tr([
          cell(index + 1),
          cell(name),
          ...[cents, nine(cents), cents + nine(cents)].map((amount) => right(money(amount))),
        ]),
      ),
      tr([cell(''), cell(bold('Total')), right(money(sumOf(items))), right(money(gst)), right(bold(money(total)))]),
    ),
    medisave > 0
      ? block('text-align:right', `Medisave claimable (estimate, subject to CPF approval): $${money(medisave)}`)
      : '',
    block('margin-top:40px', 'Amount in words: as per total above. Payment is due upon presentation of this invoice.'),
  )
  return { pages: [html], truth: { provider, number, date, currency: 'SGD', total, gst, patient }, people }
}

const details = [
  'Full Blood Count',
  'Normal Saline 500ml',
  'Physiotherapy - Gait',
  'Dressing Set',
  'Paracetamol IV',
  'Chest X-ray',
  'ECG 12 lead',
  'Ward round',
  'IV cannula',
]

const ward: OutsideLayout = (random) => {
  // Billed up to nine days later, and not on a day to come.
  const { people, patient, date: left } = visit(random, 9)
  const date = daysLater(left, random.between(1, 9))
  const provider = random.pick(['Woodhaven Community Hospital', 'Pasir Laba General Hospital'])
  const charges: readonly Priced[] = [
    ['Ward Charges', 31_000 * random.between(2, 6)],
    ['Inpatient Procedures', dollars(random, 300, 1_500)],
    ['Investigations', dollars(random, 200, 900) + 20],
    ['Drugs & Consumables', dollars(random, 90, 500) + 75],
    ['Allied Health Services', dollars(random, 60, 240)],
  ]
  const gross = sumOf(charges)
  const subsidy = Math.round(gross * random.pick([0.5, 0.65]))
  const { subtotal, gst, total } = taxed(gross - subsidy)
  const number = `${figures(random, 10)}${letter(random)}`
  const place = `9 Woodhaven Drive, Singapore 73${figures(random, 4)} | GST Reg. ${gstNumber(random)}`
  const facts = columns('120px 1fr', [
    ['Patient Name', bold(patient.toUpperCase())],
    ['NRIC / HRN', `${letter(random)}${figures(random, 7)}${letter(random)}`],
    ['Case No', `${figures(random, 10)}${letter(random)}`],
    ['Invoice No', bold(number)],
    ['Invoice Date', days.capitals(date)],
    ['Period', `${days.capitals(daysLater(left, -3))} - ${days.capitals(left)}`],
  ])
  const face = random.pick(['Inter Variable', 'Noto Sans', 'Roboto Condensed'])
  const paged = (which: number, ...parts: readonly string[]) =>
    page(
      face,
      14,
      1_123,
      block('float:right;text-align:right', `Page ${which}/2<br>${bold('INVOICE')}`),
      `<b style="font-size:20px">${provider}</b><br>${place}<hr>${facts}<br>`,
      ...parts,
    )
  const first = paged(
    1,
    bold('SUMMARY OF CHARGES'),
    table(
      [
        ...charges.map(([name, cents]) => tr([cell(name), right(money(cents))])),
        tr([cell('Gross Charges'), right(money(gross))], 'font-weight:700'),
        tr([cell('Less: Government Subsidy'), right(`-${money(subsidy)}`)]),
        tr([cell('Charges after Subsidy'), right(money(subtotal))]),
        tr([cell('Add: GST 9%'), right(money(gst))]),
        tr([cell('Total Amount Payable'), right(`$${money(total)}`)], 'font-weight:700;font-size:1.1em'),
      ],
      'width:100%;margin-top:8px',
    ),
  )
  const second = paged(
    2,
    bold('DETAILS'),
    table(
      [
        tr([cell('<u>Date</u>'), cell('<u>Description</u>'), right('<u>Amount ($)</u>')]),
        ...Array.from({ length: random.between(8, 14) }, (_, index) =>
          tr([
            cell(days.twoDigits(daysLater(left, -(index % 4)))),
            cell(random.pick(details)),
            right(money(random.between(300, 18_000))),
          ]),
        ),
      ],
      'width:100%;margin-top:8px',
    ),
    block(
      'margin-top:40px',
      `Pay at any AXS station with Invoice No. ${number}. `,
      `Late payment interest may apply after ${days.capitals(daysLater(date, 30))}.`,
    ),
  )
  return { pages: [first, second], truth: { provider, number, date, currency: 'SGD', total, gst, patient }, people }
}

const vaccines: readonly Priced[] = [
  ['Vaccine: Influenza', 4_500],
  ['Vaccine: MMR', 6_800],
  ['Vaccine: Pneumococcal', 16_500],
  ['Nebuliser', 2_500],
  ['Syr. Ibuprofen', 1_150],
]

const children: OutsideLayout = (random) => {
  const { people, patient, date } = visit(random)
  const provider = random.pick(['Little Otters Children Clinic', 'Bright Steps Child & Teen Clinic'])
  const parent = random.pick(people.filter((name) => name !== patient))
  const items: readonly Priced[] = [
    ['Consultation (Weekend)', dollars(random, 60, 110)],
    ...shuffled(random, vaccines).slice(0, random.between(1, 3)),
  ]
  const { subtotal, gst, total } = taxed(sumOf(items))
  const number = `LO-${date.slice(5, 7)}${date.slice(2, 4)}-${figures(random, 3)}`
  const paid = `PAID ${random.pick(['MASTERCARD', 'VISA', 'PAYNOW'])} ${money(total)} &nbsp; Auth ${figures(random, 6)}`
  const html = sheet(
    {
      width: 660,
      height: 640,
      padding: '40px',
      face: random.pick([...SANS, 'PT Serif']),
      size: 14,
      style: 'white-space:nowrap',
    },
    block(
      'text-align:center',
      `<b style="font-size:22px">${provider}</b><br>${address(random)} &bull; ${telephone(random)}`,
    ),
    '<br>',
    spread(
      columns('70px 1fr', [
        ['Child', bold(patient)],
        ['Parent', `${random.pick(['Mr', 'Mdm'])} ${parent}`],
        ['Weight', `${random.between(8, 40)}.${random.between(0, 9)} kg`],
      ]),
      columns('80px 1fr', [
        ['Invoice', bold(number)],
        ['Date', days.long(date)],
        ['Next visit', days.long(daysLater(date, 60))],
      ]),
    ),
    '<br>',
    ...items.map(([name, cents]) => row(name, `$${money(cents)}`, 'border-bottom:1px dotted #888;padding:3px 0')),
    '<br>',
    row('Nett amount', `$${money(subtotal)}`),
    row(`GST 9% (Reg ${gstNumber(random)})`, `$${money(gst)}`),
    row(
      'TO PAY',
      `$${money(total)}`,
      'font-weight:700;font-size:1.3em;border-top:2px solid;border-bottom:2px solid;padding:4px 0',
    ),
    `<br>${paid}`,
  )
  return { pages: [html], truth: { provider, number, date, currency: 'SGD', total, gst, patient }, people }
}

export const outsideLaterLayouts: Readonly<Record<string, OutsideLayout>> = {
  'panel’s clinic': panelClinic,
  'day surgery': daySurgery,
  'ward, 2 pages': ward,
  children,
  ...laterPlaces,
}
