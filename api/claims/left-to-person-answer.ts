/** Why a person decides on a claim, as the console is told. */
import { receiptDifferenceSchema } from '@member-care/domain/cover/straight-through-events.ts'
import { reasonsForPerson } from '@member-care/domain/cover/straight-through.ts'
import type { LeftToPerson } from '@member-care/projections/straight-through/judged-claim-queries.ts'
import { z } from 'zod'

export const leftToPersonSchema = z.object({
  /** None: it was decided at once. */
  reasons: z.array(z.enum(reasonsForPerson)),
  /** Where a receipt says otherwise than the claim; of an amount both figures in cents. As it was when the claim was looked at. */
  receiptDifferences: z.array(receiptDifferenceSchema),
})

/** Null: nobody has looked whether it could be decided at once. */
export function toLeftToPerson(left: LeftToPerson | undefined): z.infer<typeof leftToPersonSchema> | null {
  return left ? { reasons: [...left.reasons], receiptDifferences: [...left.receiptDifferences] } : null
}
