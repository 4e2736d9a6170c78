/** The form of a client: its fields side by side, what they make of a record, and what they ask the server for. Pure. */
import { hashKey } from '@tanstack/react-query'
import { DEFAULT_MAXIMUM_FILES } from '@member-care/domain/claim/form/attachment-errors.ts'
import type {
  ClientConfiguration,
  ClientStatus,
  SecondaryIdentifier,
  TeleconsultFeature,
} from '@member-care/domain/client/client-configuration.ts'
import {
  companyDetailsSchema,
  takenOverFields,
  type CompanyDetails,
  type TakenOver,
} from '@member-care/domain/client/company-details.ts'
import { configurationInputSchema, type ConfigurationInput } from '@member-care/domain/client/configuration-input.ts'
import { elogConfigShape, type ElogConfig } from '@member-care/domain/client/elog-config.ts'
import {
  featuresConfigSchema,
  type FeaturesConfig,
  type RegistrationProof,
  type WhoSeesUses,
} from '@member-care/domain/client/features-config.ts'
import { USUAL_SAMPLE_PERCENT } from '@member-care/domain/cover/straight-through.ts'
import { MAXIMUM_AMOUNT_CENTS } from '@member-care/domain/money/money.ts'
import {
  microserviceTemplatesShape,
  type MicroserviceTemplates,
} from '@member-care/domain/client/microservice-templates.ts'
import type { EditedClient } from './client-edit-calls.ts'

/** Numbers are null while their input is empty, and NaN while it holds no number. */
type Typed<Fields> = { [Field in keyof Fields]: number extends Fields[Field] ? number | null : Fields[Field] }

export interface ClientForm
  extends Typed<Required<FeaturesConfig>>, Typed<ElogConfig>, Partial<MicroserviceTemplates>, CompanyDetails {
  allowTrustedDevices: boolean
  registrationProof: RegistrationProof
  homeScreenName: string
  defaultPlanEmployee: string
  defaultPlanDependant: string
  whoSeesUses: WhoSeesUses
  showTreatmentToHr: boolean
  contentNeedsApproval: boolean
  straightThrough: boolean
  status: ClientStatus
  paymentMethod: string
  autoFillBankDetails: boolean
  updateBankInfo: boolean
  secondaryIdentifiers: SecondaryIdentifier[]
  templateAlias: string
  testEmail: string
  teleconsultFeatures: TeleconsultFeature[]
}
export type ClientField = keyof ClientForm & string

/** What nobody types: it is taken over from the company master. */
export const companyDetailFields = Object.keys(companyDetailsSchema.shape) as (keyof CompanyDetails)[]

export function formOf(client: EditedClient): ClientForm {
  const {
    featuresConfig,
    paymentConfig,
    eLogConfig,
    enrolmentConfig,
    onboardingEmailConfig,
    microserviceTemplates,
    teleconsult_features_config,
    status,
  } = client
  const { name, companyCode, groupCode, policyNo, inpatientPolicyNo, outpatientPolicyNo } = client
  return {
    ...{ name, companyCode, groupCode, policyNo, inpatientPolicyNo, outpatientPolicyNo },
    ...featuresConfig,
    allowTrustedDevices: featuresConfig.allowTrustedDevices ?? false,
    registrationProof: featuresConfig.registrationProof ?? 'dateOfBirth',
    homeScreenName: featuresConfig.homeScreenName ?? '',
    defaultPlanEmployee: featuresConfig.defaultPlanEmployee ?? '',
    defaultPlanDependant: featuresConfig.defaultPlanDependant ?? '',
    whoSeesUses: featuresConfig.whoSeesUses ?? 'employee',
    showTreatmentToHr: featuresConfig.showTreatmentToHr ?? false,
    contentNeedsApproval: featuresConfig.contentNeedsApproval ?? false,
    straightThrough: featuresConfig.straightThrough ?? false,
    straightThroughMost: featuresConfig.straightThroughMost ?? 0,
    straightThroughSample: featuresConfig.straightThroughSample ?? USUAL_SAMPLE_PERCENT,
    letterSecondPersonAbove: featuresConfig.letterSecondPersonAbove ?? MAXIMUM_AMOUNT_CENTS / 100,
    otherAmountLimitCents: featuresConfig.otherAmountLimitCents ?? MAXIMUM_AMOUNT_CENTS,
    // The server always says it; its schema knows clients of before there was one (C01).
    maximumFileUpload: featuresConfig.maximumFileUpload ?? DEFAULT_MAXIMUM_FILES,
    ...eLogConfig,
    ...microserviceTemplates,
    status,
    paymentMethod: paymentConfig.defaults.paymentMethod,
    autoFillBankDetails: paymentConfig.autoFillBankDetails,
    updateBankInfo: paymentConfig.updateBankInfo,
    secondaryIdentifiers: enrolmentConfig.secondary_identifier,
    templateAlias: onboardingEmailConfig.templateAlias,
    testEmail: onboardingEmailConfig.testEmail,
    teleconsultFeatures: teleconsult_features_config,
  }
}

