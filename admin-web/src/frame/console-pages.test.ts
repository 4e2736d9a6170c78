// Requirements: ADM-MNU-002, ADM-MNU-003, ADM-MNU-004, ADM-MNU-005, ADM-MNU-006, ADM-MNU-007, ADM-MNU-008, ADM-MNU-009, ADM-MNU-010, ADM-CLM-001,
// ROL-023, ROL-030, ROL-042, ROL-043, ROL-044
import { administratorRoles, powersOf } from '@member-care/domain/access/powers.ts'
import { consoleAddresses, isAddressOf } from '@member-care/domain/pages/page-addresses.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { clinicImageTexts } from '@member-care/domain/texts/clinic-image-texts.ts'
import { contentListTexts } from '@member-care/domain/texts/content-page-texts.ts'
import { expect, test } from 'vitest'
import { consoleRoutes, homePathOf, pagesFor, powerFor } from './console-pages.tsx'

const { menu } = consoleTexts
const menuOf = (...roles: string[]) => pagesFor(powersOf(roles)).map(({ label }) => label)

/** The menu of 3§2.2, from top to bottom. */
const specified: readonly string[] = [
  menu.clients,
  menu.users,
  menu.admin,
  menu.myPlanEditor,
  menu.hrClaims,
  menu.inpatient,
  menu.outpatient,
  menu.verifyUserBank,
  menu.verifyInpatientBank,
  menu.verifyOutpatientBank,
  menu.excludedClinics,
  menu.job,
]

test('the menu has the entries of the specification in its order, whatever else stands between them', () => {
  expect(menuOf(...administratorRoles).filter((label) => specified.includes(label))).toEqual(specified)
})

test('the Verification submenu is for those who verify accounts, and for nobody else', () => {
  const submenuOf = (...roles: string[]) => pagesFor(powersOf(roles)).filter(({ group }) => group === menu.verification)
  for (const role of administratorRoles) expect(submenuOf(role).length, role).toBe(role === 'ADMIN_ACCOUNT' ? 3 : 0)
})

test('content and panel clinics are kept by those who keep content, and by nobody else', () => {
  for (const role of administratorRoles)
    expect(
      menuOf(role).filter((label) => [contentListTexts.menu, clinicImageTexts.menu].includes(label as never)),
      role,
    ).toHaveLength(role === 'ADMIN_OPERATION' ? 2 : 0)
})

test('an auditor sees history and replay, and no lists', () => {
  const entries = menuOf('ADMIN_AUDITOR')
  expect(entries).toEqual(
    expect.arrayContaining(['Claim history', 'Event search', 'Who looked', 'Log integrity', 'Replay', 'Read models']),
  )
  expect(entries.filter((label) => specified.includes(label))).toEqual([])
})

test.each<[string, readonly string[], readonly string[]]>([
  [
    'ADMIN_OPERATION',
    [],
    [menu.admin, menu.excludedClinics, menu.verifyUserBank, menu.verifyInpatientBank, menu.claimsDesk],
  ],
  ['ADMIN_IT', [menu.admin, menu.excludedClinics, 'API documentation'], [menu.verifyInpatientBank, menu.claimsDesk]],
  ['ADMIN_CREATION', [menu.admin], [menu.excludedClinics, menu.verifyInpatientBank, menu.claimsDesk]],
  [
    'ADMIN_ACCOUNT',
    [menu.verifyUserBank, menu.verifyInpatientBank, menu.verifyOutpatientBank],
    [menu.admin, menu.excludedClinics, menu.claimsDesk],
  ],
  ['ADMIN_CLAIM', [menu.claimsDesk, 'Claim history'], [menu.admin, menu.excludedClinics, menu.verifyInpatientBank]],
  [
    'ADMIN_CALL_CENTRE',
    [],
    [menu.admin, menu.excludedClinics, menu.verifyInpatientBank, menu.claimsDesk, 'Claim history', 'API documentation'],
  ],
])('%s sees what everybody sees and %j, and not %j', (role, own, others) => {
  const entries = menuOf(role)
  expect(entries).toEqual(
    expect.arrayContaining([
      menu.clients,
      menu.users,
      menu.myPlanEditor,
      menu.hrClaims,
      menu.inpatient,
      menu.outpatient,
      menu.job,
      menu.dashboard,
      ...own,
    ]),
  )
  expect(entries.filter((label) => others.includes(label))).toEqual([])
})

test.each([
  ['client', ['ADMIN_OPERATION']],
  ['client', ['ADMIN_IT']],
  ['client', ['ADMIN_CREATION']],
  ['client', ['ADMIN_CALL_CENTRE']],
  ['client', ['ADMIN_OPERATION', 'ADMIN_CLAIM', 'ADMIN_ACCOUNT']],
  ['dashboard', ['ADMIN_CLAIM']],
  ['dashboard', ['ADMIN_ACCOUNT', 'ADMIN_IT']],
  ['dashboard', ['ADMIN_AUDITOR']],
  ['dashboard', []],
])('/systemadmin shows the %s page to %j', (path, roles) => expect(homePathOf(powersOf(roles))).toBe(path))

test('both claim lists need the power to see claims', () => {
  expect(powerFor('userOutpatient', 'list')).toBe('claims.view')
  expect(powerFor('userinpatient', 'list')).toBe('claims.view')
  expect(powerFor('nothing', 'list')).toBeUndefined()
})

test('has every page at an address that the server knows', () => {
  const paths = consoleRoutes.map(({ path }) => path)
  expect(paths.filter((path) => !isAddressOf(consoleAddresses, path.replace(/\/\*$/, '')))).toEqual([])
})

test('asks for the power of each action on a kind of record, on the one table of powers', () => {
  expect(powerFor('users', 'create')).toBe('users.create')
  expect(powerFor('users', 'edit')).toBe('users.view')
  expect(powerFor('events', 'list')).toBe('history.view')
})
