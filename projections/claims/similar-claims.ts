/** Claims that may be the same as another: found along indexes by what they have in common, ranked by the domain's rule. */
import { claimStatuses } from '@member-care/domain/claim/claim-status.ts'
import { rankLookalikes, type ComparableClaim, type Lookalike } from '@member-care/domain/claim/claim-likeness.ts'
import { claimKinds, type ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import type { Scope } from '../scope.ts'
import { MOST_COUNTED } from '../tables/list-place.ts'
import { allOf, instant, integer } from '../tables/query-parts.ts'
import { claimWithin } from './claim-filter.ts'
import { summaryColumns, summaryRow, toSummary, type ClaimSummary } from './claim-records.ts'

export interface SimilarClaim extends Pick<Lookalike, 'likeness' | 'because' | 'isDismissed'> {
  readonly claim: ClaimSummary
}

export interface SimilarClaims {
  /** Those that are most alike, in the order of comparing. */
  readonly items: readonly SimilarClaim[]
  /** How many look alike, those that are not listed too. */
  readonly total: number
  /** How many of them were not compared yet. */
  readonly open: number
  /** Whether there are more than were counted. */
  readonly areMore: boolean
}

/** What is compared of a claim, and where it is opened. */
export interface ComparedClaim extends ComparableClaim {
  readonly kind: ClaimKind
}

export interface LookalikesOfClaim {
  readonly lookalikes: readonly Lookalike<ComparedClaim>[]
  /** Whether there may be more. */
  readonly areMore: boolean
}

/** Of more than these nobody compares each. */
const MOST_LISTED = 20

/**
 * The claims within the scope that look like a claim, as {@link rankLookalikes} says, the strongest first.
 * None where the claim itself is beyond the scope.
 */
export async function findSimilarClaims(pool: CommonQueryMethods, scope: Scope, claimId: string): Promise<SimilarClaims> {
  const { lookalikes = [], areMore = false } = (await findLookalikes(pool, scope, [claimId])).get(claimId) ?? {}
  const listed = lookalikes.slice(0, MOST_LISTED)
  const rows = listed.length === 0 ? [] : await pool.any(sql.type(summaryRow)`
    select ${summaryColumns} from read.claims where ${allOf([claimWithin(scope), sql.fragment`claim_id = any(${sql.array(listed.map(({ claim }) => claim.claimId), 'text')})`])}`)
  const summaries = new Map(rows.map((row) => [row.claim_id, toSummary(row)]))
  const items = listed.flatMap(({ claim, likeness, because, isDismissed }) => {
    const summary = summaries.get(claim.claimId)
    return summary ? [{ claim: summary, likeness, because, isDismissed }] : []
  })
  return { items, total: lookalikes.length, open: lookalikes.filter(({ isDismissed }) => !isDismissed).length, areMore }
}

/**
 * For each of the claims that are within the scope: the claims within it that look alike, in the order of comparing.
 * Each way of being alike is looked up along its own index, for many of them at once.
 */
export async function findLookalikes(pool: CommonQueryMethods, scope: Scope, claimIds: readonly string[]): Promise<ReadonlyMap<string, LookalikesOfClaim>> {
  if (claimIds.length === 0) return new Map()
  const own = (await pool.any(sql.type(comparedRow)`
    select ${comparedColumns} from read.claims where ${allOf([claimWithin(scope), sql.fragment`claim_id = any(${sql.array([...claimIds], 'text')})`])}`)).map(toCompared)
  const ways = waysOfBeingAlike(own)
  const areMore = new Set<string>()
  const candidates = new Map<string, ComparedClaim>()
  for (const rows of await Promise.all(ways.map((way) => findCandidates(pool, scope, way)))) {
    for (const row of rows.slice(0, MOST_COUNTED)) candidates.set(row.claim_id, toCompared(row))
    if (rows.length > MOST_COUNTED) own.forEach(({ claimId }) => areMore.add(claimId))
  }
  const all = [...candidates.values()]
  return new Map(own.map((claim) => [claim.claimId, { lookalikes: rankLookalikes(claim, all), areMore: areMore.has(claim.claimId) }]))
}

/** Conditions that each find claims along one index: an "or" of them would have the whole table read where one is not selective. */
function waysOfBeingAlike(own: readonly ComparedClaim[]): readonly FragmentSqlToken[] {
  const receiptKeys = own.flatMap(({ receiptKey }) => (receiptKey === null ? [] : [receiptKey]))
  const files = [...new Set(own.flatMap(({ receiptFiles, otherFiles }) => [...receiptFiles, ...otherFiles]))]
  // Looked up visit by visit: joined at once, the whole table would be read. A limit keeps the planner from joining.
  const visits = (person: FragmentSqlToken, idOf: (claim: ComparedClaim) => string) => sql.fragment`
    claim_id in (
      select alike.claim_id
      from ${sql.unnest(
        own.map((claim) => [idOf(claim), claim.visitDate, claim.amountCents]),
        ['text', 'date', 'int8'],
      )} visit (person_id, day, cents)
      cross join lateral (
        select claims.claim_id from read.claims where ${person} = visit.person_id and claims.visit_date = visit.day and claims.amount_cents = visit.cents limit ${MOST_COUNTED}
      ) alike)`
  return [
    ...(receiptKeys.length > 0 ? [sql.fragment`receipt_key = any(${sql.array(receiptKeys, 'text')})`] : []),
    ...(files.length > 0 ? [sql.fragment`file_hashes && ${sql.array(files, 'text')}`] : []),
    ...(own.length > 0 ? [visits(sql.fragment`employee_id`, ({ employeeId }) => employeeId), visits(sql.fragment`claimant_id`, ({ claimantId }) => claimantId)] : []),
  ]
}

async function findCandidates(pool: CommonQueryMethods, scope: Scope, way: FragmentSqlToken): Promise<readonly z.infer<typeof comparedRow>[]> {
  return pool.any(sql.type(comparedRow)`
    select ${comparedColumns} from read.claims where ${allOf([claimWithin(scope), sql.fragment`status <> 'DELETED'`, way])} limit ${MOST_COUNTED + 1}`)
}

const comparedRow = z.object({
  claim_id: z.string(),
  kind: z.enum(claimKinds),
  status: z.enum(claimStatuses),
  filed_at: instant,
  employee_id: z.string(),
  claimant_id: z.string(),
  provider_key: z.string(),
  receipt_key: z.string().nullable(),
  file_hashes: z.array(z.string()),
  receipt_hashes: z.array(z.string()),
  visit_date: z.string(),
  amount_cents: integer,
  currency: z.string(),
  dismissed_duplicates: z.array(z.string()),
})

const comparedColumns = sql.fragment`
  claim_id, kind, status, filed_at, employee_id, claimant_id, provider_key, receipt_key, file_hashes, receipt_hashes, visit_date::text as visit_date, amount_cents, currency, dismissed_duplicates`

function toCompared(row: z.infer<typeof comparedRow>): ComparedClaim {
  return {
    claimId: row.claim_id,
    kind: row.kind,
    status: row.status,
    filedAt: new Date(row.filed_at),
    employeeId: row.employee_id,
    claimantId: row.claimant_id,
    providerKey: row.provider_key,
    receiptKey: row.receipt_key,
    receiptFiles: row.receipt_hashes,
    otherFiles: row.file_hashes.filter((hash) => !row.receipt_hashes.includes(hash)),
    visitDate: row.visit_date,
    amountCents: Number(row.amount_cents),
    currency: row.currency,
    dismissedDuplicates: row.dismissed_duplicates,
  }
}
