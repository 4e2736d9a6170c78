/** The covers whose last day is over and was not found so yet, for the clock (S81). */
import { sql } from 'slonik'
import { z } from 'zod'
import type { SystemReader } from '../scope.ts'
import type { SealedReading } from '../tables/sealed-columns.ts'
import { isToLapse } from './users-tables.ts'

export interface CoverToLapse {
  readonly userId: string
  readonly companyId: string
  readonly effectiveEndDate: string
}

const coverRow = z.object({ userId: z.string(), companyId: z.string(), effectiveEndDate: z.string() })

/**
 * The next ones in the order of their ends.
 * @param today Singapore date: only what ended before it
 * @param after the last one of those before; what could not be ended does not come again in the same round
 */
export function findCoversToLapse(
  { database }: Pick<SealedReading, 'database'>,
  _reader: SystemReader,
  { today, after, limit }: { readonly today: string; readonly after: CoverToLapse | undefined; readonly limit: number },
): Promise<readonly CoverToLapse[]> {
  const place = after
    ? sql.fragment`(effective_end_date, user_id, company_id) > (${after.effectiveEndDate}::date, ${after.userId}, ${after.companyId})`
    : sql.fragment`true`
  return database.any(sql.type(coverRow)`
    select user_id as "userId", company_id as "companyId", effective_end_date::text as "effectiveEndDate" from read.memberships
    where ${isToLapse} and effective_end_date < ${today}::date and ${place}
    order by effective_end_date, user_id, company_id limit ${limit}`)
}
