/** The pieces of a product: how many are free, and how many each order has taken. */
import type { StockEvent } from './stock-events.ts'

export interface Stock {
  /** Can still be sold. */
  readonly free: number
  /** By order: kept for it, or sold. */
  readonly taken: ReadonlyMap<string, number>
}

/** Nothing can be sold before somebody has counted. */
export const noStock: Stock = { free: 0, taken: new Map() }

export function evolveStock(before: Stock, { type, data }: StockEvent): Stock {
  const taken = new Map(before.taken)
  switch (type) {
    case 'StockCounted':
      return { ...before, free: data.free }
    case 'StockReserved':
      return { free: before.free - data.pieces, taken: taken.set(data.orderId, data.pieces) }
    case 'StockReleased':
      taken.delete(data.orderId)
      return { free: before.free + data.pieces, taken }
  }
}

interface Wanted {
  readonly productId: string
  readonly orderId: string
  readonly pieces: number
}

/**
 * Takes pieces for an order; nothing happens if it has them.
 * @returns undefined where there are too few
 */
export function reserveStock(
  { productId, orderId, pieces }: Wanted,
  stock: Stock,
): { readonly events: readonly StockEvent[] } | undefined {
  if (stock.taken.has(orderId)) return { events: [] }
  if (stock.free < pieces) return undefined
  return { events: [{ type: 'StockReserved', data: { productId, orderId, pieces } }] }
}

/** Gives back exactly what an order has taken; nothing happens if it has nothing. */
export function releaseStock(
  { productId, orderId }: Omit<Wanted, 'pieces'>,
  stock: Stock,
): { readonly events: readonly StockEvent[] } {
  const pieces = stock.taken.get(orderId)
  return { events: pieces === undefined ? [] : [{ type: 'StockReleased', data: { productId, orderId, pieces } }] }
}

/** Says how many can still be sold; nothing happens where that is so. */
export function countStock(productId: string, free: number, stock: Stock): { readonly events: readonly StockEvent[] } {
  return { events: stock.free === free ? [] : [{ type: 'StockCounted', data: { productId, free } }] }
}
