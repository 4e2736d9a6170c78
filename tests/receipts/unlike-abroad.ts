/** Bills from abroad as unlike the earlier ones as could be thought of, drawn before any rule was read. */
import { numbers, page, truthOf, type Layout } from './layout.ts'
import { makeBill, money, written } from './made-up-bill.ts'

/** Dollars of the United States: what was charged, what an insurer agreed, what it paid, and what is left. */
export const unitedStates: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Made-up Orthopaedic Centre',
    things: [
      ['99213 Office visit, established', 140, 260],
      ['73030 X-ray, shoulder', 90, 210],
      ['20610 Injection, large joint', 180, 420],
      ['97110 Therapeutic exercise', 60, 130],
    ],
    items: [2, 4],
    gst: 'none',
    number: numbers.digits(8),
  })
  const discount = Math.round(bill.subtotal / 5)
  const total = bill.subtotal - discount
  const [year = '', month = '', day = ''] = bill.date.split('-')
  const american = `${month}/${day}/${year}`
  const printer = page('Lato', 25, 1_500)
    .line([
      ['left', 'Made-up Orthopaedic Centre'],
      ['right', 'PATIENT STATEMENT'],
    ])
    .left('4000 Nowhere Blvd, Springfield IL 62799   NPI 1999999984', { size: 21 })
    .gap()
    .line([
      ['left', `Patient: ${bill.patient}`],
      [0.5, `Statement #: ${bill.number}`],
    ])
    .line([
      ['left', `Date of service: ${american}`],
      [0.5, `Statement date: ${american}`],
    ])
    .line([
      ['left', 'Plan: self-pay'],
      [0.5, `Account: ${random.between(100_000, 999_999)}-01`],
    ])
    .gap()
    .rule()
  for (const { name, quantity, unitCents } of bill.items)
    printer.gap(0.25).line([
      ['left', american],
      [0.16, name],
      ['right', `$${money(quantity * unitCents)}`],
    ])
  printer
    .rule()
    .both('Charges', `$${money(bill.subtotal)}`)
    .both('Self-pay adjustment', `($${money(discount)})`)
    .both('Your responsibility', `$${money(total)}`, { bold: true })
    .both('Payments - Visa', `($${money(total)})`)
    .both('Balance', 'USD 0.00')
    .gap()
    .left('Thank you. Questions? Call 217-555-0123.', { size: 22 })
  return { pages: [printer.sheet(1_350)], truth: truthOf(bill, { total, currency: 'USD' }), people: bill.people }
}

/** Rupees: two parts of a tax, thousands grouped as in India, a day like 14-MAR-26. */
export const india: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Cassia Endoscopy Centre',
    things: [
      ['Upper GI Endoscopy', 4_500, 12_000],
      ['Biopsy', 1_800, 5_200],
      ['Day Care Bed', 2_000, 6_000],
      ['Consumables', 900, 4_800],
      ['Anaesthesia', 2_500, 7_500],
    ],
    items: [2, 5],
    gst: 'none',
    number: numbers.digits(5),
  })
  const lakh = (cents: number) => {
    const [whole = '', part] = money(cents).replaceAll(',', '').split('.')
    const rest = whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')
    return `${rest ? `${rest},` : ''}${whole.slice(-3)}.${part}`
  }
  const tax = Math.round(bill.subtotal * 0.09)
  const total = bill.subtotal + 2 * tax
  const number = `CEC/26-27/${bill.number}`
  const printer = page('Noto Sans', 25, 1_400)
    .middle('CASSIA ENDOSCOPY CENTRE', { size: 34, bold: true })
    .middle('No. 4, Sample Salai, Chennai 600 999   GSTIN 33AAAAA0000A1Z5', { size: 21 })
    .gap()
    .middle('BILL OF SUPPLY / CASH RECEIPT', { bold: true })
    .line([
      ['left', `Bill No : ${number}`],
      ['right', `Date : ${written.dashes(bill.date).toUpperCase()}`],
    ])
    .line([
      ['left', `UHID : ${random.between(1_000_000, 9_999_999)}`],
      ['right', 'OP / Cash'],
    ])
    .left(`Patient : ${bill.patient}   Age : 41 Y   Ref : ${bill.doctor}`)
    .rule()
    .line([
      ['left', 'Sl'],
      [0.08, 'Particulars'],
      [{ ends: 0.6 }, 'SAC'],
      [{ ends: 0.72 }, 'Qty'],
      ['right', 'Amount (Rs)'],
    ])
    .rule()
  for (const [index, { name, quantity, unitCents }] of bill.items.entries())
    printer.gap(0.2).line([
      ['left', `${index + 1}`],
      [0.08, name],
      [{ ends: 0.6 }, '999312'],
      [{ ends: 0.72 }, `${quantity}`],
      ['right', lakh(quantity * unitCents)],
    ])
  printer
    .rule()
    .both('Taxable value', lakh(bill.subtotal))
    .both('CGST 9%', lakh(tax))
    .both('SGST 9%', lakh(tax))
    .both('Net amount', `Rs. ${lakh(total)}`, { bold: true })
    .both('Received by UPI', `Rs. ${lakh(total)}`)
    .gap(2)
    .line([['right', 'Authorised signatory']])
  return {
    pages: [printer.sheet(1_400)],
    truth: truthOf(bill, { number, total, gst: 2 * tax, currency: 'INR' }),
    people: bill.people,
  }
}

