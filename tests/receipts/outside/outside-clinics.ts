/** Layouts of the `outside` set from clinics, a dentist, a healer and a physiotherapist of Singapore. */
import type { Random } from '@member-care/api/demonstration/random.ts'
import { money, shuffled } from '../made-up-bill.ts'
import { figures, maskedId } from '../others-bill.ts'
import {
  atRight,
  block,
  bold,
  boxed,
  cell,
  centred,
  columns,
  dashes,
  grey,
  line,
  MONO,
  page,
  right,
  row,
  SANS,
  SERIF,
  sheet,
  spread,
  table,
  tr,
  wide,
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

const medicines: readonly Priced[] = [
  ['Paracetamol 500mg', 350],
  ['Loratadine 10mg', 620],
  ['Amoxicillin 500mg', 1_280],
  ['Cetirizine 10mg', 540],
  ['Omeprazole 20mg', 1_150],
  ['Dextromethorphan Syrup', 890],
  ['Fluticasone Nasal Spray', 2_450],
  ['Diclofenac Gel', 980],
  ['Hydrocortisone Crm', 760],
  ['Charcoal Tab', 420],
]

/** Faces are not equally large. */
const larger: Readonly<Record<string, number>> = {
  VT323: 20,
  'Share Tech Mono': 16,
  Inconsolata: 16,
  'Courier Prime': 15,
}

/** @param face of letters of one width, where none is said */
export function till(
  random: Random,
  parts: readonly string[],
  width = 380,
  face: string = random.pick(MONO),
  size?: number,
) {
  const ink = random.pick(['#111', '#222', '#333', '#3c3c46', '#4a4a4a'])
  return sheet({ width, height: 0, padding: '22px 18px 30px', face, size: size ?? larger[face] ?? 14, ink }, ...parts)
}

const thermalClinic: OutsideLayout = (random) => {
  const { people, patient, date } = visit(random)
  const provider = random.pick(['Lotus Leaf Family Clinic', 'Harbourview Medical Clinic'])
  const items: readonly Priced[] = [
    [random.pick(['Consultation', 'Consultation (Short)', 'Cons. - Long']), dollars(random, 25, 60)],
    ...shuffled(random, medicines).slice(0, random.between(2, 4)),
  ]
  const { subtotal, gst, total: before } = taxed(sumOf(items))
  const rounding = before % 5
  const total = before - rounding
  const cash = Math.ceil(total / 5_000) * 5_000
  const number = `R${figures(random, 7)}`
  const parts = [
    centred(provider.toUpperCase(), 'font-weight:700;font-size:1.15em'),
    centred(address(random).replace(' #', '<br>#')),
    centred(`Tel: ${telephone(random)}`),
    centred(`GST Reg No: ${gstNumber(random)}`),
    dashes,
    centred('RECEIPT', 'font-weight:700'),
    row('Rcpt No', `: ${number}`),
    row('Date', `: ${days.slashes(date)} ${clock(random)}`),
    row('Queue No', `: A${figures(random, 3)}`),
    row('Patient', `: ${patient.toUpperCase()}`),
    row('Doctor', `: ${doctor(random).toUpperCase()}`),
    dashes,
    ...items.map(([name, cents]) => row(name, money(cents))),
    dashes,
    row('SUBTOTAL', money(subtotal)),
    row('GST 9%', money(gst)),
    rounding > 0 ? row('ROUNDING', `-${money(rounding)}`) : '',
    row('TOTAL', `$${money(total)}`, 'font-weight:700;font-size:1.2em'),
    dashes,
    row('CASH', money(cash)),
    row('CHANGE', money(cash - total)),
    dashes,
    centred('Thank you. Get well soon!'),
    centred(`Cashier: ${random.pick(['Mary', 'Ain', 'Jolene'])} / POS 0${random.between(1, 4)}`),
  ]
  return {
    pages: [till(random, parts)],
    truth: { provider, number, date, currency: 'SGD', total, gst, patient },
    people,
  }
}

const clinicTaxInvoice: OutsideLayout = (random) => {
  const { people, patient, date } = visit(random)
  const provider = random.pick(['Meridian Health Clinic', 'Orchid Grove Medical Practice'])
  const items = [
    ['Consultation Fee', 1, dollars(random, 35, 70)] as const,
    ...shuffled(random, medicines)
      .slice(0, random.between(2, 4))
      .map(([name, cents]) => [name, random.between(1, 3), cents] as const),
    ...(random.chance(0.5) ? [['Medical Certificate', 1, 0] as const] : []),
  ]
  const { subtotal, gst, total } = taxed(items.reduce((sum, [, count, cents]) => sum + count * cents, 0))
  const number = `TI-${date.slice(0, 4)}-${figures(random, 5)}`
  const facts = [
    ['Tax Invoice No.', number],
    ['Invoice Date', days.slashes(date)],
    ['Visit Date', days.slashes(date)],
    ['Attending Doctor', doctor(random)],
    ['MCR No.', `M${figures(random, 5)}${letter(random)}`],
  ] as const
  const sums = [
    ['Subtotal (excl. GST)', money(subtotal)],
    ['GST @ 9%', money(gst)],
    [bold('Grand Total (incl. GST)'), bold(`S$${money(total)}`)],
    [`Payment by ${random.pick(['VISA', 'PayNow', 'NETS', 'Mastercard'])}`, money(total)],
    ['Balance', '0.00'],
  ] as const
  const heads = [cell(bold('No')), cell(bold('Description'))]
  const html = page(
    random.pick(SANS),
    13.5,
    1_123,
    block('font-size:22px;font-weight:700', `${provider} Pte Ltd`),
    `${address(random)}<br>Tel: ${telephone(random)} &nbsp; Fax: ${telephone(random)}<br>`,
    `UEN: ${companyNumber(random)} &nbsp; GST Reg. No.: ${gstNumber(random)}`,
    centred('TAX INVOICE', 'font-size:20px;font-weight:700;margin:26px 0 16px'),
    spread(
      `${bold('Bill To:')}<br>${random.pick(['Mr', 'Ms', 'Mdm'])} ${patient}<br>NRIC: ${maskedId(random)}<br>Patient ID: P${figures(random, 6)}`,
      table(facts.map(([label, value]) => tr([cell(label), cell(`: ${value}`)]))),
    ),
    wide(
      tr(
        [...heads, ...['Qty', 'Unit Price (S$)', 'Amount (S$)'].map((head) => right(bold(head)))],
        'border-top:1.5px solid #222;border-bottom:1.5px solid #222',
      ),
      ...items.map(([name, count, cents], index) =>
        tr([cell(index + 1), cell(name), right(count), right(money(cents)), right(money(count * cents))]),
      ),
    ),
    line,
    table(
      sums.map(([label, value]) => tr([cell(label), right(value, 'padding-left:50px')])),
      'margin-left:auto',
    ),
    block(
      'margin-top:60px;font-size:0.9em',
      'This is a computer generated invoice. No signature is required.<br>',
      `Goods sold are not returnable. Medicines dispensed on ${days.slashes(date)}.`,
    ),
  )
  return { pages: [html], truth: { provider, number, date, currency: 'SGD', total, gst, patient }, people }
}

const procedures: readonly Priced[] = [
  ['Scaling and Polishing', 9_800],
  ['Composite Filling, 1 surface', 12_500],
  ['Topical Fluoride', 3_500],
  ['Intra-oral X-ray (Periapical)', 2_800],
  ['Extraction, Simple', 15_000],
  ['Dental Examination', 4_000],
]

const dentist: OutsideLayout = (random) => {
  const { people, patient, date } = visit(random)
  const provider = random.pick(['Pearl & Ivory Dental Surgery', 'Smile Harbour Dental Clinic'])
  const done = shuffled(random, procedures).slice(0, random.between(2, 4))
  const subsidy = random.pick([0, 2_050, 3_500, 5_000])
  const { gst, total } = taxed(sumOf(done) - subsidy)
  const number = `OR${figures(random, 6)}`
  const on = random.pick([days.short, days.named])
  const html = page(
    random.pick(SERIF),
    14.5,
    900,
    centred(provider, 'font-size:25px;font-weight:700;letter-spacing:1px'),
    centred(
      `${address(random)}<br>Tel ${telephone(random)} | www.${provider.split(' ')[0]?.toLowerCase()}dental.example`,
    ),
    centred(`Co. Reg. No. ${companyNumber(random)} | GST Reg. No. ${gstNumber(random)}`),
    line,
    row(
      '<b style="font-size:18px">OFFICIAL RECEIPT</b>',
      `<span style="font-size:16px">No. ${bold(number)}</span>`,
      'margin:14px 0',
    ),
    row(`Received from: ${bold(patient)}`, `Date: ${on(date)}`),
    row(`Patient File No: ${figures(random, 5)}`, `Dentist: ${doctor(random)}`),
    boxed(
      tr([cell(bold('Tooth')), cell(bold('Treatment')), right(bold('Fee ($)'))]),
      ...done.map(([name, cents]) =>
        tr([cell(random.pick(['-', '16', '26', '36', '47', '11'])), cell(name), right(money(cents))]),
      ),
    ),
    atRight(
      330,
      row('Total Charges', money(sumOf(done))),
      subsidy > 0 ? row('Less: CHAS Subsidy', `(${money(subsidy)})`) : '',
      row('GST (9%)', money(gst)),
      line,
      row(bold('Nett Payable'), bold(`$${money(total)}`)),
      row(`Paid by ${random.pick(['NETS', 'AMEX', 'Cash'])}`, money(total)),
    ),
    block('margin-top:46px', `Next appointment: ${on(daysLater(date, 182))}, ${clockOfHalfDay(random)}`),
    block('margin-top:14px;font-size:.85em', 'E. &amp; O.E.'),
  )
  return { pages: [html], truth: { provider, number, date, currency: 'SGD', total, gst, patient }, people }
}

const polyclinic: OutsideLayout = (random) => {
  const { people, patient, date } = visit(random)
  const provider = random.pick(['Marina Vale Polyclinic', 'Eastwood Polyclinic'])
  const services = [
    ['Consultation - Acute', 5_668, 0.72],
    ['Lab - HbA1c', 3_215, 0.5],
    ['Medication - Standard', 2_140, 0.5],
    ['Dressing', 1_890, 0.55],
  ] as const
  const items = services.slice(0, random.between(2, 4)).map(([name, least, share]) => {
    const gross = least + random.between(0, 900)
    return { name, gross, subsidy: Math.round(gross * share) }
  })
  const gross = items.reduce((sum, one) => sum + one.gross, 0)
  const subsidy = items.reduce((sum, one) => sum + one.subsidy, 0)
  const total = gross - subsidy
  const number = `${figures(random, 4)}-${figures(random, 7)}`
  const heads = ['Gross Charge ($)', 'Govt Subsidy ($)', 'Amount ($)']
  const html = page(
    random.pick(SANS),
    13.5,
    820,
    spread(
      `<b style="font-size:21px">${provider}</b><br>${address(random)}<br>Hotline: ${telephone(random)}`,
      block('text-align:right', '<b style="font-size:18px">BILL / RECEIPT</b><br>ORIGINAL'),
    ),
    line,
    columns('130px 240px 130px 1fr', [
      ['Name', bold(patient.toUpperCase())],
      ['Bill Ref No', bold(number)],
      ['NRIC/FIN', maskedId(random)],
      ['Bill Date', days.dots(date)],
      ['Visit Date', `${days.dots(date)} ${clock(random, 8, 16)}`],
      ['Queue No', `${letter(random)}${figures(random, 4)}`],
      ['Clinic Room', String(random.between(1, 30))],
      ['Nationality', 'SINGAPOREAN'],
    ]),
    wide(
      tr(
        [cell(bold('Service')), ...heads.map((head) => right(bold(head)))],
        'border-top:1px solid #000;border-bottom:1px solid #000',
      ),
      ...items.map((one) =>
        tr([
          cell(one.name),
          right(money(one.gross)),
          right(`-${money(one.subsidy)}`),
          right(money(one.gross - one.subsidy)),
        ]),
      ),
      tr(
        [cell(bold('Total')), right(money(gross)), right(`-${money(subsidy)}`), right(money(total))],
        'border-top:1px solid #000',
      ),
    ),
    atRight(
      340,
      row(bold('Net Amount Payable'), bold(`$${money(total)}`)),
      row('Amount Paid (NETS)', money(total)),
      row('Outstanding Balance', '0.00'),
    ),
    block(
      'margin-top:40px;font-size:.88em',
      'Charges are inclusive of GST where applicable. The GST on subsidised services is absorbed by the Government.<br>',
      `Receipt printed on ${days.dots(date)} by user ${letter(random)}${figures(random, 3)}.`,
    ),
  )
  return { pages: [html], truth: { provider, number, date, currency: 'SGD', total, gst: undefined, patient }, people }
}

const healer: OutsideLayout = (random) => {
  const { people, patient, date } = visit(random)
  const [provider, chinese] = random.pick([
    ['Ginseng Garden TCM Clinic', '参园中医诊所'],
    ['Tranquil Spring Chinese Medicine', '静泉中医'],
  ] as const)
  const care: readonly Priced[] = [
    ['诊金 Consultation', dollars(random, 20, 45)],
    ['针灸 Acupuncture', dollars(random, 40, 80)],
    ['中药 Herbal Medicine (7 days)', dollars(random, 35, 90) + 50],
    ['推拿 Tuina', 5_500],
  ]
  const items = care.slice(0, random.between(2, 4))
  const [total, number] = [sumOf(items), figures(random, 5)]
  const physician = random.pick(['Ng Soo Keng', 'Zhang Wei', 'Lau Mui Choo'])
  const html = page(
    'Noto Sans SC Variable',
    15,
    640,
    centred(chinese, 'font-size:26px;font-weight:700'),
    centred(provider, 'font-size:19px;font-weight:700'),
    centred(address(random)),
    centred(`电话 Tel: ${telephone(random)} &nbsp; UEN: ${companyNumber(random)}`),
    line,
    row('<b style="font-size:17px">收据 RECEIPT</b>', `号码 No.: ${bold(number)}`),
    row(`姓名 Name: ${patient}`, `日期 Date: ${days.slashes(date)}`, 'margin-top:14px'),
    row(`医师 Physician: ${physician} (T${figures(random, 7)}${letter(random)})`),
    boxed(
      tr([cell('项目 Item'), right('金额 Amount ($)')]),
      ...items.map(([name, cents]) => tr([cell(name), right(money(cents))])),
      tr([right(bold('总计 Total')), right(bold(money(total)))]),
    ),
    block('', `付款方式 Payment: ${random.pick(['Cash 现金', 'PayNow', 'NETS'])}`),
    block('margin-top:36px', '_______________________<br>签名 Authorised Signature'),
  )
  return { pages: [html], truth: { provider, number, date, currency: 'SGD', total, gst: undefined, patient }, people }
}

const physiotherapist: OutsideLayout = (random) => {
  const { people, patient, date } = visit(random)
  const provider = random.pick(['Kinetic Roots Physiotherapy', 'Active Spine & Sports Physio'])
  const [count, each] = [random.between(1, 4), random.pick([12_000, 14_500, 15_800])]
  const [extra, cents] = random.pick<Priced>([
    ['Kinesio taping', 2_500],
    ['Resistance band', 1_850],
  ])
  const discount = random.pick([0, 1_000, 2_500])
  const subtotal = count * each + cents
  const { gst, total } = taxed(subtotal - discount)
  const number = `INV-${figures(random, 4)}`
  const signed = (of: number) => `$${money(of)}`
  const named = (label: string, value: string) => block('', `<small>${grey(label)}</small><br>${value}`)
  const html = page(
    random.pick(SANS),
    14,
    960,
    spread(
      '<span style="font-size:34px;font-weight:300;letter-spacing:3px">Invoice</span>',
      block(
        'text-align:right',
        `${bold(provider)}<br>hello@${provider.split(' ')[0]?.toLowerCase()}.example<br>GST ${gstNumber(random)}`,
      ),
    ),
    block(
      'display:flex;gap:60px;margin:34px 0',
      named('BILLED TO', `${bold(patient)}<br>Singapore`),
      named('INVOICE NUMBER', bold(number)),
      named('DATE OF ISSUE', bold(days.long(date))),
      named('DUE', days.long(daysLater(date, 7))),
    ),
    wide(
      tr(
        [cell('Description'), ...['Rate', 'Qty', 'Amount'].map((head) => right(head))],
        'color:#777;border-bottom:1px solid #bbb',
      ),
      tr([cell('Physiotherapy session, 45 min'), right(signed(each)), right(count), right(signed(count * each))]),
      tr([cell(extra), right(signed(cents)), right(1), right(signed(cents))]),
    ),
    atRight(
      280,
      row('Subtotal', signed(subtotal)),
      discount > 0 ? row('Discount', `-${signed(discount)}`) : '',
      row('GST (9%)', signed(gst)),
      line,
      row(bold('Total (SGD)'), bold(signed(total))),
      row('Amount paid', signed(total)),
      row('Balance due', '$0.00'),
    ),
    block(
      'margin-top:80px;color:#555',
      `Thank you for choosing ${provider}. Session attended on ${days.long(daysLater(date, -random.between(0, 2)))}.`,
    ),
  )
  return { pages: [html], truth: { provider, number, date, currency: 'SGD', total, gst, patient }, people }
}

export const outsideClinics: Readonly<Record<string, OutsideLayout>> = {
  'thermal clinic': thermalClinic,
  'clinic’s tax invoice': clinicTaxInvoice,
  dentist,
  polyclinic,
  healer,
  physiotherapist,
}
