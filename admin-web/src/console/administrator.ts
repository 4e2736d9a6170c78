/** The signed-in administrator and their powers, as `GET /api/console/me` answers them. */
import { powers as everyPower, type Power } from '@member-care/domain/access/powers.ts'
import { useGetIdentity, usePermissions, type UserIdentity } from 'react-admin'
import type { AnswerTo } from './api-client.ts'

/** `groupCodes` holds `ALL`, or the groups whose clients this administrator may see (S36). */
export type Administrator = AnswerTo<'/api/console/me'>

export interface AdministratorIdentity extends UserIdentity {
  readonly fullName: string
  readonly email: string
  readonly roles: readonly string[]
  /** The built-in claims desk, or an insurer's own system (S37). */
  readonly claimsDecidedBy: Administrator['claimsDecidedBy']
}

/** What the administrator may do; undefined until it is known. The server decides again on every call (S06). */
export function usePowers(): ReadonlySet<Power> | undefined {
  const { permissions } = usePermissions<readonly string[]>()
  if (!permissions) return undefined
  return new Set(everyPower.filter((power) => permissions.includes(power)))
}

/** Name, address and roles of the administrator; undefined until they are known. */
export function useAdministrator(): AdministratorIdentity | undefined {
  const { identity } = useGetIdentity()
  return identity as AdministratorIdentity | undefined
}
