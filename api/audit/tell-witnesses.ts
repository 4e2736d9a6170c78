/**
 * Sends anchors to witnesses by jobs of the outbox, which are tried until they are done. A job sends the newest anchor there is when it
 * runs: it covers all before it. So one job of a witness waits at a time, however long the witness does not answer.
 */
import { randomUUID } from 'node:crypto'
import { chainLine } from '@member-care/event-store/anchors/anchor-line.ts'
import { lastAnchorLine } from '@member-care/event-store/anchors/keep-anchors.ts'
import { writeJobs } from '@member-care/projections/reactors/outbox.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { sql, type DatabasePool } from 'slonik'
import { z } from 'zod'
import type { Witness } from '../integrations/witness/witness.ts'
import type { Integrity } from '../event-log/open-event-log.ts'
import type { Parts } from '../http/parts.ts'

/** Payload: `{ witness }`. */
export const ANCHOR_WITNESS = 'anchor-witness'

const TRY_AGAIN_MS = 30_000

const payloadSchema = z.object({ witness: z.string() })

/** Writes a job for each witness that has none waiting, and takes away those that are done: they tell nothing that the witness does not. */
export async function askWitnesses(database: DatabasePool, witnesses: readonly Witness[]): Promise<void> {
  for (const { id: witness } of witnesses) {
    await database.transaction(async (transaction) => {
      await transaction.query(sql.unsafe`select pg_advisory_xact_lock(hashtextextended('member-care witnesses', 0))`)
      await transaction.query(
        sql.unsafe`delete from outbox.jobs where kind = ${ANCHOR_WITNESS} and subject_id = ${witness} and state = 'done'`,
      )
      const waits = await transaction.oneFirst(sql.type(z.object({ waits: z.boolean() }))`
        select exists (select from outbox.jobs where kind = ${ANCHOR_WITNESS} and subject_id = ${witness} and state = 'waiting' and leased_until is null) as waits`)
      if (waits) return
      const id = randomUUID()
      await writeJobs(transaction, [
        { id, kind: ANCHOR_WITNESS, subjectId: witness, payload: { witness }, causationId: id, correlationId: id },
      ])
    })
  }
}

export function tellWitness(
  { clock, logger }: Pick<Parts, 'clock' | 'logger'>,
  integrity: Pick<Integrity, 'table' | 'signer'>,
  witnesses: readonly Witness[],
): JobHandler {
  return async (job, signal) => {
    const witness = witnesses.find(({ id }) => id === payloadSchema.parse(job.payload).witness)
    const line = await lastAnchorLine(integrity.table)
    // One that the settings do not name any more.
    if (!witness || !line) return 'done'
    const restsUntil = witness.restsUntil?.()
    if (restsUntil && restsUntil > clock()) return { retryAt: restsUntil, reason: 'it takes the next anchor then' }
    try {
      await witness.keep(chainLine(integrity.signer, line, { previous: null, after: line.total }), signal)
      return 'done'
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      logger.warn({ witness: witness.id, reason }, 'a witness did not take an anchor; it is tried again')
      return { retryAt: new Date(clock().getTime() + TRY_AGAIN_MS), reason }
    }
  }
}
