// Requirements: issue 21 (a claim from a photo): what is made of the words of a receipt.
import { describe, expect, test } from 'vitest'
import { readWords } from './read-receipt.ts'
import type { ReceiptReading } from './receipt-reading.ts'
import { printedWords } from './testing/printed-words.ts'

const known = {
  providers: ['Sample Family Clinic', 'Sample Family Clinic (Bedok)', 'Northwind Dental Surgery', 'Tembusu Hospital'],
  people: ['Tan Mei Ling', 'Tan Wei Jie'],
  today: '2026-11-27',
}
const read = (text: string, confidences?: Readonly<Record<string, number>>) =>
  readWords(printedWords(text, confidences), known)
/** What would be filled in. */
const sure = (reading: ReceiptReading) =>
  Object.fromEntries(
    Object.entries(reading).flatMap(([name, field]) =>
      typeof field === 'object' && field.verdict === 'sure' ? [[name, field.value]] : [],
    ),
  )

const clinic = `        SAMPLE FAMILY CLINIC
      12 Sample Street #01-23
     GST Reg No: M2-1234567-8
Receipt No: R0012345
Date: 26/11/2026            14:05
Patient: Tan Mei Ling
---------------------------------
Consultation                45.00
2 x Medication             104.82
---------------------------------
Subtotal                   149.82
GST 9%                      13.48
TOTAL                     $163.30
NETS                       163.30`

test('a receipt is read whole, with the place of each value', () => {
  const reading = read(clinic)
  expect(sure(reading)).toEqual({
    provider: 'Sample Family Clinic',
    number: 'R0012345',
    date: '2026-11-26',
    currency: 'SGD',
    total: 16_330,
    gst: 1_348,
    patient: 'Tan Mei Ling',
  })
  expect(reading.totalsAgree).toBe(true)
  expect(reading.total?.place).toEqual({ page: 1, box: { left: 260, top: 360, width: 70, height: 18 } })
})

test('nothing is made of nothing', () => {
  expect(read('')).toEqual({ totalsAgree: undefined })
})

