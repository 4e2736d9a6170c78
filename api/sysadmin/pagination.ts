/** Pages as the calls of the catalogue ask for them and tell them: `searchPage` from 1, `searchMax` rows (3§3 Pagination, 3§9). */
import type { Listed, Page } from '@member-care/projections/tables/query-parts.ts'
import { z } from 'zod'

const MOST_ROWS = 1000

export const pageQuery = {
  searchPage: z.coerce.number().int().min(1).default(1),
  searchMax: z.coerce.number().int().min(1).max(MOST_ROWS).default(10),
}

interface PageQuery {
  readonly searchPage: number
  readonly searchMax: number
}

export const paginationSchema = z.object({ totalPage: z.number().int(), totalData: z.number().int(), searchPage: z.number().int(), searchMax: z.number().int() })

export function pageOf({ searchPage, searchMax }: PageQuery): Page {
  return { offset: (searchPage - 1) * searchMax, limit: searchMax }
}

export function paginationOf({ searchPage, searchMax }: PageQuery, { total }: Listed<unknown>): z.infer<typeof paginationSchema> {
  return { totalPage: Math.ceil(total / searchMax), totalData: total, searchPage, searchMax }
}
