/**
 * Reads the log once, in its order, and compares it with what was anchored: block by block as far as the anchors reach, then the rest.
 * Each copy of the anchors outside the database is compared on the way, as far as the events have been counted.
 */
import type { StoredEvent, StoredLog } from '../port.ts'
import { afterEvent, anchoredEvent, NO_EVENTS, type Anchor, type AnchoredEvent } from './anchor.ts'
import { anchorProblem, orderFinding } from './anchor-blocks.ts'
import type { AnchorBlock } from './anchor-table.ts'
import { createEventChecks, type EventTally } from './check-events.ts'
import { compareBlock } from './compare-block.ts'
import {
  compareOutside,
  createRunningHashes,
  type OutsideCopy,
  type OutsideExtent,
  type OutsideSpan,
} from './compare-outside.ts'
import { createEventCursor } from './event-cursor.ts'
import type { EventSeals } from './event-seals.ts'
import type { Findings } from './findings.ts'
import { findHiddenStreams } from './hidden-streams.ts'
import type { LogSigner } from './log-signer.ts'

export interface LogToRead {
  readonly store: Pick<StoredLog, 'read' | 'readAll' | 'incompleteStreams'>
  readonly signer: Pick<LogSigner, 'keyId' | 'verify'>
  readonly seals: Pick<EventSeals, 'check'>
  /** Copies of the anchors outside the database. */
  readonly copies: readonly OutsideCopy[]
  /** Whether the store gives every position to an event. Then a gap means that an event was taken away. */
  readonly hasEveryPosition: boolean
}

export interface ReadingOptions {
  /** Told how many events have been looked at, after each block. */
  readonly onProgress?: (events: number) => void | Promise<void>
  readonly signal?: AbortSignal
}

/** How far the log was read. */
export interface ReadingTally extends EventTally {
  readonly blocks: number
  /** Events that are anchored, and after those blocks that are in the log. */
  readonly counted: number
  readonly lastAnchor: Anchor | undefined
}

export interface LogReading {
  /** Compares the part of the log that this block of anchors tells of. Blocks come in their order. */
  readBlock(block: AnchorBlock): Promise<void>
  /** Reads what is too new to be anchored, to the end of the log. */
  readRest(): Promise<void>
  /** @returns what the copies outside tell of, the rest of which is compared now */
  finishOutside(): Promise<{
    readonly extents: readonly OutsideExtent[]
    readonly spans: readonly (OutsideSpan | undefined)[]
  }>
  tally(): ReadingTally
}

/** @param findings is given what is wrong */
export function createLogReading(log: LogToRead, findings: Findings, options: ReadingOptions): LogReading {
  const { store, signer } = log
  const events = createEventCursor(store)
  const checks = createEventChecks(log, findings)
  const hashes = createRunningHashes()
  const outside = log.copies.map((copy) => compareOutside(copy, { signer, store, hashes, found: findings.add }))
  let runningHash = NO_EVENTS
  let counted = 0
  let blocks = 0
  let lastAnchor: Anchor | undefined

  /** In a store that gives every position to an event, streams are only another way to read the log. */
  async function lookAtStreams(present: readonly StoredEvent[]): Promise<void> {
    if (!log.hasEveryPosition) for (const hidden of await findHiddenStreams(store, present)) findings.add(hidden)
  }

  /** Takes one more event into the running hash. */
  function count(event: AnchoredEvent): void {
    runningHash = afterEvent(runningHash, event)
    counted += 1
    if (outside.length > 0) hashes.set(counted, runningHash)
  }

  async function compareOutsideUpToHere(): Promise<void> {
    for (const comparison of outside) await comparison.upTo(counted)
  }

  async function readToEnd(): Promise<void> {
    for (let page = await events.next(); page.length > 0; page = await events.next()) {
      options.signal?.throwIfAborted()
      await lookAtStreams(page)
      for (const event of page) {
        await checks.check(event)
        count(anchoredEvent(event))
      }
      await compareOutsideUpToHere()
      findings.addLate(page)
      await options.onProgress?.(checks.tally().events)
    }
  }

  return {
    async readBlock(block) {
      options.signal?.throwIfAborted()
      blocks += 1
      const present = await events.upTo(block.anchor.position)
      for (const event of present) await checks.check(event)
      await lookAtStreams(present)
      const compared = compareBlock(block.events, present)
      compared.findings.forEach(findings.add)
      findings.addMissing(compared.missing)
      findings.addStrangers(compared.strangers)
      block.events.forEach(count)
      const outOfOrder = orderFinding(block, lastAnchor)
      if (outOfOrder) findings.add(outOfOrder)
      await compareOutsideUpToHere()
      const problem = anchorProblem(block, { runningHash, total: counted }, signer)
      if (problem) findings.add(problem)
      // What comes after a changed list is measured by what was signed.
      runningHash = block.anchor.runningHash
      lastAnchor = block.anchor
      await options.onProgress?.(checks.tally().events)
    },
    async readRest() {
      await readToEnd()
      const farthest = await Promise.all(outside.map((comparison) => comparison.farthest()))
      if (farthest.every((total) => total <= counted)) return
      // What was written, anchored and told outside since the end of the log was read.
      events.goOn()
      await readToEnd()
    },
    async finishOutside() {
      const extents: OutsideExtent[] = []
      for (const comparison of outside) extents.push(await comparison.finish(counted))
      return { extents, spans: outside.map((comparison) => comparison.span()) }
    },
    tally: () => ({ ...checks.tally(), blocks, counted, lastAnchor }),
  }
}
