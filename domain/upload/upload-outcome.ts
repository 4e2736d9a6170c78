/** What becomes, or would become, of the people of an upload file. */
import type { MemberType } from '../user/user-events.ts'
import type { UploadColumn } from './upload-columns.ts'

export const uploadOutcomes = ['created', 'updated', 'terminated', 'unchanged', 'rejected'] as const
export type UploadOutcome = (typeof uploadOutcomes)[number]

/** A value that changes; what is empty was not there, or is not any more. Dates are YYYY-MM-DD. */
export interface UploadChange {
  readonly field: UploadColumn
  readonly from: string
  readonly to: string
}

/** What becomes of one person in one company, by the row that says so. */
export interface UploadEntry {
  readonly rowNo: number
  readonly memberType: MemberType
  readonly name: string
  /** In upper case, as it is shown. */
  readonly nric: string
  readonly outcome: UploadOutcome
  /** None for somebody who is new: all of it is. */
  readonly changes: readonly UploadChange[]
  readonly warnings: readonly string[]
  readonly errors: readonly { readonly field: UploadColumn; readonly text: string }[]
}

export type OutcomeCounts = Readonly<Record<UploadOutcome, number>>

/** How many people were looked at, whatever became of them. */
export function processedOf(counts: OutcomeCounts): number {
  return uploadOutcomes.reduce((sum, outcome) => sum + counts[outcome], 0)
}

/** How many people there are of each outcome; somebody in several companies counts once. */
export interface UploadSummary {
  readonly rows: number
  readonly users: OutcomeCounts
  readonly dependants: OutcomeCounts
}

export const noOutcomes: OutcomeCounts = { created: 0, updated: 0, terminated: 0, unchanged: 0, rejected: 0 }
export const emptySummary: UploadSummary = { rows: 0, users: noOutcomes, dependants: noOutcomes }

/** Of somebody's several entries, the one that says most. */
const strongest = ['created', 'terminated', 'updated', 'unchanged', 'rejected'] as const satisfies readonly UploadOutcome[]

/** @param people each with all of their entries */
export function addToSummary(summary: UploadSummary, rows: number, people: readonly (readonly UploadEntry[])[]): UploadSummary {
  const users = { ...summary.users }
  const dependants = { ...summary.dependants }
  for (const entries of people) {
    const outcome = strongest.find((candidate) => entries.some((entry) => entry.outcome === candidate))
    const counts = entries[0]?.memberType === 'D' ? dependants : users
    if (outcome) counts[outcome] += 1
  }
  return { rows: summary.rows + rows, users, dependants }
}
