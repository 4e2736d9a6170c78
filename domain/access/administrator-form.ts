/** The rules of an administrator's form, for the console and for the calls behind it (3§2.11, 3§5, S36). */
import { comparableEmail, isEmailAddress } from '../identity/email-address.ts'
import { newPasswordError } from '../identity/password.ts'
import { administratorFormTexts } from '../texts/administrator-list-texts.ts'
import { administratorRoles, type AdministratorRole } from './powers.ts'

/** The six roles of the form and of the batch file (3§5). The auditor's, which the specification does not have, stands apart. */
export const workingRoles = administratorRoles.filter((role) => role !== 'ADMIN_AUDITOR')

/** The client groups that there are (3§5); ALL reaches every client. */
export const administratorGroupCodes = ['ALL', 'P2', 'P3', 'OC', 'P9', 'MG', 'GE', 'MA', 'IC', 'P7'] as const
export const EVERY_GROUP_CODE = administratorGroupCodes[0]

const NAME_LONGEST = 100

export interface AdministratorForm {
  readonly name: string
  readonly email: string
  readonly roles: readonly AdministratorRole[]
  readonly groupCodes: readonly string[]
  /** Empty where it stays as it is. */
  readonly password?: string | undefined
}

export type AdministratorFormErrors = Partial<Record<keyof AdministratorForm, string>>

/** The texts at the fields that are wrong; empty when none is. */
export function administratorFormErrors({
  name,
  email,
  roles,
  groupCodes,
  password = '',
}: AdministratorForm): AdministratorFormErrors {
  const errors: AdministratorFormErrors = {}
  if (name.trim() === '') errors.name = administratorFormTexts.nameRequired
  else if (name.trim().length > NAME_LONGEST) errors.name = administratorFormTexts.nameTooLong
  if (email.trim() === '') errors.email = administratorFormTexts.emailRequired
  else if (!isEmailAddress(email.trim())) errors.email = administratorFormTexts.emailInvalid
  if (roles.length === 0) errors.roles = administratorFormTexts.roleRequired
  if (groupCodes.length === 0) errors.groupCodes = administratorFormTexts.groupRequired
  const passwordError = password === '' ? undefined : newPasswordError(password, 'administrator-activation')
  return passwordError === undefined ? errors : { ...errors, password: passwordError }
}

/** The form as it is kept: without blanks around, the address as addresses are compared. */
export function keptAdministrator({
  name,
  email,
  roles,
  groupCodes,
}: AdministratorForm): Omit<AdministratorForm, 'password'> {
  return { name: name.trim(), email: comparableEmail(email), roles: [...roles], groupCodes: [...groupCodes] }
}
