/** What was decided is reckoned again when a past thing changes: a plan is published, or somebody's cover is another one. */
import type { Position } from '@member-care/event-store/port.ts'
import { z } from 'zod'
import type { Reactor } from './reactor.ts'

export const PLAN_RECKONED_AGAIN = 'plan-reckoned-again'
export const PEOPLE_RECKONED_AGAIN = 'people-reckoned-again'

/** From this position on the read models know what has changed. */
const position = z.custom<Position>((value) => typeof value === 'string')
export const planReckonedAgainSchema = z.object({ planId: z.string(), position })
export const peopleReckonedAgainSchema = z.object({ userIds: z.array(z.string()), position })

/** Payload: `{ planId, position }`. */
export const planReckonedAgain: Reactor = {
  name: 'plan-reckoned-again',
  handles: ['PlanVersionPublished'],
  // What was published before has been decided by.
  startsAt: 'head',
  react: (event) => {
    if (event.type !== 'PlanVersionPublished') return []
    const { planId } = event.data
    return [{ kind: PLAN_RECKONED_AGAIN, subjectId: planId, payload: { planId, position: event.position } }]
  },
}

/** Payload: `{ userIds, position }`. An upload changes people by the hundred thousand, so the people of a batch share one job. */
export const peopleReckonedAgain: Reactor = {
  name: 'people-reckoned-again',
  handles: ['MembershipChanged', 'MembershipEnded', 'MembershipRemoved'],
  startsAt: 'head',
  react: (event) => {
    if (!('userId' in event.data)) return []
    const { userId } = event.data
    return [
      { kind: PEOPLE_RECKONED_AGAIN, subjectId: userId, payload: { userIds: [userId], position: event.position } },
    ]
  },
  together: (reactions) => {
    const userIds = [...new Set(reactions.map(({ subjectId }) => subjectId))]
    const payload = { ...reactions.at(-1)?.payload, userIds }
    return { kind: PEOPLE_RECKONED_AGAIN, subjectId: userIds[0] ?? '', payload }
  },
}
