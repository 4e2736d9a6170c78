/** What the console asks of the verification queues, as methods of the data provider. */
import { apiClient, dataOf } from '../console/api-client.ts'
import type { VerificationCounts } from '../console/resource-definition.ts'

export const verificationCommands = {
  /** How much waits in each queue. */
  verificationCounts(signal: AbortSignal): Promise<VerificationCounts> {
    return dataOf(apiClient.GET('/api/console/verification-counts', { signal }))
  },
}
