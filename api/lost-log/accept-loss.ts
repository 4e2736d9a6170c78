/** Follows a log from where it ends now, once an operator has accepted what is lost: says so in the log itself, and makes everything anew from it. */
import { identityOf } from '@member-care/event-store/identity/log-identity.ts'
import { rememberLogAnew } from '@member-care/event-store/identity/log-memory.ts'
import type { StreamId } from '@member-care/event-store/port.ts'
import { rebuildReadModel } from '@member-care/projections/replay/rebuild-read-model.ts'
import { replayAlone } from '@member-care/projections/replay/replay-lock.ts'
import { NothingToVerify } from '@member-care/projections/replay/verify-read-model.ts'
import { cutReactorsBack } from '@member-care/projections/runner/checkpoints-ahead.ts'
import { giveUpJobsOf } from '@member-care/projections/reactors/outbox.ts'
import type { DatabasePool } from 'slonik'
import { v5 as uuidV5 } from 'uuid'
import { anchorAnew } from '../audit/anchor-anew.ts'
import type { OpenedEventLog } from '../event-log/open-event-log.ts'
import { sealAnew } from '../chats/seal-conversations.ts'
import { projections } from '@member-care/projections/projections.ts'
import type { Loss } from './find-loss.ts'

/** The one stream of the installation that tells of lost events. */
export const LOST_EVENTS_STREAM: StreamId = 'log-4d0b7e92-6c1f-4a85-93d7-e28c5b1f0a64'

/** Ids of the commands of accepting; never changes. */
const NAMESPACE = '7f2c9b14-0e6d-4d3a-8a51-c4b8e7d2f936'

export interface Acceptance {
  readonly jobsGivenUp: number
  readonly anchored: number
  /** Where the file of the former anchors lies. */
  readonly formerAnchorFile: string | undefined
  /** Those that go on from the end of the log. */
  readonly reactors: readonly string[]
}

/** Cut short, it is done again: what is then left of the loss is found anew. */
export async function acceptLoss(
  events: OpenedEventLog,
  pool: DatabasePool,
  loss: Loss,
  options: { readonly anchorFile: string; readonly ownerUrl: string; readonly onProgress: (text: string) => void },
): Promise<Acceptance> {
  return replayAlone(pool, async () => {
    const { problem, formerFirstEventId, anchored: lostAnchored, indexed, ahead, pointToNothing } = loss
    const jobsGivenUp = await giveUpJobsOf(pool, loss.lostEventIds, 'The event that led to it is lost.')
    // To where the log ends before anything is appended: a position amid what is appended later is none of the log's.
    const reactors = await cutReactorsBack(pool, events.store)
    const commandId = uuidV5(loss.word, NAMESPACE)
    await events.eventLog.append(
      LOST_EVENTS_STREAM,
      [
        {
          type: 'EventsLost',
          data: { problem, formerFirstEventId, anchored: lostAnchored, indexed, ahead, pointToNothing },
        },
      ],
      {
        expected: { kind: 'any' },
        context: { actor: { kind: 'system', id: 'accept-shorter-log' }, commandId, correlationId: commandId },
      },
    )
    const identity = await identityOf(events.store)
    if (identity) await rememberLogAnew(pool, { identity, ...events.place })
    await sealAnew(pool)
    const { anchored, formerFile } = await anchorAnew(events.integrity, options.anchorFile, options.ownerUrl)
    for (const projection of projections) {
      options.onProgress(`Making ${projection.name} anew …`)
      await rebuildReadModel({ eventLog: events.eventLog, pool, keys: events.rowKeys }, projection).catch(
        (error: unknown) => {
          // The next start builds it.
          if (!(error instanceof NothingToVerify)) throw error
        },
      )
    }
    return { jobsGivenUp, anchored, formerAnchorFile: formerFile, reactors }
  })
}
