/** Bills and receipts of clinics and hospitals that no rule of reading was made with before they were first measured. */
import { consultation, hospital, specialist, treatments } from './items.ts'
import { A4, numbers, page, truthOf, type Layout } from './layout.ts'
import { makeBill, money, written } from './made-up-bill.ts'
import { Printer } from './sheet.ts'

const chinese = 'Noto Sans SC Variable'

export const chineseMedicine: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Orchid Grove TCM Clinic',
    things: [
      ['Acupuncture 针灸', 40, 90],
      ['Herbal Medicine 中药', 35, 120],
      ['Consultation 诊金', 15, 40],
      ['Cupping 拔罐', 20, 45],
      ['Tui Na 推拿', 38, 80],
    ],
    items: [2, 5],
    gst: 'none',
    number: numbers.prefixed('A', 5),
  })
  const printer = page(chinese, 28, 1100)
    .middle('兰园中医诊所', { size: 44, bold: true })
    .middle('ORCHID GROVE TCM CLINIC', { size: 32, bold: true })
    .middle(`${bill.address} ${bill.postal}  电话 Tel: ${bill.telephone}`, { size: 23 })
    .rule()
    .middle('收据 RECEIPT', { bold: true, size: 34 })
    .line([
      ['left', `收据号码 No.: ${bill.number}`],
      [0.6, `日期 Date: ${written.slashes(bill.date)}`],
    ])
    .left(`病人姓名 Patient: ${bill.patient}`)
    .left(`医师 Physician: ${bill.doctor}`)
    .rule()
    .line(
      [
        ['left', '项目 Description'],
        ['right', '金额 Amount ($)'],
      ],
      { bold: true },
    )
  for (const { name, quantity, unitCents } of bill.items)
    printer.gap(0.2).both(quantity > 1 ? `${name} x${quantity}` : name, money(quantity * unitCents))
  printer
    .rule()
    .both('总额 Total', `$${money(bill.total)}`, { bold: true, size: 32 })
    .both('付款 Payment: PayNow', `$${money(bill.total)}`)
    .gap()
    .middle('多谢惠顾 Thank you', { size: 24 })
  return { pages: [printer.sheet(1250)], truth: truthOf(bill), people: bill.people }
}

/** With codes, rates of tax and tax line by line. */
export const specialistInvoice: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Made-up Orthopaedic Centre',
    things: specialist,
    items: [2, 6],
    gst: 'none',
    number: numbers.prefixed('MOC26-', 5),
  })
  const lines = bill.items.map(({ name, quantity, unitCents }, index) => {
    const net = quantity * unitCents
    return { code: `C${110 + index * 7}`, name, quantity, unitCents, net, tax: Math.round((net * bill.percent) / 100) }
  })
  const gst = lines.reduce((sum, { tax }) => sum + tax, 0)
  const total = bill.subtotal + gst
  const printer = page('Lato', 25)
    .left('MADE-UP ORTHOPAEDIC CENTRE PTE LTD', { size: 38, bold: true })
    .left(`${bill.doctor}  MBBS (Singapore), MMed (Surgery), FRCS (Edinburgh), FAMS`, { size: 23 })
    .left('Senior Consultant Orthopaedic Surgeon  MCR No. M01234A', { size: 23 })
    .left(`${bill.address}, Made-up Medical Centre, ${bill.postal}`, { size: 23 })
    .left(`T +65 ${bill.telephone}   F +65 6${random.between(1_000_000, 9_999_999)}   hello@example.com`, { size: 23 })
    .left(`Company & GST Registration No. 20${random.between(10, 20)}${random.between(10_000, 99_999)}W`, { size: 23 })
    .gap(1.5)
    .middle('TAX INVOICE', { size: 36, bold: true })
    .gap(1)
    .line([
      ['left', 'To:'],
      [0.08, bill.patient.toUpperCase()],
      [0.62, 'Invoice Number'],
      [0.82, `: ${bill.number}`],
    ])
    .line([
      [0.08, '45 Imaginary Crescent #09-12'],
      [0.62, 'Invoice Date'],
      [0.82, `: ${written.short(bill.date)}`],
    ])
    .line([
      [0.08, 'Singapore 560045'],
      [0.62, 'Due Date'],
      [0.82, ': Upon receipt'],
    ])
    .gap(1)
    .rule()
    .line(
      [
        ['left', 'Code'],
        [0.1, 'Description'],
        [{ ends: 0.58 }, 'Qty'],
        [{ ends: 0.72 }, 'Price'],
        [{ ends: 0.86 }, 'GST'],
        ['right', 'Amount'],
      ],
      { bold: true },
    )
    .rule()
  for (const { code, name, quantity, unitCents, net, tax } of lines)
    printer.gap(0.3).line([
      ['left', code],
      [0.1, name],
      [{ ends: 0.58 }, quantity.toFixed(2)],
      [{ ends: 0.72 }, money(unitCents)],
      [{ ends: 0.86 }, money(tax)],
      ['right', money(net)],
    ])
  printer
    .rule()
    .line([
      [{ ends: 0.82 }, 'Total Excluding GST'],
      ['right', money(bill.subtotal)],
    ])
    .line([
      [{ ends: 0.82 }, `Add GST ${bill.percent}%`],
      ['right', money(gst)],
    ])
    .line(
      [
        [{ ends: 0.82 }, 'Total Amount Due (SGD)'],
        ['right', money(total)],
      ],
      { bold: true },
    )
    .gap(2)
    .left('Please make all cheques payable to Made-up Orthopaedic Centre Pte Ltd', { size: 22 })
    .left(`Bank transfer: Sample Bank 012-34567-8, quoting invoice ${bill.number}`, { size: 22 })
  return { pages: [printer.sheet(A4)], truth: truthOf(bill, { total, gst }), people: bill.people }
}

