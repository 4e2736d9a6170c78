/**
 * What a file may say that a company's own HR sends (S94). It is about this company alone. Who is new comes with all that the file says. Of those
 * whom the company knows it changes what HR may change of a cover; who they are and how they are reached stays as it is. Of everybody
 * else nothing is told, not even whether somebody has the number.
 */
import { unlessRedacted } from '../events/event-definition.ts'
import { uploadErrorTexts, uploadWarningTexts } from '../texts/upload-texts.ts'
import type { MembershipDetails, UserState } from '../user/user-state.ts'
import { beginsAnew } from './begins-anew.ts'
import type { UploadClient } from './plan-person.ts'
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
  const differing = differingColumns(user, current, cover)
  return differing.length === 0 ? [] : [uploadWarningTexts.notChangedByHr(differing)]
}

/**
 * A bank account is named without a look at the one that is recorded, which HR does not see. So is nothing of a dependant that HR is not shown: their
 * address, and whether they sign in.
 */
function differingColumns(
  user: Exclude<UserState, undefined>,
  current: MembershipDetails,
  cover: WantedCover,
): readonly UploadColumn[] {
  const { part, person } = cover
  const { name, birthdate, gender } = user.details
  const goesOn = !beginsAnew(current, person.effectiveStartDate)
  const same = (said: string, recorded: string | undefined) => said === '' || said === (recorded ?? '')
  const shared: readonly (readonly [UploadColumn, boolean])[] = [
    [part === 'employee' ? 'name' : 'dep_name', same(person.name, unlessRedacted(name))],
    [part === 'employee' ? 'birthdate' : 'dep_birthdate', same(person.birthdate, unlessRedacted(birthdate))],
    ['planNo', goesOn ? same(person.planNo, current.planNo) : true],
  ]
  const own: readonly (readonly [UploadColumn, boolean])[] =
    'relationship' in person
      ? [['dep_relationship', goesOn ? same(person.relationship, current.relationship) : true]]
      : [
          ['gender', same(person.gender, gender)],
          ['email', person.hasPlaceholderEmail || same(person.email, unlessRedacted(user.email)?.toLowerCase())],
          ['accountNo', !hasAccount(cover)],
        ]
  return [...shared, ...own].filter(([, isSame]) => !isSame).map(([column]) => column)
}

export function hasAccount({ part, person }: WantedCover): boolean {
  return part === 'employee' && (person as UploadedEmployee).bankAccount !== undefined
}
