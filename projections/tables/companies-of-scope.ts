/** Scopes of groups as scopes of companies. */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import { CompaniesScope } from '../scope-making.ts'
import type { ClientReader, GroupsScope, Reader } from '../scope.ts'

/** The companies of a scope by their ids, so that the planner knows how few or many people or claims they have; undefined for every one. */
export async function companiesOf(
  pool: CommonQueryMethods,
  scope: ClientReader,
): Promise<readonly string[] | undefined> {
  if (scope.kind === 'all' || scope.kind === 'system') return undefined
  if (scope.kind === 'companies') return scope.companyIds
  return pool.anyFirst(sql.type(z.object({ company_id: z.string() }))`
    select company_id from read.clients where group_code = any(${sql.array([...scope.groupCodes], 'text')})`)
}

/** As {@link companiesOf}, of any scope. */
export async function scopeOfCompanies<Asked extends Reader>(
  pool: CommonQueryMethods,
  scope: Asked,
): Promise<Exclude<Asked, GroupsScope> | CompaniesScope> {
  if (scope.kind !== 'groups') return scope as Exclude<Asked, GroupsScope>
  return new CompaniesScope((await companiesOf(pool, scope)) ?? [])
}
