import { expect, test } from 'vitest'
import type { Plan } from '../plan.ts'
import { examplePlan } from '../testing/example-plan.ts'
import { decidePlan, type PlanCommand } from './decide-plan.ts'
import { evolvePlan, type PlanState } from './plan-state.ts'

const plan = { planId: 'p', companyId: 'c' }
const draft = examplePlan()
const create = (content: Plan): PlanCommand => ({ type: 'CreatePlan', draft: content })
const save = (content: Plan): PlanCommand => ({ type: 'SaveDraft', draft: content })
const submit: PlanCommand = { type: 'SubmitDraft' }
const publish: PlanCommand = { type: 'PublishDraft' }

/** Commands one after another, each by its administrator; the last one's answer, and what the plan has come to. */
function after(...asked: readonly (readonly [command: PlanCommand, askedBy: string])[]) {
  let state: PlanState
  let decision
  for (const [command, askedBy] of asked) {
    decision = decidePlan(command, state, { ...plan, askedBy })
    if ('events' in decision) state = decision.events.reduce(evolvePlan, state)
  }
  return { state, decision }
}

test('a draft is begun, submitted, and published by somebody else', () => {
  const { state } = after([create(draft), 'ann'], [submit, 'ann'], [publish, 'ben'])
  expect(state).toEqual({
    ...plan,
    versions: [{ version: 1, content: draft, writtenBy: ['ann'], submittedBy: 'ann', publishedBy: 'ben' }],
  })
})

test.each([
  ['its author', 'ann'],
  ['who submitted it', 'cat'],
])('%s cannot publish it', (_who, askedBy) => {
  const { decision, state } = after([create(draft), 'ann'], [submit, 'cat'], [publish, askedBy])
  expect([decision, state?.versions]).toMatchObject([{ refusal: { code: 'PLAN_DRAFT_OWN' } }, []])
})

test('all who wrote something of a draft need somebody else, not only who wrote last', () => {
  const changed = { ...draft, name: 'A dot.' }
  const written = [
    [create(draft), 'ann'],
    [save(changed), 'ben'],
    [submit, 'ben'],
  ] as const
  expect(after(...written, [publish, 'ann']).decision).toMatchObject({ refusal: { code: 'PLAN_DRAFT_OWN' } })
  const { state } = after(...written, [publish, 'cat'])
  expect(state?.versions).toMatchObject([{ content: changed, writtenBy: ['ann', 'ben'], publishedBy: 'cat' }])
  const next = { ...draft, holdsFrom: '2027-01-01' }
  const { decision } = after(...written, [publish, 'cat'], [save(next), 'cat'], [submit, 'cat'], [publish, 'ann'])
  expect(decision, 'what was published is read anew').toMatchObject({ events: [{ type: 'PlanVersionPublished' }] })
})

test('a client has one plan of a number', () => {
  expect(after([create(draft), 'ann'], [create(draft), 'ben']).decision).toMatchObject({
    refusal: { code: 'PLAN_NO_TAKEN', field: 'planNo' },
  })
  const { state } = after([create(draft), 'ann'], [{ type: 'DiscardDraft' }, 'ann'], [create(draft), 'ben'])
  expect(state?.draft).toMatchObject({ content: draft, writtenBy: ['ben'] })
})

test('a draft that was changed after it was submitted has to be submitted again', () => {
  const changed = { ...draft, name: 'Another' }
  const { decision } = after([create(draft), 'ann'], [submit, 'ann'], [save(changed), 'cat'], [publish, 'ben'])
  expect(decision).toMatchObject({ refusal: { code: 'PLAN_DRAFT_NOT_SUBMITTED' } })
})

test('a draft that comes back says why, until it is published', () => {
  const returned: PlanCommand = { type: 'ReturnDraft', reason: ' The limit is wrong. ' }
  const { state } = after(
    [create(draft), 'ann'],
    [submit, 'ann'],
    [returned, 'ben'],
    [save({ ...draft, name: 'B' }), 'ann'],
  )
  expect(state?.draft).toMatchObject({ savedBy: 'ann', returned: { by: 'ben', reason: 'The limit is wrong.' } })
  expect(after([create(draft), 'ann'], [submit, 'ann'], [{ ...returned, reason: ' ' }, 'ben']).decision).toMatchObject({
    refusal: { code: 'PLAN_REASON_MISSING', field: 'reason' },
  })
})

test('a published version stays as it is, and a plan keeps its number', () => {
  expect(after([create(draft), 'ann'], [save({ ...draft, planNo: 'P2' }), 'ann']).decision).toMatchObject({
    refusal: { code: 'PLAN_NO_FIXED', field: 'planNo' },
  })
  const published = [
    [create(draft), 'ann'],
    [submit, 'ann'],
    [publish, 'ben'],
  ] as const
  expect(after(...published, [save({ ...draft, planNo: 'P2' }), 'ann']).decision).toMatchObject({
    refusal: { code: 'PLAN_NO_FIXED', field: 'planNo' },
  })
  const next = { ...draft, holdsFrom: '2027-01-01' }
  const { state } = after(...published, [save(next), 'ben'], [submit, 'ben'], [publish, 'ann'])
  expect(state?.versions.map(({ version, content }) => [version, content])).toEqual([
    [1, draft],
    [2, next],
  ])
})

test.each<[string, PlanCommand]>([
  ['submitted', submit],
  ['changed', save(draft)],
  ['published', publish],
  ['discarded', { type: 'DiscardDraft' }],
])('what is not there cannot be %s', (_what, command) => {
  expect(after([command, 'ann']).decision).toMatchObject({ refusal: { code: 'PLAN_NOT_FOUND' } })
  expect(after([create(draft), 'ann'], [{ type: 'DiscardDraft' }, 'ann'], [command, 'ann']).decision).toMatchObject({
    refusal: { code: 'PLAN_NOT_FOUND' },
  })
})

test('once its draft is published, there is none to submit', () => {
  const { decision } = after([create(draft), 'ann'], [submit, 'ann'], [publish, 'ben'], [submit, 'ann'])
  expect(decision).toMatchObject({ refusal: { code: 'PLAN_DRAFT_ABSENT' } })
})

test('a faulty draft is refused with the fault, and saving the same again says nothing', () => {
  expect(after([create({ ...draft, order: ['tax', 'tax'] }), 'ann']).decision).toMatchObject({
    refusal: { code: 'PLAN_FAULTY', message: 'The step tax stands twice in the order.' },
  })
  const inAnotherOrder = Object.fromEntries(Object.entries(draft).reverse()) as Plan
  const { state } = after([create(draft), 'ann'], [save(draft), 'ben'])
  const stored = state?.draft && { ...state, draft: { ...state.draft, content: inAnotherOrder } }
  expect(decidePlan(save(draft), stored, { ...plan, askedBy: 'ben' })).toEqual({ events: [] })
})
