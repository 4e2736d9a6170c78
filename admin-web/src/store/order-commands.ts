/** What the console does about orders, as methods of the data provider. */
import type { SaidPaymentForm } from '@member-care/domain/order/said-payment.ts'
import { apiClient, dataOf } from '../console/api-client.ts'
import { about, type CommandOptions } from '../console/command-options.ts'
import type { StoreOrder } from './orders/order-record.ts'

export const orderCommands = {
  /** Says whether an order is paid, as it was looked at. */
  sayPayment(
    { id, revision }: Pick<StoreOrder, 'id' | 'revision'>,
    said: SaidPaymentForm,
    options: CommandOptions,
  ): Promise<StoreOrder> {
    return dataOf(
      apiClient.POST('/api/console/orders/{id}/payment', { ...about(id, options), body: { ...said, revision } }),
    )
  },
}
