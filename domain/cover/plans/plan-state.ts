/** What a client's plan has come to: its published versions, and the one that is being written. */
import type { Plan } from '../plan.ts'
import type { PlanEvent } from './plan-events.ts'

export interface PlanDraft {
  readonly content: Plan
  readonly savedBy: string
  /** Undefined while it is being written. */
  readonly submittedBy?: string
  /** Why it was not published the last time. */
  readonly returned?: { readonly by: string; readonly reason: string }
}

export interface PublishedVersion {
  /** From 1. */
  readonly version: number
  readonly content: Plan
  readonly publishedBy: string
}

export interface PlanRecord {
  readonly planId: string
  readonly companyId: string
  readonly draft?: PlanDraft
  /** In the order of their publication. */
  readonly versions: readonly PublishedVersion[]
}

/** Undefined until the first draft is saved. */
export type PlanState = PlanRecord | undefined

/** The state after one more event. Never throws. */
export function evolvePlan(state: PlanState, event: PlanEvent): PlanState {
  const { planId, companyId } = event.data
  const { draft, ...rest } = state ?? { planId, companyId, versions: [] }
  switch (event.type) {
    case 'PlanDraftSaved': {
      const { draft: content, savedBy } = event.data
      const returned = draft?.returned
      return { ...rest, draft: { content, savedBy, ...(returned !== undefined && { returned }) } }
    }
    case 'PlanDraftSubmitted':
      return draft === undefined ? rest : { ...rest, draft: { ...draft, submittedBy: event.data.submittedBy } }
    case 'PlanDraftReturned': {
      if (draft === undefined) return rest
      const { returnedBy, reason } = event.data
      return {
        ...rest,
        draft: { content: draft.content, savedBy: draft.savedBy, returned: { by: returnedBy, reason } },
      }
    }
    case 'PlanDraftDiscarded':
      return rest
    case 'PlanVersionPublished': {
      const { version, content, publishedBy } = event.data
      return { ...rest, versions: [...rest.versions, { version, content, publishedBy }] }
    }
  }
}
