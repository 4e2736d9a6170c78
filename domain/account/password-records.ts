/**
 * Which hashes of passwords there are, on one stream for the whole installation: the hashes themselves lie in an ordinary table, and whoever
 * puts one of their own there, exchanges two or puts an old one back is shown by what stands here. Ids and keyed hashes, nothing personal.
 */
import { z } from 'zod'
import { defineEvent, type EventOf } from '../events/event-definition.ts'

export const passwordHashesRecorded = defineEvent(
  'PasswordHashesRecorded',
  'Hashes of passwords are on record, so that a change of one shows that AccountActivated or PasswordChanged does not explain.',
  z.object({
    /** `found`: they were there when recording began, and nothing says what was done to them before. */
    cause: z.enum(['found', 'made']),
    hashes: z.array(
      z.object({
        userId: z.string(),
        /** Keyed hash of the password's hash, base64url. */
        mac: z.string(),
        /** The algorithm and its parameters: the same password is hashed anew when they change. */
        parameters: z.string(),
        /** When the password was set. UTC, ISO. */
        changedAt: z.string(),
      }),
    ),
  }),
)

export const passwordRecordEventDefinitions = [passwordHashesRecorded] as const
export type PasswordRecordEvent = EventOf<(typeof passwordRecordEventDefinitions)[number]>
