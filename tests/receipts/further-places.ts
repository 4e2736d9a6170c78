/** Four more kinds of receipts, in other words and faces, of which no rule of reading was made when they were first measured. */
import { consultation, hospital, medicines, treatments } from './items.ts'
import { A4, numbers, page, truthOf, type Layout } from './layout.ts'
import { makeBill, money, written } from './made-up-bill.ts'
import { Printer } from './sheet.ts'

export const eyeClinic: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Angsana Eye Surgery',
    things: [
      ['Refraction and Eye Examination', 60, 140],
      ['Optical Coherence Tomography', 120, 260],
      ['Lubricant Drops', 15, 40],
      ['Visual Field Test', 80, 180],
    ],
    items: [1, 4],
    gst: 'added',
    number: numbers.prefixed('AES', 7),
  })
  const printer = page('Noto Sans', 26)
    .line(
      [
        ['left', 'ANGSANA EYE SURGERY PTE. LTD.'],
        ['right', 'Statement of Account'],
      ],
      { bold: true, size: 33 },
    )
    .left(`${bill.address}, ${bill.postal}`)
    .left(`GST Registration: ${bill.gstRegistration}     Phone: ${bill.telephone}`)
    .gap(2)
    .line([
      ['left', 'Ref. No.'],
      [0.22, `: ${bill.number}`],
      [0.6, 'Issued on'],
      [0.75, `: ${written.long(bill.date)}`],
    ])
    .line([
      ['left', 'Account of'],
      [0.22, `: ${bill.patient}`],
      [0.6, 'Payable by'],
      [0.75, ': On receipt'],
    ])
    .gap(1)
    .rule()
  for (const [index, { name, quantity, unitCents }] of bill.items.entries())
    printer.gap(0.4).line([
      ['left', `${index + 1}.`],
      [0.06, name],
      [{ ends: 0.78 }, `${quantity}`],
      ['right', money(quantity * unitCents)],
    ])
  printer
    .rule()
    .line([
      [0.5, 'Amount exclusive of GST'],
      ['right', money(bill.subtotal)],
    ])
    .line([
      [0.5, `Add ${bill.percent}% GST`],
      ['right', money(bill.gst)],
    ])
    .line(
      [
        [0.5, 'Amount inclusive of GST'],
        ['right', money(bill.total)],
      ],
      { bold: true },
    )
    .gap(1)
    .left('Kindly settle by PayNow to UEN 201900000K.')
  return { pages: [printer.sheet(A4)], truth: truthOf(bill), people: bill.people }
}

export const nightClinic: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Harbourview Medical Practice',
    things: consultation,
    items: [2, 5],
    gst: 'added',
    number: numbers.prefixed('HV', 5),
  })
  const printer = new Printer({ width: 520, margin: 24, face: 'Cousine', size: 20, ink: random.between(40, 80) })
    .middle('HARBOURVIEW', { bold: true, size: 30 })
    .middle('MEDICAL PRACTICE', { bold: true, size: 26 })
    .middle(bill.address)
    .middle(`S${bill.postal.slice(-6)} / ${bill.telephone}`)
    .gap()
    .left(`${written.dots(bill.date)} ${bill.time}   BILL ${bill.number}`)
    .left(bill.patient.toUpperCase())
    .rule(true)
  for (const { name, quantity, unitCents } of bill.items)
    printer.line([
      ['left', String(quantity)],
      [0.08, name.toUpperCase()],
      ['right', money(quantity * unitCents)],
    ])
  printer
    .rule(true)
    .both('SUBTTL', money(bill.subtotal))
    .both(`GST(${bill.percent}.0%)`, money(bill.gst))
    .both('TTL', money(bill.total), { bold: true, size: 26 })
    .both('MASTERCARD XX1234', money(bill.total))
    .both('BALANCE', '0.00')
  return { pages: [printer.sheet()], truth: truthOf(bill), people: bill.people }
}

