import { declineReasonError } from '@member-care/domain/bank/decline-reason.ts'
import { fieldError } from '../http/api-error.ts'

/**
 * The console declines with a reason, which the proposer and the member are told. The catalogue's call has no field for one and does without.
 * @throws ApiError 422 at `reason` for a decline without one, or with one that is too long
 */
export function requireDeclineReason({
  decision,
  reason = '',
}: {
  readonly decision: string
  readonly reason?: string | undefined
}): void {
  const error = decision === 'REJECTED' ? declineReasonError(reason) : undefined
  if (error !== undefined) throw fieldError('reason', error)
}
