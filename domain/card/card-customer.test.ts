// Requirements: WAL-006, WAL-007, WAL-009, WAL-010, WAL-015
import { expect, test } from 'vitest'
import {
  cardCustomerSchema,
  defaultCardOf,
  expiryOf,
  hasCardLike,
  isExpired,
  withCard,
  withoutCard,
  type WalletCard,
} from './card-customer.ts'

const card = (id: string, more: Partial<WalletCard> = {}): WalletCard => ({
  id,
  object: 'card',
  brand: 'Visa',
  last4: '4242',
  exp_month: 3,
  exp_year: 2031,
  ...more,
})
const empty = cardCustomerSchema.parse({ id: 'cus_1', object: 'customer', default_source: null, sources: { data: [] } })

test('a customer has its cards, and leaves out what is none', () => {
  const sources = { data: [card('card_1'), { id: 'ba_1', object: 'bank_account', last4: '6789' }] }
  const read = cardCustomerSchema.parse({ ...empty, default_source: 'card_1', sources })
  expect(read.sources.data).toEqual([card('card_1')])
  expect(defaultCardOf(read)).toEqual(card('card_1'))
})

test('the first card is the default, and a later one stands last', () => {
  const two = withCard(withCard(empty, card('card_1')), card('card_2'))
  expect(two.default_source).toBe('card_1')
  expect(two.sources.data.map(({ id }) => id)).toEqual(['card_1', 'card_2'])
  expect(withCard(two, card('card_2')).sources.data).toHaveLength(2)
  expect(withoutCard(two, 'card_1').sources.data).toEqual([card('card_2')])
})

test('a card is known again by its last four digits, month and year, all of them', () => {
  const customer = withCard(empty, card('card_1'))
  const same = { last4: '4242', month: 3, year: 2031 }
  expect(hasCardLike(customer, same)).toBe(true)
  for (const other of [{ last4: '4243' }, { month: 4 }, { year: 2032 }])
    expect(hasCardLike(customer, { ...same, ...other }), JSON.stringify(other)).toBe(false)
})

test('a card is good until the end of its month', () => {
  expect(expiryOf(card('card_1'))).toBe('03/31')
  expect(isExpired(card('card_1'), '2031-03-31')).toBe(false)
  expect(isExpired(card('card_1'), '2031-04-01')).toBe(true)
  expect(isExpired(card('card_1', { exp_month: 12, exp_year: 2030 }), '2031-01-01')).toBe(true)
})
