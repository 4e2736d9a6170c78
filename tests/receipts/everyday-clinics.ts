/** Bills of clinics, hospitals and dentists as people of Singapore are handed them, drawn before any rule was read. */
import { consultation, hospital, specialist, treatments } from './items.ts'
import { A4, numbers, page, roll, truthOf, type Layout } from './layout.ts'
import { makeBill, money, written } from './made-up-bill.ts'

const nextDay = (date: string) => date.slice(0, 8) + String(Number(date.slice(8)) + 1).padStart(2, '0')
const withYear = (date: string) => `${written.dashes(date).slice(0, -2)}${date.slice(0, 4)}`

/** Its number counts within the year; the day of print is another than that of the visit; cash is rounded to five cents. */
export const numberOfYear: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Sample Family Clinic (Bedok)',
    things: consultation,
    items: [2, 4],
    gst: 'added',
    number: numbers.digits(5),
  })
  const inCash = random.chance(0.7)
  const off = inCash ? bill.total % 5 : 0
  const total = bill.total - off
  const handed = inCash ? Math.ceil(total / 1_000) * 1_000 : total
  const year = bill.date.slice(0, 4)
  const printer = page('Tinos', 26, 1_180)
    .middle('SAMPLE FAMILY CLINIC (BEDOK)', { size: 36, bold: true })
    .middle(`${bill.address}, ${bill.postal}`)
    .middle(`Tel: ${bill.telephone}     GST Regn No: ${bill.gstRegistration}`, { size: 23 })
    .rule()
    .middle('OFFICIAL RECEIPT', { size: 30, bold: true })
    .line([
      ['left', `Receipt No. ${bill.number} / ${year}`],
      ['right', `Printed : ${written.slashes(nextDay(bill.date))} ${bill.time}`],
    ])
    .line([
      ['left', `Patient : ${bill.patient}`],
      ['right', `Date of Visit : ${written.slashes(bill.date)}`],
    ])
    .left(`Seen by : ${bill.doctor}`)
    .rule()
  for (const { name, quantity, unitCents } of bill.items) printer.both(name, money(quantity * unitCents))
  printer.rule().both('Fees before GST', money(bill.subtotal)).both(`Add ${bill.percent}% GST`, money(bill.gst))
  if (inCash) printer.both('Rounding', `-0.0${off}`)
  printer
    .rule()
    .both('Nett Amt Payable', `S$${money(total)}`, { bold: true, size: 30 })
    .both(inCash ? 'Cash tendered' : 'PayNow', money(handed))
    .both('Change', money(handed - total))
    .gap()
    .middle('Goods sold are not returnable. Thank you & get well soon', { size: 21 })
  return {
    pages: [printer.sheet(1_300)],
    truth: truthOf(bill, { total, number: `${bill.number}/${year}` }),
    people: bill.people,
  }
}

/** Insurer and MediSave pay of it; what is due of the patient is the smallest sum. */
export const shieldAndMediSave: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Tembusu Hospital',
    things: hospital,
    items: [4, 8],
    gst: 'none',
    number: numbers.prefixed('H26', 8),
  })
  const subsidy = Math.round(bill.subtotal * 0.35)
  const net = bill.subtotal - subsidy
  const gst = Math.round((net * bill.percent) / 100)
  const total = net + gst
  const shield = Math.round(total * 0.55)
  const mediSave = Math.round((total - shield) / 2)
  const due = total - shield - mediSave
  const printer = page('Noto Sans', 25)
    .line(
      [
        ['left', 'Tembusu Hospital'],
        ['right', 'TAX INVOICE (FINAL)'],
      ],
      { size: 36, bold: true },
    )
    .left(`${bill.address} ${bill.postal}   UEN 19870${random.between(1_000, 9_999)}K`, { size: 21 })
    .gap(1.5)
    .line([
      ['left', bill.patient.toUpperCase()],
      [0.55, 'Bill Ref'],
      [0.72, `: ${bill.number}`],
    ])
    .line([
      ['left', 'c/o 12 Sample Street'],
      [0.55, 'Bill Date'],
      [0.72, `: ${withYear(bill.date)}`],
    ])
    .line([
      ['left', 'Singapore'],
      [0.55, 'HRN / Case No'],
      [0.72, `: S****${random.between(100, 999)}D / 26${random.between(10_000_000, 99_999_999)}`],
    ])
    .line([
      [0.55, 'GST Reg. No'],
      [0.72, `: ${bill.gstRegistration}`],
    ])
    .gap(1)
    .line(
      [
        ['left', 'DESCRIPTION'],
        ['right', 'AMOUNT ($)'],
      ],
      { bold: true },
    )
    .rule()
  for (const { name, quantity, unitCents } of bill.items) printer.both(name, money(quantity * unitCents))
  printer
    .rule()
    .both('TOTAL CHARGES', money(bill.subtotal))
    .both('LESS GOVT SUBSIDY', `${money(subsidy)} CR`)
    .both('CHARGES AFTER SUBSIDY', money(net))
    .both(`GST ${bill.percent}%`, money(gst))
    .both('NETT BILL', money(total), { bold: true })
    .gap()
    .both('MEDISHIELD LIFE', `${money(shield)} CR`)
    .both('MEDISAVE (OWN ACCOUNT)', `${money(mediSave)} CR`)
    .rule()
    .both('AMOUNT DUE', money(due), { bold: true, size: 29 })
    .gap(2)
    .left('Please pay within 14 days. AXS, internet banking and GIRO are accepted.', { size: 21 })
  return { pages: [printer.sheet(A4)], truth: truthOf(bill, { total, gst }), people: bill.people }
}

