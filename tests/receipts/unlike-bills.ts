/** Bills of shops, laboratories and offices as unlike the earlier ones as could be thought of, drawn before any rule was read. */
import { medicines, specialist } from './items.ts'
import { numbers, page, roll, truthOf, type Layout } from './layout.ts'
import { makeBill, money, written } from './made-up-bill.ts'

const american = (date: string) => {
  const [day = '', month = '', year = ''] = written.short(date).split(' ')
  return `${month} ${Number(day)} ${year}`
}

/** A till whose codes of things look like amounts, with prices for members and a purse of points. */
export const tillWithPoints: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Pelican Pharmacy',
    things: medicines,
    items: [2, 5],
    gst: 'none',
    number: numbers.digits(4),
  })
  const rows = bill.items.map((item) => {
    const cents = item.quantity * item.unitCents
    return { ...item, cents, member: random.chance(0.5) ? Math.round(cents * 0.9) : cents }
  })
  const total = rows.reduce((sum, { member }) => sum + member, 0)
  const points = Math.min(500, Math.floor(total / 200) * 100)
  const gst = Math.round((total * bill.percent) / (100 + bill.percent))
  const number = `${random.between(10, 99)}-${random.between(10, 99)}-${bill.number}`
  const printer = roll(random, 'Courier Prime')
    .middle('Pelican Pharmacy', { bold: true, size: 30 })
    .middle('Bugis Junction-not #B1-07')
    .middle(`Co Reg 200012345W  GST ${bill.gstRegistration}`, { size: 18 })
    .gap()
    .both(`Receipt: ${number}`, written.dashes(bill.date).toUpperCase())
    .both('Served by: 0447 MEI', bill.time)
    .rule(true)
  for (const { name, quantity, unitCents, cents, member } of rows) {
    printer.left(name)
    printer.line([
      ['left', ` ${random.between(100, 999)}.${random.between(10, 99)}`],
      [0.3, `${quantity} x ${money(unitCents)}`],
      ['right', money(cents)],
    ])
    if (member < cents) printer.both('  Member price', money(member))
  }
  printer
    .rule(true)
    .both('You saved', money(bill.subtotal - total))
    .both('TOTAL', `S$${money(total)}`, { bold: true, size: 28 })
    .both('Points redeemed', `-${money(points)}`)
    .both('MASTER', money(total - points))
    .rule(true)
    .left(`Total includes GST ${bill.percent}% of ${money(gst)}`, { size: 19 })
    .left(`Points: opening 2,410.00 closing ${money(241_000 - points)}`, { size: 19 })
    .left('Points expire 31/12/2026', { size: 19 })
  return {
    pages: [printer.sheet()],
    truth: truthOf(bill, { number, total, gst, patient: undefined }),
    people: bill.people,
  }
}

/** As an eating-house prints it: an order's number, covers, a service charge, GST only in a note, and a day with its hour. */
export const likeAnEatingHouse: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Rain Tree Physiotherapy',
    things: [
      ['Sports Massage 60', 80, 130],
      ['Physio Follow Up', 90, 150],
      ['Foam Roller', 25, 48],
      ['Heat Pack', 12, 30],
      ['Kinesio Tape', 15, 28],
    ],
    items: [2, 4],
    gst: 'none',
    number: numbers.digits(5),
  })
  const service = Math.round(bill.subtotal / 10)
  const exact = bill.subtotal + service
  const total = Math.floor(exact / 5) * 5
  const gst = Math.round((total * bill.percent) / (100 + bill.percent))
  const [hour = '0', minute = ''] = bill.time.split(':')
  const clock = `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`
  const tip = 500
  const printer = roll(random, 'IBM Plex Mono')
    .middle('rain tree', { size: 40, bold: true })
    .middle('physiotherapy')
    .middle(bill.address)
    .gap()
    .both(`Order #${random.between(10, 99)}`, 'Room 4')
    .left(`Bill ${bill.number}`)
    .left(`${american(bill.date)} ${clock}`)
    .rule()
  for (const { name, quantity, unitCents } of bill.items)
    printer.both(`${quantity}  ${name}`, `$${money(quantity * unitCents)}`)
  printer
    .rule()
    .both('Subtotal', `$${money(bill.subtotal)}`)
    .both('Svc Chg 10%', `$${money(service)}`)
    .both('Rounding', exact === total ? '$0.00' : `-$${money(exact - total)}`)
    .both('Total', `$${money(total)}`, { bold: true, size: 30 })
    .middle(`Prices are GST inclusive (GST $${money(gst)})`, { size: 18 })
    .rule()
    .both('Tip', `$${money(tip)}`)
    .both('Amex ••1009', `$${money(total + tip)}`)
    .gap()
    .middle('How did we do? Scan and tell us')
  return { pages: [printer.sheet()], truth: truthOf(bill, { total, gst, patient: undefined }), people: bill.people }
}

