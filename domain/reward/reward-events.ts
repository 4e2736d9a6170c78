/**
 * What happens to a member's voucher, on the stream `redemption-<redemptionId>`. The id follows from reward and member, so that nobody has two
 * of one reward. The voucher's code is worth money and stands in no event: only the id under which it is kept.
 */
import { z } from 'zod'
import { defineEvent, type EventOf } from '../events/event-definition.ts'

const voucher = {
  redemptionId: z.string(),
  /** The member's. */
  userId: z.string(),
  /** The company under which the reward was offered to the member. */
  companyId: z.string(),
  /** The content item of the reward. */
  rewardId: z.string(),
}

const rewardRedeemed = defineEvent(
  'RewardRedeemed',
  'A member redeemed a reward, and has a voucher of it.',
  z.object({
    ...voucher,
    /** The version that was shown, whose terms the voucher keeps (S108). */
    rewardVersion: z.number().int().positive(),
    /** The content item of the merchant; empty where the reward names none. */
    merchantId: z.string(),
    /** Of the code that was given; null where the voucher has no code but its number. */
    codeId: z.string().nullable(),
    /** UTC, ISO; null for without end. */
    validUntil: z.string().nullable(),
  }),
)

const voucherEndTold = defineEvent(
  'VoucherEndTold',
  'A member is told that a voucher of theirs ends soon.',
  z.object(voucher),
)

export const rewardEventDefinitions = [rewardRedeemed, voucherEndTold] as const

export type RewardEvent = EventOf<(typeof rewardEventDefinitions)[number]>
export type RewardRedeemed = Extract<RewardEvent, { type: 'RewardRedeemed' }>['data']
