// Requirements: issue 21 (a claim from a photo): receipts as a stranger may generate them.
import { describe, expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'
import { readWords } from './read-receipt.ts'
import { printedWords } from './testing/printed-words.ts'

const known = { providers: ['Sample Family Clinic'], people: ['Tan Mei Ling'], today: '2026-11-27' }
const read = (text: string, confidences?: Readonly<Record<string, number>>) =>
  readWords(printedWords(text, confidences), known)

describe('an amount whose sign was taken for a letter', () => {
  test.each([
    ['P24,166.00', 2_416_600],
    ['₱24,166.00', 2_416_600],
    ['W33,000', 3_300_000],
    ['₩33,000', 3_300_000],
    ['E45.00', 4_500],
  ])('%s', (word, cents) => {
    expect(readAmount(word)?.cents).toBe(cents)
  })

  test.each(['P24166', 'A12', 'W3,3', 'PX45.00'])('is not %s', (word) => {
    expect(readAmount(word)).toBeUndefined()
  })

  test('is the total, and not the cash below it', () => {
    const bill = 'Medicines 2,838.00\nX-Ray 21,328.00\nGRAND TOTAL P24,166.00\nCASH 25,800.00\nCHANGE 1,634.00'
    expect(read(`Makati, Philippines\nDate: 01/22/2026\n${bill}`).total?.value).toBe(2_416_600)
  })
})

describe('a number with letters, a space and digits', () => {
  test.each(['Receipt No. OR 27531', 'Invoice No: GP 27531', 'OFFICIAL RECEIPT No. INV 27531', 'RECEIPT No.OR 27531'])(
    '%s',
    (text) => {
      const value = `${/OR|GP|INV/.exec(text.replace('OFFICIAL', ''))?.[0]} 27531`
      expect(read(text).number).toMatchObject({ value, verdict: 'unsure' })
    },
  )

  test('says nothing of the United States', () => {
    expect(read('OFFICIAL RECEIPT No. OR 27531\nDate: 24/03/2026').date).toMatchObject({
      value: '2026-03-24',
      verdict: 'sure',
    })
  })
})

test('a day that can be no month is one, also where months come first', () => {
  expect(read('Makati, Philippines\nTotal PHP 420.00\nDate: 24/03/2026').date?.value).toBe('2026-03-24')
})

test('a mark behind what is left of a word for "number" names it', () => {
  expect(read('Receipt i: 061-750669', { 'i:': 0.76 }).number?.value).toBe('061-750669')
})

test.each([
  ['0P0996441', 'OP0996441'],
  ['1P59788648', 'IP59788648'],
])('%s begins with a letter, which is unsure', (text, value) => {
  expect(read(`Receipt No: ${text}`).number).toMatchObject({ value, verdict: 'unsure' })
})

test('a number of several parts may begin with a letter, unless it was read very clearly', () => {
  const text = 'Receipt No: 76792-2395'
  expect(read(text, { '76792-2395': 0.86 }).number?.verdict).toBe('unsure')
  expect(read(text).number?.verdict).toBe('sure')
})

test.each(['T1-858697', 'A0/2231'])('%s may have a letter for its digit before the stroke', (text) => {
  expect(read(`Receipt No: ${text}`).number).toMatchObject({ value: text, verdict: 'unsure' })
})

test('a day of one figure has lost one where others have a nought before it', () => {
  const bill = (day: string, admitted: string) => read(`Bill Date ${day}\nAdmitted ${admitted}`).date
  expect(bill('1/11/2025', '02/10/2025')?.verdict).toBe('unsure')
  expect(bill('1/11/2025', '2/10/2025')).toMatchObject({ value: '2025-11-01', verdict: 'sure' })
})

test('where the year comes first, two figures that stand first may be one', () => {
  const slip = (city: string, day: string) => read(`Sample Clinic, ${city}\nDate: ${day}\nTotal 3,500`).date
  for (const city of ['Tokyo', 'Seoul', 'Taipei', 'Shanghai']) expect(slip(city, '26/05/24')?.verdict).toBe('unsure')
  expect(slip('Tokyo', '2026/05/24')).toMatchObject({ value: '2026-05-24', verdict: 'sure' })
  expect(slip('Tokyo', '24/05/24')).toMatchObject({ value: '2024-05-24', verdict: 'sure' })
  expect(slip('Bangkok', '26/05/24')).toMatchObject({ value: '2024-05-26', verdict: 'sure' })
})
