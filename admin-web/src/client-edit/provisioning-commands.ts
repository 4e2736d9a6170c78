/** The tokens of a client's own system, as methods of the data provider. */
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'
import { about, keyHeader, type CommandOptions } from '../console/command-options.ts'

/** A client's tokens, under the client's id. */
export type ProvisioningTokens = AnswerTo<'/api/console/clients/{id}/provisioning-tokens'> & { readonly id: string }

export async function readProvisioningTokens(id: string): Promise<ProvisioningTokens> {
  const answer = await dataOf(
    apiClient.GET('/api/console/clients/{id}/provisioning-tokens', { params: { path: { id } } }),
  )
  return { id, ...answer }
}

export const provisioningCommands = {
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

  async endProvisioningToken(clientId: string, tokenId: string, options: CommandOptions): Promise<ProvisioningTokens> {
    const answer = await dataOf(
      apiClient.DELETE('/api/console/clients/{id}/provisioning-tokens/{tokenId}', {
        params: { path: { id: clientId, tokenId } },
        headers: keyHeader(options),
      }),
    )
    return { id: clientId, ...answer }
  },
}
