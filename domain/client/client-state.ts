/** What a client company's record has come to. Decisions, the history and its earlier states fold the same events with this. */
import { unlessRedacted } from '../events/event-definition.ts'
import type { ClientTemplates } from '../notification/notification-templates.ts'
import { withoutUndefined } from '../schemas/changed-fields.ts'
import { unconfigured, withChange, type ClientConfiguration, type ConfigurationChange } from './client-configuration.ts'
import type { ClientEvent } from './client-events.ts'
import type { OwnPlanDocument } from './own-plan-document.ts'
import type { LiveTokens } from './provisioning-tokens.ts'

export interface ClientRecordState extends Omit<
  Extract<ClientEvent, { type: 'ClientCreated' }>['data'],
  'companyMasterId' | 'clonedFrom'
> {
  readonly companyMasterId?: string | undefined
  readonly clonedFrom?: string | undefined
  readonly configuration: ClientConfiguration
  readonly notificationTemplates: ClientTemplates
  /** What the client wrote of its plan itself. */
  readonly planDocument?: OwnPlanDocument | undefined
  readonly provisioningTokens: LiveTokens
}
/** Undefined until the client is created. */
export type ClientState = ClientRecordState | undefined

/** The state after one more event. Never throws. */
export function evolveClient(state: ClientState, event: ClientEvent): ClientState {
  if (event.type === 'ClientCreated')
    return { ...event.data, configuration: unconfigured, notificationTemplates: {}, provisioningTokens: [] }
  if (!state) return state
  if (event.type === 'ClientCompanyChanged') return { ...state, ...withoutUndefined(event.data) }
  if (event.type === 'NotificationTemplatesChanged') return { ...state, notificationTemplates: event.data.templates }
  if (event.type === 'ClientPlanDocumentChanged') return { ...state, planDocument: event.data.planDocument }
  if (event.type === 'ProvisioningTokenMade')
    return { ...state, provisioningTokens: [...state.provisioningTokens, event.data.tokenId] }
  if (event.type === 'ProvisioningTokenEnded')
    return { ...state, provisioningTokens: state.provisioningTokens.filter((id) => id !== event.data.tokenId) }
  return { ...state, configuration: withChange(state.configuration, configurationChangeOf(event)) }
}

type ConfigurationEvent = Exclude<
  ClientEvent,
  {
    type:
      | 'ClientCreated'
      | 'ClientCompanyChanged'
      | 'NotificationTemplatesChanged'
      | 'ClientPlanDocumentChanged'
      | 'ProvisioningTokenMade'
      | 'ProvisioningTokenEnded'
  }
>

/** What an event says of the configuration. */
export function configurationChangeOf({ data }: ConfigurationEvent): ConfigurationChange {
  const { companyId: _, ...change } = data
  if (!('eLogConfig' in change) || change.eLogConfig === undefined) return change as ConfigurationChange
  const { companyEmails, ...eLogConfig } = change.eLogConfig
  // The key of a company's addresses is never destroyed; a deployment that does it all the same loses them and nothing else.
  return {
    ...change,
    eLogConfig: {
      ...eLogConfig,
      companyEmails: companyEmails === undefined ? undefined : (unlessRedacted(companyEmails) ?? []),
    },
  } as ConfigurationChange
}
