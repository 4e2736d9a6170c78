/**
 * Verifies the whole log against its anchors and seals, and names every event that was changed, removed, inserted or
 * put in another order. It reads the log once, in its order. It holds one block of events at a time, even if the log is
 * very long.
 */
import { setImmediate as giveWay, setTimeout as delay } from 'node:timers/promises'
import type { Position, StoredEvent, StoredLog } from '../port.ts'
import { afterEvent, anchoredEvent, isSigned, NO_EVENTS, type Anchor, type AnchoredEvent } from './anchor.ts'
import type { AnchorFile } from './anchor-file.ts'
import type { AnchorBlock, AnchorTable } from './anchor-table.ts'
import { createChainCheck } from './chain-check.ts'
import { compareBlock, moved } from './compare-block.ts'
import {
  compareOutside,
  createRunningHashes,
  type OutsideCopy,
  type OutsideExtent,
  type OutsideSpan,
} from './compare-outside.ts'
import type { EventSeals } from './event-seals.ts'
import { anchorFinding, eventFinding, findingWithoutEvent, verdictOn, type Finding, type Verdict } from './finding.ts'
import { createFindings } from './findings.ts'
import type { FindingGroup } from './group-findings.ts'
import { findHiddenStreams } from './hidden-streams.ts'
import type { LogSigner } from './log-signer.ts'
import { watchPositions } from './position-gaps.ts'

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

const PAGE_EVENTS = 250

/** A line of the file follows its anchor in the database within this time. */
const SECOND_LOOK_AFTER_MS = 1_000

/**
 * @param options.onProgress is told how many events have been looked at, after each block
 * @param options.secondLookAfterMs when a file that lags is looked at again
 * @throws StoreUnavailable and the database's errors; the reason of the signal when it aborts
 */
