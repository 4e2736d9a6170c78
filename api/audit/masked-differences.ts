/** Values of rows that differ, as somebody with these powers may see them (S46). Pure. */
import type { Power } from '@member-care/domain/access/powers.ts'
import { maskedFor } from '../console/console-claim.ts'

export interface DifferingValue {
  readonly column: string
  readonly live?: unknown
  readonly replayed?: unknown
}

/** Longer values are cut: what differs is to be seen, not read. */
const LONGEST = 300

export function maskedDifferences(tables: readonly (readonly (readonly DifferingValue[])[])[], powers: ReadonlySet<Power>) {
  return tables.map((rows) => rows.map((values) => values.map((value) => masked(value, powers))))
}

function masked({ column, live, replayed }: DifferingValue, powers: ReadonlySet<Power>) {
  const show = (value: unknown) => shown(column, value, powers)
  return { column, live: show(live), replayed: show(replayed) }
}

function shown(column: string, value: unknown, powers: ReadonlySet<Power>): unknown {
  if (value === null || value === undefined) return null
  // Nobody needs an account number, or what an illness is called, to see that a row differs.
  if (/account|diagnos|remark|symptom|reason/i.test(column)) return '••••'
  if (/nric/i.test(column) && typeof value === 'string') return maskedFor(powers, value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : value
}
