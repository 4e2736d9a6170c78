/** What can be asked of a user's record, but for decisions on proposed accounts (user-bank.ts) and changes that members ask for (identity-change.ts). */
import type { BankAccount } from '../bank/bank-rules.ts'
import type { BankProposalSource } from './user-bank.ts'
import type { DirectoryEntry } from './directory-entry.ts'
import type { StudentInformation } from './student-information.ts'
import type { UserEvent } from './user-events.ts'
import type { MembershipDetails, RecordedAccount } from './user-state.ts'

type DataOf<Type extends UserEvent['type']> = Extract<UserEvent, { type: Type }>['data']
type Command<Type extends string, Data> = { readonly type: Type; readonly data: Readonly<Data> }
type OfUser<Type extends UserEvent['type']> = Omit<DataOf<Type>, 'userId'>

export type UserCommand =
  | Command<'EnrolUser', DataOf<'UserEnrolled'>>
  | Command<'Register', Registration>
  | DetailsCommand
  | MembershipCommand
  | Command<'RecordBankAccount', RecordedAccount>
  /** The member's own, where none is stored (2§4). */
  | Command<'EnterBankAccount', RecordedAccount>
  /** An account that another administrator has to verify; it takes the place of one that waits (C12b). */
  | Command<'ProposeBankAccount', BankAccount & { proposalId: string; proposedBy: string; source: BankProposalSource }>
  /** `reason` is kept: every change of roles or status says why (S05). */
  | Command<'ChangeRoles', OfUser<'RolesChanged'>>
  | Command<'ChangeStatus', OfUser<'UserStatusChanged'>>
  /** Closes an administrator's account for good. */
  | Command<'DeleteAdministrator', OfUser<'AdministratorDeleted'>>

/** What somebody who registers states about themselves; what is as it was on record is left out. */
export interface Registration extends Pick<DataOf<'TermsAccepted'>, 'termsVersion'> {
  readonly emailAddress?: OfUser<'EmailAddressChanged'> | undefined
  readonly contactNumber?: OfUser<'ContactNumberChanged'> | undefined
  readonly bankAccount?: RecordedAccount | undefined
}

/** Of each, what is as it was is not recorded again. */
export type DetailsCommand =
  | Command<'ChangeDetails', OfUser<'UserDetailsChanged'>>
  | Command<'ChangeEmailAddress', OfUser<'EmailAddressChanged'>>
  /** Gives the address back that a change of the member's took; `at`: now, UTC, ISO. */
  | Command<'UndoEmailChange', { changeId: string; at: string }>
  /** What is left out stays; without a number on record both are needed. */
  | Command<'ChangeContactNumber', Partial<OfUser<'ContactNumberChanged'>>>
  | Command<'ChangeLoginRequirement', OfUser<'LoginRequirementChanged'>>
  | Command<'MarkOnboardingEmail', OfUser<'OnboardingEmailMarked'>>
  | Command<'RecordOnboardingEmail', OfUser<'OnboardingEmailSent'>>
  /** What is left out stays, and an empty text empties its field. */
  | Command<'ChangeStudentInformation', { studentInformation: StudentInformation }>

/** What of a cover is to be another value. */
export type CoverChange = Partial<Record<Exclude<keyof MembershipDetails, 'memberType' | 'employeeId'>, string>>

export type MembershipCommand =
  /** `today`: Singapore date; needed where the company may have covered the user before. */
  | Command<'StartMembership', MembershipDetails & { companyId: string; today?: string }>
  /** Covers somebody again who left, with what was recorded of the earlier cover. */
  | Command<'RestartMembership', { companyId: string; effectiveStartDate: string; today: string }>
  /** All of the membership as it is to be. */
  | Command<'ChangeMembership', MembershipDetails & { companyId: string }>
  /** What is left out stays, and an empty text empties its field. */
  | Command<'ChangeCover', { companyId: string; cover: CoverChange }>
  /** `today`: Singapore date. What has not begun by then may end before it does: it never begins. */
  | Command<'EndMembership', OfUser<'MembershipEnded'> & { today: string }>
  /** Notes that the last covered day is over; `today`: Singapore date. Nothing follows while it is not, or again. */
  | Command<'LapseMembership', { companyId: string; today: string }>
  /** How the company's own system knows them, as it is afterwards. */
  | Command<'RecordDirectoryEntry', DirectoryEntry & { companyId: string }>
  /** Takes an employee out of one of several companies (3§4). */
  | Command<'RemoveCompany', { companyId: string }>
  /** Takes a dependant out of an employee's family in a company. */
  | Command<'RemoveDependant', { companyId: string; employeeId: string }>
  /** `today`: Singapore date. */
  | Command<'ChooseDefaultCompany', { companyId: string; today: string }>
