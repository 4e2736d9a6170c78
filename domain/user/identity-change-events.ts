/** A name or NRIC that a member asks to have changed, and what became of it (S35), on the stream `user-<userId>`. */
import { z } from 'zod'
import { defineEvent, personal } from '../events/event-definition.ts'

export const identityChangeRequested = defineEvent(
  'IdentityChangeRequested',
  'The member asks for another name or NRIC, and shows why.',
  z.object({
    userId: z.string(),
    requestId: z.string(),
    /** Only what is to change. */
    name: personal(z.string()).optional(),
    nric: personal(z.string()).optional(),
    /** What the member uploaded to prove it; the hash (SHA-256, hexadecimal) is absent in earlier events. */
    evidence: z.array(
      z.object({
        fileId: z.string(),
        originalFilename: personal(z.string()),
        mimeType: z.string(),
        bytes: z.number(),
        sha256: z.string().optional(),
      }),
    ),
  }),
  { personal: { name: 'userId', nric: 'userId', 'evidence.*.originalFilename': 'userId' } },
)

const decision = z.object({
  userId: z.string(),
  requestId: z.string(),
  decidedBy: z.string(),
  note: personal(z.string()).optional(),
})

export const identityChangeApproved = defineEvent(
  'IdentityChangeApproved',
  'An administrator approved the change; it takes effect with the next event.',
  decision,
  {
    personal: { note: 'userId' },
  },
)

export const identityChangeDeclined = defineEvent(
  'IdentityChangeDeclined',
  'An administrator declined the change.',
  decision,
  { personal: { note: 'userId' } },
)
