/** NRIC and FIN numbers: a series letter, seven digits and a check letter. */

const series = ['S', 'T', 'F', 'G', 'M'] as const
export type NricSeries = (typeof series)[number]

const weights = [2, 7, 6, 5, 4, 3, 2]

/** Per series: what is added to the weighted sum, and the check letters by its remainder modulo 11. */
const checkTable: Readonly<Record<NricSeries, { readonly offset: number; readonly letters: string }>> = {
  S: { offset: 0, letters: 'JZIHGFEDCBA' },
  T: { offset: 4, letters: 'JZIHGFEDCBA' },
  F: { offset: 0, letters: 'XWUTRQPNMLK' },
  G: { offset: 4, letters: 'XWUTRQPNMLK' },
  M: { offset: 3, letters: 'XWUTRQPNJLK' },
}

/** The check letter of seven digits in a series. */
function nricCheckLetter(letter: NricSeries, sevenDigits: string): string {
  const { offset, letters } = checkTable[letter]
  const sum = weights.reduce((total, weight, index) => total + weight * Number(sevenDigits.charAt(index)), offset)
  return letters.charAt(sum % 11)
}

/** A complete number from its series and seven digits, for demonstration data. */
export function makeNric(letter: NricSeries, sevenDigits: string): string {
  return `${letter}${sevenDigits}${nricCheckLetter(letter, sevenDigits)}`
}

/** Whether a text is an NRIC or FIN with the right check letter, in either case. A passport number is neither. */
export function isValidNric(text: string): boolean {
  const parts = /^([STFGM])(\d{7})([A-Z])$/.exec(text.trim().toUpperCase())
  const letter = series.find((candidate) => candidate === parts?.[1])
  return letter !== undefined && nricCheckLetter(letter, parts?.[2] ?? '') === parts?.[3]
}

/** So many of its last characters are shown to administrators who do not see it in full. */
export const VISIBLE_NRIC = 4

/** Leaves the last `visibleLength` characters and puts a star for every other (`unmaskedNRICLength`, 1§3). */
export function maskNric(nric: string, visibleLength: number): string {
  const hidden = Math.max(0, nric.length - Math.max(0, visibleLength))
  return '*'.repeat(hidden) + nric.slice(hidden)
}

/** An address that begins with an NRIC, or with the given number, as placeholders do: the number in it is masked as it is elsewhere. Any other stays. */
export function maskNricInEmail(email: string, visibleLength: number, nric?: string): string {
  const [local = '', ...domain] = email.split('@')
  const isNumber = isValidNric(local) || local.toUpperCase() === nric?.trim().toUpperCase()
  return domain.length > 0 && isNumber ? [maskNric(local, visibleLength), ...domain].join('@') : email
}

/** Whether a text can be a national ID: an NRIC or FIN with its check letter, or a passport number, which has no form of its own. In either case. */
export function isNationalId(text: string): boolean {
  const typed = text.trim().toUpperCase()
  if (!/^[A-Z0-9]{5,20}$/.test(typed)) return false
  return !/^[STFGM]\d{7}[A-Z]$/.test(typed) || isValidNric(typed)
}
