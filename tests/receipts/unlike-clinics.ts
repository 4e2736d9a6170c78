/** Receipts of clinics and hospitals as unlike the earlier ones as could be thought of, drawn before any rule was read. */
import { consultation, hospital, treatments } from './items.ts'
import { A4, numbers, page, roll, truthOf, type Layout } from './layout.ts'
import { makeBill, money, written } from './made-up-bill.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const withWeekday = (date: string) =>
  `${weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]}, ${Number(date.slice(8))} ${written.short(date).split(' ')[1]} ${date.slice(0, 4)}`
const oneDigit = (date: string) => {
  const [year = '', month, day] = date.split('-')
  return `${Number(day)}/${Number(month)}/${year.slice(2)}`
}
const daysLater = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

/** A form of a book, its number printed beforehand, the rest with a pen. */
export const formOfBook: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Orchid Grove TCM Clinic',
    things: [
      ['Consultation', 20, 45],
      ['Acupuncture', 48, 80],
      ['Herbal Medicine', 30, 120],
      ['Cupping', 25, 40],
    ],
    items: [1, 3],
    gst: 'none',
    number: numbers.digits(6),
  })
  const pen = { face: 'Caveat', size: 44, bold: true }
  const dollars = String(Math.floor(bill.total / 100))
  const cents = String(bill.total % 100).padStart(2, '0')
  const printer = page('Tinos', 27, 1_180)
    .middle('ORCHID GROVE TCM CLINIC', { size: 40, bold: true })
    .middle(`${bill.address}, ${bill.postal}   Tel: ${bill.telephone}`, { size: 22 })
    .middle('UEN 53214567X', { size: 22 })
    .gap()
    .line([['left', 'OFFICIAL RECEIPT']], { size: 32, bold: true })
    .beside([['right', `No.  ${bill.number}`]], { size: 34, bold: true })
    .gap()
    .line([[0.64, 'Date:']])
    .beside([[0.74, oneDigit(bill.date)]], pen)
    .gap()
    .left('Received from:')
    .beside([[0.24, bill.patient]], pen)
    .rule()
    .gap()
    .left('For:')
    .beside([[0.12, bill.items.map(({ name }) => name).join(', ')]], pen)
    .rule()
    .gap()
    .left('the sum of Singapore Dollars:')
    .beside([[0.4, `${dollars} and cents ${cents}`]], pen)
    .rule()
    .gap(1.5)
    .line([
      ['left', 'Cash / Cheque / PayNow'],
      [0.56, 'TOTAL  S$'],
    ])
    .beside([[0.74, money(bill.total)]], { ...pen, size: 52 })
    .gap(2)
    .line([['right', 'Signature of physician ____________']], { size: 22 })
  return { pages: [printer.sheet(1_050)], truth: truthOf(bill), people: bill.people }
}

