/** Layouts that no rule of reading was made with: their figures say how receipts fare that nobody has thought of. Who makes a rule with one moves it. */
import { laboratory, maternity, penangDentist, physiotherapy } from './held-out-further.ts'
import { consultation, specialist } from './items.ts'
import { A4, numbers, page, roll, truthOf, type Layout } from './layout.ts'
import { makeBill, money, written } from './made-up-bill.ts'

const kiosk: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Sample Family Clinic (Bedok)',
    things: consultation,
    items: [2, 5],
    gst: 'added',
    number: numbers.prefixed('K', 9),
  })
  const printer = roll(random, 'Overpass Mono')
    .middle('SAMPLE FAMILY CLINIC', { size: 28, bold: true })
    .middle('(BEDOK)', { size: 24 })
    .middle(bill.address.toUpperCase(), { size: 19 })
    .rule(true)
    .left('SELF-PAYMENT KIOSK 2')
    .left(`TAX INVOICE ${bill.number}`)
    .left(bill.patient.toUpperCase())
    .rule(true)
  for (const { name, quantity, unitCents } of bill.items)
    printer.left(name.toUpperCase()).line([
      [0.1, `${quantity} X ${money(unitCents)}`],
      ['right', money(quantity * unitCents)],
    ])
  printer
    .rule(true)
    .both('BEFORE GST', money(bill.subtotal))
    .both(`${bill.percent}% GST`, money(bill.gst))
    .both('AMT PAYABLE', money(bill.total), { bold: true, size: 26 })
    .both('PAYLAH!', money(bill.total))
    .rule(true)
    .middle(`${written.capitals(bill.date)} ${bill.time}`)
    .middle(`REF 000-${random.between(100, 999)}-${random.between(1_000, 9_999)}`, { size: 19 })
    .middle('COLLECT YOUR MEDICINE AT COUNTER 3', { size: 19 })
  return { pages: [printer.sheet()], truth: truthOf(bill), people: bill.people }
}

const hongKong: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Victoria Placeholder Hospital',
    things: specialist.map(([name, low, high]) => [name, low * 6, high * 6] as const),
    items: [2, 5],
    gst: 'none',
    number: numbers.prefixed('VPH-', 6),
  })
  const printer = page('Tinos', 28)
    .middle('VICTORIA PLACEHOLDER HOSPITAL', { size: 42, bold: true })
    .middle('1 Example Terrace, Kowloon, Hong Kong')
    .rule()
    .middle('OFFICIAL RECEIPT', { size: 34, bold: true })
    .gap(1)
    .line([
      ['left', `Receipt no. ${bill.number}`],
      ['right', `Issued ${written.long(bill.date)}`],
    ])
    .left(`Received with thanks from ${bill.patient}`)
    .left('Out-patient services as follows')
    .gap(1)
  for (const { name, quantity, unitCents } of bill.items) printer.gap(0.3).both(name, money(quantity * unitCents))
  printer
    .rule()
    .both('Total charges', `HK$ ${money(bill.total)}`, { bold: true })
    .both('Octopus / Visa', `HK$ ${money(bill.total)}`)
    .gap(2)
    .left('This receipt is valid only with the stamp of the hospital.', { size: 22 })
  return {
    pages: [printer.sheet(A4)],
    truth: truthOf(bill, { currency: 'HKD', gst: undefined }),
    people: bill.people,
  }
}

export const heldOutLayouts: Readonly<Record<string, Layout>> = {
  'payment kiosk': kiosk,
  'Hong Kong': hongKong,
  physiotherapy,
  maternity,
  'Penang dentist': penangDentist,
  laboratory,
}
