/** What becomes of an account that is opened again. */
import type { UserStatus } from '../user/user-events.ts'

/**
 * The status of an account that is opened again after it was closed. Who never came in has none to open: they are to
 * register still, or to follow their activation link (C30). A password alone does not count, since recovery sets one.
 */
export function openedStatus({ registeredAt, lastSignInAt }: CameIn): 100 | 101 {
  return registeredAt === null && lastSignInAt === null ? 101 : 100
}

/** When somebody registered and came in last; null: never. */
interface CameIn {
  readonly registeredAt: Date | string | null
  readonly lastSignInAt: Date | string | null
}

/**
 * What a status that an administrator asks for comes to: a closed account that is opened again is one only where there
 * was one. A first registration by the administrator stays one (S05).
 */
export function statusToSet(person: CameIn & { readonly status: UserStatus }, asked: UserStatus): UserStatus {
  return asked === 100 && person.status !== 101 ? openedStatus(person) : asked
}
