/** Receipts of clinics, hospitals and dentists of Singapore, drawn without a look at what the rules make of them. */
import { consultation, specialist, treatments } from './items.ts'
import { A4, numbers, page, roll, truthOf, type Layout } from './layout.ts'
import { makeBill, money, written } from './made-up-bill.ts'

/** A subsidy of the state, and GST on what is left. */
export const clinicOfChain: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Fernleaf Family Medicine (Punggol)',
    things: consultation,
    items: [2, 5],
    gst: 'none',
    number: numbers.prefixed('FFM/PG/', 6),
  })
  const subsidy = Math.min(1_850, Math.round(bill.subtotal / 3 / 10) * 10)
  const net = bill.subtotal - subsidy
  const gst = Math.round((net * bill.percent) / 100)
  const total = net + gst
  const printer = page('Lato', 25, 1_240)
    .left('Fernleaf Family Medicine (Punggol)', { size: 36, bold: true })
    .left(`${bill.address}, ${bill.postal}`, { size: 22 })
    .left(
      `T ${bill.telephone}  F ${Number(bill.telephone) + 1}  Co. Reg / GST Reg No. 201${random.between(10_000, 99_999)}K`,
      {
        size: 22,
      },
    )
    .rule()
    .middle('TAX INVOICE / OFFICIAL RECEIPT', { size: 30, bold: true })
    .line([
      ['left', `Patient   : ${bill.patient}`],
      [0.58, `Bill Ref.   : ${bill.number}`],
    ])
    .line([
      ['left', `NRIC      : S****${random.between(100, 999)}A`],
      [0.58, `Visit Date  : ${written.short(bill.date)} ${bill.time}`],
    ])
    .line([
      ['left', `Doctor    : ${bill.doctor}`],
      [0.58, `CHAS Card   : Blue`],
    ])
    .rule()
    .line(
      [
        ['left', 'Item'],
        [{ ends: 0.62 }, 'Qty'],
        [{ ends: 0.8 }, 'Price'],
        ['right', 'Amt'],
      ],
      { bold: true },
    )
  for (const { name, quantity, unitCents } of bill.items)
    printer.line([
      ['left', name],
      [{ ends: 0.62 }, `${quantity} EA`],
      [{ ends: 0.8 }, money(unitCents)],
      ['right', money(quantity * unitCents)],
    ])
  printer
    .rule()
    .both('Gross Total', money(bill.subtotal))
    .both('Less CHAS Subsidy', `(${money(subsidy)})`)
    .both('Sub-total', money(net))
    .both(`GST @ ${bill.percent}%`, money(gst))
    .both('Patient to Pay', `$ ${money(total)}`, { bold: true, size: 29 })
    .both('Received - NETS', `$ ${money(total)}`)
    .both('Outstanding', '$ 0.00')
    .gap()
    .left('This is a computer generated receipt. No signature is required.', { size: 20 })
  return { pages: [printer.sheet(1_500)], truth: truthOf(bill, { total, gst }), people: bill.people }
}

