/** Keeps the read model of the stock. */
import { stockEventDefinitions, type StockEvent } from '@member-care/domain/stock/stock-events.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { sql } from 'slonik'
import type { Projection } from '../runner/projection.ts'
import { loadRows, upsertRows } from '../tables/read-model-table.ts'
import { stockTable, type StockRow } from './stock-table.ts'

const types: ReadonlySet<string> = new Set(stockEventDefinitions.map(({ type }) => type))

export const stockProjection: Projection = {
  name: 'stock',
  version: 2,
  handles: stockEventDefinitions.map(({ type }) => type),
  tables: [stockTable],
  apply: async (events, instance) => {
    const own = events.filter(isStockEvent)
    const ids = [...new Set(own.map(({ data }) => data.productId))]
    const present = await loadRows<StockRow>(
      instance,
      stockTable,
      sql.fragment`product_id = any(${sql.array(ids, 'text')})`,
    )
    const rows = new Map(present.map((row) => [row.product_id, row]))
    for (const event of own) {
      const { productId } = event.data
      const before = rows.get(productId)
      if (before && event.position <= before.position) continue
      rows.set(productId, {
        product_id: productId,
        free: freeAfter(before?.free ?? 0, event),
        revision: event.revision,
        position: event.position,
      })
    }
    await upsertRows(instance, stockTable, [...rows.values()])
  },
}

function isStockEvent(event: Recorded): event is Recorded<StockEvent> {
  return types.has(event.type)
}

function freeAfter(free: number, { type, data }: StockEvent): number {
  if (type === 'StockCounted') return data.free
  return type === 'StockReserved' ? free - data.pieces : free + data.pieces
}
