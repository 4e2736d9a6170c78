/** Plans of clients: finding one, beginning one, and everything that is done with its draft. */
import type { Plan } from '@member-care/domain/cover/plan.ts'
import { decidePlan, type PlanCommand } from '@member-care/domain/cover/plans/decide-plan.ts'
import { planNoKey } from '@member-care/domain/cover/plans/plan-number.ts'
import type { ClientScope, Scope } from '@member-care/projections/scope.ts'
import { findPlan, type PlanRecord } from '@member-care/projections/plans/plan-queries.ts'
import { v5 as uuidv5 } from 'uuid'
import { carryOutPlan } from '../aggregates/plan.ts'
import { reachedClient } from '../clients/change-configuration.ts'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'

/** An id is made from client and number, so that of two who begin the same plan at the same moment one is second. */
const ID_NAMESPACE = '0f7a4f0e-6c5d-4b8a-9a53-6d1c9be2a7f4'

export function planIdOf(companyId: string, planNo: string): string {
  return uuidv5(`${companyId} ${planNoKey(planNo)}`, ID_NAMESPACE)
}

/** @throws ApiError 404 for a plan of a client that the caller does not reach */
export async function reachedPlan({ database }: Parts, { scope }: Caller, planId: string): Promise<PlanRecord> {
  const plan = await findPlan(database, scopeOfClients(scope), planId)
  if (!plan) throw apiError('NOT_FOUND')
  return plan
}

/** Of routes that administrators alone may call. */
export function scopeOfClients(scope: Scope): ClientScope {
  if (scope.kind === 'own') throw apiError('NOT_FOUND')
  return scope
}

/**
 * Begins a plan of the number that its draft names.
 * @throws ApiError 404 for a client that the caller does not reach, 422 for a number that the client has, or a faulty plan
 */
export async function createPlan(
  parts: Parts,
  caller: Caller,
  { companyId, draft }: { readonly companyId: string; readonly draft: Plan },
): Promise<PlanRecord> {
  await reachedClient(parts, caller, companyId)
  const planId = planIdOf(companyId, draft.planNo)
  await carryOut(parts, caller, { planId, companyId }, { type: 'CreatePlan', draft })
  return reachedPlan(parts, caller, planId)
}

/**
 * @param revision of the plan that the person was looking at
 * @throws ApiError 404 for a plan out of reach, 409 CONFLICT for another revision, and what `decidePlan` refuses
 */
export async function changePlan(
  parts: Parts,
  caller: Caller,
  planId: string,
  { revision, ...command }: Exclude<PlanCommand, { type: 'CreatePlan' }> & { readonly revision: number },
): Promise<PlanRecord> {
  const { companyId } = await reachedPlan(parts, caller, planId)
  await carryOut(parts, caller, { planId, companyId }, command, revision)
  return reachedPlan(parts, caller, planId)
}

async function carryOut(
  parts: Parts,
  caller: Caller,
  plan: { readonly planId: string; readonly companyId: string },
  command: PlanCommand,
  expectedRevision?: number,
): Promise<void> {
  await carryOutPlan(parts, plan.planId, {
    context: caller.context(),
    decide: (state) => decidePlan(command, state, { ...plan, askedBy: caller.user.userId }),
    expectedRevision,
    visibleIn: ['plans'],
  })
}
