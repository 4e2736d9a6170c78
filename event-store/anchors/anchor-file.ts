/**
 * Anchors outside the database: a file to which one line is added for each anchor. Somebody may take the last events
 * away, and their anchors with them. Then the line in the file shows that there were more events. The file is worth
 * more if it is harder to reach (an append-only volume, another machine's log).
 */
import { createReadStream } from 'node:fs'
import { appendFile, mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { lineOfText, textOfLine, type AnchorLine } from './anchor-line.ts'

export interface AnchorFile {
  append(line: AnchorLine): Promise<void>
  /** The last line that can be read; undefined where there is none. */
  last(): Promise<AnchorLine | undefined>
  /** Every line in its order; undefined for a line that cannot be read. There are no lines when there is no file. */
  lines(): AsyncIterable<AnchorLine | undefined>
}

/** More than the longest line. */
const LAST_BYTES = 4_096

/** @param path absolute */
export function createAnchorFile(path: string): AnchorFile {
  return {
    async append(line) {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const isCutOff = !/(^|\n)$/.test(await readEnd(path))
      await appendFile(path, `${isCutOff ? '\n' : ''}${textOfLine(line)}\n`, { mode: 0o600, flush: true })
    },
    async last() {
      const texts = (await readEnd(path)).split('\n')
      return texts.map(lineOfText).findLast((line) => line !== undefined)
    },
    async *lines() {
      try {
        for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
          if (text.trim() !== '') yield lineOfText(text)
        }
      } catch (error) {
        if (!isNotFound(error)) throw error
      }
    },
  }
}

/** The last bytes as text; empty when there is no file. */
async function readEnd(path: string): Promise<string> {
  const handle = await open(path, 'r').catch((error: unknown) => {
    if (isNotFound(error)) return undefined
    throw error
  })
  if (!handle) return ''
  try {
    const { size } = await handle.stat()
    const length = Math.min(size, LAST_BYTES)
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length)
    return buffer.toString()
  } finally {
    await handle.close()
  }
}

function isNotFound(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}
