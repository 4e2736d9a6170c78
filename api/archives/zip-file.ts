/** A ZIP file that is written piece by piece, with the hash of each file in it. */
import { createHash, type Hash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface FileInZip {
  write(piece: string | Uint8Array): Promise<void>
  /** @returns the hash and the size of what was written */
  end(): { readonly sha256: string; readonly bytes: number }
}

export interface ZipFile {
  /** The next file; the one before has ended. @param options `isPacked`: it is small already, as pictures are */
  file(name: string, options?: { readonly isPacked: boolean }): FileInZip
  /** @returns the size of the archive */
  end(): Promise<number>
  /** Lets go of a file that will not be finished. */
  discard(): void
}

/** @param path absolute; only the product's own account may read what is written there */
export function openZipFile(path: string): ZipFile {
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
          hash.update(chunk)
          size += chunk.length
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
