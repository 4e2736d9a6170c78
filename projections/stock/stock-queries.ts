/** The queries of the stock. How much is left is the same for everybody. */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import { integer } from '../tables/query-parts.ts'
import type { Reader } from '../scope.ts'

const row = z.object({ productId: z.string(), free: integer })

/** How many pieces of each product can still be sold; one that nobody has counted is not among them. */
export async function readStock(
  database: CommonQueryMethods,
  _reader: Reader,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await database.any(sql.type(row)`
    select product_id as "productId", free from read.stock where product_id = any(${sql.array([...productIds], 'text')})`)
  return new Map(found.map(({ productId, free }) => [productId, free]))
}
