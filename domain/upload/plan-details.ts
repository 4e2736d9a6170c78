/** Who somebody is and how they are reached: what an upload changes of it, and what stands against that. */
import { isRedacted } from '../events/event-definition.ts'
import { comparableEmail } from '../identity/email-address.ts'
import { uploadErrorTexts } from '../texts/upload-texts.ts'
import { isPlaceholderEmail, placeholderEmail } from '../user/placeholder-email.ts'
import { studentFields, type StudentInformation } from '../user/student-information.ts'
import type { UserBankCommand } from '../user/user-bank.ts'
import type { UserCommand } from '../user/user-commands.ts'
import type { EnrolledUser, RecordedAccount, UserState } from '../user/user-state.ts'
import type { PlanContext } from './plan-person.ts'
import { columnsOf } from './stranger.ts'
import type { StoredPerson } from './stored-person.ts'
import type { UploadEntry } from './upload-outcome.ts'
import type { UploadedEmployee } from './upload-row.ts'
import type { WantedCover, WantedPerson } from './wanted-person.ts'

type EntryError = UploadEntry['errors'][number]

/** Why nothing about this person, whom the sender reaches, can be taken; undefined when it can. */
export function detailsObstacle(
  user: EnrolledUser,
  wanted: WantedPerson,
  { part, person }: WantedCover,
  context: PlanContext,
): EntryError | undefined {
  // A company's file changes nothing of who they are.
  if (context.company) return undefined
  const field = columnsOf(part)
  if (user.userType !== 'client') return { field: field.nric, text: uploadErrorTexts.administrator }
  if (user.forgotten) return { field: field.nric, text: uploadErrorTexts.forgotten }
  if (context.isOfOthersToo(user)) return undefined
  const isAnothers = (kind: 'email' | 'nric', value: string) =>
    ![undefined, context.userId].includes(context.holderOf(kind, value))
  if (person.newNric !== '' && isAnothers('nric', person.newNric))
    return { field: field.newNric, text: uploadErrorTexts.nricTaken }
  if (wanted.email !== undefined && isAnothers('email', wanted.email))
    return { field: field.email, text: uploadErrorTexts.emailTaken }
  return undefined
}

/**
 * Who was found by the new number is meant only where the former one was theirs: the same file is sent again. Else the number is somebody else's.
 * @param nrics every number that was theirs
 */
export function numberObstacle(
  nrics: readonly string[],
  { nric, newNric }: WantedPerson,
  { part }: WantedCover,
): EntryError | undefined {
  if (newNric === '' || nrics.includes(nric.toUpperCase())) return undefined
  return { field: columnsOf(part).newNric, text: uploadErrorTexts.nricTaken }
}

/** Makes somebody known who is not. A login is theirs unless the file says otherwise (3§3). */
export function enrolmentCommand(wanted: WantedPerson, { person }: WantedCover, { userId }: PlanContext): UserCommand {
  const gender = 'gender' in person && person.gender !== '' ? person.gender : undefined
  return {
    type: 'EnrolUser',
    data: {
      userId,
      userType: 'client',
      name: person.name,
      nric: wanted.nric.toUpperCase(),
      email: person.email,
      ...(person.birthdate !== '' && { birthdate: person.birthdate }),
      ...(gender && { gender }),
      loginRequired: person.loginRequired ?? true,
    },
  }
}

/** What changes of a person besides their covers; what the file leaves empty stays as it is. Of somebody new, what enrolment does not say. */
export function detailsCommands(
  stored: StoredPerson,
  wanted: WantedPerson,
  cover: WantedCover,
  context: PlanContext,
): readonly UserCommand[] {
  const employee = cover.part === 'employee' ? (cover.person as UploadedEmployee) : undefined
  // Who somebody is, is not their company's to change (S94), nor an administrator's who reaches them, or all who cover them, not (S128).
  if (stored.user && (context.company || !context.isReached(stored.user) || context.isOfOthersToo(stored.user)))
    return []
  return [
    ...(stored.user ? identityCommands(stored.user, wanted, cover, context) : []),
    ...(employee ? studentCommands(stored.user, employee) : []),
  ]
}

function identityCommands(
  user: EnrolledUser,
  wanted: WantedPerson,
  { person }: WantedCover,
  { placeholderEmailDomain: domain }: PlanContext,
): readonly UserCommand[] {
  const employee = 'gender' in person ? person : undefined
  const nric = person.newNric === '' ? undefined : person.newNric.toUpperCase()
  const details = {
    name: person.name,
    ...(nric !== undefined && { nric }),
    ...(person.birthdate !== '' && { birthdate: person.birthdate }),
    ...(employee && employee.gender !== '' && { gender: employee.gender }),
  }
  const current = isRedacted(user.email) ? '' : comparableEmail(user.email)
  // A placeholder follows the number that it is made of.
  const email =
    wanted.email ??
    (nric !== undefined && isPlaceholderEmail(current, domain) ? placeholderEmail(nric, domain) : undefined)
  return [
    { type: 'ChangeDetails', data: details },
    ...(email !== undefined && email !== current ? [{ type: 'ChangeEmailAddress', data: { email } } as const] : []),
    ...(person.loginRequired === undefined
      ? []
      : [{ type: 'ChangeLoginRequirement', data: { loginRequired: person.loginRequired } } as const]),
  ]
}

function studentCommands(user: UserState, { student }: UploadedEmployee): readonly UserCommand[] {
  if (studentFields.every((field) => student[field] === undefined)) return []
  const studentInformation: StudentInformation = { ...user?.studentInformation, ...student }
  return [{ type: 'ChangeStudentInformation', data: { studentInformation } }]
}

/** An account that comes by upload waits until another administrator has verified it (C12b); undefined when it is in force, or waits already. */
export function bankCommand(
  { bank, account }: StoredPerson,
  { part, person }: WantedCover,
  { proposalId, uploadedBy }: PlanContext,
): UserBankCommand | undefined {
  const wanted = part === 'employee' ? (person as UploadedEmployee).bankAccount : undefined
  const waiting = bank?.proposal?.status === 'WAITING_VERIFICATION' ? bank.proposal.account : undefined
  if (!wanted || isSameAccount(wanted, account) || isSameAccount(wanted, waiting)) return undefined
  return {
    type: 'ProposeUserBankAccount',
    data: { proposalId, account: wanted, proposedBy: uploadedBy, source: 'upload' },
  }
}

function isSameAccount(one: RecordedAccount, other: RecordedAccount | undefined): boolean {
  return (['bankName', 'bankNo', 'branchNo', 'accountNo'] as const).every((field) => one[field] === other?.[field])
}
