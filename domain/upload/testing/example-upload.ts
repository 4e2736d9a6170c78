/** A made-up file and company for tests of the upload. */
import { singaporeBanks } from '../../bank/singapore-banks.ts'
import type { PlanContext } from '../plan-person.ts'
import type { UploadRules } from '../read-upload-row.ts'
import { readUploadHeader, uploadColumns, type UploadCells, type UploadColumn } from '../upload-columns.ts'
import { createUploadReader } from '../upload-reader.ts'
import type { UploadRow } from '../upload-row.ts'

const rules: UploadRules = {
  today: '2026-11-22',
  banks: singaporeBanks,
  studentCompanyCodes: ['UNI'],
  placeholderEmailDomain: 'none.example',
}

const orchid = { companyId: 'c-orchid', name: 'Orchid Biscuits' }
const lantern = { companyId: 'c-lantern', name: 'Lantern Shipyard' }

/** The cells of an employee of Orchid Biscuits, and the other cells that are given. */
export function cellsWith(cells: UploadCells = {}): UploadCells {
  return { companyCode: 'ORCHID', name: 'Willow Tan', nric: 'S1234567D', effectiveStartDate: '01-Jan-2026', ...cells }
}

/** A file of Orchid Biscuits’ own HR. */
export const companyRules: UploadRules = { ...rules, company: { name: orchid.name, companyCode: 'ORCHID' } }

/** Reads rows as they stand in one file, the first of them in row 2. */
export const readRows = readRowsBy(rules)

export function readRowsBy(by: UploadRules) {
  return (...rows: readonly UploadCells[]): readonly UploadRow[] => {
    const header = readUploadHeader(uploadColumns)
    if ('error' in header) throw new Error(header.error)
    const read = createUploadReader(header.header, by)
    return rows.flatMap(
      (cells, index) =>
        read(
          index + 2,
          uploadColumns.map((column) => cells[column] ?? ''),
        ) ?? [],
    )
  }
}

/** The texts by field, `dep_` and all. */
export function errorsOf(row: UploadRow | undefined): Partial<Record<UploadColumn, string>> {
  return Object.fromEntries((row?.errors ?? []).map(({ field, text }) => [field, text]))
}

export function planContext(context: Partial<PlanContext> = {}): PlanContext {
  return {
    userId: 'u-1',
    today: rules.today,
    uploadedBy: 'admin-1',
    proposalId: 'p-1',
    placeholderEmailDomain: rules.placeholderEmailDomain,
    clientOf: (code) => ({ orchid, lantern })[code.toLowerCase()],
    holderOf: () => undefined,
    isReached: () => true,
    isOfOthersToo: () => false,
    ...context,
  }
}
