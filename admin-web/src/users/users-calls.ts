/** The calls of the list of users, of the dependants' page and of the search for people. */
import type { components } from '@member-care/api/client/client.ts'
import { apiClient, dataOf } from '../console/api-client.ts'
import type { UserListAddress } from './user-list-address.ts'
import type { UserFilter } from './use-user-list-query.ts'

export type UserRow = components['schemas']['ConsoleUserRow']
export type PeopleFound = components['schemas']['PeopleFound']
export type DependantRow = components['schemas']['ConsoleDependantRow']
export type MatchedBy = PeopleFound['kinds'][number]['by']

export interface UserPage {
  readonly users: readonly UserRow[]
  readonly total: number
  /** False when there are more than the total says. */
  readonly isTotalExact: boolean
  /** So many names have the text in them that only those are listed that begin with it. */
  readonly showsOnlyBeginnings: boolean
}

type PageOfList = Pick<UserListAddress, 'page' | 'perPage' | 'sort' | 'after' | 'before'>

export async function listUsers(filter: UserFilter, { page, perPage, sort, after, before }: PageOfList, signal: AbortSignal): Promise<UserPage> {
  const first = (page - 1) * perPage
  const query = {
    filter: JSON.stringify(filter),
    range: JSON.stringify([first, first + perPage - 1]),
    sort: JSON.stringify([sort.field, sort.order]),
    ...(after !== '' && { after }),
    ...(before !== '' && { before }),
  }
  let headers = new Headers()
  const users = await dataOf(
    apiClient.GET('/api/console/users', { params: { query }, signal }).then((answer) => {
      headers = answer.response.headers
      return answer
    }),
  )
  return { users, total: Number(headers.get('X-Total-Count')), isTotalExact: headers.get('X-Total-Exact') !== 'false', showsOnlyBeginnings: headers.get('X-Only-Beginnings') === 'true' }
}

export function listDependants(userId: string, companyId: string, signal: AbortSignal) {
  return dataOf(apiClient.GET('/api/console/users/{id}/dependants', { params: { path: { id: userId }, query: { companyId } }, signal }))
}

export interface PeopleSearchBody {
  readonly text: string
  readonly by?: MatchedBy
  readonly companyId?: string
  readonly memberType?: 'E' | 'D'
}

export function searchPeople(body: PeopleSearchBody, signal: AbortSignal): Promise<PeopleFound> {
  return dataOf(apiClient.POST('/api/console/people-search', { body, signal }))
}
