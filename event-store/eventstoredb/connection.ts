/** What reading and appending of one store share. */
import type { EventStoreDBClient } from '@eventstore/db-client'
import type { RecentEnds } from './recent-ends.ts'

export interface Connection {
  readonly client: EventStoreDBClient
  readonly ends: RecentEnds
}
