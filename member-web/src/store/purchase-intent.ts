/**
 * The intents to buy that were sent and of which it is not known yet what became: one for each product, kept by the tab over reloads. An intent is
 * bound to its product, quantity and price, and has the id under which the server makes one order of it.
 */
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import { isQuantity } from '@member-care/domain/order/order-terms.ts'
import { keptValue } from '@member-care/web-kit/storage/kept-value.ts'

export interface PurchaseIntent {
  readonly productId: string
  readonly quantity: number
  /** The price of a piece that the buyer agreed to, in cents. */
  readonly unitPriceCents?: number
  readonly idempotencyKey: string
  /** Once the server has answered with its order. */
  readonly purchaseId?: string
}

type Intents = Readonly<Record<string, PurchaseIntent>>

const kept = keptValue<Intents>('tab', storedSessionKeys.purchases, areIntents)

export function keptIntents(): readonly PurchaseIntent[] {
  return Object.values(kept.read() ?? {})
}

/** The one that is open for a product: nothing else of it is bought before that has ended. */
export function keptIntentOf(productId: string): PurchaseIntent | undefined {
  return keptIntents().find((intent) => intent.productId === productId)
}

/** The one that is open for the product, else a new one. */
export function beginIntent(
  wanted: Required<Pick<PurchaseIntent, 'productId' | 'quantity' | 'unitPriceCents'>>,
): PurchaseIntent {
  return keptIntentOf(wanted.productId) ?? keep({ ...wanted, idempotencyKey: crypto.randomUUID() })
}

/** The server has made an order of it. */
export function bindIntent(intent: PurchaseIntent, purchaseId: string): void {
  if (keptIntentOf(intent.productId)?.idempotencyKey === intent.idempotencyKey) keep({ ...intent, purchaseId })
}

/** What became of it is known. */
export function endIntent({ productId, idempotencyKey }: PurchaseIntent): void {
  const { [productId]: open, ...others } = kept.read() ?? {}
  if (open?.idempotencyKey !== idempotencyKey) return
  if (Object.keys(others).length === 0) kept.forget()
  else kept.keep(others)
}

function keep(intent: PurchaseIntent): PurchaseIntent {
  kept.keep({ ...kept.read(), [intent.productId]: intent })
  return intent
}

/** An earlier version of the page may have kept something else. */
function areIntents(read: object): read is Intents {
  return Object.entries(read as Readonly<Record<string, Partial<PurchaseIntent> | null>>).every(
    ([productId, intent]) =>
      intent?.productId === productId &&
      isQuantity(intent.quantity ?? 0) &&
      ['number', 'undefined'].includes(typeof intent.unitPriceCents) &&
      typeof intent.idempotencyKey === 'string' &&
      ['string', 'undefined'].includes(typeof intent.purchaseId),
  )
}
