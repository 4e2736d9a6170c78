/**
 * Verifies the whole log against its anchors and seals, and names every event that was changed, removed, inserted or
 * put in another order. It reads the log once, in its order. It holds one block of events at a time, even if the log is
 * very long.
 */
import type { StoredEvent, StoredLog } from '../port.ts'
import type { Anchor } from './anchor.ts'
import { readBlocks } from './anchor-blocks.ts'
import type { AnchorFile } from './anchor-file.ts'
import type { AnchorTable } from './anchor-table.ts'
import type { OutsideCopy, OutsideExtent } from './compare-outside.ts'
import { moved } from './compare-block.ts'
import type { EventSeals } from './event-seals.ts'
import { eventFinding, verdictOn, type Finding, type Verdict } from './finding.ts'
import { createFindings } from './findings.ts'
import type { FindingGroup } from './group-findings.ts'
import { createLogReading, type ReadingOptions } from './log-reading.ts'
import type { LogSigner } from './log-signer.ts'
import { fileBegunLate, fileLag, missingLog } from './missing-proofs.ts'

export interface LogUnderVerification {
  readonly store: Pick<StoredLog, 'read' | 'readAll' | 'incompleteStreams'>
  readonly table: Pick<AnchorTable, 'block' | 'latest'>
  readonly signer: Pick<LogSigner, 'keyId' | 'verify'>
  readonly seals: Pick<EventSeals, 'check'>
  /** Anchors outside the database, where there are any. */
  readonly file?: Pick<AnchorFile, 'lines'> | undefined
  /** What outside places have kept of the anchors that were sent to them. */
  readonly witnesses?: readonly OutsideCopy[]
  /** Whether the store gives every position to an event. Then a gap means that an event was taken away. */
  readonly hasEveryPosition?: boolean
  /** Events that a stream shows and the log does not. Only a store that was tampered with has any. */
  readonly strays?: () => Promise<readonly StoredEvent[]>
}

export interface LogVerification {
  /** Nothing differs, and everything was there to be compared. */
  readonly intact: boolean
  readonly verdict: Verdict
  /** Events in the log. */
  readonly events: number
  /** Events of the log that the anchors cover. */
  readonly anchored: number
  /** Events that are too new to be anchored yet. If the last of them were taken away, nothing would show it. */
  readonly notAnchored: number
  /** Events that were written before there were seals. */
  readonly notSealed: number
  readonly blocks: number
  /** When the last event was recorded, UTC, ISO; null for an empty log. */
  readonly lastEventAt: string | null
  readonly lastAnchor: Pick<Anchor, 'total' | 'position' | 'anchoredAt' | 'keyId'> | null
  /** What was compared outside the database, and how far that tells about the log. */
  readonly outside: readonly OutsideExtent[]
  /** The first findings, in log order. */
  readonly findings: readonly Finding[]
  /** All findings, by their kind. */
  readonly groups: readonly FindingGroup[]
  /** How many findings there are. */
  readonly findingsInAll: number
}

/** A line of the file follows its anchor in the database within this time. */
const SECOND_LOOK_AFTER_MS = 1_000

/**
 * @param options.secondLookAfterMs when a file that lags is looked at again
 * @throws StoreUnavailable and the database's errors; the reason of the signal when it aborts
 */
export async function verifyLog(
  log: LogUnderVerification,
  options: ReadingOptions & { readonly secondLookAfterMs?: number } = {},
): Promise<LogVerification> {
  const findings = createFindings()
  // This comes before anything else is read: an event that is anchored meanwhile is not expected in the file.
  const [newest] = await log.table.latest(1)
  for (const stray of (await log.strays?.()) ?? [])
    findings.add(
      eventFinding('inserted', stray, 'It stands before the beginning of the log, where only its stream shows it.'),
    )

  const reading = createLogReading(
    { ...log, copies: copiesOf(log), hasEveryPosition: log.hasEveryPosition === true },
    findings,
    options,
  )
  for await (const block of readBlocks(log.table, newest?.number, findings.add)) await reading.readBlock(block)
  const anchored = reading.tally()
  await reading.readRest()
  const { extents, spans } = await reading.finishOutside()
  const { events, notSealed, lastEventAt } = reading.tally()

  missingLog(events, anchored.blocks, newest).forEach(findings.add)
  const [ofFile] = extents
  if (log.file && ofFile && ofFile.total > 0) {
    const { file, table } = log
    fileBegunLate(ofFile.name, spans).forEach(findings.add)
    const lag = await fileLag(
      { total: ofFile.total, lines: () => file.lines() },
      table,
      newest?.anchor.total ?? 0,
      options.secondLookAfterMs ?? SECOND_LOOK_AFTER_MS,
    )
    lag.forEach(findings.add)
  }

  const { list, groups, inAll } = findings.conclude(moved)
  return {
    intact: inAll === 0,
    verdict: verdictOn(list),
    events,
    anchored: anchored.counted,
    notAnchored: events - anchored.events,
    notSealed,
    blocks: anchored.blocks,
    lastEventAt: lastEventAt?.toISOString() ?? null,
    lastAnchor: anchored.lastAnchor ? shownAnchor(anchored.lastAnchor) : null,
    outside: extents,
    findings: list,
    groups,
    findingsInAll: inAll,
  }
}

function copiesOf({ file, witnesses = [] }: LogUnderVerification): readonly OutsideCopy[] {
  return file ? [{ kind: 'file', name: 'The file of anchors', lines: () => file.lines() }, ...witnesses] : witnesses
}

function shownAnchor({ total, position, anchoredAt, keyId }: Anchor): LogVerification['lastAnchor'] {
  return { total, position, anchoredAt, keyId }
}
