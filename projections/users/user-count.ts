/** How many users a list has. Members are counted as they come and go (`member_counts`); what a search finds is counted up to a limit. */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import { countRows, MOST_COUNTED, type ListTotal } from '../tables/list-place.ts'
import { isSearch, sourceOf } from './user-source.ts'
import { EVERY_COMPANY } from './users-tables.ts'
import type { UserListFilter } from './user-list.ts'

const totalRow = z.object({ total: z.number() })

/** @param within the ids of the companies of the scope; undefined for every one */
export async function countUsers(
  pool: CommonQueryMethods,
  within: readonly string[] | undefined,
  filter: UserListFilter,
): Promise<ListTotal> {
  const company = keptCountOf(within, filter)
  if (company !== undefined) {
    const ofType =
      filter.memberType === undefined ? sql.fragment`true` : sql.fragment`member_type = ${filter.memberType}`
    const total = await pool.oneFirst(sql.type(totalRow)`
      select coalesce(sum(people), 0)::int as total from read.member_counts where company_id = ${company} and ${ofType}`)
    return { total, isTotalExact: true }
  }
  const counted = await countUpTo(pool, within, filter, MOST_COUNTED + 1)
  return { total: Math.min(counted, MOST_COUNTED), isTotalExact: counted <= MOST_COUNTED }
}

/** How many users a filter lets through, but no more than a limit. */
export async function countUpTo(
  pool: CommonQueryMethods,
  within: readonly string[] | undefined,
  filter: UserListFilter,
  limit: number,
): Promise<number> {
  return countRows(pool, sourceOf(within, filter).some(limit))
}

/** The company whose kept count is the total; undefined where the list is narrowed by anything else. */
function keptCountOf(within: readonly string[] | undefined, filter: UserListFilter): string | undefined {
  const { userType, companyId } = filter
  if (userType !== 'client' || isSearch(filter)) return undefined
  if (companyId !== undefined) return within === undefined || within.includes(companyId) ? companyId : undefined
  if (within === undefined) return EVERY_COMPANY
  // People in several companies would be counted in each.
  return within.length === 1 ? within[0] : undefined
}
