/** The company master (`app.company_master`): whom a client can be made of (3§2.5, 3§3 "Company master entry"). */
import type { CompanyEntry } from '@member-care/domain/company-master/company-master-entry.ts'
import type { StoredCompany } from '@member-care/domain/company-master/company-master-changes.ts'
import type { Scope, SystemReader } from '@member-care/projections/scope.ts'
import {
  allOf,
  contains,
  limitTo,
  listAndCount,
  orderBy,
  type Listed,
  type Page,
  type Sort,
} from '@member-care/projections/tables/query-parts.ts'
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'

export interface CompanyMasterEntry extends StoredCompany {
  /** Whether the client that was made of it says something else about the company. */
  readonly differs: boolean
}

export interface CompanyMasterFilter {
  /** Parts of these, in any case. */
  readonly name?: string | undefined
  readonly groupCode?: string | undefined
  readonly policyNo?: string | undefined
  /** Part of any of the three. */
  readonly q?: string | undefined
  /** Only those whose client says something else about the company. */
  readonly differs?: 'yes' | undefined
}

export const companyMasterSortFields = ['companyName', 'companyCode', 'groupCode', 'policyNo'] as const
export type CompanyMasterSortField = (typeof companyMasterSortFields)[number]

const entryRow = z.object({
  company_master_id: z.string(),
  company_name: z.string(),
  company_code: z.string(),
  active: z.boolean(),
  group_code: z.string(),
  policy_no: z.string(),
  is_client: z.boolean(),
  differs: z.boolean(),
})

/** A client bears the id of its company in the master. */
const ofClient = sql.fragment`from read.clients c where c.company_id = company_master.company_master_id`
const differs = sql.fragment`exists (
  select ${ofClient} and (c.name, c.company_code, c.group_code, c.policy_no, c.status = 'ACTIVE')
    is distinct from (company_master.company_name, company_master.company_code, company_master.group_code, company_master.policy_no, active))`
const columns = sql.fragment`
  company_master_id, company_name, company_code, active, company_master.group_code, company_master.policy_no,
  exists (select ${ofClient}) as is_client, ${differs} as differs`

/** A page of the companies that an administrator reaches (S36), with their exact number. */
export function listCompanyMaster(
  database: CommonQueryMethods,
  scope: Scope,
  filter: CompanyMasterFilter,
  page: Page,
  sort: Sort<CompanyMasterSortField>,
): Promise<Listed<CompanyMasterEntry>> {
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
export async function findCompany(
  database: CommonQueryMethods,
  scope: Scope,
  companyMasterId: string,
): Promise<CompanyMasterEntry | undefined> {
  const where = allOf([within(scope), sql.fragment`company_master_id = ${companyMasterId}`])
  const row = await database.maybeOne(sql.type(entryRow)`select ${columns} from app.company_master where ${where}`)
  return row ? toEntry(row) : undefined
}

/**
 * The companies that bear one of these ids or codes, no matter who looks after them: an id and a code are given once, in all groups. What is not
 * the caller's is refused without being told (company-master-changes.ts).
 */
export async function companiesNamed(
  database: CommonQueryMethods,
  _reader: SystemReader,
  { ids, codes }: { readonly ids: readonly string[]; readonly codes: readonly string[] },
): Promise<readonly StoredCompany[]> {
  const rows = await database.any(sql.type(entryRow)`
    select ${columns} from app.company_master
    where company_master_id = any(${sql.array([...ids], 'text')}) or company_code = any(${sql.array([...codes], 'text')})`)
  return rows.map(toEntry)
}

/** Puts companies into the master; those that it has stay as they are. */
export async function keepCompanies(database: CommonQueryMethods, companies: readonly CompanyEntry[]): Promise<void> {
  await database.query(sql.unsafe`insert into app.company_master ${valuesOf(companies)} on conflict do nothing`)
}

/** Puts companies into the master; of those that it has, what they say now stands. */
export async function replaceCompanies(
  database: CommonQueryMethods,
  companies: readonly CompanyEntry[],
): Promise<void> {
  await database.query(sql.unsafe`
    insert into app.company_master ${valuesOf(companies)}
    on conflict (company_master_id) do update set
      company_name = excluded.company_name, company_code = excluded.company_code, active = excluded.active,
      group_code = excluded.group_code, policy_no = excluded.policy_no`)
}

function valuesOf(companies: readonly CompanyEntry[]): FragmentSqlToken {
  const rows = JSON.stringify(companies)
  return sql.fragment`
    (company_master_id, company_name, company_code, active, group_code, policy_no)
    select "companyMasterId", "companyName", "companyCode", active, "groupCode", "policyNo"
    from jsonb_to_recordset(${rows}::jsonb) as company
      ("companyMasterId" text, "companyName" text, "companyCode" text, active boolean, "groupCode" text, "policyNo" text)`
}

function within(scope: Scope): FragmentSqlToken {
  if (scope.kind === 'all') return sql.fragment`true`
  // The master is the administrators' own: a member or an HR administrator reaches none of it.
  return scope.kind === 'groups'
    ? sql.fragment`group_code = any(${sql.array([...scope.groupCodes], 'text')})`
    : sql.fragment`false`
}

function conditionsOf({
  name,
  groupCode,
  policyNo,
  q,
  differs: onlyDiffering,
}: CompanyMasterFilter): readonly FragmentSqlToken[] {
  return [
    name !== undefined && contains(sql.fragment`company_name`, name),
    groupCode !== undefined && contains(sql.fragment`group_code`, groupCode),
    policyNo !== undefined && contains(sql.fragment`policy_no`, policyNo),
    onlyDiffering === 'yes' && differs,
    q !== undefined &&
      sql.fragment`(${contains(sql.fragment`company_name`, q)} or ${contains(sql.fragment`group_code`, q)} or ${contains(sql.fragment`policy_no`, q)})`,
  ].filter((condition) => condition !== false)
}

const sortColumns: Readonly<Record<CompanyMasterSortField, FragmentSqlToken>> = {
  companyName: sql.fragment`company_master.company_name`,
  companyCode: sql.fragment`company_master.company_code`,
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
    differs: row.differs,
  }
}
