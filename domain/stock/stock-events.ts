/**
 * What happens to the pieces of a product, on the stream `stock-<productId>`. Its expected revision keeps two orders at the same moment from
 * taking the last piece.
 */
import { z } from 'zod'
import { defineEvent, type EventOf } from '../events/event-definition.ts'

const pieces = z.number().int().positive()
const ofProduct = z.object({ productId: z.string() })

const stockCounted = defineEvent(
  'StockCounted',
  'A keeper has said how many pieces can still be sold, beside those that are kept for orders.',
  ofProduct.extend({ free: z.number().int().nonnegative() }),
)

const stockReserved = defineEvent(
  'StockReserved',
  'Pieces are taken for an order.',
  ofProduct.extend({ orderId: z.string(), pieces }),
)

const stockReleased = defineEvent(
  'StockReleased',
  'What was taken for an order is free again.',
  ofProduct.extend({ orderId: z.string(), pieces }),
)

export const stockEventDefinitions = [stockCounted, stockReserved, stockReleased] as const

export type StockEvent = EventOf<(typeof stockEventDefinitions)[number]>
