/** Jobs go with a log to another store: several name the event that they are about by its position, which is another one there. */
import type { Position } from '@member-care/event-store/port.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import { statement } from '../tables/statement.ts'

const PAGE_JOBS = 1_000
const jobRow = z.object({ id: z.string(), position: z.custom<Position>() })

/** Those that have ended too: they are held against the log. @param upTo where the copy of what stands at a position stands */
export async function moveJobs(
  transaction: CommonQueryMethods,
  upTo: (position: Position) => Position | null,
): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await transaction.any(sql.type(jobRow)`
      select id, payload->>'position' as position from outbox.jobs where payload->>'position' is not null and id > ${after} order by id limit ${PAGE_JOBS}`)
    const moved = rows
      .map(({ id, position }) => ({ id, position: upTo(position) }))
      .filter(({ position }) => position !== null)
    await transaction.query(statement`
      update outbox.jobs set payload = payload || jsonb_build_object('position', moved.position)
      from json_to_recordset(${JSON.stringify(moved)}::json) as moved (id uuid, position text)
      where jobs.id = moved.id`)
    const last = rows.at(-1)
    if (!last || rows.length < PAGE_JOBS) return
    after = last.id
  }
}
