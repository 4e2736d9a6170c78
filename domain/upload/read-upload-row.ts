/** From the cells of a row to what it says, with all that is wrong or worth a look (3§5 "Upload parser", 3§2.7). Pure, for browser and server. */
import type { Bank } from '../bank/bank-rules.ts'
import { isEmailAddress } from '../identity/email-address.ts'
import { uploadErrorTexts, uploadWarningTexts } from '../texts/upload-texts.ts'
import { placeholderEmail } from '../user/placeholder-email.ts'
import { studentFields, type StudentField } from '../user/student-information.ts'
import {
  identityNumberKind,
  readAction,
  readBankAccount,
  readGender,
  readUploadDate,
  readYesOrNo,
} from './read-cells.ts'
import { companyCodeError, type FileCompany } from './company-file.ts'
import { uploadColumns, type UploadCells, type UploadColumn } from './upload-columns.ts'
import {
  INVALID_DATE,
  type RowError,
  type RowPart,
  type RowWarning,
  type UploadedDependant,
  type UploadedEmployee,
  type UploadRow,
} from './upload-row.ts'

/** What reading a file depends on. */
export interface UploadRules {
  /** Singapore date, YYYY-MM-DD. */
  readonly today: string
  readonly banks: readonly Bank[]
  /** Of students, as the file writes them, in any case (setting STUDENT_COMPANY_CODES, C26). */
  readonly studentCompanyCodes: readonly string[]
  readonly placeholderEmailDomain: string
  /** The one company that a file of its own HR may name (S94); undefined for an administrator’s, which may name any. */
  readonly company?: Pick<FileCompany, 'name' | 'companyCode'> | undefined
}

const LONGEST_CELL = 200

/** Half of a character, which no database stores. Older browsers have no `isWellFormed`. */
const LONE_SURROGATE = /\p{Surrogate}/u
const LONE_SURROGATES = /\p{Surrogate}/gu

/** What is found while a row is read. */
interface Findings {
  readonly errors: RowError[]
  readonly warnings: RowWarning[]
}

/**
 * Reads a row by itself; what other rows say about the same people is repeated-people.ts.
 * @param rowNo as spreadsheets count
 */
export function readUploadRow(rowNo: number, cells: UploadCells, rules: UploadRules): UploadRow {
  const findings: Findings = { errors: [], warnings: [] }
  const cell = (column: UploadColumn) => cells[column] ?? ''
  checkTexts(cells, findings)
  const companyCode = cell('companyCode')
  if (companyCode === '') found(findings.errors, 'employee', 'companyCode', uploadErrorTexts.required)
  const wrongCompany = rules.company && companyCodeError(companyCode, rules.company)
  if (wrongCompany) findings.errors.push(wrongCompany)
  const action = readAction(cell('actionStatus'))
  if (action === undefined) found(findings.errors, 'employee', 'actionStatus', uploadErrorTexts.actionStatus)
  const changeEffectiveDate = readDate(cell, 'changeEffectiveDate', 'employee', findings)
  if (changeEffectiveDate > rules.today && changeEffectiveDate !== INVALID_DATE && action !== 'TERMINATE') {
    found(findings.warnings, 'employee', 'changeEffectiveDate', uploadWarningTexts.takesEffectAtOnce)
  }
  return {
    rowNo,
    companyCode,
    companyName: cell('companyName'),
    action: action ?? '',
    changeEffectiveDate,
    employee: readEmployee(cell, rules, findings),
    dependant: readDependant(cell, rules, findings),
    ...findings,
  }
}

type CellOf = (column: UploadColumn) => string

