/** A projection that counts events per claim, and counts one twice when it gets it twice: it shows whether the runner applies each event once. */
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { Projection } from '../runner/projection.ts'
import { tableIn, type ReadModelTable } from '../tables/read-model-table.ts'
import { statement } from '../tables/statement.ts'

const talliesTable: ReadModelTable = {
  name: 'tallies',
  key: ['claim_id'],
  create: (table) => statement`create table ${table} (claim_id text primary key, events integer not null)`,
  indexes: (table) => [statement`create index on ${table} (events)`],
}

/** @param before is called before each batch; what it throws is a failure of the batch */
export function tallyProjection(
  options: { name?: string; version?: number; before?: (events: readonly Recorded[]) => void } = {},
): Projection {
  const { name = 'tally', version = 1, before = () => {} } = options
  return {
    name,
    version,
    handles: ['ClaimReviewStarted', 'ClaimDeleted'],
    tables: [talliesTable],
    apply: async (events, { schema, transaction }) => {
      before(events)
      const tallies = Map.groupBy(
        events.flatMap((event) => ('claimId' in event.data ? [event.data.claimId] : [])),
        (claimId) => claimId,
      )
      const table = tableIn(schema, talliesTable)
      const rows = [...tallies].map(([claimId, all]) => [claimId, all.length])
      await transaction.query(statement`
        insert into ${table} as present select * from ${sql.unnest(rows, ['text', 'int4'])}
        on conflict (claim_id) do update set events = present.events + excluded.events`)
    },
  }
}

/** Events per claim, as queries see them. */
export async function readTallies(pool: CommonQueryMethods): Promise<Readonly<Record<string, number>>> {
  const rows = await pool.any(
    sql.type(
      z.object({ claim_id: z.string(), events: z.number() }),
    )`select claim_id, events from read.tallies order by claim_id`,
  )
  return Object.fromEntries(rows.map((row) => [row.claim_id, row.events]))
}
