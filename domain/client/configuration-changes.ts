/** What of a client's configuration changes, as the events that record it. */
import { withChange, type ClientConfiguration, type ConfigurationChange } from './client-configuration.ts'
import type { ClientEvent } from './client-events.ts'
import { oneTimePasswordFields, paymentFields } from './feature-groups.ts'

/** One event for each kind of change; none when nothing is another value afterwards. */
export function configurationEvents(
  companyId: string,
  before: ClientConfiguration,
  change: ConfigurationChange,
): readonly ClientEvent[] {
  const after = withChange(before, change)
  const features = changedPart(before.featuresConfig, after.featuresConfig)
  const payment = onlyFields(features, paymentFields)
  const oneTimePasswords = onlyFields(features, oneTimePasswordFields)
  const offer = withoutFields(features, [...paymentFields, ...oneTimePasswordFields])
  const paymentConfig = changedPart(before.paymentConfig, after.paymentConfig)
  const eLogConfig = changedPart(before.eLogConfig, after.eLogConfig)
  const onboardingEmailConfig = changedPart(before.onboardingEmailConfig, after.onboardingEmailConfig)
  const microserviceTemplates = changedPart(before.microserviceTemplates, after.microserviceTemplates)
  const { status, enrolmentConfig, teleconsultFeatures } = after
  const events: readonly (ClientEvent | false)[] = [
    status !== before.status && { type: 'ClientStatusChanged', data: { companyId, status } },
    isAny(offer) && { type: 'ClientFeaturesChanged', data: { companyId, featuresConfig: offer } },
    (isAny(payment) || isAny(paymentConfig)) && {
      type: 'ClientPaymentChanged',
      data: {
        companyId,
        ...(isAny(payment) && { featuresConfig: payment }),
        ...(isAny(paymentConfig) && { paymentConfig }),
      },
    },
    isAny(oneTimePasswords) && {
      type: 'ClientOneTimePasswordsChanged',
      data: { companyId, featuresConfig: oneTimePasswords },
    },
    isAny(eLogConfig) && { type: 'ClientElogConfigChanged', data: { companyId, eLogConfig } },
    !isSame(enrolmentConfig, before.enrolmentConfig) && {
      type: 'ClientEnrolmentConfigChanged',
      data: { companyId, enrolmentConfig },
    },
    isAny(onboardingEmailConfig) && { type: 'ClientOnboardingChanged', data: { companyId, onboardingEmailConfig } },
    isAny(microserviceTemplates) && {
      type: 'MicroserviceTemplatesChanged',
      data: { companyId, microserviceTemplates },
    },
    !isSame(teleconsultFeatures, before.teleconsultFeatures) && {
      type: 'TeleconsultFeaturesChanged',
      data: { companyId, teleconsultFeatures: [...teleconsultFeatures] },
    },
  ]
  return events.filter((event) => event !== false)
}

function changedPart<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const old = new Map(Object.entries(before))
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => !isSame(old.get(field), value)),
  ) as Partial<Fields>
}

function onlyFields<Fields extends object, Field extends keyof Fields & string>(
  fields: Fields,
  names: readonly Field[],
): Pick<Fields, Field> {
  const wanted: readonly string[] = names
  return Object.fromEntries(Object.entries(fields).filter(([name]) => wanted.includes(name))) as Pick<Fields, Field>
}

function withoutFields<Fields extends object, Field extends keyof Fields & string>(
  fields: Fields,
  names: readonly Field[],
): Omit<Fields, Field> {
  const unwanted: readonly string[] = names
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !unwanted.includes(name))) as Omit<Fields, Field>
}

function isAny(fields: object): boolean {
  return Object.keys(fields).length > 0
}

/** Values are texts, numbers, flags, lists of these, and small groups whose fields stand in one order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