function readEmployee(cell: CellOf, rules: UploadRules, findings: Findings): UploadedEmployee {
  const { banks, studentCompanyCodes } = rules
  if (cell('name') === '') found(findings.errors, 'employee', 'name', uploadErrorTexts.required)
  const gender = readGender(cell('gender'))
  if (cell('gender') !== '' && gender === '') found(findings.errors, 'employee', 'gender', uploadErrorTexts.gender)
  const bank = { bankNo: cell('bankNo'), branchNo: cell('branchNo'), accountNo: cell('accountNo') }
  const read = readBankAccount(bank, banks)
  if ('text' in read) found(findings.errors, 'employee', read.field, read.text)
  const isStudent = studentCompanyCodes.some((code) => code.toLowerCase() === cell('companyCode').toLowerCase())
  return {
    name: cell('name'),
    ...readIdentity(
      cell,
      { nric: 'nric', newNric: 'newNric', birthdate: 'birthdate', email: 'email' },
      'employee',
      rules,
      findings,
    ),
    gender,
    loginRequired: readLoginRequired(cell, 'loginRequired', 'employee', findings),
    staffId: cell('staffId'),
    designation: cell('designation'),
    costCenter: cell('costCenter'),
    costCenterName: cell('costCenterName'),
    planNo: cell('planNo'),
    ...readPeriod(cell, ['effectiveStartDate', 'effectiveEndDate'], 'employee', rules, findings),
    ...bank,
    bankAccount: 'account' in read ? read.account : undefined,
    student: readStudent(cell, isStudent, findings),
  }
}

function readDependant(cell: CellOf, rules: UploadRules, findings: Findings): UploadedDependant | undefined {
  const columns = ['dep_name', 'dep_nric', 'dep_birthdate', 'dep_relationship', 'dep_newNric', 'dep_email'] as const
  if (columns.every((column) => cell(column) === '')) return undefined
  if (cell('dep_name') === '') found(findings.errors, 'dependant', 'dep_name', uploadErrorTexts.dependantWithoutNumber)
  const identity = readIdentity(
    cell,
    { nric: 'dep_nric', newNric: 'dep_newNric', birthdate: 'dep_birthdate', email: 'dep_email' },
    'dependant',
    rules,
    findings,
  )
  if (identity.nric !== '' && identity.nric === cell('nric').toLowerCase())
    found(findings.errors, 'dependant', 'dep_nric', uploadErrorTexts.ownDependant)
  const hasOwnStart = cell('dep_effectiveStartDate') !== ''
  const hasOwnEnd = cell('dep_effectiveEndDate') !== ''
  // Without dates of their own a dependant who is new is covered as the employee is.
  const start = hasOwnStart ? 'dep_effectiveStartDate' : 'effectiveStartDate'
  const end = hasOwnEnd ? 'dep_effectiveEndDate' : 'effectiveEndDate'
  return {
    name: cell('dep_name'),
    ...identity,
    loginRequired: readLoginRequired(cell, 'dep_loginRequired', 'dependant', findings),
    relationship: cell('dep_relationship'),
    planNo: cell('planNo'),
    hasOwnStart,
    hasOwnEnd,
    ...readPeriod(cell, [start, end], 'dependant', rules, findings),
  }
}

interface IdentityColumns {
  readonly nric: UploadColumn
  readonly newNric: UploadColumn
  readonly birthdate: UploadColumn
  readonly email: UploadColumn
}

function readIdentity(cell: CellOf, columns: IdentityColumns, part: RowPart, rules: UploadRules, findings: Findings) {
  const nric = cell(columns.nric).toLowerCase()
  const newNric = cell(columns.newNric).toLowerCase()
  if (nric === '')
    found(
      findings.errors,
      part,
      columns.nric,
      part === 'employee' ? uploadErrorTexts.required : uploadErrorTexts.dependantWithoutNumber,
    )
  else checkNumber(nric, columns.nric, part, findings)
  if (newNric !== '') {
    checkNumber(newNric, columns.newNric, part, findings)
    found(
      findings.warnings,
      part,
      columns.newNric,
      rules.company ? uploadWarningTexts.newNricStays : uploadWarningTexts.newNric,
    )
  }
  const birthdate = readDate(cell, columns.birthdate, part, findings)
  if (birthdate !== INVALID_DATE && birthdate > rules.today)
    found(findings.errors, part, columns.birthdate, uploadErrorTexts.birthdateInFuture)
  const typedEmail = cell(columns.email).toLowerCase()
  if (typedEmail !== '' && !isEmailAddress(typedEmail))
    found(findings.errors, part, columns.email, uploadErrorTexts.email)
  const hasPlaceholderEmail = typedEmail === ''
  const email = hasPlaceholderEmail && nric !== '' ? placeholderEmail(nric, rules.placeholderEmailDomain) : typedEmail
  return { nric, newNric, birthdate, email, hasPlaceholderEmail }
}

