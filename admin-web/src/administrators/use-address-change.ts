/** The move of an administrator's account to another address that waits. */
import { useGetOne } from 'react-admin'
import type { PendingAddressChange } from './administrator-commands.ts'

/** All of them, for what has changed one. */
export const addressChanges = ['address-changes'] as const

/** Null when nothing waits; undefined while it is not known. Of oneself it is asked once a page. */
export function useAddressChange(
  userId: string | 'own',
  { enabled = true }: { readonly enabled?: boolean } = {},
): PendingAddressChange | null | undefined {
  const { data } = useGetOne<{ readonly id: string; readonly pending: PendingAddressChange | null }>(
    'address-changes',
    { id: userId },
    { enabled, ...(userId === 'own' && { staleTime: Infinity }) },
  )
  return data?.pending
}
