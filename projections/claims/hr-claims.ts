/** Claims that HR administrators filed for employees, for the console's list and for HR (3§2.13, S20, C57). */
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import type { Scope } from '../scope.ts'
import { allOf, limitTo, listAndCount, orderBy, type Listed, type Page, type Sort } from '../tables/query-parts.ts'
import { claimWithin } from './claim-queries.ts'
import { recordColumns, recordRow, toRecord, type ClaimRecord } from './claim-records.ts'

/** A claim with whom it concerns by name. */
export interface HrClaim extends ClaimRecord {
  readonly companyName: string
  /** The HR administrator who filed it; null once they were forgotten, or where nobody of that id is known. */
  readonly submittedBy: string | null
}

export interface HrClaimFilter {
  /** Only these; ids that are not within the scope are left out. */
  readonly claimIds?: readonly string[] | undefined
  readonly companyId?: string | undefined
  readonly kind?: ClaimKind | undefined
}

export const hrClaimSortFields = ['filedAt', 'companyName', 'providerName', 'amountCents'] as const
export type HrClaimSortField = (typeof hrClaimSortFields)[number]

const hrClaimRow = recordRow.extend({ company_name: z.string().nullable(), submitted_by: z.string().nullable() })
const columns = sql.fragment`${recordColumns},
  (select name from read.clients where clients.company_id = claims.company_id) as company_name,
  (select name from read.users where users.user_id = claims.filed_by_id) as submitted_by`

/** A page of them with their exact number. What was deleted is left out. */
export function listHrClaims(pool: CommonQueryMethods, scope: Scope, filter: HrClaimFilter, page: Page, sort: Sort<HrClaimSortField>): Promise<Listed<HrClaim>> {
  const where = allOf([filedByHr(scope), ...conditionsOf(filter)])
  const order = orderBy(sortColumns[sort.field], sort.direction, sql.fragment`claims.claim_id`)
  return listAndCount(
    pool,
    { page: sql.type(hrClaimRow)`select ${columns} from read.claims where ${where} ${order} ${limitTo(page)}`, count: sql.fragment`from read.claims where ${where}` },
    toHrClaim,
  )
}

/** One of them; undefined when there is none within the scope. */
export async function findHrClaim(pool: CommonQueryMethods, scope: Scope, claimId: string): Promise<HrClaim | undefined> {
  const where = allOf([filedByHr(scope), sql.fragment`claim_id = ${claimId}`])
  const row = await pool.maybeOne(sql.type(hrClaimRow)`select ${columns} from read.claims where ${where}`)
  return row ? toHrClaim(row) : undefined
}

function filedByHr(scope: Scope): FragmentSqlToken {
  return sql.fragment`filed_by = 'hr-administrator' and status <> 'DELETED' and ${claimWithin(scope)}`
}

function conditionsOf({ claimIds, companyId, kind }: HrClaimFilter): readonly FragmentSqlToken[] {
  return [
    claimIds !== undefined && sql.fragment`claim_id = any(${sql.array([...claimIds], 'text')})`,
    companyId !== undefined && sql.fragment`company_id = ${companyId}`,
    kind !== undefined && sql.fragment`kind = ${kind}`,
  ].filter((condition) => condition !== false)
}

const sortColumns: Readonly<Record<HrClaimSortField, FragmentSqlToken>> = {
  filedAt: sql.fragment`claims.filed_at`,
  companyName: sql.fragment`array_position(array(select company_id from read.clients order by name, company_id), claims.company_id)`,
  providerName: sql.fragment`claims.provider_name`,
  amountCents: sql.fragment`claims.amount_cents`,
}

function toHrClaim(row: z.infer<typeof hrClaimRow>): HrClaim {
  return { ...toRecord(row), companyName: row.company_name ?? '', submittedBy: row.submitted_by }
}
