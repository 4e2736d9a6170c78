import { expect, test } from 'vitest'
import { endsSoon, evolveRedemption, isOver, redeemReward, tellVoucherEnd, type RedemptionState } from './redemption.ts'
import type { RewardEvent, RewardRedeemed } from './reward-events.ts'

const voucher = { redemptionId: 'v', userId: 'ann', companyId: 'orchid', rewardId: 'tea' }
/** The last minute of 10 March in Singapore. */
const validUntil = '2026-03-10T15:59:00.000Z'
const redeemed: RewardRedeemed = { ...voucher, rewardVersion: 1, merchantId: 'm', codeId: 'c', validUntil }
const after = (...events: RewardEvent[]) => events.reduce<RedemptionState>(evolveRedemption, undefined)
const happened: RewardEvent = { type: 'RewardRedeemed', data: redeemed }
const told: RewardEvent = { type: 'VoucherEndTold', data: voucher }

test('a reward is redeemed once', () => {
  expect(redeemReward(redeemed, undefined)).toEqual({ events: [happened] })
  expect(redeemReward({ ...redeemed, codeId: 'other' }, after(happened))).toEqual({ events: [] })
})

test.each([
  ['2026-03-02T15:59:59.000Z', false],
  ['2026-03-02T16:00:00.000Z', true],
  [validUntil, true],
  ['2026-03-10T15:59:00.001Z', false],
])('at %s its end is told: %s', (now, isTold) => {
  expect(endsSoon(validUntil, new Date(now))).toBe(isTold)
  expect(tellVoucherEnd(after(happened), new Date(now))).toEqual({ events: isTold ? [told] : [] })
})

test('an end is told once, and not of a voucher without end or that nobody has', () => {
  const now = new Date('2026-03-09T00:00:00.000Z')
  expect(tellVoucherEnd(after(happened, told), now)).toEqual({ events: [] })
  expect(tellVoucherEnd(after({ ...happened, data: { ...redeemed, validUntil: null } }), now)).toEqual({ events: [] })
  expect(tellVoucherEnd(undefined, now)).toEqual({ events: [] })
})

test('the moment of the end still belongs to it', () => {
  expect(isOver(validUntil, new Date(validUntil))).toBe(false)
  expect(isOver(validUntil, new Date('2026-03-10T15:59:00.001Z'))).toBe(true)
  expect(isOver(null, new Date())).toBe(false)
})
