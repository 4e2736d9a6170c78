import { portalManifest } from '@member-care/domain/pages/portal-manifest.ts'
import {
  createCompany,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: AccountsUnderTest
beforeAll(async () => {
  api = await startAccountsUnderTest()
})
afterAll(() => api.close())

/** As a browser asks, which sends no token. */
async function manifestOf(companyId: string) {
  const { statusCode, body } = await api.app.inject({ method: 'GET', url: `/api/home-screen/${companyId}/manifest` })
  return { statusCode, manifest: JSON.parse(body) as Record<string, unknown> }
}

test('the portal is called on a home screen as the client has it, and tells nothing else of the client', async () => {
  const named = await manifestOf(await createCompany(api, { homeScreenName: 'Orchid Care' }))
  expect(named.manifest).toMatchObject({
    id: '/app',
    start_url: '/app',
    name: 'Orchid Care',
    short_name: 'Orchid Care',
    lang: 'en-SG',
  })
  // All of it: a phone that knows the portal under this name shares receipts with it too.
  expect(named.manifest).toEqual(portalManifest('Orchid Care'))

  const unnamed = await manifestOf(await createCompany(api, {}))
  expect(unnamed.manifest['name']).toBe('Member Care')
  // Nobody learns here which companies there are.
  const nobody = await manifestOf('00000000-0000-4000-8000-000000000000')
  expect(nobody).toEqual(unnamed)
  expect({ ...named.manifest, name: 'Member Care', short_name: 'Member Care' }).toEqual(unnamed.manifest)
})
