import { expect, test } from 'vitest'
import { stateAtRevision, stepsOf } from '../../history/history-engine.ts'
import type { Plan } from '../plan.ts'
import { examplePlan } from '../testing/example-plan.ts'
import type { PlanEvent } from './plan-events.ts'
import { planFieldLabels, planFields, planHistory } from './plan-history.ts'

const plan = { planId: 'p', companyId: 'c' }
const first = examplePlan()
const renamed: Plan = { ...first, name: 'A dot.', holdsFrom: '2027-01-01' }

const saved = (draft: Plan): PlanEvent => ({ type: 'PlanDraftSaved', data: { ...plan, draft, savedBy: 'ann' } })
const submitted: PlanEvent = { type: 'PlanDraftSubmitted', data: { ...plan, submittedBy: 'ann' } }
const published = (version: number, content: Plan): PlanEvent => ({
  type: 'PlanVersionPublished',
  data: { ...plan, version, content, writtenBy: ['ann'], submittedBy: 'ann', publishedBy: 'ben' },
})
const returned: PlanEvent = { type: 'PlanDraftReturned', data: { ...plan, returnedBy: 'ben', reason: 'Too dear.' } }
const discarded: PlanEvent = { type: 'PlanDraftDiscarded', data: { ...plan, discardedBy: 'ann' } }

const events = [saved(first), submitted, published(1, first), saved(renamed), submitted, returned, discarded] as const

/** What the nth of these events changed, by what each field is called. */
function changesOf(index: number): Record<string, readonly unknown[]> {
  const labels = planFieldLabels(events)
  const differences = stepsOf(events, planHistory)[index]?.differences ?? []
  return Object.fromEntries(differences.map(({ field, from, to }) => [labels.get(field) ?? field, [from, to]]))
}

test('the first draft states all its rules, each under the name of its benefit', () => {
  const changes = changesOf(0)
  expect(changes).toMatchObject({ Status: [null, 'Being written'], 'The rules are those of': [null, 'The draft'] })
  const gp = first.groups[0]?.benefits[0]?.name ?? ''
  expect(changes[`${gp}: At panel clinics`]?.[1]).toMatch(/\.$/)
})

test('what follows states only what differs, and what became of the draft', () => {
  expect(changesOf(1)).toEqual({ Status: ['Being written', 'Waiting for publication'] })
  expect(changesOf(2)).toMatchObject({
    Status: ['Waiting for publication', 'Published'],
    'The rules are those of': ['The draft', 'Version 1'],
  })
  expect(changesOf(3)).toMatchObject({ Name: [first.name, 'A dot.'], Status: ['Published', 'Being written'] })
  expect(changesOf(5)).toMatchObject({ 'Why the draft was returned': [null, 'Too dear.'] })
  // The draft is gone: what holds is again what was published.
  expect(changesOf(6)).toMatchObject({ Name: ['A dot.', first.name], Status: ['Being written', 'Published'] })
})

test('the plan as it was at a moment says the draft of then, beside the versions of then', () => {
  const placed = events.map((event, revision) => ({ ...event, revision, recordedAt: new Date(revision), metadata: {} }))
  const past = stateAtRevision(placed, 4, planHistory)
  const told = Object.fromEntries(planFields(past?.state).map(({ label, value }) => [label, value]))
  expect(told).toMatchObject({
    Name: 'A dot.',
    'Holds from': '01 Jan 2027',
    Status: 'Waiting for publication',
    'Version 1 holds from': expect.stringMatching(/^\d\d \w{3} \d{4}$/) as string,
  })
})
