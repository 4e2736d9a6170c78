/** Which fields the preview shows of a user of the file, with what was found in each (3§2.7, ADM-UPL-006 to 011). Pure. */
import { formatDisplay, isIsoDate } from '@member-care/domain/dates/singapore-dates.ts'
import { userUploadTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import type { UploadColumn } from '@member-care/domain/upload/upload-columns.ts'
import type { UploadCompany, UploadFamily } from '@member-care/domain/upload/upload-family.ts'
import type { RowPart, UploadedDependant, UploadRow } from '@member-care/domain/upload/upload-row.ts'
import { studentFields } from '@member-care/domain/user/student-information.ts'

export interface PreviewField {
  readonly field: UploadColumn
  readonly label: string
  /** Empty where the file says nothing. */
  readonly value: string
  readonly errors: readonly string[]
  readonly warnings: readonly string[]
  /** Said quietly below the value. */
  readonly note?: string
}

/** Something that was found in a row, for the list above the user. */
export interface Finding {
  readonly rowNo: number
  readonly label: string
  readonly text: string
}

type Shown = readonly [field: UploadColumn, value: string]

/** Name, NRIC, and the rest of who the employee is, from the first row about them. */
export function personFields({ rows }: UploadFamily): readonly PreviewField[] {
  const [row] = rows
  if (!row) return []
  const { employee } = row
  const shown: readonly Shown[] = [
    ['name', employee.name],
    ['nric', employee.nric.toUpperCase()],
    ['gender', employee.gender],
    ['birthdate', employee.birthdate],
    ['email', employee.email],
    ['loginRequired', yesOrNo(employee.loginRequired)],
    ['bankNo', employee.bankNo],
    ['branchNo', employee.branchNo],
    ['accountNo', employee.accountNo],
    ['newNric', employee.newNric.toUpperCase()],
  ]
  return withPlaceholderNoted(fieldsOf(shown, rows, 'employee'), 'email', employee)
}

/** An address that is not in the file says that it takes the place of one. */
function withPlaceholderNoted(
  fields: readonly PreviewField[],
  address: UploadColumn,
  { email, hasPlaceholderEmail }: { readonly email: string; readonly hasPlaceholderEmail: boolean },
): readonly PreviewField[] {
  if (!hasPlaceholderEmail || email === '') return fields
  return fields.map((field) =>
    field.field === address ? { ...field, note: userUploadTexts.preview.placeholder } : field,
  )
}

/** The student's fields; none unless one of the companies is one of students (3§2.7). */
export function studentDataFields(
  { rows }: UploadFamily,
  studentCompanyCodes: readonly string[],
): readonly PreviewField[] {
  const codes = studentCompanyCodes.map((code) => code.toLowerCase())
  const row = rows.find(({ companyCode }) => codes.includes(companyCode.toLowerCase()))
  if (!row) return []
  return fieldsOf(
    studentFields.map((field): Shown => [field, row.employee.student[field] ?? '']),
    rows,
    'employee',
  )
}

export function companyFields({ row, companyCode, companyName, cover }: UploadCompany): readonly PreviewField[] {
  const always: readonly Shown[] = [
    ['companyName', companyName],
    ['companyCode', companyCode],
    ['designation', cover.designation],
    ['planNo', cover.planNo],
    ['costCenter', cover.costCenter],
    ['costCenterName', cover.costCenterName],
    ['effectiveStartDate', cover.effectiveStartDate],
    ['effectiveEndDate', cover.effectiveEndDate],
    ['staffId', cover.staffId],
  ]
  const asked: readonly Shown[] = [
    ['actionStatus', row.action],
    ['changeEffectiveDate', row.changeEffectiveDate],
  ]
  return [...fieldsOf(always, [row], 'employee'), ...fieldsOf(asked, [row], 'employee').filter(isTold)]
}

export function dependantFields(row: UploadRow, dependant: UploadedDependant): readonly PreviewField[] {
  const shown: readonly Shown[] = [
    ['dep_name', dependant.name],
    ['dep_nric', dependant.nric.toUpperCase()],
    ['dep_birthdate', dependant.birthdate],
    ['dep_relationship', dependant.relationship],
    ['dep_email', dependant.email],
    ['planNo', dependant.planNo],
    ['dep_effectiveStartDate', dependant.effectiveStartDate],
    ['dep_effectiveEndDate', dependant.effectiveEndDate],
    ['dep_newNric', dependant.newNric.toUpperCase()],
  ]
  const login = fieldsOf([['dep_loginRequired', yesOrNo(dependant.loginRequired)]], [row], 'dependant').filter(isTold)
  const own = fieldsOf(shown, [row], 'dependant').map((field) => withOwnDates(field, row))
  return [...withPlaceholderNoted(own, 'dep_email', dependant), ...login]
}

function isTold({ value, errors, warnings }: PreviewField): boolean {
  return value !== '' || errors.length > 0 || warnings.length > 0
}

function yesOrNo(is: boolean | undefined): string {
  return is === undefined ? '' : is ? 'Y' : 'N'
}

/** A dependant without dates of their own has the employee's, and what is wrong with those stands under the employee's columns. */
function withOwnDates(field: PreviewField, row: UploadRow): PreviewField {
  const inherited =
    field.field === 'dep_effectiveStartDate'
      ? 'effectiveStartDate'
      : field.field === 'dep_effectiveEndDate'
        ? 'effectiveEndDate'
        : undefined
  if (!inherited) return field
  const own = fieldsOf([[inherited, '']], [row], 'dependant')[0]
  return own
    ? { ...field, errors: [...field.errors, ...own.errors], warnings: [...field.warnings, ...own.warnings] }
    : field
}

/** Every error, or every warning, of a user's rows, in the order of the file. */
export function findingsOf({ rows }: UploadFamily, kind: 'errors' | 'warnings'): readonly Finding[] {
  return rows.flatMap((row) =>
    row[kind].map(({ field, part, text }) => ({
      rowNo: row.rowNo,
      label: `${part === 'dependant' ? `${userUploadTexts.preview.dependant} ` : ''}${labelOf(field)}`,
      text,
    })),
  )
}

export function labelOf(field: UploadColumn): string {
  return userUploadTexts.fields[field]
}

/** A value for people: dates as `05 Jan 2026`. */
export function valueText(value: string): string {
  return isIsoDate(value) ? formatDisplay(value) : value
}

function fieldsOf(shown: readonly Shown[], rows: readonly UploadRow[], part: RowPart): readonly PreviewField[] {
  const texts = (kind: 'errors' | 'warnings', field: UploadColumn) => [
    ...new Set(
      rows.flatMap((row) =>
        row[kind].filter((finding) => finding.part === part && finding.field === field).map(({ text }) => text),
      ),
    ),
  ]
  return shown.map(([field, value]) => ({
    field,
    label: labelOf(field),
    value: valueText(value),
    errors: texts('errors', field),
    warnings: texts('warnings', field),
  }))
}
