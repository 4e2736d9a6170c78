/** Commands on a claim on flexible spending. */
import type { FlexibleSpendingEvent } from '@member-care/domain/flexible-spending/flexible-spending-events.ts'
import {
  evolveFlexibleSpending,
  notRecorded,
  type FlexibleSpendingState,
} from '@member-care/domain/flexible-spending/record-flexible-spending-claim.ts'
import { bindAggregate } from './bind-aggregate.ts'

export const carryOutFlexibleSpending = bindAggregate<string, FlexibleSpendingState, FlexibleSpendingEvent>(
  (eclaimId) => `eclaim-${eclaimId}`,
  { initial: notRecorded, evolve: evolveFlexibleSpending },
)
