/**
 * Verifies the whole log against its anchors and seals, and names every event that was changed, removed, inserted or put in another
 * order. Reads the log once, in its order; holds a block of events at a time, whatever the length of the log.
 */
import { setImmediate as giveWay } from 'node:timers/promises'
import type { Position, StoredEvent, StoredLog } from '../port.ts'
import { afterEvent, anchoredEvent, isSigned, NO_EVENTS, type Anchor } from './anchor.ts'
import type { AnchorFile, AnchorLine } from './anchor-file.ts'
import type { AnchorBlock, AnchorTable } from './anchor-table.ts'
import { createChainCheck } from './chain-check.ts'
import { compareBlock, moved } from './compare-block.ts'
import type { EventSeals } from './event-seals.ts'
import { anchorFinding, eventFinding, type Finding } from './finding.ts'
import { createFindings } from './findings.ts'
import type { LogSigner } from './log-signer.ts'

export interface LogUnderVerification {
  readonly store: Pick<StoredLog, 'read' | 'readAll'>
  readonly table: Pick<AnchorTable, 'block'>
  readonly signer: Pick<LogSigner, 'keyId' | 'verify'>
  readonly seals: Pick<EventSeals, 'check'>
  /** Anchors outside the database, where there are any. */
  readonly file?: Pick<AnchorFile, 'lines'> | undefined
  /** Events that a stream shows and the log does not; only a store that was tampered with has any. */
  readonly strays?: () => Promise<readonly StoredEvent[]>
}

export interface LogVerification {
  readonly intact: boolean
  /** Events in the log. */
  readonly events: number
  /** Events of the log that the anchors cover. */
  readonly anchored: number
  /** Events that came too lately to be anchored: nothing would show that the last of them was taken away. */
  readonly notAnchored: number
  /** Events that were written before there were seals. */
  readonly notSealed: number
  readonly blocks: number
  readonly lastAnchor: Pick<Anchor, 'total' | 'position' | 'anchoredAt' | 'keyId'> | null
  /** The first of them, in log order. */
  readonly findings: readonly Finding[]
  /** How many there are. */
  readonly findingsInAll: number
}

const PAGE_EVENTS = 250

/**
 * @param options.onProgress is told how many events have been looked at, after each block
 * @throws StoreUnavailable and the database's errors; the reason of the signal when it aborts
 */
