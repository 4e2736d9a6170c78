/** Who looked at a person's own data, for that person: by which role, and what the one who looked did about it afterwards. */
import type { EventType } from '@member-care/domain/events/event-catalogue.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import { allOf } from '../tables/query-parts.ts'
import { beyond, nearestFirst, type EventPlace } from './event-search.ts'

const lookRow = z.object({
  position: z.string(),
  /** UTC, ISO, to the microsecond. */
  at: z.string(),
  viewerRole: z.string().nullable(),
  what: z.string(),
  recordId: z.string(),
  /** The first that the viewer did to that claim within a day; null when it was none of the wanted. */
  then: z.custom<EventType>().nullable(),
})
export type OwnLook = z.infer<typeof lookRow>

/**
 * Looks of others at the data of one person, the newest first.
 * @param page `after`: only older ones
 * @param wanted the types of events by which it can be told why somebody looked at a claim
 */
export function looksAtPerson(
  pool: CommonQueryMethods,
  userId: string,
  page: { readonly after?: EventPlace | undefined; readonly limit: number },
  wanted: readonly EventType[],
): Promise<readonly OwnLook[]> {
  const [row, time] = [sql.fragment`v.`, sql.fragment`viewed_at`]
  const conditions = [sql.fragment`v.subject_id = ${userId} and v.viewer_id <> ${userId}`, ...beyond(row, page, time)]
  return pool.any(sql.type(lookRow)`
    select v.position, to_json(v.viewed_at at time zone 'UTC') #>> '{}' || 'Z' as at, v.viewer_role as "viewerRole", v.what, v.record_id as "recordId",
      (select e.type from read.event_index e
        where e.actor_id = v.viewer_id and e.type = any(${sql.array([...wanted], 'text')}) and e.stream = 'claim-' || v.record_id
          and e.recorded_at >= v.viewed_at and e.recorded_at < v.viewed_at + interval '1 day'
        order by e.recorded_at, e.position limit 1) as "then"
    from read.record_views v where ${allOf(conditions)} ${nearestFirst(row, {}, time)} limit ${page.limit}`)
}
