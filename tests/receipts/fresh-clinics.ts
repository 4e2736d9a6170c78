/** Layouts of the `fresh` set from Singapore: a till, invoices, a hospital's bill of two pages, a laboratory, a form. */
import type { Random } from '@member-care/api/demonstration/random.ts'
import {
  anyDay,
  anyNumber,
  anyNumberLabel,
  anyTotalLabel,
  days,
  daysLater,
  figures,
  freshBill,
  iso,
  nine,
  nineWithin,
  paper,
  plain,
  tillRoll,
  withCode,
  type FreshBill,
} from './fresh-bill.ts'
import type { Layout, Truth } from './layout.ts'
import { Printer } from './sheet.ts'

const visit = [
  ['Consultation', 25, 55],
  ['Paracetamol 500mg 20s', 4, 9],
  ['Fexofenadine 180mg', 12, 22],
  ['Charcoal Tab', 5, 8],
  ['Dequadin Lozenges', 4, 9],
  ['Urine Dipstick', 10, 20],
  ['Ear Syringing', 25, 45],
] as const
const teeth = [
  ['Consult & Exam', 30, 60],
  ['Scaling & Polishing', 80, 140],
  ['Amalgam Filling', 70, 160],
  ['Bitewing X-ray', 20, 40],
  ['Root Canal (Molar)', 900, 1500],
  ['Zirconia Crown', 950, 1600],
] as const
const hospital = [
  ['Room & Board (Single)', 800, 2400],
  ['Nursing Procedures', 120, 480],
  ['Operating Theatre Charges', 1200, 3600],
  ['Pharmacy', 150, 900],
  ['Laboratory', 180, 750],
  ['Diagnostic Imaging', 300, 1600],
  ['Surgeon Fee', 2200, 7800],
  ['Anaesthetist Fee', 600, 2200],
  ['Medical Supplies', 200, 1400],
  ['Physiotherapy', 90, 260],
] as const
const shelf = [
  ['Panadol Extra 12s', 6, 9],
  ['Strepsils Honey 24s', 8, 12],
  ['Betadine Gargle 125ml', 9, 14],
  ['Salonpas 20s', 5, 9],
  ['Blackmores Fish Oil', 25, 48],
  ['Thermometer Digital', 12, 30],
  ['Oral-B Toothbrush', 4, 8],
] as const
const tests = [
  ['Full Blood Count', 18, 35],
  ['Lipid Panel', 22, 48],
  ['HbA1c', 20, 38],
  ['Thyroid Function (TSH/FT4)', 45, 90],
  ['Hepatitis B Screen', 25, 60],
  ['Chest X-Ray', 35, 70],
  ['Resting ECG', 40, 80],
] as const
const specialist = [
  ['Specialist Consultation', 120, 240],
  ['Review Consultation', 90, 150],
  ['Allergy Prick Test', 180, 320],
  ['Cortisone Injection', 120, 260],
  ['Nasoendoscopy', 180, 360],
  ['Medication', 30, 220],
] as const

export function freshTruth(of: FreshBill, rest: Omit<Truth, 'date' | 'patient' | 'currency'> & Partial<Truth>): Truth {
  return { date: iso(of.date), patient: of.patient, currency: 'SGD', ...rest }
}

const registration = (random: Random) =>
  random.pick([
    `20${figures(random, 7)}K`,
    `M2-${figures(random, 7)}-${figures(random, 1)}`,
    `T08GB${figures(random, 4)}A`,
  ])

