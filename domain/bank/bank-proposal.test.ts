// Requirements: ADM-CLM-012
import { describe, expect, test } from 'vitest'
import { bankDecisionObstacle, closed, decideBankProposal, decided, proposed } from './bank-proposal.ts'

const account = { bankName: 'POSB', bankNo: '7171', branchNo: '081', accountNo: '084102395' }
const waiting = proposed({ proposalId: 'p1', account, proposedBy: 'olga' })
const approval = { decision: 'APPROVED', decidedBy: 'vera' } as const

describe('a proposal', () => {
  test('is decided once, with the note of who decided', () => {
    const approved = decided(waiting, 'APPROVED', { proposalId: 'p1', decidedBy: 'vera', note: 'seen' })
    expect(approved).toEqual({ ...waiting, status: 'APPROVED', decidedBy: 'vera', note: 'seen' })
    expect(bankDecisionObstacle(approved, approval)).toBe('BANK_PROPOSAL_DECIDED')
  })

  test('is not touched by a decision on another one', () => {
    expect(decided(waiting, 'REJECTED', { proposalId: 'p0', decidedBy: 'vera' })).toBeUndefined()
    expect(decided(undefined, 'REJECTED', { proposalId: 'p0', decidedBy: 'vera' })).toBeUndefined()
  })

  test('is closed only while it waits', () => {
    const rejected = decided(waiting, 'REJECTED', { proposalId: 'p1', decidedBy: 'vera' })
    expect(closed(waiting)).toEqual({ ...waiting, status: 'CLOSED' })
    expect(closed(rejected)).toBe(rejected)
    expect(closed(undefined)).toBeUndefined()
  })
})

describe('a decision', () => {
  test('is about the last proposal where none is named, and an empty note is none', () => {
    expect(decideBankProposal(waiting, { ...approval, note: ' ' })).toEqual({
      proposal: waiting,
      said: { proposalId: 'p1', decidedBy: 'vera' },
      saidOfDecline: {},
    })
  })

  test.each([
    ['BANK_PROPOSAL_ABSENT', undefined, {}, {}],
    ['BANK_PROPOSAL_REPLACED', waiting, { proposalId: 'p0' }, {}],
    ['BANK_PROPOSAL_CLOSED', closed(waiting), {}, {}],
    ['BANK_PROPOSAL_CLOSED', waiting, {}, { isOpen: false }],
    ['BANK_PROPOSAL_OWN', waiting, { decidedBy: 'olga' }, {}],
  ])('is refused with %s', (obstacle, proposal, changes, subject) => {
    expect(decideBankProposal(proposal, { ...approval, ...changes }, subject)).toEqual({ obstacle })
  })
})
