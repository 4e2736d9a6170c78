/** Layouts of the `others` set from clinics, dentists, specialists, healers and hospitals of Singapore. */
import type { Random } from '@member-care/api/demonstration/random.ts'
import type { Layout, Truth } from './layout.ts'
import { money as amount } from './made-up-bill.ts'
import { charged, dates, dayFrom, figures, iso, nine, numbered, singaporeDate, totalLabel } from './others-bill.ts'
import type { Charge, Charged } from './others-bill.ts'
import { Printer } from './sheet.ts'

const visit = [
  ['Consultation (Short)', 28, 48],
  ['Consultation (Long)', 45, 85],
  ['Augmentin 625mg x 14', 16, 32],
  ['Loratadine 10mg', 6, 12],
  ['Procodin Syrup', 8, 15],
  ['ART Swab', 10, 22],
  ['Wound Dressing', 15, 40],
  ['Flu Vaccine', 30, 45],
] as const

const tooth = [
  ['Oral Examination', 25, 55],
  ['Full Mouth Scaling', 70, 130],
  ['Composite Filling #26', 90, 190],
  ['Periapical X-Ray', 20, 45],
  ['Fluoride', 25, 40],
  ['Wisdom Tooth Surgery #48', 750, 1250],
  ['Crown (PFM) #36', 800, 1300],
] as const

const specialistWork = [
  ['Consultation - Subsequent', 110, 180],
  ['Colonoscopy & Polypectomy', 1400, 2600],
  ['Ultrasound Abdomen', 240, 420],
  ['Histology', 120, 300],
  ['Omeprazole 20mg', 25, 58],
  ['Facility Fee', 300, 800],
] as const

const healing = [
  ['Consultation', 18, 35],
  ['Acupuncture', 45, 80],
  ['Tuina 30 min', 50, 75],
  ['Cupping', 25, 40],
  ['Herbal Granules (7 days)', 42, 98],
  ['Moxibustion', 20, 30],
] as const

const exercise = [
  ['Physiotherapy Session 45 min', 110, 160],
  ['Initial Assessment', 140, 190],
  ['Dry Needling', 40, 70],
  ['Knee Support (M)', 35, 85],
  ['Shockwave Therapy', 90, 150],
] as const

const ward = [
  ['Ward Charges B1 (4 days)', 900, 1700],
  ['Daily Treatment Fee', 280, 620],
  ['Operation - Table 4A', 2300, 5100],
  ['Anaesthesia', 700, 1600],
  ['Theatre Facility', 800, 2100],
  ['Drugs & Prescriptions', 90, 640],
  ['Laboratory Tests', 120, 780],
  ['X-Ray & Scans', 150, 1100],
  ['Consumables & Implants', 200, 1900],
  ['Allied Health', 60, 300],
] as const

export function truth(of: Charged, rest: Omit<Truth, 'date' | 'patient' | 'currency'> & Partial<Truth>): Truth {
  return { date: iso(of.date), patient: of.patient, currency: 'SGD', ...rest }
}

export const till = (random: Random) =>
  new Printer({
    width: random.pick([540, 576, 620]),
    margin: 30,
    face: random.pick(['Cousine', 'Inconsolata', 'Overpass Mono']),
    size: 22,
    ink: random.between(25, 80),
  })
export const a4 = (face: string, size = 25) => new Printer({ width: 1_600, margin: 120, face, size })

/** Names on the left, amounts on the right, with `2 x 12.50` below where there is more than one. */
export function tillCharges(printer: Printer, charges: readonly Charge[]): void {
  for (const { name, quantity, each, amount: cents } of charges) {
    if (quantity > 1) printer.left(name).both(`  ${quantity} x ${amount(each)}`, amount(cents))
    else printer.both(name, amount(cents))
  }
}

/** A table with a heading, and lines for its columns. */
export function columns(printer: Printer, charges: readonly Charge[], currency = '$', written = amount): void {
  printer.rule()
  printer.line(
    [
      ['left', 'No'],
      [0.07, 'Description'],
      [{ ends: 0.64 }, 'Qty'],
      [{ ends: 0.82 }, 'Unit Price'],
      ['right', `Amount (${currency})`],
    ],
    { bold: true },
  )
  printer.rule()
  for (const [index, { name, quantity, each, amount: cents }] of charges.entries())
    printer.gap(0.2).line([
      ['left', String(index + 1)],
      [0.07, name],
      [{ ends: 0.64 }, String(quantity)],
      [{ ends: 0.82 }, written(each)],
      ['right', written(cents)],
    ])
  printer.rule()
}

