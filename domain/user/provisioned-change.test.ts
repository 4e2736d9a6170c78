/** What follows when a company's own system says something of an employee (S88). */
import { expect, test } from 'vitest'
import { decideInTurn } from './decide-user.ts'
import { coverCommandsOf, isCoveredElsewhere, takenOfPerson } from './provisioned-change.ts'
import type { UserCommand } from './user-commands.ts'
import { evolveUser, type EnrolledUser, type MembershipDetails } from './user-state.ts'

const today = '2026-03-10'
const about = { companyId: 'orchid', today }
const cover: MembershipDetails = { memberType: 'E', staffId: 'S1', effectiveStartDate: '2026-01-01' }

function somebody(memberships: Record<string, MembershipDetails>, status: 100 | 101 = 101): EnrolledUser {
  const commands: UserCommand[] = [
    {
      type: 'EnrolUser',
      data: { userId: 'u', userType: 'client', name: 'Nova', nric: 'S1', email: 'n@example.com', loginRequired: true },
    },
    ...Object.entries(memberships).map(
      ([companyId, details]) => ({ type: 'StartMembership', data: { ...details, companyId } }) as const,
    ),
    ...(status === 100 ? [{ type: 'ChangeStatus', data: { status, reason: 'test' } } as const] : []),
  ]
  const decision = decideInTurn(commands, undefined)
  if ('refusal' in decision) throw new Error(decision.refusal.message)
  const user = decision.events.reduce(evolveUser, undefined as EnrolledUser | undefined)
  if (!user) throw new Error('nobody')
  return user
}

test.each<[string, MembershipDetails, Parameters<typeof coverCommandsOf>[1], object[]]>([
  ['nothing new', cover, { active: true, cover: {} }, []],
  ['the end', cover, { active: false, cover: {} }, [{ type: 'EndMembership', data: { effectiveEndDate: today } }]],
  [
    'an end that has been',
    cover,
    { active: false, cover: { effectiveEndDate: '2026-02-01' } },
    [{ type: 'EndMembership', data: { effectiveEndDate: '2026-02-01' } }],
  ],
  ['the end of what has ended', { ...cover, effectiveEndDate: '2026-02-01' }, { active: false, cover: {} }, []],
  [
    'the way back on the same day',
    { ...cover, effectiveEndDate: today },
    { active: true, cover: {} },
    [{ type: 'ChangeCover', data: { cover: { effectiveEndDate: '' } } }],
  ],
  [
    'the way back later',
    { ...cover, effectiveEndDate: '2026-02-01' },
    { active: true, cover: { designation: 'Baker' } },
    [{ type: 'StartMembership', data: { effectiveStartDate: today, staffId: 'S1', designation: 'Baker' } }],
  ],
  [
    'the way back from a day on',
    { ...cover, effectiveEndDate: '2026-02-01' },
    { active: true, cover: { effectiveStartDate: '2026-04-01' } },
    [{ type: 'StartMembership', data: { effectiveStartDate: '2026-04-01' } }],
  ],
  [
    'other dates',
    cover,
    { active: true, cover: { effectiveEndDate: '2026-12-31', planNo: '' } },
    [{ type: 'ChangeCover', data: { cover: { effectiveEndDate: '2026-12-31', planNo: '' } } }],
  ],
])('of a cover: %s', (_what, current, said, expected) => {
  expect(coverCommandsOf(current, said, about)).toMatchObject(expected)
})

const said = { name: 'Nova Teo', email: 'x@example.com', birthdate: '1980-01-01' }

test('what is the person’s own is taken while only this company covers them, and the address until they have registered', () => {
  expect(takenOfPerson(somebody({ orchid: cover }), said, about)).toEqual(said)
  expect(takenOfPerson(somebody({ orchid: cover }, 100), said, about)).toEqual({
    name: 'Nova Teo',
    birthdate: '1980-01-01',
  })
  expect(takenOfPerson(somebody({ orchid: cover, lantern: cover }), said, about)).toEqual({})
})

test('a cover elsewhere that ended before today is none', () => {
  const elsewhere = (effectiveEndDate: string) =>
    isCoveredElsewhere(somebody({ orchid: cover, lantern: { ...cover, effectiveEndDate } }), 'orchid', today)
  expect([elsewhere('2026-03-09'), elsewhere(today)]).toEqual([false, true])
})
