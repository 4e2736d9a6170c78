import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '../../console/console-data-provider.ts'

/** What may be drawn from bytes in this page's own origin; anything else could bring scripts along. HEIC comes as JPEG. */
export const showableTypes: readonly string[] = ['image/jpeg', 'image/png', 'application/pdf']

/** A document's bytes. They come with the session's token, and the server records that they were looked at. */
export function useAttachment(claimId: string, attachmentId: string) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  return useQuery({
    queryKey: ['attachment', claimId, attachmentId],
    queryFn: ({ signal }) => dataProvider.claimAttachment(claimId, attachmentId, signal),
    // An uploaded file never changes.
    staleTime: Infinity,
  })
}
