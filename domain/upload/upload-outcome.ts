/** What becomes, or would become, of the people of an upload file. */
import { groupBy } from '../collections/group-by.ts'
import type { MemberType } from '../user/user-events.ts'
import type { UploadColumn } from './upload-columns.ts'

export const uploadOutcomes = ['created', 'updated', 'terminated', 'unchanged', 'rejected'] as const
export type UploadOutcome = (typeof uploadOutcomes)[number]

/** A value that changes. An empty one was not there before, or is not there any more. Dates are YYYY-MM-DD. */
export interface UploadChange {
  readonly field: UploadColumn
  readonly from: string
  readonly to: string
}

/** What becomes of one person in one company, and the row that says so. */
export interface UploadEntry {
  readonly rowNo: number
  readonly memberType: MemberType
  readonly name: string
  /** In upper case, as it is shown. */
  readonly nric: string
  readonly outcome: UploadOutcome
  /** Empty for somebody who is new, because then everything is a change. */
  readonly changes: readonly UploadChange[]
  readonly warnings: readonly string[]
  readonly errors: readonly { readonly field: UploadColumn; readonly text: string }[]
}

/** The last covered day, where what a row changes is the end of a cover that went on; undefined otherwise. */
export function endOf({ outcome, changes }: Pick<UploadEntry, 'outcome' | 'changes'>): string | undefined {
  const end = changes.find(({ field }) => field === 'effectiveEndDate' || field === 'dep_effectiveEndDate')
  const isEnding = outcome === 'terminated' || (outcome === 'updated' && end?.from === '')
  return isEnding && end !== undefined && end.to !== '' ? end.to : undefined
}

export type OutcomeCounts = Readonly<Record<UploadOutcome, number>>

/** How many people were looked at, with every outcome counted. */
export function processedOf(counts: OutcomeCounts): number {
  return uploadOutcomes.reduce((sum, outcome) => sum + counts[outcome], 0)
}

/**
 * The rows of a file by what becomes of them. Each row is counted once, so that the counts add up to the rows that were
 * read.
 */
export interface RowCounts extends OutcomeCounts {
  /**
   * Rows of people about whom another row of the same company tells already, so that these rows had nothing left to do.
   */
  readonly leftOut: number
}

/** How many people there are of each outcome, and how many rows. Somebody in several companies counts once. */
export interface UploadSummary {
  readonly rows: number
  /** Undefined for uploads of earlier versions, which did not count it yet. */
  readonly byRow?: RowCounts | undefined
  readonly users: OutcomeCounts
  readonly dependants: OutcomeCounts
}

const noOutcomes: OutcomeCounts = { created: 0, updated: 0, terminated: 0, unchanged: 0, rejected: 0 }
const noRows: RowCounts = { ...noOutcomes, leftOut: 0 }
export const emptySummary: UploadSummary = { rows: 0, byRow: noRows, users: noOutcomes, dependants: noOutcomes }

/** When somebody has several entries, the one that says most is taken. */
const strongest = [
  'created',
  'terminated',
  'updated',
  'unchanged',
  'rejected',
] as const satisfies readonly UploadOutcome[]

/**
 * When a row has several entries, of an employee and a dependant, this order decides. A row that has to be corrected is
 * a rejected one.
 */
const strongestOfRow = [
  'rejected',
  'created',
  'terminated',
  'updated',
  'unchanged',
] as const satisfies readonly UploadOutcome[]

/** @param rows of whole families @param people each with all of their entries */
export function addToSummary(
  summary: UploadSummary,
  rows: number,
  people: readonly (readonly UploadEntry[])[],
): UploadSummary {
  const users = { ...summary.users }
  const dependants = { ...summary.dependants }
  for (const entries of people) {
    const outcome = strongest.find((candidate) => entries.some((entry) => entry.outcome === candidate))
    const counts = entries[0]?.memberType === 'D' ? dependants : users
    if (outcome) counts[outcome] += 1
  }
  const byRow = summary.byRow && addRows(summary.byRow, rows, people.flat())
  return { rows: summary.rows + rows, byRow, users, dependants }
}

function addRows(counted: RowCounts, rows: number, entries: readonly UploadEntry[]): RowCounts {
  const counts = { ...counted }
  const ofRow = groupBy(entries, ({ rowNo }) => rowNo)
  for (const told of ofRow.values()) {
    const outcome = strongestOfRow.find((candidate) => told.some((entry) => entry.outcome === candidate))
    if (outcome) counts[outcome] += 1
  }
  counts.leftOut += rows - ofRow.size
  return counts
}
