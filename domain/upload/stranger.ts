/**
 * Whom who sends a file does not reach: nobody yet, or somebody whom only companies of others cover (S94, S128). Nothing is told of them, not
 * even whether somebody has the number, and who they are is not the sender's to change.
 */
import { uploadErrorTexts } from '../texts/upload-texts.ts'
import { isCoveredBy } from '../user/end-of-cover.ts'
import { isSamePerson } from '../user/same-person.ts'
import type { EnrolledUser, UserState } from '../user/user-state.ts'
import type { PlanContext } from './plan-person.ts'
import type { UploadEntry } from './upload-outcome.ts'
import type { WantedCover, WantedPerson } from './wanted-person.ts'

/** Whether one of these companies covers the person, or has covered them. */
export function isOfCompanies(user: EnrolledUser, companyIds: ReadonlySet<string>): boolean {
  return Object.keys(user.memberships).some((companyId) => companyIds.has(companyId))
}

/** Whether a company besides these covers the person, or is going to: who they are is then not for these alone to say (S128). */
export function isOfOthersToo({ memberships }: EnrolledUser, companyIds: ReadonlySet<string>, today: string): boolean {
  const others = Object.entries(memberships).flatMap(([companyId, cover]) => (companyIds.has(companyId) ? [] : [cover]))
  return isCoveredBy(others, today)
}

/** Why the file can say nothing of this stranger; undefined when it can. The same answer whether nobody or a stranger has the number. */
export function strangerObstacle(
  user: UserState,
  wanted: WantedPerson,
  { row, part, person }: WantedCover,
  { company, userId, holderOf }: PlanContext,
): UploadEntry['errors'][number] | undefined {
  const columns = columnsOf(part)
  // A row that updates an employee may bring a dependant who is new.
  const mustBeKnown = row.action === 'TERMINATE' || (part === 'employee' && row.action !== '' && row.action !== 'ADD')
  if (mustBeKnown)
    return { field: columns.nric, text: company ? uploadErrorTexts.notOfCompany : uploadErrorTexts.mustExist }
  if (person.newNric !== '')
    return company
      ? { field: columns.newNric, text: uploadErrorTexts.newNumberByInsurer }
      : { field: columns.nric, text: uploadErrorTexts.newNumberOfNobody }
  if (![undefined, userId].includes(holderOf('email', wanted.email ?? person.email)))
    return { field: columns.email, text: uploadErrorTexts.emailTaken }
  if (user === undefined || isSamePerson(user, person)) return undefined
  const text = company ? uploadErrorTexts.otherParticulars : uploadErrorTexts.otherParticularsElsewhere
  return { field: columns.nric, text }
}

export function columnsOf(part: WantedCover['part']) {
  return part === 'employee'
    ? ({ nric: 'nric', newNric: 'newNric', email: 'email' } as const)
    : ({ nric: 'dep_nric', newNric: 'dep_newNric', email: 'dep_email' } as const)
}
