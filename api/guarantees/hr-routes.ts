/** What a company's HR does with requests for letters of guarantee: passes them on, or declines them. Nothing of the illness is shown here. */
import { decideGuarantee } from '@member-care/domain/guarantee/decide-guarantee.ts'
import type { GuaranteeCommand } from '@member-care/domain/guarantee/guarantee-commands.ts'
import { guaranteeStatuses } from '@member-care/domain/guarantee/guarantee-status.ts'
import { listGuarantees, type GuaranteeSummary } from '@member-care/projections/guarantees/guarantee-queries.ts'
import { z } from 'zod'
import { carryOutGuarantee } from '../aggregates/guarantee.ts'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { App, Parts, Routes } from '../http/parts.ts'
import { guaranteeSummarySchema, toGuaranteeSummary } from './guarantee-answers.ts'
import { masked } from './shown-nric.ts'
import { reachedGuarantee } from './reached-guarantee.ts'

const config = { access: { power: 'employees.guarantees' }, stepUp: 'requireOTPLOG' } as const
const hrGuaranteeSchema = guaranteeSummarySchema.extend({ companyName: z.string() }).meta({ id: 'HrGuarantee' })
const params = z.object({ id: z.string() })
const listQuery = z.object({
  offset: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  /** What waits for HR, unless told. */
  status: z.enum(guaranteeStatuses).default('PENDING_HR'),
})
/** The version that was looked at: another one since is a conflict (409). */
const seen = z.object({ expectedVersion: z.int().min(0) })

export const guaranteesHrRoutes: Routes = (app, parts) => {
  app.get(
    '/hradmin/guarantees',
    {
      config,
      schema: {
        querystring: listQuery,
        response: { 200: z.object({ items: z.array(hrGuaranteeSchema), total: z.number() }) },
      },
    },
    async ({ caller, query: { offset, limit, status } }) => {
      const listed = await listGuarantees(
        parts,
        caller.scope,
        { status },
        { offset, limit },
        { field: 'admissionOn', direction: 'asc' },
      )
      return { items: await describeAll(parts, caller, listed.items), total: listed.total }
    },
  )
  addDecision(app, parts, 'pass-on', seen, () => ({ type: 'PassOnGuarantee', data: {} }))
  addDecision(app, parts, 'decline', seen.extend({ reason: z.string().trim().max(2000) }), ({ reason }) => ({
    type: 'DeclineGuarantee',
    data: { reason },
  }))
}

function addDecision<Body extends typeof seen>(
  app: App,
  parts: Parts,
  path: string,
  body: Body,
  commandOf: (asked: z.infer<Body>) => GuaranteeCommand,
): void {
  app.post(
    `/hradmin/guarantees/:id/${path}`,
    { config: { ...config, record: 'guarantee' }, schema: { params, body, response: { 200: hrGuaranteeSchema } } },
    async (request) => {
      const { caller } = request
      const { guaranteeId } = await reachedGuarantee(parts, caller.scope, request.params.id)
      const asked = request.body as z.infer<Body>
      await carryOutGuarantee(parts, guaranteeId, {
        context: caller.context(),
        decide: (state) => decideGuarantee(commandOf(asked), state),
        expectedRevision: asked.expectedVersion,
        visibleIn: ['guarantees'],
      })
      const [changed] = await describeAll(parts, caller, [await reachedGuarantee(parts, caller.scope, guaranteeId)])
      if (!changed) throw apiError('NOT_FOUND')
      return changed
    },
  )
}

async function describeAll(
  parts: Parts,
  { scope }: Caller,
  guarantees: readonly GuaranteeSummary[],
): Promise<z.infer<typeof hrGuaranteeSchema>[]> {
  const names = await parts.clients.clientNames(
    scope,
    guarantees.map(({ companyId }) => companyId),
  )
  return guarantees.map((guarantee) => ({
    ...toGuaranteeSummary(guarantee, masked),
    companyName: names.get(guarantee.companyId) ?? '',
  }))
}
