/** Invoices, bills and receipts on sheets. */
import { consultation, treatments, specialist, hospital } from './items.ts'
import { A4, numbers, page, sums, table, truthOf, type Layout } from './layout.ts'
import { makeBill, money, written } from './made-up-bill.ts'

export const taxInvoice: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Northwind Medical Centre',
    things: [...consultation, ...specialist],
    items: [3, 7],
    gst: 'added',
    number: numbers.prefixed('INV-2026-', 5),
    years: [2023, 2024, 2025, 2026],
  })
  const printer = page('Inter Variable')
    .left(bill.provider, { size: 44, bold: true })
    .left(`${bill.address}, ${bill.postal}`)
    .left(`Tel ${bill.telephone}   GST Reg. No. ${bill.gstRegistration}`)
    .gap(2)
    .line([['right', 'TAX INVOICE']], { size: 40, bold: true })
    .gap(1)
    .line([
      ['left', `Bill to: ${bill.patient}`],
      [0.6, 'Invoice No.'],
      ['right', bill.number],
    ])
    .line([
      ['left', 'NRIC: SXXXX123Z'],
      [0.6, 'Invoice Date'],
      ['right', written.short(bill.date)],
    ])
    .line([
      ['left', `Attending: ${bill.doctor}`],
      [0.6, 'Payment terms'],
      ['right', '30 days'],
    ])
    .gap(2)
  sums(table(printer, bill).gap(1), [
    ['Subtotal', money(bill.subtotal)],
    [`GST @ ${bill.percent}%`, money(bill.gst)],
    ['Total', `S$ ${money(bill.total)}`],
  ])
  printer
    .gap(3)
    .left('Payment by cheque is made out to Northwind Medical Centre. This is a computer generated invoice.', {
      size: 22,
    })
  return { pages: [printer.sheet(A4)], truth: truthOf(bill), people: bill.people }
}

export const clinicReceipt: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Everyday Health Clinic (Tampines)',
    things: consultation,
    items: [2, 4],
    gst: 'added',
    number: numbers.prefixed('TPN/', 6),
  })
  const printer = page('Roboto Condensed', 28, 1180)
    .middle(bill.provider, { size: 38, bold: true })
    .middle(`${bill.address} ${bill.postal}`)
    .middle(
      `Tel: ${bill.telephone}   Co. Reg. No: 20240${random.between(1000, 9999)}A   GST: ${bill.gstRegistration}`,
      { size: 23 },
    )
    .rule()
    .middle('OFFICIAL RECEIPT', { bold: true, size: 32 })
    .gap()
    .line([
      ['left', `Patient Name : ${bill.patient.toUpperCase()}`],
      [0.62, `Bill No : ${bill.number}`],
    ])
    .line([
      ['left', `Doctor : ${bill.doctor}`],
      [0.62, `Visit Date : ${written.slashes(bill.date)}`],
    ])
    .gap()
    .rule()
  for (const { name, quantity, unitCents } of bill.items) printer.both(name, money(quantity * unitCents))
  printer.rule()
  sums(printer, [
    ['Total before GST', `$${money(bill.subtotal)}`],
    [`${bill.percent}% GST`, `$${money(bill.gst)}`],
    ['AMOUNT PAYABLE', `$${money(bill.total)}`],
  ])
  printer
    .gap()
    .left(`Payment received: VISA  $${money(bill.total)}`)
    .gap(2)
    .left('Diagnosis is not shown on this receipt.', { size: 22 })
  return { pages: [printer.sheet(1000)], truth: truthOf(bill), people: bill.people }
}

export const dentalInvoice: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Northwind Dental Surgery',
    things: treatments,
    items: [2, 5],
    gst: 'none',
    number: numbers.prefixed('D', 6),
  })
  const discount = Math.round(bill.subtotal / 10)
  const gst = Math.round(((bill.subtotal - discount) * bill.percent) / 100)
  const total = bill.subtotal - discount + gst
  const printer = page('Inter Variable')
    .line([['right', bill.provider]], { size: 42, bold: true })
    .line([['right', bill.address]])
    .line([['right', `${bill.postal}, Tel ${bill.telephone}`]])
    .gap(2)
    .left('Tax Invoice / Receipt', { size: 36, bold: true })
    .gap()
    .left(`Receipt No.: ${bill.number}`)
    .left(`Date: ${written.dashes(bill.date)}`)
    .left(`Patient: Mdm ${bill.patient}`)
    .left(`Dentist: ${bill.doctor}`)
    .gap(1)
  sums(
    table(printer, bill).gap(1),
    [
      ['Sub-total', money(bill.subtotal)],
      ['Less: Member discount 10%', `(${money(discount)})`],
      [`GST ${bill.percent}%`, money(gst)],
      ['Nett Total', `$${money(total)}`],
      ['Paid by NETS', `$${money(total)}`],
    ],
    false,
  )
  return { pages: [printer.sheet(A4)], truth: truthOf(bill, { total, gst }), people: bill.people }
}

