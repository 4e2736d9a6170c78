/** Receipts of tills that no rule of reading was made with before they were first measured. */
import { consultation, medicines } from './items.ts'
import { numbers, roll, truthOf, type Layout } from './layout.ts'
import { makeBill, money, written } from './made-up-bill.ts'

/** Points, savings and a balance of a card, with the day at the foot. */
export const loyaltyPharmacy: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Fernleaf Health & Beauty',
    things: medicines,
    items: [3, 6],
    gst: 'none',
    number: numbers.digits(6),
  })
  const saved = random.between(1, 4) * 100 + 50
  const total = bill.subtotal - saved
  const gst = Math.round((total * bill.percent) / (100 + bill.percent))
  const printer = roll(random, 'VT323')
    .middle('FERNLEAF HEALTH & BEAUTY', { size: 34 })
    .middle(bill.address.toUpperCase(), { size: 26 })
    .middle(`GST REG NO ${bill.gstRegistration}`, { size: 26 })
    .rule(true)
  for (const { name, quantity, unitCents } of bill.items) {
    printer.both(name.toUpperCase(), money(quantity * unitCents), { size: 28 })
    if (quantity > 1) printer.line([[0.08, `${quantity} PC X ${money(unitCents)}`]], { size: 26 })
  }
  printer
    .both('MEMBER SAVINGS', `-${money(saved)}`, { size: 28 })
    .rule(true)
    .both('TOTAL', `$${money(total)}`, { size: 38 })
    .both('GRABPAY', `$${money(total)}`, { size: 28 })
    .both(`GST ${bill.percent}% INCLUDED`, `$${money(gst)}`, { size: 26 })
    .rule(true)
    .left('CARD NO  8888****1234', { size: 26 })
    .both('POINTS EARNED', String(Math.floor(total / 100)), { size: 26 })
    .both('POINTS BALANCE', `${random.between(1, 9)},${random.between(100, 999)}`, { size: 26 })
    .both('POINTS EXPIRING 31/12/2026', String(random.between(10, 99)), { size: 26 })
    .gap()
    .line(
      [
        ['left', `TXN ${bill.number}`],
        [0.42, 'T:03 C:117'],
        ['right', `${written.slashes(bill.date)} ${bill.time}`],
      ],
      { size: 26 },
    )
  return { pages: [printer.sheet()], truth: truthOf(bill, { total, gst, patient: undefined }), people: bill.people }
}

/** Several totals, cash and change, zeros with a stroke. */
export const cashDesk: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Bluebell Children’s Clinic',
    things: consultation,
    items: [2, 4],
    gst: 'added',
    number: numbers.prefixed('OR', 7),
  })
  const rounded = Math.floor(bill.total / 5) * 5
  const cash = Math.ceil((rounded + 1) / 5_000) * 5_000
  const printer = roll(random, 'Inconsolata')
    .middle('BLUEBELL CHILDREN’S CLINIC', { size: 27, bold: true })
    .middle(`${bill.address} ${bill.postal}`, { size: 19 })
    .middle(`Tel ${bill.telephone}  GST ${bill.gstRegistration}`, { size: 19 })
    .rule(true)
    .both(`O.R. No. ${bill.number}`, written.dots(bill.date))
    .both(bill.patient, bill.time)
    .rule(true)
    .line([
      ['left', 'ITEM'],
      [{ ends: 0.7 }, 'QTY'],
      ['right', 'AMT'],
    ])
  for (const { name, quantity, unitCents } of bill.items)
    printer.line([
      ['left', name],
      [{ ends: 0.7 }, String(quantity)],
      ['right', money(quantity * unitCents)],
    ])
  printer
    .rule(true)
    .both(`TOTAL QTY: ${bill.items.reduce((sum, { quantity }) => sum + quantity, 0)}`, '')
    .both('TOTAL (EXCL. GST)', money(bill.subtotal))
    .both(`GST ${bill.percent}%`, money(bill.gst))
    .both('TOTAL (INCL. GST)', money(bill.total))
    .both('ROUNDING', money(rounded - bill.total) === '0.00' ? '0.00' : `-${money(bill.total - rounded)}`)
    .both('TOTAL TO PAY', money(rounded), { bold: true, size: 28 })
    .both('CASH TENDERED', money(cash))
    .both('CHANGE DUE', money(cash - rounded))
    .rule(true)
    .middle('CUSTOMER COPY')
  return { pages: [printer.sheet()], truth: truthOf(bill, { total: rounded }), people: bill.people }
}
