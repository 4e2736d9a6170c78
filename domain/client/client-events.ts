/** A client company and what it has configured, on the stream `client-<companyId>`. */
import { z } from 'zod'
import { defineEvent, type EventOf } from '../events/event-definition.ts'
import { recordedClientTemplatesSchema } from '../notification/notification-templates.ts'
import { changedFields, omit, pick } from '../schemas/changed-fields.ts'
import {
  clientStatuses,
  enrolmentConfigSchema,
  onboardingConfigSchema,
  teleconsultFeatures,
} from './client-configuration.ts'
import { companyDetailsSchema } from './company-details.ts'
import { recordedElogShape } from './elog-config.ts'
import { oneTimePasswordFields, paymentFields } from './feature-groups.ts'
import { featuresConfigSchema, paymentConfigSchema } from './features-config.ts'
import { microserviceTemplatesShape } from './microservice-templates.ts'
import { ownPlanDocumentSchema } from './own-plan-document.ts'
import { provisioningTokenEnded, provisioningTokenMade } from './provisioning-tokens.ts'

const clientCreated = defineEvent(
  'ClientCreated',
  'The client company is known here.',
  z.object({
    companyId: z.string(),
    ...companyDetailsSchema.shape,
    /** Its entry in the company master, for one that was chosen there (3§2.5). */
    companyMasterId: z.string().optional(),
    /** The client whose configuration it began with (3§2.6 Clone). */
    clonedFrom: z.string().optional(),
  }),
)

const companyId = z.string()

const clientCompanyChanged = defineEvent(
  'ClientCompanyChanged',
  'What the company master says of the company was taken over: the fields that changed, as they are afterwards.',
  z.object({ companyId, ...changedFields(companyDetailsSchema.shape).shape }),
)

const clientConfigured = defineEvent(
  'ClientConfigured',
  'Features and payment configuration of the client as they are afterwards.',
  z.object({ companyId, featuresConfig: featuresConfigSchema, paymentConfig: paymentConfigSchema }),
)

const clientStatusChanged = defineEvent(
  'ClientStatusChanged',
  'The client is, or is no longer, an active one.',
  z.object({ companyId, status: z.enum(clientStatuses) }),
)

const clientFeaturesChanged = defineEvent(
  'ClientFeaturesChanged',
  'What members are offered and shown is another: the fields that changed, as they are afterwards.',
  z.object({
    companyId,
    featuresConfig: changedFields(omit(featuresConfigSchema.shape, [...paymentFields, ...oneTimePasswordFields])),
  }),
)

const clientPaymentChanged = defineEvent(
  'ClientPaymentChanged',
  'How claims are paid is another: the fields that changed, as they are afterwards.',
  z.object({
    companyId,
    featuresConfig: changedFields(pick(featuresConfigSchema.shape, paymentFields)).optional(),
    paymentConfig: changedFields(paymentConfigSchema.shape).optional(),
  }),
)

const clientOneTimePasswordsChanged = defineEvent(
  'ClientOneTimePasswordsChanged',
  'Where members are asked for a one-time password is another: the fields that changed, as they are afterwards.',
  z.object({ companyId, featuresConfig: changedFields(pick(featuresConfigSchema.shape, oneTimePasswordFields)) }),
)

const clientElogConfigChanged = defineEvent(
  'ClientElogConfigChanged',
  'How letters of guarantee are made is another: the fields that changed, as they are afterwards.',
  z.object({ companyId, eLogConfig: changedFields(recordedElogShape) }),
  { personal: { 'eLogConfig.companyEmails': 'companyId' } },
)

const clientEnrolmentConfigChanged = defineEvent(
  'ClientEnrolmentConfigChanged',
  'What besides the NRIC tells people of the client apart, in its order, as it is afterwards.',
  z.object({ companyId, enrolmentConfig: enrolmentConfigSchema }),
)

const clientOnboardingChanged = defineEvent(
  'ClientOnboardingChanged',
  'How new users are welcomed is another: the fields that changed, as they are afterwards.',
  z.object({ companyId, onboardingEmailConfig: changedFields(onboardingConfigSchema.shape) }),
)

const microserviceTemplatesChanged = defineEvent(
  'MicroserviceTemplatesChanged',
  'Messages are made from other templates of the message service: the ids that changed, as they are afterwards.',
  z.object({ companyId, microserviceTemplates: changedFields(microserviceTemplatesShape) }),
)

const teleconsultFeaturesChanged = defineEvent(
  'TeleconsultFeaturesChanged',
  'The kinds of teleconsultation that members are offered, in their order, as they are afterwards.',
  z.object({ companyId, teleconsultFeatures: z.array(z.enum(teleconsultFeatures)) }),
)

const notificationTemplatesChanged = defineEvent(
  'NotificationTemplatesChanged',
  'The texts in which the client words notifications itself, as they are afterwards.',
  z.object({ companyId: z.string(), templates: recordedClientTemplatesSchema }),
)

const clientPlanDocumentChanged = defineEvent(
  'ClientPlanDocumentChanged',
  'Members read this document of the client’s own under My Plan; without one, they read what is made from the plan.',
  z.object({ companyId, planDocument: ownPlanDocumentSchema.optional() }),
)

export const clientEventDefinitions = [
  clientCreated,
  clientCompanyChanged,
  clientConfigured,
  clientStatusChanged,
  clientFeaturesChanged,
  clientPaymentChanged,
  clientOneTimePasswordsChanged,
  clientElogConfigChanged,
  clientEnrolmentConfigChanged,
  clientOnboardingChanged,
  microserviceTemplatesChanged,
  teleconsultFeaturesChanged,
  notificationTemplatesChanged,
  clientPlanDocumentChanged,
  provisioningTokenMade,
  provisioningTokenEnded,
] as const
export type ClientEvent = EventOf<(typeof clientEventDefinitions)[number]>