/** A laboratory's bill for two of a family, each with a sum of their own. */
export const twoPatients: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Sample Diagnostics Laboratory',
    things: [
      ['Full Blood Count', 18, 45],
      ['Lipid Panel', 22, 60],
      ['HbA1c', 20, 48],
      ['Urine FEME', 12, 25],
      ['Thyroid Function', 45, 90],
      ['Vitamin D', 60, 120],
    ],
    items: [4, 6],
    gst: 'added',
    number: numbers.prefixed('SDL/', 6),
  })
  const [one = '', other = ''] = bill.people
  const half = Math.ceil(bill.items.length / 2)
  const parts = [
    [one, bill.items.slice(0, half)],
    [other, bill.items.slice(half)],
  ] as const
  const printer = page('Roboto Condensed', 27, 1_300)
    .middle('SAMPLE DIAGNOSTICS LABORATORY', { size: 34, bold: true })
    .middle(`${bill.address}, ${bill.postal}  |  T ${bill.telephone}  |  UEN 201812345Z`, { size: 22 })
    .gap()
    .line([
      ['left', 'Tax Invoice'],
      [0.3, bill.number],
      ['right', `Dated ${written.dots(bill.date)}`],
    ])
    .line([
      ['left', `Collected ${written.dots(bill.date)} ${bill.time}`],
      ['right', `GST ${bill.gstRegistration}`],
    ])
    .rule()
  for (const [name, items] of parts) {
    printer.gap(0.4).left(`${name}   ID *****${random.between(100, 999)}B`, { bold: true })
    for (const { name: test, quantity, unitCents } of items) printer.both(`    ${test}`, money(quantity * unitCents))
    printer.line([
      [{ ends: 0.84 }, 'Sum'],
      ['right', money(items.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0))],
    ])
  }
  printer
    .rule()
    .line([
      [{ ends: 0.84 }, 'Both patients'],
      ['right', money(bill.subtotal)],
    ])
    .line([
      [{ ends: 0.84 }, `${bill.percent}% GST`],
      ['right', money(bill.gst)],
    ])
    .line(
      [
        [{ ends: 0.84 }, 'Invoice total, SGD'],
        ['right', money(bill.total)],
      ],
      { bold: true },
    )
    .gap()
    .left('Paid by cheque 004411, with thanks.', { size: 22 })
  return { pages: [printer.sheet(1_300)], truth: truthOf(bill, { patient: undefined }), people: bill.people }
}

