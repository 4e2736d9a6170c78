/** A row of an upload file once it has been read: what it says of an employee, and of one of their dependants. */
import type { BankAccount } from '../bank/bank-rules.ts'
import type { StudentField } from '../user/student-information.ts'
import type { UploadColumn } from './upload-columns.ts'

/** Stands in place of a date that is none; people read the error of the row. */
export const INVALID_DATE = 'Invalid Date'

/** A date as YYYY-MM-DD, {@link INVALID_DATE} (which is an error of the row as well), or empty. */
export type UploadDate = string

/** What is asked for; empty says that the data decide, and `EXISTING` that they decide of a user who must exist (3§3 `isUserMustExist`). */
export type UploadAction = '' | 'ADD' | 'EXISTING' | 'UPDATE' | 'TERMINATE'

/** What a row says of a person's cover under its company. */
export interface UploadedCover {
  readonly planNo: string
  readonly effectiveStartDate: UploadDate
  readonly effectiveEndDate: UploadDate
}

interface UploadedPerson extends UploadedCover {
  readonly name: string
  /** In lower case, as is the next (3§5). */
  readonly nric: string
  readonly newNric: string
  readonly birthdate: UploadDate
  /** The placeholder of the NRIC where the file has none (3§5). */
  readonly email: string
  readonly hasPlaceholderEmail: boolean
  /** Undefined where the file does not say. */
  readonly loginRequired: boolean | undefined
}

export interface UploadedEmployee extends UploadedPerson {
  readonly gender: '' | 'm' | 'f'
  readonly staffId: string
  readonly designation: string
  readonly costCenter: string
  readonly costCenterName: string
  /** As in the file. */
  readonly bankNo: string
  readonly branchNo: string
  readonly accountNo: string
  /** The same as it is kept; undefined where there is none, or none that its bank would take. */
  readonly bankAccount: BankAccount | undefined
  readonly student: Readonly<Partial<Record<StudentField, string>>>
}

export interface UploadedDependant extends UploadedPerson {
  readonly relationship: string
  /** Whether the row has these dates for the dependant; where it has not, they are the employee's. */
  readonly hasOwnStart: boolean
  readonly hasOwnEnd: boolean
}

/** Whom of the two in a row something is about. */
export type RowPart = 'employee' | 'dependant'

export interface RowError {
  readonly part: RowPart
  readonly field: UploadColumn
  readonly text: string
}

export interface RowWarning {
  readonly part: RowPart
  readonly field: UploadColumn
  readonly text: string
}

export interface UploadRow {
  /** As spreadsheets count: the row with the names is 1. */
  readonly rowNo: number
  /** The company's code, as its clients have it, and the name that the file gives it. */
  readonly companyCode: string
  readonly companyName: string
  readonly action: UploadAction
  readonly changeEffectiveDate: UploadDate
  readonly employee: UploadedEmployee
  readonly dependant: UploadedDependant | undefined
  readonly errors: readonly RowError[]
  readonly warnings: readonly RowWarning[]
}
