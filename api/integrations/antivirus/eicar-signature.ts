/** Finds the EICAR antivirus test file, the harmless file by which every scanner is tested, anywhere in a stream. */
import type { Readable } from 'node:stream'
import type { ScanResult } from './antivirus.ts'

/** In two parts, so that this source file is not itself taken for the test file. */
export const EICAR_TEST_FILE = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''), 'latin1')

export async function scanForEicar(content: Readable): Promise<ScanResult> {
  // The end of the last chunk is kept, so that a signature across a chunk border is seen.
  let tail = Buffer.alloc(0)
  for await (const chunk of content) {
    const seen = Buffer.concat([tail, chunk as Buffer])
    if (seen.includes(EICAR_TEST_FILE)) return { clean: false, finding: 'EICAR-Test-File' }
    tail = seen.subarray(Math.max(0, seen.length - EICAR_TEST_FILE.length + 1))
  }
  return { clean: true }
}
