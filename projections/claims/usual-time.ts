/** How long claims took to be decided, from our own history: what a member is told to expect. */
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { SystemReader } from '../scope.ts'

export interface UsualTime {
  /** Days from filing to decision, by the calendar in Singapore: half of the claims took no longer, and nine in ten. */
  readonly medianDays: number
  readonly ninetiethDays: number
  /** How many claims these figures come from. */
  readonly ofClaims: number
}

const usualTimeRow = z.object({
  median_days: z.number().nullable(),
  ninetieth_days: z.number().nullable(),
  of_claims: z.number(),
})

/**
 * Figures over all claims of a kind that were decided since an instant; undefined when there was none.
 * They name nobody, and are only ever asked of a whole company, or of all of them (null).
 */
export async function readUsualTime(
  database: CommonQueryMethods,
  _reader: SystemReader,
  { kind, companyId, since }: { readonly kind: ClaimKind; readonly companyId: string | null; readonly since: Date },
): Promise<UsualTime | undefined> {
  const row = await database.one(sql.type(usualTimeRow)`
    select percentile_disc(0.5) within group (order by days) as median_days, percentile_disc(0.9) within group (order by days) as ninetieth_days, count(*)::int as of_claims
    from (
      -- Nothing changes a claim after its decision, so its last change is the decision.
      select (updated_at at time zone 'Asia/Singapore')::date - (filed_at at time zone 'Asia/Singapore')::date as days
      from read.claims
      where kind = ${kind} and status in ('APPROVED', 'REJECTED') and updated_at >= ${since.toISOString()}::timestamptz and ${companyId === null ? sql.fragment`true` : sql.fragment`company_id = ${companyId}`}
    ) as decided`)
  if (row.median_days === null || row.ninetieth_days === null) return undefined
  return { medianDays: row.median_days, ninetiethDays: row.ninetieth_days, ofClaims: row.of_claims }
}