/** A stamp over the total; the day again in the stamp. */
export const stampedPaid: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Paper Lantern Dental',
    things: treatments,
    items: [1, 4],
    gst: 'added',
    number: numbers.prefixed('PL-', 5),
  })
  const red = 'rgb(170 40 50 / 0.55)'
  const printer = page('Lato', 26, 1_240)
    .left('Paper Lantern Dental', { size: 40, bold: true })
    .left(`${bill.address}, ${bill.postal}. Tel ${bill.telephone}`, { size: 22 })
    .gap()
    .line([['right', 'Tax Invoice / Receipt']], { size: 32, bold: true })
    .line([['right', `GST Reg No: ${bill.gstRegistration}   No: ${bill.number}`]])
    .line([['right', `${written.dashes(bill.date)}`]])
    .left('Patient', { size: 21 })
    .left(bill.patient, { bold: true })
    .gap()
    .rule()
  for (const { name, quantity, unitCents } of bill.items)
    printer.gap(0.3).line([
      ['left', `${quantity} x ${name}`],
      ['right', money(quantity * unitCents)],
    ])
  printer
    .rule()
    .line([
      [0.5, 'Amount before GST'],
      ['right', money(bill.subtotal)],
    ])
    .line([
      [0.5, `GST (${bill.percent}%)`],
      ['right', money(bill.gst)],
    ])
    .line(
      [
        [0.5, 'Total Payable'],
        ['right', `$${money(bill.total)}`],
      ],
      { size: 30, bold: true },
    )
    .beside([[0.62, 'PAID']], { size: 92, bold: true, stamped: { degrees: -14, ink: red } })
    .gap(0.6)
    .beside([[0.6, written.capitals(bill.date)]], { size: 34, bold: true, stamped: { degrees: -14, ink: red } })
    .gap(2)
    .left('Paid by VISA. Cheques are payable to Paper Lantern Dental Pte Ltd.', { size: 21 })
  return { pages: [printer.sheet(1_450)], truth: truthOf(bill), people: bill.people }
}

/** The slip of the card terminal was printed on the same roll, with numbers and a day of its own. */
export const slipBelow: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Everyday Health Clinic (Jurong)',
    things: consultation,
    items: [2, 4],
    gst: 'added',
    number: numbers.prefixed('JR', 7),
  })
  const digits = (count: number) => numbers.digits(count)(random)
  const printer = roll(random, 'Inconsolata')
    .middle('EVERYDAY HEALTH CLINIC', { bold: true, size: 27 })
    .middle('(JURONG)', { bold: true, size: 27 })
    .middle(bill.address)
    .middle(bill.postal)
    .gap()
    .left(`BILL# ${bill.number}`)
    .left(`DT ${written.slashes(bill.date)} ${bill.time}  COUNTER 2`)
    .left(`PT ${bill.patient.toUpperCase()}`)
    .rule(true)
  for (const { name, quantity, unitCents } of bill.items) printer.both(name, money(quantity * unitCents))
  printer
    .rule(true)
    .both('NET', money(bill.subtotal))
    .both(`GST ${bill.percent}%`, money(bill.gst))
    .both('TO PAY', money(bill.total), { bold: true, size: 28 })
    .both('CARD', money(bill.total))
    .gap(2)
    .rule(true)
    .middle('EVERYDAY HEALTH JURONG')
    .both(`TID ${digits(8)}`, `MID ${digits(11)}`)
    .both('BATCH 000312', `INVOICE 00${digits(4)}`)
    .both(`${written.twoDigits(bill.date)}`, `${bill.time}:41`)
    .left('MASTERCARD  **** **** **** 4417')
    .both(`APPR CODE ${digits(6)}`, `RRN ${digits(12)}`)
    .both('SALE AMT', `SGD ${money(bill.total)}`, { bold: true })
    .middle('NO SIGNATURE REQUIRED')
  return { pages: [printer.sheet()], truth: truthOf(bill), people: bill.people }
}

