/** A change of who somebody is that the member asks for or the HR of their company proposes, and what became of it (S35, S90), on the stream `user-<userId>`. */
import { z } from 'zod'
import { defineEvent, personal } from '../events/event-definition.ts'

export const identityChangeRequested = defineEvent(
  'IdentityChangeRequested',
  'The member, or the HR of their company, asks for other details of who they are, and shows why.',
  z.object({
    userId: z.string(),
    requestId: z.string(),
    /** Only what is to change. */
    name: personal(z.string()).optional(),
    nric: personal(z.string()).optional(),
    /** Only HR proposes these two. */
    birthdate: personal(z.string()).optional(),
    gender: z.enum(['m', 'f']).optional(),
    /** The HR administrator who proposes it, for which company, and why; absent where the member asks. */
    proposedBy: z.string().optional(),
    companyId: z.string().optional(),
    reason: personal(z.string()).optional(),
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
  {
    personal: {
      name: 'userId',
      nric: 'userId',
      birthdate: 'userId',
      reason: 'userId',
      'evidence.*.originalFilename': 'userId',
    },
  },
)

const decision = z.object({
  userId: z.string(),
  requestId: z.string(),
  decidedBy: z.string(),
  note: personal(z.string()).optional(),
  /** The HR administrator who proposed the change, and is told; absent where the member asked. */
  proposedBy: z.string().optional(),
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

export const identityChangeWithdrawn = defineEvent(
  'IdentityChangeWithdrawn',
  'The HR that proposed the change takes it back before anybody decided.',
  z.object({ userId: z.string(), requestId: z.string(), withdrawnBy: z.string() }),
)
