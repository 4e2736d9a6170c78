import { listCoversBeyond } from '@member-care/projections/users/covers-beyond.ts'
import { listDependants } from '@member-care/projections/users/dependants.ts'
import { findIdentityChange } from '@member-care/projections/verification/verification-queries.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { listScope } from '../users/user-list-routes.ts'
import { toEmployee, type HrEmployee } from './employee-answers.ts'
import { reachedEmployee } from './reached-employee.ts'

/**
 * An employee as they are now, as far as the caller's companies are concerned.
 * @throws ApiError 404
 */
export async function describeEmployee(parts: Parts, caller: Caller, userId: string): Promise<HrEmployee> {
  const { person, employments } = await reachedEmployee(parts, caller, userId)
  const scope = listScope(caller.scope)
  const [dependants, identityChange, coversElsewhere] = await Promise.all([
    listDependants(parts, scope, userId),
    findIdentityChange(parts, scope, userId),
    listCoversBeyond(parts.database, scope, userId),
  ])
  const isKnownElsewhere = coversElsewhere.length > 0
  return toEmployee(person, { employments, dependants, identityChange, isKnownElsewhere, powers: caller.powers })
}
