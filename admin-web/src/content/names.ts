/** The clients and merchants that the administrator looks after, as content names them. */
import { useGetList } from 'react-admin'
import type { ClientRow } from '../claims/claim-record.ts'
import type { ContentRow } from './content-record.ts'

/** As many as one answer of the API may hold; a deployment has dozens of clients, and of merchants. */
const EVERY_ONE = { page: 1, perPage: 1000 }

export function useClients(): readonly ClientRow[] {
  const { data = [] } = useGetList<ClientRow>('clients', {
    pagination: EVERY_ONE,
    sort: { field: 'name', order: 'ASC' },
  })
  return data
}

/** The merchants that content may be of. */
export function useMerchants(): readonly ContentRow[] {
  const { data = [] } = useGetList<ContentRow>('content', {
    filter: { kind: 'merchant' },
    pagination: EVERY_ONE,
    sort: { field: 'title', order: 'ASC' },
  })
  return data
}

/** Tells the name of a client or a merchant by its id; the id itself while the names are not there. */
export function useNameOf(): (id: string) => string {
  const clients = useClients()
  const merchants = useMerchants()
  const names = new Map([
    ...clients.map(({ id, name }) => [id, name] as const),
    ...merchants.map(({ contentId, title }) => [contentId, title] as const),
  ])
  return (id) => names.get(id) ?? id
}