export function sumsAtRight(printer: Printer, rows: readonly (readonly [string, string])[], strong: string): void {
  for (const [label, value] of rows)
    printer.gap(0.2).line(
      [
        [{ ends: 0.8 }, label],
        ['right', value],
      ],
      label === strong ? { bold: true } : {},
    )
}

/** A general practitioner's till: cash, change, and five cents as the least coin. */
const tillOfPractice: Layout = (random) => {
  const made = charged(random, visit, [2, 5], 1)
  const provider = random.pick([
    'Sample Family Clinic',
    'Fernleaf Family Medicine (Punggol)',
    'Bluebell Children’s Clinic',
  ])
  const { label, number } = numbered(random)
  const tax = nine(made.sum)
  const exact = made.sum + tax
  const total = Math.floor(exact / 5) * 5
  const cash = Math.ceil(total / 1_000) * 1_000 + random.pick([0, 1_000])
  const printer = till(random)
    .middle(provider, { bold: true, size: 25 })
    .middle(made.place.split(',')[0] ?? '')
    .middle(`Tel: ${made.telephone}`)
    .middle(`GST Reg No: ${made.registration}`)
    .gap()
    .middle('OFFICIAL RECEIPT', { bold: true })
    .rule(true)
    .left(`${label} ${number}`)
    .left(`Date: ${singaporeDate(random)(made.date)} ${made.clock}`)
    .left(`Patient: ${made.patient}`)
    .left(`NRIC: ${made.maskedId}`)
    .rule(true)
  tillCharges(printer, made.charges)
  printer
    .rule(true)
    .both('Sub Total', amount(made.sum))
    .both('GST 9%', amount(tax))
    .both('Rounding', exact === total ? '0.00' : `-${amount(exact - total)}`)
    .both(totalLabel(random), `$${amount(total)}`, { bold: true, size: 25 })
    .rule(true)
    .both('Cash', amount(cash))
    .both('Change', amount(cash - total))
    .gap()
    .middle('Thank you. Get well soon!')
    .middle('Goods sold are not returnable')
  return { pages: [printer.sheet()], truth: truth(made, { provider, number, total, gst: tax }), people: made.people }
}

/** A dentist's invoice on A4: a discount before tax, MediSave and card below the total. */
const dentist: Layout = (random) => {
  const made = charged(random, tooth, [2, 5])
  const provider = random.pick(['Paper Lantern Dental', 'Northwind Dental Surgery'])
  const number = random.pick([`PL${figures(random, 5)}`, `INV${figures(random, 7)}`, `26${figures(random, 6)}`])
  const discount = random.chance(0.5) ? Math.round(made.sum * 0.05) : 0
  const net = made.sum - discount
  const tax = nine(net)
  const total = net + tax
  const medisave = made.sum > 60_000 ? 35_000 : 0
  const on = singaporeDate(random)
  const label = totalLabel(random)
  const printer = a4(random.pick(['Lato', 'Roboto Condensed', 'Noto Sans']))
    .line([['left', provider]], { bold: true, size: 38 })
    .left(made.place)
    .left(`T: ${made.telephone}   UEN / GST Reg. No.: ${made.registration}`)
    .gap(1.5)
    .line([['right', 'TAX INVOICE']], { bold: true, size: 34 })
    .line([
      ['left', 'BILL TO'],
      [0.6, 'Tax Invoice No'],
      ['right', number],
    ])
    .line([
      ['left', made.patient.toUpperCase()],
      [0.6, 'Date'],
      ['right', on(made.date)],
    ])
    .line([
      ['left', `ID: ${made.maskedId}`],
      [0.6, 'Dentist'],
      ['right', made.doctor],
    ])
    .gap()
  columns(printer, made.charges)
  sumsAtRight(
    printer,
    [
      ['Subtotal', amount(made.sum)],
      ...(discount > 0 ? ([['Discount 5%', `(${amount(discount)})`]] as const) : []),
      ['GST @ 9%', amount(tax)],
      [label, amount(total)],
      ...(medisave > 0 ? ([['MediSave', `-${amount(medisave)}`]] as const) : []),
      ['VISA ending 4402', amount(total - medisave)],
      ['Balance', '0.00'],
    ],
    label,
  )
  printer.gap(2).left('This is a computer generated invoice. No signature is required.', { size: 20 })
  return {
    pages: [printer.sheet(2_262)],
    truth: truth(made, { provider, number, total, gst: tax }),
    people: made.people,
  }
}

