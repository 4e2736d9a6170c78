/** What members are answered of products and their purchases. */
import type { ContentOf } from '@member-care/domain/content/content.ts'
import type { PlacedOrder } from '@member-care/domain/order/order-state.ts'
import { totalCentsOf } from '@member-care/domain/order/order-terms.ts'
import { purchaseStandingOf, type ProductAnswer, type PurchaseAnswer } from '@member-care/domain/order/purchase.ts'
import type { OrderRecord } from '@member-care/projections/orders/order-queries.ts'
import { DEFAULT_LANGUAGE, languageTag } from '@member-care/domain/language/language.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import { inReadersLanguage } from '../languages/in-readers-language.ts'

export function toProductAnswer(productId: string, kept: ContentOf<'product'>): Omit<ProductAnswer, 'left'> {
  const { content: product, language } = inReadersLanguage(kept)
  return {
    uuid: productId,
    title: product.title,
    description: product.description,
    url: product.url,
    thumbnailURL: product.imageUrl,
    price: product.priceCents,
    language,
  }
}

/** The purchases with their products as they were when they were bought. */
export async function toPurchaseAnswers(
  database: CommonQueryMethods,
  records: readonly OrderRecord[],
): Promise<readonly PurchaseAnswer[]> {
  const products = await readBoughtProducts(
    database,
    records.map(({ order }) => order),
  )
  return records.map((record) => toPurchaseAnswer(record, products.get(keyOf(record.order))))
}

function toPurchaseAnswer(
  { order, placedAt, redeemedAt }: OrderRecord,
  product: ContentOf<'product'> | undefined,
): PurchaseAnswer {
  const bought = product
    ? toProductAnswer(order.productId, product)
    : {
        ...{ uuid: order.productId, title: order.title, description: '', url: '', thumbnailURL: '', price: 0 },
        language: languageTag(DEFAULT_LANGUAGE),
      }
  return {
    uuid: order.orderId,
    // The price of the order, also if a version of the product should ever tell another one. Its title is that of its version, in the reader's language.
    product: { ...bought, price: order.unitPriceCents },
    quantity: order.pieces,
    created: placedAt.toISOString(),
    redeemedDate: redeemedAt?.toISOString() ?? null,
    userUUID: order.buyerId,
    invoiceId: order.invoice?.invoiceId ?? null,
    standing: purchaseStandingOf(order.status),
    totalCents: totalCentsOf(order),
  }
}

const versionRow = z.object({ contentId: z.string(), version: z.number(), content: z.custom<ContentOf<'product'>>() })

/** The versions of products that orders name, by {@link keyOf}: they are never changed, and nobody's. */
export async function readBoughtProducts(
  database: CommonQueryMethods,
  orders: readonly Pick<PlacedOrder, 'productId' | 'productVersion'>[],
): Promise<ReadonlyMap<string, ContentOf<'product'>>> {
  const ids = [...new Set(orders.map(({ productId }) => productId))]
  const rows = await database.any(sql.type(versionRow)`
    select content_id as "contentId", version, content from read.content_versions where content_id = any(${sql.array(ids, 'text')})`)
  return new Map(
    rows.map(({ contentId, version, content }) => [keyOf({ productId: contentId, productVersion: version }), content]),
  )
}

export function keyOf({ productId, productVersion }: Pick<PlacedOrder, 'productId' | 'productVersion'>): string {
  return `${productId} ${productVersion}`
}
