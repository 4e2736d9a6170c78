/** What the runner takes along the log: a read model's version, or a reactor. Both take a batch and their checkpoint in one transaction. */
import type { EventType } from '@member-care/domain/events/event-catalogue.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import type { CommonQueryMethods } from 'slonik'
import { writeJobs } from '../reactors/outbox.ts'
import { jobsFor, type Reactor } from '../reactors/reactor.ts'
import type { RowKeys } from '../tables/sealed-columns.ts'
import { schemaOf, type Projection } from './projection.ts'
import type { Follower } from './registry.ts'

interface ConsumesLog extends Follower {
  readonly handles: readonly EventType[]
  /** Whether an answer waits for it. */
  readonly isWaitedFor: boolean
  apply(events: readonly Recorded[], transaction: CommonQueryMethods): Promise<void>
}

export interface ProjectionConsumer extends ConsumesLog {
  readonly kind: 'projection'
  readonly projection: Projection
}

export interface ReactorConsumer extends ConsumesLog {
  readonly kind: 'reactor'
  readonly reactor: Reactor
}

export type LogConsumer = ProjectionConsumer | ReactorConsumer

export function consumerOfProjection(projection: Projection, keys: RowKeys): ProjectionConsumer {
  const { name, version, handles, isWaitedFor = true } = projection
  return {
    kind: 'projection',
    projection,
    name,
    version,
    handles,
    isWaitedFor,
    apply: (events, transaction) => projection.apply(events, { schema: schemaOf(projection), transaction, keys }),
  }
}

export function consumerOfReactor(reactor: Reactor): ReactorConsumer {
  const { name, handles } = reactor
  // A reactor that would have to start again is another reactor, with another name: what it has done cannot be taken back.
  return {
    kind: 'reactor',
    reactor,
    name,
    version: 1,
    handles,
    isWaitedFor: false,
    apply: async (events, transaction) => void (await writeJobs(transaction, jobsFor(reactor, events))),
  }
}
