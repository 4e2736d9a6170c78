import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import type { Settings } from '../settings/arranged-settings.ts'

/** Whether student information is kept for a user: they are covered under one of the students' policies (C26, 3§2.10). */
export function isStudent(
  { settings }: { readonly settings: Pick<Settings, 'students'> },
  { memberships }: Pick<UserRecord, 'memberships'>,
): boolean {
  return memberships.some(({ policyNo }) => policyNo !== null && settings.students.policyNumbers.includes(policyNo))
}