/** What it costs stands first, in large letters; what it was for comes after, and sums stand in the left half. */
export const costsFirst: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Lantern Imaging Centre',
    things: specialist,
    items: [2, 4],
    gst: 'added',
    number: numbers.prefixed('LI-', 8),
  })
  const printer = page('Inter Variable', 25, 1_280)
    .left('Lantern Imaging Centre', { size: 30 })
    .gap()
    .left(`S$${money(bill.total)}`, { size: 60, bold: true })
    .left(`Paid on ${written.long(bill.date)}`)
    .gap()
    .line([
      ['left', 'Receipt number'],
      [0.36, 'Payment method'],
      [0.7, 'Patient'],
    ])
    .line(
      [
        ['left', bill.number],
        [0.36, 'Visa •••• 8842'],
        [0.7, bill.patient],
      ],
      { bold: true },
    )
    .rule()
    .gap()
    .line([
      ['left', 'Amount paid'],
      [{ ends: 0.42 }, money(bill.total)],
      [0.5, 'What it was for'],
    ])
  const left = [
    ['of which fees', money(bill.subtotal)],
    [`of which GST (${bill.percent}%)`, money(bill.gst)],
  ] as const
  for (let row = 0; row < Math.max(left.length, bill.items.length); row++) {
    const item = bill.items[row]
    const [label, value] = left[row] ?? ['', '']
    printer.gap(0.4).line([
      ['left', label],
      [{ ends: 0.42 }, value],
      [0.5, item?.name ?? ''],
      ['right', item ? money(item.quantity * item.unitCents) : ''],
    ])
  }
  printer.gap(3).left(`${bill.address}, ${bill.postal}. GST registration ${bill.gstRegistration}`, { size: 20 })
  return { pages: [printer.sheet(1_300)], truth: truthOf(bill), people: bill.people }
}

/** Something was brought back: its price is taken off again. */
export const broughtBack: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Clearwater Optics',
    things: [
      ['Contact lenses, monthly', 35, 80],
      ['Spectacle frame', 90, 260],
      ['Lenses 1.60', 120, 320],
      ['Cleaning solution', 12, 28],
    ],
    items: [2, 4],
    gst: 'added',
    number: numbers.prefixed('CW', 6),
  })
  const back = 2_000
  const subtotal = bill.subtotal - back
  const gst = Math.round((subtotal * bill.percent) / 100)
  const total = subtotal + gst
  const earlier = `CW${random.between(100_000, 999_999)}`
  const printer = page('Cousine', 24, 1_100)
    .left('CLEARWATER OPTICS', { size: 32, bold: true })
    .left(`${bill.address} ${bill.postal} TEL ${bill.telephone}`, { size: 20 })
    .left(`GST REG. ${bill.gstRegistration}`, { size: 20 })
    .gap()
    .both('SALES INVOICE', `NO ${bill.number}`, { bold: true })
    .both(`CUSTOMER ${bill.patient.toUpperCase()}`, written.twoDigits(bill.date))
    .rule(true)
    .line([
      ['left', 'ITEM'],
      [{ ends: 0.66 }, 'QTY'],
      [{ ends: 0.82 }, 'PRICE'],
      ['right', 'TOTAL'],
    ])
    .rule(true)
  for (const { name, quantity, unitCents } of bill.items)
    printer.line([
      ['left', name.toUpperCase()],
      [{ ends: 0.66 }, `${quantity}`],
      [{ ends: 0.82 }, money(unitCents)],
      ['right', money(quantity * unitCents)],
    ])
  printer
    .line([
      ['left', `RETURN FROM ${earlier}`],
      [{ ends: 0.66 }, '-1'],
      [{ ends: 0.82 }, money(back)],
      ['right', `(${money(back)})`],
    ])
    .rule(true)
    .both('NET OF RETURNS', money(subtotal))
    .both(`ADD ${bill.percent}% GST`, money(gst))
    .both('TOTAL DUE', money(total), { bold: true })
    .both('RECEIVED, GIFT CARD', money(3_000))
    .both('RECEIVED, CARD', money(total - 3_000))
    .gap()
    .left(`PRESCRIPTION  R -2.25 / -0.50 x 180   L -2.75   PD 63.5`, { size: 20 })
  return { pages: [printer.sheet(1_100)], truth: truthOf(bill, { total, gst }), people: bill.people }
}
