/** Codes that people read and type: Crockford's digits, of which none is taken for another. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** As many digits as asked for, each of one byte. */
export function crockfordDigits(bytes: Uint8Array, length: number): string {
  return [...bytes.subarray(0, length)].map((byte) => DIGITS[byte % DIGITS.length]).join('')
}

/** A code as it was typed, in the form that it was made in. */
export function withoutBlanks(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase()
}
