import { expect, test } from 'vitest'
import { stockFieldLabel, stockHistory } from '../stock/stock-history.ts'
import type { StockEvent } from '../stock/stock-events.ts'
import { stepsOf } from '../history/history-engine.ts'
import type { OrderEvent } from './order-events.ts'
import { orderHistory } from './order-history.ts'

const ofOrder = { orderId: 'o' }
const placed: OrderEvent = {
  type: 'OrderPlaced',
  data: {
    ...{ ...ofOrder, buyerId: 'b', companyId: 'c', productId: 'p', productVersion: 1, title: 'Kit', merchantId: 'm' },
    ...{ pieces: 2, unitPriceCents: 1_250, gstPercent: 9 },
  },
}

test('tells what each event changed of an order, in words and with amounts as people read them', () => {
  const events: OrderEvent[] = [
    placed,
    { type: 'OrderReserved', data: ofOrder },
    { type: 'OrderEnded', data: { ...ofOrder, because: 'declined', message: 'Your card was declined.' } },
    { type: 'OrderRefundAsked', data: { ...ofOrder, because: 'paid-too-late', paymentId: 'pi', amountCents: 2_500 } },
  ]
  const told = stepsOf(events, orderHistory).map(({ differences }) =>
    differences.map(({ field, to }) => [field, to] as const),
  )
  expect(told[0]).toEqual(
    expect.arrayContaining([
      ['status', 'Ordered'],
      ['total', 'SGD 25.00'],
    ]),
  )
  expect(told.slice(1)).toEqual([
    [['status', 'Pieces kept']],
    [
      ['status', 'Not completed'],
      ['end', 'The card was declined.'],
      ['endMessage', 'Your card was declined.'],
    ],
    [
      ['status', 'Money on its way back'],
      ['paymentId', 'pi'],
      ['refund', 'SGD 25.00'],
      ['refundBecause', 'The payment came after the order had ended.'],
    ],
  ])
})

test('tells of a stock what can be sold and what each order has taken', () => {
  const events: StockEvent[] = [
    { type: 'StockCounted', data: { productId: 'p', free: 5 } },
    { type: 'StockReserved', data: { productId: 'p', orderId: 'o', pieces: 2 } },
  ]
  const [, taken] = stepsOf(events, stockHistory)
  expect(taken?.differences.map(({ field, to }) => [stockFieldLabel(field), to])).toEqual([
    ['Can still be sold', 3],
    ['Taken for order o', 2],
  ])
})