function checkNumber(number: string, column: UploadColumn, part: RowPart, { errors, warnings }: Findings): void {
  const kind = identityNumberKind(number)
  if (typeof kind === 'object') found(errors, part, column, kind.error)
  else if (kind === 'passport') found(warnings, part, column, uploadWarningTexts.passport)
}

function readPeriod(
  cell: CellOf,
  [startColumn, endColumn]: readonly [UploadColumn, UploadColumn],
  part: RowPart,
  { today }: UploadRules,
  findings: Findings,
) {
  const effectiveStartDate = readDate(cell, startColumn, part, findings)
  const effectiveEndDate = readDate(cell, endColumn, part, findings)
  const isPeriod = effectiveEndDate !== '' && effectiveEndDate !== INVALID_DATE
  if (isPeriod && effectiveStartDate !== INVALID_DATE && effectiveEndDate < effectiveStartDate)
    found(findings.errors, part, endColumn, uploadErrorTexts.datesReversed)
  if (isPeriod && effectiveEndDate <= today)
    found(findings.warnings, part, endColumn, uploadWarningTexts.endsTodayOrEarlier)
  return { effectiveStartDate, effectiveEndDate }
}

function readLoginRequired(cell: CellOf, column: UploadColumn, part: RowPart, findings: Findings): boolean | undefined {
  const isRequired = readYesOrNo(cell(column))
  if (cell(column) !== '' && isRequired === undefined) found(findings.errors, part, column, uploadErrorTexts.yesOrNo)
  return isRequired
}

function readDate(cell: CellOf, column: UploadColumn, part: RowPart, findings: Findings): string {
  const date = readUploadDate(cell(column))
  if (date === INVALID_DATE) found(findings.errors, part, column, uploadErrorTexts.notADate)
  return date
}

/** Those fields of a student that the row has; the e-mail address only under a company of students (3§5). */
function readStudent(cell: CellOf, isStudent: boolean, findings: Findings): Partial<Record<StudentField, string>> {
  const student: Partial<Record<StudentField, string>> = {}
  for (const field of studentFields) {
    const text = field === 'studentID' || field === 'studentEmail' ? cell(field).toLowerCase() : cell(field)
    if (text !== '' && (field !== 'studentEmail' || isStudent)) student[field] = text
  }
  if (student.studentEmail !== undefined && !isEmailAddress(student.studentEmail))
    found(findings.errors, 'employee', 'studentEmail', uploadErrorTexts.email)
  return student
}

function checkTexts(cells: UploadCells, { errors }: Findings): void {
  errors.push(...unstorableTexts(cells))
  for (const column of uploadColumns)
    if ((cells[column]?.length ?? 0) > LONGEST_CELL)
      found(errors, partOf(column), column, uploadErrorTexts.tooLong(LONGEST_CELL))
}

/** What is wrong with cells that no database stores. */
export function unstorableTexts(cells: UploadCells): readonly RowError[] {
  const errors: RowError[] = []
  for (const column of uploadColumns) {
    const text = cells[column]
    if (text !== undefined && !isStorable(text)) found(errors, partOf(column), column, uploadErrorTexts.unreadableText)
  }
  return errors
}

/** The cells with another character for each that no database stores. That the row was wrong is to be kept beside them: {@link unstorableTexts}. */
export function storableCells(cells: UploadCells): UploadCells {
  return Object.fromEntries(Object.entries(cells).map(([column, text]) => [column, storable(text)]))
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && !LONE_SURROGATE.test(text)
}

function storable(text: string): string {
  return text.replaceAll('\0', '\uFFFD').replaceAll(LONE_SURROGATES, '\uFFFD')
}

function partOf(column: UploadColumn): RowPart {
  return column.startsWith('dep_') ? 'dependant' : 'employee'
}

function found(findings: RowError[], part: RowPart, field: UploadColumn, text: string): void {
  findings.push({ part, field, text })
}
