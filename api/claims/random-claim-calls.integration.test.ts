/** Random calls of everybody on claims of a running product: what happens is what the table of the domain says, and a replay gives the same rows. */
import { randomUUID } from 'node:crypto'
import { powersOf } from '@member-care/domain/access/powers.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { evolve, initialState, isFiled, type FiledClaim } from '@member-care/domain/claim/claim-state.ts'
import {
  actorOf,
  availableActions,
  claimSteps,
  statusAfter,
  type ClaimStep,
} from '@member-care/domain/claim/claim-status.ts'
import { otherAccount } from '@member-care/domain/claim/testing/example-claims.ts'
import { INSURER_HANDOVER } from '@member-care/projections/reactors/insurer-handover.ts'
import { verifyReadModel } from '@member-care/projections/replay/verify-read-model.ts'
import { outpatientForm, updateForm, type SentForm } from '@member-care/tests/support/claim-forms.ts'
import { comparedWith, type PossibleDuplicates } from '@member-care/tests/support/compared-duplicates.ts'
import {
  claimsDay,
  startClaimsUnderTest,
  updatePath,
  type ClaimsUnderTest,
  type FiledClaim as Filed,
} from '@member-care/tests/support/claims-under-test.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createInsurerDesk } from '../integrations/insurer/insurer-desk.ts'
import { HandOverFailed, type Insurer } from '../integrations/insurer/insurer.ts'
import { projections } from '@member-care/projections/projections.ts'
import { handOverClaim } from './hand-over-claim.ts'

let claims: ClaimsUnderTest
let other: Filed
const tokens = new Map<Person, string>()
beforeAll(async () => {
  claims = await startClaimsUnderTest()
  other = await claims.file('outpatient')
  for (const person of people) tokens.set(person, (await claims.api.headersFor(claims.cast[person])).accesstoken)
})
afterAll(() => claims.close())

/** The employee whose claim it is, the patient, somebody else, and administrators by their roles; one of them reaches another client only. */
const roles = {
  ann: [],
  dan: [],
  ben: [],
  operation: ['ADMIN_OPERATION'],
  claimDesk: ['ADMIN_CLAIM'],
  verifier: ['ADMIN_ACCOUNT'],
  callCentre: ['ADMIN_CALL_CENTRE'],
  auditor: ['ADMIN_AUDITOR'],
  operationOfLantern: [],
} as const
type Person = keyof typeof roles
const people = Object.keys(roles) as readonly Person[]

interface Call {
  readonly step: CalledStep
  readonly person: Person
  /** How far behind the version is that the call speaks of. */
  readonly behind: number
}

/** Not called: the letter is no step, and amounts are proposed only where the client has a plan (api/cover). */
const uncalledSteps = ['download-settlement-letter', 'propose-amount', 'agree-to-amount', 'decline-amount'] as const
type CalledStep = Exclude<ClaimStep, (typeof uncalledSteps)[number]>
const calledSteps = claimSteps.filter((step): step is CalledStep => !uncalledSteps.some((one) => one === step))

const anyCall: fc.Arbitrary<Call> = fc.record({
  step: fc.constantFrom(...calledSteps),
  // Mostly by people who may do it.
  person: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...people) },
    {
      weight: 3,
      arbitrary: fc.constantFrom('ann' as const, 'claimDesk' as const, 'operation' as const, 'verifier' as const),
    },
  ),
  behind: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1) }),
})

type Send = (call: Call, claim: Filed, state: FiledClaim, expectedVersion: number) => Promise<number>

