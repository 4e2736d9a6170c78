/**
 * Claims that may be the same as another one. Indexes find them by what they have in common, and the domain's rule
 * ranks them.
 */
import { claimStatuses } from '@member-care/domain/claim/claim-status.ts'
import {
  likenessKeys,
  rankLookalikes,
  type ComparableClaim,
  type Lookalike,
} from '@member-care/domain/claim/claim-likeness.ts'
import { claimKinds, type ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { Reader, Scope } from '../scope.ts'
import { scopeOfCompanies } from '../tables/companies-of-scope.ts'
import { MOST_COUNTED } from '../tables/list-place.ts'
import { allOf, instant, integer } from '../tables/query-parts.ts'
import { claimWithin } from './claim-filter.ts'
import { summaryColumns, summaryRow, toSummary, type ClaimSummary } from './claim-records.ts'
import { hashOfKey } from './likeness-key.ts'

export interface SimilarClaim extends Pick<Lookalike, 'likeness' | 'because' | 'isDismissed'> {
  readonly claim: ClaimSummary
}

export interface SimilarClaims {
  /** The claims that are most alike, in the order of comparing. */
  readonly items: readonly SimilarClaim[]
  /** How many look alike, with those that are not listed. */
  readonly total: number
  /** How many of them nobody has compared yet. */
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

/** Nobody compares more claims than these one by one. */
export const MOST_LISTED = 20

/**
 * The claims within the scope that look like a claim, as {@link rankLookalikes} says, the strongest first. There are
 * none when the claim itself is beyond the scope.
 */
export async function findSimilarClaims(
  pool: CommonQueryMethods,
  scope: Scope,
  claimId: string,
): Promise<SimilarClaims> {
  const { lookalikes = [], areMore = false } = (await findLookalikes(pool, scope, [claimId])).get(claimId) ?? {}
  const listed = lookalikes.slice(0, MOST_LISTED)
  const rows =
    listed.length === 0
      ? []
      : await pool.any(sql.type(summaryRow)`
    select ${summaryColumns} from read.claims where ${allOf([
      claimWithin(scope),
      sql.fragment`claim_id = any(${sql.array(
        listed.map(({ claim }) => claim.claimId),
        'text',
      )})`,
    ])}`)
  const summaries = new Map(rows.map((row) => [row.claim_id, toSummary(row)]))
  const items = listed.flatMap(({ claim, likeness, because, isDismissed }) => {
    const summary = summaries.get(claim.claimId)
    return summary ? [{ claim: summary, likeness, because, isDismissed }] : []
  })
  return { items, total: lookalikes.length, open: lookalikes.filter(({ isDismissed }) => !isDismissed).length, areMore }
}

/**
 * For each of the claims that are within the scope: the claims within the scope that look alike, in the order of
 * comparing. One query goes key by key along an index, and finds the claims that share a key with one of them.
 */
export async function findLookalikes(
  pool: CommonQueryMethods,
  scope: Reader,
  claimIds: readonly string[],
): Promise<ReadonlyMap<string, LookalikesOfClaim>> {
  if (claimIds.length === 0) return new Map()
  const within = await scopeOfCompanies(pool, scope)
  const own = (
    await pool.any(sql.type(comparedRow)`
    select ${comparedColumns} from read.claims where ${allOf([claimWithin(within), sql.fragment`claim_id = any(${sql.array([...claimIds], 'text')})`])}`)
  ).map(toCompared)
  const keysOf = new Map(own.map((claim) => [claim.claimId, likenessKeys(claim).any.map(hashOfKey)]))
  const sharing = await findSharing(pool, within, new Set([...keysOf.values()].flat()))
  return new Map(
    own.map((claim) => {
      const found = (keysOf.get(claim.claimId) ?? []).map((key) => sharing.get(key) ?? [])
      return [
        claim.claimId,
        {
          lookalikes: rankLookalikes(claim, [...new Set(found.flatMap((some) => some.slice(0, MOST_COUNTED)))]),
          areMore: found.some((some) => some.length > MOST_COUNTED),
        },
      ]
    }),
  )
}

/**
 * The claims within the scope that have one of the keys, by key. For each key there is at most one more than
 * {@link MOST_COUNTED}.
 */
async function findSharing(
  pool: CommonQueryMethods,
  scope: Reader,
  keys: ReadonlySet<string>,
): Promise<ReadonlyMap<string, readonly ComparedClaim[]>> {
  // The query looks up one key after the other. If it asked for all at once, the planner would read the whole table.
  // The limit keeps it from that.
  const rows = await pool.any(sql.type(sharingRow)`
    select shared_keys, ${comparedColumns}
    from (
      select alike.claim_id as id, array_agg(wanted.key) as shared_keys
      from unnest(${sql.array([...keys], 'text')}) wanted (key)
      cross join lateral (select claims.claim_id from read.claims where ${allOf([sql.fragment`likeness_keys @> array[wanted.key]`, claimWithin(scope)])} limit ${MOST_COUNTED + 1}) alike
      group by alike.claim_id
    ) found join read.claims on claim_id = found.id`)
  const sharing = new Map<string, ComparedClaim[]>()
  for (const row of rows) {
    const claim = toCompared(row)
    for (const key of row.shared_keys) {
      const others = sharing.get(key)
      if (others) others.push(claim)
      else sharing.set(key, [claim])
    }
  }
  return sharing
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

const sharingRow = comparedRow.extend({ shared_keys: z.array(z.string()) })

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
