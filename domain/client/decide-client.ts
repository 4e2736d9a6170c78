/** What can be asked of a client company's record, what it has come to, and what follows. */
import type { Refusal } from '../errors/refusal.ts'
import type { ClientEvent } from './client-events.ts'
import type { FeaturesConfig, PaymentConfig } from './features-config.ts'

type DataOf<Type extends ClientEvent['type']> = Extract<ClientEvent, { type: Type }>['data']

export type ClientCommand =
  | { readonly type: 'CreateClient'; readonly data: Readonly<DataOf<'ClientCreated'>> }
  | { readonly type: 'ConfigureClient'; readonly data: { readonly featuresConfig: FeaturesConfig; readonly paymentConfig: PaymentConfig } }

export type ClientState = { readonly companyId: string } | undefined

/** The state after one more event. Never throws. */
export function evolveClient(state: ClientState, event: ClientEvent): ClientState {
  return event.type === 'ClientCreated' ? { companyId: event.data.companyId } : state
}

/** The events that a command leads to, or why it is refused. */
export function decideClient(command: ClientCommand, state: ClientState): { events: ClientEvent[] } | { refusal: Refusal } {
  if (command.type === 'CreateClient') {
    return state
      ? { refusal: { code: 'CLIENT_EXISTS', message: 'This company is a client already.' } }
      : { events: [{ type: 'ClientCreated', data: command.data }] }
  }
  if (!state) return { refusal: { code: 'CLIENT_NOT_FOUND', message: 'Data Not Found' } }
  return { events: [{ type: 'ClientConfigured', data: { companyId: state.companyId, ...command.data } }] }
}