/** Every step of the table as somebody really takes it. Gives the answer's status. */
const send: { readonly [Step in CalledStep]: Send } = {
  async update({ person }, { claimId, documents }) {
    const { status } = await claims.put(updatePath('outpatient', claimId), updateForm(paidByBank(), documents), {
      as: claims.cast[person],
    })
    return status
  },
  delete: ({ person }, { claimId }) => call(person, 'DELETE', `outpatientclaim/delete/${claimId}`),
  reprocess: ({ person }, { claimId }, _state, expectedVersion) =>
    call(person, 'POST', `console/claims/${claimId}/reprocess`, { expectedVersion }),
  'request-information': ({ person }, { claimId }, _state, expectedVersion) =>
    call(person, 'POST', `console/claims/${claimId}/request-information`, { expectedVersion, request: 'More.' }),
  'start-review': ({ person }, { claimId }, _state, expectedVersion) =>
    call(person, 'POST', `console/claims/${claimId}/start-review`, { expectedVersion }),
  // All these claims have one receipt.
  approve: async ({ person }, { claimId }, _state, expectedVersion) =>
    call(person, 'POST', `console/claims/${claimId}/approve`, {
      expectedVersion,
      payableCents: 100,
      batchNo: 'B',
      ...comparedWith(await possibleDuplicates(claimId)),
    }),
  reject: ({ person }, { claimId }, _state, expectedVersion) =>
    call(person, 'POST', `console/claims/${claimId}/reject`, { expectedVersion, reasonCode: 'NOT_COVERED' }),
  'correct-to-approved': async ({ person }, { claimId }, { payableCents }, expectedVersion) =>
    call(person, 'POST', `console/claims/${claimId}/correct-to-approved`, {
      expectedVersion,
      payableCents: payableCents === 100 ? 200 : 100,
      batchNo: 'B',
      reason: 'Typed wrongly.',
      ...comparedWith(await possibleDuplicates(claimId)),
    }),
  'correct-to-rejected': ({ person }, { claimId }, _state, expectedVersion) =>
    call(person, 'POST', `console/claims/${claimId}/correct-to-rejected`, {
      expectedVersion,
      reasonCode: 'NOT_COVERED',
      reason: 'It was paid before.',
    }),
  assign: ({ person }, { claimId }, { assigneeId = null }) =>
    call(person, 'PUT', `console/claims/${claimId}/assignee`, {
      assigneeId: assigneeId === null ? claims.cast.claimDesk : null,
      from: assigneeId,
    }),
  'dismiss-duplicate': ({ person }, { claimId }) =>
    call(person, 'POST', `console/claims/${claimId}/dismissed-duplicates`, { otherClaimId: other.claimId }),
  'propose-bank-account': ({ person }, { claimId }) =>
    call(person, 'POST', `console/claims/${claimId}/bank-proposals`, otherAccount),
  'decide-bank-account': ({ person }, { claimId }, { bankProposal }) =>
    call(person, 'POST', `console/claims/${claimId}/bank-decision`, {
      proposalId: bankProposal?.proposalId ?? randomUUID(),
      decision: 'APPROVED',
    }),
  register: (_call, { claimId }) =>
    handOver(claimId, createInsurerDesk({ database: claims.api.parts.database, clock: () => claimsDay })),
  'record-handover-failure': (_call, { claimId }) =>
    handOver(claimId, { handOver: () => Promise.reject(new HandOverFailed('no answer')) }),
}

/** The steps that take no more than the status, the person and the version. */
const plainSteps: readonly CalledStep[] = [
  'update',
  'delete',
  'reprocess',
  'request-information',
  'start-review',
  'approve',
  'reject',
  'correct-to-approved',
  'correct-to-rejected',
  'propose-bank-account',
]
const speaksOfVersion: readonly CalledStep[] = [
  'reprocess',
  'request-information',
  'start-review',
  'approve',
  'reject',
  'correct-to-approved',
  'correct-to-rejected',
]

test('on every claim, whatever is called by whomever', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyCall, { minLength: 10, maxLength: 25 }), async (calls) => {
      const claim = await claims.file('outpatient', paidByBank())
      for (const one of calls) await checkCall(one, claim)
    }),
    { numRuns: 15, endOnFailure: true },
  )
})

