/** Commands on the stock of a product. */
import { evolveStock, noStock, type Stock } from '@member-care/domain/stock/stock.ts'
import type { StockEvent } from '@member-care/domain/stock/stock-events.ts'
import type { Parts } from '../http/parts.ts'
import { bindAggregate } from './bind-aggregate.ts'

const stockStream = (productId: string) => `stock-${productId}` as const

/** Its events are appended at the revision that was read only: of two orders for the last piece the second is decided anew. */
export const carryOutStock = bindAggregate<string, Stock, StockEvent>(stockStream, {
  initial: noStock,
  evolve: evolveStock,
})

/** The stock as its stream tells it now. */
export async function loadStock({ eventLog }: Pick<Parts, 'eventLog'>, productId: string): Promise<Stock> {
  const { events } = await eventLog.load<StockEvent>(stockStream(productId))
  return events.reduce(evolveStock, noStock)
}