describe('the total', () => {
  test.each([
    ['of one thing', 'Consultation  45.00\nTOTAL  45.00', 4_500],
    ['with thousands', 'Total Amount   S$1,234.50\nVISA  S$1,234.50', 123_450],
    ['due rather than what it is made of', 'Total   100.00\nDiscount  -10.00\nAmount due   90.00', 9_000],
    ['the grand one', 'Total  150.00\nGST 9%  13.50\nGRAND TOTAL  163.50', 16_350],
    ['net of a discount', 'Sub-total 200.00\nLess discount (20.00)\nNETT 180.00', 18_000],
    ['and not the cash', 'TOTAL  47.35\nCASH  50.00\nCHANGE  2.65', 4_735],
    ['and not what was paid by NETS', 'Amount payable  88.20\nNETS   88.20', 8_820],
    ['rounded to five cents', 'TOTAL 47.37\nROUNDING -0.02\nAMOUNT DUE 47.35\nCASH 50.00\nCHANGE 2.65', 4_735],
    ['not how many, nor what was saved', 'TOTAL QTY 3\nTOTAL SAVINGS 12.00\nTOTAL 60.00\nNETS 60.00', 6_000],
    ['below its heading', 'Subtotal     GST (9%)      Total\n  100.00         9.00     109.00', 10_900],
    ['in words misread', 'T0TAL   64.20\nNETS 64.20', 6_420],
    ['without its label, where subtotal and GST come to it', 'Subtotal 405.69\nGST 9% 36.51\n442.20', 44_220],
    ['after a subsidy', 'Total charges 100.00\nLess government subsidy -40.00\nNet amount payable 60.00', 6_000],
    [
      'of which MediSave and an insurer pay a part',
      'Total amount payable 735.59\nLess: MediSave (147.00)\nLess: Insurer (245.00)\nBalance payable by patient 343.59',
      73_559,
    ],
    [
      'of which a deposit and a card pay a part',
      'Total payable 442.46\nDeposit used -111.00\nVISA 331.46\nBalance due 0.00',
      44_246,
    ],
    [
      'said with and without GST',
      'TOTAL (EXCL. GST) 184.00\nGST 9% 16.56\nTOTAL (INCL. GST) 200.56\nROUNDING -0.01\nTOTAL TO PAY 200.55\nCASH 250.00\nCHANGE 49.45',
      20_055,
    ],
    ['paid by an app', 'Consultation 60.71\nSubtotal 60.71\nGST (9%) 5.46\nTotal paid 66.17', 6_617],
    ['torn at its point', 'Consultation 163.30\nTOTAL  163. 30\nVISA 163.30', 16_330],
  ])('%s', (_, text, cents) => {
    expect(sure(read(text))).toMatchObject({ total: cents })
  })

  test('whose point was lost is the one that the others come to', () => {
    const lost = clinic.replace('$163.30', '16330')
    expect(sure(read(lost))).toMatchObject({ total: 16_330 })
    // With nothing to bear it out it is not filled in.
    expect(sure(read('TOTAL 16330'))).not.toHaveProperty('total')
  })

  test.each([
    [
      'subtotal and GST come to something else',
      clinic.replace('$163.30', '$168.30').replace('NETS                       163.30', ''),
    ],
    ['cash and change say something else', 'TOTAL 47.35\nCASH 50.00\nCHANGE 2.15'],
    ['two totals say something else', 'TOTAL 47.35\nTOTAL 41.35'],
    ['it was read badly', 'TOTAL 47.35'],
    ['nothing bears it out', 'TOTAL 45.00'],
    ['it has no label', 'Consultation 45.00\nMedication 12.00\n57.00'],
  ])('is unsure where %s', (_, text) => {
    const reading = read(text, { '47.35': 0.6 })
    expect(reading.total).toBeDefined()
    expect(sure(reading)).not.toHaveProperty('total')
  })

  test.each([
    ['a dollar sign was taken for a digit', 'Consultation 85.00\nDressing 120.74\nTotal 8205.74\nNETS 205.74', 20_574],
    ['a zero was taken for an eight', 'Item 60.00\nOther 15.60\nTOTAL 75.68\nVISA 75.60', 7_560],
  ])('is as the others have it where %s', (_, text, cents) => {
    expect(sure(read(text))).toMatchObject({ total: cents })
  })

  test('with one digit misread is what subtotal and GST come to, and unsure', () => {
    const reading = read('Subtotal 8,177.47\nGST 9% 735.97\nTotal payable 8,013.44')
    expect(reading).toMatchObject({ total: { value: 891_344, verdict: 'unsure' }, totalsAgree: false })
  })

  test('that was not read is what subtotal and GST come to, and unsure', () => {
    expect(read('Total charges befo 884.20\nGST 9% 79.58\nGrand Total').total).toMatchObject({
      value: 96_378,
      verdict: 'unsure',
    })
    expect(
      read('One 500.00\nOther 439.99\nSubtotal 93999\nGST 9% 84.60\nTotal 81,024.50', { '81,024.50': 0.5 }).total,
    ).toMatchObject({
      value: 102_459,
      verdict: 'unsure',
    })
  })

  test('is not the total before what is due, however well that goes together', () => {
    const reading = read('Item 60.00\nOther 15.64\nTOTAL 75.64\nAMOUNT DUE 78.60')
    expect(sure(reading)).not.toHaveProperty('total')
  })

  test('is unsure where something that was not read is taken off it', () => {
    const reading = read('Consultation 60.00\nDressing 43.00\nTotal charges 103.00\nLess government subsidy ~~~~')
    expect(reading.total).toMatchObject({ value: 10_300, verdict: 'unsure' })
  })

  test('is unsure where one thing alone comes to it and was read badly', () => {
    const reading = read('Nebuliser $1.00\nGST (9%) 0.99\nTotal paid $1.99', { '$1.00': 0.64, '$1.99': 0.64 })
    expect(reading.total).toMatchObject({ value: 199, verdict: 'unsure' })
  })

  test('is unsure where one item is more than it', () => {
    expect(sure(read('Theatre 8,120.00\nWard 508.71\nTOTAL 405.30'))).not.toHaveProperty('total')
  })

  test('says that amounts do not go together', () => {
    expect(read('Subtotal 100.00\nGST 9% 9.00\nTOTAL 119.00').totalsAgree).toBe(false)
    expect(read('TOTAL 119.00').totalsAgree).toBeUndefined()
  })
})

