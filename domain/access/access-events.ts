/** Who looked at somebody else's medical or unmasked data, on the stream `access-<subjectId>` (S46, design "What is not an event"). */
import { z } from 'zod'
import { defineEvent, type EventOf } from '../events/event-definition.ts'

const sensitiveRecordViewed = defineEvent(
  'SensitiveRecordViewed',
  "Somebody looked at another person's medical or unmasked data (S46).",
  z.object({
    /** Whose data it is. */
    subjectId: z.string(),
    what: z.enum([
      'claim',
      'claim-attachment',
      'claim-history',
      'cover',
      'user-history',
      'nric',
      'bank-account',
      'identity-evidence',
      'guarantee',
      'guarantee-attachment',
      'conversation',
    ]),
    /** The record that was opened, for example the claim's id. */
    recordId: z.string(),
  }),
)

export const accessEventDefinitions = [sensitiveRecordViewed] as const
export type AccessEvent = EventOf<(typeof accessEventDefinitions)[number]>
