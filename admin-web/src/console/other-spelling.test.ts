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

test.each(['/nothing', '/clients/a/b/c/d', '/hrclaims/open/1', '/'])('no page answers %s', (pathname) => expect(otherSpelling(pathname)).toBeUndefined())

test('what is spelled as the page itself gives the page, so that nobody is sent on and on', () => {
  expect(otherSpelling('/client')).toBe('/client')
})
