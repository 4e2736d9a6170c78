/** How long claims took to be decided. */
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import type { SystemReader } from '../scope.ts'
import { usualTimeAmong, type UsualTime } from '../tables/usual-time.ts'

/**
 * Figures over all claims of a kind that were decided since an instant, from filing to decision; undefined when there was none.
 * They name nobody, and are only ever asked of a whole company, or of all of them (null).
 */
export async function readUsualTime(
  database: CommonQueryMethods,
  _reader: SystemReader,
  { kind, companyId, since }: { readonly kind: ClaimKind; readonly companyId: string | null; readonly since: Date },
): Promise<UsualTime | undefined> {
  return usualTimeAmong(
    database,
    sql.fragment`
      select (decided_at at time zone 'Asia/Singapore')::date - (filed_at at time zone 'Asia/Singapore')::date as days
      from read.claims
      where kind = ${kind} and status in ('APPROVED', 'REJECTED') and updated_at >= ${since.toISOString()}::timestamptz and decided_at >= ${since.toISOString()}::timestamptz and ${companyId === null ? sql.fragment`true` : sql.fragment`company_id = ${companyId}`}`,
  )
}
