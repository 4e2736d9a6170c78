/** How far the work on a record is: what the parts of its form's toolbar show and call. */
import { createContext, useContext } from 'react'
import type { HttpError, RaRecord } from 'react-admin'
import type { FieldDifference, FieldEdit } from '../console/edit-differences.ts'

export interface AskedUpdate<Record, Values> {
  /** The version that the form was filled from. */
  readonly opened: Record
  readonly values: Values
  /** Empty where none is asked for. */
  readonly reason: string
}

export interface RecordReview {
  readonly edits: readonly FieldEdit[]
  readonly confirm: (reason: string) => void
  readonly cancel: () => void
}

export interface RecordConflict {
  readonly theirs: RaRecord
  readonly differences: readonly FieldDifference[]
  readonly keepMine: () => void
  readonly takeTheirs: () => void
}

export interface RecordEdit {
  readonly isDirty: boolean
  /** The form was sent with nothing changed in it. */
  readonly isUnchanged: boolean
  readonly isPending: boolean
  readonly failure: HttpError | undefined
  /** What somebody else saved first; undefined while nobody has. */
  readonly conflict: RecordConflict | undefined
  /** What is about to be saved; undefined while nothing is. */
  readonly review: RecordReview | undefined
  readonly discard: () => void
}

export const RecordEditContext = createContext<RecordEdit | undefined>(undefined)

export function useRecordEdit(): RecordEdit {
  const edit = useContext(RecordEditContext)
  if (!edit) throw new Error('A part of a record form stands outside of one')
  return edit
}
