/** Receipts as they come from a roll of paper. */
import { consultation, medicines } from './items.ts'
import { numbers, roll, truthOf, type Layout } from './layout.ts'
import { makeBill, money, written } from './made-up-bill.ts'

export const thermalClinic: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Sample Family Clinic',
    things: consultation,
    items: [2, 5],
    gst: 'added',
    number: numbers.prefixed('R', 7),
  })
  const printer = roll(random)
    .middle(bill.provider.toUpperCase(), { size: 28, bold: true })
    .middle(bill.address)
    .middle(bill.postal)
    .middle(`Tel: ${bill.telephone}`)
    .middle(`GST Reg No: ${bill.gstRegistration}`)
    .gap()
    .middle('TAX INVOICE', { bold: true })
    .rule(true)
    .left(`Receipt No: ${bill.number}`)
    .both(`Date: ${written.slashes(bill.date)}`, bill.time)
    .left(`Patient: ${bill.patient}`)
    .rule(true)
  for (const { name, quantity, unitCents } of bill.items)
    printer.both(`${quantity > 1 ? `${quantity} x ` : ''}${name}`, money(quantity * unitCents))
  printer
    .rule(true)
    .both('Subtotal', money(bill.subtotal))
    .both(`GST ${bill.percent}%`, money(bill.gst))
    .both('TOTAL', `$${money(bill.total)}`, { bold: true, size: 27 })
    .rule(true)
    .both('NETS', money(bill.total))
    .gap()
    .middle('Thank you. Get well soon!')
  return { pages: [printer.sheet()], truth: truthOf(bill), people: bill.people }
}

export const thermalPharmacy: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Pelican Pharmacy',
    things: medicines,
    items: [3, 7],
    gst: 'added',
    number: numbers.digits(8),
  })
  const inclusive = bill.total
  const rounded = Math.floor(inclusive / 5) * 5
  const cash = Math.ceil((rounded + 1) / 1000) * 1000
  const printer = roll(random, 'Share Tech Mono')
    .middle(bill.provider, { size: 32, bold: true })
    .middle(`${bill.address}, ${bill.postal}`, { size: 19 })
    .middle(`GST REG: ${bill.gstRegistration}`)
    .gap()
    .both(written.dashes(bill.date), `${bill.time}:08`)
    .both(`Invoice# ${bill.number}`, 'POS 02')
    .left('Cashier: Made-up Staff')
    .rule(true)
  let left = bill.items.length
  let rest = inclusive
  for (const { name, quantity, unitCents } of bill.items) {
    left -= 1
    const cents = left === 0 ? rest : Math.round(quantity * unitCents * (1 + bill.percent / 100))
    rest -= cents
    printer.left(name).line([
      [0.06, `${quantity} @ ${money(Math.round(cents / quantity))}`],
      ['right', money(cents)],
    ])
  }
  printer
    .rule(true)
    .both('TOTAL', money(inclusive))
    .both('ROUNDING', `-${money(inclusive - rounded)}`)
    .both('AMOUNT DUE', money(rounded), { bold: true, size: 28 })
    .both('CASH', money(cash))
    .both('CHANGE', money(cash - rounded))
    .rule(true)
    .left(`Incl. GST ${bill.percent}%: ${money(bill.gst)}`)
    .left(`No of items: ${bill.items.length}`)
    .middle('Goods sold are not returnable')
  return { pages: [printer.sheet()], truth: truthOf(bill, { total: rounded, patient: undefined }), people: bill.people }
}

export const inclusiveRoll: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Bluebell Children’s Clinic',
    things: consultation,
    items: [1, 4],
    gst: 'added',
    number: numbers.prefixed('BCC-', 5),
  })
  const gst = Math.round((bill.total * bill.percent) / (100 + bill.percent))
  const printer = roll(random, 'Roboto Condensed')
    .middle(bill.provider, { size: 30, bold: true })
    .middle(bill.address)
    .middle(`${bill.postal} T: ${bill.telephone}`)
    .gap()
    .left(`Rcpt No  ${bill.number}`)
    .left(`Date     ${written.twoDigits(bill.date)} ${bill.time}`)
    .left(`Name     ${bill.patient}`)
    .rule()
  const [first, ...others] = bill.items
  const rest = others.map(
    ({ name, quantity, unitCents }) => [name, Math.round(quantity * unitCents * (1 + bill.percent / 100))] as const,
  )
  const restSum = rest.reduce((sum, [, cents]) => sum + cents, 0)
  printer.both(first?.name ?? '', money(bill.total - restSum))
  for (const [name, cents] of rest) printer.both(name, money(cents))
  printer
    .rule()
    .both(`Total (${bill.items.length} items)`, `S$${money(bill.total)}`, { bold: true, size: 26 })
    .both('PayNow', `S$${money(bill.total)}`)
    .gap()
    .left(`Total includes GST of S$${money(gst)}`, { size: 19 })
  return { pages: [printer.sheet()], truth: truthOf(bill, { gst }), people: bill.people }
}

export const malaysian: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Klinik Contoh Johor',
    things: consultation,
    items: [2, 5],
    gst: 'none',
    number: numbers.prefixed('KCJ', 6),
  })
  const tax = Math.round(bill.subtotal * 0.06)
  const total = bill.subtotal + tax
  const printer = roll(random)
    .middle('KLINIK CONTOH JOHOR', { bold: true, size: 28 })
    .middle('Jalan Contoh 5, 80000 Johor Bahru')
    .middle('Malaysia  SST No: W10-0000-3200')
    .gap()
    .left(`Invoice No: ${bill.number}`)
    .left(`Tarikh/Date: ${written.slashes(bill.date)}`)
    .left(`Pesakit: ${bill.patient}`)
    .rule(true)
  for (const { name, quantity, unitCents } of bill.items) printer.both(name, money(quantity * unitCents))
  printer
    .rule(true)
    .both('Subtotal', `RM${money(bill.subtotal)}`)
    .both('SST 6%', `RM${money(tax)}`)
    .both('JUMLAH / TOTAL', `RM${money(total)}`, { bold: true })
    .both('Tunai/Cash', `RM${money(Math.ceil(total / 1000) * 1000)}`)
    .both('Baki/Change', `RM${money(Math.ceil(total / 1000) * 1000 - total)}`)
  return {
    pages: [printer.sheet()],
    truth: truthOf(bill, { currency: 'MYR', total, gst: undefined }),
    people: bill.people,
  }
}
