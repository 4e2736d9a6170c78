/** Reads the cells of a row into what it is about, and notes what is wrong where it stands. */
import type { Table, TableRow } from './find-tables.ts'
import { CellFault } from './plan-cells.ts'
import type { PlanColumn } from './plan-columns.ts'

/** What is wrong in a file, and where. */
export interface SheetFault {
  readonly sheet: string
  /** As the spreadsheet numbers it; absent: about the whole file. */
  readonly row?: number
  /** The heading of the column. */
  readonly column?: string
  /** What is wrong and what to write, for the person. */
  readonly message: string
}

/** Reads a row cell by cell, and notes what is wrong in each. */
export function readCells<Row>(
  table: Table,
  { row, cell }: TableRow,
  columns: readonly PlanColumn<Row>[],
  into: Row,
  faults: SheetFault[],
): void {
  for (const { heading, read } of columns) {
    if (table.has(heading)) taken(() => read(cell(heading), into), { sheet: table.sheet, row, column: heading }, faults)
  }
}

/** Does the reading, or notes at its place why it cannot be done. */
export function taken(read: () => void, place: Omit<SheetFault, 'message'>, faults: SheetFault[]): void {
  try {
    read()
  } catch (error) {
    if (!(error instanceof CellFault)) throw error
    faults.push({ ...place, message: error.message })
  }
}
