/** What can be asked of a client company's record, what it has come to, and what follows. */
import type { Refusal } from '../errors/refusal.ts'
import { clientTemplatesSchema, type ClientTemplates } from '../notification/notification-templates.ts'
import type { ClientEvent } from './client-events.ts'
import type { FeaturesConfig, PaymentConfig } from './features-config.ts'

type DataOf<Type extends ClientEvent['type']> = Extract<ClientEvent, { type: Type }>['data']

export type ClientCommand =
  | { readonly type: 'CreateClient'; readonly data: Readonly<DataOf<'ClientCreated'>> }
  | { readonly type: 'ConfigureClient'; readonly data: { readonly featuresConfig: FeaturesConfig; readonly paymentConfig: PaymentConfig } }
  | { readonly type: 'ChangeNotificationTemplates'; readonly data: { readonly templates: ClientTemplates } }

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
  if (command.type === 'ChangeNotificationTemplates') return changeTemplates(state.companyId, command.data.templates)
  return { events: [{ type: 'ClientConfigured', data: { companyId: state.companyId, ...command.data } }] }
}

function changeTemplates(companyId: string, templates: ClientTemplates): { events: ClientEvent[] } | { refusal: Refusal } {
  const checked = clientTemplatesSchema.safeParse(templates)
  if (checked.success) return { events: [{ type: 'NotificationTemplatesChanged', data: { companyId, templates: checked.data } }] }
  const [issue] = checked.error.issues
  return { refusal: { code: 'NOTIFICATION_TEMPLATES_INVALID', message: issue?.message ?? '', field: ['templates', ...(issue?.path ?? [])].join('.') } }
}
