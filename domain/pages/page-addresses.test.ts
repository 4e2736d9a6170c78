import { describe, expect, it } from 'vitest'
import { consoleAddresses, isAddressOf, portalAddresses } from './page-addresses.ts'

describe('the addresses of pages', () => {
  it.each([
    '/',
    '/register',
    '/Register/',
    '/recoverAccount',
    '/resetpassword/x-1',
    '/registeradmin',
    '/registeradmin/x',
    '/app',
    '/app/',
    '/app/claimrecords/OUT/T1',
    '/app/claimrecords/out/T1/update',
  ])('%s is a page of the portal', (path) => expect(isAddressOf(portalAddresses, path)).toBe(true))

  it.each([
    '/nothing',
    '/app/nothing',
    '/resetpassword',
    '/registeradmin/x/y',
    '/app/claimrecords/out/T1/update/more',
    '/app/profile/more',
    '/systemadministrators',
  ])('%s is none', (path) => expect(isAddressOf(portalAddresses, path)).toBe(false))

  it('takes everything below a star, and the address itself', () => {
    for (const path of ['/user/update', '/user/update/7', '/user/update/7/companies'])
      expect(isAddressOf(consoleAddresses, path)).toBe(true)
    expect(isAddressOf(consoleAddresses, '/user/updated')).toBe(false)
  })
})
