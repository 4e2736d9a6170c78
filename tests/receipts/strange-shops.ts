/** Receipts of shops and of places abroad, drawn without a look at what the rules make of them. */
import { consultation, medicines, specialist } from './items.ts'
import { A4, numbers, page, roll, truthOf, type Layout } from './layout.ts'
import { makeBill, money, written } from './made-up-bill.ts'

/** The physician's slip, in Chinese first; the day in signs that no recogniser of Latin letters reads. */
export const chinesePhysician: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Hall of Sample Herbs',
    things: [
      ['诊金 Consultation', 15, 45],
      ['针灸 Acupuncture', 40, 80],
      ['药粉 Herbal Powder', 12, 90],
      ['膏药 Plaster', 8, 20],
    ],
    items: [1, 4],
    gst: 'none',
    number: numbers.digits(6),
  })
  const [year = '', month = '', day = ''] = bill.date.split('-')
  const printer = page('Noto Sans SC Variable', 28, 1_000)
    .middle('样本堂中医', { size: 46, bold: true })
    .middle('HALL OF SAMPLE HERBS', { size: 28 })
    .middle(`${bill.address}  电话 ${bill.telephone}`, { size: 22 })
    .gap()
    .line([
      ['left', '正式收据 Official Receipt'],
      ['right', `No ${bill.number}`],
    ])
    .line([
      ['left', `姓名 Name  ${bill.patient}`],
      ['right', `${day}/${month}/${year}`],
    ])
    .rule()
  for (const { name, quantity, unitCents } of bill.items)
    printer.gap(0.2).both(quantity > 1 ? `${name} × ${quantity}` : name, `$${money(quantity * unitCents)}`)
  printer
    .rule()
    .both('合计 TOTAL', `$${money(bill.total)}`, { bold: true, size: 34 })
    .both('现金 Cash', `$${money(Math.ceil(bill.total / 1_000) * 1_000)}`)
    .both('找零 Change', `$${money(Math.ceil(bill.total / 1_000) * 1_000 - bill.total)}`)
    .gap()
    .left('药物出门，恕不退换 Medicine sold is not returnable', { size: 20 })
  return { pages: [printer.sheet(1_150)], truth: truthOf(bill), people: bill.people }
}

/** A chain's till: names cut short, discounts between the items, the number at the foot. */
export const pharmacyOfChain: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Pelican Pharmacy',
    things: medicines,
    items: [2, 6],
    gst: 'none',
    number: numbers.digits(9),
  })
  const rows = bill.items.map(({ name, quantity, unitCents }) => ({
    name: name.toUpperCase().slice(0, 16),
    quantity,
    cents: quantity * unitCents,
    off: random.chance(0.35) ? Math.round((quantity * unitCents) / 10) : 0,
  }))
  const off = rows.reduce((sum, row) => sum + row.off, 0)
  const total = bill.subtotal - off
  const gst = Math.round((total * bill.percent) / (100 + bill.percent))
  const printer = roll(random, 'Inconsolata')
    .middle('PELICAN', { size: 40, bold: true })
    .middle('PELICAN PHARMACY PTE LTD', { size: 20 })
    .middle(`${bill.address} ${bill.postal}`, { size: 18 })
    .middle(`GST REGN ${bill.gstRegistration}`, { size: 18 })
    .rule(true)
  for (const { name, quantity, cents, off: less } of rows) {
    printer.both(`${quantity} ${name}`, `${money(cents)} T`)
    if (less > 0) printer.both('  MEMBER 10% OFF', `${money(less)}-`)
  }
  printer
    .rule(true)
    .both(`TOTAL   ${rows.length} ITEM(S)`, `$${money(total)}`, { bold: true, size: 27 })
    .both(`VISA **** ${random.between(1_000, 9_999)}`, money(total))
    .both('CHANGE', '0.00')
    .gap()
    .left(`T = GST ${bill.percent}% INCLUDED   ${money(gst)}`, { size: 19 })
    .left(`POINTS EARNED ${Math.floor(total / 100)}  BALANCE ${random.between(200, 4_000)}`, { size: 19 })
    .rule(true)
    .left(`${written.slashes(bill.date)} ${bill.time}  POS:03 OP:118`, { size: 19 })
    .left(`TXN# ${bill.number}`, { size: 19 })
    .middle('EXCHANGE WITHIN 14 DAYS WITH RECEIPT', { size: 18 })
  return { pages: [printer.sheet()], truth: truthOf(bill, { total, gst, patient: undefined }), people: bill.people }
}

