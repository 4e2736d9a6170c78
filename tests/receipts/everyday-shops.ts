/** Receipts of shops and apps, and two from abroad, drawn before any rule was read. */
import { consultation, medicines } from './items.ts'
import { A4, numbers, page, roll, truthOf, type Layout } from './layout.ts'
import { makeBill, money, written } from './made-up-bill.ts'

/** A table without a currency; the day begins with its year. */
export const tableWithoutCurrency: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Hall of Sample Herbs',
    things: [
      ['TCM Consultation', 18, 48],
      ['Acupuncture', 45, 90],
      ['Cupping', 30, 55],
      ['Herbs (7 packets)', 28, 98],
      ['Tuina 30 min', 50, 70],
    ],
    items: [1, 4],
    gst: 'none',
    number: numbers.prefixed('A', 5),
  })
  const printer = page('PT Serif', 27, 1_100)
    .middle('Hall of Sample Herbs', { size: 40, bold: true })
    .middle(`${bill.address}, ${bill.postal}`, { size: 23 })
    .gap()
    .line([
      ['left', `Bill Ref ${bill.number}`],
      ['right', bill.date.replaceAll('-', '/')],
    ])
    .left(`Mr/Ms ${bill.patient}`)
    .gap()
    .rule()
    .line([
      ['left', 'S/N'],
      [0.1, 'Treatment'],
      [{ ends: 0.68 }, 'Qty'],
      [{ ends: 0.84 }, '@'],
      ['right', 'Amt'],
    ])
    .rule()
  for (const [index, { name, quantity, unitCents }] of bill.items.entries())
    printer.gap(0.3).line([
      ['left', `${index + 1}`],
      [0.1, name],
      [{ ends: 0.68 }, `${quantity}`],
      [{ ends: 0.84 }, money(unitCents)],
      ['right', money(quantity * unitCents)],
    ])
  printer
    .rule()
    .line(
      [
        [{ ends: 0.84 }, 'Total'],
        ['right', money(bill.total)],
      ],
      { bold: true },
    )
    .rule()
    .left('Recd with thanks: PayNow')
    .gap(2)
    .left('Next visit: ____________      Physician: Sample Tan', { size: 23 })
  return { pages: [printer.sheet(1_250)], truth: truthOf(bill), people: bill.people }
}

/** Sent by the app of a doctor who is seen by video. */
export const videoDoctor: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Harbourview Medical Practice',
    things: [...consultation, ...medicines],
    items: [2, 5],
    gst: 'none',
    number: numbers.prefixed('HMP', 8),
  })
  const delivery = 800
  const promo = 500
  const net = bill.subtotal + delivery - promo
  const gst = net - Math.round((net * 100) / (100 + bill.percent))
  const printer = page('Inter Variable', 27, 1_080)
    .left('Harbourview Medical Practice', { size: 36, bold: true })
    .left('Thank you for your payment', { size: 30 })
    .gap()
    .left('Order ID', { size: 22 })
    .left(bill.number)
    .left('Paid on', { size: 22 })
    .left(`${written.long(bill.date)}, ${bill.time}`)
    .left('For', { size: 22 })
    .left(bill.patient)
    .gap()
    .rule()
  for (const { name, quantity, unitCents } of bill.items)
    printer.gap(0.4).both(quantity > 1 ? `${quantity}× ${name}` : name, `S$${money(quantity * unitCents)}`)
  printer
    .gap(0.4)
    .both('Delivery', `S$${money(delivery)}`)
    .gap(0.4)
    .both('Promo WELCOME5', `- S$${money(promo)}`)
    .rule()
    .gap(0.4)
    .both('You paid', `S$${money(net)}`, { bold: true, size: 32 })
    .left(`Includes GST of S$${money(gst)}`, { size: 22 })
    .gap()
    .left('Visa ending 4417', { size: 22 })
  return { pages: [printer.sheet(1_500)], truth: truthOf(bill, { total: net, gst }), people: bill.people }
}

/** A session out of a package; words cut short as tills cut them. */
export const sessionOfPackage: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Rain Tree Physiotherapy',
    things: [
      ['PHYSIO SESSION', 90, 160],
      ['DRY NEEDLING', 40, 70],
      ['TAPING', 10, 25],
      ['RESISTANCE BAND', 12, 22],
    ],
    items: [1, 3],
    gst: 'added',
    number: numbers.digits(8),
  })
  const printer = roll(random, 'Cousine')
    .middle('RAIN TREE PHYSIOTHERAPY', { bold: true, size: 26 })
    .middle(`${bill.address}`)
    .middle(`${bill.postal} T:${bill.telephone}`)
    .middle(`GST ${bill.gstRegistration}`)
    .rule(true)
    .left(`RCPT# ${bill.number}`)
    .left(`${written.dashes(bill.date)} ${bill.time}  CASHIER 04`)
    .left(`${bill.patient}`)
    .rule(true)
  for (const { name, quantity, unitCents } of bill.items)
    printer.left(name).both(`  ${quantity} @ ${money(unitCents)}`, money(quantity * unitCents))
  printer
    .rule(true)
    .both('SUBTTL', money(bill.subtotal))
    .both(`GST@${bill.percent}%`, money(bill.gst))
    .both('AMT PAYABLE', `$${money(bill.total)}`, { bold: true, size: 28 })
    .both('NETS', `$${money(bill.total)}`)
    .rule(true)
    .left('PKG BAL: 7 SESSIONS (EXP 31-12-2027)')
    .middle('*** THANK YOU ***')
  return { pages: [printer.sheet()], truth: truthOf(bill), people: bill.people }
}

