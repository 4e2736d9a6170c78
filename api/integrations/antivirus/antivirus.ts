/**
 * Looks for harmful content in an upload. The EICAR test signature is always looked for (eicar-signature.ts);
 * a deployment that names a clamd (clamd.ts) has every file scanned by it too.
 */
import { createReadStream } from 'node:fs'
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

/** @param clamdUrl `tcp://host:port` of a clamd, or undefined for the signature check alone */
export function createAntivirus(clamdUrl: string | undefined): Antivirus {
  const scanners: StreamScanner[] = [scanForEicar, ...(clamdUrl ? [clamdAntivirus(clamdUrl)] : [])]
  return {
    async scan(path) {
      for (const scanner of scanners) {
        const content = createReadStream(path, { highWaterMark: PIECE_BYTES })
        const result = await scanner(content).finally(() => content.destroy())
        if (!result.clean) return result
      }
      return { clean: true }
    },
  }
}
