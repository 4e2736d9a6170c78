// Requirements: issue 21 (a claim from a photo): plain receipts as somebody else's generator draws them.
import { describe, expect, test } from 'vitest'
import { readWords } from './read-receipt.ts'
import { printedWords } from './testing/printed-words.ts'

const known = { providers: ['Sample Family Clinic'], people: ['Tan Mei Ling'], today: '2026-11-27' }
const read = (text: string, confidences?: Readonly<Record<string, number>>) =>
  readWords(printedWords(text, confidences), known)
const sure = <Value>(value: Value) => ({ value, verdict: 'sure' })

describe('the total', () => {
  test.each([
    ['Total after subsidy', 'Total charges 99.60\nGovt subsidy -18.50\nTotal after subsidy 81.10', 8_110],
    ['Nett after CHAS', 'Total charges 99.60\nCHAS Blue -18.50\nNett after CHAS 81.10', 8_110],
    ['Total after GST', 'Scaling 99.60\nSubtotal 99.60\nDiscount 10% -9.96\nGST 9% 8.07\nTotal after GST 97.71', 9_771],
    ['Total (rounded)', 'Syrup 12.93\nTotal before rounding 12.93\nRounding -0.03\nTotal (rounded) 12.90', 1_290],
    [
      'what an insurer is asked for below it takes nothing off it',
      'Total before GST 2,897.90\nAdd 9% GST 260.81\nTotal Amount Payable 3,158.71\nClaimable from insurer: 2,526.97\nPayable by patient: 631.74',
      315_871,
    ],
  ])('%s', (_, text, cents) => {
    expect(read(`Date 03/11/2026\n${text}`).total).toMatchObject(sure(cents))
  })

  test('that GST is added to yet is none', () => {
    const bill = 'Total charges 4,875.14\nLess Govt subsidy 1,706.30\nCharges after subsidy 3,168.84\nGST 9% 285.20'
    expect(read(`Date 09/04/2026\n${bill}`).total?.verdict).toBe('unsure')
    expect(read(`Date 09/04/2026\n${bill}\nNett bill 3,454.04`).total).toMatchObject(sure(345_404))
  })

  test.each([
    ['a subsidy', 'Consultation 38.40\nMedicine 61.20\nTotal charges 99.60\nCHAS subsidy -18.50\nCharges 81.10', 8_110],
    [
      'a discount, with GST',
      'Consultation 38.40\nMedicine 61.20\nSubtotal 99.60\nDiscount -9.96\nGST 9% 8.07\nAmount 97.71',
      9_771,
    ],
  ])('that only the sums above it tell, after %s, is read and unsure', (_, text, cents) => {
    expect(read(`Date 03/11/2026\n${text}`).total).toMatchObject({ value: cents, verdict: 'unsure' })
  })
})

test('a dollar sign of Singapore whose letter was taken for a digit is one', () => {
  const reading = read('Panel 393.10\nSub-total 393.10\nGST 9.00% 35.38\nTOTAL 5$428.48')
  expect(reading).toMatchObject({ total: sure(42_848), currency: sure('SGD') })
})

test('what subtotal and GST come to is guessed where no total was read', () => {
  expect(read('Sub-total 393.10\nGST 9.00% 35.38\nTOTAL').total).toMatchObject({ value: 42_848, verdict: 'unsure' })
})

test.each(['VISA ending 4402', 'CARD XXXX XXXX XXXX 4402'])('the last digits of %s are no amount', (card) => {
  expect(read(card).total).toBeUndefined()
  expect(read(`Scaling 98.00\nTotal 98.00\n${card} 98.00`).total).toMatchObject(sure(9_800))
})

describe('the date', () => {
  test.each(['Date: 20261103', 'Date 03112026', 'Date/Time: 20261103 10:22', 'Date of visit 03112026'])(
    'without its marks, %s',
    (text) => {
      expect(read(text).date).toMatchObject(sure('2026-11-03'))
    },
  )

  test.each(['13-MAVZ26', '13-MAY-28', ''])('is unsure where a better named one was read as %o', (written) => {
    expect(read(`Invoice Date : ${written}\nVisit Date : 12-MAY-26`).date).toMatchObject({
      value: '2026-05-12',
      verdict: 'unsure',
    })
  })

  test('is the better named one', () => {
    expect(read('Invoice Date : 13-MAY-26\nVisit Date : 12-MAY-26').date).toMatchObject(sure('2026-05-13'))
  })

  test('of the visit is another one where the receipt is of another day', () => {
    const visited = (text: string) => read(text).visited
    expect(visited('Invoice Date: 06/11/2026\nVisit Date: 05/11/2026')).toMatchObject(sure('2026-11-05'))
    expect(visited('Invoice Date: 06/11/2026\nDate of consultation 05/11/2026')).toMatchObject(sure('2026-11-05'))
    expect(visited('Invoice Date  Visit Date\n06/11/2026    05/11/2026')).toMatchObject(sure('2026-11-05'))
    expect(visited('Invoice Date: 06/11/2026\nVisit Date: 06/11/2026')).toBeUndefined()
    expect(visited('Visit Date: 05/11/2026\nPrinted 06/11/2026')).toBeUndefined()
    for (const visits of [
      'Treatment dates: 02/11/2026 04/11/2026',
      'Visit 02/11/2026\nVisit 04/11/2026',
      'First consultation 02/10/2026',
      'Visit Date: 06/11/2026\nConsultation: 01/11/2026',
    ])
      expect(visited(`Invoice Date: 06/11/2026\n${visits}`)?.verdict).toBe('unsure')
  })

  test('of which both marks were taken for digits is read, unsure', () => {
    expect(read('Date: 1070972026\nCollection: 20/09/2026').date).toMatchObject({
      value: '2026-09-10',
      verdict: 'unsure',
    })
  })

  test('in words needs no space behind its comma', () => {
    expect(read('Date: July 12,2026').date).toMatchObject(sure('2026-07-12'))
  })

  test('of a deposit is none', () => {
    expect(read('Deposit paid on 17/08/2026  -500.00').date).toBeUndefined()
  })

  test('of something that is called otherwise is unsure, also where it is the only one', () => {
    expect(read('Collection: 20/09/2026').date?.verdict).toBe('unsure')
    expect(read('20/09/2026').date).toMatchObject(sure('2026-09-20'))
  })

  test('is no number of eight digits that nothing calls a date', () => {
    expect(read('Bill No. 20261103').date).toBeUndefined()
  })
})

test.each(['Inve 4471203', 'Invi R-4471203'])('a mark that was taken for a letter, %s, names the number', (text) => {
  expect(read(text).number?.value).toMatch(/4471203$/)
})

test('a number that says only "No.", in a column of its own, is guessed', () => {
  expect(read('Sample Family Clinic           No. 696-1700').number).toMatchObject({
    value: '696-1700',
    verdict: 'unsure',
  })
  expect(read('Sample Family HN No. 696-1700').number).toBeUndefined()
})

test.each(['Billing No. 4471203', 'Cash Sale No: 4471203', 'Cash Memo No 4471203'])('the number: %s', (text) => {
  expect(read(text).number).toMatchObject(sure('4471203'))
})

test.each(['Blk 45 Example Ave S(560045)', "12 Sample Road S'pore 560045"])(
  'a dollar is Singapore’s by %s',
  (address) => {
    expect(read(`${address}\nTotal $27.00`).currency).toMatchObject(sure('SGD'))
  },
)
