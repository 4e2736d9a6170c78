/** A client with everything that is configured for it, as the console reads and changes it (3§2.6, 3§3). */
import {
  clientStatuses,
  enrolmentConfigSchema,
  teleconsultFeatures,
} from '@member-care/domain/client/client-configuration.ts'
import { elogConfigSchema } from '@member-care/domain/client/elog-config.ts'
import { featuresConfigSchema, paymentConfigSchema } from '@member-care/domain/client/features-config.ts'
import { ownPlanDocumentSchema } from '@member-care/domain/client/own-plan-document.ts'
import { microserviceTemplatesSchema } from '@member-care/domain/client/microservice-templates.ts'
import type { ClientRecord } from '@member-care/projections/clients/client-queries.ts'
import { administratorNames } from '@member-care/projections/users/administrator-queries.ts'
import { z } from 'zod'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { clientRowSchema, toClientRow } from './client-row.ts'

/** The client's own document of the plan, as it is shown before it is opened. */
export const planDocumentAnswerSchema = ownPlanDocumentSchema.pick({ fileName: true, bytes: true })

export const consoleClientSchema = clientRowSchema
  .extend({
    /** For `expectedVersion`. */
    version: z.number().int(),
    status: z.enum(clientStatuses),
    companyCode: z.string(),
    inpatientPolicyNo: z.string(),
    outpatientPolicyNo: z.string(),
    /** The administrator who changed it last, where it was one. */
    updatedBy: z.string().nullable(),
    featuresConfig: featuresConfigSchema,
    paymentConfig: paymentConfigSchema,
    eLogConfig: elogConfigSchema,
    enrolmentConfig: enrolmentConfigSchema,
    onboardingEmailConfig: z.object({ templateAlias: z.string(), testEmail: z.string() }),
    /** Only for who may see the Microservices section (C27). */
    microserviceTemplates: microserviceTemplatesSchema.optional(),
    teleconsult_features_config: z.array(z.enum(teleconsultFeatures)),
    /** What the client wrote of its plan itself; null where members read what is made from the plan. */
    planDocument: planDocumentAnswerSchema.nullable(),
  })
  .meta({ id: 'ConsoleClient' })
export type ConsoleClient = z.infer<typeof consoleClientSchema>

export async function toConsoleClient(parts: Parts, caller: Caller, client: ClientRecord): Promise<ConsoleClient> {
  const [testEmail, names] = await Promise.all([
    testEmailOf(parts, client),
    administratorNames(parts.database, parts.systemReader, [client.updatedBy]),
  ])
  const {
    companyCode,
    inpatientPolicyNo,
    outpatientPolicyNo,
    featuresConfig,
    paymentConfig,
    eLogConfig,
    enrolmentConfig,
    microserviceTemplates,
  } = client
  return {
    ...toClientRow(client),
    version: client.revision,
    status: client.status,
    companyCode,
    inpatientPolicyNo,
    outpatientPolicyNo,
    updatedBy: names.get(client.updatedBy) ?? null,
    featuresConfig,
    paymentConfig,
    eLogConfig,
    enrolmentConfig,
    onboardingEmailConfig: { templateAlias: client.onboardingEmailConfig.templateAlias, testEmail },
    ...(caller.powers.has('microservices.view') && { microserviceTemplates }),
    teleconsult_features_config: [...client.teleconsultFeatures],
    planDocument: client.planDocument ?? null,
  }
}

/** The address of the user who tries the welcome e-mail, as it is now; empty when there is none, or they were forgotten. */
export async function testEmailOf(
  { users, systemReader }: Pick<Parts, 'users' | 'systemReader'>,
  { onboardingEmailConfig: { testUserId } }: ClientRecord,
): Promise<string> {
  const user = testUserId === null ? undefined : await users.getUser(systemReader, testUserId)
  return user?.email ?? ''
}
