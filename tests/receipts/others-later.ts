/** Four more plain layouts, drawn before any rule was read, and read by the product only once the rules of the `others` stood. */
import type { Layout } from './layout.ts'
import { charged, dates, dayFrom, figures, nine, numbered, singaporeDate, totalLabel } from './others-bill.ts'
import { money as amount } from './made-up-bill.ts'
import { a4, sumsAtRight, till, tillCharges, truth } from './others-clinics.ts'
import { Printer } from './sheet.ts'

const night = [
  ['Consultation after hours', 58, 95],
  ['Nebulisation', 25, 45],
  ['IV Drip', 80, 160],
  ['Antiemetic Injection', 35, 60],
  ['Medicines', 18, 75],
  ['ECG', 45, 80],
] as const

const surgery = [
  ['Surgeon: cataract, right eye', 1500, 2900],
  ['Anaesthetist', 450, 900],
  ['Intraocular lens', 400, 1500],
  ['Operating room', 600, 1300],
  ['Nursing and recovery', 150, 380],
  ['Eye drops to take home', 45, 120],
] as const

/** A clinic of the night, with the state's card for those of small income. */
const nightClinic: Layout = (random) => {
  const made = charged(random, night, [2, 4])
  const provider = random.pick(['Everyday Health Clinic (Tampines)', 'Everyday Health Clinic (Jurong)'])
  const { label, number } = numbered(random)
  const subsidy = random.pick([18_50, 22_00, 12_50])
  const before = made.sum - subsidy
  const tax = nine(before)
  const total = before + tax
  const printer = till(random)
    .middle('24-HOUR', { size: 20 })
    .middle(provider, { bold: true })
    .middle(made.place.split(',')[0] ?? '')
    .left(`${label} ${number}`)
    .left(`${made.patient} / ${made.maskedId}`)
    .left(`${singaporeDate(random)(made.date)}   ${made.clock}   ${made.doctor}`)
    .rule(true)
  tillCharges(printer, made.charges)
  printer
    .rule(true)
    .both('Total charges', amount(made.sum))
    .both('CHAS Blue subsidy', `-${amount(subsidy)}`)
    .both('Net before GST', amount(before))
    .both('GST (9%)', amount(tax))
    .both(totalLabel(random), amount(total), { bold: true, size: 25 })
    .rule(true)
    .both(random.pick(['PayLah', 'NETS', 'VISA']), amount(total))
    .gap()
    .left(`GST Reg. No. ${made.registration}`)
  return { pages: [printer.sheet()], truth: truth(made, { provider, number, total, gst: tax }), people: made.people }
}

/** A day of surgery: fees of doctors and of the house in groups with sums of their own. */
const daySurgery: Layout = (random) => {
  const made = charged(random, surgery, [4, 6])
  const provider = 'Angsana Eye Surgery'
  const number = `AES${random.pick(['/', '-'])}${made.date.year}${random.pick(['/', '-'])}${figures(random, 5)}`
  const doctors = made.charges.filter((_, index) => index < 2)
  const house = made.charges.slice(2)
  const sumOf = (charges: typeof house) => charges.reduce((sum, one) => sum + one.amount, 0)
  const tax = nine(made.sum)
  const total = made.sum + tax
  const on = singaporeDate(random)
  const printer = a4('Lato', 25)
    .line(
      [
        ['left', provider],
        ['right', 'Tax Invoice'],
      ],
      { bold: true, size: 34 },
    )
    .left(made.place)
    .left(`GST Registration: ${made.registration}`)
    .rule()
    .line([
      ['left', 'Invoice'],
      [0.18, number],
      [0.6, 'Patient'],
      [0.72, made.patient],
    ])
    .line([
      ['left', 'Invoiced'],
      [0.18, on(made.date)],
      [0.6, 'ID'],
      [0.72, made.maskedId],
    ])
    .line([
      ['left', 'Surgery'],
      [0.18, on(dayFrom(made.date, -2))],
      [0.6, 'Surgeon'],
      [0.72, made.doctor],
    ])
    .rule()
    .gap()
    .left('Professional fees', { bold: true })
  for (const { name, amount: cents } of doctors) printer.both(name, amount(cents))
  printer
    .both('Subtotal, professional fees', amount(sumOf(doctors)))
    .gap()
    .left('Facility', { bold: true })
  for (const { name, amount: cents } of house) printer.both(name, amount(cents))
  printer.both('Subtotal, facility', amount(sumOf(house))).rule()
  sumsAtRight(
    printer,
    [
      ['Fees before GST', amount(made.sum)],
      ['GST 9%', amount(tax)],
      ['Invoice total', `S$${amount(total)}`],
      ['MediSave withdrawal', `-${amount(245_000 < total ? 245_000 : 100_000)}`],
    ],
    'Invoice total',
  )
  return {
    pages: [printer.sheet(2_262)],
    truth: truth(made, { provider, number, total, gst: tax }),
    people: made.people,
  }
}

