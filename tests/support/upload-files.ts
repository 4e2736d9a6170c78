/** Made-up files of users, for tests of the upload. */
import { makeNric } from '@member-care/domain/identity/nric.ts'
import { uploadColumns, type UploadCells } from '@member-care/domain/upload/upload-columns.ts'

/** A file with these rows. */
export function uploadFile(
  rows: readonly UploadCells[],
  options: { readonly delimiter?: string; readonly newline?: string } = {},
): string {
  const { delimiter = ',', newline = '\n' } = options
  const quoted = (cell: string) => (/[",;\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return [uploadColumns, ...rows.map((row) => uploadColumns.map((column) => quoted(row[column] ?? '')))]
    .map((cells) => cells.join(delimiter))
    .join(newline)
}

/** The number of the person in a row, and of the dependant in it. */
export function numberOf(index: number, kind: 'employee' | 'dependant' = 'employee'): string {
  return makeNric(kind === 'employee' ? 'S' : 'T', String(1_000_000 + index))
}

/** A company's employees, every third of them with a dependant and every second with a bank account. */
export function employeeRow(companyCode: string, index: number, cells: UploadCells = {}): UploadCells {
  const withDependant = index % 3 === 0
  return {
    companyCode,
    name: `Employee ${index}`,
    nric: numberOf(index),
    birthdate: '05-Jan-1990',
    gender: index % 2 === 0 ? 'f' : 'm',
    staffId: `ST-${index}`,
    designation: 'Baker',
    planNo: 'A',
    costCenter: 'CC1',
    effectiveStartDate: '01-Jan-2026',
    email: `employee.${index}@upload.example`,
    loginRequired: 'Y',
    ...(index % 2 === 0 && { bankNo: '7339', accountNo: `501${String(1_000_000 + index)}` }),
    ...(withDependant && {
      dep_name: `Dependant ${index}`,
      dep_nric: numberOf(index, 'dependant'),
      dep_relationship: 'Child',
      dep_birthdate: '05-Jan-2015',
    }),
    ...cells,
  }
}