/** A clinic's till with cash, a rounded sum, an advertisement and a code to scan. */
const roll: Layout = (random) => {
  const made = freshBill(random, visit, [2, 6], 1)
  const provider = random.pick([
    'Sunshine Family Clinic & Surgery',
    'HealthFirst Medical (AMK)',
    'Sample Family Clinic',
  ])
  const number = anyNumber(random, made.date)
  const tax = nine(made.sum)
  const exact = made.sum + tax
  const total = Math.floor(exact / 5) * 5
  const cash = Math.ceil(total / 5_000) * 5_000
  const sign = random.pick(['', '$', 'S$'])
  const printer = tillRoll(random)
    .middle('+', { size: 44, bold: true })
    .middle(provider.toUpperCase(), { bold: true })
    .middle(random.pick(['Blk 123 Ang Mo Kio Ave 6 #01-4011', '10 Bukit Batok Central #02-08']))
    .middle(`Singapore ${figures(random, 6)}`)
    .middle(`Tel: 6${figures(random, 7)}`)
    .middle(`GST Reg No: ${registration(random)}`)
    .gap()
    .middle('*** TAX INVOICE ***')
    .gap(0.4)
    .both(`${anyNumberLabel(random)}:`, number)
    .both('Date/Time:', `${random.pick([days.slashed, days.spaced, days.shortYear])(made.date)} ${made.time}`)
    .both('Cashier:', random.pick(['AMY', 'Counter 2', 'admin']))
    .both('Patient:', made.patient)
    .rule(true)
    .both('ITEM', 'AMT')
    .rule(true)
  for (const { name, quantity, each, amount } of made.charges) {
    printer.left(name)
    printer.both(`   ${quantity} @ ${plain(each)}`, plain(amount))
  }
  printer
    .rule(true)
    .both(`SUBTOTAL (${made.charges.length} ITEMS)`, plain(made.sum))
    .both('GST 9%', plain(tax))
    .both('ROUNDING ADJ', exact === total ? '0.00' : `-${plain(exact - total)}`)
    .both(anyTotalLabel(random).toUpperCase(), `${sign}${plain(total)}`, { bold: true, size: 28 })
    .rule(true)
    .both(random.pick(['CASH', 'CASH TENDERED']), plain(cash))
    .both(random.pick(['CHANGE', 'CHANGE DUE']), plain(cash - total))
    .gap()
    .middle('Flu jab from $35! Ask our staff.')
    .middle('Rate us & win a $50 voucher')
    .middle('Valid till 31/12/2026')
    .gap(9)
  return {
    pages: [withCode(printer.sheet(), random)],
    truth: freshTruth(made, { provider, number, total, gst: tax }),
    people: made.people,
  }
}

/** Boxes with a label above its value, a due day, what was paid and a balance of nothing. */
const boxes: Layout = (random) => {
  const made = freshBill(random, specialist, [1, 5])
  const provider = random.pick([
    'Novena Joint & Bone Clinic Pte Ltd',
    'ENT Partners @ Orchard',
    'Made-up Orthopaedic Centre',
  ])
  const number = anyNumber(random, made.date)
  const on = anyDay(random)
  const tax = nine(made.sum)
  const total = made.sum + tax
  const sign = random.pick(['$', 'S$', 'SGD ', ''])
  const printer = paper(random.pick(['Lato', 'Noto Sans', 'Inter Variable']), 25)
    .line(
      [
        ['left', random.pick(['◆', '(N)', '✚'])],
        [0.07, provider],
        ['right', random.pick(['INVOICE', 'TAX INVOICE', 'RECEIPT'])],
      ],
      { bold: true, size: 36 },
    )
    .line([[0.07, `38 Irrawaddy Road #0${figures(random, 1)}-21, Singapore 3295${figures(random, 2)}`]], { size: 20 })
    .line([[0.07, `UEN ${figures(random, 9)}W | GST ${registration(random)} | www.example.sg`]], { size: 20 })
    .gap()
    .rule()
    .line(
      [
        ['left', random.pick(['INVOICE NO.', 'INVOICE NUMBER', 'RECEIPT NO.'])],
        [0.27, random.pick(['DATE', 'INVOICE DATE', 'ISSUE DATE'])],
        [0.52, 'DUE DATE'],
        [0.78, 'TERMS'],
      ],
      { size: 20 },
    )
    .line(
      [
        ['left', number],
        [0.27, on(made.date)],
        [0.52, on(daysLater(made.date, 14))],
        [0.78, '14 days'],
      ],
      { bold: true },
    )
    .rule()
    .gap(0.5)
    .line(
      [
        ['left', 'BILLED TO'],
        [0.52, 'ATTENDING DOCTOR'],
      ],
      { size: 20 },
    )
    .line([
      ['left', made.patient],
      [0.52, 'Dr Sam Invented'],
    ])
    .left(`${random.pick(['S', 'T', 'G'])}XXXX${figures(random, 3)}${random.pick(['A', 'F', 'Z'])}`)
    .gap()
    .rule()
    .line(
      [
        ['left', 'DESCRIPTION'],
        [{ ends: 0.58 }, 'RATE'],
        [{ ends: 0.7 }, 'QTY'],
        [{ ends: 0.84 }, 'GST'],
        ['right', 'AMOUNT'],
      ],
      { bold: true, size: 22 },
    )
    .rule()
  for (const { name, quantity, each, amount } of made.charges)
    printer.gap(0.3).line([
      ['left', name],
      [{ ends: 0.58 }, plain(each)],
      [{ ends: 0.7 }, String(quantity)],
      [{ ends: 0.84 }, '9%'],
      ['right', plain(amount)],
    ])
  printer.rule()
  for (const [label, value] of [
    ['Subtotal', plain(made.sum)],
    ['GST (9%)', plain(tax)],
    [random.pick(['Total', 'TOTAL DUE', 'Invoice Total', 'Total (incl. GST)']), sign + plain(total)],
    [random.pick(['Amount Paid', 'Less: Payment', 'Paid (Visa)']), `-${plain(total)}`],
    ['Balance Due', `${sign}0.00`],
  ] as const)
    printer.gap(0.2).line([
      [0.6, label],
      ['right', value],
    ])
  printer
    .gap(1.5)
    .left('PayNow to UEN or bank transfer DBS 012-345678-9. Please quote the invoice number.', { size: 20 })
  return {
    pages: [printer.sheet(2_339)],
    truth: freshTruth(made, { provider, number, total, gst: tax }),
    people: made.people,
  }
}

