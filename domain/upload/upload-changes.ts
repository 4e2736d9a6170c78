/** What differs in a person's record before and after a row, field by field, under the names of the columns. */
import { maskAccountNo } from '../bank/account-number.ts'
import { unlessRedacted, type Personal } from '../events/event-definition.ts'
import { studentFields } from '../user/student-information.ts'
import type { MemberType } from '../user/user-events.ts'
import type { RecordedAccount } from '../user/user-state.ts'
import type { StoredPerson } from './stored-person.ts'
import type { UploadChange } from './upload-outcome.ts'
import type { UploadColumn } from './upload-columns.ts'

type Values = Partial<Record<UploadColumn, string>>

/** Account numbers are masked: who looks through a file need not see them. */
export function changesBetween(
  before: StoredPerson,
  after: StoredPerson,
  about: { readonly companyId: string; readonly memberType: MemberType },
): readonly UploadChange[] {
  const [earlier, later] = [valuesOf(before, about), valuesOf(after, about)]
  const fields = Object.keys(later) as UploadColumn[]
  const changes = fields
    .map((field) => ({ field, from: earlier[field] ?? '', to: later[field] ?? '' }))
    .filter(({ from, to }) => from !== to)
  return [...changes, ...accountChange(before, after)]
}

function valuesOf(
  { user }: StoredPerson,
  { companyId, memberType }: { readonly companyId: string; readonly memberType: MemberType },
): Values {
  const details = user?.details
  const cover = user?.memberships[companyId]
  const shown = (value: Personal<string> | undefined) => unlessRedacted(value) ?? ''
  const [name, nric, birthdate, email] = [
    shown(details?.name),
    shown(details?.nric),
    shown(details?.birthdate),
    shown(user?.email),
  ]
  const { relationship = '', planNo = '', effectiveStartDate = '', effectiveEndDate = '' } = cover ?? {}
  const loginRequired = user ? (user.loginRequired ? 'Y' : 'N') : ''
  if (memberType === 'D') {
    const identity = {
      dep_name: name,
      dep_nric: nric,
      dep_birthdate: birthdate,
      dep_email: email,
      dep_loginRequired: loginRequired,
    }
    return {
      ...identity,
      dep_relationship: relationship,
      planNo,
      dep_effectiveStartDate: effectiveStartDate,
      dep_effectiveEndDate: effectiveEndDate,
    }
  }
  const { staffId = '', designation = '', costCenter = '', costCenterName = '' } = cover ?? {}
  const student = Object.fromEntries(studentFields.map((field) => [field, shown(user?.studentInformation[field])]))
  return {
    name,
    nric,
    birthdate,
    gender: details?.gender ?? '',
    email,
    loginRequired,
    staffId,
    designation,
    planNo,
    costCenter,
    costCenterName,
    effectiveStartDate,
    effectiveEndDate,
    ...student,
  }
}

/** What is proposed, beside what waited before or else is in force. */
function accountChange(before: StoredPerson, after: StoredPerson): readonly UploadChange[] {
  const [earlier, later] = [before.bank?.proposal, after.bank?.proposal]
  if (!later || later.proposalId === earlier?.proposalId) return []
  const was = earlier?.status === 'WAITING_VERIFICATION' ? earlier.account : before.account
  return [{ field: 'accountNo', from: was ? describe(was) : '', to: describe(later.account) }]
}

function describe({ bankNo, branchNo, accountNo }: RecordedAccount): string {
  return `${bankNo} ${branchNo} ${maskAccountNo(unlessRedacted(accountNo) ?? '')}`
}