/** Gross, subsidy and net in columns; the state pays the GST. */
export const polyclinicColumns: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Kingfisher Polyclinic',
    things: [
      ['Consultation', 28, 52],
      ['Chronic Medication', 12, 90],
      ['HbA1c Test', 18, 32],
      ['Lipid Panel', 20, 40],
      ['Diabetic Foot Screening', 15, 35],
      ['Vaccination', 30, 80],
    ],
    items: [2, 5],
    gst: 'none',
    number: numbers.digits(10),
  })
  const rows = bill.items.map(({ name, quantity, unitCents }) => {
    const gross = quantity * unitCents
    const subsidy = Math.round(gross / 2)
    return { name, gross, subsidy, net: gross - subsidy }
  })
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((added, row) => added + of(row), 0)
  const total = sum(({ net }) => net)
  const printer = page('Noto Sans', 24, 1_400)
    .line(
      [
        ['left', 'KINGFISHER POLYCLINIC'],
        ['right', 'BILL / RECEIPT'],
      ],
      { size: 34, bold: true },
    )
    .left(`${bill.address} ${bill.postal}    GST Reg No ${bill.gstRegistration}`, { size: 21 })
    .gap()
    .line([
      ['left', `Name: ${bill.patient.toUpperCase()}`],
      ['right', `Bill No: ${bill.number}`],
    ])
    .line([
      ['left', `Visit No: PV${random.between(1_000_000, 9_999_999)}`],
      ['right', `Bill Date: ${written.dots(bill.date)}`],
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
  for (const { name, gross, subsidy, net } of rows)
    printer.line([
      ['left', name],
      [{ ends: 0.6 }, money(gross)],
      [{ ends: 0.8 }, `-${money(subsidy)}`],
      ['right', money(net)],
    ])
  printer
    .rule()
    .line(
      [
        ['left', 'Total'],
        [{ ends: 0.6 }, money(sum(({ gross }) => gross))],
        [{ ends: 0.8 }, `-${money(sum(({ subsidy }) => subsidy))}`],
        ['right', money(total)],
      ],
      { bold: true },
    )
    .line([
      ['left', `${bill.percent}% GST`],
      ['right', money(Math.round((total * bill.percent) / 100))],
    ])
    .line([
      ['left', 'Less GST absorbed by Government'],
      ['right', `-${money(Math.round((total * bill.percent) / 100))}`],
    ])
    .line(
      [
        ['left', 'Amount payable by you'],
        ['right', money(total)],
      ],
      { bold: true, size: 28 },
    )
    .gap()
    .line([
      ['left', `Payment on ${written.dots(bill.date)} by Visa/Master (Contactless)`],
      ['right', money(total)],
    ])
    .line([
      ['left', 'Balance'],
      ['right', '0.00'],
    ])
  return { pages: [printer.sheet(1_400)], truth: truthOf(bill, { total, gst: undefined }), people: bill.people }
}

/** A balance of before that was paid, MediSave, and what is left to pay. */
export const hospitalOutpatient: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Tembusu Hospital',
    things: specialist,
    items: [2, 5],
    gst: 'added',
    number: numbers.prefixed('OPB26', 7),
  })
  const medisave = Math.min(Math.floor(bill.total / 2_000) * 1_000, 50_000)
  const before = random.between(20, 180) * 100
  const due = new Date(`${bill.date}T00:00:00Z`)
  due.setUTCDate(due.getUTCDate() + 14)
  const printer = page('Tinos', 27)
    .left('TEMBUSU HOSPITAL', { size: 46, bold: true })
    .left(`${bill.address}  ${bill.postal}  www.example.com`, { size: 22 })
    .gap(1.4)
    .line(
      [
        ['left', 'OUTPATIENT TAX INVOICE'],
        [0.6, 'GST Reg. No. '],
        [0.78, bill.gstRegistration],
      ],
      { bold: true },
    )
    .gap(1)
    .line([
      ['left', bill.patient.toUpperCase()],
      [0.6, 'Invoice No.'],
      [0.78, bill.number],
    ])
    .line([
      ['left', '21 Imaginary Walk #04-77'],
      [0.6, 'Invoice Date'],
      [0.78, written.slashes(bill.date)],
    ])
    .line([
      ['left', 'Singapore 310021'],
      [0.6, 'Payment Due'],
      [0.78, written.slashes(due.toISOString().slice(0, 10))],
    ])
    .line([
      [0.6, 'MRN'],
      [0.78, `T${random.between(1_000_000, 9_999_999)}`],
    ])
    .gap(1)
    .line(
      [
        ['left', 'BALANCE BROUGHT FORWARD'],
        ['right', money(before)],
      ],
      { size: 24 },
    )
    .line(
      [
        ['left', 'Payment received, thank you'],
        ['right', `${money(before)} CR`],
      ],
      { size: 24 },
    )
    .rule()
    .line(
      [
        ['left', 'CURRENT CHARGES'],
        ['right', 'S$'],
      ],
      { bold: true },
    )
  for (const { name, quantity, unitCents } of bill.items) printer.gap(0.2).both(name, money(quantity * unitCents))
  printer
    .rule()
    .both('Charges before GST', money(bill.subtotal))
    .both(`GST (${bill.percent}%)`, money(bill.gst))
    .both('Total for this visit', money(bill.total), { bold: true })
    .both('MediSave (self)', `${money(medisave)} CR`)
    .both('Amount now due from you', money(bill.total - medisave), { bold: true })
    .gap(3)
    .left('Pay at any kiosk, by PayNow or at www.example.com. Please quote the invoice number.', { size: 22 })
  return { pages: [printer.sheet(A4)], truth: truthOf(bill), people: bill.people }
}

