/** Compares the log, while it is read, with a copy of its anchors that lies outside the database: the anchor file, or what a witness kept. */
import { LRUCache } from 'lru-cache'
import type { StoredLog } from '../port.ts'
import { holdsEvent } from '../stored-event-at.ts'
import { isSigned } from './anchor.ts'
import { isChained, type AnchorLine } from './anchor-line.ts'
import { anchorFinding, eventFinding, findingWithoutEvent, type Finding } from './finding.ts'
import type { LogSigner } from './log-signer.ts'

export interface OutsideCopy {
  /** A file is ours and begins with the log; a witness may have been named later, and may lag. */
  readonly kind: 'file' | 'witness'
  /** As it stands at the beginning of a sentence. */
  readonly name: string
  /** Every line in its order. */
  lines(): AsyncIterable<LineOutside>
}

/** Undefined for a line that cannot be read. */
export type LineOutside = StampedLine | UnusableLine | undefined

export interface StampedLine extends AnchorLine {
  /** When somebody else signed that it was there; absent where nobody does. */
  readonly stampedAt?: string
}

export interface UnusableLine {
  /** What is wrong with it, behind the name of the copy. */
  readonly unusable: string
}

/** How far a copy tells of the log. */
export interface OutsideExtent {
  readonly name: string
  readonly lines: number
  /** Events of the log that its farthest line speaks of; 0 without a line. */
  readonly total: number
  /** The first time that somebody else has signed; absent where nobody does. */
  readonly stampedSince?: string
}

/** The events that a copy tells of, as its lines say. */
export interface OutsideSpan {
  /** Events of the log that the line with the fewest speaks of. */
  readonly fewest: number
  readonly most: number
  /** Whether its first line was the first anchor of all. */
  readonly beginsWithLog: boolean
  /** Of a file that does not begin with the log: when it began, and after how many events. */
  readonly begunLate: { readonly anchoredAt: string; readonly after: number } | undefined
}

export interface OutsideComparison {
  /** Compares the lines that speak of no more events than these. */
  upTo(total: number): Promise<void>
  /** How many events the lines speak of, those that are yet to be compared too. */
  farthest(): Promise<number>
  /** What was read of so far; undefined without a line. */
  span(): OutsideSpan | undefined
  /** Compares what is left: it speaks of more events than there are. */
  finish(counted: number): Promise<OutsideExtent>
}

/** Lines that name another one name one of the last before them: two processes that write one file know little of each other. */
const REMEMBERED_LINES = 1_000

/** The running hash after so many events, for the latest of them. Lines of several processes lie a little out of order. */
export type RunningHashes = Pick<LRUCache<number, string>, 'get' | 'set'>

export function createRunningHashes(): RunningHashes {
  return new LRUCache<number, string>({ max: 10_000 })
}

