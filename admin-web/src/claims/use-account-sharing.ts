/** Who else uses the accounts of the claim in the record context. */
import { useQuery } from '@tanstack/react-query'
import { apiClient, dataOf } from '../console/api-client.ts'
import { claimKey, useClaimResource, useShownClaim } from './use-claim.ts'

export function useAccountSharing() {
  const resource = useClaimResource()
  const { id, version } = useShownClaim()
  return useQuery({
    // A proposal, a decision and an update of the member change what is compared.
    queryKey: [...claimKey(resource, id), 'account-sharing', version],
    queryFn: ({ signal }) =>
      dataOf(apiClient.GET('/api/console/claims/{id}/account-sharing', { params: { path: { id } }, signal })),
  })
}
