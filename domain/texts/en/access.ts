/** Texts of changing who may do what: roles, client groups, statuses, and the HR administrators' access. */
import type { AdministratorRole } from '../../access/powers.ts'
import { administratorRoleTexts } from './administrator-list.ts'

export const accessTexts = {
  ownAccess: 'You cannot change your own roles, groups or status. Please ask another administrator.',
  lastItAdministrator:
    'This is the last administrator with the role ADMIN_IT, or the last one of them with the group ALL. Please give somebody else this role with the group ALL first.',
  noRole: 'Choose at least one role.',
  noGroup: 'Choose at least one client group.',
  groupOutOfReach: 'You can give only client groups that you have yourself.',
  itRoleOutOfReach:
    'Only an administrator with the role ADMIN_IT can give or remove this role. Please ask one of them.',
  itSignInOutOfReach:
    'Only another administrator with the role ADMIN_IT can change how one of them signs in. Please ask one.',
  notForAdministrators: 'An administrator can be active, locked or terminated.',
  employeesOnly: 'Only an employee can be an HR administrator.',
  otherCompany: 'This person is also employed by another company. Please ask us to change their access.',
} as const

/** Why two roles are not given to one person. */
export function rolesCheckEachOtherText([one, other]: readonly [AdministratorRole, AdministratorRole]): string {
  const [first, second] = [administratorRoleTexts[one].label, administratorRoleTexts[other].label]
  return `${first} and ${second} check each other, so one person cannot hold both. Please give one of them to somebody else.`
}