/** As a bookkeeping program sets it: headings over their values, nothing due any more. */
export const nothingDue: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Merlion Bay Women’s Clinic',
    things: specialist,
    items: [2, 4],
    gst: 'added',
    number: numbers.prefixed('INV-', 4),
  })
  const printer = page('Inter Variable', 25)
    .left('TAX INVOICE', { size: 46 })
    .gap(1)
    .line(
      [
        ['left', bill.patient],
        [0.5, 'Invoice Date'],
        [0.74, 'Merlion Bay Women’s Clinic'],
      ],
      { size: 24 },
    )
    .line([
      [0.5, written.short(bill.date)],
      [0.74, bill.address.split(' #')[0] ?? ''],
    ])
    .line([
      [0.5, 'Invoice Number'],
      [0.74, `#${bill.address.split(' #')[1] ?? ''}`],
    ])
    .line([
      [0.5, bill.number],
      [0.74, bill.postal],
    ])
    .line([[0.5, 'GST No.']])
    .line([[0.5, bill.gstRegistration]])
    .gap(2)
    .line(
      [
        ['left', 'Description'],
        [{ ends: 0.6 }, 'Quantity'],
        [{ ends: 0.75 }, 'Unit Price'],
        [{ ends: 0.86 }, 'GST'],
        ['right', 'Amount SGD'],
      ],
      { bold: true },
    )
    .rule()
  for (const { name, quantity, unitCents } of bill.items)
    printer
      .gap(0.3)
      .line([
        ['left', name],
        [{ ends: 0.6 }, `${quantity}.00`],
        [{ ends: 0.75 }, money(unitCents)],
        [{ ends: 0.86 }, `${bill.percent}%`],
        ['right', money(quantity * unitCents)],
      ])
      .rule()
  for (const [label, cents, bold] of [
    ['Subtotal', bill.subtotal, false],
    [`TOTAL GST ${bill.percent}%`, bill.gst, false],
    ['TOTAL SGD', bill.total, true],
    ['Less Amount Paid', bill.total, false],
    ['AMOUNT DUE SGD', 0, true],
  ] as const)
    printer.gap(0.3).line(
      [
        [{ ends: 0.8 }, label],
        ['right', money(cents)],
      ],
      bold ? { bold } : {},
    )
  printer.gap(2).left(`Due Date: ${written.short(nextDay(bill.date))}`, { bold: true })
  return { pages: [printer.sheet(A4)], truth: truthOf(bill), people: bill.people }
}

/** The registration for GST stands beside the number of the invoice. */
export const registrationBeside: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Tembusu Specialist Centre',
    things: specialist,
    items: [2, 5],
    gst: 'added',
    number: numbers.digits(9),
  })
  const printer = page('Roboto Condensed', 27, 1_400)
    .middle('TEMBUSU SPECIALIST CENTRE', { size: 36, bold: true })
    .middle(`${bill.address} ${bill.postal}`)
    .gap()
    .line([
      ['left', `GST Registration No. ${bill.gstRegistration}`],
      [0.5, `Tax Invoice ${bill.number}`],
      ['right', withYear(bill.date)],
    ])
    .line([
      ['left', `Name: ${bill.patient}`],
      [0.5, `MRN: ${random.between(1_000_000, 9_999_999)}`],
      ['right', `Visit: ${written.slashes(bill.date)}`],
    ])
    .gap()
    .rule()
    .line(
      [
        ['left', 'Service'],
        [{ ends: 0.7 }, 'Fee'],
        [{ ends: 0.84 }, 'GST'],
        ['right', 'Fee with GST'],
      ],
      { bold: true },
    )
    .rule()
  let rest = bill.gst
  for (const [index, { name, quantity, unitCents }] of bill.items.entries()) {
    const cents = quantity * unitCents
    const tax = index === bill.items.length - 1 ? rest : Math.round((cents * bill.percent) / 100)
    rest -= tax
    printer.gap(0.25).line([
      ['left', name],
      [{ ends: 0.7 }, money(cents)],
      [{ ends: 0.84 }, money(tax)],
      ['right', money(cents + tax)],
    ])
  }
  printer
    .rule()
    .line(
      [
        ['left', 'Fees Payable'],
        [{ ends: 0.7 }, money(bill.subtotal)],
        [{ ends: 0.84 }, money(bill.gst)],
        ['right', money(bill.total)],
      ],
      { bold: true },
    )
    .gap()
    .left(`Amt Paid: ${money(bill.total)} (NETS)      Amt Outstanding: 0.00`)
    .gap()
    .left('Computer generated. All fees are in Singapore dollars.', { size: 22 })
  return { pages: [printer.sheet(1_500)], truth: truthOf(bill), people: bill.people }
}