/** What subsidy and insurers pay stands below one another. */
export const outpatientBill: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Tembusu Specialist Centre',
    things: specialist,
    items: [2, 5],
    gst: 'added',
    number: numbers.prefixed('TSC', 8),
  })
  const medisave = Math.round(bill.total / 500) * 100
  const insurer = Math.round(bill.total / 300) * 100
  const rest = bill.total - medisave - insurer
  const printer = page('Noto Sans', 25)
    .line(
      [
        ['left', 'Tembusu Specialist Centre'],
        ['right', 'TAX INVOICE'],
      ],
      { bold: true, size: 34 },
    )
    .left(`${bill.address} ${bill.postal}`)
    .left(`GST Reg. No.: ${bill.gstRegistration}`)
    .gap(1)
    .line([
      ['left', 'Name'],
      [0.2, bill.patient.toUpperCase()],
      [0.58, 'Tax Invoice No.'],
      [0.8, bill.number],
    ])
    .line([
      ['left', 'NRIC/FIN'],
      [0.2, 'XXXXX567D'],
      [0.58, 'Tax Invoice Date'],
      [0.8, written.dots(bill.date)],
    ])
    .line([
      ['left', 'Clinic'],
      [0.2, 'Specialist Outpatient B2'],
      [0.58, 'Visit No.'],
      [0.8, `8${random.between(1_000_000, 9_999_999)}`],
    ])
    .rule()
    .line(
      [
        ['left', 'Service description'],
        ['right', 'Amount (S$)'],
      ],
      { bold: true },
    )
  for (const { name, quantity, unitCents } of bill.items) printer.gap(0.3).both(name, money(quantity * unitCents))
  printer
    .rule()
    .both('Total charges before GST', money(bill.subtotal))
    .both(`${bill.percent}% GST`, money(bill.gst))
    .both('Total amount payable', money(bill.total), { bold: true })
    .gap(0.6)
    .both('Less: MediSave deduction', `(${money(medisave)})`)
    .both('Less: Payable by insurer (Sample Life)', `(${money(insurer)})`)
    .both('Balance to be paid by patient', money(rest), { bold: true })
    .gap(0.6)
    .both(`Payment by Mastercard on ${written.dots(bill.date)}`, money(rest))
    .both('Outstanding balance', '0.00')
  return { pages: [printer.sheet(A4)], truth: truthOf(bill), people: bill.people }
}

