// Requirements: ADM-CLT-008, ROL-003, ROL-004, ROL-005, ROL-007, ROL-008, ROL-009, ROL-010, ROL-011, ROL-012, ROL-013, ROL-014, ROL-015, ROL-016,
// ROL-017, ROL-018, ROL-019, ROL-023, ROL-024, ROL-025, ROL-026, ROL-027, ROL-028, ROL-029, ROL-030, ROL-031, ROL-032, ROL-033, ROL-034, ROL-043,
// ROL-050
import { describe, expect, test } from 'vitest'
import { administratorRoles, isRole, powers, powersOf, roleGranting, type Power, type Role } from './powers.ts'

const columns = [
  'ADMIN_OPERATION',
  'ADMIN_IT',
  'ADMIN_CREATION',
  'ADMIN_ACCOUNT',
  'ADMIN_CALL_CENTRE',
  'ADMIN_CLAIM',
  'ADMIN_AUDITOR',
  'hradmin',
] as const

/** Who holds what, as the specification's matrix has it (3§6, C27, C28, S04, S35, S37); one letter per column above. */
const matrix: Readonly<Record<Power, string>> = {
  'claims.view': 'Y Y Y Y Y Y - -',
  'hrClaims.view': 'Y Y Y Y Y Y - Y',
  'claims.decide': '- - - - - Y - -',
  'guarantees.view': 'Y Y Y Y Y Y - -',
  'guarantees.decide': '- - - - - Y - -',
  'straightThrough.view': 'Y - - - - Y - -',
  'straightThrough.switch': 'Y - - - - Y - -',
  'claims.reprocess': 'Y - - - - - - -',
  'claims.proposeBank': 'Y - - - - - - -',
  'insurerMessages.view': 'Y Y - - - - - -',
  'clients.view': 'Y Y Y Y Y Y - -',
  'clients.create': 'Y - - - - - - -',
  'clients.edit': 'Y - - - - - - -',
  'clients.clone': 'Y - - - - - - -',
  'plans.view': 'Y Y Y Y Y Y - -',
  'plans.history': 'Y Y Y Y Y Y Y -',
  'plans.edit': 'Y - - - - - - -',
  'companyMaster.view': 'Y - - - - - - -',
  'companyMaster.import': 'Y - - - - - - -',
  'microservices.view': '- Y - - - - - -',
  'microservices.edit': '- - - - - - - -',
  'users.view': 'Y Y Y Y Y Y - -',
  'users.create': 'Y - - - - - - -',
  'users.upload': 'Y - - - - - - -',
  'jobs.view': 'Y Y Y Y Y Y - -',
  'users.export': 'Y - - - - - - -',
  'users.edit': 'Y - - - - - - -',
  'users.editLogin': 'Y - - - - - - -',
  'users.editStatus': 'Y - - - Y - - -',
  'users.proposeBank': 'Y - - - - - - -',
  'users.editCompanies': 'Y - - - - - - -',
  'users.editDependants': 'Y - - - - - - -',
  'users.forget': 'Y - - - - - - -',
  'nric.unmasked': 'Y - - - - - - -',
  'administrators.view': '- Y Y - - - - -',
  'administrators.invite': '- Y Y - - - - -',
  'administrators.upload': '- Y Y - - - - -',
  'administrators.edit': '- Y Y - - - - -',
  'administrators.changeAddress': '- Y - - - - - -',
  'administrators.terminate': '- Y - - - - - -',
  'administrators.lock': '- Y - - - - - -',
  'administrators.delete': '- Y - - - - - -',
  'administrators.removeFactors': '- Y - - - - - -',
  'users.removeFactors': '- Y - - - - - -',
  'excludedClinics.manage': '- Y - - - - - -',
  'verification.decide': '- - - Y - - - -',
  'verification.count': 'Y - - Y - - - -',
  'identityChanges.decide': 'Y - - - - - - -',
  'chats.answer': '- - - - Y Y - -',
  'chats.answerAll': '- - - - Y - - -',
  'chats.keepAnswers': 'Y - - - Y Y - -',
  'chats.figures': 'Y - - - Y Y - -',
  'store.view': 'Y - - Y Y - - -',
  'store.keep': 'Y - - - - - - -',
  'store.payments': 'Y - - Y - - - -',
  'content.manage': 'Y - - - - - - -',
  'rewards.view': 'Y - - Y Y - - -',
  'rewards.keepCodes': 'Y - - - - - - -',
  'settlement.view': 'Y - - Y Y - - -',
  'content.history': 'Y - - - - - Y -',
  'history.view': 'Y - - - - Y Y -',
  'replay.view': 'Y Y - - - - Y -',
  'apiDocs.view': 'Y Y - - - - - -',
  'log.export': '- - - - - - Y -',
  'replay.retry': 'Y Y - - - - - -',
  'employees.view': '- - - - - - - Y',
  'employees.edit': '- - - - - - - Y',
  'employees.viewClaims': '- - - - - - - Y',
  'employees.guarantees': '- - - - - - - Y',
  'employees.addClaims': '- - - - - - - Y',
  'employees.upload': '- - - - - - - Y',
  'employees.toggleAccess': 'Y - - - - - - Y',
  'insights.open': '- - - - - - - Y',
}

describe.each(columns.map((role, column) => ({ role, column })))('$role', ({ role, column }) => {
  test('has the powers of the matrix and no other', () => {
    const expected = powers.filter((power) => matrix[power].split(' ')[column] === 'Y')
    expect([...powersOf([role])].sort()).toEqual([...expected].sort())
  })
})

test('every role has its column', () => {
  const all: readonly Role[] = [...administratorRoles, 'hradmin']
  expect([...columns].sort()).toEqual([...all].sort())
})

test('roles together have what each has, and the Microservices section for editing besides (C27)', () => {
  const both = powersOf(['ADMIN_IT', 'ADMIN_OPERATION'])
  const each = new Set([...powersOf(['ADMIN_IT']), ...powersOf(['ADMIN_OPERATION'])])
  expect([...both].filter((power) => !each.has(power))).toEqual(['microservices.edit'])
  expect([...each].every((power) => both.has(power))).toBe(true)
})

test('the role that gives a power is named, for the record', () => {
  expect(roleGranting(['ADMIN_CALL_CENTRE', 'ADMIN_OPERATION'], 'users.edit')).toBe('ADMIN_OPERATION')
  expect(roleGranting(['ADMIN_IT', 'ADMIN_OPERATION'], 'microservices.edit')).toBe('ADMIN_OPERATION')
  expect(roleGranting(['ADMIN_IT'], 'microservices.edit')).toBeUndefined()
})

test('what is no role gives nothing', () => {
  expect(powersOf(['admin_it', 'constructor', ''])).toEqual(new Set())
  expect(isRole('constructor')).toBe(false)
  expect(roleGranting([], 'claims.view')).toBeUndefined()
})
