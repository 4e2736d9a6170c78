/** Products of the store with their stock, and what of them was bought. */
import type { ContentOf } from '@member-care/domain/content/content.ts'
import { redeemWays } from '@member-care/domain/content/kinds/product.ts'
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import { audienceWithin } from '../content/content-queries.ts'
import { versionShownLast } from '../content/published-content.ts'
import type { ClientScope } from '../scope.ts'
import {
  allOf,
  companyWithin,
  integer,
  limitTo,
  listAndCount,
  orderBy,
  type Listed,
  type Page,
  type Sort,
} from '../tables/query-parts.ts'

/** As the product is shown, or was shown last; before it was ever shown, as its last version says it. Pieces are those of orders within the reader's scope, but for `free`. */
export interface ProductSales {
  readonly productId: string
  readonly title: string
  readonly merchantId: string
  readonly merchantName: string | null
  readonly redeemWay: ContentOf<'product'>['redeemWay']
  /** Can still be sold; null for what nobody has counted. */
  readonly free: number | null
  /** Of the stream that `free` comes from; -1 before anybody has counted. */
  readonly stockRevision: number
  /** Kept for orders whose payment is under way. */
  readonly kept: number
  /** Bought, and not redeemed. */
  readonly bought: number
  readonly redeemed: number
}

const row = z.object({
  productId: z.string(),
  title: z.string(),
  merchantId: z.string(),
  merchantName: z.string().nullable(),
  redeemWay: z.enum(redeemWays),
  free: integer.nullable(),
  stockRevision: integer,
  kept: integer,
  bought: integer,
  redeemed: integer,
})

export const productSortFields = ['title', 'merchantName', 'free'] as const
export type ProductSortField = (typeof productSortFields)[number]

const sortColumns = {
  title: sql.fragment`lower(v.content->>'title')`,
  merchantName: sql.fragment`lower(m.title)`,
  free: sql.fragment`coalesce(s.free, 0)`,
} as const satisfies Record<ProductSortField, FragmentSqlToken>

const columns = sql.fragment`
  i.content_id as "productId", v.content->>'title' as title, v.content->>'merchantId' as "merchantId", m.title as "merchantName",
  v.content->>'redeemWay' as "redeemWay", s.free, coalesce(s.revision, -1) as "stockRevision",
  coalesce(o.kept, 0) as kept, coalesce(o.bought, 0) as bought,
  coalesce(o.redeemed, 0) as redeemed`

function productsWith(orders: ClientScope, now: Date): FragmentSqlToken {
  const pieces = sql.fragment`sum((state->>'pieces')::int)`
  return sql.fragment`
    from read.content_items i
    join read.content_versions v on v.content_id = i.content_id and v.version = coalesce(${versionShownLast(now)}, i.last_version)
    left join read.content_items m on m.content_id = v.content->>'merchantId' and m.kind = 'merchant'
    left join read.stock s on s.product_id = i.content_id
    left join lateral (
      select ${pieces} filter (where status in ('RESERVED', 'PAYING', 'CONFIRMING', 'UNSURE')) as kept,
        ${pieces} filter (where status = 'PAID') as bought, ${pieces} filter (where status = 'REDEEMED') as redeemed
      from read.orders where product_id = i.content_id and ${companyWithin(orders, sql.fragment`orders.company_id`)}) o on true`
}

/** A page of products that the scope reaches, with the exact number. */
export function listProductSales(
  database: CommonQueryMethods,
  scope: ClientScope,
  { ids, merchantId }: { readonly ids?: readonly string[] | undefined; readonly merchantId?: string | undefined },
  { page, sort, now }: { readonly page: Page; readonly sort: Sort<ProductSortField>; readonly now: Date },
): Promise<Listed<ProductSales>> {
  const products = productsWith(scope, now)
  const where = allOf([
    sql.fragment`i.kind = 'product'`,
    audienceWithin(scope, sql.fragment`i.audience`),
    ...(ids === undefined ? [] : [sql.fragment`i.content_id = any(${sql.array([...ids], 'text')})`]),
    ...(merchantId === undefined ? [] : [sql.fragment`v.content->>'merchantId' = ${merchantId}`]),
  ])
  const order = orderBy(sortColumns[sort.field], sort.direction, sql.fragment`i.content_id`)
  return listAndCount(
    database,
    {
      page: sql.type(row)`select ${columns} ${products} where ${where} ${order} ${limitTo(page)}`,
      count: sql.fragment`${products} where ${where}`,
    },
    (product) => product,
  )
}

/** One of them; undefined where the scope reaches none of this id. */
export async function findProductSales(
  database: CommonQueryMethods,
  scope: ClientScope,
  productId: string,
  now: Date,
): Promise<ProductSales | undefined> {
  const { items } = await listProductSales(
    database,
    scope,
    { ids: [productId] },
    { page: { offset: 0, limit: 1 }, sort: { field: 'title', direction: 'asc' }, now },
  )
  return items[0]
}
