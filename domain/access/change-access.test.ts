// Requirements: LIM-031
import { describe, expect, test } from 'vitest'
import {
  administratorStatusRefusal,
  employersOf,
  hrAccessRefusal,
  powerForAdministratorStatus,
  reachesAdministrator,
  rolesRefusal,
  signInDetailsRefusal,
  withHrAccess,
  type ChangedAdministrator,
  type ChangingAdministrator,
} from './change-access.ts'

const ivy: ChangingAdministrator = { userId: 'ivy', roles: ['ADMIN_IT'], groupCodes: ['P2', 'MG'] }
const olive: ChangedAdministrator = { userId: 'olive', roles: ['ADMIN_OPERATION'], groupCodes: ['P2'], status: 100 }
const ian: ChangedAdministrator = { userId: 'ian', roles: ['ADMIN_IT', 'ADMIN_CLAIM'], groupCodes: ['P2'], status: 100 }

describe('the roles and groups of an administrator', () => {
  test('become others', () => {
    expect(rolesRefusal(ivy, olive, { roles: ['ADMIN_CLAIM', 'ADMIN_IT'], groupCodes: ['P2', 'MG'] }, 1)).toBeUndefined()
  })

  test.each([
    ['OWN_ACCESS', { ...olive, userId: 'ivy' }, { roles: ['ADMIN_CLAIM'], groupCodes: ['P2'] }],
    ['ROLES_MISSING', olive, { roles: [], groupCodes: ['P2'] }],
    ['GROUPS_MISSING', olive, { roles: ['ADMIN_CLAIM'], groupCodes: [] }],
    ['GROUP_OUT_OF_REACH', olive, { roles: ['ADMIN_CLAIM'], groupCodes: ['P2', 'GE'] }],
    ['GROUP_OUT_OF_REACH', olive, { roles: ['ADMIN_CLAIM'], groupCodes: ['ALL'] }],
  ] as const)('not when it is %s', (code, changed, toBe) => {
    expect(rolesRefusal(ivy, changed, toBe, 1)).toMatchObject({ code })
  })

  test('ADMIN_IT is given and taken by those who have it, and by nobody else', () => {
    const maple: ChangingAdministrator = { userId: 'maple', roles: ['ADMIN_CREATION'], groupCodes: ['ALL'] }
    const [withIt, without] = [{ roles: ['ADMIN_IT', 'ADMIN_CLAIM'], groupCodes: ['P2'] }, { roles: ['ADMIN_CLAIM'], groupCodes: ['P2'] }] as const
    expect(rolesRefusal(maple, olive, withIt, 1)).toMatchObject({ code: 'IT_ROLE_OUT_OF_REACH', field: 'roles' })
    expect(rolesRefusal(maple, ian, without, 1)).toMatchObject({ code: 'IT_ROLE_OUT_OF_REACH' })
    expect(rolesRefusal(maple, ian, { ...withIt, groupCodes: ['MG'] }, 1)).toBeUndefined()
    for (const what of ['email', 'password'] as const) {
      expect(signInDetailsRefusal(maple, ian, what)).toMatchObject({ code: 'IT_ROLE_OUT_OF_REACH', field: what })
      expect(signInDetailsRefusal(ivy, ian, what)).toBeUndefined()
      expect(signInDetailsRefusal(maple, olive, what)).toBeUndefined()
    }
  })

  test('the last ADMIN_IT keeps the role, and may lose others', () => {
    expect(rolesRefusal(ivy, ian, { roles: ['ADMIN_CLAIM'], groupCodes: ['P2'] }, 0)).toMatchObject({ code: 'LAST_IT_ADMINISTRATOR' })
    expect(rolesRefusal(ivy, ian, { roles: ['ADMIN_IT'], groupCodes: ['P2'] }, 0)).toBeUndefined()
    expect(rolesRefusal(ivy, ian, { roles: ['ADMIN_CLAIM'], groupCodes: ['P2'] }, 1)).toBeUndefined()
    expect(rolesRefusal(ivy, { ...ian, status: 401 }, { roles: ['ADMIN_CLAIM'], groupCodes: ['P2'] }, 0)).toBeUndefined()
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
    for (const status of [300, 401] as const) expect(administratorStatusRefusal(ivy, ian, status, 0)).toMatchObject({ code: 'LAST_IT_ADMINISTRATOR' })
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
  const ann = { userId: 'ann', covers: [{ companyId: 'orchid', memberType: 'E' }] } as const

  test('is given by who reaches every company that employs the person', () => {
    expect(hrAccessRefusal(hana, ann)).toBeUndefined()
    expect(hrAccessRefusal(hana, { ...ann, covers: [...ann.covers, { companyId: 'lantern', memberType: 'E' }] })).toMatchObject({ code: 'OTHER_COMPANY' })
    expect(hrAccessRefusal(hana, { ...ann, covers: [...ann.covers, { companyId: 'lantern', memberType: 'D' }] })).toBeUndefined()
    expect(hrAccessRefusal(hana, { userId: 'dan', covers: [{ companyId: 'orchid', memberType: 'D' }] })).toMatchObject({ code: 'EMPLOYEES_ONLY' })
    expect(hrAccessRefusal(hana, { ...ann, userId: 'hana' })).toMatchObject({ code: 'OWN_ACCESS' })
  })

  test('is one role among others', () => {
    expect(withHrAccess(['other'], true)).toEqual(['other', 'hradmin'])
    expect(withHrAccess(['hradmin'], true)).toEqual(['hradmin'])
    expect(withHrAccess(['hradmin', 'other'], false)).toEqual(['other'])
  })

  test('reaches employers only', () => {
    expect(employersOf([{ companyId: 'a', memberType: 'E' }, { companyId: 'b', memberType: 'D' }])).toEqual(['a'])
  })
})
