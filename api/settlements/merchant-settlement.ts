/** What is settled with merchants for a month of Singapore: what was redeemed of their products, and how many vouchers their rewards gave. Nobody is named (S115). */
import type { Power } from '@member-care/domain/access/powers.ts'
import { settleProducts } from '@member-care/projections/orders/settled-products.ts'
import { settleVouchers } from '@member-care/projections/rewards/redemption-queries.ts'
import type { ClientScope } from '@member-care/projections/scope.ts'
import { z } from 'zod'
import type { Parts } from '../http/parts.ts'

export const settledItemSchema = z
  .object({
    id: z.string(),
    /** Empty where a product or a reward names no merchant. */
    merchantId: z.string(),
    /** Null where the merchant is not among the content that is kept. */
    merchantName: z.string().nullable(),
    kind: z.enum(['product', 'reward']),
    title: z.string().nullable(),
    /** Orders of a product, vouchers of a reward. */
    redeemed: z.number(),
    /** Of a product. */
    pieces: z.number().nullable(),
    /** Cents of SGD, GST included. Null for vouchers: the merchant's contract says what they are worth. */
    totalCents: z.number().nullable(),
  })
  .meta({ id: 'SettledItem' })
export type SettledItem = z.infer<typeof settledItemSchema>

/**
 * By merchant, its products before its rewards; only the halves that these powers show.
 * @param asked month as YYYY-MM in Singapore
 */
export async function readSettlement(
  { database }: Pick<Parts, 'database'>,
  { scope, powers }: { readonly scope: ClientScope; readonly powers: ReadonlySet<Power> },
  { month, merchantId }: { readonly month: string; readonly merchantId?: string | undefined },
): Promise<readonly SettledItem[]> {
  const [products, vouchers] = await Promise.all([
    powers.has('store.payments') ? settleProducts(database, scope, month) : [],
    powers.has('rewards.view') ? settleVouchers(database, scope, month) : [],
  ])
  const items = [
    ...products.map(({ productId, orders, ...product }): SettledItem => ({
      ...product,
      id: `product ${product.merchantId} ${productId}`,
      kind: 'product',
      redeemed: orders,
    })),
    ...vouchers.map(({ rewardId, vouchers: given, ...reward }): SettledItem => ({
      ...reward,
      id: `reward ${reward.merchantId} ${rewardId}`,
      kind: 'reward',
      redeemed: given,
      pieces: null,
      totalCents: null,
    })),
  ]
  return items.filter((item) => merchantId === undefined || item.merchantId === merchantId).sort(inOrder)
}

const { compare } = new Intl.Collator('en')

/** Those whose merchant has no name come last. */
function inOrder(one: SettledItem, other: SettledItem): number {
  return (
    Number(one.merchantName === null) - Number(other.merchantName === null) ||
    compare(one.merchantName ?? '', other.merchantName ?? '') ||
    compare(one.merchantId, other.merchantId) ||
    compare(one.kind, other.kind) ||
    compare(one.title ?? '', other.title ?? '')
  )
}