/** Yen, which have no cents; the day without zeros; signs beside the English words. */
export const tokyo: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Placeholder Skin Clinic',
    things: [
      ['初診料 First visit', 29, 60],
      ['処置 Treatment', 15, 90],
      ['検査 Tests', 20, 120],
      ['投薬 Medication', 8, 70],
    ],
    items: [2, 4],
    gst: 'none',
    number: numbers.digits(6),
  })
  // In hundreds of yen.
  const yen = (cents: number) => money(cents * 100).slice(0, -3)
  const [year, month, day] = bill.date.split('-').map(Number)
  const printer = page('Noto Sans SC Variable', 26, 1_080)
    .middle('領収書 RECEIPT', { size: 38, bold: true })
    .gap()
    .line([
      ['left', `${bill.patient} 様`],
      ['right', `No. ${bill.number}`],
    ])
    .line([
      ['left', '患者番号 Patient no. 0088213'],
      ['right', `${year}/${month}/${day}`],
    ])
    .rule()
  for (const { name, quantity, unitCents } of bill.items)
    printer.gap(0.3).both(quantity > 1 ? `${name} ×${quantity}` : name, yen(quantity * unitCents))
  printer
    .rule()
    .both('合計 Total', `¥${yen(bill.total)}`, { bold: true, size: 34 })
    .both('お預り Received', `¥${yen(Math.ceil(bill.total / 1_000) * 1_000)}`)
    .both('お釣り Change', `¥${yen(Math.ceil(bill.total / 1_000) * 1_000 - bill.total)}`)
    .gap()
    .left('Placeholder Skin Clinic', { bold: true })
    .left('1-2-3 Nowhere, Minato-ku, Tokyo 105-9999  TEL 03-5555-0123', { size: 21 })
  return {
    pages: [printer.sheet(1_150)],
    truth: truthOf(bill, { total: bill.total * 100, currency: 'JPY' }),
    people: bill.people,
  }
}

/** Yuan, with English captions, and a code beside the number of the invoice. */
export const shanghai: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Angsana Eye Surgery',
    things: [
      ['Eye examination', 180, 480],
      ['OCT scan', 260, 620],
      ['Medicine', 40, 380],
      ['Registration', 20, 60],
    ],
    items: [2, 4],
    gst: 'none',
    number: numbers.digits(8),
  })
  const printer = page('Tinos', 27, 1_300)
    .middle('Angsana Eye Surgery (Shanghai)', { size: 36, bold: true })
    .middle('Outpatient Charge Receipt', { size: 28 })
    .gap()
    .line([
      ['left', `Invoice code: 0310${random.between(10_000_000, 99_999_999)}`],
      ['right', `Invoice number: ${bill.number}`],
    ])
    .line([
      ['left', `Name: ${bill.patient}`],
      ['right', `Date of charge: ${bill.date}`],
    ])
    .line([
      ['left', `Outpatient no.: ${random.between(100_000_000, 999_999_999)}`],
      ['right', 'Category: self-funded'],
    ])
    .rule()
    .line([
      ['left', 'Item'],
      [{ ends: 0.6 }, 'Unit price (yuan)'],
      [{ ends: 0.76 }, 'Number'],
      ['right', 'Sum (yuan)'],
    ])
    .rule()
  for (const { name, quantity, unitCents } of bill.items)
    printer.gap(0.2).line([
      ['left', name],
      [{ ends: 0.6 }, money(unitCents)],
      [{ ends: 0.76 }, `${quantity}`],
      ['right', money(quantity * unitCents)],
    ])
  printer
    .rule()
    .line(
      [
        ['left', 'Amount total (in figures)'],
        ['right', `RMB ${money(bill.total)}`],
      ],
      { bold: true },
    )
    .line([
      ['left', 'Medical insurance fund 0.00'],
      ['right', `Paid personally ${money(bill.total)}`],
    ])
    .gap()
    .left('Cashier: 1017      Checked: 2044', { size: 22 })
  return { pages: [printer.sheet(1_250)], truth: truthOf(bill, { currency: 'CNY' }), people: bill.people }
}
