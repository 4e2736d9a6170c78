/** The histories of orders of the store, and of the stock of a product. Neither event holds anything personal, and no look at them is noted. */
import type { OrderEvent } from '@member-care/domain/order/order-events.ts'
import { orderFields, orderHistory, type OrderField } from '@member-care/domain/order/order-history.ts'
import type { OrderState } from '@member-care/domain/order/order-state.ts'
import type { StockEvent } from '@member-care/domain/stock/stock-events.ts'
import { stockFieldLabel, stockFields, stockHistory } from '@member-care/domain/stock/stock-history.ts'
import type { Stock } from '@member-care/domain/stock/stock.ts'
import { eventTitle } from '@member-care/domain/texts/record-history-texts.ts'
import { orderHistoryTexts as texts } from '@member-care/domain/texts/store-console-texts.ts'
import { findOrder } from '@member-care/projections/orders/order-queries.ts'
import { findProductSales } from '@member-care/projections/stock/product-sales.ts'
import { apiError } from '../http/api-error.ts'
import { peopleNamed } from '../http/names-beside.ts'
import { scopeOfClients } from '../plans/plans.ts'
import type { HistoryKind, HistoryReader } from './history-kind.ts'
import { namesIn } from './history-names.ts'
import { recordEventSchema, recordMomentSchema, type RecordMoment } from './record-moment.ts'

export const orderHistories: HistoryKind<OrderEvent, OrderState, RecordMoment> = {
  path: 'orders',
  record: 'order',
  eventSchema: recordEventSchema,
  momentSchema: recordMomentSchema,
  find: async ({ database }, { scope }, id) => {
    if (!(await findOrder(database, scopeOfClients(scope), id))) throw apiError('NOT_FOUND')
    return { stream: `order-${id}`, view: undefined }
  },
  aggregate: () => orderHistory,
  teller: async (reader) => {
    const names = await namesBeside(reader)
    const named = (value: unknown) => names.get(String(value)) ?? value
    return {
      names,
      tell: ({ event, differences }) => ({
        title: eventTitle(event.type),
        changes: differences.map(({ field, from, to }) => ({
          ...{ field, label: texts.labels[field as OrderField] },
          ...(isNamed(field) ? { from: named(from), to: named(to) } : { from, to }),
        })),
        reason: undefined,
      }),
    }
  },
  describe: async ({ state, revision, changedAt }, reader) => {
    const names = await namesBeside(reader)
    return {
      revision,
      recordedAt: changedAt.toISOString(),
      fields: orderFields(state).map(([field, value]) => ({
        ...{ field, group: texts.group, label: texts.labels[field] },
        value: isNamed(field) ? (names.get(String(value)) ?? value) : value,
      })),
    }
  },
}

/** What is told by its name, and compared by its id. */
function isNamed(field: string): boolean {
  return field === 'buyer' || field === 'company'
}

async function namesBeside({ parts, events }: HistoryReader<OrderEvent>): Promise<ReadonlyMap<string, string>> {
  const buyers = events.flatMap((event) => (event.type === 'OrderPlaced' ? [event.data.buyerId] : []))
  const [named, people] = await Promise.all([namesIn(parts, events), peopleNamed(parts, buyers)])
  return new Map([...named, ...people])
}

export const stockHistories: HistoryKind<StockEvent, Stock, RecordMoment> = {
  path: 'stock',
  record: 'unowned',
  eventSchema: recordEventSchema,
  momentSchema: recordMomentSchema,
  find: async ({ database, clock }, { scope }, id) => {
    if (!(await findProductSales(database, scopeOfClients(scope), id, clock()))) throw apiError('NOT_FOUND')
    return { stream: `stock-${id}`, view: undefined }
  },
  aggregate: () => stockHistory,
  teller: async ({ parts, events }) => ({
    names: await namesIn(parts, events),
    tell: ({ event, differences }) => ({
      title: eventTitle(event.type),
      changes: differences.map(({ field, from, to }) => ({ field, label: stockFieldLabel(field), from, to })),
      reason: undefined,
    }),
  }),
  describe: ({ state, revision, changedAt }) =>
    Promise.resolve({
      revision,
      recordedAt: changedAt.toISOString(),
      fields: stockFields(state).map(([field, value]) => ({
        ...{ field, group: texts.stockGroup, label: stockFieldLabel(field), value },
      })),
    }),
}
