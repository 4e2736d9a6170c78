/** Held-out layouts that were drawn after the rules for the eleven strange ones were made, and that no rule was made with. */
import { treatments } from './items.ts'
import { A4, numbers, page, roll, truthOf, type Layout } from './layout.ts'
import { makeBill, money, written } from './made-up-bill.ts'

export const physiotherapy: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Rain Tree Physiotherapy',
    things: [
      ['Initial Assessment 60 min', 120, 180],
      ['Follow-up Session 45 min', 90, 140],
      ['Shockwave Therapy', 60, 120],
      ['Dry Needling', 30, 60],
      ['Resistance Band', 12, 28],
    ],
    items: [1, 4],
    gst: 'added',
    number: numbers.prefixed('RTP/26/', 4),
  })
  const printer = page('Tinos', 30, 1_300)
    .left('Rain Tree Physiotherapy', { size: 50, bold: true })
    .left(`${bill.address} · ${bill.postal} · ${bill.telephone}`, { size: 22 })
    .gap(1.5)
    .left('Receipt', { size: 40 })
    .gap(0.5)
    .line([
      ['left', 'Receipt for'],
      [0.22, bill.patient],
    ])
    .line([
      ['left', 'Receipt no.'],
      [0.22, bill.number],
    ])
    .line([
      ['left', 'Session on'],
      [0.22, written.long(bill.date)],
    ])
    .gap(1)
    .rule()
  for (const { name, quantity, unitCents } of bill.items)
    printer.gap(0.3).line([
      ['left', quantity > 1 ? `${quantity} × ${name}` : name],
      ['right', `S$${money(quantity * unitCents)}`],
    ])
  printer
    .rule()
    .line([
      [0.5, 'Fee'],
      ['right', `S$${money(bill.subtotal)}`],
    ])
    .line([
      [0.5, `GST (${bill.percent}%)`],
      ['right', `S$${money(bill.gst)}`],
    ])
    .line(
      [
        [0.5, 'Total'],
        ['right', `S$${money(bill.total)}`],
      ],
      { bold: true },
    )
    .line([
      [0.5, 'Paid by Mastercard'],
      ['right', `S$${money(bill.total)}`],
    ])
    .gap(1)
    .left(`GST registration ${bill.gstRegistration}`, { size: 22 })
  return { pages: [printer.sheet(1_500)], truth: truthOf(bill), people: bill.people }
}

export const maternity: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Merlion Bay Women’s Clinic',
    things: [
      ['Antenatal Consultation', 120, 200],
      ['Ultrasound Scan', 90, 180],
      ['NIPT Screening', 700, 1_100],
      ['Folic Acid 5mg x 30', 12, 25],
      ['Iron Supplement x 60', 30, 55],
    ],
    items: [2, 5],
    gst: 'none',
    number: numbers.digits(7),
  })
  const off = Math.round(bill.subtotal / 10)
  const gst = Math.round(((bill.subtotal - off) * bill.percent) / 100)
  const total = bill.subtotal - off + gst
  const medisave = Math.min(15_000, Math.floor(total / 2_000) * 1_000)
  const printer = page('Lato', 26)
    .middle('MERLION BAY WOMEN’S CLINIC', { size: 40, bold: true })
    .middle(`${bill.address}, ${bill.postal}`, { size: 22 })
    .middle(`Tel (65) ${bill.telephone.slice(0, 4)} ${bill.telephone.slice(4)}   GST Reg ${bill.gstRegistration}`, {
      size: 22,
    })
    .gap(1)
    .line(
      [
        ['left', 'TAX INVOICE'],
        ['right', `Bill # ${bill.number}`],
      ],
      { bold: true, size: 32 },
    )
    .line([
      ['left', bill.patient],
      ['right', written.slashes(bill.date)],
    ])
    .line([
      ['left', bill.doctor],
      ['right', 'Page 1 / 1'],
    ])
    .rule()
  for (const { name, quantity, unitCents } of bill.items)
    printer.gap(0.25).line([
      ['left', name],
      [{ ends: 0.7 }, `${quantity}`],
      ['right', money(quantity * unitCents)],
    ])
  printer
    .rule()
    .both('Charges', money(bill.subtotal))
    .both('Package discount 10%', `-${money(off)}`)
    .both(`GST ${bill.percent}%`, money(gst))
    .both('TOTAL BILL', money(total), { bold: true, size: 30 })
    .gap(0.5)
    .both('MediSave Maternity Package', money(medisave))
    .both('Credit card', money(total - medisave))
    .both('Still to pay', '0.00')
  return { pages: [printer.sheet(A4)], truth: truthOf(bill, { total, gst }), people: bill.people }
}

