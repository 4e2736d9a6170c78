/** The move of an administrator's account to another address that waits. */
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '../console/console-data-provider.ts'
import type { PendingAddressChange } from './administrator-commands.ts'

/** All of them, for what has changed one. */
export const addressChanges = ['address-change'] as const

/** Null when nothing waits; undefined while it is not known. Of oneself it is asked once a page. */
export function useAddressChange(
  userId: string | 'own',
  { enabled = true }: { readonly enabled?: boolean } = {},
): PendingAddressChange | null | undefined {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { data } = useQuery({
    queryKey: [...addressChanges, userId],
    queryFn: ({ signal }) => dataProvider.addressChange(userId, signal),
    enabled,
    ...(userId === 'own' && { staleTime: Infinity }),
  })
  return data
}
