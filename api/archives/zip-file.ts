/** A ZIP file that is written piece by piece, with the hash of each file in it. */
import { createHash, type Hash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** What a ZIP without 64-bit sizes can hold: above it, its sizes begin at 0 again, and it cannot be read. */
const MOST_BYTES = 2 ** 32 - 1

/** The archive, or a file in it, would be larger than a ZIP can say. What was written of it is no archive. */
export class ArchiveTooLarge extends Error {
  override readonly name = 'ArchiveTooLarge'
  constructor() {
    super('This is more than a ZIP file can hold (4 GB).')
  }
}

export interface FileInZip {
  /** @throws ArchiveTooLarge */
  write(piece: string | Uint8Array): Promise<void>
  /**
   * @returns the hash and the size of what was written
   * @throws ArchiveTooLarge
   */
  end(): { readonly sha256: string; readonly bytes: number }
}

export interface ZipFile {
  /** The next file; the one before has ended. @param options `isPacked`: it is small already, as pictures are */
  file(name: string, options?: { readonly isPacked: boolean }): FileInZip
  /**
   * @returns the size of the archive
   * @throws ArchiveTooLarge
   */
  end(): Promise<number>
  /** Lets go of a file that will not be finished. */
  discard(): void
}

/**
 * @param path absolute; only the product's own account may read what is written there
 * @param mostBytes of the archive, and of each file in it before it is packed
 */
export function openZipFile(path: string, mostBytes = MOST_BYTES): ZipFile {
  const output: WriteStream = createWriteStream(path, { mode: 0o600 })
  let bytes = 0
  let failure: Error | undefined
  output.on('error', (error) => (failure = error))
  const zip = new Zip((error, chunk, isLast) => {
    if (error) failure = error
    else {
      bytes += chunk.length
      output.write(chunk)
      if (isLast) output.end()
    }
  })
  const check = () => {
    if (failure) throw failure
    if (bytes > mostBytes) throw new ArchiveTooLarge()
  }
  return {
    file(name, options = { isPacked: false }) {
      const entry = options.isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
      zip.add(entry)
      const hash: Hash = createHash('sha256')
      let size = 0
      return {
        async write(piece) {
          const chunk = typeof piece === 'string' ? Buffer.from(piece) : piece
          size += chunk.length
          if (size > mostBytes) throw new ArchiveTooLarge()
          hash.update(chunk)
          entry.push(chunk)
          check()
          if (output.writableNeedDrain) await once(output, 'drain')
        },
        end() {
          entry.push(new Uint8Array(0), true)
          check()
          return { sha256: hash.digest('hex'), bytes: size }
        },
      }
    },
    async end() {
      zip.end()
      check()
      await finished(output)
      return bytes
    },
    discard() {
      output.destroy()
    },
  }
}