export async function verifyLog(
  log: LogUnderVerification,
  options: { readonly onProgress?: (events: number) => void | Promise<void>; readonly signal?: AbortSignal } = {},
): Promise<LogVerification> {
  const { table, signer, seals } = log
  const findings = createFindings()
  const chain = createChainCheck(log.store)
  const events = createEventCursor(log.store)
  const outside = createLineCursor(log.file?.lines())
  let runningHash = NO_EVENTS
  let anchored = 0
  let looked = 0
  let notSealed = 0
  let sealsBegan = false
  let lastAnchor: Anchor | undefined
  let blocks = 0

  async function lookAt(event: StoredEvent): Promise<void> {
    looked += 1
    const state = seals.check(event)
    const broken = await chain.brokenLink(event)
    // What was changed still follows from the event before it; a copy of another event does not.
    if (state === 'forged' && broken) findings.addSeal(eventFinding('inserted', event, 'Its seal is not that of this event, and it does not follow from the one before it: it was written by somebody without the key.'))
    else if (state === 'forged') findings.addSeal(eventFinding('changed', event, 'Its seal is not that of this event: it was changed, or written by somebody without the key.'))
    else if (state === 'unsealed' && sealsBegan) findings.addSeal(eventFinding('inserted', event, 'It has no seal, and events before it have: it was not written by this product.'))
    else if (state === 'unsealed') notSealed += 1
    sealsBegan ||= state === 'sealed'
    if (broken) findings.addLink(eventFinding('broken-link', event, broken))
  }

  async function compareOutside(upTo: number): Promise<void> {
    for (let line = await outside.upTo(upTo); line; line = await outside.upTo(upTo)) {
      if (line === 'unreadable') findings.add(anchorFinding('The file of anchors has a line that cannot be read.'))
      else if (!isSigned(signer, line)) findings.add(anchorFinding(`The file of anchors has a line for ${line.total} events that is not signed with this master key.`))
      else if (line.total !== upTo || line.runningHash !== runningHash) {
        const isKept = await isThere(line)
        if (!isKept) findings.add(cutBack(line))
        else if (line.total === upTo) findings.add(anchorFinding(`The file of anchors says something else of the first ${line.total} events than the anchors in the database.`))
      }
    }
  }

  /** Of a line that does not fall on an event that was counted just now: the log may have grown since, or another process wrote it late. */
  async function isThere({ last }: AnchorLine): Promise<boolean> {
    const { events: found } = await log.store.read(last.stream, { from: last.revision, limit: 1 })
    return found[0]?.id === last.id
  }

  for (const stray of (await log.strays?.()) ?? []) findings.add(eventFinding('inserted', stray, 'It stands before the beginning of the log, where only its stream shows it.'))

  for (let block = await nextBlock(0); block; block = await nextBlock(block.number + 1)) {
    options.signal?.throwIfAborted()
    blocks += 1
    const present = await events.upTo(block.anchor.position)
    for (const event of present) await lookAt(event)
    const compared = compareBlock(block.events, present)
    compared.findings.forEach(findings.add)
    findings.addMissing(compared.missing)
    findings.addStrangers(compared.strangers)
    for (const event of block.events) {
      runningHash = afterEvent(runningHash, event)
      anchored += 1
      await compareOutside(anchored)
    }
    if (!isSigned(signer, block.anchor)) findings.add(anchorFinding(`The anchor of block ${block.number} is not signed with this master key.`))
    else if (block.anchor.runningHash !== runningHash || block.anchor.total !== anchored) findings.add(anchorFinding(`The list of block ${block.number} is not the one that was anchored.`))
    // What comes after a list that was changed is measured by what was signed.
    runningHash = block.anchor.runningHash
    lastAnchor = block.anchor
    await options.onProgress?.(looked)
  }

  async function nextBlock(number: number): Promise<AnchorBlock | undefined> {
    try {
      return await table.block(number)
    } catch (error) {
      if (!(error instanceof RangeError) && !isZlibError(error)) throw error
      findings.add(anchorFinding(`The list of block ${number} cannot be read: it was changed. What comes after it was not compared.`))
      return undefined
    }
  }

  const anchoredEnd = looked
  for (let page = await events.next(); page.length > 0; page = await events.next()) {
    options.signal?.throwIfAborted()
    for (const event of page) {
      await lookAt(event)
      runningHash = afterEvent(runningHash, anchoredEvent(event))
      await compareOutside(anchored + looked - anchoredEnd)
    }
    findings.addLate(page)
    await options.onProgress?.(looked)
  }
  // What the file says of more events than there are.
  await compareOutside(Number.MAX_SAFE_INTEGER)

  const { list, inAll } = findings.conclude(moved)
  return {
    intact: inAll === 0,
    events: looked,
    anchored,
    notAnchored: looked - anchoredEnd,
    notSealed,
    blocks,
    lastAnchor: lastAnchor ? { total: lastAnchor.total, position: lastAnchor.position, anchoredAt: lastAnchor.anchoredAt, keyId: lastAnchor.keyId } : null,
    findings: list,
    findingsInAll: inAll,
  }
}

function cutBack({ total, position, last }: AnchorLine): Finding {
  return eventFinding('missing', { ...last, position, hash: '' }, `The file of anchors says that it was event ${total} of the log; the anchors in the database say otherwise.`)
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
}

/** The log from its beginning, as far as it is asked for. */
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
  }
}

/** Lines of the file in their order, as far as the number of events that they speak of. */
function createLineCursor(lines: AsyncIterable<AnchorLine | undefined> | undefined) {
  const iterator = lines?.[Symbol.asyncIterator]()
  let next: AnchorLine | 'unreadable' | undefined
  let ended = iterator === undefined
  return {
    async upTo(total: number): Promise<AnchorLine | 'unreadable' | undefined> {
      if (next === undefined && !ended) {
        const result = await iterator?.next()
        if (!result || result.done === true) ended = true
        else next = result.value ?? 'unreadable'
      }
      if (next === undefined || (next !== 'unreadable' && next.total > total)) return undefined
      const taken = next
      next = undefined
      return taken
    },
  }
}
