/** A new client that begins with the configuration of another one (3§2.6 Clone). */
import type { Refusal } from '../errors/refusal.ts'
import { configurationForClone } from './client-configuration.ts'
import type { ClientEvent } from './client-events.ts'
import { evolveClient, type ClientState } from './client-state.ts'
import { decideClient, eventsOfBeginning } from './decide-client.ts'

/**
 * The events of a clone, or why it is refused.
 * @param clone.created the new client
 * @param clone.source everything that has happened to the client that is cloned
 * @param state the new client's, if there is one already
 */
export function decideClone(
  {
    created,
    source,
  }: {
    readonly created: Extract<ClientEvent, { type: 'ClientCreated' }>['data']
    readonly source: readonly ClientEvent[]
  },
  state: ClientState,
): { events: readonly ClientEvent[] } | { refusal: Refusal } {
  const decision = decideClient({ type: 'CreateClient', data: created }, state)
  if ('refusal' in decision) return decision
  return { events: [...decision.events, ...configurationOf(source, created.companyId)] }
}

/** All that is configured for a client, as events of another one. */
function configurationOf(source: readonly ClientEvent[], companyId: string): readonly ClientEvent[] {
  const cloned = source.reduce<ClientState>(evolveClient, undefined)
  if (!cloned) return []
  const { configuration, notificationTemplates: templates } = cloned
  const worded: readonly ClientEvent[] =
    Object.keys(templates).length === 0
      ? []
      : [{ type: 'NotificationTemplatesChanged', data: { companyId, templates } }]
  return [...eventsOfBeginning(companyId, configurationForClone(configuration)), ...worded]
}
