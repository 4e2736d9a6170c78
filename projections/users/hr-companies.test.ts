/** Which companies somebody is HR administrator for, from events that say nothing of it (S127). */
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import { expect, test } from 'vitest'
import { createRecorder } from '../testing/recorded-events.ts'
import { foldPeople, type People } from './fold-people.ts'
import type { UserOrAccountEvent } from './fold-users.ts'

const userId = 'nova'
const enrolled: UserEvent = {
  type: 'UserEnrolled',
  data: {
    ...{ userId, userType: 'client', name: 'Nova Teo', nric: 'S0000001I' },
    ...{ email: 'nova@example.com', loginRequired: true },
  },
}
const started = (companyId: string, effectiveStartDate: string, effectiveEndDate?: string): UserEvent => ({
  type: 'MembershipStarted',
  data: { userId, companyId, memberType: 'E', effectiveStartDate, ...(effectiveEndDate && { effectiveEndDate }) },
})
const roles = (...given: string[]): UserEvent => ({
  type: 'RolesChanged',
  data: { userId, roles: given, groupCodes: [], reason: 'test' },
})

/** After events of 1 January 2026, each in a batch of its own, as a running read model gets them. */
function hrCompaniesAfter(...events: readonly UserEvent[]): readonly string[] | undefined {
  const record = createRecorder()
  const { users } = [enrolled, ...events].reduce<People>(
    ({ users, memberships }, event) => {
      const after = foldPeople({ users, memberships }, [record(event) as UserOrAccountEvent])
      const kept = memberships.filter(
        ({ company_id }) => ![...after.memberships, ...after.removed].some((row) => row.company_id === company_id),
      )
      return { users: after.users, memberships: [...kept, ...after.memberships] }
    },
    { users: [], memberships: [] },
  )
  return users[0]?.hr_company_ids
}

test('those that employ them when the role is given, or are going to, and no later one', () => {
  expect(
    hrCompaniesAfter(
      started('heron', '2020-01-01', '2025-12-31'),
      started('orchid', '2020-01-01', '2026-01-01'),
      started('pelican', '2026-02-01'),
      roles('hradmin'),
      started('lantern', '2025-01-01'),
      started('heron', '2026-01-01'),
    ),
  ).toEqual(['orchid', 'pelican'])
})

test('a company that gives it later is added, and who comes back has kept theirs', () => {
  expect(
    hrCompaniesAfter(
      started('orchid', '2020-01-01'),
      roles('hradmin'),
      { type: 'MembershipEnded', data: { userId, companyId: 'orchid', effectiveEndDate: '2025-12-30' } },
      started('lantern', '2025-12-31'),
      roles('hradmin'),
      started('orchid', '2026-01-01'),
    ),
  ).toEqual(['lantern', 'orchid'])
})

test('none once it is taken away, and not one that the person was taken out of', () => {
  const given = [started('orchid', '2020-01-01'), started('lantern', '2020-01-01'), roles('hradmin')]
  expect(hrCompaniesAfter(...given, { type: 'MembershipRemoved', data: { userId, companyId: 'orchid' } })).toEqual([
    'lantern',
  ])
  expect(hrCompaniesAfter(...given, roles(), started('pelican', '2026-01-01'))).toEqual([])
})
