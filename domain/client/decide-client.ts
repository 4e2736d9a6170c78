/** What can be asked of a client company's record, and what follows. */
import type { Refusal } from '../errors/refusal.ts'
import {
  clientTemplatesSchema,
  withTemplateChange,
  type ClientTemplates,
} from '../notification/notification-templates.ts'
import {
  newClientConfiguration,
  unconfigured,
  type ClientConfiguration,
  type ConfigurationChange,
} from './client-configuration.ts'
import type { ClientEvent } from './client-events.ts'
import type { ClientRecordState, ClientState } from './client-state.ts'
import { changeOfDetails, type TakenOver } from './company-details.ts'
import { configurationEvents } from './configuration-changes.ts'
import type { OwnPlanDocument } from './own-plan-document.ts'
import { decideProvisioningToken, type ProvisioningTokenCommand } from './provisioning-tokens.ts'
import type { FeaturesConfig, PaymentConfig } from './features-config.ts'

type DataOf<Type extends ClientEvent['type']> = Extract<ClientEvent, { type: Type }>['data']

export type ClientCommand =
  | { readonly type: 'CreateClient'; readonly data: Readonly<DataOf<'ClientCreated'>> }
  /** What a client that is taken over begins with. */
  | {
      readonly type: 'ConfigureClient'
      readonly data: { readonly featuresConfig: FeaturesConfig; readonly paymentConfig: PaymentConfig }
    }
  | {
      readonly type: 'ChangeConfiguration'
      readonly data: ConfigurationChange
      /** What is taken over from the company master with it. */
      readonly company?: TakenOver | undefined
    }
  /** A text that is left out stays, and one that is emptied is ours again. */
  | { readonly type: 'ChangeNotificationTemplates'; readonly data: { readonly templates: ClientTemplates } }
  /** Without one, what is made from the plan stands again. */
  | { readonly type: 'ChangePlanDocument'; readonly planDocument: OwnPlanDocument | undefined }
  | ProvisioningTokenCommand

/** The events that a command leads to, or why it is refused. */
export function decideClient(
  command: ClientCommand,
  state: ClientState,
): { events: readonly ClientEvent[] } | { refusal: Refusal } {
  if (command.type === 'CreateClient') {
    return state
      ? { refusal: { code: 'CLIENT_EXISTS', message: 'This company is a client already.' } }
      : { events: createdAs(command.data) }
  }
  if (!state) return { refusal: { code: 'CLIENT_NOT_FOUND', message: 'Data Not Found' } }
  const { companyId } = state
  switch (command.type) {
    case 'ChangeNotificationTemplates':
      return changeTemplates(companyId, withTemplateChange(state.notificationTemplates, command.data.templates))
    case 'ChangePlanDocument':
      return { events: planDocumentEvents(state, command.planDocument) }
    case 'ChangeConfiguration':
      return {
        events: [
          ...companyEvents(state, command.company ?? {}),
          ...configurationEvents(companyId, state.configuration, command.data),
        ],
      }
    case 'MakeProvisioningToken':
    case 'EndProvisioningToken':
      return decideProvisioningToken(command, state)
    case 'ConfigureClient':
      return { events: [{ type: 'ClientConfigured', data: { companyId, ...command.data } }] }
  }
}

/** A client that is made here, of the company master, begins as new clients do (C01); a clone as the other one, and one that is taken over as it was. */
function createdAs(created: DataOf<'ClientCreated'>): readonly ClientEvent[] {
  const isNew = created.companyMasterId !== undefined && created.clonedFrom === undefined
  return [
    { type: 'ClientCreated', data: created },
    ...(isNew ? eventsOfBeginning(created.companyId, newClientConfiguration) : []),
  ]
}

function companyEvents(state: ClientRecordState, taken: TakenOver): readonly ClientEvent[] {
  const changed = changeOfDetails(state, taken)
  if (Object.keys(changed).length === 0) return []
  return [{ type: 'ClientCompanyChanged', data: { companyId: state.companyId, ...changed } }]
}

/** Nothing happens where none stands, and none is wanted. */
function planDocumentEvents(
  { companyId, planDocument: before }: ClientRecordState,
  planDocument: OwnPlanDocument | undefined,
): readonly ClientEvent[] {
  if (before === undefined && planDocument === undefined) return []
  return [{ type: 'ClientPlanDocumentChanged', data: { companyId, ...(planDocument && { planDocument }) } }]
}

/** The events by which a client that was just created comes to a whole configuration. */
export function eventsOfBeginning(companyId: string, configuration: ClientConfiguration): readonly ClientEvent[] {
  const { featuresConfig, paymentConfig, ...rest } = configuration
  return [
    { type: 'ClientConfigured', data: { companyId, featuresConfig, paymentConfig } },
    ...configurationEvents(companyId, unconfigured, rest),
  ]
}

function changeTemplates(
  companyId: string,
  templates: ClientTemplates,
): { events: readonly ClientEvent[] } | { refusal: Refusal } {
  const checked = clientTemplatesSchema.safeParse(templates)
  if (checked.success)
    return { events: [{ type: 'NotificationTemplatesChanged', data: { companyId, templates: checked.data } }] }
  const [issue] = checked.error.issues
  return {
    refusal: {
      code: 'NOTIFICATION_TEMPLATES_INVALID',
      message: issue?.message ?? '',
      field: ['templates', ...(issue?.path ?? [])].join('.'),
    },
  }
}