describe('the GST', () => {
  test.each([
    ['2026-11-26', '109.00', '9.00', 900],
    ['2023-06-01', '108.00', '8.00', 800],
    ['2022-12-31', '107.00', '7.00', 700],
  ])('of %s is that of the day', (date, total, gst, cents) => {
    expect(sure(read(`Date ${date}\nSubtotal 100.00\nGST ${gst}\nTOTAL ${total}`))).toMatchObject({ gst: cents })
  })

  test('within a total is found too, and one of another rate is not believed', () => {
    expect(sure(read('Date 26/11/2026\nTotal S$109.00\nIncl. GST 9%: 9.00'))).toMatchObject({ total: 10_900, gst: 900 })
    expect(sure(read('Date 26/11/2026\nTotal S$109.00\nIncl. GST: 7.00'))).not.toHaveProperty('gst')
  })

  test('of a receipt from abroad is none', () => {
    const reading = read('Malaysia\nSubtotal RM100.00\nSST 6% RM6.00\nTOTAL RM106.00')
    expect(sure(reading)).toMatchObject({ currency: 'MYR', total: 10_600 })
    expect(reading.gst).toBeUndefined()
  })
})

describe('the date', () => {
  test.each([
    '26/11/2026',
    '26 Nov 2026',
    '26-Nov-26',
    '2026-11-26',
    '26.11.2026',
    '26 NOVEMBER 2026',
    '26/11/26',
    'Nov 26, 2026',
    '26-11-2026',
  ])('%s', (written) => {
    expect(sure(read(`Date: ${written} 10:15`))).toMatchObject({ date: '2026-11-26' })
  })

  test.each([
    [
      'the invoice’s rather than others',
      'Date of Birth: 03/04/1985\nInvoice date 05/11/2026\nDue date 05/12/2026\nNext appointment 20/11/2026',
      '2026-11-05',
    ],
    ['day first', 'Date 04/03/2026', '2026-03-04'],
    [
      'below its heading',
      'Receipt number    Date          Client\nRT-123456         2026-10-05    Tan Mei Ling',
      '2026-10-05',
    ],
  ])('is %s', (_, text, date) => {
    expect(sure(read(text))).toMatchObject({ date })
  })

  test.each([
    ['two of them differ', 'Invoice date 05/11/2026\nInvoice date 06/11/2026'],
    ['letters stand for digits', 'Date 2O/11/2026'],
    ['it is many years ago', 'Date 05/11/2016'],
    ['it was read badly', 'Date 05/11/2026'],
  ])('is unsure where %s', (_, text) => {
    expect(sure(read(text, { '05/11/2026': 0.5 }))).not.toHaveProperty('date')
  })

  test.each([
    ['by its currency', 'Date 06/26/2025\nTOTAL US$12.00', '2025-06-26'],
    ['by its address', 'San Francisco, CA 94103\nDate 06/26/2025', '2025-06-26'],
    ['by another date', 'Date 06/26/2025\nDate 06/26/2025', '2025-06-26'],
  ])('has its month first where the receipt says so %s', (_, text, date) => {
    expect(sure(read(text))).toMatchObject({ date })
  })

  test('that may be two days, where the month comes first, is unsure', () => {
    expect(read('Date 06/05/2025\nTOTAL US$12.00').date).toMatchObject({ value: '2025-06-05', verdict: 'unsure' })
  })

  test.each(['89-Nov-26', '09/11/2826', '9-N0v-26'])('with zeros that look like eights, %s, is unsure', (written) => {
    expect(read(`Date ${written}`).date).toMatchObject({ value: '2026-11-09', verdict: 'unsure' })
  })

  test('is none of the future, and no day that there is not', () => {
    expect(read('Date 28/11/2026').date).toBeUndefined()
    expect(read('Date 31/02/2026').date).toBeUndefined()
  })
})

