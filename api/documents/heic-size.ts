/** How large a HEIC picture says it is, read from its headers without decoding it. */

/** `ispe`, image spatial extents (ISO/IEC 23008-12): type, version and flags, width, height; 4 bytes each. */
const EXTENTS = Buffer.from('ispe')

/** The number of pixels of the largest picture that the file announces (a picture made of tiles announces both); 0 when none is. */
export function largestPictureSize(content: Buffer): number {
  let largest = 0
  for (let at = content.indexOf(EXTENTS); at >= 0 && at + 16 <= content.length; at = content.indexOf(EXTENTS, at + 4)) {
    largest = Math.max(largest, content.readUInt32BE(at + 8) * content.readUInt32BE(at + 12))
  }
  return largest
}
