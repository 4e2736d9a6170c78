/** Texts of changing who may do what: roles, client groups, statuses, and the HR administrators' access. */
import type { AdministratorRole } from '../../access/powers.ts'
import { administratorRoleTexts } from './administrator-list.ts'

export const accessTexts = {
  ownAccess: 'You cannot change your own roles, groups or status. Please ask another administrator.',
  lastItAdministrator:
    'This is the last administrator with the role ADMIN_IT, or the last of them who reaches every client. Please give the role, with the group ALL, to somebody else first.',
  noRole: 'Choose at least one role.',
  noGroup: 'Choose at least one client group.',
  groupOutOfReach: 'You can give only client groups that you reach yourself.',
  itRoleOutOfReach:
    'Only an administrator with the role ADMIN_IT gives this role or takes it away. Please ask one of them.',
  itSignInOutOfReach:
    'How an administrator with the role ADMIN_IT signs in is changed only by another one with that role. Please ask one of them.',
  notForAdministrators: 'An administrator can be active, locked or terminated.',
  employeesOnly: 'Only an employee can be an HR administrator.',
  otherCompany: 'This person is also employed by another company. Please ask us to change their access.',
} as const

/** Why two roles are not given to one person. */
export function rolesCheckEachOtherText([one, other]: readonly [AdministratorRole, AdministratorRole]): string {
  const [first, second] = [administratorRoleTexts[one].label, administratorRoleTexts[other].label]
  return `${first} and ${second} check each other, so one person cannot hold both. Please give one of them to somebody else.`
}
