/**
 * Anchors outside the database: a file to which one line is added for each anchor. Whoever takes the last events away, and their
 * anchors with them, is shown by the line that says there were more. The better it is out of reach (an append-only volume, another
 * machine's log), the more it is worth.
 */
import { createReadStream } from 'node:fs'
import { appendFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import type { Position, StreamId } from '../port.ts'
import type { Anchor, AnchoredEvent } from './anchor.ts'

/** An anchor, and the event after which it was made, so that it can be named when it is gone. */
export interface AnchorLine extends Anchor {
  readonly last: Pick<AnchoredEvent, 'stream' | 'revision' | 'id'>
}

export interface AnchorFile {
  append(line: AnchorLine): Promise<void>
  /** Every line in its order; undefined for one that cannot be read. None when there is no file. */
  lines(): AsyncIterable<AnchorLine | undefined>
}

const lineSchema = z.object({
  total: z.number(),
  position: z.custom<Position>((value) => typeof value === 'string'),
  runningHash: z.string(),
  anchoredAt: z.string(),
  keyId: z.string(),
  signature: z.string(),
  last: z.object({ stream: z.custom<StreamId>((value) => typeof value === 'string'), revision: z.number(), id: z.string() }),
})

/** @param path absolute */
export function createAnchorFile(path: string): AnchorFile {
  return {
    async append(line) {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await appendFile(path, `${JSON.stringify(line)}\n`, { mode: 0o600, flush: true })
    },
    async *lines() {
      try {
        for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
          if (text.trim() !== '') yield readLine(text)
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      }
    },
  }
}

function readLine(text: string): AnchorLine | undefined {
  try {
    return lineSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
