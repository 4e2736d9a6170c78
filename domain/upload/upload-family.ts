/** The rows of one employee: a row for each dependant, or for each company, or both. */
import type { UploadedDependant, UploadedEmployee, UploadRow } from './upload-row.ts'

/** An employee with all that the file says of them and of those who are covered through them. */
export interface UploadFamily {
  readonly nric: string
  /** In the order of the file; at least one. */
  readonly rows: readonly UploadRow[]
}

/** An employee's cover under one company, from the first row about it, with the dependants under that company. */
export interface UploadCompany {
  readonly row: UploadRow
  readonly companyCode: string
  readonly companyName: string
  readonly cover: UploadedEmployee
  readonly dependants: readonly { readonly row: UploadRow; readonly dependant: UploadedDependant }[]
}

/** Brings the rows of a file together by employee, in the order in which they first come. */
export function familiesOf(rows: Iterable<UploadRow>): readonly UploadFamily[] {
  const byEmployee = new Map<string, UploadRow[]>()
  for (const row of rows) {
    // Rows without a number are nobody's, and so have nothing to do with each other.
    const key = familyKey(row)
    const known = byEmployee.get(key)
    if (known) known.push(row)
    else byEmployee.set(key, [row])
  }
  return [...byEmployee.values()].map((ofOne) => ({ nric: ofOne[0]?.employee.nric ?? '', rows: ofOne }))
}

/** What the rows of one employee have in common, and those of nobody else. */
export function familyKey({ employee, rowNo }: UploadRow): string {
  return employee.nric === '' ? `row ${rowNo}` : employee.nric
}

/** The companies that a family's rows name, in their order (3§2.7 "Per company"). */
export function companiesOf({ rows }: UploadFamily): readonly UploadCompany[] {
  const codes = [...new Set(rows.map(({ companyCode }) => companyCode.toLowerCase()))]
  return codes.flatMap((code) => {
    const ofCompany = rows.filter(({ companyCode }) => companyCode.toLowerCase() === code)
    const [row] = ofCompany
    if (!row) return []
    const dependants = ofCompany.flatMap((one) => (one.dependant ? [{ row: one, dependant: one.dependant }] : []))
    return [{ row, companyCode: row.companyCode, companyName: row.companyName, cover: row.employee, dependants }]
  })
}
