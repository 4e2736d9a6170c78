/** Asking what a draft would have paid over claims of the past, and reading what came of it. */
import { claimReference } from '@member-care/domain/claim/claim-reference.ts'
import { isIsoDate } from '@member-care/domain/dates/singapore-dates.ts'
import { planRefusalTexts, whatIfTexts } from '@member-care/domain/texts/plan-texts.ts'
import { z } from 'zod'
import { fieldError, refusalError } from '../http/api-error.ts'
import type { Parts, Routes } from '../http/parts.ts'
import { askTask } from '../tasks/ask-task.ts'
import { describeTasks, taskSchema } from '../tasks/task-answers.ts'
import { listTasks } from '../tasks/task-store.ts'
import { reachedPlan } from './plans.ts'
import { whatIfParametersSchema } from './what-if-task.ts'

/** How many of the latest are listed. */
const LISTED = 10

const params = z.object({ planId: z.string() })
const cents = z.number()

/** As `WhatIfOutcome` of the domain, which says what each means. Cents of the plan's currency. */
const outcomeSchema = z.object({
  claims: z.number(),
  before: cents,
  after: cents,
  benefits: z.array(z.object({ benefitId: z.string(), claims: z.number(), before: cents, after: cents })),
  people: z.object({ gain: z.number(), lose: z.number(), same: z.number() }),
  largest: z.array(z.object({ claimId: z.string(), benefitId: z.string(), before: cents, after: cents })),
  notReckoned: z.number(),
  uncertain: z.number(),
  seconds: z.number(),
})

const whatIfSchema = taskSchema(
  outcomeSchema.extend({
    largest: z.array(outcomeSchema.shape.largest.element.extend({ claimNo: z.string() })),
  }),
)
  .extend({
    /** Days of the visits or admissions, YYYY-MM-DD, both included. */
    from: z.string(),
    to: z.string(),
  })
  .meta({ id: 'PlanWhatIf' })

const date = z.string().refine(isIsoDate)

export const whatIfRoutes: Routes = (app, parts) => {
  app.post(
    '/console/plans/:planId/what-ifs',
    {
      config: { access: { power: 'plans.edit' }, stepUp: 'always', record: 'plan' },
      schema: {
        params,
        body: z.object({ from: date, to: date }),
        response: { 202: z.object({ id: z.string() }) },
      },
    },
    async ({ caller, params: { planId }, body: { from, to } }, reply) => {
      const { draft } = await reachedPlan(parts, caller, planId)
      if (draft === undefined)
        throw refusalError({ code: 'PLAN_DRAFT_ABSENT', message: planRefusalTexts.PLAN_DRAFT_ABSENT })
      if (from > to) throw fieldError('to', whatIfTexts.periodReversed)
      const parameters = { planId, from, to, draft: JSON.stringify(draft.content) }
      return reply.code(202).send({ id: await askTask(parts, caller, 'what-if', parameters) })
    },
  )

  app.get(
    '/console/plans/:planId/what-ifs',
    {
      config: { access: { power: 'plans.view' }, stepUp: 'always', record: 'plan', countsAsUse: false },
      schema: { params, response: { 200: z.array(whatIfSchema) } },
    },
    async ({ caller, params: { planId } }) => {
      await reachedPlan(parts, caller, planId)
      return describeWhatIfs(parts, planId)
    },
  )
}

async function describeWhatIfs(parts: Parts, planId: string): Promise<z.infer<typeof whatIfSchema>[]> {
  const tasks = await listTasks(parts.database, 'what-if', LISTED, { planId })
  return (await describeTasks(parts, tasks, outcomeSchema)).map(({ parameters, result, ...task }) => {
    const { from, to } = whatIfParametersSchema.parse(parameters)
    const largest = result?.largest.map((one) => ({ ...one, claimNo: claimReference(one.claimId) }))
    return { ...task, from, to, result: result && { ...result, largest: largest ?? [] } }
  })
}
