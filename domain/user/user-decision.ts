import type { Refusal } from '../errors/refusal.ts'
import { userRefusalTexts } from '../texts/user-texts.ts'
import type { UserEvent } from './user-events.ts'

/** The events that a command leads to (none when nothing changes), or why it is refused. */
export type UserDecision = { readonly events: UserEvent[] } | { readonly refusal: Refusal }

/** A decision with these events; without any, what was asked for is so already. */
export function decided(...events: UserEvent[]): UserDecision {
  return { events }
}

/** @param field the field of the request that is to blame, if one is */
export function refused(code: string, text: keyof typeof userRefusalTexts, field?: string): UserDecision {
  const message = userRefusalTexts[text]
  return { refusal: field === undefined ? { code, message } : { code, message, field } }
}