const featureFields = Object.keys(featuresConfigSchema.shape)
const elogFields = Object.keys(elogConfigShape)
const templateFields = Object.keys(microserviceTemplatesShape)

/** What some of the fields ask for; a part none of whose fields is among them is not asked for. */
export function inputOf(fields: Partial<ClientForm>): ConfigurationInput {
  const { status, paymentMethod, secondaryIdentifiers, teleconsultFeatures } = fields
  const parts = {
    status,
    featuresConfig: some(fields, featureFields),
    paymentConfig: whereSome({
      ...some(fields, ['autoFillBankDetails', 'updateBankInfo']),
      ...(paymentMethod !== undefined && { defaults: { paymentMethod } }),
    }),
    eLogConfig: some(fields, elogFields),
    enrolmentConfig: secondaryIdentifiers && { secondary_identifier: secondaryIdentifiers },
    onboardingEmailConfig: some(fields, ['templateAlias', 'testEmail']),
    microserviceTemplates: some(fields, templateFields),
    teleconsult_features_config: teleconsultFeatures,
  }
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as ConfigurationInput
}

/** What some of the fields take over from the company master; undefined where nothing is. */
export function takenOverOf(fields: Partial<ClientForm>): TakenOver | undefined {
  return some(fields, takenOverFields)
}

function some(fields: Partial<ClientForm>, names: readonly string[]): object | undefined {
  return whereSome(Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name))))
}

function whereSome(part: object): object | undefined {
  return Object.keys(part).length === 0 ? undefined : part
}

/** What is wrong in a form, a text for each field. The server uses the same rules. */
export function clientFormErrors(form: ClientForm): Partial<Record<ClientField, string>> {
  const checked = configurationInputSchema.safeParse(inputOf(form))
  if (checked.success) return {}
  const errors: Partial<Record<ClientField, string>> = {}
  for (const { path, message } of checked.error.issues) errors[fieldOfPath(path.map(String))] ??= message
  return errors
}

/** The field that a path of the server's means. */
export function fieldOfPath([part = '', field = part]: readonly string[]): ClientField {
  if (part === 'teleconsult_features_config') return 'teleconsultFeatures'
  if (part === 'enrolmentConfig') return 'secondaryIdentifiers'
  return (part === 'paymentConfig' && field === 'defaults' ? 'paymentMethod' : field) as ClientField
}

/** The fields that were changed, as they are now. */
export function changedFields(before: ClientForm, after: ClientForm): Partial<ClientForm> {
  return Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) => hashKey([before[field as ClientField] ?? '']) !== hashKey([value ?? '']),
    ),
  ) as Partial<ClientForm>
}

/** The path of a field within the configuration, by which its label is found. */
export function pathOf(field: ClientField): string {
  if (field === 'paymentMethod') return 'paymentConfig.defaults.paymentMethod'
  if (field === 'secondaryIdentifiers') return 'enrolmentConfig.secondary_identifier'
  const part = partsByFields.find(([, fields]) => fields.includes(field))?.[0]
  return part === undefined ? field : `${part}.${field}`
}

const partsByFields: readonly (readonly [keyof ClientConfiguration, readonly string[]])[] = [
  ['featuresConfig', featureFields],
  ['paymentConfig', ['autoFillBankDetails', 'updateBankInfo']],
  ['eLogConfig', elogFields],
  ['onboardingEmailConfig', ['templateAlias', 'testEmail']],
  ['microserviceTemplates', templateFields],
]
