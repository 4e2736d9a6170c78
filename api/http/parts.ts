/**
 * The parts that main.ts puts together and every route may use. Tests put together the same ones. A folder that has a part of its own adds it to
 * {@link Parts} itself (`declare module`), beside what it is, so that the kit knows no capability.
 */
import type { BlindIndex } from '@member-care/event-store/codec/blind-index.ts'
import type { SubjectKeys } from '@member-care/event-store/codec/subject-keys.ts'
import type { EventLog } from '@member-care/event-store/event-log.ts'
import type { ClaimQueries } from '@member-care/projections/claims/claim-queries.ts'
import type { ClientQueries } from '@member-care/projections/clients/client-queries.ts'
import type { DatabaseSession } from '@member-care/projections/runner/database-session.ts'
import type { SystemReader } from '@member-care/projections/scope.ts'
import type { RowKeys } from '@member-care/projections/tables/sealed-columns.ts'
import type { UserQueries } from '@member-care/projections/users/user-queries.ts'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Position } from '@member-care/event-store/port.ts'
import type { DatabasePool } from 'slonik'
import type { FollowUps } from '../commands/follow-ups.ts'
import type { CommandHandling, CommandReadModels } from '../commands/handle-command.ts'
import type { NamedLocks } from '../database/named-locks.ts'
import type { Settings } from '../settings/arranged-settings.ts'

export interface ReadModelsOfProduct extends CommandReadModels {
  /**
   * For jobs, which can be done later: resolves when the named read models show everything up to a position.
   * @throws ReadModelsBehind when they do not within a while
   */
  requireVisible(names: readonly string[], position: Position): Promise<void>
}

export interface Parts extends CommandHandling {
  readonly readModels: ReadModelsOfProduct
  readonly settings: Settings
  readonly database: DatabasePool
  /** Address of the database, for connections that belong to nobody else. */
  readonly databaseUrl: string
  /** The connection of this process that listens, and holds its locks. */
  readonly databaseSession: DatabaseSession
  /** For work that must see what the one before it has done. */
  readonly locks: NamedLocks
  readonly eventLog: EventLog
  readonly subjectKeys: SubjectKeys
  /** With which read models seal and find what stands in them. */
  readonly rowKeys: RowKeys
  /** How people are looked up by a personal value, and what reservations are named by. */
  readonly blindIndex: BlindIndex
  /** The time now. Tests put their own. */
  readonly clock: () => Date
  readonly logger: FastifyBaseLogger
  readonly followUps: FollowUps
  /** For what the system reads for its own work. Callers are shown only what their scope reaches. */
  readonly systemReader: SystemReader
  /** What each capability does when somebody is forgotten, in this order. */
  readonly whenForgotten: readonly WhenForgotten[]
  readonly users: UserQueries
  readonly clients: ClientQueries
  readonly claims: ClaimQueries
  /** Where uploads wait while they are received; an absolute path. */
  readonly uploadFolder: string
}

/** What a capability does when somebody is forgotten. Safe to repeat. */
export interface WhenForgotten {
  /** As long as the log can still say what it says about them. */
  readonly before?: (parts: Parts, forgotten: Forgotten) => Promise<void>
  /** Once their key is gone, and no read model knows them any more. */
  readonly afterwards?: (parts: Parts, forgotten: Forgotten) => Promise<void>
}

export interface Forgotten {
  readonly userId: string
  /** Every address and identity number that the log told of them. */
  readonly values: readonly string[]
}

/** The server, with routes typed by their zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** Adds the routes of one capability, without the `/api` before them. */
export type Routes = (app: App, parts: Parts) => void
