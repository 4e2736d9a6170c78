/** Pages as the calls of the catalogue ask for them and tell them: `searchPage` from 1, `searchMax` rows (3§3 Pagination, 3§9). */
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import type { ListPlace, PlacedPage } from '@member-care/projections/tables/list-place.ts'
import type { Listed, Page } from '@member-care/projections/tables/query-parts.ts'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { fieldError } from './api-error.ts'

const MOST_ROWS = 1000

export const pageQuery = {
  searchPage: z.coerce.number().int().min(1).default(1),
  searchMax: z.coerce.number().int().min(1).max(MOST_ROWS).default(10),
}

interface PageQuery {
  readonly searchPage: number
  readonly searchMax: number
}

export const paginationSchema = z.object({
  totalPage: z.number().int(),
  totalData: z.number().int(),
  searchPage: z.number().int(),
  searchMax: z.number().int(),
})

export function pageOf({ searchPage, searchMax }: PageQuery): Page {
  return { offset: (searchPage - 1) * searchMax, limit: searchMax }
}

export function paginationOf(
  { searchPage, searchMax }: PageQuery,
  { total }: Listed<unknown>,
): z.infer<typeof paginationSchema> {
  return { totalPage: Math.ceil(total / searchMax), totalData: total, searchPage, searchMax }
}

/** The page of a list that may be very long. */
export function placedPageOf(query: PageQuery): { readonly place: ListPlace; readonly limit: number } {
  const { offset, limit } = pageOf(query)
  return { place: { kind: 'offset', offset }, limit }
}

/**
 * As {@link paginationOf}; says on the reply whether the total is exact.
 * @throws ApiError 422 for a page that is too far in to be opened by its number
 */
export function placedPaginationOf(
  reply: FastifyReply,
  query: PageQuery,
  listed: PlacedPage<unknown>,
): z.infer<typeof paginationSchema> {
  if (listed.isOutOfReach) throw fieldError('searchPage', consoleTexts.listEnd.tooFarIn)
  void reply.header('X-Total-Exact', String(listed.isTotalExact))
  return paginationOf(query, listed)
}
