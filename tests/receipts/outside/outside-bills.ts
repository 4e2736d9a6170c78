/** Layouts of the `outside` set from a specialist, a hospital and a laboratory. */
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
  grey,
  line,
  page,
  right,
  row,
  SANS,
  spread,
  table,
  tr,
  wide,
} from './html-of-receipt.ts'
import {
  address,
  clock,
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

const services: readonly Priced[] = [
  ['Specialist Consultation (First)', 18_000],
  ['Specialist Consultation (Follow-up)', 12_000],
  ['Ultrasound Abdomen', 28_000],
  ['X-Ray, Knee 2 views', 9_500],
  ['Injection, Hyaluronic', 42_000],
  ['Medication - 14 days', 8_640],
  ['Gastroscopy - Facility Fee', 65_000],
  ['Consumables', 3_275],
]

const specialist: OutsideLayout = (random) => {
  const { people, patient, date } = visit(random)
  const provider = random.pick(['Summit Orthopaedic Centre', 'Clearwater Gastroenterology & Endoscopy'])
  const done = shuffled(random, services).slice(0, random.between(3, 5))
  const { subtotal, gst, total } = taxed(sumOf(done))
  const number = `SC/${date.slice(0, 4)}/${date.slice(5, 7)}/${figures(random, 4)}`
  const named = (label: string, value: string) => cell(`${grey(label)}<br>${value}`)
  const html = page(
    random.pick(SANS),
    13.5,
    1_123,
    spread(
      block('font-size:24px;font-weight:700;color:#0b4f6c;width:380px;line-height:1.2', provider),
      block(
        'text-align:right;font-size:.92em',
        `3 Mount Juniper Road<br>#${random.between(10, 18)}-${figures(random, 2)} Juniper Medical Centre<br>`,
        `Singapore 228${figures(random, 3)}<br>T: +65 ${telephone(random)}<br>GST Reg No ${gstNumber(random)}`,
      ),
    ),
    block('background:#0b4f6c;color:#fff;padding:7px 12px;margin:26px 0 18px;font-weight:700', 'INVOICE'),
    table(
      [
        tr([
          named('Patient', bold(patient.toUpperCase())),
          named('Invoice #', bold(number)),
          named('Invoice date', bold(days.short(date))),
          named('Due date', bold(days.short(daysLater(date, 30)))),
        ]),
        tr([
          named('Doctor', doctor(random)),
          named('Account No.', figures(random, 7)),
          named('Case No.', `C${figures(random, 6)}`),
          named('Terms', '30 days'),
        ]),
      ],
      'width:100%',
    ),
    wide(
      tr(
        [...['Date', 'Code', 'Service'].map((head) => cell(bold(head))), right(bold('Amount'))],
        'border-bottom:1.5px solid #0b4f6c',
      ),
      ...done.map(([name, cents]) => {
        const code = `${letter(random)}${letter(random)}${figures(random, 3)}`
        return tr(
          [cell(days.twoDigits(date)), cell(code), cell(name), right(money(cents))],
          'border-bottom:1px solid #ddd',
        )
      }),
    ),
    atRight(
      320,
      row('Sub-total', money(subtotal)),
      row('Add GST 9%', money(gst)),
      row(bold('AMOUNT DUE'), bold(`SGD ${money(total)}`), 'background:#e8f1f5;padding:8px 6px;margin-top:6px'),
    ),
    block(
      'margin-top:60px;font-size:.9em',
      `Cheques should be crossed and made payable to "${provider} Pte Ltd".<br>`,
      `Bank: DBS 012-${figures(random, 6)}-${figures(random, 1)} &nbsp; PayNow UEN: ${companyNumber(random)}`,
    ),
  )
  return { pages: [html], truth: { provider, number, date, currency: 'SGD', total, gst, patient }, people }
}

const hospital: OutsideLayout = (random) => {
  // Billed up to ten days later, and not on a day to come.
  const { people, patient, date: admitted } = visit(random, 10)
  const stay = random.between(1, 4)
  const discharged = daysLater(admitted, stay)
  const date = daysLater(discharged, random.between(0, 6))
  const provider = random.pick(['Northshore General Hospital', 'Saint Brigid Hospital'])
  const charges: readonly Priced[] = [
    ['Room and Board', 48_800 * stay],
    ['Daily Treatment Fee', 21_500 * stay],
    ['Operating Theatre', dollars(random, 900, 2_400)],
    ['Laboratory', dollars(random, 150, 700) + 35],
    ['Radiology', dollars(random, 250, 900)],
    ['Pharmacy', dollars(random, 90, 480) + 68],
    ['Consumables', dollars(random, 80, 320) + 12],
  ]
  const fees = dollars(random, 1_500, 4_200)
  const surgeon = Math.round(fees * 0.7)
  const { subtotal, gst, total } = taxed(sumOf(charges) + fees)
  const deposit = random.chance(0.5) ? random.pick([100_000, 200_000, 300_000]) : 0
  const number = `${random.pick(['H', 'B', 'IP'])}${figures(random, 9)}`
  const place = `1 Northshore Crescent Singapore 7${figures(random, 5)}<br>Tel: ${telephone(random)} &nbsp; GST Reg No: ${gstNumber(random)}`
  const ward = `W${random.between(2, 9)}${random.between(1, 9)} / ${random.pick(['A1', 'B1', 'Single'])}`
  const facts = columns('125px 230px 135px 1fr', [
    ['Patient Name', bold(patient.toUpperCase())],
    ['Bill No.', bold(number)],
    ['HRN', `${figures(random, 8)}${letter(random)}`],
    ['Bill Date', days.short(date)],
    ['Admitted', days.short(admitted)],
    ['Visit No.', figures(random, 10)],
    ['Discharged', days.short(discharged)],
    ['Ward / Class', ward],
  ])
  const head = (sheet: number) =>
    spread(`<b style="font-size:22px">${provider}</b><br>${place}`, `Page ${sheet} of 2`) +
    centred('TAX INVOICE - FINAL BILL', 'font-weight:700;font-size:18px;margin:16px 0') +
    facts
  const ruled = 'border-top:1.5px solid #000;border-bottom:1.5px solid #000'
  const summed = 'border-top:1px solid #000'
  const face = random.pick(['Inter Variable', 'Noto Sans', 'Tinos'])
  const first = page(
    face,
    13.5,
    1_123,
    head(1),
    wide(
      tr([cell(bold('Description')), right(bold('Qty')), right(bold('Amount (S$)'))], ruled),
      tr([cell(bold('HOSPITAL CHARGES'))]),
      ...charges.map(([name, cents], index) =>
        tr([cell(name), right(index < 2 ? stay : random.between(1, 9)), right(money(cents))]),
      ),
      tr([cell('Total Hospital Charges'), cell(''), right(money(sumOf(charges)))], summed),
    ),
    block('text-align:right;margin-top:24px', '<i>Continued on next page</i>'),
  )
  const second = page(
    face,
    13.5,
    1_123,
    head(2),
    wide(
      tr([cell(bold('Description')), right(bold('Amount (S$)'))], ruled),
      tr([cell(bold('PROFESSIONAL FEES'))]),
      tr([cell(`${doctor(random)} (Surgeon)`), right(money(surgeon))]),
      tr([cell(`${doctor(random)} (Anaesthetist)`), right(money(fees - surgeon))]),
      tr([cell('Total Professional Fees'), right(money(fees))], summed),
    ),
    atRight(
      400,
      row('Total Charges before GST', money(subtotal)),
      row('GST 9%', money(gst)),
      line,
      row(bold('TOTAL AMOUNT PAYABLE'), bold(`S$ ${money(total)}`)),
      ...(deposit > 0
        ? [
            row(`Less: Deposit received ${days.short(admitted)}`, `(${money(deposit)})`),
            row('Balance due', money(total - deposit)),
          ]
        : []),
    ),
    block(
      'margin-top:60px;font-size:.9em',
      `Please make payment within 14 days from the date of this bill, by ${days.short(daysLater(date, 14))}. `,
      `For enquiries, please call Business Office at ${telephone(random)}.`,
    ),
  )
  return { pages: [first, second], truth: { provider, number, date, currency: 'SGD', total, gst, patient }, people }
}

const tests: readonly Priced[] = [
  ['FULL BLOOD COUNT', 2_800],
  ['LIPID PANEL', 3_600],
  ['LIVER FUNCTION', 4_200],
  ['HBA1C', 3_200],
  ['THYROID FT4/TSH', 6_400],
  ['URINE FEME', 1_800],
  ['HEPATITIS B SAG', 2_600],
]

const laboratory: OutsideLayout = (random) => {
  const { people, patient, date } = visit(random)
  const provider = random.pick(['Helix Diagnostics', 'Blue Prism Laboratory'])
  const done = shuffled(random, tests).slice(0, random.between(2, 4))
  const { subtotal, gst, total } = taxed(sumOf(done))
  const number = `${letter(random)}${letter(random)}${figures(random, 2)}-${figures(random, 5)}`
  const facts = [
    ['RECEIPT NO', number],
    ['RECEIPT DATE', days.capitals(date)],
    ['LAB ACCESSION NO', `${date.slice(2, 4)}${figures(random, 7)}`],
    ['COLLECTED ON', `${days.capitals(date)} ${clock(random, 7, 11)}`],
    ['PATIENT', patient.toUpperCase()],
    ['REFERRED BY', doctor(random).toUpperCase()],
  ] as const
  const html = page(
    random.pick(['Courier Prime', 'IBM Plex Mono', 'Overpass Mono']),
    15,
    560,
    `<b style="font-size:1.3em">${provider}</b> Pte Ltd<br>${address(random)}<br>`,
    `Reg No ${companyNumber(random)} &nbsp;GST No ${gstNumber(random)}<br><br>`,
    ...facts.map(([label, value]) => block('white-space:pre', `${label.padEnd(18)}: ${value}`)),
    dashes,
    row('TEST', 'PRICE'),
    dashes,
    ...done.map(([name, cents]) => row(name, money(cents))),
    dashes,
    row('TOTAL BEFORE GST', money(subtotal)),
    row('GST 9.00%', money(gst)),
    row(bold('TOTAL AMOUNT PAID'), bold(`S$ ${money(total)}`)),
    dashes,
    `PAYMENT MODE: ${random.pick(['CREDIT CARD', 'PAYNOW', 'CASH'])} &nbsp; REF: ${figures(random, 6)}<br>`,
    'Results will be released to the referring doctor in 2 working days.',
  )
  return { pages: [html], truth: { provider, number, date, currency: 'SGD', total, gst, patient }, people }
}

export const outsideBills: Readonly<Record<string, OutsideLayout>> = {
  specialist,
  'hospital, 2 pages': hospital,
  laboratory,
}
