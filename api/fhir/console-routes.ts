/** Cover and plans as FHIR, for administrators. */
import { coverBundle } from '@member-care/domain/cover/fhir/cover-bundle.ts'
import { insurancePlan, publishedPlan } from '@member-care/domain/cover/fhir/insurance-plan.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { z } from 'zod'
import { coveredPerson } from '../cover/cover-of-claim.ts'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import { DOWNLOAD_MILLISECONDS } from '../http/patient-call.ts'
import type { App, Parts, Routes } from '../http/parts.ts'
import { recordView } from '../http/record-view.ts'
import { reachedPlan } from '../plans/plans.ts'
import { exportCover, type Asked } from './export-cover.ts'
import { fhirNaming } from './fhir-naming.ts'
import { sendFhir } from './send-fhir.ts'

export const fhirConsoleRoutes: Routes = (app, parts) => {
  addCoverOfPerson(app, parts)
  addPlan(app, parts)
}

function addCoverOfPerson(app: App, parts: Parts): void {
  app.get(
    '/console/users/:id/fhir',
    {
      handlerTimeout: DOWNLOAD_MILLISECONDS,
      config: { access: { power: 'claims.view' }, stepUp: 'always', record: 'user' },
      schema: { params: z.object({ id: z.string() }), querystring: z.object({ companyId: z.string() }) },
    },
    async ({ caller, params: { id }, query: { companyId } }, reply) => {
      const exported = await exportCover(parts, await reachedPerson(parts, caller, companyId, id))
      // What was treated, where, and for how much: reading it is on record before it is answered.
      await recordView(parts.eventLog, { subjectId: id, what: 'cover', recordId: id }, caller.context())
      return sendFhir(reply, `cover-${exported.date}.fhir.json`, coverBundle(exported, fhirNaming(parts.settings)))
    },
  )
}

/** One person, without what others know them by. @throws ApiError 404 for somebody out of reach, or not covered under this company */
async function reachedPerson(parts: Parts, { scope }: Caller, companyId: string, userId: string): Promise<Asked> {
  const [user, client] = await Promise.all([
    parts.users.getUser(scope, userId),
    parts.clients.getClient(scope, companyId),
  ])
  const membership = user?.memberships.find((one) => one.companyId === companyId)
  if (!user || !client || !membership) throw apiError('NOT_FOUND')
  const employeeId = membership.employeeId ?? userId
  const person = await coveredPerson(parts, { companyId, employeeId }, userId)
  if (person === undefined) throw apiError('NOT_FOUND')
  return { scope, client, employeeId, people: [{ person, name: user.name ?? '' }], isPlanTold: true }
}

function addPlan(app: App, parts: Parts): void {
  app.get(
    '/console/plans/:planId/fhir',
    {
      config: { access: { power: 'plans.view' }, stepUp: 'always', record: 'plan' },
      schema: { params: z.object({ planId: z.string() }) },
    },
    async ({ caller, params: { planId } }, reply) => {
      const { companyName, versions } = await reachedPlan(parts, caller, planId)
      const newest = versions.at(-1)
      if (newest === undefined) throw apiError('NOT_FOUND')
      const { base, uuidOf } = fhirNaming(parts.settings)
      const published = publishedPlan(
        planId,
        versions.map(({ content }) => content),
        newest.content,
      )
      const id = uuidOf('plan', planId, String(newest.version))
      const today = singaporeToday(parts.clock())
      return sendFhir(
        reply,
        `plan-version-${newest.version}.fhir.json`,
        insurancePlan(id, { ...published, version: newest.version }, { display: companyName }, today, base),
      )
    },
  )
}
