/** Who looked at whose medical or unmasked data, newest first, and how often (S46). */
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import type { Scope } from '../scope.ts'
import { allOf, companyWithin } from '../tables/query-parts.ts'
import { beyond, nearestFirst, type EventPlace, type EventScope } from './event-search.ts'

export interface ViewSearch {
  readonly subjectId?: string | undefined
  readonly viewerId?: string | undefined
  readonly from: Date
  readonly to: Date
  /** As in {@link EventSearch}. */
  readonly after?: EventPlace | undefined
  readonly before?: EventPlace | undefined
  readonly limit: number
}

const viewRow = z.object({
  position: z.string(),
  /** UTC, ISO, to the microsecond. */
  at: z.string(),
  viewerId: z.string(),
  viewerRole: z.string().nullable(),
  subjectId: z.string(),
  what: z.string(),
  recordId: z.string(),
})
export type FoundView = z.infer<typeof viewRow>

const countRow = z.object({ key: z.string(), views: z.number() })

export interface ViewCounts {
  readonly total: number
  readonly byWhat: readonly z.infer<typeof countRow>[]
  /** Those who looked most often. */
  readonly byViewer: readonly z.infer<typeof countRow>[]
  readonly byDay: readonly z.infer<typeof countRow>[]
}

const MOST_VIEWERS = 10

export async function searchViews(
  pool: CommonQueryMethods,
  scope: EventScope,
  search: ViewSearch,
): Promise<readonly FoundView[]> {
  const [row, time] = [sql.fragment``, sql.fragment`viewed_at`]
  const found = await pool.any(sql.type(viewRow)`
    select position, to_json(viewed_at at time zone 'UTC') #>> '{}' || 'Z' as at, viewer_id as "viewerId", viewer_role as "viewerRole", subject_id as "subjectId", what, record_id as "recordId"
    from read.record_views where ${allOf([...conditionsOf(scope, search), ...beyond(row, search, time)])}
    ${nearestFirst(row, search, time)} limit ${search.limit}`)
  return search.before ? found.toReversed() : found
}

/** Counts all views that the search is about, by what was looked at, by whom, and by day in Singapore. */
export async function countViews(pool: CommonQueryMethods, scope: EventScope, search: ViewSearch): Promise<ViewCounts> {
  const chosen = sql.fragment`from read.record_views where ${allOf(conditionsOf(scope, search))}`
  const [byWhat, byViewer, byDay] = await Promise.all([
    pool.any(
      sql.type(countRow)`select what as key, count(*)::int as views ${chosen} group by what order by views desc, what`,
    ),
    pool.any(
      sql.type(
        countRow,
      )`select viewer_id as key, count(*)::int as views ${chosen} group by viewer_id order by views desc, viewer_id limit ${MOST_VIEWERS}`,
    ),
    pool.any(
      sql.type(
        countRow,
      )`select (viewed_at at time zone 'Asia/Singapore')::date::text as key, count(*)::int as views ${chosen} group by 1 order by 1`,
    ),
  ])
  return { total: byWhat.reduce((sum, { views }) => sum + views, 0), byWhat, byViewer, byDay }
}

function conditionsOf(scope: EventScope, { subjectId, viewerId, from, to }: ViewSearch): readonly FragmentSqlToken[] {
  const subject = scope.kind === 'person' ? scope.userId : subjectId
  return [
    sql.fragment`viewed_at >= ${from.toISOString()} and viewed_at < ${to.toISOString()}`,
    ...(subject === undefined ? [] : [sql.fragment`subject_id = ${subject}`]),
    ...(scope.kind === 'person' ? [ofReachedClaims(scope.within)] : []),
    ...(viewerId === undefined ? [] : [sql.fragment`viewer_id = ${viewerId}`]),
  ]
}

/** Condition that what was looked at is no claim under a company out of the scope's reach. */
function ofReachedClaims(scope: Scope): FragmentSqlToken {
  if (scope.kind === 'all' || scope.kind === 'own') return sql.fragment`true`
  return sql.fragment`not exists (select from read.claims c where c.claim_id = record_id and not ${companyWithin(scope, sql.fragment`c.company_id`)})`
}
