import { expect, test } from 'vitest'
import { comparePayments, type ComparedOrder, type ComparedPayment } from './payment-difference.ts'

const payment: ComparedPayment = { paymentId: 'pi_1', orderId: 'o-1', amountCents: 500, refundedCents: 0 }
const order: ComparedOrder = { orderId: 'o-1', paymentId: 'pi_1', paidCents: 500, refundedCents: 0 }
const kinds = (payments: readonly ComparedPayment[], orders: readonly ComparedOrder[]) =>
  comparePayments(payments, orders).map(({ kind }) => kind)

test('names nothing where both sides agree', () => {
  expect(kinds([payment], [order])).toEqual([])
  expect(kinds([{ ...payment, refundedCents: 500 }], [{ ...order, refundedCents: 500 }])).toEqual([])
})

test.each([
  ['a payment of an order that we do not know', [payment], [], 'payment-without-order'],
  ['a payment of an order that is not paid', [payment], [{ ...order, paidCents: undefined }], 'payment-without-order'],
  ['a second payment of an order', [payment, { ...payment, paymentId: 'pi_2' }], [order], 'payment-without-order'],
  ['a paid order without a payment', [], [order], 'order-without-payment'],
  ['another amount', [{ ...payment, amountCents: 501 }], [order], 'amount-differs'],
  ['money that went back there alone', [{ ...payment, refundedCents: 500 }], [order], 'refund-differs'],
  ['money that went back here alone', [payment], [{ ...order, refundedCents: 500 }], 'refund-differs'],
] as const)('names %s', (_what, payments, orders, kind) => {
  expect(kinds(payments, orders)).toEqual([kind])
})

test('a payment that went back whole is nobody’s', () => {
  expect(kinds([{ ...payment, refundedCents: 500 }], [{ ...order, paidCents: undefined }])).toEqual([])
  expect(kinds([payment, { ...payment, paymentId: 'pi_2', refundedCents: 500 }], [order])).toEqual([])
})
