/**
 * Which hashes of passwords there are, on one stream for the whole installation. The hashes themselves lie in an
 * ordinary table. Somebody could put a hash of their own there, exchange two, or put an old one back: these records
 * show it. They hold ids and keyed hashes, nothing personal.
 */
import { z } from 'zod'
import { defineEvent, type EventOf } from '../events/event-definition.ts'

const passwordHashesRecorded = defineEvent(
  'PasswordHashesRecorded',
  'Hashes of passwords are on record, so that a change of one shows that AccountActivated or PasswordChanged does not explain.',
  z.object({
    /** `found`: they were there when recording began. Nothing says what was done to them before. */
    cause: z.enum(['found', 'made']),
    hashes: z.array(
      z.object({
        userId: z.string(),
        /** Keyed hash of the password's hash, base64url. */
        mac: z.string(),
        /** The algorithm and its parameters. When they change, the same password is hashed anew. */
        parameters: z.string(),
        /** When the password was set. UTC, ISO. */
        changedAt: z.string(),
      }),
    ),
  }),
)

export const passwordRecordEventDefinitions = [passwordHashesRecorded] as const
export type PasswordRecordEvent = EventOf<(typeof passwordRecordEventDefinitions)[number]>
