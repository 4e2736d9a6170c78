/** The calls of the store. */
import type { AnswerOf } from '@member-care/api/client/client.ts'
import { answered, api, unattendedApi } from './api-client.ts'
import type { Asking } from './asking.ts'

export type Product = AnswerOf<'/api/externalapi/products', 'get'>['products'][number]
export type Purchase = AnswerOf<'/api/externalapi/products/purchased_list/{uuid}', 'get'>['purchased_products'][number]

const clientOf = ({ unattended }: Asking) => (unattended ? unattendedApi : api)

export async function readProducts(signal: AbortSignal): Promise<readonly Product[]> {
  return (await answered(api.GET('/api/externalapi/products', { signal }))).products
}

/** In their order (STO-012). */
export async function readPurchases(uuid: string, signal: AbortSignal, asking: Asking): Promise<readonly Purchase[]> {
  const params = { path: { uuid } }
  const call = clientOf(asking).GET('/api/externalapi/products/purchased_list/{uuid}', { params, signal })
  return (await answered(call)).purchased_products
}

export interface ProductToBuy {
  readonly productId: string
  readonly quantity: number
  /** The price of a piece that the buyer agreed to. */
  readonly unitPriceCents?: number
  /** The same is bought once, however often it is sent. */
  readonly idempotencyKey: string
}

export interface Bought {
  readonly purchase: Purchase
  /** Where the buyer confirms the payment, if the bank waits for that. */
  readonly confirmUrl: string | undefined
}

export async function buyProduct(
  uuid: string,
  { productId, quantity, unitPriceCents, idempotencyKey }: ProductToBuy,
  asking: Asking,
): Promise<Bought> {
  const { purchased_product: purchase, confirm_url: confirmUrl } = await answered(
    clientOf(asking).POST('/api/externalapi/products/{id}/buy', {
      params: { path: { id: productId } },
      body: { quantity, userUUID: uuid, ...(unitPriceCents !== undefined && { unitPriceCents }) },
      headers: { 'Idempotency-Key': idempotencyKey },
    }),
  )
  return { purchase, confirmUrl }
}

/** @param redeemCode as it was scanned or typed at the counter */
export async function redeemPurchase(uuid: string, id: string, redeemCode: string): Promise<Purchase> {
  const params = { path: { id, uuid } }
  const call = api.POST('/api/externalapi/products/purchased/{id}/{uuid}/redeem', { params, body: { redeemCode } })
  return (await answered(call)).purchased_product
}

export async function giveBackPurchase(uuid: string, id: string): Promise<Purchase> {
  const params = { path: { id, uuid } }
  const call = api.POST('/api/externalapi/products/purchased/{id}/{uuid}/giveback', { params })
  return (await answered(call)).purchased_product
}

/** The tax invoice, a PDF in base64. */
export async function readInvoice(id: string, userUUID: string, signal: AbortSignal): Promise<string> {
  const params = { path: { id, userUUID } }
  return (await answered(api.GET('/api/externalapi/products/invoice/{id}/{userUUID}', { params, signal }))).invoice
}
