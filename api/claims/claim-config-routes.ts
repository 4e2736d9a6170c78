/** What the claims area of a company offers: its configuration and the lists of its forms (1§7 Claim configuration, S31). */
import { claimOptionsSchema, inpatientOptionsSchema } from '@member-care/domain/claim/claim-options.ts'
import { readVisitDate } from '@member-care/domain/claim/visit-date.ts'
import { featuresForMember } from '@member-care/domain/client/client-links.ts'
import {
  featuresConfigSchema,
  paymentConfigSchema,
  type FeaturesConfig,
} from '@member-care/domain/client/features-config.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { z } from 'zod'
import { apiError, fieldError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { App, Parts } from '../http/parts.ts'
import { benefitsOfPlan } from '../cover/benefits-of-plan.ts'
import { readClaimOptions } from './catalogue/claim-catalogue.ts'
import { coverOf } from './claim-form-context.ts'

const member = { access: { userType: 'client' }, stepUp: 'none' } as const

const benefitConfigSchema = z.object({
  featuresConfig: featuresConfigSchema,
  benefit: z.object({ companyCode: z.string() }),
  supportingVisitCode: z.array(z.string()),
  paymentConfig: paymentConfigSchema,
})

const ofCompany = z.object({ companyId: z.string() })
const ofVisit = ofCompany.extend({ date: z.string(), claimantUUID: z.string() })

export function addClaimConfigRoutes(app: App, parts: Parts): void {
  for (const url of ['/config/benefits', '/claims/config/benefits', '/profile/config/benefits']) {
    app.get(
      url,
      { config: member, schema: { querystring: ofCompany, response: { 200: benefitConfigSchema } } },
      async (request) => {
        const { featuresConfig, paymentConfig, companyCode } = await clientOf(
          parts,
          request.caller,
          request.query.companyId,
        )
        return {
          featuresConfig: await featuresFor(parts, request.caller, request.query.companyId, featuresConfig),
          benefit: { companyCode },
          supportingVisitCode: featuresConfig.supportingVisitCode,
          paymentConfig,
        }
      },
    )
  }

  for (const url of [
    '/config/claimoptions',
    '/profile/config/claimoptions',
    '/elog/config/claimoptions',
    '/claims/config/claimoptions',
  ]) {
    app.get(
      url,
      { config: member, schema: { querystring: ofCompany, response: { 200: claimOptionsSchema } } },
      (request) => optionsOfToday(parts, request.caller, request.query.companyId),
    )
  }

  // The catalogue's call has no query (1§7): then it is the company that the member is shown under first.
  app.get(
    '/inpatientclaimoptions',
    { config: member, schema: { querystring: ofCompany.partial(), response: { 200: inpatientOptionsSchema } } },
    async ({ caller, query }) => {
      const { inpatient } = await optionsOfToday(
        parts,
        caller,
        query.companyId ?? (await firstCompanyOf(parts, caller)),
      )
      return inpatient
    },
  )

  app.get(
    '/claims/config/claimoptions/v2',
    { config: member, schema: { querystring: ofVisit, response: { 200: claimOptionsSchema } } },
    async (request) => {
      const { companyId, claimantUUID, date } = request.query
      const { user, scope } = request.caller
      const client = await clientOf(parts, request.caller, companyId)
      const entries = await parts.users.companiesOf(scope, user.userId)
      const claimant = entries
        .find((entry) => entry.companyId === companyId)
        ?.records.find(({ uuid }) => uuid === claimantUUID)
      if (!claimant) throw apiError('NOT_FOUND')
      const visitDate = readVisitDate(
        date,
        await coverOf(parts, { companyId, employeeId: user.userId }, claimantUUID),
        singaporeToday(parts.clock()),
      )
      if (visitDate.error !== undefined) throw fieldError('visitDate', visitDate.error)
      return readClaimOptions(
        parts.database,
        { companyId, memberType: claimant.memberType, visitDate: visitDate.date },
        client.paymentConfig,
        await benefitsOfPlan(parts, { companyId, employeeId: user.userId }, claimantUUID, visitDate.date),
      )
    },
  )
}

/** An HR administrator of a company who is no member of it reads what its employees do. */
async function featuresFor(parts: Parts, { scope, user }: Caller, companyId: string, features: FeaturesConfig) {
  const entries = await parts.users.companiesOf(scope, user.userId)
  return featuresForMember(features, entries.find((entry) => entry.companyId === companyId)?.memberType ?? 'E')
}

async function optionsOfToday(parts: Parts, caller: Caller, companyId: string) {
  const { paymentConfig } = await clientOf(parts, caller, companyId)
  const visitDate = singaporeToday(parts.clock())
  const { userId } = caller.user
  return readClaimOptions(
    parts.database,
    { companyId, memberType: 'E', visitDate },
    paymentConfig,
    await benefitsOfPlan(parts, { companyId, employeeId: userId }, userId, visitDate),
  )
}

async function firstCompanyOf(parts: Parts, { scope, user: { userId } }: Caller): Promise<string> {
  return (await parts.users.getUser(scope, userId))?.defaultCompanyId ?? ''
}

async function clientOf(parts: Parts, caller: Caller, companyId: string) {
  const client = await parts.clients.getClient(caller.scope, companyId)
  if (!client) throw apiError('NOT_FOUND')
  return client
}
