/** What goes on by itself for as long as the process lives: by the clock, and not because somebody asks. */
import { createAnchorKeeper } from '@member-care/event-store/anchors/keep-anchors.ts'
import { askWitnesses } from './audit/tell-witnesses.ts'
import { createNightlyBackups } from './backup/nightly-backups.ts'
import { createConversationRounds } from './chats/conversation-rounds.ts'
import type { OpenedEventLog } from './event-log/open-event-log.ts'
import { createLetterRounds } from './guarantees/end-letters.ts'
import type { Parts } from './http/parts.ts'
import type { SealedFileStore } from './integrations/file-store/sealed-file-store.ts'
import { createClearFileTask } from './integrations/file-store/seal-clear-files.ts'
import type { Witness } from './integrations/witness/witness.ts'
import { createMasterKeyWatch } from './master-key/master-key-watch.ts'
import { createRotationKeeper } from './master-key/rotation-keeper.ts'
import { createOnboardingRounds } from './onboarding/onboarding-rounds.ts'
import { createRewardRounds } from './rewards/reward-rounds.ts'
import { createPaymentRounds } from './store/compare-payments.ts'
import { laneWork } from './user-uploads/lane-work.ts'
import { createUploadLanes } from './user-uploads/upload-lanes.ts'
import { workApart } from './user-uploads/work-apart.ts'
import { createCoverRounds } from './users/lapsed-covers.ts'

interface BackgroundWork {
  start(): void
  /** Lets what is under way come to an end. */
  stop(): Promise<void> | void
}

interface BackgroundParts {
  readonly parts: Parts
  readonly events: OpenedEventLog
  readonly witnesses: readonly Witness[]
  /** Where what was kept in the clear is sealed. */
  readonly files: SealedFileStore
  /** Whether uploads are checked and carried out in a process of their own. */
  readonly uploadsApart: boolean
}

const MASTER_KEY_WATCH_MS = 10 * 60_000

export type Background = ReturnType<typeof createBackgroundWork>

/** Nothing of it has been started yet. */
export function createBackgroundWork({ parts, events, witnesses, files, uploadsApart }: BackgroundParts) {
  const { settings, clock, logger, database, databaseUrl } = parts
  const anchors = createAnchorKeeper(events.integrity, {
    everyMs: settings.anchors.everySeconds * 1_000,
    onAnchored: () => askWitnesses(database, witnesses),
    onFailure: (error) => logger.error({ err: error }, 'the event log could not be anchored; it is tried again'),
  })
  const rotation = createRotationKeeper({
    wrapping: events.wrapping,
    logger,
    onDone: async () => parts.backups?.renewKeys(),
  })
  const masterKeyWatch = createMasterKeyWatch({ keys: events.installationKeys, everyMs: MASTER_KEY_WATCH_MS, logger })
  const nightlyBackups =
    settings.backup.folder === undefined
      ? undefined
      : createNightlyBackups({ ...settings.backup, folder: settings.backup.folder, clock, logger })
  const clearFiles = createClearFileTask({ database, files, logger })
  const rounds: readonly BackgroundWork[] = [
    ...(nightlyBackups ? [nightlyBackups] : []),
    clearFiles,
    createOnboardingRounds(parts),
    createLetterRounds(parts),
    createRewardRounds(parts),
    createCoverRounds(parts),
    createPaymentRounds(parts),
    createConversationRounds(parts),
    createUploadLanes(parts, uploadsApart ? (lane) => workApart(lane, databaseUrl) : (lane) => laneWork[lane]),
  ]
  return {
    rotation,
    masterKeyWatch,
    nightlyBackups,
    clearFiles,
    /** What goes round by the clock; it may still give the outbox jobs. */
    rounds,
    /** What is needed until the last job is done, in the order in which it is stopped. */
    keepers: [rotation, masterKeyWatch, anchors] satisfies readonly BackgroundWork[],
  }
}
