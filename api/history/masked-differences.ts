/** Values of rows that differ, as somebody with these powers may see them (S46). Pure. */
import type { Power } from '@member-care/domain/access/powers.ts'
import { maskedEmailFor, maskedFor } from '../http/masking.ts'

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

export function maskedDifferences(
  tables: readonly (readonly (readonly DifferingValue[])[])[],
  powers: ReadonlySet<Power>,
) {
  return tables.map((rows) => rows.map((values) => values.map((value) => masked(value, powers))))
}

function masked({ column, live, replayed }: DifferingValue, powers: ReadonlySet<Power>) {
  const show = (value: unknown) => shown(column, value, powers)
  return { column, live: show(live), replayed: show(replayed) }
}

function shown(column: string, value: unknown, powers: ReadonlySet<Power>): unknown {
  const seen = maskedValue(column, value, powers)
  const text = typeof seen === 'string' ? seen : JSON.stringify(seen)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : seen
}

/** A value by the name that it has; in a column of JSON, each one within. */
function maskedValue(name: string, value: unknown, powers: ReadonlySet<Power>): unknown {
  if (value === null || value === undefined) return null
  if (hiddenNames.test(name)) return HIDDEN
  if (/nric/i.test(name) && typeof value === 'string') return maskedFor(powers, value)
  if (/email/i.test(name) && typeof value === 'string') return maskedEmailFor(powers, value)
  if (Array.isArray(value)) return value.map((entry) => maskedValue(name, entry, powers))
  if (typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, maskedValue(key, part, powers)]))
  return value
}
