import { queryOptions, useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '../../console/console-data-provider.ts'

/** What may be drawn from bytes in this page's own origin; anything else could bring scripts along. HEIC comes as JPEG. */
export const showableTypes: readonly string[] = ['image/jpeg', 'image/png', 'application/pdf']

/** What a document belongs to. */
export type DocumentOwner = 'claim' | 'guarantee' | 'conversation'

/** A document's bytes. They come with the session's token, and the server records that they were looked at. */
export function useAttachment(recordId: string, attachmentId: string, owner: DocumentOwner = 'claim') {
  return useQuery(attachmentQuery(useDataProvider<ConsoleDataProvider>(), recordId, attachmentId, owner))
}

/** Asks for them once, whoever needs them. */
export function attachmentQuery(
  dataProvider: ConsoleDataProvider,
  recordId: string,
  attachmentId: string,
  owner: DocumentOwner = 'claim',
) {
  return queryOptions({
    queryKey: ['attachment', recordId, attachmentId],
    queryFn: ({ signal }) => {
      switch (owner) {
        case 'claim':
          return dataProvider.claimAttachment(recordId, attachmentId, signal)
        case 'guarantee':
          return dataProvider.guaranteeAttachment(recordId, attachmentId, signal)
        case 'conversation':
          return dataProvider.chatFile(recordId, attachmentId, signal)
      }
    },
    // An uploaded file never changes.
    staleTime: Infinity,
  })
}
