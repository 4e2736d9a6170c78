/** Layouts of the `others` set from a pharmacy, a laboratory, an optician, and from abroad. */
import type { Layout } from './layout.ts'
import { charged, dates, dayFrom, figures, nine, singaporeDate, totalLabel } from './others-bill.ts'
import { money as amount } from './made-up-bill.ts'
import { a4, columns, sumsAtRight, till, tillCharges, truth } from './others-clinics.ts'
import { Printer } from './sheet.ts'

const shelf = [
  ['PANADOL EXTRA 30S', 8, 14],
  ['STREPSILS HONEY 24S', 7, 11],
  ['ZYRTEC 10MG 10S', 9, 15],
  ['BETADINE 15ML', 6, 9],
  ['THERMOMETER DIGITAL', 12, 29],
  ['GAUZE SWAB 5CM', 2, 5],
  ['EYE MO 9ML', 5, 9],
] as const

const tests = [
  ['Full Blood Count', 22, 40],
  ['Lipid Panel', 28, 55],
  ['HbA1c', 30, 48],
  ['Chest X-Ray (PA)', 38, 75],
  ['MRI Lumbar Spine', 650, 980],
  ['Mammogram (Bilateral)', 130, 230],
] as const

const glasses = [
  ['Eye Examination', 30, 60],
  ['Frame Model TX-204', 120, 380],
  ['Progressive Lens (pair)', 240, 620],
  ['Single Vision 1.6 (pair)', 90, 220],
  ['Blue Light Coating', 40, 80],
] as const

const abroad = [
  ['Consultation', 60, 150],
  ['Laboratory', 80, 260],
  ['Medication', 30, 190],
  ['Nursing Service', 20, 60],
  ['X-Ray', 70, 240],
  ['Procedure', 90, 450],
] as const

const pharmacy: Layout = (random) => {
  const made = charged(random, shelf, [2, 6], 5)
  const provider = 'Pelican Pharmacy'
  const number = random.pick([
    figures(random, 9),
    `${figures(random, 4)}-${figures(random, 6)}`,
    `P${figures(random, 6)}`,
  ])
  const tax = Math.round((made.sum * 9) / 109)
  const count = made.charges.reduce((sum, { quantity }) => sum + quantity, 0)
  const paid = random.pick(['NETS', 'VISA', 'MASTERCARD'])
  const printer = till(random)
    .middle(provider.toUpperCase(), { bold: true, size: 27 })
    .middle(made.place.split(',')[0] ?? '')
    .middle(`GST REG ${made.registration}`)
    .rule(true)
    .both(`${random.pick(['RECEIPT #', 'Receipt No.', 'INV NO:'])} ${number}`, 'POS 02')
    .both(singaporeDate(random)(made.date), made.clock)
    .left(`CASHIER ${random.pick(['AMY', 'LINDA', '0417'])}`)
    .rule(true)
  tillCharges(printer, made.charges)
  printer
    .rule(true)
    .both(`ITEMS ${count}`, '')
    .both(totalLabel(random), `$${amount(made.sum)}`, { bold: true, size: 26 })
    .both(paid, amount(made.sum))
    .left(`CARD XXXX XXXX XXXX ${figures(random, 4)}`)
    .left(`APPR CODE ${figures(random, 6)}`)
    .rule(true)
    .left('PRICES INCLUDE GST')
    .both('GST 9%', amount(tax))
    .both('AMT EXCL GST', amount(made.sum - tax))
    .gap()
    .middle('EXCHANGE WITHIN 7 DAYS')
  return {
    pages: [printer.sheet()],
    truth: truth(made, { provider, number, total: made.sum, gst: tax, patient: undefined }),
    people: made.people,
  }
}

/** Blood and pictures: dates of order, report and invoice; numbers of the sample and of the invoice. */
const laboratory: Layout = (random) => {
  const made = charged(random, tests, [2, 4])
  const provider = random.pick(['Sample Diagnostics Laboratory', 'Lantern Imaging Centre'])
  const number = `${random.pick(['LB', 'IMG', 'TI-'])}${figures(random, 6)}`
  const tax = nine(made.sum)
  const on = singaporeDate(random)
  const label = totalLabel(random)
  const printer = a4(random.pick(['IBM Plex Mono', 'Lato']), 24)
    .line([['right', provider]], { bold: true, size: 34 })
    .line([['right', made.place]])
    .line([['right', `GST Reg No ${made.registration}`]])
    .left('TAX INVOICE', { bold: true, size: 32 })
    .left(`Invoice No.    ${number}`)
    .left(`Invoice Date   ${on(made.date)}`)
    .left(`Accession No.  ${figures(random, 10)}`)
    .left(`Collected on   ${on(dayFrom(made.date, -1))}`)
    .left(`Patient        ${made.patient}`)
    .left(`Referred by    ${made.doctor}`)
    .gap()
  columns(printer, made.charges, 'S$')
  sumsAtRight(
    printer,
    [
      ['Sub-total', amount(made.sum)],
      ['GST 9.00%', amount(tax)],
      [label, `S$${amount(made.sum + tax)}`],
    ],
    label,
  )
  printer.gap().left('PAID', { bold: true, size: 40 })
  return {
    pages: [printer.sheet(2_262)],
    truth: truth(made, { provider, number, total: made.sum + tax, gst: tax }),
    people: made.people,
  }
}

