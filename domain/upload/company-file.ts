/**
 * What a file may say that a company's own HR sends (S94). It is about this company alone. Who is new comes with all that the file says. Of those
 * whom the company knows it changes what HR may change of a cover; who they are and how they are reached stays as it is. Of everybody
 * else nothing is told, not even whether somebody has the number.
 */
import { unlessRedacted } from '../events/event-definition.ts'
import { uploadErrorTexts, uploadWarningTexts } from '../texts/upload-texts.ts'
import type { EnrolledUser, MembershipDetails, UserState } from '../user/user-state.ts'
import { beginsAnew } from './begins-anew.ts'
import type { UploadClient } from './plan-person.ts'
import { columnsOf } from './stranger.ts'
import type { UploadColumn } from './upload-columns.ts'
import type { UploadEntry } from './upload-outcome.ts'
import type { RowError, UploadedEmployee } from './upload-row.ts'
import type { WantedCover } from './wanted-person.ts'

/** The company whose HR sends a file, with the code by which rows name it; empty while it has none. */
export interface FileCompany extends UploadClient {
  readonly companyCode: string
}

/** What is wrong with the company code of a row; undefined where it is the company's. */
export function companyCodeError(
  companyCode: string,
  company: Pick<FileCompany, 'name' | 'companyCode'>,
): RowError | undefined {
  if (companyCode === '' || companyCode.toLowerCase() === company.companyCode.toLowerCase()) return undefined
  const text =
    company.companyCode === ''
      ? uploadErrorTexts.companyWithoutCode(company.name)
      : uploadErrorTexts.otherCompany(company.name, company.companyCode)
  return { part: 'employee', field: 'companyCode', text }
}

/** What a company's file leaves as it is, where the file says something else, and how it may be changed all the same. */
export function companyWarnings(user: UserState, cover: WantedCover, company: FileCompany): UploadEntry['warnings'] {
  const current = user?.memberships[company.companyId]
  if (!user || !current) return hasAccount(cover) ? [uploadWarningTexts.accountOfNewOnly] : []
  const isKnownElsewhere = Object.keys(user.memberships).some((companyId) => companyId !== company.companyId)
  const differing = differingColumns(isKnownElsewhere ? withoutOwn(user) : user, current, cover)
  return differing.length === 0 ? [] : [uploadWarningTexts.notChangedByHr(differing)]
}

/** Without what HR is not shown of somebody whom another company covers, or covered (S91): whether a file says the same is not told either. */
function withoutOwn({ details: { birthdate: _, gender: __, ...details }, ...user }: EnrolledUser): EnrolledUser {
  return { ...user, details, email: '' }
}

/** What an administrator's file leaves as it is of somebody whom companies outside their groups cover too, where the file says something else (S128). */
export function sharedWarnings(user: EnrolledUser, cover: WantedCover): UploadEntry['warnings'] {
  const { part, person } = cover
  const field = columnsOf(part)
  const sign: readonly Compared[] = [
    [field.newNric, person.newNric === ''],
    [field.email, hasSameEmail(user, cover)],
    [
      part === 'employee' ? 'loginRequired' : 'dep_loginRequired',
      person.loginRequired === undefined || person.loginRequired === user.loginRequired,
    ],
  ]
  const differing = changed([
    ...identityColumns(user, cover),
    ...genderColumn(user, cover),
    ...sign,
    ...accountColumn(cover),
  ])
  return differing.length === 0 ? [] : [uploadWarningTexts.notChangedOfShared(differing)]
}

/**
 * A bank account is named without a look at the one that is recorded, which HR does not see. So is nothing of a dependant that HR is not shown: their
 * address, and whether they sign in.
 */
function differingColumns(user: EnrolledUser, current: MembershipDetails, cover: WantedCover): readonly UploadColumn[] {
  const { person } = cover
  const goesOn = !beginsAnew(current, person.effectiveStartDate)
  return changed([
    ...identityColumns(user, cover),
    ['planNo', goesOn ? isSame(person.planNo, current.planNo) : true],
    ...('relationship' in person
      ? [['dep_relationship', goesOn ? isSame(person.relationship, current.relationship) : true] as const]
      : [...genderColumn(user, cover), ['email', hasSameEmail(user, cover)] as const]),
    ...accountColumn(cover),
  ])
}

/** A column, and whether it says what is recorded, or nothing. */
type Compared = readonly [column: UploadColumn, isSame: boolean]

function identityColumns({ details }: EnrolledUser, { part, person }: WantedCover): readonly Compared[] {
  const { name, birthdate } = details
  return [
    [part === 'employee' ? 'name' : 'dep_name', isSame(person.name, unlessRedacted(name))],
    [part === 'employee' ? 'birthdate' : 'dep_birthdate', isSame(person.birthdate, unlessRedacted(birthdate))],
  ]
}

function genderColumn({ details }: EnrolledUser, { person }: WantedCover): readonly Compared[] {
  return 'gender' in person ? [['gender', isSame(person.gender, details.gender)]] : []
}

function accountColumn(cover: WantedCover): readonly Compared[] {
  return [['accountNo', !hasAccount(cover)]]
}

function hasSameEmail({ email }: EnrolledUser, { person }: WantedCover): boolean {
  return person.hasPlaceholderEmail || isSame(person.email, unlessRedacted(email)?.toLowerCase())
}

function isSame(said: string, recorded: string | undefined): boolean {
  return said === '' || said === (recorded ?? '')
}

function changed(columns: readonly Compared[]): readonly UploadColumn[] {
  return columns.filter(([, same]) => !same).map(([column]) => column)
}

export function hasAccount({ part, person }: WantedCover): boolean {
  return part === 'employee' && (person as UploadedEmployee).bankAccount !== undefined
}
