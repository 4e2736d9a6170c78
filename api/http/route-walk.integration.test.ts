/** Every route that there is, asked by those who may not ask it. The list of routes comes from the server, so none can be forgotten. */
import { administratorRoles, powersOf } from '@member-care/domain/access/powers.ts'
import { createAdministrator, createCompany, createMember, startAccountsUnderTest, type AccountsUnderTest } from '@member-care/tests/support/accounts-cast.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DeclaredRoute } from './access.ts'

let api: AccountsUnderTest
let closed: readonly DeclaredRoute[]
beforeAll(async () => {
  api = await startAccountsUnderTest()
  closed = api.app.declaredRoutes().filter((route) => route.access !== 'public')
})
afterAll(() => api.close())

/** Asks a route with ids that nothing has. @returns the route and the status, so that a failure tells which route it was */
async function ask({ method, url }: DeclaredRoute, headers: Record<string, string> = {}): Promise<string> {
  const address = url.replaceAll(/:[A-Za-z]+|\*/g, '7e57ab1e-0000-4000-8000-000000000000')
  const reply = await api.app.inject({ method: method as 'GET', url: address, headers })
  return `${method} ${url} ${reply.statusCode}`
}

const answering = (route: DeclaredRoute, status: number) => `${route.method} ${route.url} ${status}`

it('lets nobody in without a token, on any route that is not public', async () => {
  expect(closed.length).toBeGreaterThan(10)
  for (const route of closed) {
    expect(await ask(route)).toBe(answering(route, 401))
    expect(await ask(route, { accesstoken: 'x'.repeat(43) })).toBe(answering(route, 401))
  }
})

it('keeps public what must be, and nothing else', () => {
  const ofApi = ({ url }: { url: string }) => url.startsWith('/api/') && !url.startsWith('/api/docs')
  const open = api.app.declaredRoutes().filter((route) => route.access === 'public' && route.method !== 'HEAD' && ofApi(route))
  expect(open.map(({ method, url }) => `${method} ${url}`).sort()).toEqual([
    'GET /api/captcha/challenge',
    'GET /api/config/banklists',
    'GET /api/countryCodes',
    'GET /api/externalapi/getAppLaunchConfigFromMHC',
    'GET /api/notifications/live',
    'GET /api/publickey',
    'GET /api/users/sso/callback',
    'GET /api/users/sso/start',
    'GET /api/versions',
    'POST /api/users/activateLink/check',
    'POST /api/users/activateLink/validate',
    'POST /api/users/generateLoginOTPEmailCode',
    'POST /api/users/login/v3',
    'POST /api/users/ssoLogin',
    'POST /api/users/verifyLoginOTPEmailCode',
  ])
})

it('refuses members every route for administrators, and administrators every route for members', async () => {
  const member = await api.headersFor((await createMember(api, await createCompany(api))).userId)
  const administrator = await api.headersFor((await createAdministrator(api, ['ADMIN_OPERATION'])).userId)
  for (const route of closed) {
    if (typeof route.access !== 'object') continue
    const isForMembers = 'userType' in route.access && route.access.userType === 'client'
    expect(await ask(route, isForMembers ? administrator : member)).toBe(answering(route, 403))
  }
})

it.each(administratorRoles)('refuses %s every route that needs a power which the role has not', async (role) => {
  const headers = await api.headersFor((await createAdministrator(api, [role])).userId)
  const powers = powersOf([role])
  for (const route of closed) {
    if (typeof route.access !== 'object' || !('power' in route.access)) continue
    if (!powers.has(route.access.power)) expect(await ask(route, headers)).toBe(answering(route, 403))
  }
})
