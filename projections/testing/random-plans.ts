/** Random events of benefit plans, about the clients of the random histories. */
import { examplePlan } from '@member-care/domain/cover/testing/example-plan.ts'
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import fc from 'fast-check'

const date = fc.constantFrom('2026-01-31', '2026-02-28', '2026-06-30')

/** The fewest plans in which a draft of one meets versions of another. */
const plan = fc.constantFrom(
  { planId: 'plan-1', companyId: 'orchid' },
  { planId: 'plan-2', companyId: 'orchid' },
  { planId: 'plan-3', companyId: 'lantern' },
)
const planContent = fc
  .tuple(date, fc.constantFrom('First', 'Second'))
  .map(([holdsFrom, name]) => ({ ...examplePlan(), holdsFrom, name }))
const administrator = fc.constantFrom('olga', 'vera')

export const planEvent: fc.Arbitrary<DomainEvent> = fc.oneof(
  fc.tuple(plan, planContent, administrator).map(([plan, draft, savedBy]) => ({
    type: 'PlanDraftSaved' as const,
    data: { ...plan, draft, savedBy },
  })),
  fc
    .tuple(plan, administrator)
    .map(([plan, submittedBy]) => ({ type: 'PlanDraftSubmitted' as const, data: { ...plan, submittedBy } })),
  fc.tuple(plan, administrator).map(([plan, returnedBy]) => ({
    type: 'PlanDraftReturned' as const,
    data: { ...plan, returnedBy, reason: 'A limit is missing' },
  })),
  fc
    .tuple(plan, administrator)
    .map(([plan, discardedBy]) => ({ type: 'PlanDraftDiscarded' as const, data: { ...plan, discardedBy } })),
  fc
    .tuple(plan, planContent, administrator, fc.integer({ min: 1, max: 3 }))
    .map(([plan, content, publishedBy, version]) => ({
      type: 'PlanVersionPublished' as const,
      data: { ...plan, version, content, writtenBy: ['olga'], submittedBy: 'olga', publishedBy },
    })),
)
