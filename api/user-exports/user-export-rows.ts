/** How the file of users looks: a row for each cover of each person, as CSV that spreadsheets open as it is meant. */
import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import type { UserStatus } from '@member-care/domain/user/user-events.ts'
import type { ExportedUser } from '@member-care/projections/users/exported-users.ts'
import { csvHeading, csvLines } from '../sheets/written-csv.ts'

type Column = readonly [heading: string, cell: (user: ExportedUser) => string | null]

const statusNames: Readonly<Record<UserStatus, string>> = {
  100: 'Registered',
  101: 'Not Registered',
  300: 'Locked',
  301: 'Suspended',
  401: 'Terminated',
}

const columns: readonly Column[] = [
  ['Policy No', (user) => user.policyNo],
  ['Company Name', (user) => user.companyName],
  ['Company Code', (user) => user.companyCode],
  ['Group Code', (user) => user.groupCode],
  ['Member Type', (user) => (user.memberType === 'E' ? 'Employee' : 'Dependent')],
  ['Name', (user) => user.name],
  ['NRIC', (user) => user.nric?.toUpperCase() ?? null],
  ['Birthdate', (user) => dashed(user.birthdate)],
  ['Gender', (user) => user.gender],
  ['Email', (user) => user.email],
  ['Country Code', (user) => user.contactNoCountryCode],
  ['Contact Number', (user) => user.contactNo],
  ['Staff ID', (user) => user.staffId],
  ['Designation', (user) => user.designation],
  ['Plan No', (user) => user.planNo],
  ['Cost Center', (user) => user.costCenter],
  ['Cost Center Name', (user) => user.costCenterName],
  ['Start Date', (user) => dashed(user.effectiveStartDate)],
  ['Termination Date', (user) => dashed(user.effectiveEndDate)],
  ['Relationship', (user) => user.relationship],
  ['Employee Name', (user) => user.employeeName],
  ['Employee NRIC', (user) => user.employeeNric?.toUpperCase() ?? null],
  ['Login Required', (user) => (user.loginRequired ? 'Y' : 'N')],
  ['Status', (user) => statusNames[user.status]],
]

/** The head of the file. */
export function exportHeading(): string {
  return csvHeading(columns.map(([heading]) => heading))
}

/** A piece of the file: whole lines. */
export function exportLines(users: readonly ExportedUser[]): string {
  return csvLines(users.map((user) => columns.map(([, cell]) => cell(user) ?? '')))
}

/** YYYY-MM-DD as DD-MMM-YYYY, as uploads are written (3§9). */
function dashed(isoDate: string | null): string | null {
  return isoDate === null ? null : formatDisplay(isoDate).replaceAll(' ', '-')
}
