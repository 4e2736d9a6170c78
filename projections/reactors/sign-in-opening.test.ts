import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { describe, expect, it } from 'vitest'
import { SIGN_IN_OPENING, signInOpening } from './sign-in-opening.ts'

const userId = 'ann'
const jobsAfter = (event: DomainEvent) => signInOpening.react(event as Recorded).map(({ kind, subjectId, payload }) => [kind, subjectId, payload])

describe('locks of tried identifiers', () => {
  it.each<DomainEvent>([
    { type: 'UserEnrolled', data: { userId, userType: 'client', name: 'Ann', nric: 'S1', email: 'ann@example.com', loginRequired: true } },
    { type: 'AccountActivated', data: { userId } },
    { type: 'AccountUnlocked', data: { userId, reason: 'recovered' } },
    { type: 'UserStatusChanged', data: { userId, status: 100, reason: 'asked for' } },
  ])('are lifted after $type', (event) => {
    expect(signInOpening.handles).toContain(event.type)
    expect(jobsAfter(event)).toEqual([[SIGN_IN_OPENING, userId, { userId }]])
  })

  it.each([101, 300, 301, 401] as const)('stay when an administrator sets status %d', (status) => {
    expect(jobsAfter({ type: 'UserStatusChanged', data: { userId, status, reason: 'asked for' } })).toEqual([])
  })
})
