// Requirements: WAL-012, WAL-013, WAL-014, WAL-015, WAL-016, WAL-017, WAL-018, WAL-019
import { addMonths } from 'date-fns'
import { cardCustomerSchema } from '@member-care/domain/card/card-customer.ts'
import { expect, test } from 'vitest'
import {
  brandOf,
  cardToAdd,
  caretIn,
  codeDigits,
  shownCode,
  shownExpiry,
  shownNumber,
  typedCardErrors,
} from './typed-card.ts'

const customer = (...cards: object[]) =>
  cardCustomerSchema.parse({ id: 'cus_1', default_source: null, sources: { data: cards } })
const right = { number: '4242 4242 4242 4242', expiry: '12/40', code: '123' }

test.each([
  ['4242424242424242', '4242 4242 4242 4242', 'visa'],
  ['4000000000000000006', '4000 0000 0000 0000006', 'visa'],
  ['378282246310005', '3782 822463 10005', 'american-express'],
  ['5555555555554444', '5555 5555 5555 4444', 'mastercard'],
  ['6011111111111117', '6011 1111 1111 1117', 'discover'],
  ['3566002020360505', '3566 0020 2036 0505', 'jcb'],
  ['30569309025904', '3056 930902 5904', 'diners-club'],
])('%s is shown in the groups of its brand', (typed, shown, brand) => {
  expect(shownNumber(typed)).toBe(shown)
  expect(brandOf(typed)?.type).toBe(brand)
})

test('a number of no known brand has the usual groups and at most 19 digits', () => {
  expect(shownNumber('9'.repeat(25))).toBe('9999 9999 9999 9999999')
  expect(shownNumber('99a9-9 9')).toBe('9999 9')
  expect(shownNumber('4'.repeat(25)).replaceAll(' ', '')).toHaveLength(19)
  expect(shownNumber('')).toBe('')
})

test.each([
  ['1', '1'],
  ['4', '04'],
  ['12', '12'],
  ['12/', '12/'],
  ['123', '12/3'],
  ['1/3', '01/3'],
  ['1/', '1'],
  ['1230', '12/30'],
  ['12/203', '12/203'],
  ['12/2030', '12/30'],
  ['122030', '12/30'],
  ['12/305', '12/30'],
  ['', ''],
])('an expiry typed as %s is shown as %s', (typed, shown) => {
  expect(shownExpiry(typed)).toBe(shown)
})

test('the code has four digits with American Express, else three', () => {
  expect([codeDigits('3782'), codeDigits('4242'), codeDigits('')]).toEqual([4, 3, undefined])
  expect([shownCode('12345', '3782'), shownCode('12345', '4242'), shownCode('12a', '4242')]).toEqual([
    '1234',
    '123',
    '12',
  ])
})

test('the caret stays with its digit', () => {
  expect(caretIn('4242 4', '42424', 5)).toBe(6)
  expect(caretIn('4942 4242', '4942 424', 2)).toBe(2)
  expect(caretIn('1234 5678', '1234x 5678', 5)).toBe(4)
  expect(caretIn('', '', 0)).toBe(0)
})

test('each wrong field has its words', () => {
  expect(typedCardErrors(right, customer())).toEqual({})
  expect(typedCardErrors({}, customer())).toEqual({
    number: 'Please enter your card number. Thank you',
    expiry: 'Please enter a valid card expiry date. Thank you',
    code: 'Please enter your card CVV. Thank you',
  })
  const lastMonth = addMonths(new Date(), -1)
  const over = `${String(lastMonth.getMonth() + 1).padStart(2, '0')}/${String(lastMonth.getFullYear()).slice(-2)}`
  for (const expiry of ['13/40', '00/40', '1/4', over])
    expect(Object.keys(typedCardErrors({ ...right, expiry }, customer())), expiry).toEqual(['expiry'])
  for (const code of ['12', '1234', 'abc'])
    expect(Object.keys(typedCardErrors({ ...right, code }, customer())), code).toEqual(['code'])
  expect(Object.keys(typedCardErrors({ ...right, number: '3782 822463 10005', code: '123' }, customer()))).toEqual([
    'code',
  ])
  expect(typedCardErrors({ ...right, number: '4242 4242 4242 4241' }, customer())).toEqual({
    number: 'Please enter your card number. Thank you',
  })
})

test('a card that is in the wallet already is told', () => {
  const known = { id: 'card_1', object: 'card', brand: 'Visa', last4: '4242', exp_month: 12, exp_year: 2040 }
  expect(typedCardErrors(right, customer(known))).toEqual({
    number: 'This card has already been added to your wallet. Thank you',
  })
  expect(typedCardErrors({ ...right, expiry: '11/40' }, customer(known))).toEqual({})
})

test('a card goes to the provider as it takes it', () => {
  expect(cardToAdd(right)).toEqual({ number: '4242424242424242', month: 12, year: 2040, code: '123' })
})