export const dayWard: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Cassia Endoscopy Centre',
    things: hospital,
    items: [3, 6],
    gst: 'added',
    number: numbers.digits(7),
  })
  const head = (sheet: string) =>
    page('Noto Sans', 25)
      .left('Cassia Endoscopy Centre', { bold: true, size: 36 })
      .left(`${bill.address} ${bill.postal}`, { size: 22 })
      .line([['right', sheet]])
      .gap(1)
      .line([
        ['left', 'TAX INVOICE NO.'],
        [0.3, 'INVOICE DATE'],
        [0.6, 'PATIENT NAME'],
      ])
      .line([
        ['left', bill.number],
        [0.3, written.slashes(bill.date)],
        [0.6, bill.patient],
      ])
      .rule()
  const first = head('1/2').line(
    [
      ['left', 'Service'],
      ['right', 'SGD'],
    ],
    { bold: true },
  )
  for (const { name, quantity, unitCents } of bill.items) first.gap(0.4).both(name, money(quantity * unitCents))
  const claimed = Math.round(bill.total / 400) * 100
  const second = head('2/2')
    .gap(1)
    .both('Sum of services', money(bill.subtotal))
    .both(`Goods & Services Tax ${bill.percent}%`, money(bill.gst))
    .both('Invoice total', money(bill.total), { bold: true })
    .gap(1)
    .both('Paid: Medisave', money(claimed))
    .both('Paid: Visa', money(bill.total - claimed))
  return { pages: [first.sheet(A4), second.sheet(A4)], truth: truthOf(bill), people: bill.people }
}

export const australian: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Paper Lantern Dental',
    things: random.chance(0.5) ? treatments : medicines,
    items: [2, 4],
    gst: 'none',
    number: numbers.prefixed('', 6),
  })
  const printer = page('Cousine', 25, 1240)
    .middle('Paper Lantern Dental', { size: 38, bold: true })
    .middle('5 Example Parade, Perth WA 6000, Australia')
    .middle('ABN 00 000 000 000')
    .gap()
    .line([
      ['left', `Invoice: ${bill.number}`],
      ['right', `Date issued: ${written.short(bill.date)}`],
    ])
    .left(`For: ${bill.patient}`)
    .rule()
  for (const { name, quantity, unitCents } of bill.items) printer.both(name, `A$${money(quantity * unitCents)}`)
  printer
    .rule()
    .both('Total AUD (GST free)', `A$${money(bill.total)}`, { bold: true })
    .both('EFTPOS', `A$${money(bill.total)}`)
  return {
    pages: [printer.sheet(1100)],
    truth: truthOf(bill, { currency: 'AUD', gst: undefined }),
    people: bill.people,
  }
}

/** Its number stands below its heading, without a word for it. */
export const imaging: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Lantern Imaging Centre',
    things: [
      ['MRI Lumbar Spine', 620, 980],
      ['CT Abdomen with contrast', 500, 900],
      ['Ultrasound Thyroid', 140, 260],
      ['X-Ray Chest', 40, 75],
      ['Mammogram Bilateral', 120, 220],
      ['Radiologist Report', 45, 90],
    ],
    items: [1, 4],
    gst: 'added',
    number: numbers.prefixed('LIC', 8),
  })
  const printer = page('PT Serif', 27)
    .line(
      [
        ['left', 'Lantern Imaging Centre'],
        ['right', 'INVOICE'],
      ],
      { bold: true, size: 40 },
    )
    .line([
      ['left', `${bill.address}, ${bill.postal}`],
      ['right', bill.number],
    ])
    .line([
      ['left', `Enquiries ${bill.telephone}`],
      ['right', `Billing date ${written.dashes(bill.date)}`],
    ])
    .left(`GST registered: ${bill.gstRegistration}`)
    .gap(2)
    .left('Billed to', { bold: true })
    .left(bill.patient)
    .left(`Referred by ${bill.doctor}`)
    .gap(1)
    .rule()
    .line(
      [
        ['left', 'Accession'],
        [0.2, 'Examination'],
        ['right', 'Fee S$'],
      ],
      { bold: true },
    )
    .rule()
  for (const { name, quantity, unitCents } of bill.items)
    printer.gap(0.3).line([
      ['left', `26${random.between(100_000, 999_999)}`],
      [0.2, quantity > 1 ? `${name} (${quantity})` : name],
      ['right', money(quantity * unitCents)],
    ])
  printer
    .rule()
    .line([
      [0.6, 'Fees'],
      ['right', money(bill.subtotal)],
    ])
    .line([
      [0.6, `GST at ${bill.percent}%`],
      ['right', money(bill.gst)],
    ])
    .line(
      [
        [0.6, 'Amount to pay'],
        ['right', `S$${money(bill.total)}`],
      ],
      { bold: true },
    )
    .gap(2)
    .left('Images are kept for six years. Settle within 14 days.', { size: 22 })
  return { pages: [printer.sheet(A4)], truth: truthOf(bill), people: bill.people }
}
