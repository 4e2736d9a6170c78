/** The claims desk's queue: what waits for somebody, page by page without losing one's place, and how much there is of it. */
import { undecidedStatuses, type ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import type { ReasonForPerson } from '@member-care/domain/cover/straight-through.ts'
import { SINGAPORE } from '@member-care/domain/dates/singapore-dates.ts'
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import type { Scope } from '../scope.ts'
import type { NricSearch } from '../tables/nric-search.ts'
import { scopeOfCompanies } from '../tables/companies-of-scope.ts'
import { countRows, MOST_COUNTED } from '../tables/list-place.ts'
import { orderOfPage, pageRows, type Reading } from '../tables/page-rows.ts'
import { allOf, integer, type Sort } from '../tables/query-parts.ts'
import { claimMatches, claimWithin } from './claim-filter.ts'
import { claimSortKeys } from './claim-list.ts'
import { summaryColumns, summaryRow, toSummary, type ClaimSummary } from './claim-records.ts'
import { waitsForSomebody } from './claims-table.ts'

export interface ClaimQueueFilter extends NricSearch {
  /** Only these; ids that are not within the scope are left out. */
  readonly claimIds?: readonly string[] | undefined
  readonly statuses?: readonly ClaimStatus[] | undefined
  readonly kind?: ClaimKind | undefined
  readonly companyId?: string | undefined
  /** Singapore dates of the filing, YYYY-MM-DD, both inclusive. */
  readonly filedFrom?: string | undefined
  readonly filedTo?: string | undefined
  /** Cents of the claim's own currency, both inclusive. */
  readonly amountFrom?: number | undefined
  readonly amountTo?: number | undefined
  /** Only those that this administrator works on; null for those that nobody does. */
  readonly assigneeId?: string | null | undefined
  readonly gaveUp?: boolean | undefined
  /** Only those that a person decides for this reason, though their client wants decisions at once. */
  readonly reason?: ReasonForPerson | undefined
  readonly q?: string | undefined
}

export const claimQueueSortFields = ['filedAt', 'updatedAt', 'visitDate', 'amountCents', 'claimantName'] as const
export type ClaimQueueSortField = (typeof claimQueueSortFields)[number]

/** A place in the queue: the last claim that was shown, by what it is sorted by. */
export interface QueuePlace {
  readonly value: string
  readonly claimId: string
  /** Whether it was one of those that stand before all others. */
  readonly isFirst: boolean
}

export interface ClaimQueueRequest {
  readonly after?: QueuePlace | undefined
  readonly limit: number
  readonly sort: Sort<ClaimQueueSortField>
  /** These stand before all others, in the same order. */
  readonly first?: readonly string[] | undefined
}

export interface ClaimQueuePage {
  readonly items: readonly ClaimSummary[]
  /** Where the next page begins; undefined at the end. */
  readonly next: QueuePlace | undefined
}

export interface ClaimQueueCount {
  readonly status: ClaimStatus
  readonly kind: ClaimKind
  readonly total: number
  /** As many as were filed within each of the periods that were asked for, in their order. */
  readonly byPeriod: readonly number[]
  readonly unassigned: number
  /** Those of the administrator who was named. */
  readonly mine: number
  readonly gaveUp: number
}

/** Filing dates, as {@link ClaimQueueFilter} has them. */
export interface FilingPeriod {
  readonly from: string | undefined
  readonly to: string | undefined
}

const queueRow = summaryRow.extend({ place: z.string(), found: z.number().nullable() })

/** A page of claims after a place; what was filed or decided meanwhile neither repeats nor hides a row. */
export async function listClaimQueue(
  pool: CommonQueryMethods,
  scope: Scope,
  filter: ClaimQueueFilter,
  { after, limit, sort, first }: ClaimQueueRequest,
): Promise<ClaimQueuePage> {
  const within = await scopeOfCompanies(pool, scope)
  const read = (conditions: readonly FragmentSqlToken[], from: QueuePlace | undefined, most: number) =>
    most === 0
      ? []
      : readRows(pool, [...conditions, ...conditionsOf(within, filter)], {
          after: from,
          limit: most,
          sort,
          isFew: filter.q !== undefined,
        })
  const before = first === undefined || after?.isFirst === false ? [] : await read([isOneOf(first)], after, limit + 1)
  const others = await read(
    first === undefined ? [] : [sql.fragment`not ${isOneOf(first)}`],
    after?.isFirst ? undefined : after,
    limit + 1 - before.length,
  )
  const shown = [...before, ...others].slice(0, limit)
  const last = shown.at(-1)
  const isEnd = before.length + others.length <= limit || !last
  return {
    items: shown.map(toSummary),
    next: isEnd ? undefined : { value: last.place, claimId: last.claim_id, isFirst: shown.length <= before.length },
  }
}

interface RowsOfQueue extends Pick<ClaimQueueRequest, 'after' | 'limit' | 'sort'> {
  /** Whether they are searched for. */
  readonly isFew: boolean
}

async function readRows(
  pool: CommonQueryMethods,
  conditions: readonly FragmentSqlToken[],
  { after, limit, sort, isFew }: RowsOfQueue,
): Promise<readonly z.infer<typeof queueRow>[]> {
  const keys = claimSortKeys[sort.field]
  const source = { table: sql.fragment`read.claims`, id: sql.fragment`claims.claim_id`, keys, conditions }
  const isDescending = sort.direction === 'desc'
  const read = (reading: Reading) => {
    const page = pageRows(source, {
      isDescending,
      reading,
      from: after && { keys: [after.value], id: after.claimId },
      limit,
      offset: 0,
    })
    return pool.any(sql.type(queueRow)`
      select ${summaryColumns}, page.key_1::text as place, page.found from (${page}) page join read.claims on claims.claim_id = page.id
      ${orderOfPage(sql.fragment`page.`, keys.length, isDescending)}`)
  }
  return isFew ? readSearch(read, after) : read('along the order')
}

/** What is found is looked up at once; only where there is too much of it the page is read along the order. */
async function readSearch<Row extends { readonly found: number | null }>(
  read: (reading: Reading) => Promise<readonly Row[]>,
  after: QueuePlace | undefined,
): Promise<readonly Row[]> {
  const lookedUp = await read({ noMoreThan: MOST_COUNTED + 1 })
  const [first] = lookedUp
  const isAll = first ? (first.found ?? 0) <= MOST_COUNTED : after === undefined
  return isAll ? lookedUp : read('along the order')
}

/** How many claims a filter lets through; one more than {@link MOST_COUNTED} for more than that. */
export async function countClaimQueue(
  pool: CommonQueryMethods,
  scope: Scope,
  filter: ClaimQueueFilter,
): Promise<number> {
  return countRows(
    pool,
    sql.fragment`select 1 from read.claims where ${allOf(conditionsOf(await scopeOfCompanies(pool, scope), filter))} limit ${MOST_COUNTED + 1}`,
  )
}

const countRow = z.object({
  status: z.enum(undecidedStatuses),
  kind: z.enum(['outpatient', 'inpatient']),
  total: z.number(),
  by_period: z.array(integer),
  unassigned: z.number(),
  mine: z.number(),
  gave_up: z.number(),
})

/** What waits for somebody, by status and kind. @param about `userId` whose claims are "mine" */
export async function countWaitingClaims(
  pool: CommonQueryMethods,
  scope: Scope,
  about: {
    readonly userId: string
    readonly periods: readonly FilingPeriod[]
    readonly companyId?: string | undefined
  },
): Promise<readonly ClaimQueueCount[]> {
  const byPeriod = about.periods.map(
    ({ from, to }) => sql.fragment`count(*) filter (where ${allOf(filedWithin(from, to))})::int`,
  )
  const rows = await pool.any(sql.type(countRow)`
    select status, kind, count(*)::int as total, array[${sql.join(byPeriod, sql.fragment`, `)}] as by_period,
      count(*) filter (where assignee_id is null)::int as unassigned,
      count(*) filter (where assignee_id = ${about.userId})::int as mine,
      count(*) filter (where gave_up)::int as gave_up
    from read.claims where ${allOf(conditionsOf(scope, { statuses: undecidedStatuses, companyId: about.companyId }))} group by status, kind`)
  return rows.map(({ status, kind, total, by_period, unassigned, mine, gave_up }) => ({
    status,
    kind,
    total,
    byPeriod: by_period,
    unassigned,
    mine,
    gaveUp: gave_up,
  }))
}

function conditionsOf(scope: Scope, filter: ClaimQueueFilter): readonly FragmentSqlToken[] {
  const {
    claimIds,
    statuses,
    kind,
    companyId,
    filedFrom,
    filedTo,
    amountFrom,
    amountTo,
    assigneeId,
    gaveUp,
    reason,
    nricByPart = false,
    q,
  } = filter
  return [
    claimWithin(scope),
    claimIds !== undefined && isOneOf(claimIds),
    ...statusCondition(statuses),
    kind !== undefined && sql.fragment`kind = ${kind}`,
    companyId !== undefined && sql.fragment`claims.company_id = ${companyId}`,
    ...filedWithin(filedFrom, filedTo),
    amountFrom !== undefined && sql.fragment`claims.amount_cents >= ${amountFrom}`,
    amountTo !== undefined && sql.fragment`claims.amount_cents <= ${amountTo}`,
    assigneeId !== undefined &&
      (assigneeId === null ? sql.fragment`assignee_id is null` : sql.fragment`assignee_id = ${assigneeId}`),
    gaveUp !== undefined && (gaveUp ? sql.fragment`gave_up` : sql.fragment`not gave_up`),
    reason !== undefined &&
      sql.fragment`exists (select from read.judged_claims judged where judged.claim_id = claims.claim_id and ${reason} = any(judged.reasons))`,
    q !== undefined && claimMatches(q, nricByPart),
  ].filter((condition) => condition !== false)
}

function isOneOf(claimIds: readonly string[]): FragmentSqlToken {
  return sql.fragment`(claims.claim_id = any(${sql.array([...claimIds], 'text')}))`
}

/** States the condition of the desk's indexes where it follows, because the planner does not conclude it from a list of values. */
function statusCondition(statuses: readonly ClaimStatus[] | undefined): readonly FragmentSqlToken[] {
  if (statuses === undefined) return []
  const undecided: readonly ClaimStatus[] = undecidedStatuses
  const areUndecided = statuses.every((status) => undecided.includes(status))
  const one = statuses.length === 1 ? statuses[0] : undefined
  const asked =
    one === undefined ? sql.fragment`status = any(${sql.array([...statuses], 'text')})` : sql.fragment`status = ${one}`
  return areUndecided ? [waitsForSomebody, asked] : [asked]
}

function filedWithin(from: string | undefined, to: string | undefined): readonly FragmentSqlToken[] {
  return [
    from !== undefined && sql.fragment`claims.filed_at >= ${from}::timestamp at time zone ${SINGAPORE}`,
    to !== undefined && sql.fragment`claims.filed_at < (${to}::date + 1)::timestamp at time zone ${SINGAPORE}`,
  ].filter((condition) => condition !== false)
}
