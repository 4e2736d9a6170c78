/** Which record a stream is the history of, as the console names it. Pure. */
import { z } from 'zod'
import { SWITCH_STREAM } from '../aggregates/straight-through.ts'

export const recordSchema = z.object({
  /** The part of the console's history address: `/history/<kind>/<id>`, but for files of users; null for records that have no screen. */
  kind: z
    .enum([
      'users',
      'clients',
      'claims',
      'guarantees',
      'accounts',
      'plans',
      'content',
      'exchange-rates',
      'straight-through',
      'redemptions',
      'orders',
      'stock',
      'uploads',
    ])
    .nullable(),
  id: z.string(),
  stream: z.string(),
})
export type RecordOfStream = z.infer<typeof recordSchema>

const kinds: Readonly<Record<string, RecordOfStream['kind']>> = {
  user: 'users',
  client: 'clients',
  claim: 'claims',
  guarantee: 'guarantees',
  account: 'accounts',
  plan: 'plans',
  content: 'content',
  exchangerates: 'exchange-rates',
  redemption: 'redemptions',
  order: 'orders',
  stock: 'stock',
}

/** @param stream `<kind>-<id>`; the kind is null for a stream that is no record of the console */
export function recordOfStream(stream: string): RecordOfStream {
  const dash = stream.indexOf('-')
  const id = stream.slice(dash + 1)
  // Beside it, what was judged of each claim has streams of its own.
  const kind = stream === SWITCH_STREAM ? 'straight-through' : (kinds[stream.slice(0, dash)] ?? null)
  return { kind, id, stream }
}
