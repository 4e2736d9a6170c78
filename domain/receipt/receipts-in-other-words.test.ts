// Requirements: issue 21 (a claim from a photo): receipts as others word them, in Singapore and around it.
import { describe, expect, test } from 'vitest'
import { readWords } from './read-receipt.ts'
import { printedWords } from './testing/printed-words.ts'

const known = { providers: ['Klinik Contoh Johor'], people: ['Tan Mei Ling'], today: '2026-11-27' }
const read = (text: string, confidences?: Readonly<Record<string, number>>) =>
  readWords(printedWords(text, confidences), known)
const sure = <Value>(value: Value) => ({ value, verdict: 'sure' })

describe('the total', () => {
  test.each([
    [
      'is the one after rounding',
      'Syrup 12.93\nPlaster 3.50\nTOTAL 16.43\nROUNDING ADJ -0.03\nTOTAL AFTER ROUNDING 16.40\nCASH 20.00\nCHANGE 3.60',
      1_640,
    ],
    [
      'is named in Malay',
      'Rundingan RM50.00\nUbat RM35.52\nJumlah Kecil RM85.52\nPelarasan -RM0.02\nJumlah Keseluruhan RM85.50\nBayaran Kad RM85.50',
      8_550,
    ],
    [
      'has a fee for the card in it',
      'Consult 40.00\nDrugs 13.00\nTotal 53.00\nCard surcharge 2% 1.06\nAmount charged 54.06',
      5_406,
    ],
    [
      'is the last of a row that adds up',
      'Service     Charges   Subsidy   Payable\nTotal        52.00    -26.00     26.00\nVisa 26.00',
      2_600,
    ],
    [
      'is above its items and their sum',
      'MRI 620.00\nReport 45.00\nFees 665.00\nGST 9% 59.85\nAmount to pay 724.85',
      72_485,
    ],
    ['is written without hundredths', 'Doctor 500.-\nMedicine 750.-\nTotal 1,250.- Baht', 125_000],
    ['is what was paid through an app', 'Consult 45.00\nDelivery 8.00\nPromo -5.00\nYou paid 48.00', 4_800],
    [
      'is before a deposit was taken off',
      'Crown 109.00\nTotal 109.00\nLess deposit 50.00\nBalance payable 59.00\nVisa 59.00',
      10_900,
    ],
    [
      'is the last of a table, and none of its items',
      'Item  Price  Disc  Nett\nConsult 45.00 4.50 40.50\nMed 12.50 1.25 11.25\nTotal 57.50 5.75 51.75',
      5_175,
    ],
    ['has spaces or apostrophes between its thousands', "Implant 1'234.50\nTotal 1 234.50", 123_450],
    ['is of millions of rupiah', 'Batam, Indonesia\nTotal Tagihan Rp 1.313.000\nDibayar Rp 1.313.000', 131_300_000],
    ['has a zero with a stroke', 'Consultation 3Ø.00\nDrugs 22.50\nTOTAL 52.50\nNETS 52.50', 5_250],
  ])('%s', (_, text, cents) => {
    expect(read(text).total).toMatchObject(sure(cents))
  })

  test('is sure where the state bears the GST, and where a part is left to pay', () => {
    expect(
      read('Total 55.04\n9% GST 4.95\nLess GST absorbed by Government -4.95\nAmount payable 55.04\nVisa 55.04').total,
    ).toMatchObject(sure(5_504))
    expect(
      read(
        'Charges before GST 100.00\nGST (9%) 9.00\nTotal for this visit 109.00\nMediSave 50.00 CR\nAmount now due 59.00',
      ).total,
    ).toMatchObject(sure(10_900))
  })

  test.each(['Previous Balance: 50.00', 'Balance b/f 50.00', 'Arrears 50.00'])(
    'may have %s in it, and is unsure',
    (text) => {
      expect(read(`${text}\nConsult 40.00\nMeds 30.00\nGrand total 120.00\nCash 120.00`).total?.verdict).toBe('unsure')
      const paid = `${text}\nPayment received 50.00 CR\nConsult 70.00\nTotal 70.00\nVisa 70.00`
      expect(read(paid).total).toMatchObject(sure(7_000))
    },
  )

  test('that was misread is reckoned with the tax of another country, unsure', () => {
    expect(read('Malaysia\nSubtotal RM102.99\nSST 6% RM6.18\nTOTAL 1094.17').total).toMatchObject({
      value: 10_917,
      verdict: 'unsure',
    })
  })

  test('that five cents do not divide is unsure where something was rounded', () => {
    expect(read('Item 12.93\nOther 3.50\nTOTAL 16.43\nROUNDING -0.03').total?.verdict).toBe('unsure')
  })

  test.each([
    [
      'is a part of it where more stands open',
      'Treatment 1,200.00\n1st payment 400.00\nTotal paid 400.00\nOutstanding 800.00',
    ],
    [
      'is only what insurers left of it',
      'NETT BILL 45404\nMEDISHIELD 1,899.72 CR\nMEDISAVE 777.16 CR\nAMOUNT DUE 777.16',
    ],
    ['was paid before', 'Package 900.00\nLess: paid earlier 900.00\nTotal 0.00'],
    [
      'is another than what is due',
      'Total charges 6.04\nLess government subsidy 4.42\nNet amount payable $15.45\nPaid by NETS 1.62',
    ],
    ['was rounded by what has lost its point', 'TOTAL (INCL. GST) 452.87\nROUNDING -0 02\nCASH 500.00\nCHANGE 47.15'],
  ])('that %s is unsure', (_, text) => {
    expect(read(text).total?.verdict).toBe('unsure')
  })

  test.each(['QUOTATION Q-1023', 'CREDIT NOTE CN-1023', 'Estimated bill'])('of a %s is unsure', (heading) => {
    expect(read(`${heading}\nImplant 3,000.00\nTotal 3,000.00\nVisa 3,000.00`).total).toMatchObject({
      value: 300_000,
      verdict: 'unsure',
    })
  })
})

