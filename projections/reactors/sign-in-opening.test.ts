import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { describe, expect, it } from 'vitest'
import { jobsFor } from './reactor.ts'
import { SIGN_IN_OPENING, signInOpening, signInOpeningSchema } from './sign-in-opening.ts'

const userId = 'ann'
const jobsAfter = (event: DomainEvent) =>
  signInOpening
    .react({ ...event, position: '7' } as Recorded)
    .map(({ kind, subjectId, payload }) => [kind, subjectId, payload])

describe('locks of tried identifiers', () => {
  it.each<DomainEvent>([
    {
      type: 'UserEnrolled',
      data: { userId, userType: 'client', name: 'Ann', nric: 'S1', email: 'ann@example.com', loginRequired: true },
    },
    { type: 'AccountActivated', data: { userId } },
    { type: 'AccountUnlocked', data: { userId, reason: 'recovered' } },
    { type: 'UserStatusChanged', data: { userId, status: 100, reason: 'asked for' } },
  ])('are lifted after $type', (event) => {
    expect(signInOpening.handles).toContain(event.type)
    expect(jobsAfter(event)).toEqual([[SIGN_IN_OPENING, userId, { userIds: [userId], position: '7' }]])
  })

  it.each([101, 300, 301, 401] as const)('stay when an administrator sets status %d', (status) => {
    expect(jobsAfter({ type: 'UserStatusChanged', data: { userId, status, reason: 'asked for' } })).toEqual([])
  })

  it('are lifted for all people of a batch by one job, which names each once', () => {
    const recorded = (id: string, ofUser: string) =>
      ({
        type: 'AccountActivated',
        data: { userId: ofUser },
        id,
        position: id.slice(-1),
        metadata: { correlationId: 'upload' },
      }) as Recorded
    const events = [
      recorded('a9a0f0fe-1d0f-4a8e-9d59-0d5b8f1f4a01', 'ann'),
      recorded('a9a0f0fe-1d0f-4a8e-9d59-0d5b8f1f4a02', 'ben'),
      recorded('a9a0f0fe-1d0f-4a8e-9d59-0d5b8f1f4a03', 'ann'),
    ]
    const jobs = jobsFor(signInOpening, events)
    expect(jobs).toMatchObject([
      { kind: SIGN_IN_OPENING, causationId: events[0]?.id, payload: { userIds: ['ann', 'ben'], position: '3' } },
    ])
    expect(jobsFor(signInOpening, events)).toEqual(jobs)
    expect(jobsFor(signInOpening, [])).toEqual([])
  })

  it('are lifted by a job of the former form, too', () => {
    expect(signInOpeningSchema.parse({ userId })).toEqual({ userIds: [userId] })
  })
})
