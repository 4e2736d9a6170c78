/** The part that the declines of a claim's and of a user's proposed account have in common. */
import { z } from 'zod'
import { personal } from '../events/event-definition.ts'

/** What the event of a decline says beside the decision. Both are there or neither: the catalogue's call takes no reason, and nobody is told. */
export const declineSaid = {
  reason: personal(z.string()).optional(),
  /** User id of the administrator who proposed the account, and is told. */
  proposedBy: z.string().optional(),
} as const
