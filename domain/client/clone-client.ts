/** A new client that begins with the configuration of another one (3§2.6 Clone). */
import type { Refusal } from '../errors/refusal.ts'
import type { ClientEvent } from './client-events.ts'
import { decideClient, type ClientState } from './decide-client.ts'

/** What is one client's own, and never copied. */
const ownEvents: ReadonlySet<string> = new Set(['ClientCreated', 'ClientStatusChanged'])

/**
 * The events of a clone, or why it is refused.
 * @param clone.created the new client
 * @param clone.source everything that has happened to the client that is cloned
 * @param state the new client's, if there is one already
 */
export function decideClone(
  { created, source }: { readonly created: Extract<ClientEvent, { type: 'ClientCreated' }>['data']; readonly source: readonly ClientEvent[] },
  state: ClientState,
): { events: ClientEvent[] } | { refusal: Refusal } {
  const decision = decideClient({ type: 'CreateClient', data: created }, state)
  if ('refusal' in decision) return decision
  return { events: [...decision.events, ...configurationOf(source, created.companyId)] }
}

/**
 * The configuration that a client's events have come to, as events of another client. Each says the whole of its part as it is afterwards,
 * so the last of each type is all there is to know; a type that is added later is copied without being named here.
 */
function configurationOf(source: readonly ClientEvent[], companyId: string): readonly ClientEvent[] {
  const lastOfEach = new Map(source.filter(({ type }) => !ownEvents.has(type)).map((event) => [event.type, event]))
  return [...lastOfEach.values()].map(({ type, data }) => ({ type, data: { ...data, companyId } }) as ClientEvent)
}
