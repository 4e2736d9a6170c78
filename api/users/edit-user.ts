/** Changing a user's basic, login and student information and proposing an account, for the console's calls and those of the catalogue alike. */
import { statusToSet } from '@member-care/domain/account/opened-status.ts'
import { withoutUndefined } from '@member-care/domain/schemas/changed-fields.ts'
import { bankOfCode, storedAccountErrors } from '@member-care/domain/bank/bank-rules.ts'
import { singaporeBanks } from '@member-care/domain/bank/singapore-banks.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { readContactNo } from '@member-care/domain/identity/contact-number.ts'
import { isEmailAddress } from '@member-care/domain/identity/email-address.ts'
import { userFormTexts } from '@member-care/domain/texts/user-texts.ts'
import { emailAfterChange } from '@member-care/domain/user/placeholder-email.ts'
import { studentFields, type StudentField } from '@member-care/domain/user/student-information.ts'
import type { UserCommand } from '@member-care/domain/user/user-commands.ts'
import type { UserEvent, UserStatus } from '@member-care/domain/user/user-events.ts'
import { studentFormErrors, userChangeErrors, type UserForm } from '@member-care/domain/user/user-form.ts'
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import { changeStatus } from '../accounts/change-access.ts'
import { formError } from '../http/api-error.ts'
import { apiError, fieldError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import type { SentAccount } from '../bank-proposals/claim-bank-commands.ts'
import { changeUser } from './change-user.ts'
import { tellingHolder } from './telling-holder.ts'
import { requireNoOtherCover, saysOtherwise } from './of-others-too.ts'
import { isStudent } from './student-policies.ts'
import { requireMember } from './user-record-routes.ts'

const visibleIn = ['users']

interface Target {
  readonly userId: string
  /** The version of the record that the administrator was looking at. Without one, any version is changed. */
  readonly expectedVersion?: number | undefined
}

/**
 * Changes who the user is and how they are reached: the fields that are given. An address that is emptied becomes the placeholder of the NRIC (3§5).
 * @throws ApiError 404, 422 with the texts at their fields, 409 CONFLICT, COVERED_BEYOND_REACH, NRIC_TAKEN, EMAIL_TAKEN (with whose it is)
 */
export async function changeBasicInformation(
  parts: Parts,
  caller: Caller,
  { userId, expectedVersion }: Target,
  change: Changed<UserForm>,
): Promise<void> {
  const user = await requireMember(parts, caller, userId)
  const errors = userChangeErrors(withoutUndefined(change), formOfUser(user), singaporeToday(parts.clock()))
  if (Object.keys(errors).length > 0) throw formError(errors)
  const { name, birthdate, gender } = change
  const nric = change.nric?.trim().toUpperCase()
  const email = emailAfterChange({ ...change, nric }, user, parts.settings.placeholderEmailDomain)
  const { email: shownEmail, ...before } = formOfUser(user)
  if (saysOtherwise(change, before) || (email !== undefined && email !== shownEmail))
    await requireNoOtherCover(parts, caller, userId)
  const details = {
    ...(name !== undefined && { name: name.trim() }),
    ...(nric !== undefined && { nric }),
    ...(birthdate && { birthdate }),
    ...(gender && { gender }),
  }
  const commands: UserCommand[] = [
    { type: 'ChangeDetails', data: details },
    ...(email === undefined ? [] : [{ type: 'ChangeEmailAddress', data: { email } } as const]),
    ...contactCommands(user, change),
  ]
  await tellingHolder(parts, caller, { nric, email }, () =>
    changeUser(parts, userId, { commands, context: caller.context(), expectedRevision: expectedVersion, visibleIn }),
  )
}

function formOfUser(user: UserRecord): UserForm {
  const { name, nric, birthdate, gender, contactNoCountryCode, contactNo, email } = user
  return {
    name: name ?? '',
    nric: nric ?? '',
    birthdate: birthdate ?? '',
    gender: gender ?? '',
    contactNoCountryCode: contactNoCountryCode ?? '',
    contactNo: contactNo ?? '',
    email: email ?? '',
  }
}

/** Somebody who has no number is given none by a country code alone. */
function contactCommands(
  user: UserRecord,
  { contactNo, contactNoCountryCode }: Changed<UserForm>,
): readonly UserCommand[] {
  if ((contactNo ?? user.contactNo ?? '').trim() === '') return []
  const data = {
    ...(contactNo !== undefined && { contactNo: readContactNo(contactNo) }),
    ...(contactNoCountryCode !== undefined && { contactNoCountryCode: contactNoCountryCode.trim() }),
  }
  return Object.keys(data).length === 0 ? [] : [{ type: 'ChangeContactNumber', data }]
}

/** Of a form, what is to be another value; what is left out stays. */
export type Changed<Form> = { readonly [Field in keyof Form]?: Form[Field] | undefined }

/** What the login tab says; what is left out stays. */
export interface LoginChange {
  readonly status?: UserStatus | undefined
  /** Why the status is another one. */
  readonly reason?: string | undefined
  readonly email?: string | undefined
  readonly loginRequired?: boolean | undefined
  readonly onboardingEmailSent?: boolean | undefined
}

/**
 * Changes how the user signs in. Callers who may change only the status are refused everything else (C28). A new status
 * ends the user's sessions.
 * @throws ApiError 403, 404, 409 CONFLICT, COVERED_BEYOND_REACH, EMAIL_TAKEN, 422
 */
export async function changeLoginInformation(
  parts: Parts,
  caller: Caller,
  { userId, expectedVersion }: Target,
  change: LoginChange,
): Promise<void> {
  const user = await requireMember(parts, caller, userId)
  const { status, reason = '', email, loginRequired, onboardingEmailSent } = change
  if (email !== undefined && email.trim() !== '' && !isEmailAddress(email.trim()))
    throw fieldError('email', userFormTexts.emailInvalid)
  const keptEmail = emailAfterChange({ email }, user, parts.settings.placeholderEmailDomain)
  const commands: UserCommand[] = [
    ...(keptEmail === undefined ? [] : [{ type: 'ChangeEmailAddress', data: { email: keptEmail } } as const]),
    ...(loginRequired === undefined || loginRequired === user.loginRequired
      ? []
      : [{ type: 'ChangeLoginRequirement', data: { loginRequired } } as const]),
    ...(onboardingEmailSent === undefined || onboardingEmailSent === user.onboardingEmailSent
      ? []
      : [{ type: 'MarkOnboardingEmail', data: { sent: onboardingEmailSent } } as const]),
  ]
  const isNewStatus = status !== undefined && status !== user.status
  if (commands.length > 0 && !caller.powers.has('users.editLogin')) throw apiError('FORBIDDEN')
  // The status is anybody's to change who reaches them: it gives nobody the account.
  if (commands.some(({ type }) => type !== 'MarkOnboardingEmail')) await requireNoOtherCover(parts, caller, userId)
  if (isNewStatus && reason.trim() === '') throw fieldError('reason', userFormTexts.reasonRequired)
  const context = caller.context()
  const commandId = `${context.commandId}-status`
  // The same call again finds another status where the one that was asked for came to another (S08).
  const setBefore = isNewStatus ? await statusSetBy(parts, userId, commandId) : undefined
  // Before the account is unlocked: of two administrators the second has not seen what the first did.
  const isLater = expectedVersion !== undefined && user.revision > expectedVersion
  if (isNewStatus && setBefore === undefined && isLater) throw apiError('CONFLICT')
  if (commands.length > 0) {
    await tellingHolder(parts, caller, { email: keptEmail }, () =>
      changeUser(parts, userId, { commands, context, expectedRevision: expectedVersion, visibleIn }),
    )
  }
  if (!isNewStatus) return
  const expectedRevision = commands.length > 0 ? undefined : expectedVersion
  await changeStatus(
    parts,
    userId,
    { from: user.status, status: setBefore ?? statusToSet(user, status), reason: reason.trim(), expectedRevision },
    { ...context, commandId },
  )
}

/** Undefined: the command has not been carried out. */
async function statusSetBy({ eventLog }: Parts, userId: string, commandId: string): Promise<UserStatus | undefined> {
  const { events } = await eventLog.load<UserEvent>(`user-${userId}`)
  const set = events.find(({ type, metadata }) => type === 'UserStatusChanged' && metadata.commandId === commandId)
  return set?.type === 'UserStatusChanged' ? set.data.status : undefined
}

/**
 * Changes what is kept of the user as a student: the fields that are given.
 * @throws ApiError 404; 422 with the texts at their fields, and for somebody under no students' policy; 409 CONFLICT
 */
export async function changeStudentInformation(
  parts: Parts,
  caller: Caller,
  { userId, expectedVersion }: Target,
  change: { readonly [Field in StudentField]?: string | undefined },
): Promise<void> {
  const user = await requireMember(parts, caller, userId)
  if (!isStudent(parts, user)) throw apiError('VALIDATION_ERROR', userFormTexts.noStudent)
  const errors = studentFormErrors(change)
  if (Object.keys(errors).length > 0) throw formError(errors as Record<string, string>)
  const studentInformation = Object.fromEntries(
    studentFields.flatMap((field) => (change[field] === undefined ? [] : [[field, change[field].trim()] as const])),
  )
  await requireNoOtherCover(parts, caller, userId)
  const commands: UserCommand[] = [{ type: 'ChangeStudentInformation', data: { studentInformation } }]
  await changeUser(parts, userId, { commands, context: caller.context(), expectedRevision: expectedVersion, visibleIn })
}

/**
 * Proposes an account for the user's reimbursements, which another administrator verifies (C12b).
 * @throws ApiError 404, 409 CONFLICT, COVERED_BEYOND_REACH; 422 with `Invalid Bank Code`, `Invalid Branch Code` or what is wrong with the number at its field
 */
export async function proposeUserBankAccount(
  parts: Parts,
  caller: Caller,
  { userId, expectedVersion }: Target,
  sent: SentAccount,
): Promise<void> {
  await requireMember(parts, caller, userId)
  const { bankNo, branchNo, accountNo } = sent
  const account = {
    bankName: sent.bankName || (bankOfCode(singaporeBanks, bankNo)?.n ?? ''),
    bankNo,
    branchNo,
    accountNo,
  }
  const errors = storedAccountErrors(account, singaporeBanks)
  if (Object.keys(errors).length > 0) throw formError(errors)
  await requireNoOtherCover(parts, caller, userId)
  const context = caller.context()
  // The same call again is the same proposal.
  const proposal = { proposalId: context.commandId, proposedBy: caller.user.userId, source: 'console' } as const
  const commands: UserCommand[] = [{ type: 'ProposeBankAccount', data: { ...account, ...proposal } }]
  await changeUser(parts, userId, {
    commands,
    context,
    expectedRevision: expectedVersion,
    visibleIn: ['users', 'verification', 'bank_accounts'],
  })
}
