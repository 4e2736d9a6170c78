/** What the console does about payment differences, as methods of the data provider. */
import { apiClient, dataOf } from '../console/api-client.ts'
import { about, type CommandOptions } from '../console/command-options.ts'
import type { PaymentDifference } from './payment-differences/payment-difference-record.ts'

export const paymentDifferenceCommands = {
  /** @param note what was done */
  settlePaymentDifference(id: string, note: string, options: CommandOptions): Promise<PaymentDifference> {
    return dataOf(
      apiClient.POST('/api/console/payment-differences/{id}/settle', { ...about(id, options), body: { note } }),
    )
  },
}
