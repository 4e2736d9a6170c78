/** Finds the EICAR antivirus test file, the harmless file by which every scanner is tested, anywhere in a stream. */
import type { ScanResult } from './antivirus.ts'

/** In two parts, so that this source file is not itself taken for the test file. */
export const EICAR_TEST_FILE = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
  'latin1',
)

/** So much of what came before must be looked at together with what comes next. */
const OVERLAP_BYTES = EICAR_TEST_FILE.length - 1

/** @param content pieces of any length, each looked at before the next is asked for: their memory may be used again */
export async function scanForEicar(content: AsyncIterable<Buffer>): Promise<ScanResult> {
  let tail = Buffer.alloc(0)
  for await (const piece of content) {
    // Only the border is put together: the piece itself is not copied.
    const border = Buffer.concat([tail, piece.subarray(0, OVERLAP_BYTES)])
    if (border.includes(EICAR_TEST_FILE) || piece.includes(EICAR_TEST_FILE))
      return { clean: false, finding: 'EICAR-Test-File' }
    tail = Buffer.from((piece.length < OVERLAP_BYTES ? border : piece).subarray(-OVERLAP_BYTES))
  }
  return { clean: true }
}
