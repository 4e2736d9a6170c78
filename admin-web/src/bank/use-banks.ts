/** The bank list, which hardly ever changes. */
import { useQuery } from '@tanstack/react-query'
import { apiClient, dataOf } from '../console/api-client.ts'

export function useBanks() {
  return useQuery({
    queryKey: ['banks'],
    queryFn: async ({ signal }) => (await dataOf(apiClient.GET('/api/config/banklists', { signal }))).bl,
    staleTime: Infinity,
  })
}
