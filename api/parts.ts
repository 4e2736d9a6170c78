/** The parts that main.ts puts together and every route may use. Tests put together the same ones. */
import type { EventLog } from '@member-care/event-store/event-log.ts'
import type { FastifyBaseLogger, FastifyInstance, RawReplyDefaultExpression, RawRequestDefaultExpression, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { DatabasePool } from 'slonik'
import type { CommandHandling } from './commands/handle-command.ts'
import type { Settings } from './settings.ts'

export interface Parts extends CommandHandling {
  readonly settings: Settings
  readonly database: DatabasePool
  readonly eventLog: EventLog
  /** The time now. Tests put their own. */
  readonly clock: () => Date
  readonly logger: FastifyBaseLogger
}

/** The server, with routes typed by their zod schemas. */
export type App = FastifyInstance<RawServerDefault, RawRequestDefaultExpression, RawReplyDefaultExpression, FastifyBaseLogger, ZodTypeProvider>

/** Adds the routes of one capability, without the `/api` before them. */
export type Routes = (app: App, parts: Parts) => void