/** An optician's order: a part is paid when it is ordered, the rest when it is fetched. */
const optician: Layout = (random) => {
  const made = charged(random, glasses, [2, 4], 100)
  const provider = 'Clearwater Optics'
  const number = `${random.pick(['SO', 'CW', 'R-'])}${figures(random, 5)}`
  const off = Math.round((made.sum * random.pick([10, 20])) / 10_000) * 100
  const total = made.sum - off
  const deposit = Math.round(total / 20_000) * 10_000
  const on = random.pick([dates.spaced, dates.slashed, dates.iso])
  const printer = new Printer({ width: 1_200, margin: 80, face: 'Noto Sans', size: 26, ink: 35 })
    .middle(provider, { bold: true, size: 38 })
    .middle(`${made.place} Tel ${made.telephone}`, { size: 20 })
    .gap()
    .both(`Receipt No: ${number}`, `Date: ${on(made.date)}`)
    .both(`Customer: ${made.patient}`, `Collection: ${on(dayFrom(made.date, 10))}`)
    .rule()
    .line([
      [0.2, 'SPH'],
      [0.4, 'CYL'],
      [0.6, 'AXIS'],
      [0.8, 'ADD'],
    ])
    .line([
      ['left', 'R'],
      [0.2, '-3.25'],
      [0.4, '-0.75'],
      [0.6, '180'],
      [0.8, '+1.50'],
    ])
    .line([
      ['left', 'L'],
      [0.2, '-2.75'],
      [0.4, '-1.00'],
      [0.6, '175'],
      [0.8, '+1.50'],
    ])
    .rule()
  for (const { name, amount: cents } of made.charges) printer.gap(0.2).both(name, amount(cents))
  printer
    .rule()
    .both('Subtotal', amount(made.sum))
    .both('Less discount', `-${amount(off)}`)
    .both(random.pick(['Total', 'Nett Amount', 'Total Amount']), `S$ ${amount(total)}`, { bold: true })
    .both('Deposit paid', `S$ ${amount(deposit)}`)
    .both('Balance on collection', `S$ ${amount(total - deposit)}`)
    .gap()
    .left('No GST is charged as we are not GST registered.', { size: 19 })
  return {
    pages: [printer.sheet()],
    truth: truth(made, { provider, number, total, gst: undefined }),
    people: made.people,
  }
}

const malaysia: Layout = (random) => {
  const made = charged(random, abroad, [2, 4], 1)
  const provider = random.pick(['Klinik Contoh Johor', 'Klinik Mesra Contoh'])
  const number = `${random.pick(['OR', 'R', 'B'])}${figures(random, 6)}`
  const total = Math.round(made.sum / 5) * 5
  const rounding = total - made.sum
  const printer = till(random)
    .middle(provider.toUpperCase(), { bold: true })
    .middle('12, Jalan Rekaan 3, Taman Contoh')
    .middle('80100 Johor Bahru, Johor')
    .middle(`Tel: 07-${figures(random, 7)}`)
    .rule(true)
    .middle('OFFICIAL RECEIPT')
    .left(`Receipt No : ${number}`)
    .left(`Date       : ${random.pick([dates.slashed, dates.hyphened])(made.date)}`)
    .left(`Patient    : ${made.patient}`)
    .rule(true)
  tillCharges(printer, made.charges)
  printer
    .rule(true)
    .both('Subtotal', amount(made.sum))
    .both('Rounding Adj', `${rounding < 0 ? '-' : ''}${amount(Math.abs(rounding))}`)
    .both('Total (RM)', amount(total), { bold: true, size: 25 })
    .both(random.pick(['Cash', 'DuitNow QR', 'Debit Card']), amount(total))
    .gap()
    .middle('Terima kasih')
  return {
    pages: [printer.sheet()],
    truth: truth(made, { provider, number, total, gst: undefined, currency: 'MYR' }),
    people: made.people,
  }
}

