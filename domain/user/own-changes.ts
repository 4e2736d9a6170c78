/** What members may change of their own record themselves, by how they are covered (2§6, 3§6, C12). */
import type { MemberType } from './user-events.ts'

/** A cover of the member with what its company allows. */
export interface CoverWithFlags {
  readonly memberType: MemberType
  readonly allowEmployeeChangeEmail: boolean
  readonly allowDependantChangeEmail: boolean
}

/** Whether the e-mail address may be changed: somebody's employer decides, and for somebody whom nobody employs, who covers them as a dependant. */
export function mayChangeEmailAddress(covers: readonly CoverWithFlags[]): boolean {
  const employers = covers.filter(({ memberType }) => memberType === 'E')
  return employers.length > 0
    ? employers.some(({ allowEmployeeChangeEmail }) => allowEmployeeChangeEmail)
    : covers.some(({ allowDependantChangeEmail }) => allowDependantChangeEmail)
}

/** Whether an account may be entered: by an employee, while none is stored. */
export function mayEnterBankAccount(
  covers: readonly Pick<CoverWithFlags, 'memberType'>[],
  hasBankAccount: boolean,
): boolean {
  return !hasBankAccount && covers.some(({ memberType }) => memberType === 'E')
}
