/** The clinic list as an Excel file (3§2.10, 3§7.7). */
import { openingDays } from '@member-care/domain/clinic/opening-hours.ts'
import { panelClinicTexts } from '@member-care/domain/texts/panel-clinic-texts.ts'
import writeXlsxFile from 'write-excel-file/node'
import type { Clinic } from './clinics.ts'

export const CLINIC_LIST_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const { columns: headings } = panelClinicTexts

interface Column {
  readonly heading: () => string
  readonly width: number
  readonly of: (clinic: Clinic) => string
}

const columns: readonly Column[] = [
  { heading: () => headings.code, width: 14, of: ({ c }) => c },
  { heading: () => headings.name, width: 42, of: ({ n }) => n },
  { heading: () => headings.address, width: 54, of: ({ a }) => a },
  { heading: () => headings.area, width: 18, of: ({ ar }) => ar },
  { heading: () => headings.zone, width: 14, of: ({ z }) => z },
  { heading: () => headings.type, width: 28, of: ({ ts }) => ts },
  { heading: () => openingDays.h1, width: 26, of: ({ h1 }) => h1 },
  { heading: () => openingDays.h2, width: 20, of: ({ h2 }) => h2 },
  { heading: () => openingDays.h3, width: 20, of: ({ h3 }) => h3 },
  { heading: () => openingDays.h4, width: 20, of: ({ h4 }) => h4 },
]

/** The bytes of a sheet with one clinic a row. Every cell is text, so that no spreadsheet takes one for a formula. */
export async function writeClinicList(clinics: readonly Clinic[]): Promise<Buffer> {
  const headingRow = columns.map(({ heading }) => ({ value: heading(), fontWeight: 'bold' as const }))
  const rows = clinics.map((clinic) => columns.map((column) => ({ value: column.of(clinic), type: String })))
  return writeXlsxFile([headingRow, ...rows], {
    sheet: panelClinicTexts.sheet,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer()
}
