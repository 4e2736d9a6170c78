/**
 * A time stamp authority (RFC 3161) as a witness. It keeps nothing. It only signs that it saw an anchor, and when. Its
 * stamps lie in a file beside the anchors. Even a person who has the master key, the database and every file cannot
 * write another past: the stamps of that past would have today's date.
 */
import { parseJson } from '@member-care/domain/schemas/json-text.ts'
import { createReadStream } from 'node:fs'
import { appendFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { lineOfText, textOfLine, type AnchorLine } from '@member-care/event-store/anchors/anchor-line.ts'
import type { LineOutside } from '@member-care/event-store/anchors/compare-outside.ts'
import type { Certificate } from 'pkijs'
import { z } from 'zod'
import { callWitness } from './call-witness.ts'
import { BadTimeStamp, checkStamp, stampRequest } from './time-stamp.ts'
import type { Witness } from './witness.ts'

export interface TimeStamping {
  readonly address: string
  /** What the authority's own certificate is traced back to. */
  readonly trusted: readonly Certificate[]
  /** Absolute path of the file with the stamps. */
  readonly file: string
  /** At least so long lies between two stamps of one process. */
  readonly everyMs: number
}

const ANSWERING_MS = 10_000
/** More than any stamp takes with the certificates in it. */
const MOST_BYTES = 64 * 1024
/** So much later than the anchor says that it was made, a stamp proves nothing of its time. */
const LATE_MS = 24 * 60 * 60_000
/** Clocks differ. */
const EARLY_MS = 5 * 60_000

/** The very text that was stamped, and the authority's whole answer (base64). */
const recordSchema = z.object({ anchor: z.string(), answer: z.base64() })

export function createTimeStampWitness({ address, trusted, file, everyMs }: TimeStamping, clock: () => Date): Witness {
  let stampedAt: Date | undefined

  return {
    kind: 'witness',
    id: 'time-stamps',
    name: `The time stamp authority at ${new URL(address).host}`,
    restsUntil: () => stampedAt && new Date(stampedAt.getTime() + everyMs),
    async keep(line, signal) {
      // The authority was away, and nothing has happened since. The next anchor is stamped.
      if (clock().getTime() - Date.parse(line.anchoredAt) > LATE_MS) return
      const anchor = textOfLine(line)
      const answer = await ask(address, Buffer.from(anchor), trusted, signal)
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      await appendFile(file, `${JSON.stringify({ anchor, answer: answer.toString('base64') })}\n`, {
        mode: 0o600,
        flush: true,
      })
      stampedAt = clock()
    },
    async *lines() {
      for await (const text of textsIn(file)) yield await stampedLine(text, trusted)
    },
  }
}

/** @returns the answer with a stamp that was checked @throws Error that says why there is none */
async function ask(
  address: string,
  content: Buffer,
  trusted: readonly Certificate[],
  signal?: AbortSignal,
): Promise<Buffer> {
  const { body, nonce } = stampRequest(content)
  const timeout = AbortSignal.timeout(ANSWERING_MS)
  const response = await callWitness(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/timestamp-query', Accept: 'application/timestamp-reply' },
    body: new Uint8Array(body),
    signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`The time stamp authority answered ${response.status}.`)
  }
  const answer = Buffer.from(await response.arrayBuffer())
  if (answer.length > MOST_BYTES)
    throw new Error(`The time stamp authority answered with ${answer.length} bytes: that is no stamp.`)
  const stamp = await checkStamp(answer, content, trusted).catch((error: unknown) => {
    throw error instanceof BadTimeStamp
      ? new Error(`The time stamp is not taken: ${error.message}.`, { cause: error })
      : error
  })
  if (stamp.nonce?.equals(nonce) !== true) throw new Error('The time stamp is not taken: it answers another request.')
  return answer
}

/** None when there is no file. */
async function* textsIn(file: string): AsyncGenerator<string> {
  try {
    for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Infinity }))
      if (text.trim() !== '') yield text
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

async function stampedLine(text: string, trusted: readonly Certificate[]): Promise<LineOutside> {
  const { anchor, answer } = readRecord(text) ?? {}
  const line = anchor === undefined ? undefined : lineOfText(anchor)
  if (!line || anchor === undefined || answer === undefined) return undefined
  try {
    const { at } = await checkStamp(Buffer.from(answer, 'base64'), Buffer.from(anchor), trusted)
    return timely(line, at)
  } catch (error) {
    if (!(error instanceof BadTimeStamp)) throw error
    return { unusable: `has a stamp for ${line.total} events that does not hold: ${error.message}` }
  }
}

function timely(line: AnchorLine, at: Date): LineOutside {
  const afterMs = at.getTime() - Date.parse(line.anchoredAt)
  if (afterMs >= -EARLY_MS && afterMs <= LATE_MS) return { ...line, stampedAt: at.toISOString() }
  return {
    unusable: `stamped an anchor of ${line.total} events on ${at.toISOString()}, and that says that it was made on ${line.anchoredAt}: one of the two is not true`,
  }
}

function readRecord(text: string): z.infer<typeof recordSchema> | undefined {
  return parseJson(recordSchema, text)
}
