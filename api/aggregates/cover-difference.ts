/** Commands on what a decided claim would be reckoned otherwise now. */
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import type { FiledClaim } from '@member-care/domain/claim/claim-state.ts'
import type { CoverDifferenceEvent } from '@member-care/domain/cover/differences/cover-difference-events.ts'
import {
  evolveCoverDifference,
  type CoverDifferenceState,
} from '@member-care/domain/cover/differences/decide-cover-difference.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import type { StreamId } from '@member-care/event-store/port.ts'
import type { Parts } from '../http/parts.ts'
import { bindAggregate } from './bind-aggregate.ts'

function differenceStream(claimId: string): StreamId {
  return `coverdifference-${claimId}`
}

export const carryOutDifference = bindAggregate<string, CoverDifferenceState, CoverDifferenceEvent>(differenceStream, {
  initial: undefined,
  evolve: evolveCoverDifference,
})

/**
 * What a claim has been paid in all, in cents, once a difference of it was settled; undefined: none was, or its decision was corrected since.
 * @param ofClaim its own events
 */
export async function loadSettledCents(
  { eventLog }: Pick<Parts, 'eventLog'>,
  claimId: string,
  ofClaim: readonly Recorded<ClaimEvent>[],
): Promise<number | undefined> {
  const { events } = await eventLog.load<CoverDifferenceEvent>(differenceStream(claimId))
  const { settledCents } = events.reduce<CoverDifferenceState>(evolveCoverDifference, undefined) ?? {}
  const settled = events.findLast(
    ({ type, data }) => type === 'CoverDifferenceClosed' && data.settledCents !== undefined,
  )
  const corrected = ofClaim.findLast(({ type }) => type === 'ClaimDecisionCorrected')
  const isOvertaken = settled !== undefined && corrected !== undefined && settled.position < corrected.position
  return isOvertaken ? undefined : settledCents
}

/** What a claim is paid in all by now, in cents: as its difference was settled, or as it was decided. Undefined of one that is not approved. */
export async function loadPaidCents(
  parts: Pick<Parts, 'eventLog'>,
  { claim, events }: { readonly claim: FiledClaim; readonly events: readonly Recorded<ClaimEvent>[] },
): Promise<number | undefined> {
  return (await loadSettledCents(parts, claim.claimId, events)) ?? claim.payableCents
}