/** A sales order of spectacles: a deposit was paid, the rest when they are fetched. */
export const optician: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Clearwater Optics',
    things: [
      ['Progressive Lenses (pair)', 280, 640],
      ['Frame Titanium', 160, 420],
      ['Contact Lenses, monthly', 36, 88],
      ['Blue light coating', 40, 90],
      ['Eye Test', 20, 45],
    ],
    items: [1, 4],
    gst: 'none',
    number: numbers.prefixed('CW', 6),
  })
  const total = bill.subtotal
  const gst = Math.round((total * bill.percent) / (100 + bill.percent))
  const deposit = Math.ceil(total / 2 / 1_000) * 1_000
  const printer = page('Overpass Mono', 24, 1_100)
    .left('CLEARWATER OPTICS', { size: 38, bold: true })
    .left(`${bill.address}, ${bill.postal}  Tel ${bill.telephone}`, { size: 20 })
    .left(`GST Registration No ${bill.gstRegistration}`, { size: 20 })
    .gap()
    .both(`Receipt No. ${bill.number}`, `Date ${written.dashes(bill.date)}`)
    .left(`Customer: ${bill.patient}`)
    .line([['left', 'Rx  R -2.25 -0.50 x 180    L -2.50 -0.75 x 175    PD 63']], { size: 20 })
    .rule(true)
  for (const { name, quantity, unitCents } of bill.items)
    printer.line([
      ['left', name],
      [{ ends: 0.7 }, `${quantity} x ${money(unitCents)}`],
      ['right', money(quantity * unitCents)],
    ])
  printer
    .rule(true)
    .both('Total (incl. GST)', `SGD ${money(total)}`, { bold: true, size: 28 })
    .both(`GST ${bill.percent}% included in total`, money(gst))
    .both('Deposit by NETS', money(deposit))
    .both('Balance paid by NETS on collection', money(total - deposit))
    .gap()
    .left('Spectacles not collected within 60 days are given away.', { size: 19 })
  return { pages: [printer.sheet(1_200)], truth: truthOf(bill, { gst }), people: bill.people }
}

/** A clinic of Johor that writes Malay alone. */
export const malayClinic: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Klinik Mesra Contoh',
    things: [
      ['Rundingan Doktor', 35, 70],
      ['Ubat-ubatan', 20, 120],
      ['Suntikan', 25, 80],
      ['Ujian Darah', 40, 160],
      ['Cuci Luka', 15, 40],
    ],
    items: [2, 5],
    gst: 'none',
    number: numbers.prefixed('R-', 6),
  })
  const rounded = Math.round(bill.total / 5) * 5
  const printer = page('Courier Prime', 27, 1_050)
    .middle('KLINIK MESRA CONTOH', { size: 36, bold: true })
    .middle('12 Jalan Misalan 3/4, 81100 Johor Bahru, Johor', { size: 22 })
    .middle(`No. Tel: 07-${random.between(2_000_000, 9_999_999)}`, { size: 22 })
    .gap()
    .middle('RESIT RASMI', { bold: true, size: 30 })
    .line([
      ['left', `No. Resit : ${bill.number}`],
      ['right', `Tarikh : ${written.dashes(bill.date).replaceAll('-', '/').toUpperCase()}`],
    ])
    .left(`Nama Pesakit : ${bill.patient}`)
    .left(`Doktor : ${bill.doctor}`)
    .rule(true)
    .both('Butiran', 'RM', { bold: true })
  for (const { name, quantity, unitCents } of bill.items) printer.both(name, money(quantity * unitCents))
  printer
    .rule(true)
    .both('Jumlah', money(bill.total))
    .both('Pelarasan Pembundaran', `${rounded < bill.total ? '-' : ''}${money(rounded - bill.total)}`)
    .both('Jumlah Perlu Dibayar', `RM ${money(rounded)}`, { bold: true, size: 30 })
    .both('Bayaran - DuitNow', `RM ${money(rounded)}`)
    .gap()
    .middle('Terima kasih', { size: 24 })
  return {
    pages: [printer.sheet(1_250)],
    truth: truthOf(bill, { currency: 'MYR', total: rounded, gst: undefined }),
    people: bill.people,
  }
}

