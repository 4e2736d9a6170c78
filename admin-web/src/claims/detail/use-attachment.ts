import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '../../console/console-data-provider.ts'

/** What may be drawn from bytes in this page's own origin; anything else could bring scripts along. HEIC comes as JPEG. */
export const showableTypes: readonly string[] = ['image/jpeg', 'image/png', 'application/pdf']

/** What a document belongs to. */
export type DocumentOwner = 'claim' | 'guarantee'

/** A document's bytes. They come with the session's token, and the server records that they were looked at. */
export function useAttachment(recordId: string, attachmentId: string, owner: DocumentOwner = 'claim') {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  return useQuery({
    queryKey: ['attachment', recordId, attachmentId],
    queryFn: ({ signal }) =>
      owner === 'claim'
        ? dataProvider.claimAttachment(recordId, attachmentId, signal)
        : dataProvider.guaranteeAttachment(recordId, attachmentId, signal),
    // An uploaded file never changes.
    staleTime: Infinity,
  })
}
