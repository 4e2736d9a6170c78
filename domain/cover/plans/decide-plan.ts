/** What can be asked of a client's plan, and what follows. */
import type { Refusal } from '../../errors/refusal.ts'
import { planRefusalTexts } from '../../texts/plan-texts.ts'
import { planDataSchema, planSchema, type Plan } from '../plan.ts'
import type { PlanEvent } from './plan-events.ts'
import { planNoOf, type PlanDraft, type PlanState } from './plan-state.ts'

export type PlanCommand =
  /** Begins a plan of its number: refused if the client has one. */
  | { readonly type: 'CreatePlan'; readonly draft: Plan }
  | { readonly type: 'SaveDraft'; readonly draft: Plan }
  | { readonly type: 'SubmitDraft' }
  | { readonly type: 'ReturnDraft'; readonly reason: string }
  | { readonly type: 'DiscardDraft' }
  | { readonly type: 'PublishDraft' }

export type PlanRefusalCode = keyof typeof planRefusalTexts

export type PlanDecision = { readonly events: readonly PlanEvent[] } | { readonly refusal: Refusal<PlanRefusalCode> }

/** Whose plan it is, and who asks: an administrator's user id. */
export interface PlanAsked {
  readonly planId: string
  readonly companyId: string
  readonly askedBy: string
}

/** The events that a command leads to, none when everything is as asked already, or why it is refused. */
export function decidePlan(command: PlanCommand, state: PlanState, { askedBy, ...plan }: PlanAsked): PlanDecision {
  if (command.type === 'CreatePlan') {
    return planNoOf(state) === undefined
      ? saveDraft(command.draft, state, { askedBy, ...plan })
      : refuse('PLAN_NO_TAKEN', 'planNo')
  }
  if (state === undefined || planNoOf(state) === undefined) return refuse('PLAN_NOT_FOUND')
  if (command.type === 'SaveDraft') return saveDraft(command.draft, state, { askedBy, ...plan })
  const { draft } = state
  if (draft === undefined) return refuse('PLAN_DRAFT_ABSENT')
  switch (command.type) {
    case 'SubmitDraft':
      return draft.submittedBy === undefined
        ? { events: [{ type: 'PlanDraftSubmitted', data: { ...plan, submittedBy: askedBy } }] }
        : { events: [] }
    case 'ReturnDraft':
      return returnDraft(draft, command.reason.trim(), { askedBy, ...plan })
    case 'DiscardDraft':
      return { events: [{ type: 'PlanDraftDiscarded', data: { ...plan, discardedBy: askedBy } }] }
    case 'PublishDraft':
      return publish(draft, state.versions.length + 1, { askedBy, ...plan })
  }
}

function saveDraft(draft: Plan, state: PlanState, { askedBy, ...plan }: PlanAsked): PlanDecision {
  const checked = planSchema.safeParse(draft)
  if (!checked.success) {
    const [issue] = checked.error.issues
    return { refusal: { code: 'PLAN_FAULTY', message: issue?.message ?? '', field: issue?.path.join('.') || 'plan' } }
  }
  const planNo = planNoOf(state)
  // Memberships and claims name it so, and a client has one plan of a number.
  if (planNo !== undefined && planNo !== checked.data.planNo) return refuse('PLAN_NO_FIXED', 'planNo')
  const isSame = state?.draft !== undefined && written(state.draft.content) === written(checked.data)
  return {
    events: isSame ? [] : [{ type: 'PlanDraftSaved', data: { ...plan, draft: checked.data, savedBy: askedBy } }],
  }
}

/** The fields in the order of the schema: an event store may keep them in another one. */
function written(plan: Plan): string {
  return JSON.stringify(planDataSchema.parse(plan))
}

function returnDraft(draft: PlanDraft, reason: string, { askedBy, ...plan }: PlanAsked): PlanDecision {
  if (draft.submittedBy === undefined) return refuse('PLAN_DRAFT_NOT_SUBMITTED')
  if (reason === '') return refuse('PLAN_REASON_MISSING', 'reason')
  return { events: [{ type: 'PlanDraftReturned', data: { ...plan, returnedBy: askedBy, reason } }] }
}

/** Four eyes: all who wrote something of it, and who submitted it, need somebody else. */
function publish(draft: PlanDraft, version: number, { askedBy, ...plan }: PlanAsked): PlanDecision {
  const { content, writtenBy, submittedBy } = draft
  if (submittedBy === undefined) return refuse('PLAN_DRAFT_NOT_SUBMITTED')
  if (writtenBy.includes(askedBy) || askedBy === submittedBy) return refuse('PLAN_DRAFT_OWN')
  const data = { ...plan, version, content, writtenBy: [...writtenBy], submittedBy, publishedBy: askedBy }
  return { events: [{ type: 'PlanVersionPublished', data }] }
}

function refuse(code: PlanRefusalCode, field?: string): PlanDecision {
  return { refusal: { code, message: planRefusalTexts[code], ...(field !== undefined && { field }) } }
}