/** A specialist's invoice: dates of visit and of invoice, codes of the charges, what an insurer is asked for. */
const specialistInvoice: Layout = (random) => {
  const made = charged(random, specialistWork, [2, 5])
  const provider = random.pick(['Cassia Endoscopy Centre', 'Tembusu Specialist Centre', 'Made-up Orthopaedic Centre'])
  const number = `${random.pick(['CEC', 'SP', 'INV'])}${random.pick(['-', ''])}${figures(random, 6)}`
  const tax = nine(made.sum)
  const total = made.sum + tax
  const on = random.pick([dates.spaced, dates.slashed, dates.capitals])
  const printer = a4(random.pick(['Tinos', 'PT Serif']), 26)
    .middle(provider.toUpperCase(), { bold: true, size: 34 })
    .middle(made.place, { size: 22 })
    .middle(`Co. Reg. No. ${made.registration}  GST Reg. No. M9-${figures(random, 7)}-${figures(random, 1)}`, {
      size: 22,
    })
    .rule()
    .gap()
    .line([
      ['left', 'Patient'],
      [0.15, `: ${made.patient}`],
      [0.58, 'Inv#'],
      [0.78, `: ${number}`],
    ])
    .line([
      ['left', 'NRIC'],
      [0.15, `: ${made.maskedId}`],
      [0.58, 'Invoice Date'],
      [0.78, `: ${on(made.date)}`],
    ])
    .line([
      ['left', 'MRN'],
      [0.15, `: ${figures(random, 7)}`],
      [0.58, 'Visit Date'],
      [0.78, `: ${on(dayFrom(made.date, -random.between(0, 3)))}`],
    ])
    .line([
      ['left', 'Doctor'],
      [0.15, `: ${made.doctor}`],
      [0.58, 'Terms'],
      [0.78, ': Immediate'],
    ])
    .gap()
    .rule()
    .line(
      [
        ['left', 'Code'],
        [0.15, 'Description'],
        ['right', 'Amount'],
      ],
      { bold: true },
    )
    .rule()
  for (const { name, amount: cents } of made.charges)
    printer.gap(0.3).line([
      ['left', `${random.pick(['SF', 'SD', 'LA'])}${figures(random, 3)}${random.pick(['A', 'C', ''])}`],
      [0.15, name],
      ['right', amount(cents)],
    ])
  printer.rule()
  sumsAtRight(
    printer,
    [
      ['Total before GST', `$ ${amount(made.sum)}`],
      ['Add 9% GST', `$ ${amount(tax)}`],
      ['Total Amount Payable', `$ ${amount(total)}`],
    ],
    'Total Amount Payable',
  )
  printer
    .gap()
    .left(`Claimable from insurer (LOG ${figures(random, 6)}): $ ${amount(Math.round(total * 0.8))}`)
    .left(`Payable by patient: $ ${amount(total - Math.round(total * 0.8))}`)
    .gap(2)
    .left('Cheques should be crossed and made payable to the clinic.', { size: 20 })
  return {
    pages: [printer.sheet(2_262)],
    truth: truth(made, { provider, number, total, gst: tax }),
    people: made.people,
  }
}

/** A healer's slip, half a page, no tax. */
const healer: Layout = (random) => {
  const made = charged(random, healing, [2, 4], 50)
  const provider = random.pick(['Orchid Grove TCM Clinic', 'Hall of Sample Herbs'])
  const number = figures(random, random.between(5, 6))
  const on = singaporeDate(random)
  const printer = new Printer({
    width: 1_100,
    margin: 70,
    face: random.pick(['Lato', 'Courier Prime']),
    size: 26,
    ink: 40,
  })
    .middle(provider, { bold: true, size: 36 })
    .middle(made.place, { size: 20 })
    .middle(`Tel ${made.telephone}`, { size: 20 })
    .gap()
    .line([
      ['left', `Bill No.: ${number}`],
      ['right', `Date: ${on(made.date)}`],
    ])
    .line([
      ['left', `Name: ${made.patient}`],
      ['right', `Physician: ${made.doctor.replace('Dr ', '')}`],
    ])
    .rule()
  for (const { name, quantity, amount: cents } of made.charges)
    printer.gap(0.2).line([
      ['left', name],
      [{ ends: 0.7 }, `x${quantity}`],
      ['right', `$${amount(cents)}`],
    ])
  const label = totalLabel(random)
  printer
    .rule()
    .line(
      [
        [{ ends: 0.7 }, label],
        ['right', `$${amount(made.sum)}`],
      ],
      { bold: true },
    )
    .line([
      [{ ends: 0.7 }, random.pick(['PayNow', 'NETS', 'Cash'])],
      ['right', `$${amount(made.sum)}`],
    ])
    .gap()
    .left('Next appointment: as advised', { size: 20 })
  return {
    pages: [printer.sheet()],
    truth: truth(made, { provider, number, total: made.sum, gst: undefined }),
    people: made.people,
  }
}

