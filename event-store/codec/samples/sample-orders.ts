/** The samples of orders and of the stock. */
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import type { OrderEvent } from '@member-care/domain/order/order-events.ts'
import type { StockEvent } from '@member-care/domain/stock/stock-events.ts'

const orderId = 'f0a3c6e9-2d58-4b17-9c40-7e1d5a8b3f62'
const productId = '3c9e1f7a-6b24-4d80-a5f3-8d0b2e7c9a14'
const merchantId = '8b5d2e0f-1a73-4c69-b8e4-0f6a9d3c7e25'
const ofOrder = { orderId }
const ofProduct = { productId }

type DataOf<Type extends DomainEvent['type']> = Extract<DomainEvent, { type: Type }>['data']

export const orderSamples: { readonly [Type in (OrderEvent | StockEvent)['type']]: DataOf<Type> } = {
  OrderPlaced: {
    ...ofOrder,
    buyerId: 'e2c9d4b8-17f5-4c3e-b6a1-84d05f2e7a03',
    companyId: '5d7a2c1e-93b4-4f0a-8a67-2b1f9c0d3e02',
    productId,
    productVersion: 3,
    title: 'Basic health screening – 健康检查',
    merchantId,
    pieces: 2,
    unitPriceCents: 4_905,
    gstPercent: 9,
  },
  OrderReserved: ofOrder,
  OrderChargeBegun: ofOrder,
  OrderConfirmationAsked: { ...ofOrder, paymentId: 'pi_3Lq8Zr5Yv' },
  OrderPaymentUnsure: ofOrder,
  OrderPaid: {
    ...ofOrder,
    paymentId: 'pi_3Lq8Zr5Yv',
    amountCents: 9_810,
    reason: 'Found under the number of the order.',
  },
  OrderEnded: {
    ...ofOrder,
    because: 'said-unpaid',
    message: 'Your card was declined.',
    reason: 'There is no payment of this order.',
  },
  OrderInvoiced: {
    ...ofOrder,
    buyerId: 'e2c9d4b8-17f5-4c3e-b6a1-84d05f2e7a03',
    invoiceId: 'TI-2026-000042',
    document: {
      fileId: '5e8c1a4f-9d36-4b72-8f05-3a7d0e6b2c91',
      mimeType: 'application/pdf',
      bytes: 31_204,
      sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    },
  },
  OrderRedeemed: { ...ofOrder, merchantId },
  OrderRefundAsked: { ...ofOrder, because: 'given-back', paymentId: 'pi_3Lq8Zr5Yv', amountCents: 9_810 },
  OrderRefunded: { ...ofOrder, refundId: 're_5Tn1Wb7Xc', amountCents: 9_810 },
  StockCounted: { ...ofProduct, free: 20 },
  StockReserved: { ...ofProduct, orderId, pieces: 2 },
  StockReleased: { ...ofProduct, orderId, pieces: 2 },
}
