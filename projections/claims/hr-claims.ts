/** Claims that HR administrators filed for employees, for the console's list and for HR (3§2.13, S20, C57). */
import { sql } from 'slonik'
import { z } from 'zod'
import type { Scope } from '../scope.ts'
import type { PlacedPage } from '../tables/list-place.ts'
import { allOf } from '../tables/query-parts.ts'
import type { SealedReading } from '../tables/sealed-columns.ts'
import { claimWithin, type ClaimFilter } from './claim-filter.ts'
import { readClaimPage, type ClaimPageRequest, type ClaimView } from './claim-list.ts'
import {
  openRecordRows,
  recordColumns,
  recordRow,
  toRecord,
  type ClaimRecord,
  type OpenedRecordRow,
} from './claim-records.ts'
import { filedByHr } from './claims-table.ts'

/** A claim with whom it concerns by name. */
export interface HrClaim extends ClaimRecord {
  readonly companyName: string
  /** The HR administrator who filed it; null once they were forgotten, or where nobody of that id is known. */
  readonly submittedBy: string | null
}

export type HrClaimFilter = Pick<ClaimFilter, 'claimIds' | 'companyId' | 'kind'>

export const hrClaimSortFields = ['filedAt', 'companyName', 'providerName', 'amountCents'] as const
export type HrClaimSortField = (typeof hrClaimSortFields)[number]

const hrClaimRow = recordRow.extend({ company_name: z.string().nullable(), submitted_by: z.string().nullable() })
const columns = sql.fragment`${recordColumns},
  (select name from read.clients where clients.company_id = claims.company_id) as company_name,
  (select name from read.users where users.user_id = claims.filed_by_id) as submitted_by`

const foundRow = hrClaimRow.extend({ found: z.number().nullable() })
function hrClaimsOpenedWith(keys: SealedReading['subjectKeys']): ClaimView<z.infer<typeof foundRow>, HrClaim> {
  return {
    select: (from, order) => sql.type(foundRow)`select ${columns}, page.found from ${from} ${order}`,
    toItems: async (rows) => (await openRecordRows(keys, rows)).map(toHrClaim),
  }
}

/** A page of them with their number. What was deleted is left out. */
export function listHrClaims(
  { database, subjectKeys }: SealedReading,
  scope: Scope,
  filter: HrClaimFilter,
  request: ClaimPageRequest<HrClaimSortField>,
): Promise<PlacedPage<HrClaim>> {
  return readClaimPage(database, scope, { ...filter, isFiledByHr: true }, request, hrClaimsOpenedWith(subjectKeys))
}

/** One of them; undefined when there is none within the scope. */
export async function findHrClaim(
  { database, subjectKeys }: SealedReading,
  scope: Scope,
  claimId: string,
): Promise<HrClaim | undefined> {
  const where = allOf([filedByHr, claimWithin(scope), sql.fragment`claim_id = ${claimId}`])
  const row = await database.maybeOne(sql.type(hrClaimRow)`select ${columns} from read.claims where ${where}`)
  const [opened] = row ? await openRecordRows(subjectKeys, [row]) : []
  return opened && toHrClaim(opened)
}

function toHrClaim(row: OpenedRecordRow<z.infer<typeof hrClaimRow>>): HrClaim {
  return { ...toRecord(row), companyName: row.company_name ?? '', submittedBy: row.submitted_by }
}
