/** What a kind of record says of itself, so that its history can be shown: the one list of routes (history-routes.ts) serves each. */
import type { AccessEvent } from '@member-care/domain/access/access-events.ts'
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import type { AggregateHistory, HistoryStep, PastState } from '@member-care/domain/history/history-engine.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import type { StreamId } from '@member-care/event-store/port.ts'
import type { z } from 'zod'
import type { RecordKind } from '../http/access.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import type { HistoryEvent, ToldStep } from './history-event.ts'

/** A record that the caller reaches. */
interface FoundRecord {
  readonly stream: StreamId
  /** What is noted of the look; undefined where it is nobody's data. */
  readonly view: AccessEvent['data'] | undefined
}

/** Who reads, and which events. */
export interface HistoryReader<Event extends DomainEvent> {
  readonly parts: Parts
  readonly caller: Caller
  readonly events: readonly Recorded<Event>[]
}

/** How steps are told in words, and who did them. */
interface HistoryTeller<Event extends DomainEvent> {
  /** Names of people by their user id. */
  readonly names: ReadonlyMap<string, string>
  readonly tell: (step: HistoryStep<Recorded<Event>>) => ToldStep
}

/** @typeParam Moment how the record is told as it was */
export interface HistoryKind<Event extends DomainEvent, State, Moment> {
  /** Its part of the address. */
  readonly path:
    | 'claims'
    | 'guarantees'
    | 'users'
    | 'clients'
    | 'administrators'
    | 'accounts'
    | 'plans'
    | 'content'
    | 'exchange-rates'
    | 'straight-through'
    | 'redemptions'
    | 'orders'
    | 'stock'
  readonly record: RecordKind
  /** Who may see it, where it is not those who may see the histories of people. */
  readonly power?: 'plans.history' | 'content.history'
  readonly eventSchema: z.ZodType<HistoryEvent>
  readonly momentSchema: z.ZodType<Moment>
  /**
   * @param reference as it stands in the address
   * @throws ApiError 404 when there is none that the caller reaches
   */
  readonly find: (parts: Parts, caller: Caller, reference: string) => Promise<FoundRecord>
  readonly aggregate: (caller: Caller) => AggregateHistory<Recorded<Event>, State>
  readonly teller: (reader: HistoryReader<Event>) => Promise<HistoryTeller<Event>>
  /** @throws ApiError 404 when the record was not there at the moment */
  readonly describe: (past: PastState<State>, reader: HistoryReader<Event>) => Promise<Moment>
}
