/** The calls of members about their cover. */
import { coveredAs, planDataSchema } from '@member-care/domain/cover/plan.ts'
import { z } from 'zod'
import type { App, Parts, Routes } from '../http/parts.ts'
import { readMemberCover } from './member-cover.ts'
import { planRoutes } from './plan-routes.ts'

const otherCovers = z
  .array(z.object({ from: z.string(), to: z.string().optional() }))
  .readonly()
  .optional()
const personSchema = z.object({
  id: z.string(),
  as: z.enum(coveredAs),
  bornOn: z.string().optional(),
  coveredFrom: z.string(),
  coveredTo: z.string().optional(),
  familyFrom: z.string(),
  familyTo: z.string().optional(),
  otherCovers,
  otherFamilyCovers: otherCovers,
})

const useSchema = z.object({
  sourceId: z.string(),
  state: z.enum(['reserved', 'used']),
  personId: z.string(),
  date: z.string(),
  visitId: z.string(),
  stayId: z.string().optional(),
  disabilityId: z.string().optional(),
  pools: z.array(z.object({ pool: z.string(), amount: z.number() })).readonly(),
  told: z
    .object({
      kind: z.enum(['claim', 'letter']),
      benefitId: z.string(),
      payableCents: z.number(),
      claim: z.object({ kind: z.enum(['outpatient', 'inpatient']), no: z.string(), status: z.string() }).optional(),
    })
    .optional(),
})

/** As `MemberCover` of the domain, which says what each means. */
const memberCoverSchema = z
  .object({
    today: z.string(),
    people: z.array(z.object({ name: z.string(), planId: z.string().optional(), person: personSchema })).readonly(),
    plans: z.record(z.string(), z.array(planDataSchema).readonly()),
    uses: z.array(useSchema).readonly(),
    providers: z.object({ panel: z.array(z.string()).readonly(), excluded: z.array(z.string()).readonly() }),
    rates: z.record(z.string(), z.array(z.object({ date: z.string(), perUnitBillionths: z.number() })).readonly()),
  })
  .meta({ id: 'MemberCover' })

export const coverMemberRoutes: readonly Routes[] = [addCoverRoute, planRoutes]

function addCoverRoute(app: App, parts: Parts): void {
  const schema = { querystring: z.object({ companyId: z.string() }), response: { 200: memberCoverSchema } }
  // It tells of claims.
  const config = { access: { userType: 'client' }, stepUp: 'requireOTPClaims' } as const
  app.get('/cover', { config, schema }, ({ caller, query }) => readMemberCover(parts, caller, query.companyId))
}
