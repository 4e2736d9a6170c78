/** Cells of CSV files that a spreadsheet would take for a formula and work out. */

/** What such a cell begins with; the rest of it plays no part, whatever lines it has. Written, it gets an apostrophe before it, and stays text. */
export const formulaStart = /^[=+\-@\t\r\n]/

/** A cell as it is meant: the apostrophe that stands before what would be a formula is no part of it. */
export function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell
}
