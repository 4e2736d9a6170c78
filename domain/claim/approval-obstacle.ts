/** What stands against an amount, its batch or its comparison, whether it is paid at once or proposed to a second person. */
import type { ApproveClaim } from './claim-commands.ts'
import { refuseClaim, type ClaimRefusal } from './claim-refusals.ts'
import type { FiledClaim } from './claim-state.ts'
import { payableObstacle } from './payable-amount.ts'

type Asked = Pick<ApproveClaim['data'], 'payableCents' | 'batchNo' | 'notDuplicate'>

/** Undefined: nothing does. */
export function approvalObstacle(
  { payableCents, batchNo, notDuplicate }: Asked,
  { details }: FiledClaim,
): { readonly refusal: ClaimRefusal } | undefined {
  const obstacle = payableObstacle(payableCents, details)
  if (obstacle !== undefined) return refuseClaim(obstacle, 'payableCents')
  if (batchNo.trim() === '') return refuseClaim('BATCH_NUMBER_MISSING', 'batchNo')
  if (notDuplicate?.reason.trim() === '') return refuseClaim('NOT_DUPLICATE_REASON_MISSING', 'notDuplicateReason')
  return undefined
}
