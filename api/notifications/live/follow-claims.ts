/**
 * Tells whose claims have changed, as the event log has it: what is open in a browser follows from here. A process follows the log
 * only while somebody is connected to it, and asks the read model whose claims they are once that shows the change.
 */
import { claimEventDefinitions } from '@member-care/domain/claim/claim-events.ts'
import type { EventType } from '@member-care/domain/events/event-catalogue.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import type { Position } from '@member-care/event-store/port.ts'
import { pause } from '@member-care/event-store/waiting.ts'
import type { Parts } from '../../http/parts.ts'

/** The desk's own work leaves a claim as its member sees it. */
const deskWork: readonly EventType[] = [
  'ClaimAssigned',
  'ClaimDuplicateDismissed',
  'ClaimAmountProposed',
  'ClaimAmountDeclined',
]
const followedEvents: readonly EventType[] = claimEventDefinitions
  .map(({ type }) => type)
  .filter((type) => !deskWork.includes(type))

/** After a failure the log is asked again this much later. */
const PATIENCE_MS = 1_000

export interface ClaimFollowingOptions extends Pick<
  Parts,
  'eventLog' | 'readModels' | 'claims' | 'systemReader' | 'logger'
> {
  /** Who is connected to this process. */
  readonly connected: () => readonly string[]
  /** Told of each person with the claims that have changed. */
  readonly onChanged: (userId: string, claimIds: readonly string[]) => Promise<void>
}

export interface ClaimFollowing {
  /** Resolves when everything that is appended from now on will be told. Later calls change nothing. */
  begin(): Promise<void>
  close(): Promise<void>
}

export function createClaimFollowing({
  eventLog,
  readModels,
  claims,
  systemReader,
  logger,
  connected,
  onChanged,
}: ClaimFollowingOptions): ClaimFollowing {
  const stopping = new AbortController()
  let begun: Promise<void> | undefined
  let following: Promise<void> = Promise.resolve()

  async function follow(after: Position | undefined): Promise<void> {
    let position = after
    while (!stopping.signal.aborted) {
      try {
        for await (const message of eventLog.subscribe({
          after: position,
          types: followedEvents,
          signal: stopping.signal,
        })) {
          if (message.kind === 'events') await tell(message.events)
          position = message.kind === 'events' ? message.scannedTo : message.at
        }
      } catch (error) {
        if (stopping.signal.aborted) return
        logger.warn({ err: error }, 'open pages do not follow their claims just now')
        await pause(PATIENCE_MS, stopping.signal)
      }
    }
  }

  async function tell(events: readonly Recorded[]): Promise<void> {
    const last = events.at(-1)
    const people = connected()
    if (last === undefined || people.length === 0) return
    await readModels.untilVisible(['claims'], last.position)
    const claimIds = [...new Set(events.flatMap(({ data }) => ('claimId' in data ? [data.claimId] : [])))]
    const parties = await claims.partiesOf(systemReader, { claimIds, userIds: people })
    for (const userId of people) {
      const own = parties.filter(({ employeeId, claimantId }) => employeeId === userId || claimantId === userId)
      if (own.length > 0)
        await onChanged(
          userId,
          own.map(({ claimId }) => claimId),
        )
    }
  }

  return {
    begin() {
      begun ??= eventLog.head().then(
        (head) => void (following = follow(head)),
        (error: unknown) => {
          begun = undefined
          throw error
        },
      )
      return begun
    },
    async close() {
      stopping.abort()
      await following
    },
  }
}
