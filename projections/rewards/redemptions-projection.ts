/** Keeps the read model of redeemed rewards. */
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import { rewardEventDefinitions, type RewardEvent } from '@member-care/domain/reward/reward-events.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { sql } from 'slonik'
import type { Projection } from '../runner/projection.ts'
import { loadRows, upsertRows } from '../tables/read-model-table.ts'
import { redemptionsTable, type RedemptionRow } from './redemptions-table.ts'

export const redemptionsProjection: Projection = {
  name: 'redemptions',
  version: 1,
  handles: rewardEventDefinitions.map(({ type }) => type),
  tables: [redemptionsTable],
  apply: async (events, instance) => {
    const own = events.filter(isRewardEvent)
    const ids = sql.array([...new Set(own.map(({ data }) => data.redemptionId))], 'text')
    const present = await loadRows<RedemptionRow>(instance, redemptionsTable, sql.fragment`redemption_id = any(${ids})`)
    await upsertRows(instance, redemptionsTable, foldRedemptions(present, own))
  },
}

function isRewardEvent(event: Recorded): event is Recorded<RewardEvent> {
  return rewardEventDefinitions.some(({ type }) => type === event.type)
}

/** The rows that these events change, as they are afterwards; an event that a row has seen already leaves it as it is. */
function foldRedemptions(
  present: readonly RedemptionRow[],
  events: readonly Recorded<RewardEvent>[],
): readonly RedemptionRow[] {
  const rows = new Map(present.map((row) => [row.redemption_id, row]))
  const changed = new Set<string>()
  for (const event of events) {
    const { redemptionId } = event.data
    const before = rows.get(redemptionId)
    if (before && event.position <= before.position) continue
    const after = withEvent(before, event)
    if (!after) continue
    rows.set(redemptionId, after)
    changed.add(redemptionId)
  }
  return [...rows.values()].filter(({ redemption_id }) => changed.has(redemption_id))
}

/** @returns undefined for what happened to a voucher that was never given */
function withEvent(before: RedemptionRow | undefined, event: Recorded<RewardEvent>): RedemptionRow | undefined {
  const { revision, position } = event
  if (event.type === 'VoucherEndTold') return before && { ...before, end_told: true, revision, position }
  const { data } = event
  return {
    redemption_id: data.redemptionId,
    user_id: data.userId,
    company_id: data.companyId,
    reward_id: data.rewardId,
    reward_version: data.rewardVersion,
    merchant_id: data.merchantId,
    code_id: data.codeId,
    redeemed_at: happenedAt(event).toISOString(),
    valid_until: data.validUntil,
    end_told: false,
    revision,
    position,
  }
}
