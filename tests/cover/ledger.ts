/** A family's ledger: what each claim took from which pool, on which day. Nothing else is remembered. */
import { lastAnniversary, monthsAway } from './day-count.ts'
import type { Paper } from './paper.ts'

/** Whose claim it is, and where it belongs. */
export interface Entry {
  readonly source: string
  readonly day: number
  readonly person: string
  readonly visit: string
  readonly stay: string | undefined
  readonly disability: string | undefined
}

export interface Row extends Entry {
  readonly pool: string
  readonly amount: bigint
}

/** From the first day to the last one, both counted. */
export interface Days {
  readonly from: number
  readonly to: number
}

export class Ledger {
  readonly #rows: Row[] = []

  post(entry: Entry, pool: string, amount: bigint): void {
    if (amount !== 0n) this.#rows.push({ ...entry, pool, amount })
  }

  /** The ledger as it is for one claim: without what the named ones took. */
  without(sources: readonly string[]): Ledger {
    const rest = new Ledger()
    rest.#rows.push(...this.#rows.filter(({ source }) => !sources.includes(source)))
    return rest
  }

  /**
   * The columns of rows of a pool that may count with this claim by this rule's period and person: one column, but for rolling months one for
   * each window.
   */
  columns(pool: string, rule: Paper, entry: Entry, yearBegins: Paper): readonly (readonly Row[])[] {
    const rows = this.#rows.filter(
      (row) => row.pool === pool && (rule.text('per') === 'family' || row.person === entry.person),
    )
    const within = ({ from, to }: Days) => rows.filter(({ day }) => from <= day && day <= to)
    switch (rule.text('period')) {
      case 'claim':
        return [[]]
      case 'visit':
        return [rows.filter(({ visit }) => visit === entry.visit)]
      case 'day':
        return [rows.filter(({ stay, day }) => (entry.stay === undefined ? day === entry.day : stay === entry.stay))]
      case 'admission':
        return [rows.filter(({ stay }) => stay !== undefined && stay === entry.stay)]
      case 'disability':
        return [rows.filter(({ disability }) => disability !== undefined && disability === entry.disability)]
      case 'policy-year':
        return [within(yearAround(entry.day, yearBegins.count('month'), yearBegins.count('day')))]
      case 'calendar-year':
        return [within(yearAround(entry.day, 1, 1))]
      case 'rolling-months':
        return windowsAround(entry.day, rule.count('months'), rows).map(within)
      case 'life':
        return [rows]
      default:
        throw new Error(`No such period: ${rule.text('period')}`)
    }
  }

  /** Whether a visit has taken from a pool already, whenever that was. */
  counts(pool: string, visit: string): boolean {
    return this.#rows.some((row) => row.pool === pool && row.visit === visit)
  }
}

export function sum(rows: readonly Row[]): bigint {
  return rows.reduce((total, { amount }) => total + amount, 0n)
}

/** The year that begins on this day of the year and contains the day. */
export function yearAround(day: number, month: number, dayOfMonth: number): Days {
  const from = lastAnniversary(day, month, dayOfMonth)
  // 400 days later the next anniversary is the last one.
  return { from, to: lastAnniversary(from + 400, month, dayOfMonth) - 1 }
}

/** The months that end on a day. */
function monthsUntil(end: number, months: number): Days {
  return { from: monthsAway(end, -months) + 1, to: end }
}

/** All windows that contain the day and end on it or on a later row's day. */
function windowsAround(day: number, months: number, rows: readonly Row[]): readonly Days[] {
  return [day, ...rows.map((row) => row.day).filter((later) => later > day)]
    .map((end) => monthsUntil(end, months))
    .filter(({ from }) => from <= day)
}
