/**
 * What the card provider has told us (`app.card_provider_events`): each event once, however often and in whatever order they come. Ids only:
 * how something stands is asked of the provider, so that an old event that comes late says nothing that is not true any more.
 */
import { sql } from 'slonik'
import { z } from 'zod'
import { laneOf } from '../database/lock-lane.ts'
import type { Parts } from '../http/parts.ts'
import type { ProviderEvent } from '../integrations/payments/card-provider.ts'

/** Does what follows from an event. It may be called for the same event again, after a failure. */
export type ProviderEventHandler = (parts: Parts, event: ProviderEvent) => Promise<void>

/** So many are worked on at once; those of one order always come into the same lane, and wait there. */
const LANES = 4

const handledRow = z.object({ handled: z.boolean() })

/** @throws what a handler throws; the provider sends the event again then */
export async function takeProviderEvent(
  parts: Parts,
  event: ProviderEvent,
  handlers: readonly ProviderEventHandler[],
): Promise<void> {
  const { database, locks, clock } = parts
  // Two of one order that are handled at once would both see what was before.
  const lane = laneOf(event.orderId ?? event.objectId, LANES)
  await locks.withLock(`card provider event ${lane}`, async () => {
    const { handled } = await database.one(sql.type(handledRow)`
      insert into app.card_provider_events (event_id, type, object_id, happened_at, received_at)
      values (${event.id}, ${event.type}, ${event.objectId}, ${event.happenedAt.toISOString()}::timestamptz, ${clock().toISOString()}::timestamptz)
      on conflict (event_id) do update set event_id = excluded.event_id
      returning handled_at is not null as handled`)
    if (handled) return
    for (const handle of handlers) await handle(parts, event)
    await database.query(sql.unsafe`
      update app.card_provider_events set handled_at = ${clock().toISOString()}::timestamptz where event_id = ${event.id}`)
  })
}
