/**
 * How an administrator gets an account and keeps it: the invitation, the activation, the identity by which single
 * sign-on knows them, and a move to another address.
 */
import type { Refusal } from '../errors/refusal.ts'
import type { Personal } from '../events/event-definition.ts'
import { addressChangeTexts } from '../texts/administrator-list-texts.ts'
import { activationTexts } from '../texts/account-texts.ts'
import { administratorTexts } from '../texts/administrator-texts.ts'
import type { AccountEvent } from './account-events.ts'
import { ACTIVATION_LINK_LIFETIME_MS } from './sign-in-rules.ts'

export type AdministratorAccountCommand =
  /** An activation link is about to be sent. This may be done again until the account is activated. */
  | { readonly type: 'InviteAdministrator' }
  /** The administrator has chosen a password. */
  | { readonly type: 'ActivateAdministrator' }
  /** An issuer vouched for this identity. From the first sign-on it belongs to the administrator. */
  | { readonly type: 'BindSignOnIdentity'; readonly data: { readonly issuer: string; readonly subjectHash: string } }
  /**
   * The administrator is to have another address, after a wait. A change that already waits is replaced by this one.
   */
  | {
      readonly type: 'AskAddressChange'
      readonly data: Pick<AddressChange, 'changeId' | 'email' | 'effectiveAt'> & { readonly reason: string }
    }
  | { readonly type: 'CancelAddressChange' }
  /** The person who reads the new address has chosen a password. */
  | { readonly type: 'AcceptAddressChange'; readonly data: { readonly changeId: string; readonly at: string } }

/** A change of address that waits. */
export interface AddressChange {
  readonly changeId: string
  /** The new address. */
  readonly email: Personal<string>
  /** The time from which it can be accepted; UTC, ISO. */
  readonly effectiveAt: string
  /** Who asked for it. */
  readonly askedBy: string
}

/** The time until which a change can be accepted. */
export function endOfAddressChange({ effectiveAt }: Pick<AddressChange, 'effectiveAt'>): Date {
  return new Date(Date.parse(effectiveAt) + ACTIVATION_LINK_LIFETIME_MS)
}

export interface AdministratorAccountState {
  readonly invited: boolean
  readonly activated: boolean
  /** Hash of the bound subject by issuer. */
  readonly identities: Readonly<Record<string, string>>
  readonly addressChange?: Omit<AddressChange, 'askedBy'> | undefined
}

export const newAdministratorAccount: AdministratorAccountState = { invited: false, activated: false, identities: {} }

/** The state after one more event of the account. Never throws. */
export function evolveAdministratorAccount(
  state: AdministratorAccountState,
  event: AccountEvent,
): AdministratorAccountState {
  switch (event.type) {
    case 'AdministratorInvited':
      return { ...state, invited: true }
    case 'AccountActivated':
      return { ...state, activated: true }
    case 'SignOnIdentityBound':
      return { ...state, identities: { ...state.identities, [event.data.issuer]: event.data.subjectHash } }
    case 'AdministratorAddressChangeAsked': {
      const { changeId, email, effectiveAt } = event.data
      return { ...state, addressChange: { changeId, email, effectiveAt } }
    }
    case 'AdministratorAddressChangeCancelled':
    case 'AdministratorAddressChangeAccepted':
      return { ...state, addressChange: undefined }
    default:
      return state
  }
}

/** The events that a command leads to, or why it is refused. @param userId whose account it is */
export function decideAdministratorAccount(
  command: AdministratorAccountCommand,
  state: AdministratorAccountState,
  userId: string,
): { events: AccountEvent[] } | { refusal: Refusal } {
  switch (command.type) {
    case 'InviteAdministrator':
      if (state.activated)
        return { refusal: { code: 'ALREADY_ACTIVATED', message: administratorTexts.alreadyActivated } }
      return { events: [{ type: 'AdministratorInvited', data: { userId } }] }
    case 'ActivateAdministrator':
      if (!state.invited || state.activated)
        return { refusal: { code: 'ACTIVATION_LINK_INVALID', message: activationTexts.invalidActivationLink } }
      return { events: [{ type: 'AccountActivated', data: { userId } }] }
    case 'BindSignOnIdentity': {
      const { issuer, subjectHash } = command.data
      const bound = state.identities[issuer]
      if (bound === subjectHash) return { events: [] }
      if (bound !== undefined)
        return { refusal: { code: 'OTHER_IDENTITY', message: administratorTexts.signOnFailures['other-identity'] } }
      return { events: [{ type: 'SignOnIdentityBound', data: { userId, issuer, subjectHash } }] }
    }
    case 'AskAddressChange':
      return { events: [{ type: 'AdministratorAddressChangeAsked', data: { userId, ...command.data } }] }
    case 'CancelAddressChange': {
      const changeId = state.addressChange?.changeId
      if (changeId === undefined) return { refusal: { code: 'ADDRESS_CHANGE_GONE', message: addressChangeTexts.gone } }
      return { events: [{ type: 'AdministratorAddressChangeCancelled', data: { userId, changeId } }] }
    }
    case 'AcceptAddressChange': {
      const { changeId, at } = command.data
      const asked = state.addressChange
      const isOpen =
        asked?.changeId === changeId && at >= asked.effectiveAt && at < endOfAddressChange(asked).toISOString()
      if (!isOpen)
        return { refusal: { code: 'ACTIVATION_LINK_INVALID', message: activationTexts.invalidActivationLink } }
      return { events: [{ type: 'AdministratorAddressChangeAccepted', data: { userId, changeId } }] }
    }
  }
}
