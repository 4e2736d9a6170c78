/** What has happened to a claim, in words for the member. Read from the claim's own events: its history is told, not its state. */
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import {
  claimTimelineTexts,
  correctedTimelineTexts,
  filedByHrText,
} from '@member-care/domain/texts/claim-history-texts.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { loadClaim, type CoverParts } from '../cover/cover-of-claim.ts'
import { describeReckoning } from '../cover/reckon-claim.ts'
import type { Timeline } from './claim-answer-schemas.ts'
import type { Parts } from '../http/parts.ts'
import { readPayoutWait } from './payout-wait.ts'
import type { ToldOfClaim } from './claim-answers.ts'

/** With what its plan says, and until when its payout waits. The caller has made sure that the claim may be shown. */
export async function readToldOfClaim(
  parts: CoverParts & Pick<Parts, 'settings' | 'clock'>,
  claimId: string,
): Promise<ToldOfClaim> {
  const loaded = await loadClaim(parts, claimId)
  if (loaded === undefined) return { timeline: [], reckoning: null, payoutWait: null }
  const [reckoning, payoutWait] = await Promise.all([
    describeReckoning(parts, loaded),
    readPayoutWait(parts, loaded.claim, loaded.events),
  ])
  return { timeline: timelineOf(loaded.events), reckoning, payoutWait }
}

/** Oldest first; times are UTC, ISO. */
function timelineOf(events: readonly Recorded<ClaimEvent>[]): Timeline {
  return events.flatMap((event) => {
    const text = textOf(event)
    return text === undefined ? [] : [{ at: happenedAt(event).toISOString(), what: event.type, text }]
  })
}

function textOf(event: ClaimEvent): string | undefined {
  if (event.type === 'ClaimFiled' && event.data.filedBy === 'hr-administrator') return filedByHrText()
  if (event.type !== 'ClaimDecisionCorrected') return claimTimelineTexts[event.type]
  const { before, after } = event.data
  if (after.status === 'REJECTED') return correctedTimelineTexts.rejected
  return before.status === 'APPROVED' ? correctedTimelineTexts.amount : correctedTimelineTexts.approved
}
