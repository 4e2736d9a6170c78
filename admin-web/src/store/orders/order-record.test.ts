import { expect, test } from 'vitest'
import { ordersOfProduct, stepsOfOrder } from './order-record.ts'

test('tells the steps of an order by time, and only those that were taken', () => {
  const placedAt = '2026-03-01T01:00:00.000Z'
  const none = { placedAt, paidAt: null, redeemedAt: null, refundedAt: null }
  expect(stepsOfOrder(none)).toEqual([{ step: 'placed', at: placedAt }])
  // Paid too late: the money came after the order had ended, and went back.
  const late = { ...none, paidAt: '2026-03-03T01:00:00.000Z', refundedAt: '2026-03-02T01:00:00.000Z' }
  expect(stepsOfOrder(late).map(({ step }) => step)).toEqual(['placed', 'refunded', 'paid'])
})

test('the way to the orders of a product', () => {
  expect(ordersOfProduct('p-1')).toBe('/orders?product=p-1')
})