/** Discount by line, a deposit of before, nothing left to pay. */
export const dentalDeposit: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Paper Lantern Dental',
    things: treatments,
    items: [1, 4],
    gst: 'none',
    number: numbers.prefixed('PL-INV-', 5),
  })
  const rows = bill.items.map(({ name, quantity, unitCents }) => {
    const off = random.chance(0.5) ? Math.round((quantity * unitCents) / 1_000) * 100 : 0
    return { name, quantity, unitCents, off, net: quantity * unitCents - off }
  })
  const net = rows.reduce((sum, row) => sum + row.net, 0)
  const gst = Math.round((net * bill.percent) / 100)
  const total = net + gst
  const deposit = Math.floor(total / 5_000) * 1_000
  const printer = page('PT Serif', 26, 1_500)
    .middle('Paper Lantern Dental', { size: 48, bold: true })
    .middle(`${bill.address} . ${bill.postal} . ${bill.telephone}`, { size: 22 })
    .gap(1)
    .line([
      ['left', 'Invoice to'],
      [0.62, 'Invoice'],
      [0.76, bill.number],
    ])
    .line([
      ['left', bill.patient],
      [0.62, 'Date'],
      [0.76, written.long(bill.date)],
    ])
    .line([
      ['left', `Dentist: ${bill.doctor}`],
      [0.62, 'GST No'],
      [0.76, bill.gstRegistration],
    ])
    .gap(1)
    .line(
      [
        ['left', 'Tooth'],
        [0.1, 'Procedure'],
        [{ ends: 0.66 }, 'Fee'],
        [{ ends: 0.82 }, 'Disc.'],
        ['right', 'Nett'],
      ],
      { bold: true },
    )
    .rule()
  for (const { name, quantity, unitCents, off, net: rowNet } of rows)
    printer.gap(0.2).line([
      ['left', String(random.pick([16, 24, 36, 41, 48]))],
      [0.1, quantity > 1 ? `${name} x ${quantity}` : name],
      [{ ends: 0.66 }, money(quantity * unitCents)],
      [{ ends: 0.82 }, off ? money(off) : '-'],
      ['right', money(rowNet)],
    ])
  printer
    .rule()
    .line([
      [0.6, 'Nett before GST'],
      ['right', money(net)],
    ])
    .line([
      [0.6, `${bill.percent}% GST`],
      ['right', money(gst)],
    ])
    .line(
      [
        [0.6, 'Invoice total'],
        ['right', `$${money(total)}`],
      ],
      { bold: true },
    )
  if (deposit > 0)
    printer.line([
      [0.6, 'Deposit paid'],
      ['right', money(deposit)],
    ])
  printer
    .line([
      [0.6, 'Paid today (PayNow)'],
      ['right', money(total - deposit)],
    ])
    .line([
      [0.6, 'Balance due'],
      ['right', '$0.00'],
    ])
  return { pages: [printer.sheet(1_700)], truth: truthOf(bill, { total, gst }), people: bill.people }
}

/** A clinic's short roll, with the slip of the card terminal below it. */
export const slipOfTerminal: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Everyday Health Clinic (Jurong)',
    things: consultation,
    items: [1, 3],
    gst: 'added',
    number: numbers.digits(6),
  })
  const printer = roll(random, 'Cousine')
    .middle('EVERYDAY HEALTH CLINIC', { size: 27, bold: true })
    .middle('(JURONG)')
    .middle(`${bill.address} S${bill.postal.slice(-6)}`, { size: 18 })
    .middle(`GST ${bill.gstRegistration}`, { size: 18 })
    .gap()
    .both(`BILL ${bill.number}`, `${written.twoDigits(bill.date)} ${bill.time}`)
    .left(bill.patient.toUpperCase())
    .rule(true)
  for (const { name, quantity, unitCents } of bill.items) printer.both(name, money(quantity * unitCents))
  printer
    .rule(true)
    .both('AMOUNT', money(bill.subtotal))
    .both(`GST ${bill.percent}.0%`, money(bill.gst))
    .both('NETT', money(bill.total), { bold: true })
    .gap(2)
    .middle('NETS PURCHASE', { bold: true })
    .both('TERMINAL', `${random.between(10_000_000, 99_999_999)}`, { size: 18 })
    .both('STAN', `${random.between(100_000, 999_999)}`, { size: 18 })
    .both('RREF NUM', `${random.between(100_000_000, 999_999_999)}`, { size: 18 })
    .both(`${written.twoDigits(bill.date)}`, `${bill.time}:31`, { size: 18 })
    .both('TOTAL', `$${money(bill.total)}`, { bold: true })
    .middle('APPROVED', { size: 20 })
    .middle('NO SIGNATURE REQUIRED', { size: 18 })
  return { pages: [printer.sheet()], truth: truthOf(bill), people: bill.people }
}
