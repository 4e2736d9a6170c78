import { describe, expect, test } from 'vitest'
import { decideIdentity, evolveIdentity, type IdentityCommand, type IdentityState } from './identity-change.ts'
import type { UserEvent } from './user-events.ts'

const userId = 'u-1'
const evidence = [{ fileId: 'f-1', originalFilename: 'deed.pdf', mimeType: 'application/pdf', bytes: 10 }]
const enrolled: UserEvent = {
  type: 'UserEnrolled',
  data: { userId, userType: 'client', name: 'Ann', nric: 'S1', email: 'a@example.com', loginRequired: true },
}
const requested: UserEvent = {
  type: 'IdentityChangeRequested',
  data: { userId, requestId: 'r-1', name: 'Anne', nric: 'S2', evidence },
}

const given = (...events: UserEvent[]) => events.reduce<IdentityState | undefined>(evolveIdentity, undefined)
const outcome = (command: IdentityCommand, ...events: UserEvent[]) => {
  const decision = decideIdentity(command, given(...events))
  return 'refusal' in decision ? decision.refusal.code : decision.events
}
const ask = (change: object): IdentityCommand => ({
  type: 'RequestIdentityChange',
  data: { requestId: 'r-2', change, evidence },
})
const decide = (decision: 'APPROVED' | 'REJECTED', changes: object = {}): IdentityCommand => ({
  type: 'DecideIdentityChange',
  data: { requestId: 'r-1', decision, decidedBy: 'operation', placeholderDomain: 'none.example', ...changes },
})

describe('asking', () => {
  test('records what changes, and its evidence', () => {
    expect(outcome(ask({ name: 'Anne' }), enrolled)).toEqual([
      { type: 'IdentityChangeRequested', data: { userId, requestId: 'r-2', name: 'Anne', evidence } },
    ])
  })

  test('one request waits at a time; after a decision another may be made', () => {
    const declined: UserEvent = {
      type: 'IdentityChangeDeclined',
      data: { userId, requestId: 'r-1', decidedBy: 'operation' },
    }
    expect(outcome(ask({ name: 'Anne' }), enrolled, requested)).toBe('IDENTITY_CHANGE_WAITING')
    expect(outcome(ask({ name: 'Anne' }), enrolled, requested, declined)).toHaveLength(1)
  })

  test('needs a change and somebody whose it is', () => {
    expect(outcome(ask({}), enrolled)).toBe('IDENTITY_CHANGE_EMPTY')
    expect(outcome(ask({ name: 'Anne' }))).toBe('USER_NOT_FOUND')
  })
})

describe('deciding', () => {
  test('an approval changes the details in the same append', () => {
    expect(outcome(decide('APPROVED', { note: 'deed seen' }), enrolled, requested)).toEqual([
      { type: 'IdentityChangeApproved', data: { userId, requestId: 'r-1', decidedBy: 'operation', note: 'deed seen' } },
      { type: 'UserDetailsChanged', data: { userId, name: 'Anne', nric: 'S2' } },
    ])
  })

  test('a placeholder address follows the number, and no other address does', () => {
    const email: UserEvent = { type: 'EmailAddressChanged', data: { userId, email: 's1@none.example' } }
    expect(outcome(decide('APPROVED'), enrolled, email, requested)).toEqual([
      { type: 'IdentityChangeApproved', data: { userId, requestId: 'r-1', decidedBy: 'operation' } },
      { type: 'UserDetailsChanged', data: { userId, name: 'Anne', nric: 'S2' } },
      { type: 'EmailAddressChanged', data: { userId, email: 's2@none.example' } },
    ])
    const onlyName: UserEvent = {
      type: 'IdentityChangeRequested',
      data: { userId, requestId: 'r-1', name: 'Anne', evidence },
    }
    expect(outcome(decide('APPROVED'), enrolled, email, onlyName)).toHaveLength(2)
    expect(outcome(decide('REJECTED'), enrolled, email, requested)).toHaveLength(1)
  })

  test('a decline changes nothing else', () => {
    expect(outcome(decide('REJECTED'), enrolled, requested)).toEqual([
      { type: 'IdentityChangeDeclined', data: { userId, requestId: 'r-1', decidedBy: 'operation' } },
    ])
  })

  test('the NRIC on record is the approved one', () => {
    expect(
      given(
        enrolled,
        { type: 'UserDetailsChanged', data: { userId, nric: 'S2' } },
        { type: 'UserDetailsChanged', data: { userId, name: 'Anne' } },
      )?.nric,
    ).toBe('S2')
  })

  const approved: UserEvent = {
    type: 'IdentityChangeApproved',
    data: { userId, requestId: 'r-1', decidedBy: 'operation' },
  }
  const erased: UserEvent = { type: 'PersonalDataErased', data: { userId, reason: 'asked' } }
  test.each<[string, IdentityCommand, UserEvent[]]>([
    ['IDENTITY_CHANGE_ABSENT', decide('APPROVED'), [enrolled]],
    ['IDENTITY_CHANGE_ABSENT', decide('APPROVED'), [enrolled, requested, erased]],
    ['IDENTITY_CHANGE_REPLACED', decide('APPROVED', { requestId: 'r-0' }), [enrolled, requested]],
    ['IDENTITY_CHANGE_DECIDED', decide('REJECTED'), [enrolled, requested, approved]],
    ['IDENTITY_CHANGE_OWN', decide('APPROVED', { decidedBy: userId }), [enrolled, requested]],
  ])('is refused with %s', (code, command, events) => {
    expect(outcome(command, ...events)).toBe(code)
  })
})

