/** What ends with a cover that is over (S81), wherever its end was set: in the console, by HR, by a file, by the company's own system. */
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { endsAfter, hasEndedBefore } from '@member-care/domain/user/end-of-cover.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import { evolveUser, type EnrolledUser, type UserState } from '@member-care/domain/user/user-state.ts'
import type { Position } from '@member-care/event-store/port.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { listDependants } from '@member-care/projections/users/dependants.ts'
import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import type { Parts } from '../http/parts.ts'
import { changeUser } from './change-user.ts'

const payloadSchema = z.object({
  userId: z.string(),
  companyId: z.string(),
  position: z.custom<Position>((value) => typeof value === 'string'),
})

type EndingParts = Pick<
  Parts,
  'database' | 'subjectKeys' | 'eventLog' | 'readModels' | 'systemReader' | 'sessions' | 'clock' | 'blindIndex'
>

/**
 * Ends the covers of whom an employee covers whose cover is over, with the employee's last day, also of who came to the family afterwards; and the sessions of somebody whom no company covers any more.
 * An end that was corrected meanwhile takes nobody along.
 */
export function endWithCover(parts: EndingParts): JobHandler {
  return async (job) => {
    const { userId, companyId, position } = payloadSchema.parse(job.payload)
    const user = await loadUser(parts, userId)
    if (!user) return 'done'
    const { memberType, employeeId } = user.memberships[companyId] ?? {}
    const employee = memberType === 'D' && employeeId !== undefined ? await loadUser(parts, employeeId) : user
    const end = employee?.lapsedEnds[companyId]
    if (employee?.memberships[companyId]?.memberType === 'E' && end !== undefined) {
      // Who was added to the family before this shall be seen: nothing looks for them once it is done.
      await parts.readModels.requireVisible(['users'], position)
      await endFamily(parts, { employeeId: employee.userId, companyId, end }, (dependantId) => ({
        actor: { kind: 'system', id: 'covers' },
        commandId: uuidv5(`family ${dependantId}`, job.id),
        correlationId: job.correlationId,
      }))
    }
    const isOver = user.lapsedEnds[companyId] !== undefined || user.memberships[companyId] === undefined
    if (isOver && hasNoCoverLeft(user, singaporeToday(parts.clock())))
      await parts.sessions.endAll(userId, { because: 'COVER_ENDED' })
    return 'done'
  }
}

async function loadUser({ eventLog }: EndingParts, userId: string): Promise<UserState> {
  const { events } = await eventLog.load<UserEvent>(`user-${userId}`)
  return events.reduce<UserState>(evolveUser, undefined)
}

/** Who is covered through an employee is covered no longer than the employee. */
async function endFamily(
  parts: EndingParts,
  { employeeId, companyId, end }: { readonly employeeId: string; readonly companyId: string; readonly end: string },
  contextFor: (dependantId: string) => CommandContext,
): Promise<void> {
  const today = singaporeToday(parts.clock())
  for (const { userId, effectiveEndDate } of await listDependants(parts, parts.systemReader, employeeId, companyId)) {
    if (!endsAfter(effectiveEndDate, end)) continue
    await changeUser(parts, userId, {
      commands: [
        // As of the employee's last day: what was to begin after it never does.
        { type: 'EndMembership', data: { companyId, effectiveEndDate: end, today: end } },
        { type: 'LapseMembership', data: { companyId, today } },
      ],
      context: contextFor(userId),
    })
  }
}

/** An administrator's sign-in is no matter of a cover. */
function hasNoCoverLeft({ userType, memberships }: EnrolledUser, today: string): boolean {
  return (
    userType === 'client' &&
    Object.values(memberships).every(({ effectiveEndDate }) => hasEndedBefore(effectiveEndDate, today))
  )
}
