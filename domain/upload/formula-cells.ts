/** Cells of CSV files that a spreadsheet would take for a formula and compute. */

/**
 * What such a cell begins with. The rest of the cell plays no part, even if it has several lines. When such a cell is
 * written, it gets an apostrophe in front, and so stays text.
 */
export const formulaStart = /^[=+\-@\t\r\n]/

/**
 * The cell without the apostrophe that stands in front of what would be a formula. That apostrophe is not part of its
 * text.
 */
export function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell
}
