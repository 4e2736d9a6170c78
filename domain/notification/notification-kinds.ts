/** What people are told about, in which ways, and which notifications they may switch off (2§2 Notifications). */
import { z } from 'zod'

/** The portal's own list, an e-mail, and a message on each device that the person has subscribed. */
export const notificationChannels = ['portal', 'email', 'push'] as const
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
  'contact-number-changed',
  'new-sign-in',
  'account-locked',
  'account-unlocked',
  'roles-changed',
  'identity-change-proposed',
  'identity-change-approved',
  'identity-change-declined',
  'bank-proposal-declined',
  'second-factor-added',
  'second-factor-removed',
  'second-factor-refused',
  'recovery-code-used',
  'recovery-codes-made',
  'personal-data-ready',
  'claim-decision-corrected',
  'letter-issued',
  'letter-rejected',
  'letter-information-requested',
  'letter-replaced',
  'letter-change-declined',
  'letter-revoked',
  'letter-admission-acknowledged',
  'letter-ends-soon',
  'letter-expired',
  'cover-ended',
  'chat-answered',
  'order-paid',
  'order-refunded',
  'voucher-ends-soon',
] as const
export type NotificationKind = (typeof notificationKinds)[number]
export const notificationKindSchema = z.enum(notificationKinds)

export interface NotificationKindRules {
  readonly about: 'claims' | 'letters' | 'chat' | 'rewards' | 'store' | 'account'
  /** Where it goes if the person has not said otherwise. */
  readonly channels: Readonly<Record<NotificationChannel, boolean>>
  /** If somebody else may have done something to an account, its holder is always told. */
  readonly mayBeSwitchedOff: boolean
}

const everywhere = { portal: true, email: true, push: true } as const
const claimNews = { about: 'claims', channels: everywhere, mayBeSwitchedOff: true } as const
/** Steps on the way. Nobody has to do anything about them. */
const claimStep = {
  about: 'claims',
  channels: { portal: true, email: false, push: false },
  mayBeSwitchedOff: true,
} as const
/** Letters of guarantee. */
const letterNews = { about: 'letters', channels: everywhere, mayBeSwitchedOff: true } as const
const storeNews = { about: 'store', channels: everywhere, mayBeSwitchedOff: true } as const
const chatNews = { about: 'chat', channels: everywhere, mayBeSwitchedOff: true } as const
/** Nobody loses money by not reading an e-mail about it. */
const rewardNews = { about: 'rewards', channels: everywhere, mayBeSwitchedOff: true } as const
const security = { about: 'account', channels: everywhere, mayBeSwitchedOff: false } as const

export const notificationKindRules: Readonly<Record<NotificationKind, NotificationKindRules>> = {
  'claim-received': claimStep,
  'claim-submitted': claimNews,
  'claim-information-requested': claimNews,
  'claim-in-review': claimStep,
  'claim-approved': claimNews,
  'claim-rejected': claimNews,
  'claim-decision-corrected': claimNews,
  'payment-details-changed': security,
  'password-changed': security,
  /** The e-mail goes to the former address. The person who reads the new one knows already. */
  'email-address-changed': security,
  'contact-number-changed': security,
  'new-sign-in': security,
  'account-locked': security,
  'account-unlocked': security,
  'roles-changed': security,
  'identity-change-proposed': security,
  'identity-change-approved': security,
  'identity-change-declined': security,
  'bank-proposal-declined': security,
  'second-factor-added': security,
  'second-factor-removed': security,
  'second-factor-refused': security,
  'recovery-code-used': security,
  'recovery-codes-made': security,
  'personal-data-ready': security,
  'letter-issued': letterNews,
  'letter-rejected': letterNews,
  'letter-information-requested': letterNews,
  'letter-replaced': letterNews,
  'letter-change-declined': letterNews,
  'letter-revoked': letterNews,
  'letter-admission-acknowledged': letterNews,
  'letter-ends-soon': letterNews,
  'letter-expired': letterNews,
  /** Who is not covered any more should not learn it at the clinic. */
  'cover-ended': security,
  'chat-answered': chatNews,
  /** The receipt. Its e-mail says what was paid, and not for what. */
  'order-paid': storeNews,
  'order-refunded': storeNews,
  'voucher-ends-soon': rewardNews,
}