export async function verifyLog(
  log: LogUnderVerification,
  options: {
    readonly onProgress?: (events: number) => void | Promise<void>
    readonly signal?: AbortSignal
    readonly secondLookAfterMs?: number
  } = {},
): Promise<LogVerification> {
  const { table, signer, seals } = log
  const findings = createFindings()
  const chain = createChainCheck(log.store)
  const events = createEventCursor(log.store)
  const hashes = createRunningHashes()
  const gapBefore = log.hasEveryPosition === true ? watchPositions() : undefined
  const outside = copiesOf(log).map((copy) =>
    compareOutside(copy, { signer, store: log.store, hashes, found: findings.add }),
  )
  // This comes before anything else is read: an event that is anchored meanwhile is not expected in the file.
  const [newest] = await table.latest(1)
  let runningHash = NO_EVENTS
  let anchored = 0
  let looked = 0
  let notSealed = 0
  let sealsBegan = false
  let lastAnchor: Anchor | undefined
  let blocks = 0
  let lastEventAt: Date | undefined

  async function lookAt(event: StoredEvent): Promise<void> {
    looked += 1
    lastEventAt = event.recordedAt
    const gap = gapBefore?.(event)
    if (gap) findings.addGap(gap)
    const state = seals.check(event)
    const broken = await chain.brokenLink(event)
    // A changed event still follows from the event before it. A copy of another event does not.
    if (state === 'forged' && broken)
      findings.addSeal(
        eventFinding(
          'inserted',
          event,
          'Its seal is not that of this event, and it does not follow from the one before it: it was written by somebody without the key.',
        ),
      )
    else if (state === 'forged')
      findings.addSeal(
        eventFinding(
          'changed',
          event,
          'Its seal is not that of this event: it was changed, or written by somebody without the key.',
        ),
      )
    else if (state === 'unsealed' && sealsBegan)
      findings.addSeal(
        eventFinding(
          'inserted',
          event,
          'It has no seal, and events before it have: it was not written by this product.',
        ),
      )
    else if (state === 'unsealed') notSealed += 1
    sealsBegan ||= state === 'sealed'
    if (broken) findings.addLink(eventFinding('broken-link', event, broken))
  }

  /** In a store that gives every position to an event, streams are only another way to read the log. */
  async function lookAtStreams(present: readonly StoredEvent[]): Promise<void> {
    if (log.hasEveryPosition !== true)
      for (const hidden of await findHiddenStreams(log.store, present)) findings.add(hidden)
  }

  /** Takes one more event into the running hash. `total` is its number in the log. */
  function count(event: AnchoredEvent, total: number): void {
    runningHash = afterEvent(runningHash, event)
    if (outside.length > 0) hashes.set(total, runningHash)
  }

  async function compareOutsideUpTo(total: number): Promise<void> {
    for (const comparison of outside) await comparison.upTo(total)
  }

  for (const stray of (await log.strays?.()) ?? [])
    findings.add(
      eventFinding('inserted', stray, 'It stands before the beginning of the log, where only its stream shows it.'),
    )

  for (let block = await nextBlock(0); block; block = await nextBlock(block.number + 1)) {
    options.signal?.throwIfAborted()
    blocks += 1
    const present = await events.upTo(block.anchor.position)
    for (const event of present) await lookAt(event)
    await lookAtStreams(present)
    const compared = compareBlock(block.events, present)
    compared.findings.forEach(findings.add)
    findings.addMissing(compared.missing)
    findings.addStrangers(compared.strangers)
    for (const event of block.events) count(event, (anchored += 1))
    if (!isInOrder(block, lastAnchor))
      findings.add(
        anchorFinding(
          `The list of block ${block.number} does not name its events in the order in which they stand in the log: it was changed.`,
        ),
      )
    await compareOutsideUpTo(anchored)
    if (!isSigned(signer, block.anchor))
      findings.add(anchorFinding(`The anchor of block ${block.number} is not signed with this master key.`))
    else if (block.anchor.runningHash !== runningHash || block.anchor.total !== anchored)
      findings.add(anchorFinding(`The list of block ${block.number} is not the one that was anchored.`))
    // What comes after a changed list is measured by what was signed.
    runningHash = block.anchor.runningHash
    lastAnchor = block.anchor
    await options.onProgress?.(looked)
  }

  async function nextBlock(number: number): Promise<AnchorBlock | undefined> {
    try {
      const block = await table.block(number)
      if (!block && newest && number <= newest.number)
        findings.add(
          findingWithoutEvent(
            'anchor-missing',
            `The database has no block ${number} of anchors, and has block ${newest.number}: what comes after block ${number} was not compared.`,
          ),
        )
      return block
    } catch (error) {
      if (!(error instanceof RangeError) && !isZlibError(error)) throw error
      findings.add(
        anchorFinding(
          `The list of block ${number} cannot be read: it was changed. What comes after it was not compared.`,
        ),
      )
      return undefined
    }
  }

  const anchoredEnd = looked
  const counted = () => anchored + looked - anchoredEnd

  async function lookAtRest(): Promise<void> {
    for (let page = await events.next(); page.length > 0; page = await events.next()) {
      options.signal?.throwIfAborted()
      await lookAtStreams(page)
      for (const event of page) {
        await lookAt(event)
        count(anchoredEvent(event), counted())
      }
      await compareOutsideUpTo(counted())
      findings.addLate(page)
      await options.onProgress?.(looked)
    }
  }

  await lookAtRest()
  const farthest = await Promise.all(outside.map((comparison) => comparison.farthest()))
  // What was written, anchored and told outside since the end of the log was read.
  if (farthest.some((total) => total > counted())) {
    events.goOn()
    await lookAtRest()
  }
  const extents: OutsideExtent[] = []
  for (const comparison of outside) extents.push(await comparison.finish(counted()))
  ;(await whatIsNotThere()).forEach(findings.add)

  /** Findings about missing things with which the log would be compared. */
  async function whatIsNotThere(): Promise<readonly Finding[]> {
    const [ofFile] = log.file ? extents : []
    return [
      ...(looked === 0 && blocks === 0
        ? [
            findingWithoutEvent(
              'no-events',
              'There is no event at all, where an installation has some from its first start on: there is nothing that could be verified.',
            ),
          ]
        : []),
      ...(looked > 0 && blocks === 0 && !newest
        ? [
            findingWithoutEvent(
              'no-anchors',
              `There are ${looked} events and no anchor in the database: they were never anchored, or the anchors were taken away. Only the seal of each event, and its place in its stream, could be checked.`,
            ),
          ]
        : []),
      ...(ofFile && ofFile.total > 0 ? [...beginningOf(ofFile), ...(await lagOf(ofFile))] : []),
    ]
  }

  /**
   * There are two reasons why a file begins late: a second process began a file of its own, or somebody took the file
   * away. The file cannot tell which it is. What came before is proven only by a witness or by the other process's
   * file, if one of them was kept since before and reaches up to there.
   */
  function beginningOf({ name }: OutsideExtent): readonly Finding[] {
    const [ofFile, ...others] = outside.map((comparison) => comparison.span())
    const late = ofFile?.begunLate
    if (!late) return []
    const isFromBefore = (other: OutsideSpan | undefined) =>
      other !== undefined && (other.beginsWithLog || other.fewest < late.after) && other.most >= late.after
    if (others.some(isFromBefore)) return []
    return [
      findingWithoutEvent(
        'file-begun-late',
        `${name} begins on ${late.anchoredAt}, when ${late.after} events had been anchored already. A process that began later has such a file, and so has one whose file was taken away. Nothing differs; but of the events before, it proves only what was left then, and the anchors in the database prove the rest. Compare with a witness, or with the file of the process that ran before (npm run verify-log -- --witness <file>), and this is answered.`,
      ),
    ]
  }

  /** The anchors in the database and those in the file should end alike. */
  async function lagOf(ofFile: OutsideExtent): Promise<readonly Finding[]> {
    const inDatabase = newest?.anchor.total ?? 0
    if (
      ofFile.total < inDatabase &&
      (await fileAfter(options.secondLookAfterMs ?? SECOND_LOOK_AFTER_MS)) < inDatabase
    ) {
      return [
        findingWithoutEvent(
          'file-behind',
          `The file of anchors ends with event ${ofFile.total} of the log, and ${inDatabase} are anchored in the database: its last lines were taken out, or it is an older copy. (Where the product was killed as it wrote, start it, and verify again.)`,
        ),
      ]
    }
    const [now] = await table.latest(1)
    if (ofFile.total <= (now?.anchor.total ?? 0)) return []
    return [
      findingWithoutEvent(
        'anchor-missing',
        `The file of anchors ends with event ${ofFile.total} of the log, and ${now?.anchor.total ?? 0} are anchored in the database: its last anchors were taken away.`,
      ),
    ]
  }

  async function fileAfter(milliseconds: number): Promise<number> {
    await delay(milliseconds)
    let farthestLine = 0
    for await (const line of log.file?.lines() ?? []) farthestLine = Math.max(farthestLine, line?.total ?? 0)
    return farthestLine
  }

  const { list, groups, inAll } = findings.conclude(moved)
  return {
    intact: inAll === 0,
    verdict: verdictOn(list),
    events: looked,
    anchored,
    notAnchored: looked - anchoredEnd,
    notSealed,
    blocks,
    lastEventAt: lastEventAt?.toISOString() ?? null,
    lastAnchor: lastAnchor
      ? {
          total: lastAnchor.total,
          position: lastAnchor.position,
          anchoredAt: lastAnchor.anchoredAt,
          keyId: lastAnchor.keyId,
        }
      : null,
    outside: extents,
    findings: list,
    groups,
    findingsInAll: inAll,
  }
}

