// Requirements: LIM-031, ROL-034
import { describe, expect, test } from 'vitest'
import {
  addressChangeRefusal,
  administratorStatusRefusal,
  hrAccessRefusal,
  hrCompaniesAfter,
  rolesInForce,
  powerForAdministratorStatus,
  reachesAdministrator,
  rolesRefusal,
  signInDetailsRefusal,
  withHrAccess,
  type ChangedAdministrator,
  type ChangingAdministrator,
  type Cover,
} from './change-access.ts'

const ivy: ChangingAdministrator = { userId: 'ivy', roles: ['ADMIN_IT'], groupCodes: ['P2', 'MG'] }
const olive: ChangedAdministrator = { userId: 'olive', roles: ['ADMIN_OPERATION'], groupCodes: ['P2'], status: 100 }
const around = (otherItAdministrators: number) => ({ otherItAdministrators, mayCombine: false })
const ian: ChangedAdministrator = { userId: 'ian', roles: ['ADMIN_IT', 'ADMIN_CLAIM'], groupCodes: ['P2'], status: 100 }

describe('the roles and groups of an administrator', () => {
  test('become others', () => {
    expect(
      rolesRefusal(ivy, olive, { roles: ['ADMIN_CLAIM', 'ADMIN_IT'], groupCodes: ['P2', 'MG'] }, around(1)),
    ).toBeUndefined()
  })

  test.each([
    ['OWN_ACCESS', { ...olive, userId: 'ivy' }, { roles: ['ADMIN_CLAIM'], groupCodes: ['P2'] }],
    ['ROLES_MISSING', olive, { roles: [], groupCodes: ['P2'] }],
    ['GROUPS_MISSING', olive, { roles: ['ADMIN_CLAIM'], groupCodes: [] }],
    ['GROUP_OUT_OF_REACH', olive, { roles: ['ADMIN_CLAIM'], groupCodes: ['P2', 'GE'] }],
    ['GROUP_OUT_OF_REACH', olive, { roles: ['ADMIN_CLAIM'], groupCodes: ['ALL'] }],
  ] as const)('not when it is %s', (code, changed, toBe) => {
    expect(rolesRefusal(ivy, changed, toBe, around(1))).toMatchObject({ code })
  })

  test('ADMIN_IT is given and taken by those who have it, and by nobody else', () => {
    const maple: ChangingAdministrator = { userId: 'maple', roles: ['ADMIN_CREATION'], groupCodes: ['ALL'] }
    const [withIt, without] = [
      { roles: ['ADMIN_IT', 'ADMIN_CLAIM'], groupCodes: ['P2'] },
      { roles: ['ADMIN_CLAIM'], groupCodes: ['P2'] },
    ] as const
    expect(rolesRefusal(maple, olive, withIt, around(1))).toMatchObject({
      code: 'IT_ROLE_OUT_OF_REACH',
      field: 'roles',
    })
    expect(rolesRefusal(maple, ian, without, around(1))).toMatchObject({ code: 'IT_ROLE_OUT_OF_REACH' })
    // Nor does anybody else change what its holders reach, or do besides (S135).
    expect(rolesRefusal(maple, ian, { ...withIt, groupCodes: ['MG'] }, around(1))).toMatchObject({
      code: 'IT_ROLE_OUT_OF_REACH',
    })
    expect(rolesRefusal(ivy, ian, { ...withIt, groupCodes: ['MG'] }, around(1))).toBeUndefined()
  })

  test('roles that check each other are not given to one person, unless it is allowed here or they have both already', () => {
    const both = { roles: ['ADMIN_OPERATION', 'ADMIN_ACCOUNT'], groupCodes: ['P2'] } as const
    expect(rolesRefusal(ivy, olive, both, around(1))).toMatchObject({ code: 'ROLES_CHECK_EACH_OTHER', field: 'roles' })
    expect(rolesRefusal(ivy, { ...olive, userId: 'new', roles: [] }, both, around(1))).toMatchObject({
      code: 'ROLES_CHECK_EACH_OTHER',
    })
    expect(rolesRefusal(ivy, olive, both, { otherItAdministrators: 1, mayCombine: true })).toBeUndefined()
    expect(
      rolesRefusal(
        ivy,
        { ...olive, roles: [...both.roles] },
        { ...both, roles: [...both.roles, 'ADMIN_CLAIM'] },
        around(1),
      ),
    ).toBeUndefined()
  })

  test('the last ADMIN_IT who reaches every client goes on reaching them', () => {
    const [asking, ofAll] = [
      { ...ivy, groupCodes: ['ALL'] },
      { ...ian, groupCodes: ['ALL'] },
    ]
    const narrowed = { roles: ['ADMIN_IT'], groupCodes: ['P2'] } as const
    expect(rolesRefusal(asking, ofAll, narrowed, around(0))).toMatchObject({ code: 'LAST_IT_ADMINISTRATOR' })
    expect(rolesRefusal(asking, ofAll, narrowed, around(1))).toBeUndefined()
    expect(rolesRefusal(asking, ofAll, { ...narrowed, groupCodes: ['ALL'] }, around(0))).toBeUndefined()
  })

  test('the last ADMIN_IT keeps the role, and may lose others', () => {
    expect(rolesRefusal(ivy, ian, { roles: ['ADMIN_CLAIM'], groupCodes: ['P2'] }, around(0))).toMatchObject({
      code: 'LAST_IT_ADMINISTRATOR',
    })
    expect(rolesRefusal(ivy, ian, { roles: ['ADMIN_IT'], groupCodes: ['P2'] }, around(0))).toBeUndefined()
    expect(rolesRefusal(ivy, ian, { roles: ['ADMIN_CLAIM'], groupCodes: ['P2'] }, around(1))).toBeUndefined()
    expect(
      rolesRefusal(ivy, { ...ian, status: 401 }, { roles: ['ADMIN_CLAIM'], groupCodes: ['P2'] }, around(0)),
    ).toBeUndefined()
  })
})