/** A hospital: who pays on the first page, all charges with their days on the second. */
const twoPages: Layout = (random) => {
  const made = freshBill(random, hospital, [7, 10])
  const provider = random.pick(['Mount Example Hospital', 'Tembusu Hospital', 'Raffles Sample Hospital Pte Ltd'])
  const number = `${random.pick(['IP', 'HRN', 'A', ''])}${figures(random, 9)}`
  const on = random.pick([days.spaced, days.slashed, days.hyphened, days.joined])
  const nights = random.between(2, 6)
  const admitted = daysLater(made.date, -nights - random.between(1, 5))
  const tax = nine(made.sum)
  const total = made.sum + tax
  const [shield, medisave] = [Math.round(total * 0.5), Math.round(total * 0.15)]
  const face = random.pick(['Lato', 'Tinos', 'Roboto Condensed'])
  const head = (of: number) =>
    paper(face, 25)
      .left(provider.toUpperCase(), { bold: true, size: 34 })
      .left(`1 Hospital Drive, Singapore 169608   Tel 6222 ${figures(random, 4)}   GST Reg. ${registration(random)}`, {
        size: 20,
      })
      .line([
        ['left', random.pick(['TAX INVOICE - INPATIENT', 'FINAL BILL', 'HOSPITALISATION BILL'])],
        ['right', `Page ${of}/2`],
      ])
      .rule()
  const first = head(1)
    .gap()
    .line([
      ['left', 'Patient Name'],
      [0.22, made.patient.toUpperCase()],
      [0.6, 'Bill Number'],
      [0.78, number],
    ])
    .line([
      ['left', 'Case No'],
      [0.22, `C${figures(random, 8)}`],
      [0.6, 'Bill Date'],
      [0.78, on(made.date)],
    ])
    .line([
      ['left', 'Admitted'],
      [0.22, on(admitted)],
      [0.6, 'Discharged'],
      [0.78, on(daysLater(admitted, nights))],
    ])
    .gap(2)
    .left('SUMMARY OF CHARGES', { bold: true })
    .rule()
    .both('Total Hospital Charges', plain(made.sum))
    .both('Add: GST 9%', plain(tax))
    .both(random.pick(['Total Bill Amount', 'TOTAL AMOUNT PAYABLE', 'Grand Total (S$)']), plain(total), { bold: true })
    .gap()
    .both('Less: MediShield Life', `(${plain(shield)})`)
    .both('Less: MediSave', `(${plain(medisave)})`)
    .both('Less: Deposit paid', `(${plain(total - shield - medisave)})`)
    .rule()
    .both(random.pick(['Outstanding Balance', 'Balance Due', 'Net payable by patient']), '0.00', { bold: true })
    .gap(3)
    .left('Details of charges are on the next page.', { size: 20 })
  const second = head(2)
    .line([
      ['left', `Patient: ${made.patient}`],
      ['right', `Bill No ${number}`],
    ])
    .gap()
    .line(
      [
        ['left', 'Date'],
        [0.18, 'Description'],
        [{ ends: 0.76 }, 'Qty'],
        ['right', 'Amount S$'],
      ],
      { bold: true },
    )
    .rule()
  for (const { name, quantity, amount } of made.charges)
    second.gap(0.2).line([
      ['left', on(daysLater(admitted, random.between(0, nights)))],
      [0.18, name],
      [{ ends: 0.76 }, String(quantity)],
      ['right', plain(amount)],
    ])
  second.rule().both('Total before GST', plain(made.sum)).gap(2).middle('*** End of bill ***', { size: 20 })
  return {
    pages: [first.sheet(2_339), second.sheet(2_339)],
    truth: freshTruth(made, { provider, number, total, gst: tax }),
    people: made.people,
  }
}