describe('the number', () => {
  test.each([
    ['Invoice No: INV-2026-00123', 'INV-2026-00123'],
    ['Receipt# 00123456', '00123456'],
    ['RCPT NO 12345', '12345'],
    ['Bill Reference No     Bill Date\n123456789             26 Nov 2026', '123456789'],
    ['GST Reg No M2-1234567-8\nTax Invoice No. A/12345', 'A/12345'],
    ['Tel 61234567\nBill No : TPN/123456', 'TPN/123456'],
    ['Invoice Number: FHC123456', 'FHC123456'],
    ['O.R. No. OR0239704', 'OR0239704'],
    ['Receipt No. 2026/11/0034', '2026/11/0034'],
    ['Invoice: PLD/26/O1234', 'PLD/26/01234'],
    ['No.: A01098      Date: 23/06/2024', 'A01098'],
  ])('%s', (text, number) => {
    expect(sure(read(text))).toMatchObject({ number })
  })

  test('of a reference is unsure where that of the invoice was not read', () => {
    expect(sure(read('TAX INVOICE ~K732(137471~\nREF 000-677-4420'))).not.toHaveProperty('number')
    expect(sure(read('REF 000-677-4420'))).toMatchObject({ number: '000-677-4420' })
  })

  test('that may be cut short is unsure', () => {
    expect(read('Receipt No. RT-817 772').number).toMatchObject({ value: 'RT-817', verdict: 'unsure' })
  })

  test('of something else is none', () => {
    expect(
      read('GST Reg No: M2-1234567-8\nUEN 201912345K\nTel: 61234567\nCashier 12345\nTax ID 00-1234567\nBed No 1234')
        .number,
    ).toBeUndefined()
  })
})

describe('the provider', () => {
  test.each([
    ['SAMPLE FAMILY CLINIC PTE LTD', 'Sample Family Clinic'],
    ['Sample Family Clinic\n(Bedok)', 'Sample Family Clinic (Bedok)'],
    ['Narthwind Dental Surgary', 'Northwind Dental Surgery'],
  ])('%s', (text, provider) => {
    expect(sure(read(text))).toMatchObject({ provider })
  })

  test('that is not in the list is the head of the receipt, unsure', () => {
    // One letter of a short word makes another name.
    expect(sure(readWords(printedWords('Tay Clinic'), { ...known, providers: ['Tan Clinic'] }))).toEqual({})
    expect(read('Unheard Of Clinic\nReceipt No 12345').provider).toMatchObject({
      value: 'Unheard Of Clinic',
      verdict: 'unsure',
    })
  })
})

describe('the patient', () => {
  test.each([
    ['Patient: TAN MEI LING', 'Tan Mei Ling'],
    ['Name: Ling, Tan Mei', 'Tan Mei Ling'],
    ['Bill to Mdm Tan Wei Jie', 'Tan Wei Jie'],
  ])('%s', (text, patient) => {
    expect(sure(read(text))).toMatchObject({ patient })
  })

  test('is not the doctor, and not half a name', () => {
    expect(read('Doctor: Dr Tan Mei Ling').patient).toBeUndefined()
    expect(sure(read('Patient: Tan Mei'))).not.toHaveProperty('patient')
  })
})

test.each([
  ['TOTAL S$12.00', 'SGD'],
  ['TOTAL RM12.00', 'MYR'],
  ['TOTAL THB 1,200.00', 'THB'],
  ['TOTAL US$12.00', 'USD'],
  ['Singapore 123456\nTOTAL $12.00', 'SGD'],
])('%s is in %s', (text, currency) => {
  expect(sure(read(text))).toMatchObject({ currency })
})

