/** A client company and what it has configured, on the stream `client-<companyId>`. */
import { z } from 'zod'
import { defineEvent, type EventOf } from '../events/event-definition.ts'
import { recordedClientTemplatesSchema } from '../notification/notification-templates.ts'
import { featuresConfigSchema, paymentConfigSchema } from './features-config.ts'

export const clientCreated = defineEvent(
  'ClientCreated',
  'The client company is known here.',
  z.object({
    companyId: z.string(),
    name: z.string(),
    /** The company's code with the insurer (`benefit.companyCode`). */
    companyCode: z.string(),
    groupCode: z.string(),
    policyNo: z.string(),
    inpatientPolicyNo: z.string(),
    outpatientPolicyNo: z.string(),
    /** Its entry in the company master, for one that was chosen there (3§2.5). */
    companyMasterId: z.string().optional(),
    /** The client whose configuration it began with (3§2.6 Clone). */
    clonedFrom: z.string().optional(),
  }),
)

export const clientConfigured = defineEvent(
  'ClientConfigured',
  'Features and payment configuration of the client as they are afterwards.',
  z.object({ companyId: z.string(), featuresConfig: featuresConfigSchema, paymentConfig: paymentConfigSchema }),
)

export const notificationTemplatesChanged = defineEvent(
  'NotificationTemplatesChanged',
  'The texts in which the client words notifications itself, as they are afterwards.',
  z.object({ companyId: z.string(), templates: recordedClientTemplatesSchema }),
)

export const clientEventDefinitions = [clientCreated, clientConfigured, notificationTemplatesChanged] as const
export type ClientEvent = EventOf<(typeof clientEventDefinitions)[number]>
