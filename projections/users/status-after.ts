/** The status of somebody's account after an event of theirs or of the account. Pure. */
import type { AccountEvent } from '@member-care/domain/account/account-events.ts'
import type { UserEvent, UserStatus } from '@member-care/domain/user/user-events.ts'

/** The events that may change it. */
export const statusEvents = [
  'UserEnrolled',
  'UserStatusChanged',
  'AdministratorDeleted',
  'AccountActivated',
  'AccountLocked',
  'AccountUnlocked',
  'SignedIn',
] as const
export type StatusEvent = Extract<UserEvent | AccountEvent, { type: (typeof statusEvents)[number] }>

/** Not registered until the account is activated (3§4, C30). */
const NOT_REGISTERED = 101

/** @param status undefined for somebody who is not known yet */
export function statusAfter(status: UserStatus | undefined, event: StatusEvent): UserStatus {
  switch (event.type) {
    case 'UserEnrolled':
      return NOT_REGISTERED
    case 'UserStatusChanged':
      return event.data.status
    case 'AdministratorDeleted':
      return 401
    case 'AccountActivated':
      // Who was suspended or terminated while they activated stays so.
      return status === undefined || status === NOT_REGISTERED ? 100 : status
    case 'AccountLocked':
      return staysAtLock(status) ? status : 300
    case 'AccountUnlocked':
      return status === undefined || status === 300 ? 100 : status
    case 'SignedIn':
      return status === undefined || status === NOT_REGISTERED ? 100 : status
  }
}

/**
 * Suspended and terminated stay so until an administrator sets another status. Nothing that happens at the sign-in
 * changes that. Who has not registered has no account that could be locked, or unlocked: what strangers try with their
 * address leaves them what they are (S08). Before that held, a recovery made a member of them: who signed in since is one.
 */
function staysAtLock(status: UserStatus | undefined): status is 101 | 301 | 401 {
  return status === NOT_REGISTERED || status === 301 || status === 401
}