/** A statement of account: what was owed before and was paid meanwhile, then what this stay cost. */
export const statementOfAccount: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Tembusu Hospital',
    things: hospital,
    items: [3, 6],
    gst: 'added',
    number: numbers.prefixed('TH26', 7),
  })
  const before = random.between(4_000, 60_000)
  const deposit = Math.floor(bill.total / 30_000) * 10_000
  const printer = page('Lato', 25)
    .line([
      ['left', 'Tembusu Hospital'],
      ['right', 'STATEMENT OF ACCOUNT'],
    ])
    .left(`${bill.address} ${bill.postal}`, { size: 21 })
    .left(`UEN 199012345D   GST Reg. M2-0012345-6   Billing enquiries ${bill.telephone}`, { size: 21 })
    .gap(1.5)
    .line([
      ['left', bill.patient.toUpperCase()],
      [0.55, 'Account No.'],
      [0.74, `4${numbers.digits(9)(random)}`],
    ])
    .line([
      ['left', 'Ward 54, Bed 12'],
      [0.55, 'Bill No.'],
      [0.74, bill.number],
    ])
    .line([
      ['left', 'Class B2'],
      [0.55, 'Bill Date'],
      [0.74, written.long(bill.date)],
    ])
    .line([
      [0.55, 'Admitted'],
      [0.74, written.long(daysLater(bill.date, -4))],
    ])
    .line([
      [0.55, 'Please pay by'],
      [0.74, written.long(daysLater(bill.date, 30))],
    ])
    .gap(1)
    .rule()
    .line([
      ['left', 'Balance of your last statement'],
      ['right', money(before)],
    ])
    .line([
      ['left', `Payment received, thank you (${written.short(daysLater(bill.date, -9))})`],
      ['right', `${money(before)} CR`],
    ])
    .rule()
    .gap(0.5)
    .left('CHARGES OF THIS ADMISSION', { bold: true })
  for (const { name, quantity, unitCents } of bill.items)
    printer.gap(0.25).line([
      ['left', name],
      ['right', money(quantity * unitCents)],
    ])
  printer
    .rule()
    .line([
      ['left', 'Charges before GST'],
      ['right', money(bill.subtotal)],
    ])
    .line([
      ['left', `Goods & Services Tax at ${bill.percent}%`],
      ['right', money(bill.gst)],
    ])
    .line(
      [
        ['left', 'Total charges of this admission'],
        ['right', money(bill.total)],
      ],
      { bold: true },
    )
    .line([
      ['left', 'Deposit on admission'],
      ['right', `${money(deposit)} CR`],
    ])
    .line(
      [
        ['left', 'Account balance payable'],
        ['right', `S$ ${money(bill.total - deposit)}`],
      ],
      { bold: true },
    )
    .gap(2)
    .left('Pay at any AXS station, by GIRO or online with the bill reference above.', { size: 21 })
  return { pages: [printer.sheet(A4)], truth: truthOf(bill), people: bill.people }
}

/** One instalment of a long treatment, the teeth it is for, and what the whole of it costs. */
export const instalment: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Northwind Dental Surgery',
    things: treatments,
    items: [1, 1],
    gst: 'none',
    number: numbers.prefixed('NDS-R', 5),
  })
  const paid = random.between(2, 6) * 10_000
  const whole = paid * 12
  const count = random.between(2, 9)
  const printer = page('Noto Sans', 26, 1_300)
    .left('Northwind Dental Surgery', { size: 38, bold: true })
    .left(`${bill.address}, ${bill.postal}`, { size: 22 })
    .gap()
    .line([
      ['left', 'Treatment receipt'],
      ['right', bill.number],
    ])
    .rule()
    .line([
      ['left', 'Patient'],
      [0.2, bill.patient],
      [0.62, 'Date'],
      ['right', withWeekday(bill.date)],
    ])
    .line([
      ['left', 'Dentist'],
      [0.2, 'Dr Goh Pretend (DCR 14022)'],
      [0.62, 'Chart'],
      ['right', `C-${random.between(10_000, 99_999)}`],
    ])
    .gap()
    .line([['left', '18 17 16 15 14 13 12 11 | 21 22 23 24 25 26 27 28']], { size: 24 })
    .line([['left', '48 47 46 45 44 43 42 41 | 31 32 33 34 35 36 37 38']], { size: 24 })
    .gap()
    .rule()
    .line([
      ['left', 'Orthodontic treatment, upper and lower, fee agreed'],
      ['right', money(whole)],
    ])
    .line([
      ['left', `Paid before (${count - 1} instalments)`],
      ['right', money((count - 1) * paid)],
    ])
    .line(
      [
        ['left', `Instalment ${count} of 12 received today (Visa)`],
        ['right', `S$${money(paid)}`],
      ],
      { bold: true },
    )
    .line([
      ['left', 'Still to be paid'],
      ['right', money(whole - count * paid)],
    ])
    .rule()
    .gap()
    .left(`Next visit: ${withWeekday(daysLater(bill.date, 28))} 10:40 AM`, { bold: true })
    .left('Please wear your aligner 22 hours a day.', { size: 22 })
  return { pages: [printer.sheet(1_150)], truth: truthOf(bill, { total: paid }), people: bill.people }
}

