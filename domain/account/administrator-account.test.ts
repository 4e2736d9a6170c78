import { describe, expect, it } from 'vitest'
import type { AccountEvent } from './account-events.ts'
import {
  decideAdministratorAccount,
  evolveAdministratorAccount,
  newAdministratorAccount,
  type AdministratorAccountCommand,
} from './administrator-account.ts'
import { signOnFailureText } from './single-sign-on.ts'

const userId = 'maple'
const issuer = 'https://login.example.com'
const invited: AccountEvent = { type: 'AdministratorInvited', data: { userId } }
const activated: AccountEvent = { type: 'AccountActivated', data: { userId } }
const bound: AccountEvent = { type: 'SignOnIdentityBound', data: { userId, issuer, subjectHash: 'hers' } }

const bind = (subjectHash: string, at = issuer): AdministratorAccountCommand => ({
  type: 'BindSignOnIdentity',
  data: { issuer: at, subjectHash },
})

function decide(given: readonly AccountEvent[], command: AdministratorAccountCommand) {
  const decision = decideAdministratorAccount(
    command,
    given.reduce(evolveAdministratorAccount, newAdministratorAccount),
    userId,
  )
  return 'refusal' in decision ? decision.refusal.code : decision.events
}

it('invites as often as it takes, until the account is activated', () => {
  expect(decide([], { type: 'InviteAdministrator' })).toEqual([invited])
  expect(decide([invited], { type: 'InviteAdministrator' })).toEqual([invited])
  expect(decide([invited, activated], { type: 'InviteAdministrator' })).toBe('ALREADY_ACTIVATED')
})

it('activates once, and only who was invited', () => {
  expect(decide([invited], { type: 'ActivateAdministrator' })).toEqual([activated])
  expect(decide([], { type: 'ActivateAdministrator' })).toBe('ACTIVATION_LINK_INVALID')
  expect(decide([invited, activated], { type: 'ActivateAdministrator' })).toBe('ACTIVATION_LINK_INVALID')
})

it('keeps an administrator to the first identity of an issuer', () => {
  expect(decide([activated], bind('hers'))).toEqual([bound])
  expect(decide([activated, bound], bind('hers'))).toEqual([])
  expect(decide([activated, bound], bind('somebody-elses'))).toBe('OTHER_IDENTITY')
})

describe('a move to another address', () => {
  const asked: AccountEvent = {
    type: 'AdministratorAddressChangeAsked',
    data: {
      userId,
      changeId: 'c1',
      email: 'new@example.com',
      effectiveAt: '2026-03-11T10:00:00.000Z',
      reason: 'Married',
    },
  }
  const later: AccountEvent = {
    ...asked,
    data: { ...asked.data, changeId: 'c2', effectiveAt: '2026-03-12T10:00:00.000Z' },
  }
  const accept = (changeId: string, at: string): AdministratorAccountCommand => ({
    type: 'AcceptAddressChange',
    data: { changeId, at },
  })
  const accepted: AccountEvent = { type: 'AdministratorAddressChangeAccepted', data: { userId, changeId: 'c1' } }
  const cancelled: AccountEvent = { type: 'AdministratorAddressChangeCancelled', data: { userId, changeId: 'c1' } }

  it('is accepted once the wait is over, for three days, and once', () => {
    expect(decide([activated, asked], accept('c1', '2026-03-11T09:59:59.999Z'))).toBe('ACTIVATION_LINK_INVALID')
    expect(decide([activated, asked], accept('c1', '2026-03-11T10:00:00.000Z'))).toEqual([accepted])
    expect(decide([activated, asked], accept('c1', '2026-03-14T10:00:00.000Z'))).toBe('ACTIVATION_LINK_INVALID')
    expect(decide([activated, asked, accepted], accept('c1', '2026-03-11T10:00:00.000Z'))).toBe(
      'ACTIVATION_LINK_INVALID',
    )
  })

  it('gives way to a later one, and is called off', () => {
    expect(decide([activated, asked, later], accept('c1', '2026-03-12T11:00:00.000Z'))).toBe('ACTIVATION_LINK_INVALID')
    expect(decide([activated, asked], { type: 'CancelAddressChange' })).toEqual([cancelled])
    expect(decide([activated, asked, cancelled], accept('c1', '2026-03-11T11:00:00.000Z'))).toBe(
      'ACTIVATION_LINK_INVALID',
    )
    expect(decide([activated], { type: 'CancelAddressChange' })).toBe('ADDRESS_CHANGE_GONE')
  })
})

it('binds anew where the installation moves to another issuer', () => {
  const elsewhere = 'https://elsewhere.example.com'
  expect(decide([activated, bound], bind('hers-there', elsewhere))).toEqual([
    { type: 'SignOnIdentityBound', data: { userId, issuer: elsewhere, subjectHash: 'hers-there' } },
  ])
})

it('shows no text that an address brings along', () => {
  expect(signOnFailureText('expired')).toContain('expired')
  expect(signOnFailureText('Your account is gone, call 1800')).toBe(signOnFailureText('unavailable'))
  expect(signOnFailureText('toString')).toBe(signOnFailureText('unavailable'))
})
