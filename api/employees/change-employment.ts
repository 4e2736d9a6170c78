/** HR changes the employment of one of its own company's people (S90). */
import { withoutUndefined } from '@member-care/domain/schemas/changed-fields.ts'
import { hrChangeTexts } from '@member-care/domain/texts/hr-change-texts.ts'
import { coverChangeErrors } from '@member-care/domain/user/cover-form.ts'
import { hrFieldRefusals, type HrField, type HrFieldBy } from '@member-care/domain/user/hr-fields.ts'
import type { Membership } from '@member-care/projections/users/user-records.ts'
import { ApiError, fieldError, formError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { changeUser } from '../users/change-user.ts'
import { coverFormOf, trimmed } from '../users/cover-details.ts'
import { reachedEmployee, type ReachedEmployee } from './reached-employee.ts'

export interface EmploymentChange {
  readonly userId: string
  /** Where the caller's companies employ the person once, it need not be named. */
  readonly companyId: string | undefined
  readonly expectedVersion: number
  /** Whatever the call says of the employee; a field that is left out stays as it is. */
  readonly said: Readonly<Partial<Record<HrField, string | undefined>>>
}

/**
 * Changes the cover of an employee under one of the caller's companies, as the console changes it.
 * @throws ApiError 404; 409 CONFLICT, OWN_RECORD; 422 with the texts at their fields, also at those that HR may not change
 */
export async function changeEmployment(
  parts: Parts,
  caller: Caller,
  { userId, companyId, expectedVersion, said }: EmploymentChange,
): Promise<void> {
  const { employments } = await reachedEmployee(parts, caller, userId)
  requireAnother(caller, userId)
  const current = chosenEmployment(employments, companyId)
  const refusals = hrFieldRefusals(said, 'changes')
  if (Object.keys(refusals).length > 0) throw formError(refusals)
  const change: Readonly<Partial<Record<HrFieldBy<'changes'>, string>>> = withoutUndefined(said)
  const errors = coverChangeErrors(change, coverFormOf(current))
  if (Object.keys(errors).length > 0) throw formError(withoutUndefined(errors))
  await changeUser(parts, userId, {
    commands: [{ type: 'ChangeCover', data: { companyId: current.companyId, cover: trimmed(change) } }],
    context: caller.context(),
    expectedRevision: expectedVersion,
    visibleIn: ['users'],
  })
}

/** Nobody says of themselves until when they are covered, or who they are. @throws ApiError 409 OWN_RECORD */
export function requireAnother({ user }: Caller, userId: string): void {
  if (user.userId === userId) throw new ApiError('OWN_RECORD', { status: 409, text: hrChangeTexts.own })
}

/** @throws ApiError 422 for a company that does not employ the person, and where there are several and none is named */
export function chosenEmployment(
  employments: ReachedEmployee['employments'],
  companyId: string | undefined,
): Membership {
  const [only, ...more] = employments
  const chosen =
    companyId === undefined && more.length === 0 ? only : employments.find((one) => one.companyId === companyId)
  if (!chosen) throw fieldError('companyId', hrChangeTexts.notEmployed)
  return chosen
}
