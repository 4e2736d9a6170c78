/** How an administrator gets an account and keeps it theirs: invitation, activation, and the identity that single sign-on knows them by. */
import type { Refusal } from '../errors/refusal.ts'
import { activationTexts } from '../texts/account-texts.ts'
import { administratorTexts } from '../texts/administrator-texts.ts'
import type { AccountEvent } from './account-events.ts'

export type AdministratorAccountCommand =
  /** An activation link is about to be sent; may be done again until the account is activated. */
  | { readonly type: 'InviteAdministrator' }
  /** The administrator has chosen a password. */
  | { readonly type: 'ActivateAdministrator' }
  /** The identity that an issuer vouched for is the administrator's, from the first sign-on. */
  | { readonly type: 'BindSignOnIdentity'; readonly data: { readonly issuer: string; readonly subjectHash: string } }

export interface AdministratorAccountState {
  readonly invited: boolean
  readonly activated: boolean
  /** Hash of the bound subject by issuer. */
  readonly identities: Readonly<Record<string, string>>
}

export const newAdministratorAccount: AdministratorAccountState = { invited: false, activated: false, identities: {} }

/** The state after one more event of the account. Never throws. */
export function evolveAdministratorAccount(state: AdministratorAccountState, event: AccountEvent): AdministratorAccountState {
  switch (event.type) {
    case 'AdministratorInvited':
      return { ...state, invited: true }
    case 'AccountActivated':
      return { ...state, activated: true }
    case 'SignOnIdentityBound':
      return { ...state, identities: { ...state.identities, [event.data.issuer]: event.data.subjectHash } }
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
      if (state.activated) return { refusal: { code: 'ALREADY_ACTIVATED', message: administratorTexts.alreadyActivated } }
      return { events: [{ type: 'AdministratorInvited', data: { userId } }] }
    case 'ActivateAdministrator':
      if (!state.invited || state.activated) return { refusal: { code: 'ACTIVATION_LINK_INVALID', message: activationTexts.invalidActivationLink } }
      return { events: [{ type: 'AccountActivated', data: { userId } }] }
    case 'BindSignOnIdentity': {
      const { issuer, subjectHash } = command.data
      const bound = state.identities[issuer]
      if (bound === subjectHash) return { events: [] }
      if (bound !== undefined) return { refusal: { code: 'OTHER_IDENTITY', message: administratorTexts.signOnFailures['other-identity'] } }
      return { events: [{ type: 'SignOnIdentityBound', data: { userId, issuer, subjectHash } }] }
    }
  }
}
