import type { UserRecord } from '@member-care/projections/users/user-records.ts'

/** Whether the administrator ever had a way in: one that was taken over from elsewhere may have been registered without an activation of its own. */
export function hasAccount({
  registeredAt,
  lastPasswordChangeAt,
  lastSignInAt,
}: Pick<UserRecord, 'registeredAt' | 'lastPasswordChangeAt' | 'lastSignInAt'>): boolean {
  return registeredAt !== null || lastPasswordChangeAt !== null || lastSignInAt !== null
}
