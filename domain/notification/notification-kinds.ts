/** What people are told about, in which ways, and which notifications they may switch off (2§2 Notifications). */
import { z } from 'zod'

/** The portal's own list, and an e-mail. */
export const notificationChannels = ['portal', 'email'] as const
export type NotificationChannel = (typeof notificationChannels)[number]
export const notificationChannelSchema = z.enum(notificationChannels)

/** A kind is never renamed and never taken away: rows and events name it. */
export const notificationKinds = [
  'claim-received',
  'claim-submitted',
  'claim-information-requested',
  'claim-in-review',
  'claim-approved',
  'claim-rejected',
  'payment-details-changed',
  'password-changed',
  'email-address-changed',
  'new-sign-in',
  'account-locked',
  'account-unlocked',
  'roles-changed',
  'identity-change-approved',
  'identity-change-declined',
  'bank-proposal-declined',
  'second-factor-added',
  'second-factor-removed',
  'second-factor-refused',
  'recovery-code-used',
  'recovery-codes-made',
] as const
export type NotificationKind = (typeof notificationKinds)[number]
export const notificationKindSchema = z.enum(notificationKinds)

export interface NotificationKindRules {
  readonly about: 'claims' | 'account'
  /** Where it goes if the person has not said otherwise. */
  readonly channels: Readonly<Record<NotificationChannel, boolean>>
  /** If somebody else may have done something to an account, its holder is always told. */
  readonly mayBeSwitchedOff: boolean
}

const everywhere = { portal: true, email: true } as const
const claimNews = { about: 'claims', channels: everywhere, mayBeSwitchedOff: true } as const
/** Steps on the way. Nobody has to do anything about them. */
const claimStep = { about: 'claims', channels: { portal: true, email: false }, mayBeSwitchedOff: true } as const
const security = { about: 'account', channels: everywhere, mayBeSwitchedOff: false } as const

export const notificationKindRules: Readonly<Record<NotificationKind, NotificationKindRules>> = {
  'claim-received': claimStep,
  'claim-submitted': claimNews,
  'claim-information-requested': claimNews,
  'claim-in-review': claimStep,
  'claim-approved': claimNews,
  'claim-rejected': claimNews,
  'payment-details-changed': security,
  'password-changed': security,
  /** The e-mail goes to the former address. The person who reads the new one knows already. */
  'email-address-changed': security,
  'new-sign-in': security,
  'account-locked': security,
  'account-unlocked': security,
  'roles-changed': security,
  'identity-change-approved': security,
  'identity-change-declined': security,
  'bank-proposal-declined': security,
  'second-factor-added': security,
  'second-factor-removed': security,
  'second-factor-refused': security,
  'recovery-code-used': security,
  'recovery-codes-made': security,
}
