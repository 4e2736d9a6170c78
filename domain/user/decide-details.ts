/** Who a user is, how they are reached, and what they are asked to sign in for. What is as it was is not recorded again. */
import { isRedacted } from '../events/event-definition.ts'
import { studentFields } from './student-information.ts'
import { decided, refused, type UserDecision } from './user-decision.ts'
import type { DetailsCommand } from './user-commands.ts'
import type { EnrolledUser, UndoableEmailChange } from './user-state.ts'

export function decideDetails(command: DetailsCommand, user: EnrolledUser): UserDecision {
  const { userId } = user
  switch (command.type) {
    case 'ChangeDetails': {
      const changed = whatDiffers(command.data, user.details)
      return Object.keys(changed).length === 0
        ? decided()
        : decided({ type: 'UserDetailsChanged', data: { userId, ...changed } })
    }
    case 'ChangeEmailAddress':
      return command.data.email === user.email
        ? decided()
        : decided({ type: 'EmailAddressChanged', data: { userId, ...command.data } })
    case 'UndoEmailChange': {
      const change = undoableChange(user, command.data)
      return change
        ? decided({ type: 'EmailAddressChanged', data: { userId, email: change.before, undoes: change.changeId } })
        : refused('LINK_INVALID', 'emailUndoInvalid')
    }
    case 'ChangeContactNumber': {
      const {
        contactNo = user.contactNumber?.contactNo,
        contactNoCountryCode = user.contactNumber?.contactNoCountryCode,
      } = command.data
      if (contactNo === undefined || contactNoCountryCode === undefined)
        return refused(
          'CONTACT_NUMBER_INCOMPLETE',
          'contactNumberIncomplete',
          contactNo === undefined ? 'contactNo' : 'contactNoCountryCode',
        )
      const isSame =
        user.contactNumber?.contactNo === contactNo && user.contactNumber.contactNoCountryCode === contactNoCountryCode
      return isSame
        ? decided()
        : decided({ type: 'ContactNumberChanged', data: { userId, contactNo, contactNoCountryCode } })
    }
    case 'ChangeLoginRequirement':
      return command.data.loginRequired === user.loginRequired
        ? decided()
        : decided({ type: 'LoginRequirementChanged', data: { userId, ...command.data } })
    case 'MarkOnboardingEmail':
      return command.data.sent === user.onboardingEmailSent
        ? decided()
        : decided({ type: 'OnboardingEmailMarked', data: { userId, ...command.data } })
    case 'RecordOnboardingEmail':
      return user.onboardingEmailSent
        ? decided()
        : decided({ type: 'OnboardingEmailSent', data: { userId, ...command.data } })
    case 'ChangeStudentInformation': {
      const after = { ...user.studentInformation, ...command.data.studentInformation }
      const studentInformation = Object.fromEntries(
        studentFields.flatMap((field) => ((after[field] ?? '') === '' ? [] : [[field, after[field]] as const])),
      )
      const isSame = studentFields.every(
        (field) => (studentInformation[field] ?? '') === (user.studentInformation[field] ?? ''),
      )
      return isSame ? decided() : decided({ type: 'StudentInformationChanged', data: { userId, studentInformation } })
    }
  }
}

/** The change of the e-mail address that can be undone now; undefined when it cannot, or not any more. @param asked.at UTC, ISO */
export function undoableChange(
  { undoableEmailChanges }: Pick<EnrolledUser, 'undoableEmailChanges'>,
  asked: { readonly changeId: string; readonly at: string },
): (UndoableEmailChange & { readonly before: string }) | undefined {
  const change = undoableEmailChanges.find(({ changeId }) => changeId === asked.changeId)
  if (!change || isRedacted(change.before) || Date.parse(asked.at) >= Date.parse(change.until)) return undefined
  return { ...change, before: change.before }
}

/** The values that are given and are not as they were. */
function whatDiffers<Details extends object>(given: Details, before: Details): Partial<Details> {
  const differing = Object.entries(given).filter(
    ([field, value]) => value !== undefined && value !== before[field as keyof Details],
  )
  return Object.fromEntries(differing) as Partial<Details>
}
