import { useState, type ReactNode } from 'react'
import { DoneNotice } from './done-notice.tsx'

export interface RowDialog<Row> {
  /** Whose dialog is open. */
  readonly row: Row | undefined
  readonly open: (row: Row) => void
  readonly close: () => void
  /** Closes it, and says above the list what was done. */
  readonly onDone: () => void
  readonly notice: ReactNode
}

/** A dialog about one row of a list, and the notice of what it did. @param doneText what the notice says */
export function useRowDialog<Row>(doneText: string): RowDialog<Row> {
  const [row, setRow] = useState<Row>()
  const [isDone, setDone] = useState(false)
  return {
    row,
    open: setRow,
    close: () => setRow(undefined),
    onDone: () => {
      setRow(undefined)
      setDone(true)
    },
    notice: <DoneNotice text={isDone ? doneText : undefined} onClose={() => setDone(false)} />,
  }
}