export const letterhead: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Fictional Heart Clinic Pte Ltd',
    things: specialist,
    items: [2, 5],
    gst: 'added',
    number: numbers.prefixed('FHC', 6),
  })
  const printer = page('Tinos', 31)
    .middle(bill.provider.toUpperCase(), { size: 46, bold: true })
    .middle(`${bill.address}, ${bill.postal}`)
    .middle(`Telephone ${bill.telephone} · GST Registration No. ${bill.gstRegistration}`)
    .rule()
    .gap(1)
    .line([
      ['left', written.long(bill.date)],
      ['right', `Invoice Number: ${bill.number}`],
    ])
    .gap(1)
    .left(`Name of patient: ${bill.patient}`)
    .gap(1)
  for (const { name, quantity, unitCents } of bill.items) printer.gap(0.4).both(name, `$${money(quantity * unitCents)}`)
  printer
    .rule()
    .both('Total charges before GST', `$${money(bill.subtotal)}`)
    .both(`Goods and Services Tax (${bill.percent}%)`, `$${money(bill.gst)}`)
    .both('Grand Total', `$${money(bill.total)}`, { bold: true, size: 34 })
    .gap(2)
    .left('With compliments,')
    .left(bill.doctor)
  return { pages: [printer.sheet(A4)], truth: truthOf(bill), people: bill.people }
}

export const hospitalBill: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Tembusu Hospital',
    things: hospital,
    items: [7, 11],
    gst: 'added',
    number: numbers.digits(10),
  })
  const head = (number: number) =>
    page('Inter Variable', 26)
      .both(bill.provider, `Page ${number} of 2`, { bold: true, size: 34 })
      .left(`${bill.address}, ${bill.postal}    GST Reg No ${bill.gstRegistration}`, { size: 22 })
      .gap(1)
      .middle('FINAL HOSPITAL BILL / TAX INVOICE', { bold: true, size: 30 })
      .gap(1)
      .line([
        ['left', `Patient: ${bill.patient}`],
        [0.55, `Bill No: ${bill.number}`],
      ])
      .line([
        ['left', `MRN: T${random.between(100_000, 999_999)}`],
        [0.55, `Bill Date: ${written.capitals(bill.date)}`],
      ])
      .line([
        ['left', 'Ward: 7B Bed 12'],
        [0.55, `Date of Birth: 03/04/1985`],
      ])
      .rule()
  const first = head(1).line(
    [
      ['left', 'Charges'],
      ['right', 'Amount ($)'],
    ],
    { bold: true },
  )
  for (const { name, quantity, unitCents } of bill.items) first.gap(0.5).both(name, money(quantity * unitCents))
  first.rule().both('Carried forward to page 2', '')
  const medisave = Math.round(bill.total / 300) * 100
  const second = head(2)
    .gap(1)
    .both('Total charges before GST', money(bill.subtotal))
    .both(`GST at ${bill.percent}%`, money(bill.gst))
    .both('TOTAL AMOUNT PAYABLE', `$${money(bill.total)}`, { bold: true })
    .gap(1)
    .left('Payments', { bold: true })
    .both('Deposit paid', money(medisave))
    .both('Credit card', money(bill.total - medisave))
    .gap(2)
    .left('Please keep this bill for your insurer. Queries: 6000 0000', { size: 22 })
  return { pages: [first.sheet(A4), second.sheet(A4)], truth: truthOf(bill), people: bill.people }
}

export const smallPractice: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Orchid Grove TCM Clinic',
    things: [
      ['Acupuncture', 40, 90],
      ['Herbal Medicine 7 days', 35, 120],
      ['Consultation', 15, 40],
      ['Cupping', 20, 45],
    ],
    items: [1, 3],
    gst: 'none',
    number: numbers.digits(5),
  })
  const printer = page('Courier Prime', 30, 1000)
    .middle(bill.provider, { size: 40, bold: true })
    .middle(`${bill.address} ${bill.postal}`)
    .gap()
    .line([
      ['left', `RECEIPT NO. ${bill.number}`],
      ['right', `DATE: ${written.short(bill.date)}`],
    ])
    .rule()
    .left(`Received from: ${bill.patient}`)
    .gap(0.5)
  for (const { name, quantity, unitCents } of bill.items) printer.both(name, money(quantity * unitCents))
  printer
    .rule()
    .both('TOTAL', `$ ${money(bill.total)}`, { bold: true })
    .gap()
    .left('Not registered for GST. Cheque / Cash / PayNow')
  return { pages: [printer.sheet(720)], truth: truthOf(bill), people: bill.people }
}

