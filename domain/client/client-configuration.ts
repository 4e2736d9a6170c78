/** Everything that is configured for a client company (3§2.6, 3§3), and what it is before anybody has configured it. */
import { z } from 'zod'
import { DEFAULT_MAXIMUM_FILES } from '../claim/form/attachment-errors.ts'
import { usualElogConfig, type ElogConfig } from './elog-config.ts'
import { featuresConfigSchema, type FeaturesConfig, type PaymentConfig } from './features-config.ts'
import { usualTemplates, type MicroserviceTemplates } from './microservice-templates.ts'

export const clientStatuses = ['ACTIVE', 'INACTIVE'] as const
export type ClientStatus = (typeof clientStatuses)[number]

/** Kinds of teleconsultation that a client may offer (3§3). */
export const teleconsultFeatures = [
  'Post Health Screening',
  'General Practitioner',
  'Dietician',
  'Mental Health',
  'ART Specialist',
] as const
export type TeleconsultFeature = (typeof teleconsultFeatures)[number]

/** What besides the NRIC may tell a client's people apart (3§3). */
export const secondaryIdentifiers = ['name', 'birthdate', 'staffid'] as const
export type SecondaryIdentifier = (typeof secondaryIdentifiers)[number]

export const enrolmentConfigSchema = z.object({ secondary_identifier: z.array(z.enum(secondaryIdentifiers)) })
export type EnrolmentConfig = z.infer<typeof enrolmentConfigSchema>

export const onboardingConfigSchema = z.object({
  /** The template of the welcome e-mail; while it is empty nobody is sent one (S39). */
  templateAlias: z.string(),
  /** The user of this company whom a trial of it is sent to: their id, because their address is theirs and may change. */
  testUserId: z.string().nullable(),
})
export type OnboardingConfig = z.infer<typeof onboardingConfigSchema>

export interface ClientConfiguration {
  readonly status: ClientStatus
  readonly featuresConfig: FeaturesConfig
  readonly paymentConfig: PaymentConfig
  readonly eLogConfig: ElogConfig
  readonly enrolmentConfig: EnrolmentConfig
  readonly onboardingEmailConfig: OnboardingConfig
  readonly microserviceTemplates: MicroserviceTemplates
  /** In the order in which members see them (`teleconsult_features_config`). */
  readonly teleconsultFeatures: readonly TeleconsultFeature[]
}

/** Everything is switched off until it is configured, and members get as many files as the portal allows (C01). */
export const unconfigured: ClientConfiguration = {
  status: 'ACTIVE',
  featuresConfig: { ...featuresConfigSchema.parse({}), maximumFileUpload: DEFAULT_MAXIMUM_FILES },
  paymentConfig: { defaults: { paymentMethod: '' }, autoFillBankDetails: false, updateBankInfo: false },
  eLogConfig: usualElogConfig,
  enrolmentConfig: { secondary_identifier: [] },
  onboardingEmailConfig: { templateAlias: '', testUserId: null },
  microserviceTemplates: usualTemplates,
  teleconsultFeatures: [],
}

/** What a new client starts with: one file per category (C01), nothing else switched on. */
export const newClientConfiguration: ClientConfiguration = {
  ...unconfigured,
  featuresConfig: { ...unconfigured.featuresConfig, maximumFileUpload: 1 },
}

/**
 * What a clone of a client starts with: all that is configured there, but for what belongs to that company: the person
 * who tries its welcome e-mail, and its plans.
 */
export function configurationForClone(configuration: ClientConfiguration): ClientConfiguration {
  const { defaultPlanEmployee: _, defaultPlanDependant: __, ...featuresConfig } = configuration.featuresConfig
  return {
    ...configuration,
    featuresConfig,
    status: 'ACTIVE',
    onboardingEmailConfig: { ...configuration.onboardingEmailConfig, testUserId: null },
  }
}

/** Parts of a configuration, each with the fields that are another value now. */
export type ConfigurationChange = {
  readonly [Part in keyof ClientConfiguration]?:
    | (Part extends 'paymentConfig'
        ? PaymentChange
        : ClientConfiguration[Part] extends readonly unknown[] | string
          ? ClientConfiguration[Part]
          : Changed<ClientConfiguration[Part]>)
    | undefined
}
type PaymentChange = Changed<Omit<PaymentConfig, 'defaults'>> & {
  readonly defaults?: Changed<PaymentConfig['defaults']> | undefined
}
type Changed<Fields> = { readonly [Field in keyof Fields]?: Fields[Field] | undefined }

/** The configuration after a change; a field that is missing, or undefined, stays as it is. */
export function withChange(configuration: ClientConfiguration, change: ConfigurationChange): ClientConfiguration {
  return {
    status: change.status ?? configuration.status,
    featuresConfig: merged(configuration.featuresConfig, change.featuresConfig),
    paymentConfig: withPaymentChange(configuration.paymentConfig, change.paymentConfig),
    eLogConfig: merged(configuration.eLogConfig, change.eLogConfig),
    enrolmentConfig: merged(configuration.enrolmentConfig, change.enrolmentConfig),
    onboardingEmailConfig: merged(configuration.onboardingEmailConfig, change.onboardingEmailConfig),
    microserviceTemplates: merged(configuration.microserviceTemplates, change.microserviceTemplates),
    teleconsultFeatures: change.teleconsultFeatures ?? configuration.teleconsultFeatures,
  }
}

function withPaymentChange(before: PaymentConfig, change: PaymentChange | undefined): PaymentConfig {
  return merged(before, { ...change, defaults: merged(before.defaults, change?.defaults) })
}

function merged<Fields extends object>(before: Fields, change: Changed<Fields> | undefined): Fields {
  const given = Object.entries(change ?? {}).filter(([, value]) => value !== undefined)
  return { ...before, ...(Object.fromEntries(given) as Partial<Fields>) }
}