/** A physiotherapist whose prices have the tax in them. */
const physiotherapist: Layout = (random) => {
  const made = charged(random, exercise, [1, 3], 100)
  const provider = 'Rain Tree Physiotherapy'
  const number = `${random.pick(['RT', 'PT-'])}${figures(random, 5)}`
  const tax = Math.round((made.sum * 9) / 109)
  const on = singaporeDate(random)
  const printer = a4('Noto Sans', 24)
    .line(
      [
        ['left', provider],
        ['right', 'Invoice / Receipt'],
      ],
      { bold: true, size: 32 },
    )
    .left(made.place)
    .left(`GST Registration No. ${made.registration}`)
    .gap()
    .line([
      ['left', `Ref: ${number}`],
      ['right', `Issued on ${on(made.date)}`],
    ])
    .line([
      ['left', `Client: ${made.patient}`],
      ['right', `Therapist: ${made.doctor.replace('Dr ', '')}`],
    ])
    .gap()
  columns(printer, made.charges, 'SGD')
  sumsAtRight(
    printer,
    [
      ['Total (incl. GST)', amount(made.sum)],
      ['GST 9% included', amount(tax)],
      [random.pick(['Paid by Mastercard', 'Paid by PayNow']), amount(made.sum)],
    ],
    'Total (incl. GST)',
  )
  printer.gap(2).left('Unused sessions of a package expire after 12 months.', { size: 19 })
  return {
    pages: [printer.sheet(2_262)],
    truth: truth(made, { provider, number, total: made.sum, gst: tax }),
    people: made.people,
  }
}

/** A public clinic: charges, subsidies and what is payable in three columns. */
const publicClinic: Layout = (random) => {
  const made = charged(random, visit, [2, 4])
  const provider = 'Kingfisher Polyclinic'
  const number = `${random.pick(['71', '52'])}${figures(random, 8)}${random.pick(['', 'A', 'K'])}`
  const subsidised = made.charges.map(({ amount: cents }) => Math.round((cents * random.between(30, 75)) / 100))
  const subsidy = subsidised.reduce((sum, cents) => sum + cents, 0)
  const total = made.sum - subsidy
  const on = random.pick([dates.slashed, dates.spaced, dates.capitals])
  const printer = a4('Roboto Condensed', 28)
    .left(provider, { bold: true, size: 40 })
    .left(made.place)
    .gap()
    .middle('TAX INVOICE / RECEIPT', { bold: true })
    .line([
      ['left', `Name: ${made.patient.toUpperCase()}`],
      ['right', `Bill No.: ${number}`],
    ])
    .line([
      ['left', `NRIC/FIN: ${made.maskedId}`],
      ['right', `Bill Date: ${on(made.date)}`],
    ])
    .line([
      ['left', `Visit No: V${figures(random, 9)}`],
      ['right', `Visit Date: ${on(made.date)}`],
    ])
    .rule()
    .line(
      [
        ['left', 'Service'],
        [{ ends: 0.6 }, 'Charges ($)'],
        [{ ends: 0.8 }, 'Govt Subsidy ($)'],
        ['right', 'Payable ($)'],
      ],
      { bold: true },
    )
    .rule()
  for (const [index, { name, amount: cents }] of made.charges.entries())
    printer.gap(0.2).line([
      ['left', name],
      [{ ends: 0.6 }, amount(cents)],
      [{ ends: 0.8 }, `-${amount(subsidised[index] ?? 0)}`],
      ['right', amount(cents - (subsidised[index] ?? 0))],
    ])
  printer
    .rule()
    .line([
      ['left', 'Total'],
      [{ ends: 0.6 }, amount(made.sum)],
      [{ ends: 0.8 }, `-${amount(subsidy)}`],
      ['right', amount(total)],
    ])
    .gap()
    .both('Total Payable by Patient', `$ ${amount(total)}`, { bold: true })
    .both('GST absorbed by the Government', '$ 0.00')
    .both('Paid by NETS', `$ ${amount(total)}`)
    .gap(2)
    .left('Please keep this receipt for your claims.', { size: 20 })
  return {
    pages: [printer.sheet(2_262)],
    truth: truth(made, { provider, number, total, gst: undefined }),
    people: made.people,
  }
}

