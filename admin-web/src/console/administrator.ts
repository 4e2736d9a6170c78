/** The signed-in administrator and their powers, as `GET /api/console/me` answers them. */
import { powers as everyPower, type Power } from '@member-care/domain/access/powers.ts'
import { useQueryClient } from '@tanstack/react-query'
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
  /** A second factor has to be set up before anything else. */
  readonly lacksSecondFactor: boolean
  /** Whether one administrator may hold roles that check each other here. */
  readonly mayCombineCheckingRoles: boolean
  /** How long an invitation of an administrator to another address waits. */
  readonly addressWaitHours: number
}

/** What the administrator may do; undefined until it is known. The server decides again on every call (S06). */
export function usePowers(): ReadonlySet<Power> | undefined {
  const { permissions } = usePermissions<readonly string[]>()
  if (!permissions) return undefined
  return new Set(everyPower.filter((power) => permissions.includes(power)))
}

export interface AdministratorFailure {
  /** The server's words, or that the network gave no answer. */
  readonly message: string
  readonly retry: () => void
}

/** Why it is not known who is at the console and what they may do; undefined while it is being asked and once it is known. */
export function useAdministratorFailure(): AdministratorFailure | undefined {
  const { permissions, error } = usePermissions<readonly string[]>()
  const queryClient = useQueryClient()
  if (permissions || !error) return undefined
  // Under this key react-admin keeps the identity and the powers, which failed together.
  return { message: error.message, retry: () => void queryClient.invalidateQueries({ queryKey: ['auth'] }) }
}

/** Name, address and roles of the administrator; undefined until they are known. */
export function useAdministrator(): AdministratorIdentity | undefined {
  const { identity } = useGetIdentity()
  return identity as AdministratorIdentity | undefined
}