async function checkCall(one: Call, claim: Filed): Promise<void> {
  const { step, person } = one
  const events = await claims.eventsOf(claim.claimId)
  const before = stateOf(events)
  // Behind the first event there is nothing that anybody could have looked at.
  const behind = Math.min(one.behind, events.length - 1)
  const status = await send[step](one, claim, before, events.length - 1 - behind)
  const added = (await claims.eventsOf(claim.claimId)).slice(events.length)
  const after = stateOf([...events, ...added])
  const said = `${step} by ${person} while ${before.status}`

  expect([200, 403, 404, 409, 422], said).toContain(status)
  const next = statusAfter(step, before.status)
  const isStale = behind > 0 && speaksOfVersion.includes(step)
  if (!mayTake(step, person)) expect([403, 404], said).toContain(status)
  if (next === undefined || isStale || status !== 200)
    return expect(
      added.map(({ type }) => type),
      said,
    ).toEqual([])
  expect(added.length, said).toBeLessThanOrEqual(1)
  if (added.length === 1) expect(after.status, said).toBe(next)
}

/** The member's own steps are the employee's; the others go by power, and the insurer's by nobody who calls. */
function mayTake(step: CalledStep, person: Person): boolean {
  const actor = actorOf(step)
  if (actor === 'insurer') return true
  return actor === 'member' ? person === 'ann' : powersOf(roles[person]).has(actor)
}

test('whatever has a button is done when it is pressed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...plainSteps, 'register' as const), { minLength: 5, maxLength: 15 }),
      async (steps) => {
        const claim = await claims.file('outpatient', paidByBank())
        for (const step of steps) {
          const events = await claims.eventsOf(claim.claimId)
          const before = stateOf(events)
          const person = people.find((one) => mayTake(step, one)) ?? 'ann'
          const buttons: readonly string[] = availableActions(
            before,
            actorOf(step) === 'member' ? 'member' : powersOf(roles[person]),
          )
          const status = await send[step]({ step, person, behind: 0 }, claim, before, events.length - 1)
          const added = (await claims.eventsOf(claim.claimId)).length - events.length
          if (step !== 'register')
            expect({ step, before: before.status, done: added === 1 }).toEqual({
              step,
              before: before.status,
              done: buttons.includes(step),
            })
          if (added === 1) expect(status).toBe(200)
        }
      },
    ),
    { numRuns: 12, endOnFailure: true },
  )
})

test('a replay gives the rows that are there', async () => {
  await claims.api.untilUpToDate()
  const { eventLog, database: pool, rowKeys: keys } = claims.api.parts
  for (const projection of projections) {
    const { equal, tables } = await verifyReadModel({ eventLog, pool, keys }, projection)
    expect({ name: projection.name, equal, tables: equal ? [] : tables }).toEqual({
      name: projection.name,
      equal: true,
      tables: [],
    })
  }
})

function paidByBank(): SentForm {
  return outpatientForm(claims.cast.ann, {
    paymentMethod: 'Bank',
    bankName: 'POSB',
    bankNo: '7171',
    branchNo: '081',
    accountNo: '*****2395',
  })
}

function stateOf(events: readonly ClaimEvent[]): FiledClaim {
  const claim = events.reduce(evolve, initialState)
  if (!isFiled(claim)) throw new Error('The claim is not there.')
  return claim
}

async function call(
  person: Person,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload: object = {},
): Promise<number> {
  const headers = { accesstoken: tokens.get(person) ?? '', 'idempotency-key': randomUUID() }
  return (
    await claims.api.app.inject({ method, url: `/api/${path}`, headers, ...(method !== 'DELETE' && { payload }) })
  ).statusCode
}

async function possibleDuplicates(claimId: string): Promise<PossibleDuplicates> {
  const headers = { accesstoken: tokens.get('claimDesk') ?? '' }
  return (
    await claims.api.app.inject({ method: 'GET', url: `/api/console/claims/${claimId}/possible-duplicates`, headers })
  ).json()
}

async function handOver(claimId: string, insurer: Insurer): Promise<number> {
  const cause = (await claims.eventsOf(claimId)).findLast(
    ({ type }) => type === 'ClaimFiled' || type === 'ClaimReprocessRequested',
  )
  const job = {
    id: randomUUID(),
    kind: INSURER_HANDOVER,
    subjectId: claimId,
    payload: { claimId },
    causationId: cause?.id ?? '',
    correlationId: randomUUID(),
    attempt: 1,
  }
  await handOverClaim({ ...claims.api.parts, insurer })(job, new AbortController().signal)
  return 200
}
