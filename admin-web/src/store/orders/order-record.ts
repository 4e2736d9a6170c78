/** Orders of the store as the API answers them, and where their list and pages stand. */
import { orderStatuses } from '@member-care/domain/order/order-status.ts'
import type { AnswerTo } from '../../console/api-client.ts'
import { filterAddress, textFilter, valueFilter, type ListAddress } from '../../list/list-address.ts'

export type StoreOrder = AnswerTo<'/api/console/orders'>[number]

export const orderListAddress: ListAddress = {
  sortFields: ['placedAt', 'totalCents', 'status'],
  defaultSort: { field: 'placedAt', order: 'DESC' },
  filters: {
    companyId: textFilter('company'),
    status: valueFilter('status', orderStatuses),
    needsPerson: {
      name: 'needs',
      read: (text) => text === 'person' || undefined,
      write: (value) => (value === true ? 'person' : ''),
    },
    merchantId: textFilter('merchant'),
    productId: textFilter('product'),
  },
}

export const ordersPath = '/orders'

export function orderAddress(orderId: string): string {
  return `${ordersPath}/${encodeURIComponent(orderId)}`
}

/** The orders of one product. */
export function ordersOfProduct(productId: string): string {
  return `${ordersPath}${filterAddress({ productId }, orderListAddress)}`
}

/** Those whose payment a person has to look up. */
export const ordersForPersonPath = `${ordersPath}${filterAddress({ needsPerson: true }, orderListAddress)}`

export interface OrderStep {
  readonly step: 'placed' | 'paid' | 'redeemed' | 'refunded'
  /** UTC, ISO. */
  readonly at: string
}

/** What happened to an order, the first first. */
export function stepsOfOrder(
  order: Pick<StoreOrder, 'placedAt' | 'paidAt' | 'redeemedAt' | 'refundedAt'>,
): readonly OrderStep[] {
  const { placedAt, paidAt, redeemedAt, refundedAt } = order
  const steps = [
    { step: 'placed', at: placedAt },
    { step: 'paid', at: paidAt },
    { step: 'redeemed', at: redeemedAt },
    { step: 'refunded', at: refundedAt },
  ] as const
  return steps
    .flatMap(({ step, at }) => (at === null ? [] : [{ step, at }]))
    .toSorted((one, other) => one.at.localeCompare(other.at))
}
