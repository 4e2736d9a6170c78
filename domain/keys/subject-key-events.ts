/**
 * Which keys of people there are, on one stream for the whole installation. The keys themselves lie outside the log.
 * Somebody could put a key back, exchange two, or take one away: these records show it. They hold ids and keyed hashes,
 * nothing personal.
 */
import { z } from 'zod'
import { defineEvent, type EventOf } from '../events/event-definition.ts'

const subjectKeysRecorded = defineEvent(
  'SubjectKeysRecorded',
  'Keys of people are on record, so that a change of one shows. That one was destroyed is said by PersonalDataErased.',
  z.object({
    /**
     * `found`: they were there when recording began. Nothing says what was done to them before. `rewrapped`: wrapped
     * with another wrapping key, because the master key was changed.
     */
    cause: z.enum(['found', 'made', 'rewrapped']),
    keys: z.array(
      z.object({
        subjectId: z.string(),
        keyId: z.string(),
        /** Keyed hash of the wrapped key, base64url. */
        mac: z.string(),
        /** For `rewrapped` keys: the keyed hash of the wrapping before. */
        before: z.string().optional(),
      }),
    ),
  }),
)

export const subjectKeyEventDefinitions = [subjectKeysRecorded] as const
export type SubjectKeyEvent = EventOf<(typeof subjectKeyEventDefinitions)[number]>
