/** What merchants are owed: the orders that were redeemed at their counters in a month of Singapore. */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { Scope } from '../scope.ts'
import { allOf, companyWithin, integer } from '../tables/query-parts.ts'

export interface MerchantSettlement {
  readonly id: string
  readonly merchantId: string
  /** As it is called now; null where it is not among the content that is kept. */
  readonly merchantName: string | null
  readonly productId: string
  /** As it was called when it was last bought. */
  readonly title: string
  readonly orders: number
  readonly pieces: number
  /** Cents of SGD, GST included. */
  readonly totalCents: number
}

const row = z.object({
  id: z.string(),
  merchantId: z.string(),
  merchantName: z.string().nullable(),
  productId: z.string(),
  title: z.string(),
  orders: integer,
  pieces: integer,
  totalCents: integer,
})

/** @param month YYYY-MM in Singapore */
export async function listSettlements(
  database: CommonQueryMethods,
  scope: Scope,
  { month, merchantId }: { readonly month: string; readonly merchantId?: string | undefined },
): Promise<readonly MerchantSettlement[]> {
  const begin = sql.fragment`(${`${month}-01`}::date::timestamp at time zone 'Asia/Singapore')`
  const end = sql.fragment`((${`${month}-01`}::date + interval '1 month')::timestamp at time zone 'Asia/Singapore')`
  const where = allOf([
    scope.kind === 'own' ? sql.fragment`false` : companyWithin(scope, sql.fragment`orders.company_id`),
    sql.fragment`redeemed_at >= ${begin} and redeemed_at < ${end}`,
    ...(merchantId === undefined ? [] : [sql.fragment`merchant_id = ${merchantId}`]),
  ])
  return database.any(sql.type(row)`
    select merchant_id || ' ' || product_id as id, merchant_id as "merchantId", product_id as "productId",
      (select m.title from read.content_items m where m.content_id = merchant_id and m.kind = 'merchant') as "merchantName",
      (array_agg(state->>'title' order by placed_at desc))[1] as title,
      count(*) as orders, sum((state->>'pieces')::int) as pieces, sum(total_cents) as "totalCents"
    from read.orders where ${where} group by merchant_id, product_id order by "merchantName" nulls last, merchant_id, title, product_id`)
}
