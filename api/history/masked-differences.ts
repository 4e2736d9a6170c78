/** Values of rows that differ. Numbers are masked for everybody: they are rows of anybody, and no look at them is on record (S46). Pure. */
import { maskNric, maskNricInEmail, VISIBLE_NRIC } from '@member-care/domain/identity/nric.ts'

export interface DifferingValue {
  readonly column: string
  readonly live?: unknown
  readonly replayed?: unknown
}

/** Nobody needs an account number, or what an illness is called, to see that a row differs; and what is sealed says nothing to anybody. */
const hiddenNames =
  /^sealed$|account|diagnos|remark|symptom|reason|operation_?(?:name|code)|note$|information_?request/i
const HIDDEN = '••••'

/** Longer values are cut: what differs is to be seen, not read. */
const LONGEST = 300

export function maskedDifferences(tables: readonly (readonly (readonly DifferingValue[])[])[]) {
  return tables.map((rows) => rows.map((values) => values.map(masked)))
}

function masked({ column, live, replayed }: DifferingValue) {
  const show = (value: unknown) => shown(column, value)
  return { column, live: show(live), replayed: show(replayed) }
}

function shown(column: string, value: unknown): unknown {
  const seen = maskedValue(column, value)
  const text = typeof seen === 'string' ? seen : JSON.stringify(seen)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : seen
}

/** A value by the name that it has; in a column of JSON, each one within. */
function maskedValue(name: string, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (hiddenNames.test(name)) return HIDDEN
  if (/nric/i.test(name) && typeof value === 'string') return maskNric(value, VISIBLE_NRIC)
  if (/email/i.test(name) && typeof value === 'string') return maskNricInEmail(value, VISIBLE_NRIC)
  if (Array.isArray(value)) return value.map((entry) => maskedValue(name, entry))
  if (typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, maskedValue(key, part)]))
  return value
}
