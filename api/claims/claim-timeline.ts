/** What has happened to a claim, in words for the member. Read from the claim's own events: its history is told, not its state. */
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import { claimTimelineTexts, filedByHrText } from '@member-care/domain/texts/claim-history-texts.ts'
import type { EventLog } from '@member-care/event-store/event-log.ts'
import type { Timeline } from './claim-answer-schemas.ts'

/** Oldest first; times are UTC, ISO. The caller has made sure that the claim may be shown. */
export async function readTimeline(eventLog: EventLog, claimId: string): Promise<Timeline> {
  const { events } = await eventLog.load<ClaimEvent>(`claim-${claimId}`)
  return events.flatMap((event) => {
    const isFiledByHr = event.type === 'ClaimFiled' && event.data.filedBy === 'hr-administrator'
    const text = isFiledByHr ? filedByHrText() : claimTimelineTexts[event.type]
    return text === undefined ? [] : [{ at: happenedAt(event).toISOString(), what: event.type, text }]
  })
}
