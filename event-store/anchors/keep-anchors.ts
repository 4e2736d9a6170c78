/**
 * Follows the log and anchors new events every few seconds. Appending does not wait for it. Several processes may do so
 * on one database: the faster one writes the anchor, and the others go on from there.
 */
import type { FollowedLog } from '../port.ts'
import { pause } from '../waiting.ts'
import {
  afterEvent,
  anchoredEvent,
  asSigned,
  isSigned,
  NO_EVENTS,
  signAnchor,
  type Anchor,
  type AnchoredEvent,
} from './anchor.ts'
import type { AnchorFile } from './anchor-file.ts'
import { chainLine, type UnchainedLine } from './anchor-line.ts'
import { BLOCK_EVENTS, type AnchorBlock, type AnchorTable } from './anchor-table.ts'
import type { LogSigner } from './log-signer.ts'

export interface Anchoring {
  /**
   * Events are anchored as they came. If one is taken away again before it is anchored, it is anchored all the same.
   * Then the verification reports that it is missing.
   */
  readonly store: Pick<FollowedLog, 'readOn'>
  readonly table: AnchorTable
  readonly signer: LogSigner
  readonly file?: Pick<AnchorFile, 'append' | 'last'> | undefined
  readonly clock?: () => Date
  /**
   * These put on record what the log is to tell besides the events that are appended to it. They run before the first
   * anchoring, and after each round that anchored something.
   */
  readonly records?: readonly { recordNew(): Promise<number> }[]
}

/**
 * The last anchor is not one of ours: somebody forged it, or the master key is another one now. Nothing is put on top
 * of it.
 */
export class ForeignAnchor extends Error {
  override readonly name = 'ForeignAnchor'
}

export interface AnchorKeeper {
  start(): void
  /** Stops when the work under way is done. */
  stop(): Promise<void>
}

/** So many events are read and hashed at once. They are few enough to leave time for other work of the process. */
const PAGE_EVENTS = 250

/**
 * Anchors all that is in the log and not anchored yet.
 * @returns how many events were anchored now
 * @throws ForeignAnchor, or an error of the store or the database; what was anchored stays anchored
 */
export async function anchorWhatIsNew(anchoring: Anchoring, signal?: AbortSignal): Promise<number> {
  let anchored = 0
  for (;;) {
    const last = await anchoring.table.last()
    if (last && !isSigned(anchoring.signer, last.anchor))
      throw new ForeignAnchor(`The anchor of block ${last.number} is not signed with this master key.`)
    // Another process may have anchored it, or a process that was killed before it wrote this line.
    if (last) await tellFile(anchoring, last, undefined)
    const added = await addToBlock(anchoring, last)
    anchored += added
    if (added === 0 || signal?.aborted === true) return anchored
  }
}

/** The last anchor in the form in which it is told outside the database; undefined before the first. */
export async function lastAnchorLine(table: Pick<AnchorTable, 'last'>): Promise<UnchainedLine | undefined> {
  const block = await table.last()
  return block && lineOfBlock(block)
}

/**
 * Adds the line of a block's anchor to the file, where it is not the last line already.
 * @param after events anchored before; undefined where that is not known
 */
async function tellFile(
  { file, signer }: Pick<Anchoring, 'file' | 'signer'>,
  block: AnchorBlock,
  after: number | undefined,
): Promise<void> {
  if (!file) return
  const before = await file.last()
  if (before?.signature === block.anchor.signature) return
  const place = { previous: before?.signature ?? null, after: after ?? before?.total ?? block.anchor.total }
  await file.append(chainLine(signer, lineOfBlock(block), place))
}

function lineOfBlock({ events, anchor }: AnchorBlock): UnchainedLine {
  const newest = events.at(-1)
  if (!newest) throw new RangeError('A block of anchors is never empty.')
  return { ...asSigned(anchor), last: { stream: newest.stream, revision: newest.revision, id: newest.id } }
}

/**
 * Fills up the last block, or begins the next one.
 * @returns how many events were added; 0 also when another process was faster
 */
async function addToBlock(anchoring: Anchoring, last: AnchorBlock | undefined): Promise<number> {
  const { store, table, signer, clock = () => new Date() } = anchoring
  const grows = last !== undefined && last.events.length < BLOCK_EVENTS
  const before = grows ? last.events : []
  const added = await readNext(store, last?.anchor, BLOCK_EVENTS - before.length)
  const newest = added.at(-1)
  if (!newest) return 0
  const anchor = signAnchor(signer, {
    total: (last?.anchor.total ?? 0) + added.length,
    position: newest.position,
    runningHash: added.reduce(afterEvent, last?.anchor.runningHash ?? NO_EVENTS),
    anchoredAt: clock().toISOString(),
  })
  const number = last === undefined ? 0 : grows ? last.number : last.number + 1
  const block: AnchorBlock = { number, events: [...before, ...added], anchor }
  if (!(await table.write(block, last?.anchor))) return 0
  await tellFile(anchoring, block, last?.anchor.total ?? 0)
  return added.length
}

async function readNext(
  store: Pick<FollowedLog, 'readOn'>,
  after: Anchor | undefined,
  most: number,
): Promise<readonly AnchoredEvent[]> {
  const events: AnchoredEvent[] = []
  let position = after?.position
  while (events.length < most) {
    const page = await store.readOn({ after: position, limit: Math.min(PAGE_EVENTS, most - events.length) })
    events.push(...page.events.map(anchoredEvent))
    if (page.atEnd) break
    position = page.scannedTo
  }
  return events
}

/**
 * @param options.onAnchored is called at the start, and after each round that anchored something
 * @param options.onFailure is told why anchoring failed this time; the keeper tries again
 */
export function createAnchorKeeper(
  anchoring: Anchoring,
  options: {
    readonly everyMs: number
    readonly onAnchored?: () => Promise<void>
    readonly onFailure: (error: unknown) => void
  },
): AnchorKeeper {
  const stopping = new AbortController()
  let working: Promise<void> = Promise.resolve()

  async function work(): Promise<void> {
    let isNew = true
    while (!stopping.signal.aborted) {
      try {
        // A key is made for events that are appended at the same time. Where there are no new events, there is no new
        // key.
        if (isNew) for (const record of anchoring.records ?? []) await record.recordNew().catch(options.onFailure)
        const anchored = await anchorWhatIsNew(anchoring, stopping.signal)
        if (isNew || anchored > 0) await options.onAnchored?.()
        isNew = anchored > 0
      } catch (error) {
        options.onFailure(error)
      }
      await pause(options.everyMs, stopping.signal)
    }
  }

  return {
    start() {
      working = work()
    },
    async stop() {
      stopping.abort()
      await working
    },
  }
}