/** A dentist: usual price, discount of each line, and a stamp over the sums. */
const discounts: Layout = (random) => {
  const made = freshBill(random, teeth, [1, 4])
  const provider = random.pick(['Smile Lab Dental Surgery', 'Bright Teeth @ Tampines', 'Paper Lantern Dental'])
  const number = anyNumber(random, made.date)
  const off = random.pick([10, 15])
  const cuts = made.charges.map(({ amount }) => Math.round((amount * off) / 100))
  const cut = cuts.reduce((sum, cents) => sum + cents, 0)
  const net = made.sum - cut
  const hasTax = random.chance(0.5)
  const tax = hasTax ? nine(net) : 0
  const total = net + tax
  const sign = random.pick(['$', ''])
  const printer = paper(random.pick(['PT Serif', 'Courier Prime', 'Noto Sans']), 24, 1_400)
    .middle(provider, { bold: true, size: 38 })
    .middle(
      `201 Tampines St 21 #01-1${figures(random, 2)} Singapore 5202${figures(random, 2)} • 6${figures(random, 7)}`,
      { size: 19 },
    )
    .gap()
    .middle(random.pick(['OFFICIAL RECEIPT', 'Receipt / Invoice']), { bold: true })
    .gap()
    .line([
      ['left', `Name : ${made.patient}`],
      ['right', `${anyNumberLabel(random)} : ${number}`],
    ])
    .line([
      ['left', 'Dentist : Dr Fay Kename'],
      ['right', `Date : ${anyDay(random)(made.date)}`],
    ])
    .rule(true)
    .line([
      ['left', 'Tooth'],
      [0.1, 'Treatment'],
      [{ ends: 0.64 }, 'Fee'],
      [{ ends: 0.8 }, `Disc ${off}%`],
      ['right', 'Nett'],
    ])
    .rule(true)
  for (const [index, { name, quantity, amount }] of made.charges.entries())
    printer.gap(0.2).line([
      ['left', `${random.between(1, 4)}${random.between(1, 8)}`],
      [0.1, quantity > 1 ? `${name} x ${quantity}` : name],
      [{ ends: 0.64 }, plain(amount)],
      [{ ends: 0.8 }, `-${plain(cuts[index] ?? 0)}`],
      ['right', plain(amount - (cuts[index] ?? 0))],
    ])
  printer.rule(true)
  for (const [label, value] of [
    ['Total Fees', plain(made.sum)],
    ['Total Discount', `-${plain(cut)}`],
    ...(hasTax ? ([['GST 9%', plain(tax)]] as const) : []),
    [random.pick(['Nett Payable', 'Amount Payable', 'Nett Total', 'Total Payable']), sign + plain(total)],
    [random.pick(['NETS', 'PayNow', 'Mastercard']), sign + plain(total)],
  ] as const)
    printer.gap(0.2).line([
      [{ ends: 0.78 }, label],
      ['right', value],
    ])
  printer.beside([[0.12, 'PAID']], { bold: true, size: 64, stamped: { degrees: -14, ink: 'rgb(190 40 50 / 0.55)' } })
  printer.gap(2).middle('Straighten your teeth from $2,888 - ask us today!', { size: 20 })
  return {
    pages: [printer.sheet()],
    truth: freshTruth(made, { provider, number, total, gst: tax || undefined }),
    people: made.people,
  }
}

