/** How a page reads the record that it edits, and where the cache keeps it. */
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, type RaRecord } from 'react-admin'
import { retriesUnanswered } from '../console/query-client.ts'

/** A list puts its rows where a record is looked for; what is edited is the whole record, which this sets apart from a row. */
const meta = { whole: true } as const

/** Read when the page opens, and after that on purpose only: what others save must not come into a form that somebody fills in. */
export const wholeRecord = {
  meta,
  staleTime: Infinity,
  gcTime: 0,
  // The page says so itself; react-admin would go to the list.
  onError: () => undefined,
} as const

/** For a page that shows a record and does not edit it: what others change may come in. */
export const shownRecord = { meta, retry: retriesUnanswered, onError: () => undefined } as const

/** Where the cache keeps a whole record. */
export function recordKey(resource: string, id: string): readonly unknown[] {
  return [resource, 'getOne', { id, meta }]
}

export interface RecordCache<Record extends RaRecord> {
  /** As the server has it now, without showing it. */
  readonly read: (id: string) => Promise<Record>
  /** Shows what the server answered, and has the lists of its kind read anew. */
  readonly show: (record: Record) => Promise<void>
  readonly refreshLists: () => Promise<void>
  /** Reads the record of the page, and the lists, again. */
  readonly reload: (id: string) => Promise<void>
}

/** The records of one kind, as their pages keep them. */
export function useRecordCache<Record extends RaRecord>(resource: string): RecordCache<Record> {
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  const keyOf = (id: string) => recordKey(resource, id)
  const refreshLists = () => queryClient.invalidateQueries({ queryKey: [resource, 'getList'] })
  return {
    read: async (id) => (await dataProvider.getOne<Record>(resource, { id, meta })).data,
    show: async (record) => {
      queryClient.setQueryData(keyOf(String(record.id)), record)
      await refreshLists()
    },
    refreshLists,
    reload: async (id) => {
      await Promise.all([refreshLists(), queryClient.invalidateQueries({ queryKey: keyOf(id) })])
    },
  }
}
