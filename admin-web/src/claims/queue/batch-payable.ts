import { judgePayable } from '../payable-amount.ts'
import type { QueueRow } from './queue-record.ts'

/** What a batch pays for one of its claims. */
export interface PayableClaim {
  readonly row: QueueRow
  /** What stands in its input. */
  readonly typed: string
  /** What its plan says, in cents; undefined without a plan. */
  readonly reckoned: number | undefined
  /** Undefined where no amount is known yet. */
  readonly cents?: number | undefined
  /** What is wrong with what is typed. */
  readonly problem?: string | undefined
}

/** What the plan says is paid so; without a plan what is typed is. */
export function payableOf(row: QueueRow, typed: string, reckoned: number | undefined): PayableClaim {
  const judged = reckoned === undefined ? judgePayable(typed, row) : { cents: reckoned }
  return { row, typed, reckoned, ...judged }
}

/** @returns the claim as the batch sends it; none while its amount is not known */
export function claimOf({ row, cents, reckoned }: PayableClaim) {
  if (cents === undefined) return []
  return [
    {
      claimId: row.id,
      expectedVersion: row.version,
      payableCents: cents,
      ...(reckoned !== undefined && { shownPayableCents: reckoned }),
    },
  ]
}
