/** Tells trouble with the database from trouble with an event, and describes either without the values involved. */
import { UndecodableEvent } from '@member-care/event-store/codec/codec-errors.ts'
import { StoreUnavailable } from '@member-care/event-store/port.ts'
import { portError } from '@member-care/event-store/postgres/database-errors.ts'
import { SlonikError } from 'slonik'
import { z } from 'zod'

/** True for lost connections, deadlocks, time-outs and the like: the same batch may well go through the next time. */
export function isDatabaseTheCause(error: unknown): boolean {
  return portError(error, { sent: true }) instanceof StoreUnavailable
}

const databaseErrorSchema = z.object({
  code: z.string(),
  table: z.string().optional(),
  column: z.string().optional(),
  constraint: z.string().optional(),
})

/**
 * What went wrong, for the register and the log. Postgres quotes values in its messages, so of its errors only the code and
 * the names of what is concerned are told.
 */
export function describeProblem(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown problem'
  const { data: details } = databaseErrorSchema.safeParse(error.cause ?? error)
  if (details) {
    const where = [details.table, details.column, details.constraint].filter((name) => name !== undefined)
    return `${error.name} ${details.code}${where.length > 0 ? ` (${where.join(', ')})` : ''}`
  }
  if (error instanceof SlonikError || error instanceof z.ZodError) return error.name
  // What the codec says of an event names no values.
  return error instanceof UndecodableEvent ? error.message : `${error.name}: ${error.message.slice(0, 300)}`
}
