/**
 * What can happen to a client's plan, on the stream `plan-<planId>`: it is drafted, changed, submitted and published from a date, with four
 * eyes. A published version never changes; a mistake in it is corrected by another version from the same date.
 */
import { z } from 'zod'
import { defineEvent, type EventOf } from '../../events/event-definition.ts'
import { planDataSchema } from '../plan.ts'

const plan = { planId: z.string(), companyId: z.string() }
/** An administrator's user id. Those who wrote or submitted, and who published, must be two. */
const by = z.string()

const planDraftSaved = defineEvent(
  'PlanDraftSaved',
  'The next version of a plan was begun or changed. Nothing is reckoned by it yet.',
  z.object({ ...plan, draft: planDataSchema, savedBy: by }),
)

const planDraftSubmitted = defineEvent(
  'PlanDraftSubmitted',
  'The next version of a plan waits for somebody else to publish it.',
  z.object({ ...plan, submittedBy: by }),
)

const planDraftReturned = defineEvent(
  'PlanDraftReturned',
  'The next version of a plan was not published, for a reason that its authors are told.',
  z.object({ ...plan, returnedBy: by, reason: z.string() }),
)

const planDraftDiscarded = defineEvent(
  'PlanDraftDiscarded',
  'The next version of a plan was given up.',
  z.object({ ...plan, discardedBy: by }),
)

const planVersionPublished = defineEvent(
  'PlanVersionPublished',
  'Claims are reckoned by this version of a plan from its date on.',
  z.object({
    ...plan,
    /** From 1, in the order of publication. */
    version: z.number().int().positive(),
    content: planDataSchema,
    /** All who saved something of it, in the order in which they first did. */
    writtenBy: z.array(by),
    submittedBy: by,
    publishedBy: by,
  }),
)

export const planEventDefinitions = [
  planDraftSaved,
  planDraftSubmitted,
  planDraftReturned,
  planDraftDiscarded,
  planVersionPublished,
] as const

export type PlanEvent = EventOf<(typeof planEventDefinitions)[number]>
