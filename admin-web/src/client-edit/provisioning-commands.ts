/** The tokens of a client's own system, as methods of the data provider. */
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'
import { about, keyHeader, type CommandOptions } from '../console/command-options.ts'

export type ProvisioningTokens = AnswerTo<'/api/console/clients/{id}/provisioning-tokens'>

export const provisioningCommands = {
  provisioningTokens(clientId: string): Promise<ProvisioningTokens> {
    return dataOf(
      apiClient.GET('/api/console/clients/{id}/provisioning-tokens', { params: { path: { id: clientId } } }),
    )
  },

  /** The token itself is answered this once. */
  makeProvisioningToken(
    clientId: string,
    name: string,
    options: CommandOptions,
  ): Promise<{ tokenId: string; token: string }> {
    return dataOf(
      apiClient.POST('/api/console/clients/{id}/provisioning-tokens', { ...about(clientId, options), body: { name } }),
    )
  },

  endProvisioningToken(clientId: string, tokenId: string, options: CommandOptions): Promise<ProvisioningTokens> {
    return dataOf(
      apiClient.DELETE('/api/console/clients/{id}/provisioning-tokens/{tokenId}', {
        params: { path: { id: clientId, tokenId } },
        headers: keyHeader(options),
      }),
    )
  },
}
