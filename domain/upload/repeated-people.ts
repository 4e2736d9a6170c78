/** What the rows of one file say about the same people: rows that repeat or contradict an earlier one are wrong, the earlier one is not. */
import { uploadErrorTexts } from '../texts/upload-texts.ts'
import type { UploadColumn } from './upload-columns.ts'
import type { RowError, UploadRow } from './upload-row.ts'

/** Gives what is wrong with a row because of those before it. Rows come in the order of the file, once each. */
export type RowComparison = (row: UploadRow) => readonly RowError[]

/** The fields by which rows about one employee are compared: who they are, and what they are in one company. */
const personalFields = [
  'name',
  'birthdate',
  'gender',
  'email',
  'newNric',
  'bankNo',
  'branchNo',
  'accountNo',
] as const satisfies readonly UploadColumn[]
const coverFields = [
  'staffId',
  'designation',
  'costCenter',
  'costCenterName',
  'effectiveStartDate',
  'effectiveEndDate',
] as const satisfies readonly UploadColumn[]

/** What is to be done with an employee's cover, and from when. One row alone can end it; in all others nothing need be said. */
const ending = ['actionStatus', 'changeEffectiveDate'] as const satisfies readonly UploadColumn[]

interface KnownPerson {
  readonly rowNo: number
  /** Of a dependant, the employee's number; of an employee, their own. */
  readonly family: string
  readonly isEmployee: boolean
  /** For an employee, the values of {@link personalFields}. */
  readonly values: string
}

export function createRowComparison(): RowComparison {
  /** By number. A value is one text, which takes a fraction of the memory that a list of them does. */
  const people = new Map<string, KnownPerson>()
  /** By number and company: an employee's row with the values of {@link coverFields}, or a dependant's. */
  const covers = new Map<
    string,
    { readonly rowNo: number; readonly values: string; readonly ends?: readonly string[] | undefined }
  >()
  const emails = new Map<string, { readonly rowNo: number; readonly nric: string }>()
  const newNumbers = new Map<string, { readonly rowNo: number; readonly nric: string }>()

  function compareEmployee(row: UploadRow): readonly RowError[] {
    const { employee, rowNo } = row
    const { nric } = employee
    const known = people.get(nric)
    const values = joined(
      personalFields.map((field) => (field === 'email' && employee.hasPlaceholderEmail ? '' : employee[field])),
    )
    const key = `${nric} ${row.companyCode.toLowerCase()}`
    const cover = covers.get(key)
    const coverValues = joined(coverFields.map((field) => employee[field]))
    if (!known) people.set(nric, { rowNo, family: nric, isEmployee: true, values })
    const ends = row.action === 'TERMINATE' ? [row.action, row.changeEffectiveDate] : undefined
    if (!cover) covers.set(key, { rowNo, values: coverValues, ends })
    if (!known) return taken(row, employee, 'employee')
    if (!known.isEmployee) return [wrong('employee', 'nric', uploadErrorTexts.dependantElsewhere(known.rowNo))]
    const differing = contradiction(personalFields, known.values, values)
    if (differing) return [wrong('employee', differing, uploadErrorTexts.saysOtherwise(known.rowNo))]
    if (!cover) return []
    const differingCover = contradiction(coverFields, cover.values, coverValues)
    if (differingCover) return [wrong('employee', differingCover, uploadErrorTexts.saysOtherwise(cover.rowNo))]
    // One row that ends the cover among others that do not, or on another day, is never left out in silence.
    const differingEnd = ending.find((_, index) => cover.ends?.[index] !== ends?.[index])
    if (differingEnd) return [wrong('employee', differingEnd, uploadErrorTexts.saysOtherwise(cover.rowNo))]
    return row.dependant ? [] : [wrong('employee', 'nric', uploadErrorTexts.repeatsRow(cover.rowNo))]
  }

  function compareDependant(row: UploadRow): readonly RowError[] {
    const { dependant, rowNo } = row
    if (!dependant || dependant.nric === '') return []
    const { nric } = dependant
    const family = row.employee.nric
    const known = people.get(nric)
    const key = `${nric} ${row.companyCode.toLowerCase()}`
    const cover = covers.get(key)
    if (!known) people.set(nric, { rowNo, family, isEmployee: false, values: '' })
    if (!cover) covers.set(key, { rowNo, values: '' })
    if (!known) return taken(row, dependant, 'dependant')
    if (known.isEmployee || known.family !== family)
      return [wrong('dependant', 'dep_nric', uploadErrorTexts.dependantElsewhere(known.rowNo))]
    return cover ? [wrong('dependant', 'dep_nric', uploadErrorTexts.repeatsRow(cover.rowNo))] : []
  }

  /** An address and a new number belong to one person each. */
  function taken(
    { rowNo }: UploadRow,
    person: {
      readonly nric: string
      readonly newNric: string
      readonly email: string
      readonly hasPlaceholderEmail: boolean
    },
    part: RowError['part'],
  ): readonly RowError[] {
    const { nric, newNric, email, hasPlaceholderEmail } = person
    const errors: RowError[] = []
    if (!hasPlaceholderEmail) {
      const holder = emails.get(email)
      if (!holder) emails.set(email, { rowNo, nric })
      else if (holder.nric !== nric)
        errors.push(
          wrong(part, part === 'employee' ? 'email' : 'dep_email', uploadErrorTexts.emailElsewhere(holder.rowNo)),
        )
    }
    if (newNric !== '' && newNric !== nric) {
      const holder = newNumbers.get(newNric) ?? people.get(newNric)
      if (holder)
        errors.push(
          wrong(part, part === 'employee' ? 'newNric' : 'dep_newNric', uploadErrorTexts.numberElsewhere(holder.rowNo)),
        )
      else newNumbers.set(newNric, { rowNo, nric })
    }
    const renamed = newNumbers.get(nric)
    if (renamed && renamed.nric !== nric)
      errors.push(
        wrong(part, part === 'employee' ? 'nric' : 'dep_nric', uploadErrorTexts.numberElsewhere(renamed.rowNo)),
      )
    return errors
  }

  return (row) => (row.employee.nric === '' ? [] : [...compareEmployee(row), ...compareDependant(row)])
}

/** Between values that may hold anything but this. */
const SEPARATOR = '\u0001'

function joined(values: readonly string[]): string {
  return values.join(SEPARATOR)
}

/** The first field of which a later row says something else; what it leaves empty contradicts nothing. */
function contradiction<Field extends string>(fields: readonly Field[], before: string, now: string): Field | undefined {
  if (before === now) return undefined
  const [earlier, later] = [before.split(SEPARATOR), now.split(SEPARATOR)]
  return fields.find((_, index) => later[index] !== '' && later[index] !== earlier[index])
}

function wrong(part: RowError['part'], field: UploadColumn, text: string): RowError {
  return { part, field, text }
}
