/** What the console asks of users besides reading and saving them, as methods of the data provider. */
import type { components } from '@member-care/api/client/client.ts'
import type { GetListParams } from 'react-admin'
import { apiClient, dataOf } from '../console/api-client.ts'

export type UserRow = components['schemas']['ConsoleUserRow']
export type PeopleFound = components['schemas']['PeopleFound']
export type DependantRow = components['schemas']['ConsoleDependantRow']
export type MatchedBy = PeopleFound['kinds'][number]['by']

export interface PeopleSearchBody {
  readonly text: string
  readonly by?: MatchedBy
  readonly companyId?: string
  readonly memberType?: 'E' | 'D'
}

export const userCommands = {
  /** Finds people by anything that is known of them; step by step (3§2.10). */
  searchPeople(body: PeopleSearchBody, signal: AbortSignal): Promise<PeopleFound> {
    return dataOf(apiClient.POST('/api/console/people-search', { body, signal }))
  },
}

/** The dependants of `filter.userId` in the company `filter.companyId`; `meta.user` says whose they are. */
export async function listDependants({ filter }: GetListParams) {
  const { userId, companyId } = filter as { readonly userId: string; readonly companyId: string }
  const { user, dependants } = await dataOf(
    apiClient.GET('/api/console/users/{id}/dependants', { params: { path: { id: userId }, query: { companyId } } }),
  )
  return { data: dependants, total: dependants.length, meta: { user } }
}
