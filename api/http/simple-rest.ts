/**
 * The list dialect of ra-data-simple-rest: `filter`, `range` and `sort` as JSON in the query, the page's place and the exact total in
 * `Content-Range` (and `X-Total-Count`, for proxies that eat the first). Always 200, also past the end.
 */
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import type { ListPlace, PlacedPage } from '@member-care/projections/tables/list-place.ts'
import type { Listed, Page, Sort } from '@member-care/projections/tables/query-parts.ts'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { fieldError } from './api-error.ts'
import { isStorable } from './storable-text.ts'

/** A page has 10 rows unless told (S18), and never more than 1000. */
const USUAL_ROWS = 10
export const MOST_ROWS = 1000
/** More than the line of a call has room for, where many ids may stand. */
const LONGEST_JSON = 20_000

const direction = z.enum(['ASC', 'DESC'])

/** First and last row, counted from 0, both inclusive. */
const rangeSchema = z
  .tuple([z.int().min(0), z.int().min(0)])
  .refine(([first, last]) => last >= first, 'The range ends before it begins.')
  .refine(([first, last]) => last - first < MOST_ROWS, `A range has at most ${MOST_ROWS} rows.`)

/**
 * The query of a list: only these filters (`filter` is a strict object schema), only these sort fields.
 * `id` in the filter is one id or many (getMany), which are then answered whole.
 */
export function listQuerySchema<
  const Fields extends readonly [string, ...string[]],
  Filter extends z.ZodRawShape,
>(options: { readonly sortFields: Fields; readonly filter: Filter }) {
  const filter = z.strictObject({
    ...options.filter,
    id: z.union([z.string().transform((id) => [id]), z.array(z.string()).max(MOST_ROWS)]).optional(),
  })
  return z.object({
    filter: json(filter).optional(),
    range: json(rangeSchema).optional(),
    sort: json(z.tuple([z.enum(options.sortFields), direction])).optional(),
  })
}

/** Of the query of a list that may be very long: the page is read from the row after, or before, this one; the range then says only which page that is. */
export const neighbourQuery = { after: z.string().max(100).optional(), before: z.string().max(100).optional() }

export function placeOf(
  { after, before }: { readonly after?: string | undefined; readonly before?: string | undefined },
  { offset }: Page,
): ListPlace {
  if (after !== undefined) return { kind: 'after', id: after }
  return before === undefined ? { kind: 'offset', offset } : { kind: 'before', id: before }
}

/** The page that a list query asks for; all of them when it names its ids and no range. */
export function readPage(query: {
  readonly range?: readonly [number, number] | undefined
  readonly filter?: { readonly id?: readonly string[] | undefined } | undefined
}): Page {
  if (query.range) return { offset: query.range[0], limit: query.range[1] - query.range[0] + 1 }
  return { offset: 0, limit: query.filter?.id ? MOST_ROWS : USUAL_ROWS }
}

export function sortBy<Field extends string>(field: Field, direction: 'ASC' | 'DESC'): Sort<Field> {
  return { field, direction: direction === 'ASC' ? 'asc' : 'desc' }
}

/** Puts place and total on the reply. */
export function describePage(reply: FastifyReply, resource: string, page: Page, listed: Listed<unknown>): void {
  const rows = listed.items.length
  const place = rows === 0 ? '*' : `${page.offset}-${page.offset + rows - 1}`
  void reply.headers({
    'Content-Range': `${resource} ${place}/${listed.total}`,
    'X-Total-Count': String(listed.total),
    'Cache-Control': 'private, no-store',
  })
}

/**
 * As {@link describePage}, for a list whose total may not be exact.
 * @throws ApiError 422 for a page that is too far in to be opened by its number
 */
export function describePlacedPage(
  reply: FastifyReply,
  resource: string,
  page: Page,
  listed: PlacedPage<unknown>,
): void {
  if (listed.isOutOfReach) throw fieldError('range', consoleTexts.listEnd.tooFarIn)
  describePage(reply, resource, page, listed)
  void reply.header('X-Total-Exact', String(listed.isTotalExact))
}

/** A value that comes as JSON text. */
function json<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .max(LONGEST_JSON)
    .transform((text, context): unknown => {
      const value = parseJson(text)
      if (value !== undefined && isStorable(value)) return value
      context.addIssue({
        code: 'custom',
        message: value === undefined ? 'This must be JSON.' : 'No text has these characters.',
      })
      return z.NEVER
    })
    .pipe(schema)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
