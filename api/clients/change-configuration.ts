/** Changes what is configured for a client, and takes over what the company master says of its company (3§2.6 Update Client). */
import type { ConfigurationChange, OnboardingConfig } from '@member-care/domain/client/client-configuration.ts'
import { configurationEvents } from '@member-care/domain/client/configuration-changes.ts'
import { masterDetailsOf, takenOverFields, type TakenOver } from '@member-care/domain/client/company-details.ts'
import type { ConfigurationInput } from '@member-care/domain/client/configuration-input.ts'
import { decideClient } from '@member-care/domain/client/decide-client.ts'
import { comparableEmail } from '@member-care/domain/identity/email-address.ts'
import { clientInputTexts } from '@member-care/domain/texts/client-edit-texts.ts'
import { clientTexts } from '@member-care/domain/texts/client-texts.ts'
import type { ClientRecord } from '@member-care/projections/clients/client-queries.ts'
import { listPlans } from '@member-care/projections/plans/plan-queries.ts'
import { planNoKey } from '@member-care/domain/cover/plans/plan-number.ts'
import { carryOutClient } from '../aggregates/client.ts'
import { findCompany } from '../company-master/company-master.ts'
import { apiError, fieldError, refusalError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { testEmailOf } from './client-record.ts'

/** More than a client has. */
const MOST_PLANS = 1000

export interface ClientChange {
  readonly clientId: string
  readonly input: ConfigurationInput
  /** What is to be taken over from the company master. */
  readonly company?: TakenOver | undefined
  /** The version that the person was looking at; without it, any version is changed. */
  readonly expectedVersion: number | undefined
}

/**
 * What the input does not name stays as it is.
 * @returns the client as it is then
 * @throws ApiError 404 for a client that the caller does not reach, 403 for templates that they may not change, 409 CONFLICT
 *   also where the company master says something else by now, 422 for a test e-mail of nobody in this company
 */
export async function changeConfiguration(
  parts: Parts,
  caller: Caller,
  { clientId, input, company, expectedVersion }: ClientChange,
): Promise<ClientRecord> {
  const client = await reachedClient(parts, caller, clientId)
  await demandOfMaster(parts, caller, clientId, company)
  await demandPlans(parts, client, input.featuresConfig)
  const { teleconsult_features_config: teleconsultFeatures, onboardingEmailConfig, ...rest } = input
  const change: ConfigurationChange = {
    ...rest,
    ...(teleconsultFeatures && { teleconsultFeatures }),
    ...(onboardingEmailConfig && { onboardingEmailConfig: await onboardingOf(parts, client, onboardingEmailConfig) }),
  }
  if (changesTemplates(client, change) && !caller.powers.has('microservices.edit')) throw apiError('FORBIDDEN')
  await carryOutClient(parts, clientId, {
    context: caller.context(),
    decide: (state) => decideClient({ type: 'ChangeConfiguration', data: change, company }, state),
    expectedRevision: expectedVersion,
    visibleIn: ['clients'],
  })
  return reachedClient(parts, caller, clientId)
}

/** What is not typed by anybody must be what the company master says. */
async function demandOfMaster(
  { database }: Parts,
  { scope }: Caller,
  clientId: string,
  company: TakenOver | undefined,
): Promise<void> {
  const taken = takenOverFields.filter((field) => company?.[field] !== undefined)
  if (!company || taken.length === 0) return
  const entry = await findCompany(database, scope, clientId)
  const master = entry && masterDetailsOf(entry)
  if (!taken.every((field) => company[field] === master?.[field]))
    throw refusalError({ code: 'CONFLICT', message: clientTexts.masterChanged })
}

/** A default plan is one of the client's. One that stands there already may stay. */
async function demandPlans(
  { database, systemReader }: Parts,
  { companyId, featuresConfig: before }: ClientRecord,
  asked: ConfigurationInput['featuresConfig'],
): Promise<void> {
  const fields = (['defaultPlanEmployee', 'defaultPlanDependant'] as const).filter(
    (field) => asked?.[field] !== undefined && asked[field] !== '' && asked[field] !== before[field],
  )
  if (fields.length === 0) return
  const all = await listPlans(
    database,
    systemReader,
    { companyId },
    { offset: 0, limit: MOST_PLANS },
    { field: 'planNo', direction: 'asc' },
  )
  const known = new Set(all.items.map(({ planNo }) => planNoKey(planNo)))
  const unknown = fields.find((field) => !known.has(planNoKey(asked?.[field] ?? '')))
  if (unknown) throw fieldError(`featuresConfig.${unknown}`, clientInputTexts.planUnknown)
}

/** @throws ApiError NOT_FOUND */
export async function reachedClient({ clients }: Parts, { scope }: Caller, clientId: string): Promise<ClientRecord> {
  const client = await clients.getClient(scope, clientId)
  if (!client) throw apiError('NOT_FOUND')
  return client
}

function changesTemplates(client: ClientRecord, { microserviceTemplates }: ConfigurationChange): boolean {
  return configurationEvents(client.companyId, client, { microserviceTemplates }).length > 0
}

/** The test e-mail must be that of a user in this company (3§5). One that stands there already may stay, though its user has left. */
async function onboardingOf(
  parts: Parts,
  client: ClientRecord,
  asked: NonNullable<ConfigurationInput['onboardingEmailConfig']>,
): Promise<Partial<OnboardingConfig>> {
  const { templateAlias, testEmail } = asked
  const alias = templateAlias === undefined ? {} : { templateAlias }
  if (testEmail === undefined || comparableEmail(testEmail) === comparableEmail(await testEmailOf(parts, client)))
    return alias
  if (testEmail === '') return { ...alias, testUserId: null }
  const user = await parts.users.findUserByEmail(parts.systemReader, testEmail)
  const isOfCompany =
    user?.userType === 'client' && user.memberships.some(({ companyId }) => companyId === client.companyId)
  if (!user || !isOfCompany) throw fieldError('onboardingEmailConfig.testEmail', clientInputTexts.testEmailUnknown)
  return { ...alias, testUserId: user.userId }
}

/** Whether what is sent ends a client: its members lose their cover here. For the declaration of routes. */
export function endsClient(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'status' in body && body.status === 'INACTIVE'
}
