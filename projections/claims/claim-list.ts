/** The lists of claims, for hundreds of thousands of them: how a page is read, and how many claims there are. */
import { sql, type CommonQueryMethods, type FragmentSqlToken, type QuerySqlToken } from 'slonik'
import { z } from 'zod'
import type { Scope } from '../scope.ts'
import { scopeOfCompanies } from '../tables/companies-of-scope.ts'
import {
  countRows,
  MOST_COUNTED,
  readAlong,
  readFound,
  type Found,
  type ListPlace,
  type PlacedPage,
  type ReadingPlace,
} from '../tables/list-place.ts'
import {
  keysOfRow,
  orderOfPage,
  pageRows,
  type Reading,
  type RowPlace,
  type RowSource,
  type SortKey,
} from '../tables/page-rows.ts'
import { allOf, companyWithin, type Sort } from '../tables/query-parts.ts'
import { wordsOf } from '../tables/search-text.ts'
import { claimConditions, claimWithin, type ClaimFilter } from './claim-filter.ts'

/** What claims are sorted by in one list or another. */
export type ListedClaimField =
  | 'filedAt'
  | 'updatedAt'
  | 'visitDate'
  | 'claimantName'
  | 'companyName'
  | 'providerName'
  | 'amountCents'
  | 'status'
  | 'transactionNo'
  | 'bankProposedAt'

export interface ClaimPageRequest<Field extends ListedClaimField> {
  readonly place: ListPlace
  readonly limit: number
  readonly sort: Sort<Field>
}

/** A row with how many were found, where they were looked up. */
interface FoundRow {
  readonly found: number | null
}

/** What a list shows of its claims. */
export interface ClaimView<Row, Item> {
  /** @param from the claims, as `read.claims`, and the `page` that they are on; @param order its order. Selects `page.found` too. */
  readonly select: (from: FragmentSqlToken, order: FragmentSqlToken) => QuerySqlToken<z.ZodType<Row>>
  readonly toItems: (rows: readonly Row[]) => Promise<readonly Item[]> | readonly Item[]
}

/** So few are read and put in order at once: a walk along an order might pass nearly all other claims before it came to them. */
const FEW_CLAIMS = 5_000

/** A page of the claims within the scope, with how many there are. Every statement is made for its values: a search with a plan for any value is up to 60 times slower. */
export async function readClaimPage<Row extends FoundRow, Item>(
  pool: CommonQueryMethods,
  scope: Scope,
  filter: ClaimFilter,
  request: ClaimPageRequest<ListedClaimField>,
  view: ClaimView<Row, Item>,
): Promise<PlacedPage<Item>> {
  const within = await scopeOfCompanies(pool, scope)
  const source = sourceOf(within, filter, request.sort.field)
  const read = (reading: Reading, place: ReadingPlace, limit: number) =>
    readRows(pool, source, { reading, place, limit, sort: request.sort }, view)
  if (isCounted(within, filter)) {
    const total = await keptCount(pool, within, filter)
    const reading = total <= FEW_CLAIMS ? { noMoreThan: FEW_CLAIMS } : 'along the order'
    return readAlong(
      { total, isTotalExact: true },
      request,
      async (place, limit) => (await read(reading, place, limit)).items,
    )
  }
  return readFound(request.place, {
    lookUp: () => read({ noMoreThan: MOST_COUNTED + 1 }, request.place, request.limit),
    count: () =>
      countRows(
        pool,
        sql.fragment`select 1 from ${source.table} where ${allOf(source.conditions)} limit ${MOST_COUNTED + 1}`,
      ),
    walk: async () => (await read('along the order', request.place, request.limit)).items,
  })
}

interface RowsAsked {
  readonly reading: Reading
  readonly place: ReadingPlace
  readonly limit: number
  readonly sort: Sort<ListedClaimField>
}

async function readRows<Row extends FoundRow, Item>(
  pool: CommonQueryMethods,
  source: RowSource,
  { reading, place, limit, sort }: RowsAsked,
  view: ClaimView<Row, Item>,
): Promise<Found<Item>> {
  const from = place.kind === 'after' || place.kind === 'before' ? await placeOf(pool, source, place.id) : undefined
  const isBackwards = place.kind === 'end' || place.kind === 'before'
  const isDescending = (sort.direction === 'desc') !== isBackwards
  const page = pageRows(source, { isDescending, reading, from, limit, offset: 'offset' in place ? place.offset : 0 })
  const rows = await pool.any(
    view.select(
      sql.fragment`(${page}) page join read.claims on claims.claim_id = page.id`,
      orderOfPage(sql.fragment`page.`, source.keys.length, isDescending),
    ),
  )
  const fromTheBeginning = place.kind === 'offset' && place.offset === 0
  return {
    items: await view.toItems(isBackwards ? rows.toReversed() : rows),
    found: rows[0]?.found ?? (fromTheBeginning ? 0 : undefined),
  }
}

