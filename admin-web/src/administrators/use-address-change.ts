/** The move of an administrator's account to another address that waits. */
import { useQuery } from '@tanstack/react-query'
import { loadAddressChange, type PendingAddressChange } from './administrators-calls.ts'

/** All of them, for what has changed one. */
export const addressChanges = ['address-change'] as const

/** Null when nothing waits; undefined while it is not known. Of oneself it is asked once a page. */
export function useAddressChange(userId: string | 'own', { enabled = true }: { readonly enabled?: boolean } = {}): PendingAddressChange | null | undefined {
  const { data } = useQuery({
    queryKey: [...addressChanges, userId],
    queryFn: ({ signal }) => loadAddressChange(userId, signal),
    enabled,
    ...(userId === 'own' && { staleTime: Infinity }),
  })
  return data
}
