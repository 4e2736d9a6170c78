import { expect, test } from 'vitest'
import { merchantText, stockAddress } from './stock-record.ts'

test('names a merchant, and where there is none says so', () => {
  expect(merchantText({ merchant: { id: 'm', name: 'Harbour Dental' } })).toBe('Harbour Dental')
  expect(merchantText({ merchant: { id: 'm', name: null } })).toBe('m')
  expect(merchantText({ merchant: { id: '', name: null } })).toBe('No merchant')
})

test('the page of a product’s stock', () => {
  expect(stockAddress('p/1')).toBe('/stock/p%2F1')
})