/** Where events stand after a move is not signed, but their order is. */
function isInOrder({ events, anchor }: AnchorBlock, before: Anchor | undefined): boolean {
  if (events.every(({ signedPosition }) => signedPosition === undefined)) return true
  const positions = [before?.position ?? ('' as Position), ...events.map(({ position }) => position)]
  return (
    positions.every((position, index) => index === 0 || position > (positions[index - 1] ?? '')) &&
    positions.at(-1) === anchor.position
  )
}

function copiesOf({ file, witnesses = [] }: LogUnderVerification): readonly OutsideCopy[] {
  return file ? [{ kind: 'file', name: 'The file of anchors', lines: () => file.lines() }, ...witnesses] : witnesses
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
}

/** Gives the log from its beginning, as far as the caller asks. */
function createEventCursor(store: Pick<StoredLog, 'readAll'>) {
  let waiting: readonly StoredEvent[] = []
  let after: Position | undefined
  let atEnd = false

  async function more(): Promise<void> {
    const page = await store.readAll({ after, limit: PAGE_EVENTS })
    waiting = [...waiting, ...page.events]
    after = page.scannedTo
    atEnd = page.atEnd
    await giveWay()
  }

  return {
    async upTo(position: Position): Promise<readonly StoredEvent[]> {
      while (!atEnd && (waiting.at(-1)?.position ?? '') <= position) await more()
      const firstLater = waiting.findIndex((event) => event.position > position)
      const taken = firstLater < 0 ? waiting : waiting.slice(0, firstLater)
      waiting = waiting.slice(taken.length)
      return taken
    },
    /** What comes next; empty at the end of the log. */
    async next(): Promise<readonly StoredEvent[]> {
      while (waiting.length === 0 && !atEnd) await more()
      const taken = waiting
      waiting = []
      return taken
    },
    /** Asks again for what has come since the end was reached. */
    goOn() {
      atEnd = false
    },
  }
}
