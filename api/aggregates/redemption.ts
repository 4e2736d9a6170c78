/** Commands on the voucher of one member of one reward. */
import { evolveRedemption, type RedemptionState } from '@member-care/domain/reward/redemption.ts'
import type { RewardEvent } from '@member-care/domain/reward/reward-events.ts'
import type { StreamId } from '@member-care/event-store/port.ts'
import { v5 as uuidv5 } from 'uuid'
import type { Parts } from '../http/parts.ts'
import { bindAggregate } from './bind-aggregate.ts'

/** An id is made from reward and member, so that nobody has two vouchers of one reward. */
const ID_NAMESPACE = '0d7c2b0e-6f1a-4b8e-9a55-3f2d6c1e8b47'

export function redemptionIdOf(rewardId: string, userId: string): string {
  return uuidv5(JSON.stringify([rewardId, userId]), ID_NAMESPACE)
}

function redemptionStream(redemptionId: string): StreamId {
  return `redemption-${redemptionId}`
}

export const carryOutRedemption = bindAggregate<string, RedemptionState, RewardEvent>(redemptionStream, {
  initial: undefined,
  evolve: evolveRedemption,
})

/** As its stream tells it now. */
export async function loadRedemption(
  { eventLog }: Pick<Parts, 'eventLog'>,
  redemptionId: string,
): Promise<RedemptionState> {
  const { events } = await eventLog.load<RewardEvent>(redemptionStream(redemptionId))
  return events.reduce<RedemptionState>(evolveRedemption, undefined)
}
