/**
 * Redeeming a reward, once for each member (C42). A code is given before the voucher is recorded, and what is to be recorded is kept with
 * the code: a process that dies between the two leaves a voucher that the next call, or the next round, records as it was given (S108).
 */
import type { Actor, CommandContext } from '@member-care/domain/events/metadata.ts'
import { isOver, redeemReward as decideRedeem, refuseReward } from '@member-care/domain/reward/redemption.ts'
import type { RewardRedeemed } from '@member-care/domain/reward/reward-events.ts'
import { v5 as uuidv5 } from 'uuid'
import { carryOutRedemption, loadRedemption, redemptionIdOf } from '../aggregates/redemption.ts'
import { createKeyedQueue } from '../commands/keyed-queue.ts'
import { apiError, refusalError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import type { Granted } from './code-store.ts'
import { companyOffering, findOffered, requireOfferingCovers, type OfferedReward } from './offered-rewards.ts'

/** A member's calls for one reward at once. Those of other processes are held apart by the database. */
const redemptions = createKeyedQueue()

/**
 * Gives the caller a voucher, unless they have one of this reward.
 * @throws ApiError 403 where rewards are switched off, 404 for what is not offered, 409 for one that has ended or has no code left
 */
export function redeemReward(parts: Parts, caller: Caller, rewardId: string): Promise<void> {
  const redemptionId = redemptionIdOf(rewardId, caller.user.userId)
  return redemptions.inTurn(redemptionId, async () => {
    if (await loadRedemption(parts, redemptionId)) return
    const { actor, correlationId, clientAddress } = caller.auditContext()
    const granted = await parts.rewardCodes.grantedTo(redemptionId)
    const redeemed = granted?.redeemed ?? (await takeOffer(parts, caller, { rewardId, redemptionId, actor }))
    if (redeemed) await recordVoucher(parts, redeemed, { actor, correlationId, clientAddress })
  })
}

/** Records a voucher, and that it is. However often, by whichever process, it is recorded once. */
export async function recordVoucher(
  parts: Pick<Parts, 'eventLog' | 'readModels' | 'rewardCodes'>,
  redeemed: RewardRedeemed,
  said: Omit<CommandContext, 'commandId'>,
): Promise<void> {
  const { redemptionId } = redeemed
  await carryOutRedemption(parts, redemptionId, {
    context: { ...said, commandId: uuidv5('redeem', redemptionId) },
    decide: (state) => decideRedeem(redeemed, state),
    visibleIn: ['redemptions'],
  })
  if (redeemed.codeId !== null) await parts.rewardCodes.noteRecorded(redemptionId)
}

/** @returns undefined when the voucher was recorded meanwhile */
async function takeOffer(
  parts: Parts,
  { own }: Caller,
  asked: { readonly rewardId: string; readonly redemptionId: string; readonly actor: Actor },
): Promise<RewardRedeemed | undefined> {
  const { rewardId, redemptionId, actor } = asked
  const covers = await requireOfferingCovers(parts, own)
  const offered = await findOffered(parts, covers, rewardId)
  if (!offered) throw apiError('NOT_FOUND')
  const redeemed = voucherOf(offered, { redemptionId, userId: own.userId, companyId: companyOffering(offered, covers) })
  if (isOver(redeemed.validUntil, parts.clock())) throw refusalError(refuseReward('REWARD_ENDED'))
  return giveCode(parts, { redeemed, actor })
}

async function giveCode(parts: Parts, grant: Granted): Promise<RewardRedeemed | undefined> {
  const { redeemed } = grant
  const { way, sharedCodeId } = await parts.rewardCodes.poolOf(redeemed.rewardId)
  if (way === 'number') return redeemed
  if (way === 'shared' && sharedCodeId !== null) return { ...redeemed, codeId: sharedCodeId }
  const granted = way === 'single-use' ? await parts.rewardCodes.grant(grant, parts.clock()) : undefined
  if (granted) return granted.redeemed
  // Another process may have given the last one to this very member.
  if (await loadRedemption(parts, redeemed.redemptionId)) return undefined
  throw refusalError(refuseReward('REWARD_CODES_TAKEN'))
}

function voucherOf(
  { contentId, version, content }: OfferedReward,
  whose: Pick<RewardRedeemed, 'redemptionId' | 'userId' | 'companyId'>,
): RewardRedeemed {
  return {
    ...whose,
    rewardId: contentId,
    rewardVersion: version,
    merchantId: content.merchantId,
    codeId: null,
    validUntil: content.validUntil === '' ? null : content.validUntil,
  }
}