/** Gross, discount and net side by side; paid in advance, nothing due any more. */
export const dentalPackage: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Paper Lantern Dental',
    things: treatments,
    items: [2, 4],
    gst: 'none',
    number: numbers.prefixed('PLD/26/', 5),
  })
  const lines = bill.items.map(({ name, quantity, unitCents }) => {
    const gross = quantity * unitCents
    const off = random.chance(0.6) ? Math.round(gross / 1_000) * 100 : 0
    return { name, gross, off }
  })
  const gross = lines.reduce((sum, one) => sum + one.gross, 0)
  const off = lines.reduce((sum, one) => sum + one.off, 0)
  const gst = Math.round(((gross - off) * bill.percent) / 100)
  const total = gross - off + gst
  const deposit = Math.round(total / 400) * 100
  const printer = page('Lato', 27, 1240)
    .middle('PAPER LANTERN DENTAL', { size: 40, bold: true })
    .middle(`${bill.address}, ${bill.postal}. Tel: ${bill.telephone}`, { size: 22 })
    .middle(`GST Reg: ${bill.gstRegistration}`, { size: 22 })
    .gap()
    .line([
      ['left', `Invoice: ${bill.number}`],
      ['right', written.twoDigits(bill.date)],
    ])
    .left(`Patient: ${bill.patient} (Smile Package member)`)
    .rule()
    .line(
      [
        ['left', 'Treatment'],
        [{ ends: 0.62 }, 'Gross'],
        [{ ends: 0.8 }, 'Disc'],
        ['right', 'Nett'],
      ],
      { bold: true },
    )
  for (const one of lines)
    printer.gap(0.2).line([
      ['left', one.name],
      [{ ends: 0.62 }, money(one.gross)],
      [{ ends: 0.8 }, one.off ? `-${money(one.off)}` : '0.00'],
      ['right', money(one.gross - one.off)],
    ])
  printer
    .rule()
    .both('Total before discount', money(gross))
    .both('Total discount', `-${money(off)}`)
    .both('Nett before GST', money(gross - off))
    .both(`GST @ ${bill.percent}%`, money(gst))
    .both('Total payable', money(total), { bold: true })
    .both('Package deposit used', `-${money(deposit)}`)
    .both('Paid by VISA', money(total - deposit))
    .both('Balance due', '0.00', { bold: true })
  return { pages: [printer.sheet(1500)], truth: truthOf(bill, { total, gst }), people: bill.people }
}

/** A printed form that somebody filled in by hand. */
export const filledInByHand: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Harbourview Medical Practice',
    things: consultation,
    items: [1, 1],
    gst: 'none',
    number: numbers.digits(5),
  })
  const hand = { face: 'Caveat', size: 50, bold: true }
  const printer = page('Tinos', 29, 1300)
    .left('HARBOURVIEW MEDICAL PRACTICE', { size: 38, bold: true })
    .left(`${bill.address}, ${bill.postal}   Tel: ${bill.telephone}`)
    .gap(0.5)
    .line(
      [
        ['middle', 'OFFICIAL RECEIPT'],
        ['right', `No. ${bill.number}`],
      ],
      { bold: true, size: 34 },
    )
    .gap(0.5)
    .line([[0.62, 'Date']])
    .beside([[0.72, written.slashes(bill.date)]], hand)
    .gap()
    .line([['left', 'Received from']])
    .beside([[0.2, bill.patient]], hand)
    .gap()
    .line([['left', 'Being payment of']])
    .beside([[0.24, bill.items[0]?.name ?? '']], hand)
    .gap()
    .line([['left', 'Cash / Cheque / NETS']])
    .gap(1)
    .line([['left', 'TOTAL S$']], { bold: true, size: 36 })
    .beside([[0.2, money(bill.total)]], { ...hand, size: 58 })
    .line([[0.62, '.....................']])
    .line([[0.62, 'Signature']])
  return { pages: [printer.sheet(780)], truth: truthOf(bill), people: bill.people }
}

