// Requirements: SHELL-003, SHELL-013, SHELL-014, SHELL-015, SHELL-016, SHELL-017, SHELL-018, SHELL-019, SHELL-020, SHELL-021, SHELL-022, SHELL-023,
// SHELL-024, SHELL-026, SHELL-027, SHELL-036, SHELL-040, ROL-051, ROL-052
import { expect, test } from 'vitest'
import type { BenefitConfig } from './benefit-config.ts'
import { featuresConfigSchema, type FeaturesConfig } from './features-config.ts'
import { menuEntries, type MenuUser } from './menu-entries.ts'

const config = (flags: Partial<FeaturesConfig>): BenefitConfig => ({
  featuresConfig: featuresConfigSchema.parse(flags),
  benefit: { companyCode: 'MER' },
  supportingVisitCode: [],
})
const employee: MenuUser = { companies: [{ companyId: 'c1', memberType: 'E' }], roles: [] }
const dependant: MenuUser = { companies: [{ companyId: 'c1', memberType: 'D' }], roles: [] }
const ids = (user: MenuUser, configs: Record<string, BenefitConfig>) => menuEntries(user, configs).map(({ id }) => id)
const always = ['home', 'profile', 'faq', 'logOut']
const everything = config({
  allowEclaimSubmit: true,
  allowMyVisit: true,
  allowLOG: true,
  allowClinicLocator: true,
  allowEcard: true,
  allowStretchMyDollar: true,
  allowMarketplace: true,
  allowChat: true,
})

test('nothing is shown before a benefit config is loaded', () => {
  expect(menuEntries(employee, {})).toEqual([])
})

test('whom no company covers any more follows claims and letters, and has the profile', () => {
  const after = ['home', 'claimRecords', 'elogRecords', 'profile', 'faq', 'logOut']
  expect(ids({ companies: [], roles: [] }, {})).toEqual(after)
})

test('an employee with every flag sees everything in order', () => {
  expect(menuEntries(employee, { c1: everything }).map(({ label }) => label)).toEqual([
    'Home',
    'Submit Claim',
    'Claim Records',
    'My Visits',
    'Request eLOG',
    'eLOG Records',
    'Find Panel Clinics',
    'eCards',
    'Rewards',
    'Store',
    'Ask Joey',
    'Profile',
    'FAQ',
    'Log Out',
  ])
})

test.each([
  ['allowEclaimSubmit', ['submitClaim', 'claimRecords']],
  ['allowMyVisit', ['visits']],
  ['allowLOG', ['requestElog', 'elogRecords']],
  ['allowClinicLocator', ['findClinics']],
  ['allowEcard', ['eCards']],
  ['allowStretchMyDollar', ['rewards']],
  ['allowMarketplace', ['store']],
  ['allowChat', ['askJoey']],
] as const)('%s alone adds %o', (flag, added) => {
  expect(ids(employee, { c1: config({ [flag]: true }) }).filter((id) => !always.includes(id))).toEqual(added)
})

test('a dependant sees no claims, visits or eLOGs', () => {
  expect(ids(dependant, { c1: everything })).toEqual([
    'home',
    'findClinics',
    'eCards',
    'rewards',
    'store',
    'askJoey',
    'profile',
    'faq',
    'logOut',
  ])
})

test('the flag counts in the company that covers the user as an employee', () => {
  const both: MenuUser = { companies: [...employee.companies, { companyId: 'c2', memberType: 'D' }], roles: [] }
  expect(ids(both, { c1: config({}), c2: everything })).not.toContain('submitClaim')
  expect(ids(both, { c1: everything, c2: config({}) })).toContain('submitClaim')
})

test('an HR administrator sees the way to their own area and to the analytics', () => {
  expect(ids({ ...employee, roles: [{ type: 'hradmin' }] }, { c1: config({}) })).toEqual([
    'home',
    'profile',
    'hrAdmin',
    'insights',
    'faq',
    'logOut',
  ])
})

test('the links of a client stand in the menu of those whom it offers them to', () => {
  const links = config({
    allowTeleconsult: true,
    teleconsultAppLink: 'https://tele.example/app',
    userGuideUrl: '/app/userguide',
  })
  expect(ids(employee, { c1: links })).toEqual(['home', 'teleconsult', 'profile', 'userGuide', 'faq', 'logOut'])
  expect(ids(dependant, { c1: links })).toEqual(['home', 'profile', 'userGuide', 'faq', 'logOut'])
  expect(ids(employee, { c1: config({ allowTeleconsult: true }) })).toEqual(always)
})
