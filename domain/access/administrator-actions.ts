/** What can be done to an administrator's account, from its row in the list and from its own page (3§2.11, 3§4, C29, C30). */
import type { UserStatus } from '../user/user-events.ts'
import type { Power } from './powers.ts'

export const administratorActions = [
  'invite',
  'lock',
  'unlock',
  'terminate',
  'activate',
  'removeFactors',
  'delete',
] as const
export type AdministratorAction = (typeof administratorActions)[number]

/** The status that an action sets (3§4); those without one do something else. */
export const statusByAction = { terminate: 401, activate: 100, lock: 300, unlock: 100 } as const satisfies Partial<
  Record<AdministratorAction, UserStatus>
>

export interface ActedOnAdministrator {
  readonly id: string
  readonly status: UserStatus
}

/**
 * The actions that are offered, in their order. A terminated administrator has none in the list; on their own page they can be activated again (C29).
 * Nobody acts on themselves.
 */
export function offeredActions(
  { id, status }: ActedOnAdministrator,
  {
    ownId,
    powers,
    place,
  }: { readonly ownId: string; readonly powers: ReadonlySet<Power>; readonly place: 'list' | 'page' },
): readonly AdministratorAction[] {
  if (id === ownId) return []
  if (status === 401)
    return place === 'page' && powers.has('administrators.terminate')
      ? ['activate', ...(powers.has('administrators.delete') ? (['delete'] as const) : [])]
      : []
  const possible: readonly (readonly [AdministratorAction, Power, boolean])[] = [
    ['invite', 'administrators.invite', status === 101],
    ['lock', 'administrators.lock', status === 100],
    ['unlock', 'administrators.lock', status === 300],
    // Seldom wanted, and only from the page of the one who asked for it.
    ['removeFactors', 'administrators.removeFactors', place === 'page' && (status === 100 || status === 300)],
    ['terminate', 'administrators.terminate', true],
    ['delete', 'administrators.delete', true],
  ]
  return possible.flatMap(([action, power, isPossible]) => (isPossible && powers.has(power) ? [action] : []))
}
