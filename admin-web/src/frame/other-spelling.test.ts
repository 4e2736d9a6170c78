// Requirements: ADM-MNU-012, ADM-MNU-013, ADM-MNU-014, ADM-MNU-015, ADM-MNU-016, ADM-MNU-017, ADM-MNU-018, ADM-MNU-019
import { expect, test } from 'vitest'
import { otherSpelling } from './other-spelling.ts'

test.each([
  ['/clients', '/client'],
  ['/Client/List', '/client'],
  ['/clients/create', '/client/create'],
  ['/hrclaim', '/hrclaims'],
  ['/HrClaims/list', '/hrclaims'],
  ['/hr-claims/view/c-1', '/hrclaims/view/c-1'],
  ['/excludedclinic', '/excludedclinic/list'],
  ['/excludedClinics', '/excludedclinic/list'],
  ['/excludedclinics/create', '/excludedclinic/create'],
  ['/jobs', '/job'],
  ['/userinpatients/view', '/userinpatient/view'],
])('%s means %s', (spelled, address) => expect(otherSpelling(spelled)).toBe(address))

/** Every address of 3§2.3 below the console's own. */
const specified = [
  '/client/create',
  '/client/c-1/update',
  '/client/c-1/users',
  '/client/c-1/user/u-1/',
  '/user/upload',
  '/user/list',
  '/user',
  '/user/create',
  '/user/update',
  '/admin/list',
  '/admin/create',
  '/admin/update',
  '/hrclaims',
  '/hrclaims/view/h-1',
  '/verify/userbank',
  '/verify/inpatientbank',
  '/verify/outpatientbank',
  '/excludedclinic/list',
  '/excludedclinic/create',
  '/userinpatient',
  '/userinpatient/view',
  '/userOutpatient',
  '/userOutpatient/view',
  '/job',
]
const asPage = (address: string) => address.replace(/\/$/, '')

test.each(specified)('a page answers %s, in any case', (address) => {
  expect(otherSpelling(address)).toBe(asPage(address))
  expect(otherSpelling(address.toUpperCase())?.toLowerCase()).toBe(asPage(address).toLowerCase())
})

test.each(['/nothing', '/clients/a/b/c/d', '/hrclaims/open/1', '/'])('no page answers %s', (pathname) =>
  expect(otherSpelling(pathname)).toBeUndefined(),
)

test('what is spelled as the page itself gives the page, so that nobody is sent on and on', () => {
  expect(otherSpelling('/client')).toBe('/client')
})