const keysRow = z.object({ keys: z.array(z.string()) })

/** What a claim's row is sorted by; undefined where the claim is no longer in the list, which then begins anew. */
async function placeOf(pool: CommonQueryMethods, source: RowSource, claimId: string): Promise<RowPlace | undefined> {
  const row = await pool.maybeOne(sql.type(keysRow)`${keysOfRow(source, claimId)}`)
  return row ? { keys: row.keys, id: claimId } : undefined
}

function sourceOf(scope: Scope, filter: ClaimFilter, field: ListedClaimField): RowSource {
  // Company by company, in the order of their names, and each one's claims along an index.
  const table =
    field === 'companyName'
      ? sql.fragment`(select company_id, name from read.clients) company join read.claims on claims.company_id = company.company_id`
      : sql.fragment`read.claims`
  return {
    table,
    id: sql.fragment`claims.claim_id`,
    keys: claimSortKeys[field],
    conditions: [claimWithin(scope), ...claimConditions(filter)],
  }
}

const textKey = (of: FragmentSqlToken): SortKey => ({ of, read: (text) => sql.fragment`${text}` })
// Text keeps the microseconds, which a JavaScript date would lose.
const timeKey = (of: FragmentSqlToken): SortKey => ({ of, read: (text) => sql.fragment`${text}::timestamptz` })
const filing = timeKey(sql.fragment`claims.filed_at`)

/** What the lists are sorted by. */
export const claimSortKeys: Readonly<Record<ListedClaimField, readonly SortKey[]>> = {
  filedAt: [filing],
  updatedAt: [timeKey(sql.fragment`claims.updated_at`)],
  visitDate: [{ of: sql.fragment`claims.visit_date`, read: (text) => sql.fragment`${text}::date` }],
  claimantName: [textKey(sql.fragment`claims.name_key`)],
  // Of one company and of one status, the order of filing.
  companyName: [textKey(sql.fragment`company.name`), textKey(sql.fragment`company.company_id`), filing],
  status: [textKey(sql.fragment`claims.status`), filing],
  providerName: [textKey(sql.fragment`claims.provider_key`)],
  amountCents: [{ of: sql.fragment`claims.amount_cents`, read: (text) => sql.fragment`${text}::bigint` }],
  transactionNo: [textKey(sql.fragment`claims.transaction_key`)],
  bankProposedAt: [timeKey(sql.fragment`claims.bank_proposed_at`)],
}

/** Whether the list is narrowed by nothing else than what claims are counted by. */
function isCounted(
  scope: Scope,
  {
    claimIds,
    gaveUp,
    bankProposalStatus,
    employeeId,
    claimantId,
    personId,
    claimantName = '',
    claimantNric = '',
    q = '',
  }: ClaimFilter,
): boolean {
  const narrowing = [claimIds, gaveUp, bankProposalStatus, employeeId, claimantId, personId]
  return (
    scope.kind !== 'own' &&
    narrowing.every((one) => one === undefined) &&
    [claimantName, claimantNric, q].every((text) => wordsOf(text).length === 0)
  )
}

const totalRow = z.object({ total: z.number() })

async function keptCount(
  pool: CommonQueryMethods,
  scope: Scope,
  { kind, companyId, status, isFiledByHr }: ClaimFilter,
): Promise<number> {
  if (scope.kind === 'own') throw new Error('What somebody has themselves is not counted by company.')
  const conditions = claimConditions({ kind, status, isFiledByHr })
  const ofCompany = companyId === undefined ? [] : [sql.fragment`company_id = ${companyId}`]
  const where = allOf([companyWithin(scope, sql.fragment`company_id`), ...ofCompany, ...conditions])
  return pool.oneFirst(
    sql.type(totalRow)`select coalesce(sum(claims), 0)::int as total from read.claim_counts where ${where}`,
  )
}