/** A large hospital of Bangkok: two numbers of the patient, a discount on drugs, paid by card. */
export const bangkok: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Example General Hospital Bangkok',
    things: specialist.map(([name, low, high]) => [name, low * 18, high * 18] as const),
    items: [2, 6],
    gst: 'none',
    number: numbers.prefixed('OR26-', 8),
  })
  const off = Math.round(bill.subtotal / 20)
  const total = bill.subtotal - off
  const printer = page('Noto Sans', 24)
    .line(
      [
        ['left', 'EXAMPLE GENERAL HOSPITAL BANGKOK'],
        ['right', 'ORIGINAL'],
      ],
      { size: 32, bold: true },
    )
    .left('99/9 Sample Road, Watthana, Bangkok 10110 Thailand', { size: 21 })
    .left('Tax ID 0105500000000 (Head Office)', { size: 21 })
    .gap(1)
    .middle('RECEIPT / TAX INVOICE', { size: 32, bold: true })
    .line([
      ['left', `HN : 26-${random.between(10, 99)}-${random.between(100_000, 999_999)}`],
      [0.6, `Receipt No. : ${bill.number}`],
    ])
    .line([
      ['left', `Patient Name : ${bill.patient}`],
      [0.6, `Receipt Date : ${written.short(bill.date)} ${bill.time}`],
    ])
    .line([
      ['left', `Physician : ${bill.doctor}`],
      [0.6, `VN : O${random.between(10, 99)}-26-${random.between(100_000, 999_999)}`],
    ])
    .rule()
    .line(
      [
        ['left', 'No.'],
        [0.08, 'Description'],
        [{ ends: 0.68 }, 'Amount'],
        [{ ends: 0.84 }, 'Discount'],
        ['right', 'Net Amount'],
      ],
      { bold: true },
    )
    .rule()
  let rest = off
  for (const [index, { name, quantity, unitCents }] of bill.items.entries()) {
    const cents = quantity * unitCents
    const less = index === bill.items.length - 1 ? rest : Math.min(rest, Math.round(cents / 20))
    rest -= less
    printer.gap(0.2).line([
      ['left', `${index + 1}`],
      [0.08, name],
      [{ ends: 0.68 }, money(cents)],
      [{ ends: 0.84 }, money(less)],
      ['right', money(cents - less)],
    ])
  }
  printer
    .rule()
    .line([
      [0.4, 'Total'],
      [{ ends: 0.68 }, money(bill.subtotal)],
      [{ ends: 0.84 }, money(off)],
      ['right', money(total)],
    ])
    .line(
      [
        [0.4, 'Total Net Amount (Baht)'],
        ['right', money(total)],
      ],
      { bold: true },
    )
    .gap()
    .left(`Paid by : Credit Card VISA xxxx-${random.between(1_000, 9_999)}    ${money(total)} THB`)
    .gap(2)
    .left('This receipt is valid when signed by the cashier.', { size: 20 })
  return {
    pages: [printer.sheet(A4)],
    truth: truthOf(bill, { currency: 'THB', total, gst: undefined }),
    people: bill.people,
  }
}

/** A night clinic of a chain, on a roll with everything in the middle. */
export const lateClinic: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Northwind Medical Centre',
    things: consultation,
    items: [1, 4],
    gst: 'added',
    number: numbers.prefixed('NMC', 7),
  })
  const cash = Math.ceil(bill.total / 5_000) * 5_000
  const printer = roll(random, 'Roboto Condensed')
    .middle('northwind medical centre', { size: 32, bold: true })
    .middle(`open till midnight - call ${bill.telephone}`, { size: 18 })
    .gap()
    .middle(`RECEIPT ${bill.number}`, { bold: true })
    .middle(`${written.long(bill.date)}, ${bill.time}`)
    .middle(`for ${bill.patient}`)
    .gap()
  for (const { name, quantity, unitCents } of bill.items)
    printer.middle(`${name}${quantity > 1 ? ` (${quantity})` : ''} ... $${money(quantity * unitCents)}`)
  printer
    .gap()
    .middle(`Sub total $${money(bill.subtotal)}`)
    .middle(`plus ${bill.percent}% GST $${money(bill.gst)}`)
    .middle(`YOU PAID $${money(bill.total)}`, { bold: true, size: 30 })
    .middle(`cash $${money(cash)}, change $${money(cash - bill.total)}`)
    .gap()
    .middle(`GST no. ${bill.gstRegistration}`, { size: 18 })
  return { pages: [printer.sheet()], truth: truthOf(bill), people: bill.people }
}
