/** What reading and appending of one store share. */
import type { EventStoreDBClient } from '@eventstore/db-client'
import type { RecentEnds } from './recent-ends.ts'
import type { StreamNames } from './stream-names.ts'

export interface Connection {
  readonly client: EventStoreDBClient
  readonly names: StreamNames
  readonly ends: RecentEnds
}
