/** By which ways a person is told of what: the defaults of each kind, and where the person wishes otherwise. */
import { z } from 'zod'
import type { Refusal } from '../errors/refusal.ts'
import { notificationTexts } from '../texts/notification-texts.ts'
import {
  notificationChannelSchema,
  notificationKindRules,
  notificationKinds,
  notificationKindSchema,
  type NotificationChannel,
  type NotificationKind,
} from './notification-kinds.ts'

/** A person's wish about one kind on one channel. */
export const notificationWishSchema = z.object({
  kind: notificationKindSchema,
  channel: notificationChannelSchema,
  enabled: z.boolean(),
})
export type NotificationWish = z.infer<typeof notificationWishSchema>

export interface NotificationPreference {
  readonly kind: NotificationKind
  readonly channels: Readonly<Record<NotificationChannel, boolean>>
  readonly mayBeSwitchedOff: boolean
}

/** Every kind with its channels as they are for somebody with these wishes, in the order of the kinds. */
export function notificationPreferences(wishes: readonly NotificationWish[]): readonly NotificationPreference[] {
  return notificationKinds.map((kind) => ({
    kind,
    channels: {
      portal: isToldBy(kind, 'portal', wishes),
      email: isToldBy(kind, 'email', wishes),
      push: isToldBy(kind, 'push', wishes),
    },
    mayBeSwitchedOff: notificationKindRules[kind].mayBeSwitchedOff,
  }))
}

/** Whether a kind goes out on a channel. Nothing switches off a kind that may not be switched off. */
export function isToldBy(
  kind: NotificationKind,
  channel: NotificationChannel,
  wishes: readonly NotificationWish[],
): boolean {
  const { channels, mayBeSwitchedOff } = notificationKindRules[kind]
  if (!mayBeSwitchedOff) return channels[channel]
  return wishes.find((wish) => wish.kind === kind && wish.channel === channel)?.enabled ?? channels[channel]
}

/** Why these wishes cannot be kept; undefined when they can. */
export function refusalOfWishes(wishes: readonly NotificationWish[]): Refusal | undefined {
  const forbidden = wishes.some(({ kind, enabled }) => !enabled && !notificationKindRules[kind].mayBeSwitchedOff)
  return forbidden
    ? { code: 'NOTIFICATION_ALWAYS_SENT', message: notificationTexts.preferences.alwaysOn, field: 'preferences' }
    : undefined
}