describe('the date', () => {
  test.each([
    ['09 OGOS 2026', '2026-08-09'],
    ['12 Mac 2026', '2026-03-12'],
    ['1 Disember 2025', '2025-12-01'],
    ['12/03/2569', '2026-03-12'],
    ['12 Mar 2569', '2026-03-12'],
    ["5 Mar '26", '2026-03-05'],
    ['2026年3月5日', '2026-03-05'],
  ])('%s', (written, date) => {
    expect(read(`Tarikh: ${written}`).date).toMatchObject(sure(date))
  })

  test.each(['23/1012024', '23110/2024'])('of which a mark was taken for a digit, %s, is unsure', (written) => {
    expect(read(`Invoice Date ${written}`).date).toMatchObject({
      value: '2024-10-23',
      verdict: 'unsure',
    })
  })

  test.each([
    ['Date05/03/2026', '2026-03-05'],
    ['Date 05 / 03 / 2026', '2026-03-05'],
    ['Last visit: 01/01/2026\n07/03/2026', '2026-03-07'],
    ['Member since 01/01/2020\n07/03/2026', '2026-03-07'],
    ['Member No. 1234 Date 07/03/2026', '2026-03-07'],
    ['Print Date: 09/03/2026\nVisit Date: 07/03/2026', '2026-03-07'],
    ['ePrinted.: 09/03/2026\nDate of Visit 07/03/2026', '2026-03-07'],
    ['Payment Date 09/03/2026\nVisit 07/03/2026', '2026-03-07'],
    ['Follow up 09/04/2026\n07/03/2026', '2026-03-07'],
  ])('in %s is that of the receipt', (text, date) => {
    expect(read(text).date).toMatchObject(sure(date))
  })

  test('of a referral is none', () => {
    expect(read('Referral letter 01/02/2026').date).toBeUndefined()
  })

  test('of print alone is unsure', () => {
    expect(read('Print Date 09/03/2026').date).toMatchObject({ value: '2026-03-09', verdict: 'unsure' })
  })

  test('of several visits is unsure', () => {
    expect(read('Treatment dates: 02/02/2026 04/02/2026 06/02/2026').date?.verdict).toBe('unsure')
  })

  test('below a line with a day of its own is that of the receipt', () => {
    expect(read('CHAS valid till 05/10/2026\n01/10/2026').date?.value).toBe('2026-10-01')
  })

  test('is no number of things', () => {
    expect(read('2 MEI 20 12.00\n3 DIS 15').date).toBeUndefined()
  })
})

