import type { GuaranteeStatus } from '@member-care/domain/guarantee/guarantee-status.ts'
import { guaranteeRefusalTexts as refusals } from '@member-care/domain/texts/guarantee-refusal-texts.ts'
import { expect, test } from 'vitest'
import type { Guarantee } from '../guarantee-record.ts'
import { beginStep, decisionOf, isProposal, mainStep, possibleSteps, stepErrors } from './desk-steps.ts'

const of = (changes: Partial<Guarantee> = {}) =>
  ({
    status: 'SUBMITTED' satisfies GuaranteeStatus,
    waitsForAgreement: false,
    waitsForChange: false,
    amountProposal: null,
    change: null,
    amountCents: null,
    admissionOn: '2026-12-01',
    letters: [],
    secondPersonAboveCents: 2_000_000,
    insurerDecides: false,
    referenceNo: null,
    ...changes,
  }) as unknown as Guarantee
const amountProposal = { proposalId: 'p1', proposedBy: 'me', isDeclined: false } as Guarantee['amountProposal']

test('only what the table allows is offered, and nobody agrees to their own amount', () => {
  expect(possibleSteps(of(), 'me')).toEqual(['approve', 'request-information', 'reject'])
  expect(possibleSteps(of({ status: 'EXPIRED' }), 'me')).toEqual([])
  const proposed = of({ waitsForAgreement: true, amountProposal })
  expect(possibleSteps(proposed, 'me')).not.toContain('agree-to-amount')
  expect(possibleSteps(proposed, 'you')).toContain('agree-to-amount')
  expect(possibleSteps(of({ status: 'APPROVED', waitsForChange: true }), 'me')).toEqual([
    'replace',
    'decline-change',
    'revoke',
  ])
})

test('what an insurer decides is only handed over again, until it has it', () => {
  const insurers = of({ insurerDecides: true })
  expect(possibleSteps(insurers, 'me')).toEqual(['reprocess'])
  expect(mainStep(possibleSteps(insurers, 'me'))).toBe('reprocess')
  expect(decisionOf('reprocess', beginStep('reprocess', insurers), insurers)).toEqual({ kind: 'reprocess' })
  for (const done of [{ referenceNo: 'LG-1' }, { status: 'PENDING_HR' }, { status: 'REJECTED' }] as const)
    expect(possibleSteps(of({ insurerDecides: true, ...done }), 'me')).toEqual([])
})

test('one step is the main one: agreeing, where a second person is waited for, else issuing', () => {
  const proposed = of({ waitsForAgreement: true, amountProposal })
  const mainFor = (guarantee: Guarantee, ownId: string) => mainStep(possibleSteps(guarantee, ownId))
  expect(mainFor(proposed, 'you')).toBe('agree-to-amount')
  expect(possibleSteps(proposed, 'you')).toEqual([
    'agree-to-amount',
    'decline-amount',
    'approve',
    'request-information',
    'reject',
  ])
  expect([mainFor(proposed, 'me'), mainFor(of(), 'me')]).toEqual(['approve', 'approve'])
  expect(mainFor(of({ status: 'APPROVED' }), 'me')).toBeUndefined()
})

test('a letter in place of another begins with what the member asked for', () => {
  const change = { amountCents: 1_500_000, admissionOn: null } as Guarantee['change']
  const asked = of({ status: 'APPROVED', amountCents: 1_000_000, waitsForChange: true, change })
  expect(beginStep('replace', asked)).toEqual({ amountCents: '15000.00', admissionOn: '2026-12-01', conditions: '' })
  expect(beginStep('replace', { ...asked, waitsForChange: false })).toMatchObject({ amountCents: '10000.00' })
})

test('above the client’s amount it is proposed instead of issued', () => {
  const typed = (amountCents: string) => ({ amountCents, conditions: ' Ward B1 ', admissionOn: '2026-12-02' })
  expect([isProposal(typed('20,000'), of()), isProposal(typed('20000.01'), of())]).toEqual([false, true])
  expect(decisionOf('approve', typed('20000'), of())).toEqual({
    ...{ kind: 'letter', amountCents: 2_000_000, conditions: 'Ward B1', admissionOn: '2026-12-02' },
  })
  expect(decisionOf('approve', typed('20001'), of())).toMatchObject({ kind: 'amount-proposal', conditions: 'Ward B1' })
})

test('what is missing is said at its field', () => {
  expect(Object.keys(stepErrors('approve', { amountCents: '0', admissionOn: 'soon', conditions: '' }))).toEqual([
    'amountCents',
    'admissionOn',
  ])
  expect(stepErrors('reject', { reason: ' ' })).toEqual({ reason: refusals.GUARANTEE_REASON_MISSING })
  expect(stepErrors('decline-amount', { reason: '' })).toEqual({ reason: refusals.LETTER_PROPOSAL_REASON_MISSING })
  expect(stepErrors('request-information', { request: 'The estimate' })).toEqual({})
})
