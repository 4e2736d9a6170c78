/** The clients that the administrator looks after, as content names them. */
import { useGetList } from 'react-admin'
import type { ClientRow } from '../claims/claim-record.ts'

/** As many as one answer of the API may hold; a deployment has dozens. */
const EVERY_CLIENT = { page: 1, perPage: 1000 }

export function useClients(): readonly ClientRow[] {
  const { data = [] } = useGetList<ClientRow>('clients', {
    pagination: EVERY_CLIENT,
    sort: { field: 'name', order: 'ASC' },
  })
  return data
}

/** Tells a client's name by its id; the id itself while the names are not there. */
export function useClientName(): (companyId: string) => string {
  const clients = useClients()
  return (companyId) => clients.find(({ id }) => id === companyId)?.name ?? companyId
}
