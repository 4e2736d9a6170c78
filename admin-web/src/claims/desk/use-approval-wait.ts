/** What the wait of a payout keeps the desk from. Another amount can be proposed to a second person meanwhile. */
import { otherAmountNeedsSecondPerson } from '@member-care/domain/claim/other-amount.ts'
import { useGetOne, type RaRecord } from 'react-admin'
import type { ClaimRecord } from '../claim-record.ts'
import { usePayoutWait, type PayoutWait } from '../use-payout-wait.ts'
import type { SeenPlan } from './decision-forms.ts'

export interface ApprovalWait {
  /** What keeps from beginning: undefined where something can be said all the same. */
  readonly toBegin: PayoutWait | undefined
  /** What keeps from approving so many cents. */
  readonly toPay: (cents: number | undefined) => PayoutWait | undefined
}

export function useApprovalWait({ companyId, payoutWait }: ClaimRecord, plan: SeenPlan | undefined): ApprovalWait {
  const wait = usePayoutWait(payoutWait)
  const limit = useOtherAmountLimit(companyId, plan !== undefined)
  return {
    toBegin: plan !== undefined && limit !== undefined ? undefined : wait,
    toPay: (cents) => (cents !== undefined && otherAmountNeedsSecondPerson(cents, plan, limit) ? undefined : wait),
  }
}

/** Above so many cents another amount than the plan says needs a second person; undefined where the client has said nothing. */
export function useOtherAmountLimit(companyId: string, enabled: boolean): number | undefined {
  const { data } = useGetOne<RaRecord<string> & { featuresConfig?: { otherAmountLimitCents?: number } }>(
    'clients',
    { id: companyId },
    { enabled, staleTime: 300_000 },
  )
  return data?.featuresConfig?.otherAmountLimitCents
}
