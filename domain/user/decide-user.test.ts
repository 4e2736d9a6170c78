import { describe, expect, test } from 'vitest'
import { decideUser, evolveUser, type UserCommand, type UserState } from './decide-user.ts'
import type { UserEvent } from './user-events.ts'

const enrolled: UserEvent = {
  type: 'UserEnrolled',
  data: { userId: 'u1', userType: 'client', name: 'Willow Tan', nric: 'S0000001I', email: 'willow.tan@example.com', loginRequired: true },
}
const employed: UserEvent = {
  type: 'MembershipStarted',
  data: { userId: 'u1', companyId: 'c1', memberType: 'E', effectiveStartDate: '2026-01-01' },
}
const stateAfter = (...events: UserEvent[]): UserState => events.reduce<UserState>(evolveUser, undefined)
const startMembership = (data: Partial<Extract<UserCommand, { type: 'StartMembership' }>['data']>): UserCommand => ({
  type: 'StartMembership',
  data: { companyId: 'c1', memberType: 'E', effectiveStartDate: '2026-01-01', ...data },
})

describe('a user', () => {
  test('is enrolled once', () => {
    expect(decideUser({ type: 'EnrolUser', data: enrolled.data }, undefined)).toEqual({ events: [enrolled] })
    expect(decideUser({ type: 'EnrolUser', data: enrolled.data }, stateAfter(enrolled))).toMatchObject({ refusal: { code: 'ALREADY_ENROLLED' } })
  })

  test('has status 101 until registered', () => {
    expect(stateAfter(enrolled)?.status).toBe(101)
  })

  test('may be covered under two companies, but not twice under one', () => {
    expect(decideUser(startMembership({ companyId: 'c2' }), stateAfter(enrolled, employed))).toMatchObject({
      events: [{ type: 'MembershipStarted', data: { userId: 'u1', companyId: 'c2' } }],
    })
    expect(decideUser(startMembership({}), stateAfter(enrolled, employed))).toMatchObject({ refusal: { code: 'ALREADY_A_MEMBER' } })
  })

  test('can come back after a membership ended', () => {
    const ended: UserEvent = { type: 'MembershipEnded', data: { userId: 'u1', companyId: 'c1', effectiveEndDate: '2026-06-30' } }
    expect(decideUser(startMembership({ effectiveStartDate: '2026-09-01' }), stateAfter(enrolled, employed, ended))).toHaveProperty('events')
  })

  test('cannot be a dependant of nobody', () => {
    expect(decideUser(startMembership({ memberType: 'D' }), stateAfter(enrolled))).toMatchObject({ refusal: { field: 'employeeId' } })
  })

  test('is given only roles that exist', () => {
    const change = (roles: string[]): UserCommand => ({ type: 'ChangeRoles', data: { roles, groupCodes: ['ALL'], reason: 'test' } })
    expect(decideUser(change(['ADMIN_IT']), stateAfter(enrolled))).toHaveProperty('events.0.type', 'RolesChanged')
    expect(decideUser(change(['ADMIN_EVERYTHING']), stateAfter(enrolled))).toMatchObject({ refusal: { code: 'UNKNOWN_ROLE', field: 'roles' } })
  })

  test('refuses everything before enrolment', () => {
    expect(decideUser(startMembership({}), undefined)).toMatchObject({ refusal: { message: 'User Not Found' } })
  })

  test('a change to the status they have changes nothing', () => {
    const change: UserCommand = { type: 'ChangeStatus', data: { status: 101, reason: 'test' } }
    expect(decideUser(change, stateAfter(enrolled))).toEqual({ events: [] })
  })
})
