/** How somebody gets in, on the stream `account-<userId>`. Passwords, sessions and one-time passwords themselves are not events (design, "What is not an event"). */
import { z } from 'zod'
import { defineEvent, type EventOf } from '../events/event-definition.ts'

const account = z.object({ userId: z.string() })

export const accountActivated = defineEvent('AccountActivated', account)
export const passwordChanged = defineEvent('PasswordChanged', account.extend({ how: z.enum(['reset', 'profile', 'administrator']) }))
export const signedIn = defineEvent('SignedIn', account.extend({ how: z.enum(['password', 'password-and-otp', 'single-sign-on']) }))
export const signInFailed = defineEvent('SignInFailed', account.extend({ reason: z.enum(['wrong-password', 'wrong-otp', 'not-allowed']) }))
/** 5 wrong passwords within 15 minutes (S08). */
export const accountLocked = defineEvent('AccountLocked', account.extend({ reason: z.enum(['wrong-passwords', 'wrong-otps', 'administrator']) }))
export const accountUnlocked = defineEvent('AccountUnlocked', account.extend({ reason: z.enum(['recovered', 'administrator']) }))
export const signedOut = defineEvent('SignedOut', account)

export const accountEventDefinitions = [accountActivated, passwordChanged, signedIn, signInFailed, accountLocked, accountUnlocked, signedOut] as const
export type AccountEvent = EventOf<(typeof accountEventDefinitions)[number]>
