/** The clinic list as an Excel file (3§2.10, 3§7.7). */
import { openingDays } from '@member-care/domain/clinic/opening-hours.ts'
import writeXlsxFile from 'write-excel-file/node'
import type { Clinic } from './clinics.ts'

export const CLINIC_LIST_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const columns: readonly {
  readonly heading: string
  readonly width: number
  readonly of: (clinic: Clinic) => string
}[] = [
  { heading: 'Code', width: 14, of: ({ c }) => c },
  { heading: 'Name', width: 42, of: ({ n }) => n },
  { heading: 'Address', width: 54, of: ({ a }) => a },
  { heading: 'Area', width: 18, of: ({ ar }) => ar },
  { heading: 'Zone', width: 14, of: ({ z }) => z },
  { heading: 'Type', width: 28, of: ({ ts }) => ts },
  {
    get heading() {
      return openingDays.h1
    },
    width: 26,
    of: ({ h1 }) => h1,
  },
  {
    get heading() {
      return openingDays.h2
    },
    width: 20,
    of: ({ h2 }) => h2,
  },
  {
    get heading() {
      return openingDays.h3
    },
    width: 20,
    of: ({ h3 }) => h3,
  },
  {
    get heading() {
      return openingDays.h4
    },
    width: 20,
    of: ({ h4 }) => h4,
  },
]

/** The bytes of a sheet with one clinic a row. Every cell is text, so that no spreadsheet takes one for a formula. */
export async function writeClinicList(clinics: readonly Clinic[]): Promise<Buffer> {
  const headings = columns.map(({ heading }) => ({ value: heading, fontWeight: 'bold' as const }))
  const rows = clinics.map((clinic) => columns.map((column) => ({ value: column.of(clinic), type: String })))
  return writeXlsxFile([headings, ...rows], {
    sheet: 'Clinics',
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer()
}
