/** Takes stock of the store after the product was killed many times: of orders, of what the card provider has, of the pieces and the invoices. */
import { loadOrder } from '@member-care/api/aggregates/order.ts'
import { loadStock } from '@member-care/api/aggregates/stock.ts'
import { sweepUploads } from '@member-care/api/documents/sweep-uploads.ts'
import { verifyDocuments } from '@member-care/api/documents/verify-documents.ts'
import { compareWithProvider } from '@member-care/api/store/compare-payments.ts'
import type { PlacedOrder } from '@member-care/domain/order/order-state.ts'
import { isBought, isUnderWay, takesStock } from '@member-care/domain/order/order-status.ts'
import { storedPages } from '@member-care/event-store/stored-pages.ts'
import { startBenchProduct, type BenchProduct } from '../bench/bench-product.ts'
import { runReplay } from '../support/operator-commands.ts'
import { untilJobsDone } from './account-for-claims.ts'
import { filesWithoutTheirEvent, untilRead } from './account-for-letters.ts'

export interface OrderAccount {
  readonly orders: number
  readonly charges: number
  readonly found: FoundInOrders
}

/** What is wrong, named one by one; everything is empty when nothing is. */
interface FoundInOrders {
  /** Money that was taken and not given back, for no order that is bought. */
  readonly chargesWithoutTheirOrder: readonly string[]
  readonly ordersWithoutTheirCharge: readonly string[]
  /** What the product's own comparison finds. */
  readonly differences: readonly string[]
  readonly underWay: readonly string[]
  /** Pieces that are taken for no order, or sold twice. */
  readonly piecesAstray: readonly string[]
  readonly boughtWithoutInvoice: readonly string[]
  readonly eventsWithoutTheirFile: readonly string[]
  readonly filesWithoutTheirEvent: readonly string[]
  readonly stuckJobs: readonly string[]
  /** What `replay --verify` says when it finds a difference. */
  readonly replayDifferences: readonly string[]
}

interface Market {
  readonly dataDirectory: string
  /** Past the proxy. */
  readonly databaseUrl: string
  readonly settings: Readonly<Record<string, string>>
  readonly productId: string
  /** How many there were to be sold. */
  readonly pieces: number
}

const PAGE_EVENTS = 500
/** A payment whose answer was lost is asked for anew after two minutes. */
const SETTLED_WITHIN_MS = 300_000
const A_DAY_AND_MORE_MS = 25 * 60 * 60_000

/** Waits for the jobs, goes the product's own rounds as if a day had passed, and looks at everything. The product goes on running. */
export async function accountForOrders(market: Market): Promise<OrderAccount> {
  const { dataDirectory, databaseUrl, settings } = market
  const onlooker = await startBenchProduct(databaseUrl, { dataDirectory })
  try {
    const { parts, events } = onlooker
    const stuckJobs = await untilJobsDone(parts.database, SETTLED_WITHIN_MS)
    await untilRead(onlooker)
    const later = { ...parts, clock: () => new Date(Date.now() + A_DAY_AND_MORE_MS) }
    const differences = await compareWithProvider(later)
    await sweepUploads(later)
    const orders = await placedOrders(onlooker)
    const verified = await verifyDocuments({ store: events.store, files: parts.files, clock: parts.clock })
    const replay = await runReplay(['--verify'], dataDirectory, { ...settings, DATABASE_URL: databaseUrl })
    const { charges, ...payments } = await comparePayments(onlooker, orders)
    return {
      orders: orders.length,
      charges,
      found: {
        ...payments,
        differences: differences.map((difference) => JSON.stringify(difference)),
        underWay: orders.filter(({ status }) => isUnderWay(status)).map(named),
        piecesAstray: await piecesAstray(onlooker, orders, market),
        boughtWithoutInvoice: orders.filter(({ status, invoice }) => isBought(status) && !invoice).map(named),
        eventsWithoutTheirFile: verified.findings.map((finding) => JSON.stringify(finding)),
        filesWithoutTheirEvent: await filesWithoutTheirEvent(onlooker),
        stuckJobs,
        replayDifferences: replay.exitCode === 0 ? [] : [replay.output],
      },
    }
  } finally {
    await onlooker.close()
  }
}

const named = ({ orderId, status }: PlacedOrder) => `${orderId} ${status}`

async function placedOrders({ parts, events }: BenchProduct): Promise<readonly PlacedOrder[]> {
  const orders: PlacedOrder[] = []
  for await (const page of storedPages(events.store, { limit: PAGE_EVENTS, types: ['OrderPlaced'] }))
    for (const { stream } of page) {
      const { state } = await loadOrder(parts, stream.slice('order-'.length))
      if (state) orders.push(state)
    }
  return orders
}

async function comparePayments({ parts }: BenchProduct, orders: readonly PlacedOrder[]) {
  const bought = new Map(orders.filter(({ status }) => isBought(status)).map((order) => [order.orderId, order]))
  const charged = new Map<string, number>()
  let charges = 0
  for await (const { orderId = '', amountCents, refundedCents } of parts.cardProvider?.listCharges(new Date(0)) ?? []) {
    charges++
    if (refundedCents < amountCents) charged.set(orderId, (charged.get(orderId) ?? 0) + 1)
  }
  return {
    charges,
    chargesWithoutTheirOrder: [...charged].flatMap(([orderId, times]) =>
      bought.has(orderId) && times === 1 ? [] : [`${orderId}: ${times} charges`],
    ),
    ordersWithoutTheirCharge: [...bought.keys()].filter((orderId) => !charged.has(orderId)),
  }
}

async function piecesAstray(
  { parts }: BenchProduct,
  orders: readonly PlacedOrder[],
  { productId, pieces }: Market,
): Promise<readonly string[]> {
  const stock = await loadStock(parts, productId)
  const wanted = new Map(
    orders.filter(({ status }) => takesStock(status)).map((order) => [order.orderId, order.pieces]),
  )
  const taken = [...stock.taken.values()].reduce((sum, count) => sum + count, 0)
  return [
    ...[...stock.taken].flatMap(([orderId, count]) => (wanted.get(orderId) === count ? [] : [`taken: ${orderId}`])),
    ...[...wanted.keys()].filter((orderId) => !stock.taken.has(orderId)).map((orderId) => `not taken: ${orderId}`),
    ...(stock.free + taken === pieces ? [] : [`${stock.free} free and ${taken} taken of ${pieces}`]),
  ]
}
