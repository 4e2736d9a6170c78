/** An account that an administrator proposes for a user, and what became of it (3§4, C12b), on the stream `user-<userId>`. */
import { z } from 'zod'
import { declineSaid } from '../bank/decline-event.ts'
import { defineEvent, personal } from '../events/event-definition.ts'

const note = personal(z.string()).optional()

export const userBankAccountProposed = defineEvent(
  'UserBankAccountProposed',
  'An account waits for verification; one that waited before is replaced by it.',
  z.object({
    userId: z.string(),
    proposalId: z.string(),
    bankName: z.string(),
    bankNo: z.string(),
    branchNo: z.string(),
    accountNo: personal(z.string()),
    /** User id of the administrator, who cannot be the one to verify it. */
    proposedBy: z.string(),
    source: z.enum(['console', 'upload']),
  }),
  { personal: { accountNo: 'userId' } },
)

const decision = z.object({ userId: z.string(), proposalId: z.string(), decidedBy: z.string(), note })

export const userBankAccountVerified = defineEvent(
  'UserBankAccountVerified',
  'Another administrator approved the proposed account; it is recorded with the next event.',
  decision,
  { personal: { note: 'userId' } },
)

export const userBankAccountDeclined = defineEvent(
  'UserBankAccountDeclined',
  'Another administrator declined the proposed account.',
  decision.extend(declineSaid),
  { personal: { note: 'userId', reason: 'userId' } },
)
