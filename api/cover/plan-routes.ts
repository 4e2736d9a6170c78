/** A person's plan as members read it: the document of My Plan, and what it gives at the panel (2§2, 2§3, API-033 to API-036). */
import { planOfPerson } from '@member-care/projections/plans/plan-queries.ts'
import { versionOn } from '@member-care/domain/cover/member-cover.ts'
import { planAsDocument } from '@member-care/domain/cover/plan-as-document.ts'
import { termsSentences } from '@member-care/domain/cover/rule-sentences.ts'
import { formatSlashed, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { maskNric } from '@member-care/domain/identity/nric.ts'
import { planDocumentSchema } from '@member-care/domain/plan/plan-document.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { z } from 'zod'
import { planDocumentAnswerSchema } from '../clients/client-record.ts'
import { PLAN_DOCUMENT_TYPE } from '../clients/plan-document.ts'
import { sendRecorded } from '../documents/send-file.ts'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts, Routes } from '../http/parts.ts'
import { coveredPerson } from './cover-of-claim.ts'

const benefitsSchema = z.object({
  name: z.string(),
  /** Masked when the company wishes so (`maskNRIC`). */
  nric: z.string(),
  companyName: z.string(),
  companyCode: z.string(),
  /** `p` the benefit, `e` what it gives. */
  panelBenefits: z.array(z.object({ p: z.string(), e: z.string() })),
  specialRemarks: z.string(),
})

const plansSchema = z.object({
  /** One; none for somebody without a plan. `coverageDate` DD/MM/YYYY, the first day of the cover. */
  plan: z.array(z.object({ planName: z.string(), coverageDate: z.string() })),
  /**
   * Written from the plan; null for somebody without one, where the client's own document stands instead, and, as that one is, in a
   * session without a one-time password.
   */
  document: planDocumentSchema.nullable(),
  /** A PDF of the client's own; its bytes come from `/profile/benefitplans/{userId}/document`. */
  ownDocument: planDocumentAnswerSchema.nullable(),
})

const ofPerson = { params: z.object({ userId: z.string() }), querystring: z.object({ companyId: z.string() }) }

export const planRoutes: Routes = (app, parts) => {
  const config = { access: { userType: 'client' }, stepUp: 'requireOTPProfile', record: 'member' } as const
  for (const url of ['/benefitplans/:userId', '/profile/benefitplans/:userId']) {
    app.get(
      url,
      // The document of My Plan is shown to nobody who has not entered a one-time password (2§2, C33): not here, and not at the other address.
      {
        config: url.startsWith('/profile') ? { ...config, stepUp: 'always' } : config,
        schema: { ...ofPerson, response: { 200: plansSchema } },
      },
      async ({ caller, params, query }) => {
        const { plan, person, client } = await planOfFamily(parts, caller, query.companyId, params.userId)
        const showsDocument = caller.session.otpVerified
        const ownDocument = (showsDocument && client.planDocument) || null
        if (plan === undefined || person === undefined) return { plan: [], document: null, ownDocument }
        const writesDocument = showsDocument && ownDocument === null
        return {
          plan: [{ planName: plan.name, coverageDate: formatSlashed(person.coveredFrom) }],
          document: writesDocument ? planDocumentSchema.parse(planAsDocument(plan)) : null,
          ownDocument,
        }
      },
    )
  }
  app.get(
    '/profile/benefitplans/:userId/document',
    { config: { ...config, stepUp: 'always' }, schema: ofPerson },
    async ({ caller, params, query }, reply) => {
      const { client } = await planOfFamily(parts, caller, query.companyId, params.userId)
      if (client.planDocument === undefined) throw apiError('NOT_FOUND')
      return sendRecorded(reply, parts, { ...client.planDocument, mimeType: PLAN_DOCUMENT_TYPE })
    },
  )
  for (const url of ['/benefits/:userId', '/profile/benefits/:userId']) {
    app.get(
      url,
      { config, schema: { ...ofPerson, response: { 200: benefitsSchema } } },
      async ({ caller, params, query }) => {
        const { plan, client, record } = await planOfFamily(parts, caller, query.companyId, params.userId)
        const { maskNRIC, unmaskedNRICLength } = client.featuresConfig
        const benefits = plan?.groups.flatMap((group) => group.benefits) ?? []
        return {
          name: record.name ?? '',
          nric: maskNRIC ? maskNric(record.nric ?? '', unmaskedNRICLength) : (record.nric ?? ''),
          companyName: client.name,
          companyCode: client.companyCode,
          panelBenefits: benefits.flatMap(({ name, panel }) =>
            plan === undefined || panel === undefined
              ? []
              : [{ p: name, e: pageTexts.sentences(termsSentences(panel, plan)) }],
          ),
          specialRemarks: '',
        }
      },
    )
  }
}

/**
 * The plan of the caller, or of one of their dependants, as it holds today.
 * @throws ApiError 404 for anybody else, and where the client shows no plans
 */
async function planOfFamily(parts: Parts, { own }: Caller, companyId: string, personId: string) {
  const [client, entries] = await Promise.all([
    parts.clients.getClient(own, companyId),
    parts.users.companiesOf(own, own.userId),
  ])
  const entry = entries.find((one) => one.companyId === companyId)
  const record = entry?.records.find(({ uuid }) => uuid === personId)
  if (!client?.featuresConfig.allowMyPlan || entry === undefined || record === undefined) throw apiError('NOT_FOUND')
  const [found, person] = await Promise.all([
    planOfPerson(parts.database, own, companyId, personId),
    coveredPerson(parts, { companyId, employeeId: own.userId }, personId),
  ])
  const plan = found && person && versionOn(found.versions, person, singaporeToday(parts.clock()))
  return { client, record, person, plan }
}
