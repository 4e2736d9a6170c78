/** How long requests for letters of guarantee took to be decided. */
import type { GuaranteeKind } from '@member-care/domain/guarantee/guarantee-terms.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import type { SystemReader } from '../scope.ts'
import { usualTimeAmong, type UsualTime } from '../tables/usual-time.ts'

/** Letters that go the same way: of one kind, by the company's HR or straight to the desk. */
export interface LetterWay {
  readonly kind: GuaranteeKind
  readonly needsHr: boolean
}

/**
 * Figures over all requests that went this way and were decided since an instant: from asking to the first letter, or to the rejection.
 * Undefined when there was none. They name nobody, and are only ever asked of a whole company, or of all of them (null).
 */
export async function readUsualLetterTime(
  database: CommonQueryMethods,
  _reader: SystemReader,
  { kind, companyId, since }: { readonly kind: LetterWay; readonly companyId: string | null; readonly since: Date },
): Promise<UsualTime | undefined> {
  // Nothing follows a rejection, so that its row was changed last by it.
  return usualTimeAmong(
    database,
    sql.fragment`
      select decided_on - (requested_at at time zone 'Asia/Singapore')::date as days
      from (
        select requested_at, coalesce((letters->0->>'issuedOn')::date, (updated_at at time zone 'Asia/Singapore')::date) as decided_on
        from read.guarantees
        where kind = ${kind.kind} and needs_hr = ${kind.needsHr} and updated_at >= ${since.toISOString()}::timestamptz
          and (status = 'REJECTED' or jsonb_array_length(letters) > 0)
          and ${companyId === null ? sql.fragment`true` : sql.fragment`company_id = ${companyId}`}
      ) as requests
      where decided_on >= (${since.toISOString()}::timestamptz at time zone 'Asia/Singapore')::date`,
  )
}
