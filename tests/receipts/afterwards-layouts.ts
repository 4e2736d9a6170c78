/** Layouts that were drawn once the rules of the unlike ones stood, and measured before any further rule was made. */
import { consultation, hospital, medicines } from './items.ts'
import { A4, numbers, page, roll, truthOf, type Layout } from './layout.ts'
import { makeBill, money, written } from './made-up-bill.ts'

/** A dialysis centre's sheet of a month: a session each row, what the insurer takes over in a column of its own. */
const monthOfSessions: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Harbourview Medical Practice',
    things: [
      ['Haemodialysis session', 180, 260],
      ['Erythropoietin', 40, 90],
      ['Dialyser', 25, 60],
      ['Blood panel', 45, 110],
    ],
    items: [3, 4],
    gst: 'added',
    number: numbers.prefixed('HV', 6),
  })
  const [year = '', month = ''] = bill.date.split('-')
  const printer = page('Tinos', 26, 1_400)
    .line([
      ['left', 'Harbourview Medical Practice'],
      ['right', `Tax invoice ${bill.number}`],
    ])
    .line([
      ['left', `${bill.address}, ${bill.postal}`],
      ['right', `Invoice dated ${written.short(bill.date)}`],
    ])
    .left(`GST Reg. ${bill.gstRegistration}     Enquiries ${bill.telephone}`, { size: 21 })
    .gap()
    .left(`Account of ${bill.patient} for the month ${month}/${year}`)
    .rule()
    .line(
      [
        ['left', 'Treatment'],
        [{ ends: 0.55 }, 'Times'],
        [{ ends: 0.75 }, 'Each'],
        ['right', 'Charge'],
      ],
      { bold: true },
    )
    .rule()
  for (const { name, quantity, unitCents } of bill.items)
    printer.gap(0.3).line([
      ['left', name],
      [{ ends: 0.55 }, `${quantity}`],
      [{ ends: 0.75 }, money(unitCents)],
      ['right', money(quantity * unitCents)],
    ])
  printer
    .rule()
    .both('Charges', money(bill.subtotal))
    .both(`GST ${bill.percent}%`, money(bill.gst))
    .both('Charges with GST', money(bill.total), { bold: true })
    .gap()
    .both('Debited from your card ending 3321', money(bill.total))
    .both('Amount outstanding', '0.00')
  return { pages: [printer.sheet(1_250)], truth: truthOf(bill), people: bill.people }
}

/** A pharmacy's roll in two languages, bought by several for several, with a coupon and cash. */
const couponAndCash: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Pelican Pharmacy',
    things: medicines,
    items: [3, 6],
    gst: 'none',
    number: numbers.digits(10),
  })
  const coupon = 300
  const exact = bill.subtotal - coupon
  const total = Math.floor(exact / 5) * 5
  const given = Math.ceil(total / 5_000) * 5_000
  const printer = roll(random, 'Cousine')
    .middle('PELICAN PHARMACY', { bold: true, size: 30 })
    .middle(bill.address)
    .left(`Tel ${bill.telephone}   Outlet 0417`)
    .left(`${written.slashes(bill.date)}   ${bill.time}   Lane 2`)
    .left(`Bill No ${bill.number}`)
    .rule(true)
  for (const { name, quantity, unitCents } of bill.items)
    printer.left(name.toUpperCase()).both(`   ${quantity} @ ${money(unitCents)}`, money(quantity * unitCents))
  printer
    .rule(true)
    .both('SUB-TOTAL', money(bill.subtotal))
    .both('COUPON PHARM3', `-${money(coupon)}`)
    .both('ROUNDING ADJ', `-${money(exact - total)}`)
    .both('NETT TOTAL', money(total), { bold: true, size: 28 })
    .both('CASH', money(given))
    .both('CHANGE', money(given - total))
    .gap()
    .left('Prices include GST where it applies.', { size: 19 })
    .left('Return within 7 days with this slip.', { size: 19 })
  return {
    pages: [printer.sheet()],
    truth: truthOf(bill, { total, gst: undefined, patient: undefined }),
    people: bill.people,
  }
}

/** A letter of a hospital, in sentences above its table, with the parts of fund and insurer below it. */
const letterOfHospital: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Kingfisher Polyclinic',
    things: hospital,
    items: [3, 5],
    gst: 'added',
    number: numbers.prefixed('KF-', 7),
  })
  const insured = Math.floor(bill.total * 0.6)
  const printer = page('PT Serif', 26)
    .left('Kingfisher Polyclinic', { size: 38, bold: true })
    .left(`${bill.address}, ${bill.postal}`, { size: 22 })
    .gap(2)
    .left(written.long(bill.date))
    .left(`Our bill number: ${bill.number}`)
    .gap()
    .left(`Dear ${bill.patient},`)
    .gap()
    .left('Thank you for choosing us for your day surgery. Below is your final bill.')
    .gap()
    .rule()
  for (const { name, quantity, unitCents } of bill.items) printer.gap(0.3).both(name, money(quantity * unitCents))
  printer
    .rule()
    .both('Sum before GST', money(bill.subtotal))
    .both(`${bill.percent}% GST`, money(bill.gst))
    .both('Final bill amount', `S$${money(bill.total)}`, { bold: true })
    .gap()
    .both('Integrated Shield Plan pays', money(insured))
    .both('You have paid by cheque', money(bill.total - insured))
    .gap(2)
    .left('Please keep this letter for your claim. It needs no signature.', { size: 22 })
  return { pages: [printer.sheet(A4)], truth: truthOf(bill), people: bill.people }
}

/** A small ticket of a kiosk: everything in capitals, labels and values in two columns, sums without a rule. */
const ticketOfKiosk: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Sample Family Clinic (Bedok)',
    things: consultation,
    items: [1, 4],
    gst: 'added',
    number: numbers.prefixed('K', 8),
  })
  const printer = roll(random, 'Overpass Mono')
    .left('SAMPLE FAMILY CLINIC (BEDOK)', { bold: true })
    .left(bill.address.toUpperCase())
    .gap()
    .left('SELF PAYMENT KIOSK')
    .both('RECEIPT NO', bill.number)
    .both('DATE', `${written.capitals(bill.date)} ${bill.time}`)
    .both('QUEUE', `Q${random.between(1_000, 1_999)}`)
    .both('NAME', bill.patient.toUpperCase())
    .gap()
  for (const { name, quantity, unitCents } of bill.items) printer.both(name.toUpperCase(), money(quantity * unitCents))
  printer
    .gap()
    .both('AMOUNT', money(bill.subtotal))
    .both(`GST ${bill.percent}%`, money(bill.gst))
    .both('PAYABLE', money(bill.total), { bold: true })
    .both('PAID PAYNOW', money(bill.total))
    .both('PAYNOW REF', numbers.digits(14)(random))
    .gap()
    .left('PLEASE COLLECT YOUR MEDICINE AT COUNTER 5')
  return { pages: [printer.sheet()], truth: truthOf(bill), people: bill.people }
}

export const afterwardsLayouts: Readonly<Record<string, Layout>> = {
  'month of sessions': monthOfSessions,
  'coupon and cash': couponAndCash,
  'letter of a hospital': letterOfHospital,
  'ticket of a kiosk': ticketOfKiosk,
}
