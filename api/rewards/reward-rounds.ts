/** What the clock does with rewards: vouchers that a killed process had given are recorded, ends that come are told, and keepers learn that codes run low. */
import { lastDayTold, tellVoucherEnd } from '@member-care/domain/reward/redemption.ts'
import { findVouchersEnding } from '@member-care/projections/rewards/redemption-queries.ts'
import { randomUUID } from 'node:crypto'
import { carryOutRedemption } from '../aggregates/redemption.ts'
import { createPeriodicTask, type PeriodicTask } from '../commands/periodic-task.ts'
import type { Parts } from '../http/parts.ts'
import { alarmLowPools } from './low-pools.ts'
import { recordVoucher } from './redeem-reward.ts'

const EVERY_MS = 60_000
/** A call that gave a code has recorded its voucher by then, or never will. */
const GIVEN_UP_MS = 60_000

export type RewardRoundParts = Pick<
  Parts,
  'database' | 'systemReader' | 'eventLog' | 'readModels' | 'clock' | 'logger' | 'rewardCodes'
>

export function createRewardRounds(parts: RewardRoundParts): PeriodicTask {
  return createPeriodicTask(EVERY_MS, async () => {
    for (const work of [finishVouchers, tellVoucherEnds, alarmLowPools])
      await work(parts).catch((error: unknown) =>
        parts.logger.warn({ err: error }, 'a round of rewards failed; it is gone again with the next one'),
      )
  })
}

/** Several processes may do so at once: a voucher is recorded once. One that cannot be recorded keeps no other waiting. */
export async function finishVouchers(parts: RewardRoundParts): Promise<void> {
  const before = new Date(parts.clock().getTime() - GIVEN_UP_MS)
  for (const { redeemed, actor } of await parts.rewardCodes.unrecorded(before))
    await recordVoucher(parts, redeemed, { actor, correlationId: randomUUID() }).catch((error: unknown) =>
      parts.logger.error({ err: error, redemptionId: redeemed.redemptionId }, 'a voucher could not be recorded'),
    )
}

/** Each end is told once, whichever process goes round: the stream decides. */
export async function tellVoucherEnds(parts: RewardRoundParts): Promise<void> {
  const now = parts.clock()
  for (const redemptionId of await findVouchersEnding(parts.database, parts.systemReader, {
    now,
    lastDay: lastDayTold(now),
  })) {
    const commandId = randomUUID()
    await carryOutRedemption(parts, redemptionId, {
      context: { actor: { kind: 'system', id: 'rewards' }, commandId, correlationId: commandId },
      decide: (state) => tellVoucherEnd(state, now),
      visibleIn: ['redemptions'],
    }).catch((error: unknown) =>
      parts.logger.error({ err: error, redemptionId }, 'the end of a voucher could not be told'),
    )
  }
}
