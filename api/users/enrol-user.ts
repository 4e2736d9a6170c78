/** Enrolling somebody, from the console's form and from a row of an upload alike: what is theirs alone is reserved, then one append makes them known. */
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { userRefusalTexts } from '@member-care/domain/texts/user-texts.ts'
import { decideInTurn } from '@member-care/domain/user/decide-user.ts'
import type { DirectoryEntry } from '@member-care/domain/user/directory-entry.ts'
import { emailToKeep } from '@member-care/domain/user/placeholder-email.ts'
import type { StudentInformation } from '@member-care/domain/user/student-information.ts'
import type { UserCommand } from '@member-care/domain/user/user-commands.ts'
import type { MembershipDetails } from '@member-care/domain/user/user-state.ts'
import { CommandIdReused } from '@member-care/event-store/codec/create-event-log.ts'
import { EventTooLarge, WrongExpectedRevision, type AppendResult } from '@member-care/event-store/port.ts'
import {
  releaseEmailAddress,
  releaseNric,
  reserveEmailAddress,
  reserveNric,
  type Reserving,
} from '../accounts/reservations.ts'
import { ApiError, refusalError } from '../http/api-error.ts'
import type { Settings } from '../settings/arranged-settings.ts'

/** A member to be. Values as they are kept: trimmed, dates as YYYY-MM-DD. What is undefined is not known. */
export interface NewUser {
  /** Made from the command's id or the row's, so that the same again enrols nobody twice. */
  readonly userId: string
  readonly name: string
  /** NRIC, FIN or passport number, in any case. */
  readonly nric: string
  /** Without one they get the placeholder address (3§5). */
  readonly email?: string | undefined
  readonly birthdate?: string | undefined
  readonly gender?: 'm' | 'f' | undefined
  readonly contactNumber?: { readonly contactNoCountryCode: string; readonly contactNo: string } | undefined
  readonly loginRequired: boolean
  /** In the order in which they are to be recorded. A dependant's names the `employeeId`. */
  readonly memberships: readonly (MembershipDetails & { readonly companyId: string })[]
  readonly studentInformation?: StudentInformation | undefined
  /** How companies' own systems know them (S88). */
  readonly directoryEntries?: readonly (DirectoryEntry & { readonly companyId: string })[] | undefined
}

export interface EnrollingUsers extends Reserving {
  readonly settings: Pick<Settings, 'placeholderEmailDomain'>
}

/**
 * Makes a member known, with their covers. Waits for no read model: who answers with one waits for the position that is given.
 * The same again (same `userId` and command id) gives the first result, also after a kill half-way.
 * @throws ApiError 409 NRIC_TAKEN (field `nric`), 409 EMAIL_TAKEN (field `email`); 422 what a cover is refused for; 409 when the id is somebody's already, CommandIdReused when the same command said something else before
 * @throws StoreUnavailable: whether it was done is not known; the same call again finds out
 */
export async function enrolUser(
  enrolling: EnrollingUsers,
  newUser: NewUser,
  context: CommandContext,
): Promise<AppendResult> {
  const { userId, nric } = newUser
  const email = emailToKeep(newUser.email, nric, enrolling.settings.placeholderEmailDomain)
  const decision = decideInTurn(enrolmentOf(newUser, email), undefined)
  if ('refusal' in decision) throw refusalError(decision.refusal)
  const givenBack: (() => Promise<void>)[] = []
  try {
    // One after the other, the number first: of two who enrol the same person, both could otherwise get a half of it, and neither the person.
    if (await reserveNric(enrolling, { nric, userId }, context))
      givenBack.push(() => releaseNric(enrolling, { nric, userId }, context))
    if (await reserveEmailAddress(enrolling, { email, userId }, context))
      givenBack.push(() => releaseEmailAddress(enrolling, { email, userId }, context))
    return await enrolling.eventLog.append(`user-${userId}`, decision.events, {
      expected: { kind: 'no-stream' },
      context,
    })
  } catch (error) {
    if (isCertain(error)) for (const giveBack of givenBack) await giveBack()
    throw error instanceof WrongExpectedRevision
      ? refusalError({ code: 'ALREADY_ENROLLED', message: userRefusalTexts.alreadyEnrolled })
      : error
  }
}

/** The commands that an enrolment consists of. Pure. */
function enrolmentOf(newUser: NewUser, email: string): readonly UserCommand[] {
  const { userId, name, birthdate, gender, contactNumber, loginRequired, memberships, studentInformation } = newUser
  const nric = newUser.nric.trim().toUpperCase()
  const known = {
    ...(birthdate !== undefined && { birthdate }),
    ...(gender !== undefined && { gender }),
    ...contactNumber,
  }
  return [
    { type: 'EnrolUser', data: { userId, userType: 'client', name, nric, email, ...known, loginRequired } },
    ...memberships.map((data) => ({ type: 'StartMembership', data }) as const),
    ...(newUser.directoryEntries ?? []).map((data) => ({ type: 'RecordDirectoryEntry', data }) as const),
    ...(studentInformation ? [{ type: 'ChangeStudentInformation', data: { studentInformation } } as const] : []),
  ]
}

/** Whether nothing can have been recorded. */
function isCertain(error: unknown): boolean {
  return (
    error instanceof ApiError ||
    error instanceof WrongExpectedRevision ||
    error instanceof CommandIdReused ||
    error instanceof EventTooLarge
  )
}
