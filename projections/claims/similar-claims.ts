/** Claims that may be the same as another: the desk compares them side by side. */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { Scope } from '../scope.ts'
import { allOf } from '../tables/query-parts.ts'
import { claimWithin } from './claim-filter.ts'
import { summaryColumns, summaryRow, toSummary, type ClaimSummary } from './claim-records.ts'

/** Why a claim looks like another. */
export const similarities = ['same-receipt', 'same-day-and-amount', 'same-file'] as const
export type Similarity = (typeof similarities)[number]

export interface SimilarClaim {
  readonly claim: ClaimSummary
  readonly because: readonly Similarity[]
  /** The desk has compared the two and found that they are not the same. */
  readonly isDismissed: boolean
}

const similarRow = summaryRow.extend({ same_receipt: z.boolean(), same_day_and_amount: z.boolean(), same_file: z.boolean(), is_dismissed: z.boolean() })

/** Of more than these nobody compares each. */
const MOST = 20

/**
 * Claims within the scope that have a claim's receipt (number and provider), its day and amount within the same family, or one of
 * its documents. Those that were not compared yet first, then the latest filed; deleted ones are left out.
 */
export async function findSimilarClaims(pool: CommonQueryMethods, scope: Scope, claimId: string): Promise<readonly SimilarClaim[]> {
  const within = allOf([claimWithin(scope), sql.fragment`claims.claim_id <> ${claimId} and claims.status <> 'DELETED'`])
  // The claim's own values are read first: an "or" of joined columns would leave the indexes unused.
  const own = await pool.maybeOne(sql.type(ownRow)`
    select receipt_key, employee_id, visit_date::text as visit_date, amount_cents::text as amount_cents, currency, file_hashes, dismissed_duplicates
    from read.claims where claim_id = ${claimId} and ${claimWithin(scope)}`)
  if (!own) return []
  const sameReceipt = sql.fragment`coalesce(receipt_key = ${own.receipt_key}::text, false)`
  const sameDayAndAmount = sql.fragment`(employee_id = ${own.employee_id} and claims.visit_date = ${own.visit_date}::date and claims.amount_cents = ${own.amount_cents}::bigint and currency = ${own.currency})`
  const sameFile = sql.fragment`file_hashes ?| ${sql.array(own.file_hashes, 'text')}`
  const dismissed = sql.fragment`(dismissed_duplicates ? ${claimId} or claims.claim_id = any(${sql.array(own.dismissed_duplicates, 'text')}))`
  const alike = [...(own.receipt_key === null ? [] : [sql.fragment`receipt_key = ${own.receipt_key}`]), sameDayAndAmount, ...(own.file_hashes.length === 0 ? [] : [sameFile])]
  const rows = await pool.any(sql.type(similarRow)`
    select ${summaryColumns}, ${sameReceipt} as same_receipt, ${sameDayAndAmount} as same_day_and_amount, ${sameFile} as same_file, ${dismissed} as is_dismissed
    from read.claims where ${within} and (${sql.join(alike, sql.fragment` or `)})
    order by is_dismissed, claims.filed_at desc, claims.claim_id limit ${MOST}`)
  return rows.map((row) => ({ claim: toSummary(row), because: reasonsIn(row), isDismissed: row.is_dismissed }))
}

const ownRow = z.object({
  receipt_key: z.string().nullable(),
  employee_id: z.string(),
  visit_date: z.string(),
  amount_cents: z.string(),
  currency: z.string(),
  file_hashes: z.array(z.string()),
  dismissed_duplicates: z.array(z.string()),
})

function reasonsIn(row: z.infer<typeof similarRow>): readonly Similarity[] {
  const found = { 'same-receipt': row.same_receipt, 'same-day-and-amount': row.same_day_and_amount, 'same-file': row.same_file }
  return similarities.filter((similarity) => found[similarity])
}
