/** HR proposes who one of its own company's people is, for ADMIN_OPERATION to decide on, and takes that back (S35, S90). */
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { maskedFor } from '../http/masking.ts'
import { isRedacted } from '@member-care/domain/events/event-definition.ts'
import { withoutUndefined } from '@member-care/domain/schemas/changed-fields.ts'
import { hrFieldRefusals, type HrField } from '@member-care/domain/user/hr-fields.ts'
import { hrProposalErrors, proposedChangeOf, type HrProposalForm } from '@member-care/domain/user/hr-proposal-form.ts'
import { decideIdentity, type IdentityCommand } from '@member-care/domain/user/identity-change.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import { listCoversBeyond } from '@member-care/projections/users/covers-beyond.ts'
import { v5 as uuidv5 } from 'uuid'
import { requireSameRequest } from '../aggregates/bind-aggregate.ts'
import { carryOutIdentity } from '../aggregates/user.ts'
import { formError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { chosenEmployment, requireAnother } from './change-employment.ts'
import { listScope } from '../users/user-list-routes.ts'
import { reachedEmployee } from './reached-employee.ts'

export interface AskedProposal {
  /** As whose HR; where the caller's companies employ the person once, it need not be named. */
  readonly companyId: string | undefined
  readonly reason: string | undefined
  /** Whatever the call says of the employee; a field that is left out stays as it is. */
  readonly said: Readonly<Partial<Record<HrField, string | undefined>>>
}

/**
 * Proposes another name, NRIC, birth date or gender. The same command again is the same proposal.
 * @throws ApiError 404; 409 while another change of the person waits, OWN_RECORD; 422 with the texts at their fields, also at those that
 *   HR does not propose
 */
export async function proposeIdentityChange(
  parts: Parts,
  caller: Caller,
  userId: string,
  { companyId, reason, said }: AskedProposal,
): Promise<void> {
  const { person, employments } = await reachedEmployee(parts, caller, userId)
  requireAnother(caller, userId)
  const context = caller.context()
  const requestId = uuidv5('identity-change', context.commandId)
  const { events } = await parts.eventLog.load<UserEvent>(`user-${userId}`)
  // Proposed before, and perhaps decided since: what is compared below would be another record.
  const earlier = events.find((event) => event.type === 'IdentityChangeRequested' && event.data.requestId === requestId)
  if (earlier) return requireSameRequest(earlier, context)

  const { companyId: proposer } = chosenEmployment(employments, companyId)
  const refusals = hrFieldRefusals(said, 'proposes')
  if (Object.keys(refusals).length > 0) throw formError(refusals)
  const form: Partial<HrProposalForm> = withoutUndefined({ ...said, reason }) as Partial<HrProposalForm>
  const shownNric = person.nric === null ? undefined : maskedFor(caller.powers, person.nric)
  const scope = listScope(caller.scope)
  // Of what HR is not shown it is not told either whether a proposal is the same (S91).
  const isKnownElsewhere = (await listCoversBeyond(parts.database, scope, userId)).length > 0
  const shown = isKnownElsewhere ? { ...person, birthdate: null, gender: null } : person
  const present = { ...shown, shownNric: isRedacted(shownNric) ? undefined : shownNric }
  const errors = hrProposalErrors(form, present, singaporeToday(parts.clock()))
  if (Object.keys(errors).length > 0) throw formError(withoutUndefined(errors))
  const command: IdentityCommand = {
    type: 'RequestIdentityChange',
    data: {
      requestId,
      change: proposedChangeOf(form, present),
      evidence: [],
      proposal: { proposedBy: caller.user.userId, companyId: proposer, reason: form.reason?.trim() ?? '' },
    },
  }
  await carryOutIdentity(parts, userId, {
    context,
    decide: (state) => decideIdentity(command, state),
    visibleIn: ['users', 'verification'],
  })
}

/**
 * Takes back what the HR of one of the caller's companies proposed.
 * @throws ApiError 404; 409 where nothing of theirs waits any more
 */
export async function withdrawIdentityChange(
  parts: Parts,
  caller: Caller,
  userId: string,
  requestId: string,
): Promise<void> {
  const { employments } = await reachedEmployee(parts, caller, userId)
  const companyIds = employments.map(({ companyId }) => companyId)
  const command: IdentityCommand = {
    type: 'WithdrawIdentityChange',
    data: { requestId, withdrawnBy: caller.user.userId, companyIds },
  }
  await carryOutIdentity(parts, userId, {
    context: caller.context(),
    decide: (state) => decideIdentity(command, state),
    visibleIn: ['users', 'verification'],
  })
}