export function compareOutside(
  copy: OutsideCopy,
  against: {
    readonly signer: Pick<LogSigner, 'keyId' | 'verify'>
    readonly store: Pick<StoredLog, 'read'>
    readonly hashes: RunningHashes
    readonly found: (finding: Finding) => void
  },
): OutsideComparison {
  const { signer, store, hashes, found } = against
  const { name } = copy
  const seen = new LRUCache<string, true>({ max: REMEMBERED_LINES })
  /** Lines that speak of more than has been counted yet. */
  let waiting: AnchorLine[] = []
  const lines = copy.lines()[Symbol.asyncIterator]()
  let ended = false
  let count = 0
  let farthest = 0
  let fewest = Number.POSITIVE_INFINITY
  let beginsWithLog = false
  let begunLate: OutsideSpan['begunLate']
  let chainBegan = false
  let wasSilent = false
  let stampedSince: string | undefined

  async function readUpTo(total: number): Promise<void> {
    while (!ended && (waiting.length === 0 || farthest <= total)) {
      const next = await nextLine()
      if (next.done === true) ended = true
      else take(next.value)
    }
  }

  /** A witness that does not answer takes nothing from what the others prove. */
  async function nextLine(): Promise<IteratorResult<LineOutside>> {
    try {
      return await lines.next()
    } catch (error) {
      if (copy.kind === 'file') throw error
      found(
        findingWithoutEvent(
          'witness-missing',
          `${name} could not be asked (${error instanceof Error ? error.message : 'no reason given'}): nothing more was compared with it.`,
        ),
      )
      wasSilent = true
      return { done: true, value: undefined }
    }
  }

  function take(line: LineOutside): void {
    count += 1
    if (!line) return found(anchorFinding(`${name} has a line that cannot be read.`))
    if ('unusable' in line) return found(anchorFinding(`${name} ${line.unusable}.`))
    if (!isSigned(signer, line) || !isChained(signer, line))
      return found(
        anchorFinding(`${name} has a line for ${line.total} events that is not signed with this master key.`),
      )
    if (copy.kind === 'file') checkPlace(line)
    if (count === 1) beginsWithLog = line.chain?.after === 0
    stampedSince ??= line.stampedAt
    seen.set(line.signature, true)
    waiting.push(line)
    farthest = Math.max(farthest, line.total)
    fewest = Math.min(fewest, line.total)
  }

  function checkPlace({ total, chain, anchoredAt }: AnchorLine): void {
    if (!chain) {
      if (chainBegan)
        found(
          anchorFinding(
            `${name} has a line for ${total} events that does not hang on the one before it, among lines that do.`,
          ),
        )
      return
    }
    if (chain.previous === null && count === 1 && chain.after > 0) {
      begunLate = { anchoredAt, after: chain.after }
    } else if ((chain.previous === null && count > 1) || (chain.previous !== null && !seen.has(chain.previous))) {
      found(
        findingWithoutEvent(
          'file-line-missing',
          `${name} lacks what stood before its line for ${total} events: lines were taken out, or exchanged.`,
        ),
      )
    }
    chainBegan = true
  }

  async function compare(line: AnchorLine): Promise<void> {
    const expected = hashes.get(line.total)
    if (expected === line.runningHash) return
    if (!(await isThere(line))) found(cutBack(line))
    else if (expected !== undefined)
      found(anchorFinding(`${name} says something else of the first ${line.total} events than the database.`))
  }

  function cutBack({ total, position, last }: AnchorLine): Finding {
    return eventFinding(
      'missing',
      { ...last, position, hash: '' },
      `${name} says that it was event ${total} of the log; the database says otherwise.`,
    )
  }

  function nothingToCompare(): Finding {
    if (copy.kind === 'file')
      return findingWithoutEvent(
        'file-missing',
        `${name} is not there, or empty: there is nothing outside the database to compare with.`,
      )
    return findingWithoutEvent('witness-missing', `${name} has kept no anchor: there is nothing to compare with it.`)
  }

  function isThere({ last }: AnchorLine): Promise<boolean> {
    return holdsEvent(store, last)
  }

  return {
    async upTo(total) {
      await readUpTo(total)
      const due = waiting.filter((line) => line.total <= total)
      if (due.length === 0) return
      waiting = waiting.filter((line) => line.total > total)
      for (const line of due) await compare(line)
    },
    async farthest() {
      await readUpTo(Number.MAX_SAFE_INTEGER)
      return farthest
    },
    span: () => (farthest === 0 ? undefined : { fewest, most: farthest, beginsWithLog, begunLate }),
    async finish(counted) {
      await readUpTo(Number.MAX_SAFE_INTEGER)
      if (count === 0 && !wasSilent) found(nothingToCompare())
      let most: AnchorLine | undefined
      for (const line of waiting) {
        if (!(await isThere(line))) found(cutBack(line))
        else if (line.total > (most?.total ?? 0)) most = line
      }
      if (most)
        found(
          findingWithoutEvent(
            'fewer-events',
            `${name} says that ${most.total} events stood in the log on ${most.anchoredAt}, and there are ${counted}: ${most.total - counted} of them or more were taken away.`,
          ),
        )
      return { name, lines: count, total: farthest, ...(stampedSince !== undefined && { stampedSince }) }
    },
  }
}
