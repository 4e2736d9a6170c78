/** What was redeemed of each merchant's products in a month of Singapore. */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { ClientScope } from '../scope.ts'
import { withinMonth } from '../tables/month-of-singapore.ts'
import { companyWithin, integer } from '../tables/query-parts.ts'

const row = z.object({
  merchantId: z.string(),
  /** As it is called now; null where it is not among the content that is kept. */
  merchantName: z.string().nullable(),
  productId: z.string(),
  /** As it was called when it was last bought. */
  title: z.string(),
  orders: integer,
  pieces: integer,
  /** Cents of SGD, GST included. */
  totalCents: integer,
})
export type SettledProduct = z.infer<typeof row>

/** By merchant and product. @param month YYYY-MM in Singapore */
export function settleProducts(
  database: CommonQueryMethods,
  scope: ClientScope,
  month: string,
): Promise<readonly SettledProduct[]> {
  return database.any(sql.type(row)`
    select merchant_id as "merchantId", product_id as "productId",
      (select m.title from read.content_items m where m.content_id = merchant_id and m.kind = 'merchant') as "merchantName",
      (array_agg(state->>'title' order by placed_at desc))[1] as title,
      count(*) as orders, sum((state->>'pieces')::int) as pieces, sum(total_cents) as "totalCents"
    from read.orders
    where ${companyWithin(scope, sql.fragment`orders.company_id`)} and ${withinMonth(sql.fragment`redeemed_at`, month)}
    group by merchant_id, product_id`)
}
