/** How a claim looks like others, as the console reads it. */
import { isHeldFromBatch, likenesses, resemblances, type Lookalike } from '@member-care/domain/claim/claim-likeness.ts'
import { claimReference } from '@member-care/domain/claim/claim-reference.ts'
import { claimStatuses } from '@member-care/domain/claim/claim-status.ts'
import { claimKinds } from '@member-care/domain/claim/claim-terms.ts'
import type { ComparedClaim, LookalikesOfClaim } from '@member-care/projections/claims/similar-claims.ts'
import { z } from 'zod'

export const likenessSchema = z.enum(likenesses)
export const becauseSchema = z.array(z.enum(resemblances))

/** Another claim that one looks like, by what is needed to name it, say why and open it. */
export const lookalikeSchema = z.object({
  claimId: z.string(),
  claimNo: z.string(),
  kind: z.enum(claimKinds),
  status: z.enum(claimStatuses),
  likeness: likenessSchema,
  because: becauseSchema,
})
export type LookalikeAnswer = z.infer<typeof lookalikeSchema>

/** What stands in the queue; null where nothing looks like the claim that was not compared with it. */
export const queueLikenessSchema = z
  .object({
    /** The one that is most alike. */
    strongest: lookalikeSchema,
    /** How many look alike and were not compared yet. */
    others: z.number(),
    /** Whether there are more than were counted. */
    areMore: z.boolean(),
    /** Whether a batch does not approve it. */
    isHeld: z.boolean(),
  })
  .nullable()

export function toQueueLikeness(found: LookalikesOfClaim | undefined): z.infer<typeof queueLikenessSchema> {
  const open = found?.lookalikes.filter(({ isDismissed }) => !isDismissed) ?? []
  const [strongest] = open
  if (!found || !strongest) return null
  return {
    strongest: toLookalikeAnswer(strongest),
    others: open.length,
    areMore: found.areMore,
    isHeld: open.some(isHeldFromBatch),
  }
}

export function toLookalikeAnswer({ claim, likeness, because }: Lookalike<ComparedClaim>): LookalikeAnswer {
  const { claimId, kind, status } = claim
  return { claimId, claimNo: claimReference(claimId), kind, status, likeness, because: [...because] }
}
