/** An upload as the server tells of it. */
import type { UploadColumn } from '@member-care/domain/upload/upload-columns.ts'
import type { OutcomeCounts, UploadOutcome } from '@member-care/domain/upload/upload-outcome.ts'

export type UploadState = 'checking' | 'checked' | 'processing' | 'complete' | 'failed' | 'discarded'

export interface UploadRecord {
  readonly id: string
  readonly fileName: string
  readonly uploadedBy: string
  /** UTC, ISO. */
  readonly createdAt: string
  readonly state: UploadState
  /** In rows; a total of 0 while they are being counted. */
  readonly progress: { readonly done: number; readonly total: number }
  readonly summary: { readonly rows: number; readonly users: OutcomeCounts; readonly dependants: OutcomeCounts }
  /** Why it failed. */
  readonly error?: string | null
}

/** What becomes, or became, of one person by one row. */
export interface UploadRowRecord {
  readonly id: string
  readonly rowNo: number
  readonly memberType: 'E' | 'D'
  readonly name: string
  /** Masked for who may not see it whole. */
  readonly nric: string
  readonly outcome: UploadOutcome
  /** Dates are YYYY-MM-DD; empty is nothing. */
  readonly changes: readonly { readonly field: UploadColumn; readonly from: string; readonly to: string }[]
  readonly warnings: readonly string[]
  readonly errors: readonly { readonly field: UploadColumn; readonly text: string }[]
}

/** Whether more is to come by itself. */
export function isUnderWay(state: UploadState): boolean {
  return state === 'checking' || state === 'processing'
}

/** Whether nothing has been done yet, and somebody has to decide. */
export function isUnfinished(state: UploadState): boolean {
  return state === 'checking' || state === 'checked'
}

/** How many people the upload would change. */
export function changesOf({ users, dependants }: UploadRecord['summary']): number {
  return [users, dependants].reduce((sum, { created, updated, terminated }) => sum + created + updated + terminated, 0)
}
