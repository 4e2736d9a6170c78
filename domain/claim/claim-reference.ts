/** The short number by which people name a claim until the insurer has given it a transaction number. */

const REFERENCE_LENGTH = 8

/** The first digits of the claim's id, in capitals: `34CC8F9A`. For reading out and typing, not for telling claims apart. */
export function claimReference(claimId: string): string {
  return claimId.slice(0, REFERENCE_LENGTH).toUpperCase()
}