describe('how an administrator signs in', () => {
  const maple: ChangingAdministrator = { userId: 'maple', roles: ['ADMIN_CREATION'], groupCodes: ['ALL'] }
  const [withAccount, without] = [
    { ...olive, hasAccount: true },
    { ...olive, status: 101, hasAccount: false },
  ] as const

  test.each([
    ['PASSWORD_OF_HOLDER', maple, withAccount, 'password'],
    ['PASSWORD_OF_HOLDER', ivy, withAccount, 'password'],
    ['PASSWORD_OF_HOLDER', maple, without, 'password'],
    ['ADDRESS_BY_INVITATION', maple, withAccount, 'email'],
    ['ADDRESS_BY_INVITATION', ivy, withAccount, 'email'],
    ['ADDRESS_BY_INVITATION', ivy, { ...ian, hasAccount: true }, 'email'],
    ['IT_ROLE_OUT_OF_REACH', maple, { ...ian, hasAccount: true }, 'email'],
    ['IT_ROLE_OUT_OF_REACH', maple, { ...ian, hasAccount: false }, 'email'],
    ['OWN_ACCESS', ivy, { ...ian, userId: 'ivy', hasAccount: true }, 'email'],
    ['OWN_ACCESS', ivy, { ...ian, userId: 'ivy', hasAccount: true }, 'password'],
  ] as const)('is not set for them: %s', (code, asking, changed, what) => {
    expect(signInDetailsRefusal(asking, changed, what)).toMatchObject({ code, field: what })
  })

  test('may be put right before they have an account', () => {
    expect(signInDetailsRefusal(maple, without, 'email')).toBeUndefined()
    expect(signInDetailsRefusal(ivy, { ...ian, hasAccount: false }, 'email')).toBeUndefined()
  })

  test('moves to another address by an invitation, if its account is not closed', () => {
    const holder = { ...withAccount, email: 'olive@example.com' }
    expect(addressChangeRefusal(ivy, holder, 'new@example.com')).toBeUndefined()
    expect(addressChangeRefusal(ivy, { ...holder, status: 300 }, 'new@example.com')).toBeUndefined()
    expect(addressChangeRefusal(ivy, { ...holder, userId: 'ivy' }, 'new@example.com')).toMatchObject({
      code: 'OWN_ACCESS',
    })
    expect(addressChangeRefusal(ivy, { ...holder, hasAccount: false }, 'new@example.com')).toMatchObject({
      code: 'NOT_ACTIVATED',
    })
    expect(addressChangeRefusal(ivy, { ...holder, status: 401 }, 'new@example.com')).toMatchObject({
      code: 'ACCOUNT_CLOSED',
    })
    expect(addressChangeRefusal(ivy, holder, 'olive@example.com')).toMatchObject({
      code: 'SAME_ADDRESS',
      field: 'email',
    })
  })
})

describe('the status of an administrator', () => {
  test.each([
    [100, 300, 'administrators.lock'],
    [300, 100, 'administrators.lock'],
    [100, 401, 'administrators.terminate'],
    [401, 100, 'administrators.terminate'],
  ] as const)('from %i to %i takes %s', (from, to, power) => {
    expect(powerForAdministratorStatus(from, to)).toBe(power)
  })

  test('is never their own to change, nor one that members have', () => {
    expect(administratorStatusRefusal(ivy, { ...olive, userId: 'ivy' }, 401, 1)).toMatchObject({ code: 'OWN_ACCESS' })
    expect(administratorStatusRefusal(ivy, olive, 301, 1)).toMatchObject({ code: 'NO_SUCH_STATUS', field: 'status' })
    expect(administratorStatusRefusal(ivy, olive, 401, 1)).toBeUndefined()
  })

  test('the last ADMIN_IT stays active', () => {
    for (const status of [300, 401] as const)
      expect(administratorStatusRefusal(ivy, ian, status, 0)).toMatchObject({ code: 'LAST_IT_ADMINISTRATOR' })
    expect(administratorStatusRefusal(ivy, { ...ian, status: 300 }, 100, 0)).toBeUndefined()
  })
})

