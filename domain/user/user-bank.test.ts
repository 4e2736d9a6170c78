import { describe, expect, test } from 'vitest'
import { REDACTED } from '../events/event-definition.ts'
import { decideUserBank, evolveUserBank, type UserBankCommand, type UserBankState } from './user-bank.ts'
import type { UserEvent } from './user-events.ts'

const userId = 'u-1'
const account = { bankName: 'POSB', bankNo: '7171', branchNo: '081', accountNo: '084102395' }
const own = { ...account, accountNo: '084102396' }
const enrolled: UserEvent = {
  type: 'UserEnrolled',
  data: { userId, userType: 'client', name: 'Ann', nric: 'S1', email: 'a@example.com', loginRequired: true },
}
const proposed: UserEvent = {
  type: 'UserBankAccountProposed',
  data: { userId, proposalId: 'p-1', ...account, proposedBy: 'proposer', source: 'console' },
}

const given = (...events: UserEvent[]) => events.reduce<UserBankState | undefined>(evolveUserBank, undefined)
const outcome = (command: UserBankCommand, ...events: UserEvent[]) => {
  const decision = decideUserBank(command, given(...events))
  return 'refusal' in decision ? decision.refusal.code : decision.events
}
const propose: UserBankCommand = {
  type: 'ProposeUserBankAccount',
  data: { proposalId: 'p-2', account, proposedBy: 'proposer', source: 'upload' },
}
const decide = (decision: 'APPROVED' | 'REJECTED', changes: object = {}): UserBankCommand => ({
  type: 'DecideUserBankAccount',
  data: { proposalId: 'p-1', decision, decidedBy: 'verifier', ...changes },
})

describe('proposing', () => {
  test('puts the account to the vote of somebody else, also in place of one that waits', () => {
    const event = {
      type: 'UserBankAccountProposed',
      data: { userId, proposalId: 'p-2', ...account, proposedBy: 'proposer', source: 'upload' },
    }
    expect(outcome(propose, enrolled)).toEqual([event])
    expect(outcome(propose, enrolled, proposed)).toEqual([event])
  })

  test('is for members who are there', () => {
    expect(outcome(propose)).toBe('USER_NOT_FOUND')
    expect(outcome(propose, { ...enrolled, data: { ...enrolled.data, userType: 'sys-admin' } } as UserEvent)).toBe(
      'USER_BANK_ADMINISTRATOR',
    )
  })
})

describe('deciding', () => {
  test('an approval puts the account in force in the same append, with the note', () => {
    expect(outcome(decide('APPROVED', { note: ' seen ' }), enrolled, proposed)).toEqual([
      { type: 'UserBankAccountVerified', data: { userId, proposalId: 'p-1', decidedBy: 'verifier', note: 'seen' } },
      { type: 'BankAccountRecorded', data: { userId, ...account } },
    ])
  })

  test('a decline changes nothing else, and an empty note is none', () => {
    expect(outcome(decide('REJECTED', { note: ' ' }), enrolled, proposed)).toEqual([
      { type: 'UserBankAccountDeclined', data: { userId, proposalId: 'p-1', decidedBy: 'verifier' } },
    ])
  })

  test('is about the last proposal where none is named', () => {
    expect(outcome(decide('REJECTED', { proposalId: undefined }), enrolled, proposed)).toHaveLength(1)
  })

  const verified: UserEvent = {
    type: 'UserBankAccountVerified',
    data: { userId, proposalId: 'p-1', decidedBy: 'verifier' },
  }
  const recorded: UserEvent = { type: 'BankAccountRecorded', data: { userId, ...own } }
  const erased: UserEvent = { type: 'PersonalDataErased', data: { userId, reason: 'asked' } }
  test.each<[string, UserBankCommand, UserEvent[]]>([
    ['BANK_PROPOSAL_ABSENT', decide('APPROVED'), [enrolled]],
    ['BANK_PROPOSAL_OWN', decide('APPROVED', { decidedBy: 'proposer' }), [enrolled, proposed]],
    ['BANK_PROPOSAL_OWN', decide('REJECTED', { decidedBy: 'proposer' }), [enrolled, proposed]],
    ['BANK_PROPOSAL_REPLACED', decide('APPROVED', { proposalId: 'p-0' }), [enrolled, proposed]],
    ['BANK_PROPOSAL_DECIDED', decide('REJECTED'), [enrolled, proposed, verified, recorded]],
    ['BANK_PROPOSAL_CLOSED', decide('APPROVED'), [enrolled, proposed, recorded]],
    ['BANK_PROPOSAL_CLOSED', decide('APPROVED'), [enrolled, proposed, erased]],
    [
      'BANK_PROPOSAL_CLOSED',
      decide('APPROVED'),
      [enrolled, { ...proposed, data: { ...proposed.data, accountNo: REDACTED } } as UserEvent],
    ],
  ])('is refused with %s', (code, command, events) => {
    expect(outcome(command, ...events)).toBe(code)
  })
})