/** A hospital's bill: charges on its first page, who pays them on the second. */
const hospitalOfTwoPages: Layout = (random) => {
  const made = charged(random, ward, [7, 10])
  const provider = 'Tembusu Hospital'
  const number = `${random.pick(['H', 'IP', '45'])}${figures(random, 8)}`
  const on = random.pick([dates.spaced, dates.slashed, dates.capitals, dates.british])
  const admitted = dayFrom(made.date, -random.between(9, 20))
  const discharged = dayFrom(made.date, -random.between(2, 6))
  const face = random.pick(['Lato', 'Tinos'])
  const tax = nine(made.sum)
  const total = made.sum + tax
  const shield = Math.round(total * 0.45)
  const medisave = Math.round(total * 0.2)
  const deposit = random.pick([50_000, 100_000])
  const head = (printer: Printer, page: number) =>
    printer
      .line(
        [
          ['left', provider],
          ['right', random.pick(['Final Hospital Bill', 'INPATIENT TAX INVOICE'])],
        ],
        { bold: true, size: 32 },
      )
      .line([
        ['left', made.place],
        ['right', `Page ${page} of 2`],
      ])
      .rule()
  const first = head(a4(face, 24), 1)
    .gap()
    .line([
      ['left', `Patient Name: ${made.patient}`],
      [0.6, `Bill No.: ${number}`],
    ])
    .line([
      ['left', `NRIC: ${made.maskedId}`],
      [0.6, `Bill Date: ${on(made.date)}`],
    ])
    .line([
      ['left', `Admission: ${on(admitted)}`],
      [0.6, `Discharge: ${on(discharged)}`],
    ])
    .line([
      ['left', `Ward / Bed: 5${figures(random, 1)} / ${figures(random, 2)}`],
      [0.6, `GST Reg: ${made.registration}`],
    ])
    .gap()
    .rule()
    .line(
      [
        ['left', 'Particulars of charges'],
        ['right', 'Amount ($)'],
      ],
      { bold: true },
    )
    .rule()
  for (const { name, amount: cents } of made.charges) first.gap(0.5).both(name, amount(cents))
  first.rule().both('Total charges carried forward', amount(made.sum))
  const second = head(a4(face, 24), 2)
    .gap()
    .line([
      ['left', made.patient],
      ['right', `Bill No.: ${number}`],
    ])
    .gap()
    .both('Total charges brought forward', amount(made.sum))
    .both('GST (9%)', amount(tax))
    .rule()
    .both(random.pick(['TOTAL BILL', 'Total Bill Amount', 'Total Amount Payable']), amount(total), { bold: true })
    .rule()
    .gap()
    .left('Settlement', { bold: true })
    .both('MediShield Life / Integrated Plan', `-${amount(shield)}`)
    .both('MediSave', `-${amount(medisave)}`)
    .both(`Deposit paid on ${on(admitted)}`, `-${amount(deposit)}`)
    .both('Balance due from patient', amount(total - shield - medisave - deposit), { bold: true })
    .gap(2)
    .left('For enquiries please call our Business Office.', { size: 20 })
  return {
    pages: [first.sheet(2_262), second.sheet(2_262)],
    truth: truth(made, { provider, number, total, gst: tax }),
    people: made.people,
  }
}

export const othersClinics: Readonly<Record<string, Layout>> = {
  'other till of a practice': tillOfPractice,
  'other dentist': dentist,
  'other specialist': specialistInvoice,
  'other healer': healer,
  'other physiotherapist': physiotherapist,
  'other public clinic': publicClinic,
  'other hospital, 2 pages': hospitalOfTwoPages,
}
