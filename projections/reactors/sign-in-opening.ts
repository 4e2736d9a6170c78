/**
 * Lets people sign in who were just enrolled, activated, recovered or unlocked. What strangers tried with their
 * identifiers before does not keep them out.
 */
import type { Position } from '@member-care/event-store/port.ts'
import { z } from 'zod'
import type { Reactor } from './reactor.ts'

export const SIGN_IN_OPENING = 'sign-in-opening'

/**
 * Whose sign-in is opened, and the position from which on the read model knows all of them. A job in the former form
 * names one person as `userId`.
 */
export const signInOpeningSchema = z.union([
  z.object({ userIds: z.array(z.string()), position: z.custom<Position>((value) => typeof value === 'string') }),
  z.object({ userId: z.string() }).transform(({ userId }) => ({ userIds: [userId], position: undefined })),
])

/**
 * Payload: `{ userIds, position }`. An upload enrols people by the hundred thousand, so the people of a batch share one
 * job.
 */
export const signInOpening: Reactor = {
  name: 'sign-in-opening',
  handles: ['UserEnrolled', 'AccountActivated', 'AccountUnlocked', 'UserStatusChanged'],
  // For events of the past there is nothing left to open.
  startsAt: 'head',
  react: (event) => {
    if (event.type === 'UserStatusChanged' && event.data.status !== 100) return []
    if (!('userId' in event.data)) return []
    const { userId } = event.data
    return [{ kind: SIGN_IN_OPENING, subjectId: userId, payload: { userIds: [userId], position: event.position } }]
  },
  together: (reactions) => {
    const userIds = [...new Set(reactions.map(({ subjectId }) => subjectId))]
    return { kind: SIGN_IN_OPENING, subjectId: userIds[0] ?? '', payload: { ...reactions.at(-1)?.payload, userIds } }
  },
}
