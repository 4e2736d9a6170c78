/** The people of a family, each with what the file wants of them in each company. */
import type { MemberType } from '../user/user-events.ts'
import type { UploadFamily } from './upload-family.ts'
import type { RowPart, UploadedDependant, UploadedEmployee, UploadRow } from './upload-row.ts'

/** What one row wants of one person. */
export interface WantedCover {
  readonly row: UploadRow
  readonly part: RowPart
  readonly person: UploadedEmployee | UploadedDependant
}

/** A person with the rows about them: one for each company, and those that are wrong. */
export interface WantedPerson {
  readonly memberType: MemberType
  readonly nric: string
  readonly newNric: string
  /** Undefined where the file has only a placeholder. */
  readonly email: string | undefined
  readonly covers: readonly WantedCover[]
}

/** The employee first, then the dependants, in the order of the file. */
export function wantedPeople({ rows }: UploadFamily): {
  readonly employee: WantedPerson
  readonly dependants: readonly WantedPerson[]
} {
  const companies = new Set<string>()
  const ofEmployee: WantedCover[] = []
  const ofDependants = new Map<string, WantedCover[]>()
  for (const row of rows) {
    const company = row.companyCode.toLowerCase()
    // Later rows about the same company bring dependants only, unless something is wrong with them.
    if (!companies.has(company) || hasErrors(row, 'employee'))
      ofEmployee.push({ row, part: 'employee', person: row.employee })
    companies.add(company)
    if (!row.dependant) continue
    const cover: WantedCover = { row, part: 'dependant', person: row.dependant }
    const key = row.dependant.nric === '' ? `row ${row.rowNo}` : row.dependant.nric
    const known = ofDependants.get(key)
    if (known) known.push(cover)
    else ofDependants.set(key, [cover])
  }
  return {
    employee: wanted('E', ofEmployee),
    dependants: [...ofDependants.values()].map((covers) => wanted('D', covers)),
  }
}

/** Whether anything is wrong in this part of the row; a row may be wrong in one part and be done in the other. */
export function hasErrors({ errors }: UploadRow, part: RowPart): boolean {
  return errors.some((error) => error.part === part)
}

function wanted(memberType: MemberType, covers: readonly WantedCover[]): WantedPerson {
  // What is wrong is not taken; where all of it is, nothing is.
  const first = covers.find(({ row, part }) => !hasErrors(row, part)) ?? covers[0]
  const person = first?.person
  return {
    memberType,
    nric: person?.nric ?? '',
    newNric: person?.newNric ?? '',
    email: person && !person.hasPlaceholderEmail ? person.email : undefined,
    covers,
  }
}
