import { expect, test } from 'vitest'
import type { GuaranteeCommand } from './guarantee-commands.ts'
import type { GuaranteeEvent } from './guarantee-events.ts'
import { evolveGuarantee, initialGuarantee, type GuaranteeState, type RequestedGuarantee } from './guarantee-state.ts'
import {
  contentsRevision,
  decideAtDesk,
  decideGuaranteeForInsurer,
  isWithdrawnRequest,
  type GuaranteeMeant,
} from './insurer-letters.ts'
import { exampleLetter, exampleRequest } from './testing/example-guarantee.ts'

const ofPatient = { guaranteeId: exampleRequest.guaranteeId, patientId: exampleRequest.patientId }
const request: GuaranteeEvent = { type: 'GuaranteeRequested', data: { ...exampleRequest, decider: 'insurer' } }
const taken: GuaranteeEvent = { type: 'GuaranteeTaken', data: { guaranteeId: 'g1', referenceNo: 'LG-1' } }
const issued: GuaranteeEvent = {
  type: 'GuaranteeIssued',
  data: { ...ofPatient, letter: { ...exampleLetter, issue: 1 } },
}
const asked: GuaranteeEvent = {
  type: 'GuaranteeChangeAsked',
  data: { ...ofPatient, changeId: 'c1', amountCents: 2_000_000, reason: 'Longer stay' },
}
const stateAfter = (...events: readonly GuaranteeEvent[]) =>
  events.reduce<GuaranteeState>(evolveGuarantee, initialGuarantee)

const issue: GuaranteeCommand = {
  type: 'IssueLetter',
  data: { letter: exampleLetter, mostCents: undefined, secondPersonAboveCents: undefined },
}
const reject: GuaranteeCommand = { type: 'RejectGuarantee', data: { reason: 'Not covered' } }
const take: GuaranteeCommand = { type: 'TakeGuarantee', data: { referenceNo: 'LG-1' } }

function refusalOf(command: GuaranteeCommand, meant: GuaranteeMeant, ...events: readonly GuaranteeEvent[]) {
  const decision = decideGuaranteeForInsurer(
    command,
    { state: stateAfter(...events), revision: contentsRevision(events) },
    meant,
  )
  return 'refusal' in decision ? decision.refusal.code : undefined
}

test('the contents get a number more with each answer and each change that the member asks for', () => {
  const information: readonly GuaranteeEvent[] = [
    { type: 'GuaranteeInformationRequested', data: { ...ofPatient, request: 'The form' } },
    { type: 'GuaranteeInformationGiven', data: { ...ofPatient, answer: 'Here', attachments: [] } },
  ]
  expect([
    contentsRevision([request, taken]),
    contentsRevision([request, taken, ...information]),
    contentsRevision([request, taken, ...information, issued, asked]),
  ]).toEqual([1, 2, 3])
})

test('the desk decides what is its own, and all where no insurer decides', () => {
  const codeAtDesk = (insurerDecides: boolean, ...events: readonly GuaranteeEvent[]) => {
    const decision = decideAtDesk(reject, stateAfter(...events), insurerDecides)
    return 'refusal' in decision ? decision.refusal.code : undefined
  }
  expect(codeAtDesk(true, request)).toBe('GUARANTEE_WITH_INSURER')
  expect(codeAtDesk(false, request)).toBeUndefined()
  expect(codeAtDesk(true, { type: 'GuaranteeRequested', data: exampleRequest })).toBeUndefined()
})

test('the insurer decides only what it was told of, by its number, once it has taken it', () => {
  expect(refusalOf(reject, {}, { type: 'GuaranteeRequested', data: exampleRequest })).toBe('GUARANTEE_NOT_FOUND')
  const withHr: GuaranteeEvent = {
    type: 'GuaranteeRequested',
    data: { ...exampleRequest, decider: 'insurer', needsHr: true },
  }
  expect(refusalOf(take, {}, withHr)).toBe('GUARANTEE_NOT_FOUND')
  expect(refusalOf(reject, { referenceNo: 'LG-1' }, request)).toBe('GUARANTEE_NOT_TAKEN')
  expect(refusalOf(reject, { referenceNo: 'LG-2' }, request, taken)).toBe('GUARANTEE_NOT_FOUND')
  expect(refusalOf(reject, { referenceNo: 'LG-1' }, request, taken)).toBeUndefined()
  expect(refusalOf(take, { referenceNo: 'LG-1' }, request)).toBeUndefined()
})

test('a first letter is not one in place of another, nor the other way round', () => {
  expect(refusalOf(issue, { letter: 'other' }, request, taken)).toBe('GUARANTEE_NOT_ISSUED')
  expect(refusalOf(issue, { letter: 'first' }, request, taken, issued)).toBe('GUARANTEE_ISSUED')
  expect(refusalOf(issue, { letter: 'first' }, request, taken)).toBeUndefined()
  expect(refusalOf(issue, { letter: 'other' }, request, taken, issued)).toBeUndefined()
})

test('nothing is decided on contents that have changed, and why else it cannot be comes first', () => {
  const other = { letter: 'other', revision: 1 } as const
  expect(refusalOf(issue, other, request, taken, issued, asked)).toBe('GUARANTEE_REVISION_OLD')
  expect(refusalOf(issue, { ...other, revision: 2 }, request, taken, issued, asked)).toBeUndefined()
  const withdrawn: GuaranteeEvent = { type: 'GuaranteeWithdrawn', data: { guaranteeId: 'g1' } }
  expect(refusalOf(reject, { revision: 7 }, request, taken, withdrawn)).toBe('GUARANTEE_ENDED')
})

test('what was accepted may be accepted again, also once it has ended', () => {
  const revoked: GuaranteeEvent = { type: 'GuaranteeRevoked', data: { ...ofPatient, reason: 'Called off' } }
  expect(refusalOf(take, { referenceNo: 'LG-1' }, request, taken, issued, revoked)).toBeUndefined()
  expect(isWithdrawnRequest(stateAfter(request, taken, issued, revoked) as RequestedGuarantee)).toBe(false)
})
