/** A plan as an Excel file, whose sheets are read again when it is imported. */
import { planFileTexts } from '@member-care/domain/texts/plan-sheet-texts.ts'
import type { Plan } from '@member-care/domain/cover/plan.ts'
import { benefitColumns, ruleColumns } from '@member-care/domain/cover/sheet/plan-columns.ts'
import { unsaidInSheets, writePlanSheets } from '@member-care/domain/cover/sheet/write-plan-sheets.ts'
import writeXlsxFile from 'write-excel-file/node'

export const PLAN_SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** How wide the two columns of labels and values are. */
const LABEL_WIDTH = 40
const SENTENCE_WIDTH = 120

const widthsOf: Readonly<Record<string, readonly number[]>> = {
  Benefits: benefitColumns.map(({ width }) => width),
  Rules: ruleColumns.map(({ width }) => width),
}

/** The bytes of the file. Every cell is text, so that no spreadsheet takes one for a formula; what no column can say has a sheet of its own. */
export async function writePlanFile(plan: Plan): Promise<Buffer> {
  const unsaid = unsaidInSheets(plan)
  const sheets = writePlanSheets(plan).map(({ name, rows }) => ({
    sheet: name,
    columns: (widthsOf[name] ?? [LABEL_WIDTH, LABEL_WIDTH]).map((width) => ({ width })),
    stickyRowsCount: 1,
    data: rows.map((row, at) =>
      row.map((cell) => ({ value: cell, type: String, ...(at === 0 && { fontWeight: 'bold' as const }) })),
    ),
  }))
  const notes = {
    sheet: planFileTexts.unsaidSheet,
    columns: [{ width: SENTENCE_WIDTH }],
    data: [planFileTexts.unsaid, ...unsaid].map((value) => [{ value, type: String }]),
  }
  return writeXlsxFile(unsaid.length === 0 ? sheets : [...sheets, notes]).toBuffer()
}