describe('a proposal of HR', () => {
  const proposal = { proposedBy: 'hr-1', companyId: 'c-1', reason: 'deed poll seen' }
  const proposed: UserEvent = {
    type: 'IdentityChangeRequested',
    data: { userId, requestId: 'r-1', birthdate: '1980-01-01', gender: 'f', evidence: [], ...proposal },
  }
  const propose = (as = proposal): IdentityCommand => ({
    type: 'RequestIdentityChange',
    data: { requestId: 'r-2', change: { gender: 'm' }, evidence: [], proposal: as },
  })
  const withdraw = (companyIds: string[], requestId = 'r-1'): IdentityCommand => ({
    type: 'WithdrawIdentityChange',
    data: { requestId, withdrawnBy: 'hr-2', companyIds },
  })

  test('says who proposes it, for which company and why', () => {
    expect(outcome(propose(), enrolled)).toEqual([
      { type: 'IdentityChangeRequested', data: { userId, requestId: 'r-2', gender: 'm', evidence: [], ...proposal } },
    ])
    expect(outcome(propose({ ...proposal, proposedBy: userId }), enrolled)).toBe('IDENTITY_CHANGE_OWN_DETAILS')
  })

  test('and a request of the member wait one at a time, each told in its own words', () => {
    expect(outcome(propose(), enrolled, requested)).toBe('IDENTITY_CHANGE_WAITING_OF_EMPLOYEE')
    expect(outcome(propose(), enrolled, proposed)).toBe('IDENTITY_CHANGE_WAITING_OF_EMPLOYEE')
    expect(outcome(ask({ name: 'Anne' }), enrolled, proposed)).toBe('IDENTITY_CHANGE_PROPOSED_BY_HR')
  })

  test('takes effect with its approval, and the proposer is told', () => {
    expect(outcome(decide('APPROVED'), enrolled, proposed)).toEqual([
      {
        type: 'IdentityChangeApproved',
        data: { userId, requestId: 'r-1', decidedBy: 'operation', proposedBy: 'hr-1' },
      },
      { type: 'UserDetailsChanged', data: { userId, birthdate: '1980-01-01', gender: 'f' } },
    ])
    expect(outcome(decide('APPROVED', { decidedBy: 'hr-1' }), enrolled, proposed)).toBe('IDENTITY_CHANGE_OWN')
  })

  test('is withdrawn by the HR of its company alone, while it waits', () => {
    expect(outcome(withdraw(['c-0', 'c-1']), enrolled, proposed)).toEqual([
      { type: 'IdentityChangeWithdrawn', data: { userId, requestId: 'r-1', withdrawnBy: 'hr-2' } },
    ])
    expect(outcome(withdraw(['c-0']), enrolled, proposed)).toBe('IDENTITY_CHANGE_NOT_YOURS')
    expect(outcome(withdraw(['c-1']), enrolled, requested)).toBe('IDENTITY_CHANGE_NOT_YOURS')
    expect(outcome(withdraw(['c-1'], 'r-0'), enrolled, proposed)).toBe('IDENTITY_CHANGE_NOT_YOURS')
    const withdrawn: UserEvent = {
      type: 'IdentityChangeWithdrawn',
      data: { userId, requestId: 'r-1', withdrawnBy: 'hr-2' },
    }
    expect(outcome(withdraw(['c-1']), enrolled, proposed, withdrawn)).toBe('IDENTITY_CHANGE_DECIDED_ALREADY')
    expect(outcome(decide('APPROVED'), enrolled, proposed, withdrawn)).toBe('IDENTITY_CHANGE_WITHDRAWN')
    expect(outcome(propose(), enrolled, proposed, withdrawn)).toHaveLength(1)
  })
})
