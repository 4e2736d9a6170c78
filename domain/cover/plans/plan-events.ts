/**
 * What can happen to a client's plan, on the stream `plan-<planId>`: it is drafted, changed, submitted and published from a date, with four
 * eyes. A published version never changes; a mistake in it is corrected by another version from the same date.
 */
import { z } from 'zod'
import { defineEvent, type EventOf } from '../../events/event-definition.ts'
import { planSchema } from '../plan.ts'

const plan = { planId: z.string(), companyId: z.string() }
/** Administrators by their user id: who saved, and who published, must be two. */
const by = z.string()

const planDraftSaved = defineEvent(
  'PlanDraftSaved',
  'The next version of a plan was begun or changed. Nothing is reckoned by it yet.',
  z.object({ ...plan, draft: planSchema, savedBy: by }),
)

const planDraftSubmitted = defineEvent(
  'PlanDraftSubmitted',
  'The next version of a plan waits for somebody else to publish it.',
  z.object({ ...plan, submittedBy: by }),
)

const planDraftReturned = defineEvent(
  'PlanDraftReturned',
  'The next version of a plan was not published, for a reason that its author is told.',
  z.object({ ...plan, returnedBy: by, reason: z.string() }),
)

const planDraftDiscarded = defineEvent('PlanDraftDiscarded', 'The next version of a plan was given up.', z.object(plan))

const planVersionPublished = defineEvent(
  'PlanVersionPublished',
  'Claims are reckoned by this version of a plan from its date on.',
  z.object({ ...plan, version: z.number().int().positive(), content: planSchema, savedBy: by, publishedBy: by }),
)

export const planEventDefinitions = [
  planDraftSaved,
  planDraftSubmitted,
  planDraftReturned,
  planDraftDiscarded,
  planVersionPublished,
] as const

export type PlanEvent = EventOf<(typeof planEventDefinitions)[number]>