test('one sign that may be a misread letter says nothing against the country', () => {
  expect(sure(read('Singapore 123456\nGST Reg No M2-1234567-8\n£8.00 TOTAL 12.00'))).not.toHaveProperty('currency')
  expect(sure(read('Singapore 123456\n£8 TOTAL $12.00'))).toMatchObject({ currency: 'SGD' })
})

test('a plain dollar of another country is unsure', () => {
  expect(read('Perth, Australia\nTOTAL $12.00').currency).toMatchObject({ value: 'AUD', verdict: 'unsure' })
})

test('where zeros seem to be eights, no eight is believed', () => {
  const struck = `Invoice# 58188388
Date 18-Apr-2825 17:88
Eye Drops 588mg  88.88
Vitamin 188ml    18.88
TOTAL 187.76
CASH 188.88`
  const reading = read(struck.replace('2825', '2025'))
  expect(reading).toMatchObject({
    number: { verdict: 'unsure' },
    date: { verdict: 'unsure' },
    total: { verdict: 'unsure' },
  })
})

test('where zeros are hardly more than eights, a number with an eight is unsure', () => {
  const reading = read(`Invoice# 98251837
Eye Drops 108ml    21.80
Saline             48.13
Cetirizine         13.08
TOTAL              83.01
CASH 90.00
CHANGE 6.99`)
  expect(reading.number).toMatchObject({ value: '98251837', verdict: 'unsure' })
  expect(sure(reading)).toMatchObject({ total: 8_301 })
})

test('a bill of two pages is one', () => {
  const reading = read(`Tembusu Hospital     Page 1 of 2
Bill No: 1234567890   Bill Date: 26 NOV 2026
Room charges   1,800.00
Theatre        2,200.00\fTembusu Hospital     Page 2 of 2
Bill No: 1234567890   Bill Date: 26 NOV 2026
Total charges before GST  4,000.00
GST at 9%                   360.00
TOTAL AMOUNT PAYABLE     $4,360.00
Deposit paid              1,000.00
Credit card               3,360.00`)
  expect(sure(reading)).toMatchObject({
    provider: 'Tembusu Hospital',
    number: '1234567890',
    date: '2026-11-26',
    total: 436_000,
    gst: 36_000,
  })
  expect(reading.total?.place.page).toBe(2)
})

test('lines of paper that leans are lines all the same', () => {
  const leaning = printedWords(clinic).map((word) => ({
    ...word,
    box: { ...word.box, top: word.box.top + word.box.left * 0.06 },
  }))
  expect(sure(readWords(leaning, known))).toMatchObject({ total: 16_330, gst: 1_348, date: '2026-11-26' })
})

test('lines of paper that bends are lines all the same', () => {
  const bent = printedWords(clinic).map((word) => ({
    ...word,
    box: { ...word.box, top: word.box.top + 16 * Math.sin((word.box.left / 330) * 5) },
  }))
  expect(sure(readWords(bent, known))).toMatchObject({ total: 16_330, gst: 1_348, date: '2026-11-26' })
})

test.each(['LKR', 'AED', 'CHF', 'CAD', 'SAR'])('%s beside an amount is a currency, unsure', (code) => {
  for (const total of [`${code} 500.00`, `${code}500.00`, `500.00 ${code}`, `(${code}) 500.00`])
    expect(read(`TOTAL ${total}`).currency).toMatchObject({ value: code, verdict: 'unsure' })
})

test.each(['PTE 12.00', 'EYE GEL 12.00', 'SYP 12.00', 'TOP 12.00', 'ALL 12.00'])('%s is in no currency', (text) => {
  expect(read(text).currency).toBeUndefined()
  expect(read(`UEN 201912345K\n${text}\nTOTAL S$12.00`).currency).toMatchObject({ value: 'SGD', verdict: 'sure' })
})
