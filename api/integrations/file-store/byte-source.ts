/** Bytes that are asked for, into memory that the asker has: nobody makes new memory for each piece. */
import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'

export interface ByteSource {
  /** Fills the memory from where the last one ended. @returns how many bytes: fewer than there is room for only at the end */
  read(into: Buffer): Promise<number>
  /** Nothing more is asked for. Safe to repeat. */
  close(): Promise<void>
}

/** The file is closed with it. */
export function bytesOfFile(file: FileHandle): ByteSource {
  return {
    async read(into) {
      let filled = 0
      while (filled < into.length) {
        const { bytesRead } = await file.read(into, filled, into.length - filled, null)
        if (bytesRead === 0) break
        filled += bytesRead
      }
      return filled
    },
    close: () => file.close(),
  }
}

export function bytesOfStream(content: AsyncIterable<Buffer>): ByteSource {
  const pieces = content[Symbol.asyncIterator]()
  let waiting: Buffer = Buffer.alloc(0)
  return {
    async read(into) {
      let filled = 0
      while (filled < into.length) {
        if (waiting.length === 0) {
          const next = await pieces.next()
          if (next.done) break
          waiting = next.value
        }
        const copied = waiting.copy(into, filled)
        waiting = waiting.subarray(copied)
        filled += copied
      }
      return filled
    },
    async close() {
      if (content instanceof Readable) content.destroy()
      else await pieces.return?.()
    },
  }
}

/** A stream of pieces that come from a source, which is closed when the stream is, however that came. */
export function streamFrom(source: Pick<ByteSource, 'close'>, pieces: AsyncIterable<Buffer>): Readable {
  const stream = Readable.from(pieces, { objectMode: false })
  stream.once('close', () => void source.close().catch(() => {}))
  return stream
}

const PIECE_BYTES = 256 * 1024

/** All bytes, each piece in memory of its own. @param begun what was read of them before */
export async function* piecesOf(source: ByteSource, begun: Buffer = Buffer.alloc(0)): AsyncGenerator<Buffer> {
  if (begun.length > 0) yield begun
  for (;;) {
    const piece = Buffer.allocUnsafeSlow(PIECE_BYTES)
    const bytes = await source.read(piece)
    if (bytes > 0) yield piece.subarray(0, bytes)
    if (bytes < piece.length) return
  }
}
