/** The codes of a reward's vouchers: how they are given, and the file in which a merchant's codes come. */
import { z } from 'zod'
import { rewardCodeTexts as texts } from '../texts/reward-code-texts.ts'

/** A code of the merchant's for each voucher, the same code for all, or only the voucher's own number (S108). */
export const codeWays = ['single-use', 'shared', 'number'] as const
export type CodeWay = (typeof codeWays)[number]

/** As many as a barcode and a line on a phone have room for. */
export const LONGEST_CODE = 64
export const MOST_CODES_AT_ONCE = 20_000
/** Of the codes that may be free without an alarm. */
const HIGHEST_THRESHOLD = 100_000
/** Until a keeper says otherwise. */
export const USUAL_THRESHOLD = 10

/** What the merchant's till can read: letters and digits, and what stands between them. */
const codeShape = /^[\dA-Za-z][\w./+:-]*(?: [\w./+:-]+)*$/

export const sharedCodeSchema = z
  .string()
  .trim()
  .min(1, { error: () => texts.codeMissing })
  .max(LONGEST_CODE, { error: () => texts.codeTooLong(LONGEST_CODE) })
  .regex(codeShape, { error: () => texts.codeFaulty })

export const lowWaterSchema = z
  .int({ error: () => texts.thresholdFaulty(HIGHEST_THRESHOLD) })
  .min(0, { error: () => texts.thresholdFaulty(HIGHEST_THRESHOLD) })
  .max(HIGHEST_THRESHOLD, { error: () => texts.thresholdFaulty(HIGHEST_THRESHOLD) })

/** Why a row gives no code. */
export const codeFaults = ['faulty', 'twice-in-file', 'had-before'] as const
export type CodeFault = (typeof codeFaults)[number]

export interface FaultyRow {
  /** In the file, from 1. */
  readonly row: number
  readonly fault: CodeFault
}

export interface ReadCodes {
  readonly codes: readonly { readonly row: number; readonly code: string }[]
  readonly faults: readonly FaultyRow[]
}

/** A first row that says one of these is a heading. */
const headings = ['code', 'codes', 'voucher code', 'voucher codes', 'voucher', 'coupon', 'coupon code']

/**
 * The codes of a sheet: those of its first column that has any. Empty rows are passed over, a heading too. A code stands once; capitals tell codes apart.
 * @param cells rows of the file as text
 */
export function readCodes(cells: readonly (readonly string[])[]): ReadCodes {
  const seen = new Set<string>()
  const codes: { row: number; code: string }[] = []
  const faults: FaultyRow[] = []
  for (const [index, row] of cells.entries()) {
    const text = row.map((cell) => cell.trim()).find((cell) => cell !== '')
    if (text === undefined || (index === 0 && headings.includes(text.toLowerCase()))) continue
    const checked = sharedCodeSchema.safeParse(text)
    const fault = checked.success ? (seen.has(text) ? 'twice-in-file' : undefined) : 'faulty'
    if (fault) faults.push({ row: index + 1, fault })
    else codes.push({ row: index + 1, code: text })
    seen.add(text)
  }
  return { codes, faults }
}

/** Whether so few are free that the keepers are to be told. A reward whose codes do not run out is never low. */
export function runsLow({
  way,
  free,
  lowWater,
}: {
  readonly way: CodeWay
  readonly free: number
  readonly lowWater: number
}): boolean {
  return way === 'single-use' && free <= lowWater
}
