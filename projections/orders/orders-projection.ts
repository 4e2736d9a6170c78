/** Keeps the read model of orders. */
import { orderEventDefinitions } from '@member-care/domain/order/order-events.ts'
import { sql } from 'slonik'
import type { Projection } from '../runner/projection.ts'
import { loadRows, upsertRows } from '../tables/read-model-table.ts'
import { foldOrders, isOrderEvent } from './fold-orders.ts'
import { ordersTable, type OrderRow } from './orders-table.ts'

export const ordersProjection: Projection = {
  name: 'orders',
  version: 1,
  handles: orderEventDefinitions.map(({ type }) => type),
  tables: [ordersTable],
  apply: async (events, instance) => {
    const ids = [...new Set(events.filter(isOrderEvent).map(({ data }) => data.orderId))]
    const present = await loadRows<OrderRow>(
      instance,
      ordersTable,
      sql.fragment`order_id = any(${sql.array(ids, 'text')})`,
    )
    await upsertRows(instance, ordersTable, foldOrders(present, events))
  },
}
