/** What the end of a cover takes along (S81): an end that is past already is noticed at once, every other one by the clock (api/users/lapsed-covers.ts). */
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { hasEndedBefore } from '@member-care/domain/user/end-of-cover.ts'
import type { Reactor } from './reactor.ts'

/** Finds a cover over whose end was past when it was recorded. Payload: `{ userId, companyId }`. */
export const LAPSE_COVER = 'lapse-cover'
/** Ends what depends on a cover that is over, or was taken away: the person's, or that of the employee who covers them. Payload: `{ userId, companyId, position }`: of the event after which to look. */
export const COVER_LAPSED = 'cover-lapsed'

export const coverEnd: Reactor = {
  name: 'cover-end',
  handles: ['MembershipStarted', 'MembershipChanged', 'MembershipEnded', 'MembershipLapsed', 'MembershipRemoved'],
  // What ended before is found by the clock.
  startsAt: 'head',
  react: (event) => {
    switch (event.type) {
      case 'MembershipLapsed':
      case 'MembershipRemoved': {
        const { userId, companyId } = event.data
        return [{ kind: COVER_LAPSED, subjectId: userId, payload: { userId, companyId, position: event.position } }]
      }
      case 'MembershipStarted':
      case 'MembershipChanged':
      case 'MembershipEnded': {
        const { userId, companyId, effectiveEndDate } = event.data
        if (hasEndedBefore(effectiveEndDate, singaporeToday(event.recordedAt)))
          return [{ kind: LAPSE_COVER, subjectId: userId, payload: { userId, companyId } }]
        // A dependant may have come to, or be kept by, an employee whose cover is over already. An end alone does not say whose it is.
        const isEmployee = 'memberType' in event.data && event.data.memberType === 'E'
        return isEmployee
          ? []
          : [{ kind: COVER_LAPSED, subjectId: userId, payload: { userId, companyId, position: event.position } }]
      }
      default:
        return []
    }
  },
}