export const thai: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Example General Hospital Bangkok',
    things: hospital.map(([name, low, high]) => [name, low * 4, high * 4] as const),
    items: [3, 6],
    gst: 'none',
    number: numbers.prefixed('OPD-', 7),
  })
  const printer = page('Inter Variable', 27)
    .middle(bill.provider, { size: 40, bold: true })
    .middle('99 Sample Road, Bangkok 10110, Thailand')
    .gap(1)
    .middle('RECEIPT', { size: 34, bold: true })
    .line([
      ['left', `Patient name: ${bill.patient}`],
      [0.6, `Receipt No. ${bill.number}`],
    ])
    .line([
      ['left', 'Nationality: Singaporean'],
      [0.6, `Date ${written.short(bill.date)}`],
    ])
    .rule()
  for (const { name, quantity, unitCents } of bill.items) printer.gap(0.4).both(name, money(quantity * unitCents))
  sums(printer.rule(), [
    ['Total', `THB ${money(bill.total)}`],
    ['Discount', 'THB 0.00'],
    ['Net amount', `THB ${money(bill.total)}`],
  ])
  printer.gap().left('Paid by credit card. VAT exempt.')
  return { pages: [printer.sheet(A4)], truth: truthOf(bill, { currency: 'THB', gst: undefined }), people: bill.people }
}

export const polyclinic: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Kingfisher Polyclinic',
    things: consultation,
    items: [2, 5],
    gst: 'none',
    number: numbers.digits(9),
  })
  const subsidy = Math.round(bill.subtotal * 0.4)
  const due = bill.subtotal - subsidy
  const printer = page('Roboto Condensed', 27, 1240)
    .left(bill.provider, { size: 38, bold: true })
    .left(`${bill.address}, ${bill.postal}`)
    .gap()
    .line(
      [
        ['left', 'Bill Reference No'],
        [0.4, 'Bill Date'],
        [0.7, 'Patient'],
      ],
      { bold: true, size: 24 },
    )
    .line([
      ['left', bill.number],
      [0.4, written.short(bill.date)],
      [0.7, bill.patient],
    ])
    .rule()
  for (const { name, quantity, unitCents } of bill.items) printer.both(name, money(quantity * unitCents))
  printer
    .rule()
    .both('Total charges', `$${money(bill.subtotal)}`)
    .both('Less government subsidy', `-$${money(subsidy)}`)
    .both('Net amount payable', `$${money(due)}`, { bold: true })
    .both('GST absorbed by government', `$${money(Math.round(due * 0.09))}`, { size: 22 })
    .gap()
    .both('Paid by NETS', `$${money(due)}`)
  return { pages: [printer.sheet(1400)], truth: truthOf(bill, { total: due, gst: undefined }), people: bill.people }
}

export const columns: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Rain Tree Physiotherapy',
    things: [
      ['Physiotherapy Session 45 min', 90, 160],
      ['Initial Assessment', 110, 180],
      ['Ultrasound Therapy', 40, 80],
      ['Taping', 12, 30],
    ],
    items: [1, 4],
    gst: 'added',
    number: numbers.prefixed('RT-', 6),
  })
  const printer = page('Inter Variable', 27)
    .both(bill.provider, 'Receipt', { size: 38, bold: true })
    .left(bill.address)
    .left(bill.postal)
    .left(`UEN 2019${random.between(10_000, 99_999)}K`)
    .gap(1)
    .line(
      [
        ['left', 'Receipt number'],
        [0.35, 'Date'],
        [0.7, 'Client'],
      ],
      { bold: true },
    )
    .line([
      ['left', bill.number],
      [0.35, written.iso(bill.date)],
      [0.7, bill.patient],
    ])
    .gap(1)
  table(printer, bill)
    .gap(1.5)
    .line(
      [
        [{ ends: 0.5 }, 'Subtotal'],
        [{ ends: 0.75 }, `GST (${bill.percent}%)`],
        ['right', 'Total'],
      ],
      { bold: true },
    )
    .gap(0.2)
    .line([
      [{ ends: 0.5 }, money(bill.subtotal)],
      [{ ends: 0.75 }, money(bill.gst)],
      ['right', `S$${money(bill.total)}`],
    ])
  return { pages: [printer.sheet(1500)], truth: truthOf(bill), people: bill.people }
}