const indonesianMonths = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
]

/** Rupiah, with dots between the thousands, and months in Indonesian. */
export const batam: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Rumah Sakit Contoh Batam',
    // In thousands of rupiah.
    things: [
      ['Konsultasi Dokter', 150, 350],
      ['Obat-obatan', 80, 600],
      ['Laboratorium', 120, 750],
      ['Radiologi', 200, 900],
      ['Administrasi', 20, 50],
    ],
    items: [2, 5],
    gst: 'none',
    number: numbers.prefixed('KW/2026/', 5),
  })
  const rupiah = (thousands: number) =>
    money(thousands * 100_000)
      .slice(0, -3)
      .replaceAll(',', '.')
  const [year = '', month = '', day = ''] = bill.date.split('-')
  const printer = page('Noto Sans', 25, 1_300)
    .left('RUMAH SAKIT CONTOH BATAM', { size: 36, bold: true })
    .left('Jl. Contoh No. 8, Batam 29444, Indonesia', { size: 22 })
    .gap()
    .middle('KWITANSI', { size: 32, bold: true })
    .line([
      ['left', `No. Kwitansi : ${bill.number}`],
      [0.6, `Tanggal : ${Number(day)} ${indonesianMonths[Number(month) - 1]} ${year}`],
    ])
    .left(`Nama Pasien : ${bill.patient}`)
    .rule()
  for (const { name, quantity, unitCents } of bill.items)
    printer.gap(0.3).line([
      ['left', name],
      ['right', rupiah(quantity * Math.round(unitCents / 100))],
    ])
  const thousands = bill.items.reduce((sum, { quantity, unitCents }) => sum + quantity * Math.round(unitCents / 100), 0)
  printer
    .rule()
    .both('Total Tagihan', `Rp ${rupiah(thousands)}`, { bold: true, size: 29 })
    .both('Dibayar', `Rp ${rupiah(thousands)}`)
    .gap(2)
    .line([['right', `Batam, ${day}/${month}/${year}`]])
    .line([['right', 'Kasir']])
  return {
    pages: [printer.sheet(1_400)],
    truth: truthOf(bill, { total: thousands * 100_000, currency: 'IDR' }),
    people: bill.people,
  }
}

/** Pounds; the balance is nothing; an account's number beside the invoice's. */
export const london: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Made-up Street Private GP',
    things: [
      ['GP Appointment (30 mins)', 95, 180],
      ['Full Blood Count', 45, 90],
      ['Private Prescription', 20, 35],
      ['ECG', 80, 140],
      ['Travel Vaccination', 50, 95],
    ],
    items: [1, 4],
    gst: 'none',
    number: numbers.digits(6),
  })
  const printer = page('Lato', 26)
    .line([['right', 'Made-up Street Private GP']], { size: 36, bold: true })
    .line([['right', '14 Made-up Street, London W1G 9ZZ']])
    .line([['right', 'Tel 020 7946 0123   Company No. 09876543']], { size: 22 })
    .gap(2)
    .left('Receipted Invoice', { size: 34, bold: true })
    .line([
      ['left', 'Invoice number'],
      [0.22, bill.number],
    ])
    .line([
      ['left', 'Account'],
      [0.22, `FER${random.between(1_000, 9_999)}`],
    ])
    .line([
      ['left', 'Date of issue'],
      [0.22, written.long(bill.date)],
    ])
    .line([
      ['left', 'Patient'],
      [0.22, bill.patient],
    ])
    .gap(1)
    .rule()
  for (const { name, quantity, unitCents } of bill.items)
    printer.gap(0.3).line([
      ['left', quantity > 1 ? `${name} × ${quantity}` : name],
      ['right', `£${money(quantity * unitCents)}`],
    ])
  printer
    .rule()
    .line([
      [0.6, 'VAT (exempt)'],
      ['right', '£0.00'],
    ])
    .line(
      [
        [0.6, 'Invoice total'],
        ['right', `£${money(bill.total)}`],
      ],
      { bold: true },
    )
    .line([
      [0.6, 'Card payment'],
      ['right', `-£${money(bill.total)}`],
    ])
    .line([
      [0.6, 'Balance to pay'],
      ['right', '£0.00'],
    ])
  return { pages: [printer.sheet(A4)], truth: truthOf(bill, { currency: 'GBP' }), people: bill.people }
}