test('administrators are reached through their groups', () => {
  expect(reachesAdministrator({ groupCodes: ['ALL'] }, { groupCodes: ['ALL'] })).toBe(true)
  expect(reachesAdministrator({ groupCodes: ['P2', 'MG'] }, { groupCodes: ['MG'] })).toBe(true)
  expect(reachesAdministrator({ groupCodes: ['P2'] }, { groupCodes: ['P2', 'MG'] })).toBe(false)
  expect(reachesAdministrator({ groupCodes: ['P2'] }, { groupCodes: ['ALL'] })).toBe(false)
})

describe('access to the HR view', () => {
  const hana = { userId: 'hana', companyIds: new Set(['orchid']) }
  const day = '2026-03-10'
  const cover = (companyId: string, effectiveEndDate: string | null = null, memberType: 'E' | 'D' = 'E') => ({
    companyId,
    memberType,
    effectiveEndDate,
  })
  const ann = { userId: 'ann', covers: [cover('orchid')], hrCompanyIds: [] }
  const given = { hasAccess: true, day }
  const taken = { hasAccess: false, day }

  test('is given by who reaches every company that employs the person, or is going to', () => {
    const withCover = (other: Cover) => hrAccessRefusal(hana, { ...ann, covers: [...ann.covers, other] }, given)
    expect(hrAccessRefusal(hana, ann, given)).toBeUndefined()
    expect(withCover(cover('lantern'))).toMatchObject({ code: 'OTHER_COMPANY' })
    expect(withCover(cover('lantern', day))).toMatchObject({ code: 'OTHER_COMPANY' })
    expect(withCover(cover('lantern', '2026-03-09'))).toBeUndefined()
    expect(withCover(cover('lantern', null, 'D'))).toBeUndefined()
    const dan = { userId: 'dan', covers: [cover('orchid', null, 'D')], hrCompanyIds: [] }
    expect(hrAccessRefusal(hana, dan, given)).toMatchObject({ code: 'EMPLOYEES_ONLY' })
    expect(hrAccessRefusal(hana, { ...ann, userId: 'hana' }, given)).toMatchObject({ code: 'OWN_ACCESS' })
  })

  test('is taken away by who reaches every company that it was given for', () => {
    const both = { ...ann, covers: [cover('orchid'), cover('lantern')] }
    expect(hrAccessRefusal(hana, { ...both, hrCompanyIds: ['orchid'] }, taken)).toBeUndefined()
    expect(hrAccessRefusal(hana, { ...both, hrCompanyIds: ['lantern'] }, taken)).toMatchObject({
      code: 'OTHER_COMPANY',
    })
    expect(hrAccessRefusal(hana, { ...both, hrCompanyIds: ['lantern', 'orchid'] }, taken)).toMatchObject({
      code: 'OTHER_COMPANY',
    })
  })

  test('is taken away from who has left everybody: they may come back to whom it was given for', () => {
    const left = { ...ann, covers: [cover('orchid', '2026-03-09')], hrCompanyIds: ['orchid'] }
    expect(hrAccessRefusal(hana, left, taken)).toBeUndefined()
    expect(hrAccessRefusal(hana, left, given)).toMatchObject({ code: 'EMPLOYEES_ONLY' })
  })

  test('is for the employers of the day and those to come, and stays for earlier ones until it is taken away', () => {
    const covers = [cover('orchid'), cover('pelican', null, 'D'), cover('heron', '2026-03-09')]
    expect(hrCompaniesAfter([], { roles: ['hradmin'], covers, day })).toEqual(['orchid'])
    expect(hrCompaniesAfter(['lantern'], { roles: ['hradmin'], covers, day })).toEqual(['lantern', 'orchid'])
    expect(hrCompaniesAfter(['lantern'], { roles: [], covers, day })).toEqual([])
  })

  test('sleeps while no company that it was given for employs them that day', () => {
    const inForce = (covers: readonly Cover[]) =>
      rolesInForce(['other', 'hradmin'], { covers, hrCompanyIds: ['orchid'] })
    expect(inForce([cover('lantern'), cover('orchid')])).toEqual(['other', 'hradmin'])
    for (const covers of [[], [cover('lantern')], [cover('orchid', null, 'D')]])
      expect(inForce(covers)).toEqual(['other'])
  })

  test('is one role among others', () => {
    expect(withHrAccess(['other'], true)).toEqual(['other', 'hradmin'])
    expect(withHrAccess(['hradmin'], true)).toEqual(['hradmin'])
    expect(withHrAccess(['hradmin', 'other'], false)).toEqual(['other'])
  })
})