describe('the number', () => {
  test.each([
    ['No. Resit : R-424177', 'R-424177'],
    ['Resit Rasmi No: 20113', '20113'],
    ['No. Kwitansi: KW-2026-100', 'KW-2026-100'],
    ['Order No. CO-5512', 'CO-5512'],
    ['e-Invoice No: EI-1002', 'EI-1002'],
    ['Receipt No. 12345 / 2026', '12345/2026'],
    ['Receipt No. 12345 / 05/02/2026', '12345'],
    ['Bill No/Date: 88123 03/11/2026', '88123'],
    ['Invoice No: 2026-11-03-015', '2026-11-03-015'],
    ['TAX INVOICE  #01-234 Mall\nReceipt No 55123', '55123'],
    [
      'Visit Date            Case No               Official Receipt No.\n22/08/2026            21994314              56764 / 2026',
      '56764/2026',
    ],
    ['Doctor                Receipt Ref           Terms\nDr Lee                R237826               COD', 'R237826'],
    ['Receipt Ref    503315\nMCR No: M72582A', '503315'],
  ])('%s', (text, number) => {
    expect(read(text).number).toMatchObject(sure(number))
  })

  test.each([
    'Tax Invoice 201234567K',
    'Tax Invoice M2-1234567-8',
    'RECEIPT S1234567A',
    'PayNow Ref: 20261127123456',
    'Claim Ref. No. CL-1234',
  ])('is none of another thing: %s', (text) => {
    expect(read(text).number).toBeUndefined()
  })

  test('of a card terminal is only taken where there is no other, and is unsure', () => {
    const slip = 'TID 20012345  MID 00001234567\nBATCH 000312  INVOICE 009891\nAPPR CODE 123456'
    expect(read(`BILL# JR1234567\n${slip}`).number).toMatchObject(sure('JR1234567'))
    expect(read(slip).number).toMatchObject({ value: '009891', verdict: 'unsure' })
    // As a fold leaves it: its columns on lines of their own, and their words not read.
    const folded = 'M!D 31099924915\nT1D 53241143\nINVOICE 006429\n8ATCH 000312\n14:43:41\nAPPR CODE 456144'
    expect(read(folded).number).toMatchObject({ value: '006429', verdict: 'unsure' })
  })

  test.each([
    'Receipt No. 12345 - 01',
    'Case No / Invoice No : 5512 / 88123',
    'Receipt 62223333',
    'Our ref 12/2026',
    'Invoice Number             03-118\nINV-7174',
  ])('is unsure in %s', (text) => {
    expect(read(text).number?.verdict).toBe('unsure')
  })

  test.each(['HN No 112345', 'Rx No: 100212', 'Tax ID No 112345'])('is none in %s', (text) => {
    expect(read(text).number).toBeUndefined()
  })

  test('with a letter that may be a digit is unsure', () => {
    expect(read('Receipt No. R27131Z').number?.verdict).toBe('unsure')
  })

  test('is guessed from its place below a heading, unsure', () => {
    expect(read('Imaging Centre       INVOICE\n7 Nowhere Avenue  LIC86145660').number).toMatchObject({
      value: 'LIC86145660',
      verdict: 'unsure',
    })
  })

  test('stands behind a mark that was taken for a letter', () => {
    expect(read('Ref. No. 1 AES8657299', { '1': 0.2 }).number?.value).toBe('AES8657299')
  })

  test('has a zero that was taken for another sign', () => {
    expect(read('O.R. No. OR@829121', { 'OR@829121': 0.4 }).number).toMatchObject({
      value: 'OR0829121',
      verdict: 'unsure',
    })
  })
})

test('a plain dollar of Hong Kong is one of Hong Kong, unsure', () => {
  expect(read('Clinic, 1 Example Road, Hong Kong\nTotal $350.00').currency).toMatchObject({
    value: 'HKD',
    verdict: 'unsure',
  })
  // Its words apart are names.
  expect(read('Tan Hong Wei\nTotal $350.00').currency?.value).toBe('SGD')
})

test('what something comes to in another currency does not make it that one', () => {
  expect(read('New York, NY 10001\nTotal $250.00\nSGD equivalent 337.50').currency?.verdict).toBe('unsure')
  expect(read('7 Penang Road, Singapore 238458\nTotal S$25.00').currency).toMatchObject(sure('SGD'))
})

describe('a paper by which nobody has paid', () => {
  const bill = (line: string) =>
    read(
      `Klinik Contoh Johor\n${line}\nReceipt No: R1002345\nDate: 05/11/2026\nConsult 50.00\nMeds 70.00\nTotal 120.00\nVisa 120.00`,
    )

  test.each([
    'VOID',
    '*** VOID ***',
    'VOID SALE',
    'REFUND',
    '*** REFUND ***',
    'REFUND SLIP',
    'CANCELLED',
    'REVERSAL',
    'SALES RETURN',
    'TRANSACTION DECLINED',
    'INTERIM BILL',
    'DEPOSIT RECEIPT',
    'OFFICIAL DEPOSIT RECEIPT',
    'DEPOSIT RECEIPT No. D10234',
    'TRAINING MODE',
    'QUOTE',
    'QUOTE No. Q-1023',
    'PURCHASE ORDER',
    'THIS IS NOT A RECEIPT',
  ])('%s', (line) => {
    const { total, date, number } = bill(line)
    expect([total?.verdict, date?.verdict, number?.verdict]).toEqual(['unsure', 'unsure', 'unsure'])
  })

  test.each([
    'No refund within 7 days',
    'NO REFUND',
    'Goods sold are not refundable',
    'Void if altered',
    'Deposit  0.00',
    'Charges          Refund          Payable',
    'Please refer to your statement of account for earlier bills',
    'Appointments cancelled late are charged',
  ])('%s is said on receipts', (line) => {
    expect(bill(line)).toMatchObject({ total: sure(12_000), date: sure('2026-11-05'), number: sure('R1002345') })
  })

  test.each(['STATEMENT OF ACCOUNT', 'STATEMENT OF ACCOUNT          Page 1'])(
    '%s: its sum may be of several',
    (line) => {
      expect(bill(line)).toMatchObject({
        total: { verdict: 'unsure' },
        date: sure('2026-11-05'),
        number: sure('R1002345'),
      })
    },
  )

  test('a deposit that was taken off is part of a receipt', () => {
    const text = 'Crown 109.00\nTotal 109.00\nDeposit receipt D10234 50.00\nVisa 59.00'
    expect(read(text).total?.value).toBe(10_900)
    expect(read(`Date: 05/11/2026\n${text}`).date).toMatchObject(sure('2026-11-05'))
  })
})
