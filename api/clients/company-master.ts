/** The company master (`app.company_master`): whom a client can be made of (3§2.5, 3§3 "Company master entry"). */
import type { Scope } from '@member-care/projections/scope.ts'
import { allOf, contains, limitTo, listAndCount, orderBy, type Listed, type Page, type Sort } from '@member-care/projections/tables/query-parts.ts'
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'

export interface CompanyMasterEntry {
  readonly companyMasterId: string
  readonly companyName: string
  readonly companyCode: string
  readonly active: boolean
  readonly groupCode: string
  readonly policyNo: string
  /** Whether the company is a client already; it cannot become one again. */
  readonly isClient: boolean
}

export interface CompanyMasterFilter {
  /** Parts of these, in any case. */
  readonly name?: string | undefined
  readonly groupCode?: string | undefined
  readonly policyNo?: string | undefined
  /** Part of any of the three. */
  readonly q?: string | undefined
}

export const companyMasterSortFields = ['companyName', 'groupCode', 'policyNo'] as const
export type CompanyMasterSortField = (typeof companyMasterSortFields)[number]

const entryRow = z.object({
  company_master_id: z.string(),
  company_name: z.string(),
  company_code: z.string(),
  active: z.boolean(),
  group_code: z.string(),
  policy_no: z.string(),
  is_client: z.boolean(),
})

/** A client bears the id of its company in the master. */
const columns = sql.fragment`
  company_master_id, company_name, company_code, active, group_code, policy_no,
  exists (select from read.clients where clients.company_id = company_master.company_master_id) as is_client`

/** A page of the companies that an administrator reaches (S36), with their exact number. */
export function listCompanyMaster(database: CommonQueryMethods, scope: Scope, filter: CompanyMasterFilter, page: Page, sort: Sort<CompanyMasterSortField>): Promise<Listed<CompanyMasterEntry>> {
  const where = allOf([within(scope), ...conditionsOf(filter)])
  const order = orderBy(sortColumns[sort.field], sort.direction, sql.fragment`company_master_id`)
  return listAndCount(
    database,
    {
      page: sql.type(entryRow)`select ${columns} from app.company_master where ${where} ${order} ${limitTo(page)}`,
      count: sql.fragment`from app.company_master where ${where}`,
    },
    toEntry,
  )
}

/** A company of the master; undefined when there is none within the scope. */
export async function findCompany(database: CommonQueryMethods, scope: Scope, companyMasterId: string): Promise<CompanyMasterEntry | undefined> {
  const where = allOf([within(scope), sql.fragment`company_master_id = ${companyMasterId}`])
  const row = await database.maybeOne(sql.type(entryRow)`select ${columns} from app.company_master where ${where}`)
  return row ? toEntry(row) : undefined
}

/** Puts companies into the master; those that it has stay as they are. */
export async function keepCompanies(database: CommonQueryMethods, companies: readonly Omit<CompanyMasterEntry, 'isClient'>[]): Promise<void> {
  const rows = JSON.stringify(companies)
  await database.query(sql.unsafe`
    insert into app.company_master (company_master_id, company_name, company_code, active, group_code, policy_no)
    select "companyMasterId", "companyName", "companyCode", active, "groupCode", "policyNo"
    from jsonb_to_recordset(${rows}::jsonb) as company
      ("companyMasterId" text, "companyName" text, "companyCode" text, active boolean, "groupCode" text, "policyNo" text)
    on conflict do nothing`)
}

function within(scope: Scope): FragmentSqlToken {
  if (scope.kind === 'all') return sql.fragment`true`
  // The master is the administrators' own: a member or an HR administrator reaches none of it.
  return scope.kind === 'groups' ? sql.fragment`group_code = any(${sql.array([...scope.groupCodes], 'text')})` : sql.fragment`false`
}

function conditionsOf({ name, groupCode, policyNo, q }: CompanyMasterFilter): readonly FragmentSqlToken[] {
  return [
    name !== undefined && contains(sql.fragment`company_name`, name),
    groupCode !== undefined && contains(sql.fragment`group_code`, groupCode),
    policyNo !== undefined && contains(sql.fragment`policy_no`, policyNo),
    q !== undefined && sql.fragment`(${contains(sql.fragment`company_name`, q)} or ${contains(sql.fragment`group_code`, q)} or ${contains(sql.fragment`policy_no`, q)})`,
  ].filter((condition) => condition !== false)
}

const sortColumns: Readonly<Record<CompanyMasterSortField, FragmentSqlToken>> = {
  companyName: sql.fragment`company_master.company_name`,
  groupCode: sql.fragment`company_master.group_code`,
  policyNo: sql.fragment`company_master.policy_no`,
}

function toEntry(row: z.infer<typeof entryRow>): CompanyMasterEntry {
  return {
    companyMasterId: row.company_master_id,
    companyName: row.company_name,
    companyCode: row.company_code,
    active: row.active,
    groupCode: row.group_code,
    policyNo: row.policy_no,
    isClient: row.is_client,
  }
}