const thailand: Layout = (random) => {
  const made = charged(random, abroad, [3, 6], 100)
  const charges = made.charges.map((one) => ({ ...one, each: one.each * 10, amount: one.amount * 10 }))
  const provider = 'Example General Hospital Bangkok'
  const number = `${random.pick(['OPD', 'RC', 'B'])}${random.pick(['-', ''])}${figures(random, 7)}`
  const total = made.sum * 10
  const printer = a4('Tinos', 26)
    .middle(provider, { bold: true, size: 36 })
    .middle('99 Soi Example 7, Sukhumvit Road, Bangkok 10110, Thailand')
    .middle('RECEIPT', { bold: true, size: 32 })
    .line([
      ['left', `Name  ${made.patient}`],
      [0.62, `Receipt No. ${number}`],
    ])
    .line([
      ['left', `HN  ${figures(random, 2)}-${figures(random, 6)}`],
      [0.62, `Date ${random.pick([dates.slashed, dates.spaced])(made.date)}`],
    ])
    .line([
      ['left', `VN  ${figures(random, 8)}`],
      [0.62, `Time ${made.clock}`],
    ])
  columns(printer, charges, 'Baht')
  sumsAtRight(
    printer,
    [
      ['Total', amount(total)],
      ['Discount', '0.00'],
      ['Net Total (THB)', amount(total)],
    ],
    'Net Total (THB)',
  )
  printer
    .gap()
    .left('Received by credit card with thanks')
    .gap(2)
    .line([['right', 'Cashier ........................']])
  return {
    pages: [printer.sheet(2_262)],
    truth: truth(made, { provider, number, total, gst: undefined, currency: 'THB' }),
    people: made.people,
  }
}

const america: Layout = (random) => {
  const made = charged(random, abroad, [2, 4])
  const provider = 'Placeholder Skin Clinic'
  const number = `${random.pick(['', 'A', 'INV-'])}${figures(random, 6)}`
  const on = random.pick([dates.american, dates.monthFirst])
  const printer = a4('Lato', 26)
    .left(provider, { bold: true, size: 36 })
    .left('400 Nonexistent Blvd, Suite 210, San Jose, CA 95112')
    .left('(408) 555-0143')
    .gap()
    .line(
      [
        ['left', 'INVOICE'],
        ['right', `Invoice # ${number}`],
      ],
      { bold: true },
    )
    .line([
      ['left', `Patient: ${made.patient}`],
      ['right', `Date: ${on(made.date)}`],
    ])
    .gap()
    .rule()
  for (const { name, amount: cents } of made.charges)
    printer.gap(0.3).line([
      ['left', `99${figures(random, 3)}`],
      [0.15, name],
      ['right', `$${amount(cents)}`],
    ])
  printer.rule()
  sumsAtRight(
    printer,
    [
      ['Subtotal', `$${amount(made.sum)}`],
      ['Tax', '$0.00'],
      ['Total (USD)', `$${amount(made.sum)}`],
      ['Payment - thank you', `$${amount(made.sum)}`],
      ['Balance Due', '$0.00'],
    ],
    'Total (USD)',
  )
  return {
    pages: [printer.sheet(2_100)],
    truth: truth(made, { provider, number, total: made.sum, gst: undefined, currency: 'USD' }),
    people: made.people,
  }
}

/** Whole units of a currency without cents. */
const yen = (cents: number) => amount(cents).slice(0, -3)

/** Whole rupiah, with points between the thousands. */
const rupiah = (cents: number) => yen(cents).replaceAll(',', '.')

const indonesia: Layout = (random) => {
  const made = charged(random, abroad, [2, 4], 500)
  const charges = made.charges.map((one) => ({ ...one, each: one.each * 1_000, amount: one.amount * 1_000 }))
  const provider = 'Northwind Medical Centre'
  const number = `${random.pick(['KW', 'INV'])}/${made.date.year}/${figures(random, 5)}`
  const total = made.sum * 1_000
  const printer = a4('Noto Sans', 26)
    .middle(provider, { bold: true, size: 36 })
    .middle('Jl. Contoh Raya No. 8, Batam 29444, Indonesia')
    .gap()
    .middle('INVOICE', { bold: true, size: 32 })
    .line([
      ['left', `Patient: ${made.patient}`],
      ['right', `Invoice No: ${number}`],
    ])
    .line([
      ['left', `Doctor: ${made.doctor}`],
      ['right', `Date: ${random.pick([dates.spaced, dates.slashed])(made.date)}`],
    ])
  columns(printer, charges, 'IDR', rupiah)
  sumsAtRight(
    printer,
    [
      ['Total', `Rp ${rupiah(total)}`],
      ['Paid', `Rp ${rupiah(total)}`],
    ],
    'Total',
  )
  return {
    pages: [printer.sheet(2_100)],
    truth: truth(made, { provider, number, total, gst: undefined, currency: 'IDR' }),
    people: made.people,
  }
}