/** Month before day, and dollars of another country. */
export const american: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Sample Bay Urgent Care',
    things: consultation,
    items: [2, 4],
    gst: 'none',
    number: numbers.prefixed('', 7),
  })
  const [year, month, day] = bill.date.split('-')
  const copay = Math.round(bill.total / 500) * 100
  const printer = page('Lato', 26, 1275)
    .left('Sample Bay Urgent Care', { size: 40, bold: true })
    .left('1200 Example Street, Suite 400, San Francisco, CA 94103, USA')
    .left('Phone (415) 555-0134   Tax ID 00-0000000')
    .gap(1)
    .line([
      ['left', 'RECEIPT'],
      ['right', `Date of service: ${month}/${day}/${year}`],
    ])
    .line([
      ['left', `Patient: ${bill.patient}`],
      ['right', `Receipt #: ${bill.number}`],
    ])
    .rule()
  for (const { name, quantity, unitCents } of bill.items) printer.gap(0.2).both(name, `$${money(quantity * unitCents)}`)
  printer
    .rule()
    .both('Total charges', `$${money(bill.total)}`, { bold: true })
    .both(`Paid ${month}/${day}/${year} Visa ending 4242`, `$${money(bill.total - copay)}`)
    .both('Paid cash', `$${money(copay)}`)
    .both('Balance', '$0.00')
  return {
    pages: [printer.sheet(1100)],
    truth: truthOf(bill, { currency: 'USD', gst: undefined }),
    people: bill.people,
  }
}

/** From an app, light or dark, as its screen shows it. */
export const screenOfApp: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Everyday Health Clinic (Jurong)',
    things: consultation,
    items: [1, 3],
    gst: 'added',
    number: numbers.prefixed('EHC-J-', 6),
  })
  const isDark = random.chance(0.5)
  const printer = new Printer({ width: 1080, margin: 60, face: 'Inter Variable', size: 36, ink: isDark ? 235 : 35 })
    .both('10:42', '78%', { size: 30 })
    .gap(1)
    .middle('Receipt', { bold: true, size: 42 })
    .gap(2)
    .middle('Payment successful', { size: 34 })
    .middle(`S$${money(bill.total)}`, { bold: true, size: 80 })
    .gap(1)
    .both('Paid to', 'Everyday Health Clinic (Jurong)')
    .gap(0.6)
    .both('Date and time', `${written.short(bill.date)}, ${bill.time}`)
    .gap(0.6)
    .both('Receipt no.', bill.number)
    .gap(0.6)
    .both('Patient', bill.patient)
    .rule()
  for (const { name, quantity, unitCents } of bill.items)
    printer.gap(0.4).both(name, `S$${money(quantity * unitCents)}`)
  printer
    .rule()
    .both('Subtotal', `S$${money(bill.subtotal)}`)
    .gap(0.4)
    .both(`GST (${bill.percent}%)`, `S$${money(bill.gst)}`)
    .gap(0.4)
    .both('Total paid', `S$${money(bill.total)}`, { bold: true })
    .gap(3)
    .middle('Download PDF', { size: 34 })
  const sheet = printer.sheet(2200)
  return {
    pages: [isDark ? { ...sheet, paper: '#14161a' } : sheet],
    truth: truthOf(bill),
    people: bill.people,
  }
}

/** Some of the bill is refunded, line by line. */
export const dayOfSurgery: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Angsana Day Surgery',
    things: hospital,
    items: [4, 7],
    gst: 'none',
    number: numbers.digits(9),
  })
  const refund = random.between(20, 60) * 100 + random.between(0, 99)
  const subtotal = bill.subtotal - refund
  const gst = Math.round((subtotal * bill.percent) / 100)
  const total = subtotal + gst
  const printer = page('Tinos', 29)
    .middle('ANGSANA DAY SURGERY', { size: 44, bold: true })
    .middle(`${bill.address} ${bill.postal}`)
    .rule()
    .left(`TAX INVOICE ${bill.number}`, { bold: true })
    .left(`Date of invoice: ${written.long(bill.date)}`)
    .left(`Patient name: ${bill.patient}`)
    .left('Date of birth: 14 February 1979')
    .gap(1)
  for (const { name, quantity, unitCents } of bill.items) printer.gap(0.3).both(name, money(quantity * unitCents))
  printer
    .gap(0.3)
    .both('Returned: ward medications not used', `${money(refund)}-`)
    .rule()
    .both('Nett charges', money(subtotal))
    .both(`GST ${bill.percent}% thereon`, money(gst))
    .rule()
    .both('AMOUNT DUE FROM PATIENT', `S$ ${money(total)}`, { bold: true })
  return { pages: [printer.sheet(A4)], truth: truthOf(bill, { total, gst }), people: bill.people }
}