export const penangDentist: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Klinik Pergigian Contoh',
    things: treatments,
    items: [1, 3],
    gst: 'none',
    number: numbers.prefixed('KP', 5),
  })
  const off = Math.round(bill.subtotal / 20)
  const total = bill.subtotal - off
  const printer = roll(random, 'Cousine')
    .middle('KLINIK PERGIGIAN CONTOH', { size: 26, bold: true })
    .middle('22 Lebuh Misalan, 10200 George Town', { size: 18 })
    .middle('Pulau Pinang, Malaysia', { size: 18 })
    .gap()
    .left(`Inv#  : ${bill.number}`)
    .left(`Dt    : ${written.dashes(bill.date)} ${bill.time}`)
    .left(`Pt    : ${bill.patient}`)
    .rule(true)
  for (const { name, quantity, unitCents } of bill.items)
    printer.left(name).line([
      [0.1, `${quantity} x ${money(unitCents)}`],
      ['right', money(quantity * unitCents)],
    ])
  printer
    .rule(true)
    .both('Sub-total (RM)', money(bill.subtotal))
    .both('Promo 5%', `-${money(off)}`)
    .both('Grand Total (RM)', money(total), { bold: true })
    .both('Touch n Go', money(total))
    .gap()
    .middle('Terima kasih / Thank you')
  return {
    pages: [printer.sheet()],
    truth: truthOf(bill, { currency: 'MYR', total, gst: undefined }),
    people: bill.people,
  }
}

export const laboratory: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Sample Diagnostics Laboratory',
    things: [
      ['Full Blood Count', 22, 40],
      ['Lipid Panel', 25, 45],
      ['Thyroid Function', 40, 80],
      ['Vitamin D', 60, 110],
      ['Urine Microscopy', 15, 30],
    ],
    items: [2, 5],
    gst: 'added',
    number: numbers.prefixed('SDL', 8),
  })
  const printer = page('Roboto Condensed', 27, 1_500)
    .line(
      [
        ['left', 'Sample Diagnostics Laboratory'],
        ['right', 'INVOICE / RECEIPT'],
      ],
      { bold: true, size: 36 },
    )
    .left(`${bill.address} ${bill.postal}`, { size: 22 })
    .gap(1)
    .line(
      [
        ['left', 'Patient'],
        [0.32, 'Document No.'],
        [0.58, 'Date'],
        [0.8, 'Referring doctor'],
      ],
      { bold: true, size: 23 },
    )
    .line([
      ['left', bill.patient],
      [0.32, bill.number],
      [0.58, written.short(bill.date)],
      [0.8, bill.doctor],
    ])
    .gap(1)
    .rule()
  for (const [index, { name, quantity, unitCents }] of bill.items.entries())
    printer.gap(0.25).line([
      ['left', `T${100 + index * 17}`],
      [0.12, quantity > 1 ? `${name} (x${quantity})` : name],
      ['right', money(quantity * unitCents)],
    ])
  printer
    .rule()
    .line([
      [0.55, 'Sum of tests'],
      ['right', money(bill.subtotal)],
    ])
    .line([
      [0.55, `GST at ${bill.percent}% (${bill.gstRegistration})`],
      ['right', money(bill.gst)],
    ])
    .line(
      [
        [0.55, 'Grand total SGD'],
        ['right', money(bill.total)],
      ],
      { bold: true },
    )
    .gap()
    .left('Paid in full, PayNow. Results within three working days.', { size: 22 })
  return { pages: [printer.sheet(1_600)], truth: truthOf(bill), people: bill.people }
}