const britain: Layout = (random) => {
  const made = charged(random, abroad, [1, 3])
  const provider = 'Harbourview Medical Practice'
  const number = `${random.pick(['', 'HMP'])}${figures(random, 5)}`
  const on = random.pick([dates.british, dates.slashed, dates.spaced])
  const printer = a4('PT Serif', 26)
    .line([['right', provider]], { bold: true, size: 34 })
    .line([['right', '14 Invented Street, London W1G 0ZZ']])
    .gap(2)
    .left(made.patient)
    .gap()
    .left(`Invoice number: ${number}`)
    .left(`Invoice date: ${on(made.date)}`)
    .left(`Due date: ${on(dayFrom(made.date, 14))}`)
    .gap()
    .rule()
  for (const { name, amount: cents } of made.charges) printer.gap(0.3).both(name, `£${amount(cents)}`)
  printer
    .rule()
    .both('VAT (exempt)', '£0.00')
    .both('Total due', `£${amount(made.sum)}`, { bold: true })
    .gap(2)
    .left(`Sort code 00-00-00  Account ${figures(random, 8)}`)
  return {
    pages: [printer.sheet(2_262)],
    truth: truth(made, { provider, number, total: made.sum, gst: undefined, currency: 'GBP' }),
    people: made.people,
  }
}

const australia: Layout = (random) => {
  const made = charged(random, abroad, [1, 3], 5)
  const provider = 'Sample Family Clinic'
  const number = figures(random, random.between(5, 7))
  const rebate = Math.round(made.sum * 0.4)
  const printer = a4('Roboto Condensed', 28)
    .left(provider, { bold: true, size: 38 })
    .left(`ABN ${figures(random, 2)} ${figures(random, 3)} ${figures(random, 3)} ${figures(random, 3)}`)
    .left('77 Fictional Parade, Perth WA 6000')
    .gap()
    .middle('Tax Invoice / Receipt', { bold: true, size: 34 })
    .both(`Invoice No: ${number}`, `Date: ${random.pick([dates.slashed, dates.spaced])(made.date)}`)
    .left(`Patient: ${made.patient}`)
    .left(`Provider: ${made.doctor} (Prov. No. ${figures(random, 6)}1X)`)
    .rule()
    .line(
      [
        ['left', 'Item'],
        [0.12, 'Description'],
        [{ ends: 0.82 }, 'GST'],
        ['right', 'Fee'],
      ],
      { bold: true },
    )
  for (const { name, amount: cents } of made.charges)
    printer.gap(0.3).line([
      ['left', figures(random, 3)],
      [0.12, name],
      [{ ends: 0.82 }, '$0.00'],
      ['right', `$${amount(cents)}`],
    ])
  printer
    .rule()
    .both('Total (AUD)', `$${amount(made.sum)}`, { bold: true })
    .both('Amount paid', `$${amount(made.sum)}`)
    .both('Amount owing', '$0.00')
    .gap()
    .left(`Medicare rebate claimable: $${amount(rebate)}`, { size: 22 })
  return {
    pages: [printer.sheet(2_000)],
    truth: truth(made, { provider, number, total: made.sum, gst: undefined, currency: 'AUD' }),
    people: made.people,
  }
}

const japan: Layout = (random) => {
  const made = charged(random, abroad, [2, 5], 100)
  const charges = made.charges.map((one) => ({ ...one, each: one.each * 100, amount: one.amount * 100 }))
  const provider = 'Tembusu Specialist Centre'
  const number = `${figures(random, 4)}-${figures(random, 4)}`
  const total = made.sum * 100
  const printer = a4('Noto Sans', 26)
    .middle('MEDICAL RECEIPT', { bold: true, size: 34 })
    .gap()
    .both(`Receipt No. ${number}`, `Date of issue: ${random.pick([dates.yearFirst, dates.american])(made.date)}`)
    .left(`Patient: ${made.patient}`)
    .gap()
    .rule()
  for (const { name, amount: cents } of charges) printer.gap(0.3).both(name, `¥${yen(cents)}`)
  printer
    .rule()
    .both('Total amount', `¥${yen(total)}`, { bold: true, size: 30 })
    .both('Amount received', `¥${yen(total)}`)
    .gap(2)
    .line([['right', provider]])
    .line([['right', '1-2-3 Kaku, Minato-ku, Tokyo, Japan']])
  return {
    pages: [printer.sheet(1_900)],
    truth: truth(made, { provider, number, total, gst: undefined, currency: 'JPY' }),
    people: made.people,
  }
}

export const othersPlaces: Readonly<Record<string, Layout>> = {
  'other pharmacy': pharmacy,
  'other laboratory': laboratory,
  'other optician': optician,
  'other Malaysia': malaysia,
  'other Thailand': thailand,
  'other America': america,
  'other Indonesia': indonesia,
  'other Britain': britain,
  'other Australia': australia,
  'other Japan': japan,
}
