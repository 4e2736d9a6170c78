/** What a client's plan has come to: its published versions, and the one that is being written. */
import type { Plan } from '../plan.ts'
import type { PlanEvent } from './plan-events.ts'

export interface PlanDraft {
  readonly content: Plan
  /** All who saved something of it, in the order in which they first did. */
  readonly writtenBy: readonly string[]
  /** Who saved last. */
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
  readonly writtenBy: readonly string[]
  readonly submittedBy: string
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
      const writtenBy = [...new Set([...(draft?.writtenBy ?? []), savedBy])]
      const returned = draft?.returned
      return { ...rest, draft: { content, writtenBy, savedBy, ...(returned !== undefined && { returned }) } }
    }
    case 'PlanDraftSubmitted':
      return draft === undefined ? rest : { ...rest, draft: { ...draft, submittedBy: event.data.submittedBy } }
    case 'PlanDraftReturned': {
      if (draft === undefined) return rest
      const { returnedBy, reason } = event.data
      const { submittedBy: _, ...written } = draft
      return { ...rest, draft: { ...written, returned: { by: returnedBy, reason } } }
    }
    case 'PlanDraftDiscarded':
      return rest
    case 'PlanVersionPublished': {
      const { version, content, writtenBy, submittedBy, publishedBy } = event.data
      return { ...rest, versions: [...rest.versions, { version, content, writtenBy, submittedBy, publishedBy }] }
    }
  }
}

export const planStatuses = ['draft', 'submitted', 'published', 'discarded'] as const
/** What is to be done with a plan: its draft first, else whether anything of it was ever published. */
export type PlanStatus = (typeof planStatuses)[number]

/** @param versionCount how many were published */
export function planStatusOf(draft: PlanDraft | undefined, versionCount: number): PlanStatus {
  if (draft) return draft.submittedBy === undefined ? 'draft' : 'submitted'
  return versionCount > 0 ? 'published' : 'discarded'
}

/** The number by which memberships name the plan; undefined when there is nothing of it, or nothing but a discarded draft. */
export function planNoOf(state: PlanState): string | undefined {
  return (state?.draft ?? state?.versions[0])?.content.planNo
}
