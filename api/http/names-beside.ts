/**
 * Names to show beside a record that the caller may see, by user id; those who were forgotten are left out. Who is named there may be beyond
 * the caller's reach. So the system looks them up, here and nowhere else in a route.
 */
import { administratorNames } from '@member-care/projections/users/administrator-queries.ts'
import { namesOf } from '@member-care/projections/users/user-queries.ts'
import type { Parts } from './parts.ts'

type Reading = Pick<Parts, 'database' | 'systemReader'>

/** Names of members and administrators. */
export function peopleNamed({ database, systemReader }: Reading, userIds: readonly string[]) {
  return namesOf(database, systemReader, userIds)
}

/** Names of administrators alone: the id of somebody else gets no name. */
export function administratorsNamed({ database, systemReader }: Reading, userIds: readonly string[]) {
  return administratorNames(database, systemReader, userIds)
}
