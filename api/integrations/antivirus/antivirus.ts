/**
 * Looks for harmful content in an upload. The EICAR test signature is always looked for (eicar-signature.ts);
 * a deployment that names a clamd (clamd.ts) has every file scanned by it too.
 */
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { scanForEicar } from './eicar-signature.ts'
import { clamdAntivirus } from './clamd.ts'

export interface ScanResult {
  readonly clean: boolean
  /** What was found, as the scanner names it; for the record, never shown to the uploader. */
  readonly finding?: string
}

export interface Antivirus {
  /**
   * @param path absolute path of the uploaded bytes
   * @throws AntivirusUnavailable when the scanner gave no verdict: the upload is then not accepted
   */
  scan(path: string): Promise<ScanResult>
}

/** A scanner of one stream of bytes. */
export type StreamScanner = (content: Readable) => Promise<ScanResult>

/** The scanner could not be asked; the file is neither good nor bad. */
export class AntivirusUnavailable extends Error {
  override readonly name = 'AntivirusUnavailable'
}

/** Larger than the default: each piece is a trip to another thread, and with many uploads at once those are what takes the time. */
const PIECE_BYTES = 256 * 1024
/** Memory that waits for the next scan. New memory for every piece makes the process collect its whole heap every few uploads. */
const idlePieces: Buffer[] = []
const MOST_IDLE_PIECES = 16

/** @param clamdUrl `tcp://host:port` of a clamd, or undefined for the signature check alone */
export function createAntivirus(clamdUrl: string | undefined): Antivirus {
  const scanByClamd = clamdUrl ? clamdAntivirus(clamdUrl) : undefined
  return {
    async scan(path) {
      const signature = await scanForEicar(piecesOf(path))
      if (!signature.clean || !scanByClamd) return signature
      const content = createReadStream(path, { highWaterMark: PIECE_BYTES })
      return scanByClamd(content).finally(() => content.destroy())
    },
  }
}

/** A file's bytes, each piece in the memory of the one before it. */
async function* piecesOf(path: string): AsyncIterable<Buffer> {
  const piece = idlePieces.pop() ?? Buffer.allocUnsafeSlow(PIECE_BYTES)
  const file = await open(path)
  try {
    for (;;) {
      const { bytesRead } = await file.read(piece, 0, piece.length)
      if (bytesRead === 0) return
      yield piece.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
    if (idlePieces.length < MOST_IDLE_PIECES) idlePieces.push(piece)
  }
}

declare module '../../http/parts.ts' {
  interface Parts {
    readonly antivirus: Antivirus
  }
}