/** A bill for a visit with many days upon it: of leave, of medicine, of what comes next; its number is written with spaces. */
export const manyDays: Layout = (random) => {
  const short = numbers.digits(4)(random)
  const bill = makeBill(random, {
    provider: 'Fernleaf Family Medicine (Punggol)',
    things: consultation,
    items: [2, 5],
    gst: 'added',
    number: () => '',
  })
  const year = bill.date.slice(2, 4)
  const printer = page('PT Serif', 25, 1_240)
    .line([
      ['left', 'Fernleaf Family Medicine'],
      ['right', `Q ${random.between(100, 399)}`],
    ])
    .left('Punggol branch', { bold: true })
    .left(`${bill.address}, ${bill.postal}. MCR M12345B`, { size: 21 })
    .gap()
    .line([
      ['left', `Invoice : INV / ${year} / ${short}`],
      [0.55, `Seen : ${withWeekday(bill.date)} ${bill.time}`],
    ])
    .line([
      ['left', `Patient : ${bill.patient}`],
      [0.55, `Birth : ${written.slashes('1984-02-17')}`],
    ])
    .line([
      ['left', `Medical leave : ${written.slashes(bill.date)} to ${written.slashes(daysLater(bill.date, 1))}`],
      [0.55, `Review : ${written.slashes(daysLater(bill.date, 7))}`],
    ])
    .gap()
    .rule()
  for (const { name, quantity, unitCents } of bill.items)
    printer.gap(0.2).line([
      ['left', name],
      [0.44, name === 'Medication' ? `Exp ${written.slashes(daysLater(bill.date, 400))}` : ''],
      [{ ends: 0.78 }, quantity > 1 ? `${quantity} @ ${money(unitCents)}` : ''],
      ['right', money(quantity * unitCents)],
    ])
  printer
    .rule()
    .both('Fees', money(bill.subtotal))
    .both(`GST (${bill.percent}%)`, money(bill.gst))
    .both('Fees incl. GST', `$ ${money(bill.total)}`, { bold: true })
    .both('Settled by PayNow', `$ ${money(bill.total)}`)
    .gap()
    .left(`Printed ${written.slashes(daysLater(bill.date, 2))} by counter 3`, { size: 21 })
  return {
    pages: [printer.sheet(1_100)],
    truth: truthOf(bill, { number: `INV/${year}/${short}` }),
    people: bill.people,
  }
}

/** The slip of the terminal is stuck above the bill; the employer's insurer pays a part, and cents are rounded. */
export const slipAbove: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Bluebell Children’s Clinic',
    things: consultation,
    items: [2, 4],
    gst: 'added',
    number: numbers.digits(7),
  })
  const own = 1_500
  const digits = (count: number) => numbers.digits(count)(random)
  const printer = roll(random, 'Overpass Mono')
    .middle('NETS PURCHASE', { bold: true, size: 26 })
    .middle('BLUEBELL CHILDREN S CLINIC')
    .both('TERMINAL', digits(8))
    .both('STAN', digits(6))
    .both('REF NO', digits(12))
    .both(written.slashes(bill.date), `${bill.time}:09`)
    .both('AMOUNT', `S$${money(own)}`, { bold: true })
    .middle('APPROVED')
    .gap(1.5)
    .rule(true)
    .middle('BLUEBELL CHILDREN’S CLINIC', { bold: true, size: 24 })
    .middle(bill.address)
    .left(`Rcpt ${bill.number}      ${written.capitals(bill.date)}`)
    .left(bill.patient)
    .rule(true)
  for (const { name, quantity, unitCents } of bill.items) printer.both(name, money(quantity * unitCents))
  printer
    .rule(true)
    .both('Before GST', money(bill.subtotal))
    .both(`GST ${bill.percent}%`, money(bill.gst))
    .both('Bill total', money(bill.total), { bold: true })
    .both('Charged to AIA', money(bill.total - own))
    .both('Co-payment (NETS)', money(own))
    .both('Balance', '0.00')
    .rule(true)
    .middle('Keep this for your claim')
  return { pages: [printer.sheet()], truth: truthOf(bill), people: bill.people }
}