/** A pharmacy's till, prices with their tax, what was saved, and the slip of the card below. */
const slipBelow: Layout = (random) => {
  const made = freshBill(random, shelf, [2, 6], 5)
  const provider = random.pick(['Unity Sample Pharmacy', 'Wellness Watch', 'Pelican Pharmacy'])
  const number = random.pick([
    figures(random, 10),
    `${figures(random, 4)}-${figures(random, 2)}-${figures(random, 5)}`,
    `T${figures(random, 7)}`,
  ])
  const saved = random.between(1, 6) * 50
  const total = made.sum - saved
  const tax = nineWithin(total)
  const on = random.pick([days.slashed, days.shortYear, days.joined, days.spaced])
  const printer = tillRoll(random)
    .middle(provider, { bold: true, size: 28 })
    .middle(random.pick(['Jurong Point #B1-22', 'Nex Mall #02-14', 'Tiong Bahru Plaza #01-09']))
    .middle(`GST REG: ${registration(random)}`)
    .gap()
    .line([
      ['left', `POS ${random.between(1, 9)}`],
      ['right', `${on(made.date)} ${made.time}`],
    ])
    .left(`${random.pick(['Receipt:', 'Receipt No:', 'Bill#', 'Trans No:'])} ${number}`)
    .left(`Member: ****${figures(random, 4)}`)
    .rule(true)
  for (const { name, quantity, each, amount } of made.charges) {
    if (quantity > 1) printer.left(name).both(` ${quantity} X ${plain(each)}`, plain(amount))
    else printer.both(name, plain(amount))
  }
  printer
    .both('  Member price off', `-${plain(saved)}`)
    .rule(true)
    .both(`TOTAL (${made.charges.reduce((sum, { quantity }) => sum + quantity, 0)} PCS)`, plain(total), {
      bold: true,
      size: 28,
    })
    .both(random.pick(['VISA', 'MASTERCARD', 'NETS']), plain(total))
    .both('GST 9% INCLUDED', plain(tax))
    .left(`You saved $${plain(saved)} today!`)
    .both('Points earned', String(Math.floor(total / 100)))
    .both('Points balance', String(random.between(120, 4_800)))
    .rule(true)
    .middle('CUSTOMER COPY')
    .both(`TID ${figures(random, 8)}`, `MID ${figures(random, 9)}`)
    .both(`BATCH ${figures(random, 6)}`, `INV ${figures(random, 6)}`)
    .left(`CARD XXXX XXXX XXXX ${figures(random, 4)}`)
    .both(`APPR ${figures(random, 6)}`, `RRN ${figures(random, 12)}`)
    .both('AMOUNT', `SGD ${plain(total)}`)
    .middle('NO SIGNATURE REQUIRED')
    .gap()
    .middle('Exchange within 7 days with receipt')
  return {
    pages: [printer.sheet()],
    truth: freshTruth(made, { provider, number, total, gst: tax, patient: undefined }),
    people: made.people,
  }
}