/** A screening sold as a package, on a sheet that is wider than high. */
const screening: Layout = (random) => {
  const made = charged(
    random,
    [
      ['Executive Health Screening', 480, 890],
      ['Basic Health Screening', 180, 320],
      ['Well-woman Screening', 380, 640],
    ],
    [1, 1],
    100,
  )
  const provider = 'Northwind Medical Centre'
  const number = `${figures(random, 3)}-${figures(random, 4)}`
  const off = random.pick([5_000, 8_000])
  const tax = nine(made.sum - off)
  const total = made.sum - off + tax
  const printer = new Printer({ width: 1_700, margin: 100, face: 'PT Serif', size: 30 })
    .line(
      [
        ['left', provider],
        ['right', `No. ${number}`],
      ],
      { bold: true, size: 38 },
    )
    .line([
      ['left', `${made.place}   Tel. ${made.telephone}`],
      ['right', random.pick([dates.american, dates.british, dates.spaced])(made.date)],
    ])
    .gap()
    .middle('RECEIPT', { bold: true, size: 40 })
    .left(`Received with thanks from ${made.patient} (${made.maskedId})`)
    .rule()
  for (const { name, amount: cents } of made.charges) printer.both(name, amount(cents))
  printer
    .both('Online promotion', `-${amount(off)}`)
    .both(`GST 9% (Reg. ${made.registration})`, amount(tax))
    .rule()
    .both('Amount received', `S$ ${amount(total)}`, { bold: true })
    .left(`by ${random.pick(['credit card', 'bank transfer'])}`)
  return { pages: [printer.sheet()], truth: truth(made, { provider, number, total, gst: tax }), people: made.people }
}

/** From Manila: an official receipt with what the law takes off for the elderly. */
const philippines: Layout = (random) => {
  const made = charged(random, night, [2, 4], 100)
  const charges = made.charges.map((one) => ({ ...one, each: one.each * 20, amount: one.amount * 20 }))
  const provider = 'Example General Hospital Bangkok'.replace('Bangkok', 'Manila')
  const number = `${figures(random, 2)}-${figures(random, 6)}`
  const gross = made.sum * 20
  const off = Math.round(gross * 0.2)
  const printer = a4('Roboto Condensed', 28)
    .middle(provider, { bold: true, size: 36 })
    .middle('Unit 5, Imaginary Tower, Ayala Avenue, Makati City, Philippines')
    .middle(`VAT Reg. TIN ${figures(random, 3)}-${figures(random, 3)}-${figures(random, 3)}-000`)
    .gap()
    .line(
      [
        ['left', 'OFFICIAL RECEIPT'],
        ['right', `O.R. No. ${number}`],
      ],
      { bold: true },
    )
    .line([
      ['left', `Patient: ${made.patient}`],
      ['right', `Date: ${random.pick([dates.american, dates.spaced])(made.date)}`],
    ])
    .rule()
  for (const { name, amount: cents } of charges) printer.gap(0.2).both(name, amount(cents))
  printer
    .rule()
    .both('Gross Amount', amount(gross))
    .both('Less: Senior Citizen 20%', `(${amount(off)})`)
    .both('VAT-Exempt Sales', amount(gross - off))
    .both('TOTAL AMOUNT DUE', `PHP ${amount(gross - off)}`, { bold: true })
    .both('Cash tendered', amount(Math.ceil((gross - off) / 100_000) * 100_000))
    .both('Change', amount(Math.ceil((gross - off) / 100_000) * 100_000 - (gross - off)))
  return {
    pages: [printer.sheet(1_900)],
    truth: truth(made, { provider, number, total: gross - off, gst: undefined, currency: 'PHP' }),
    people: made.people,
  }
}

export const othersLaterLayouts: Readonly<Record<string, Layout>> = {
  'later night clinic': nightClinic,
  'later day of surgery': daySurgery,
  'later screening': screening,
  'later Philippines': philippines,
}
