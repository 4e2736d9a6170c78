/** Commands on a client. */
import type { ClientEvent } from '@member-care/domain/client/client-events.ts'
import { evolveClient, type ClientState } from '@member-care/domain/client/client-state.ts'
import { bindAggregate } from './bind-aggregate.ts'

export const carryOutClient = bindAggregate<string, ClientState, ClientEvent>((clientId) => `client-${clientId}`, {
  initial: undefined,
  evolve: evolveClient,
})