/** A laboratory: amounts before descriptions, days of taking and of reporting, the tax within the sum. */
const amountsFirst: Layout = (random) => {
  const made = freshBill(random, tests, [2, 6])
  const provider = random.pick([
    'Quest Sample Labs Pte. Ltd.',
    'ScreenWell Health Screening',
    'Sample Diagnostics Laboratory',
  ])
  const number = anyNumber(random, made.date)
  const on = anyDay(random)
  const tax = nineWithin(made.sum)
  const printer = paper(random.pick(['Roboto Condensed', 'Inter Variable', 'Lato']), 26, 1_500)
    .line([['right', provider]], { bold: true, size: 34 })
    .line([['right', `Co. Reg. & GST Reg. No.: ${registration(random)}`]], { size: 20 })
    .line([['right', 'hello@example.sg | +65 6123 4567']], { size: 20 })
    .gap()
    .left(random.pick(['Tax invoice', 'Official Receipt', 'Invoice']), { bold: true, size: 32 })
    .gap(0.4)
    .left(`${anyNumberLabel(random)}: ${number}`)
    .left(`${random.pick(['Date of issue', 'Invoice date', 'Date issued', 'Transaction date'])}: ${on(made.date)}`)
    .left(`Specimen collected: ${on(daysLater(made.date, -1))}`)
    .left(
      `Client: ${made.patient} (${random.pick(['M', 'F'])}, DOB ${random.between(10, 28)}/0${random.between(1, 9)}/19${random.between(60, 99)})`,
    )
    .gap()
    .rule()
    .line(
      [
        ['left', 'Qty'],
        [{ ends: 0.2 }, 'Unit'],
        [{ ends: 0.36 }, 'Amount'],
        [0.42, 'Test'],
      ],
      { bold: true },
    )
    .rule()
  for (const { name, quantity, each, amount } of made.charges)
    printer.gap(0.25).line([
      ['left', String(quantity)],
      [{ ends: 0.2 }, plain(each)],
      [{ ends: 0.36 }, plain(amount)],
      [0.42, name],
    ])
  printer
    .rule()
    .gap(0.4)
    .line(
      [
        [{ ends: 0.36 }, `${random.pick(['$', 'S$', ''])}${plain(made.sum)}`],
        [0.42, random.pick(['Total (incl. GST)', 'Total inclusive of 9% GST', 'Total payable', 'Grand total'])],
      ],
      { bold: true },
    )
    .line([
      [{ ends: 0.36 }, plain(tax)],
      [0.42, random.pick(['GST 9% (included)', 'of which GST @ 9%'])],
    ])
    .line([
      [{ ends: 0.36 }, plain(made.sum)],
      [0.42, 'Paid by card'],
    ])
    .gap(2)
    .left('This invoice is computer generated. E. & O. E.', { size: 20 })
  return {
    pages: [printer.sheet(1_800)],
    truth: freshTruth(made, { provider, number, total: made.sum, gst: tax }),
    people: made.people,
  }
}

/** A form that says in a sentence who paid how much for what. */
const sentence: Layout = (random) => {
  const made = freshBill(random, specialist, [1, 3], 100)
  const provider = random.pick(['Dr Nobody Skin & Laser', 'Harmony TCM Medical Hall', 'Rain Tree Physiotherapy'])
  const number = random.pick([figures(random, 4), figures(random, 5), `OR ${figures(random, 5)}`])
  const on = random.pick([days.long, days.ordinal, days.slashed, days.spaced])
  const printer = new Printer({
    width: 1_400,
    margin: 90,
    face: random.pick(['Tinos', 'PT Serif', 'Lato']),
    size: 27,
  })
    .middle(provider, { bold: true, size: 40 })
    .middle(
      `5 Sample Lane #03-0${figures(random, 1)} Singapore 1880${figures(random, 2)}   Tel: 6${figures(random, 3)} ${figures(random, 4)}`,
      { size: 21 },
    )
    .rule()
    .line(
      [
        ['left', 'OFFICIAL RECEIPT'],
        ['right', `No. ${number}`],
      ],
      { bold: true, size: 32 },
    )
    .line([['right', `Date: ${on(made.date)}`]])
    .gap()
    .left(`Received from  ${made.patient}`)
    .left(`the sum of Singapore Dollars ${random.pick(['as stated below', 'in figures below'])} only`)
    .left(`being payment for  ${made.charges.map(({ name }) => name).join(', ')}`)
    .gap()
  for (const { name, amount } of made.charges)
    printer.line([
      [0.08, name],
      [{ ends: 0.7 }, `$${plain(amount)}`],
    ])
  printer
    .rule()
    .line(
      [
        ['left', `${random.pick(['TOTAL', 'Total Received', 'AMOUNT RECEIVED'])}   S$ ${plain(made.sum)}`],
        [0.55, `[${random.pick(['x', ' '])}] Cash  [x] PayNow  [ ] Cheque`],
      ],
      { bold: true },
    )
    .gap(2)
    .line([['right', '______________________']])
    .line([['right', 'Authorised Signature']], { size: 21 })
  return {
    pages: [printer.sheet()],
    truth: freshTruth(made, { provider, number, total: made.sum, gst: undefined }),
    people: made.people,
  }
}

export const freshClinics = {
  'fresh roll': roll,
  'fresh boxes': boxes,
  'fresh hospital, 2 pages': twoPages,
  'fresh discounts': discounts,
  'fresh slip below': slipBelow,
  'fresh amounts first': amountsFirst,
  'fresh sentence': sentence,
}
