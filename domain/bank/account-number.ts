/** How account numbers are typed and shown. */

const VISIBLE_DIGITS = 4

/** Keeps the digits of what was typed (1§5). */
export function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '')
}

/** Shows the last 4 digits and a star for every other (1§3). Masking a masked number changes nothing. */
export function maskAccountNo(accountNo: string): string {
  const hidden = Math.max(0, accountNo.length - VISIBLE_DIGITS)
  return '*'.repeat(hidden) + accountNo.slice(hidden)
}

/** Whether a text is an account number that was masked before. */
export function isMaskedAccountNo(text: string): boolean {
  return text.includes('*')
}
