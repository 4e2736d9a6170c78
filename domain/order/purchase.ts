/** What members are answered of products and purchases (STO-015, STO-016). */
import { z } from 'zod'
import { isUnderWay, type OrderStatus } from './order-status.ts'

export const productAnswerSchema = z
  .object({
    uuid: z.string(),
    title: z.string(),
    description: z.string(),
    url: z.string(),
    thumbnailURL: z.string(),
    /** Cents of SGD for one piece, GST included. */
    price: z.number(),
    /** How many can be bought now. */
    left: z.number(),
    /** What its words are written in, for the `lang` attribute. */
    language: z.string(),
  })
  .meta({ id: 'Product' })
export type ProductAnswer = z.infer<typeof productAnswerSchema>

/** How a purchase stands, for its buyer. */
export const purchaseStandings = [
  'checking',
  'to-confirm',
  'bought',
  'redeemed',
  'refunding',
  'refunded',
  'failed',
] as const
export type PurchaseStanding = (typeof purchaseStandings)[number]

export const purchaseAnswerSchema = z
  .object({
    uuid: z.string(),
    product: productAnswerSchema.omit({ left: true }),
    quantity: z.number(),
    /** UTC, ISO. */
    created: z.string(),
    /** UTC, ISO; null while it is not redeemed. */
    redeemedDate: z.string().nullable(),
    userUUID: z.string(),
    /** Null while there is no tax invoice. */
    invoiceId: z.string().nullable(),
    standing: z.enum(purchaseStandings),
    /** Cents of SGD. */
    totalCents: z.number(),
  })
  .meta({ id: 'PurchasedProduct' })
export type PurchaseAnswer = z.infer<typeof purchaseAnswerSchema>

export function purchaseStandingOf(status: OrderStatus): PurchaseStanding {
  if (status === 'CONFIRMING') return 'to-confirm'
  if (isUnderWay(status)) return 'checking'
  switch (status) {
    case 'REDEEMED':
      return 'redeemed'
    case 'REFUNDING':
      return 'refunding'
    case 'REFUNDED':
      return 'refunded'
    case 'ENDED':
      return 'failed'
    default:
      return 'bought'
  }
}

/** Where the buyer sees what became of a purchase. */
export function addressOfPurchase(orderId: string): string {
  return `/app/store?show=purchased&purchase=${orderId}`
}
