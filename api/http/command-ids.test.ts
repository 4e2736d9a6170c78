/** What a call's command is known by, on every route that there is: the routes come from the server, so that none can be forgotten. */
import { randomUUID } from 'node:crypto'
import { createRoutes } from '@member-care/api/routes.ts'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { administratorRoles, hrAdministratorRole } from '@member-care/domain/access/powers.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import type { UserType } from '@member-care/domain/user/user-events.ts'
import { buildApp } from '../app.ts'
import type { App, Parts, Routes } from './parts.ts'
import { readSettings } from '../settings/read-settings.ts'
import { needsToken, type DeclaredRoute } from './access.ts'
import type { Identity } from './caller.ts'
import { createLogger } from './logging.ts'

/** What a route would have said of the command, were it one; and what the audit would note of it. */
interface Ids {
  readonly requestId: string
  readonly command?: CommandContext
  readonly audit?: CommandContext
}

/** Instead of every handler. */
const answerWithIds: Routes = (app) =>
  void app.addHook('preValidation', async (request, reply) => {
    const isClosed = needsToken(request.routeOptions.config.access)
    const ids: Ids = {
      requestId: request.id,
      ...(isClosed && { command: request.caller.context(), audit: request.caller.auditContext() }),
    }
    // A text, which no route's schema of answers is asked about.
    return reply.type('application/json').send(JSON.stringify(ids))
  })

function identityOf(token: string): Identity {
  const userType: UserType = token.startsWith('administrator') ? 'sys-admin' : 'client'
  const roles = userType === 'sys-admin' ? administratorRoles : [hrAdministratorRole]
  return {
    user: { userId: token, userType, roles, groupCodes: ['ALL'], companyIds: ['c'], hrCompanyIds: ['c'] },
    session: { sessionId: token, userId: token, otpVerified: true, freshlyProved: true, lacksSecondFactor: false },
    asksToVerify: async () => false,
  }
}

let app: App
let calls: readonly DeclaredRoute[]
beforeAll(async () => {
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '1000000',
    STRICT_RATE_LIMIT_PER_MINUTE: '1000000',
  })
  app = await buildApp({
    // No handler is reached: what it would call need not be there.
    parts: {
      settings,
      clock: () => new Date(0),
      logger: createLogger(settings),
      languages: { offered: ['en'] },
    } as unknown as Parts,
    access: { identify: async (token) => identityOf(token), support: settings.support },
    operations: { metrics: new Registry(), readiness: {} },
    frontEnds: { memberWeb: '/nowhere', adminWeb: '/nowhere' },
    routes: [answerWithIds, ...createRoutes({} as Parameters<typeof createRoutes>[0])],
  })
  // WebSockets want more of a request than a call does, and make no command by themselves.
  const isCall = ({ url, method }: DeclaredRoute) =>
    url.startsWith('/api/') && !url.startsWith('/api/docs') && !url.endsWith('/live') && method !== 'HEAD'
  calls = app.declaredRoutes().filter(isCall)
})
afterAll(() => app.close())

const nameOf = ({ method, url }: DeclaredRoute) => `${method} ${url}`
const isRead = ({ method }: DeclaredRoute) => method === 'GET'
const isClosed = ({ access }: DeclaredRoute) => needsToken(access)

/** Somebody who may call it, and somebody else who may. */
function callersOf({ access }: DeclaredRoute): readonly [string, string] {
  const forMembers = typeof access === 'object' && 'userType' in access && access.userType === 'client'
  const forHr = typeof access === 'object' && 'power' in access && /^(employees|insights)\./.test(access.power)
  return forMembers || forHr ? ['member-1', 'member-2'] : ['administrator-1', 'administrator-2']
}

interface Sent {
  readonly as?: string
  readonly id?: string
  readonly query?: string
  readonly said?: object
  readonly headers: Readonly<Record<string, string>>
}

async function idsOf(
  route: DeclaredRoute,
  { as = callersOf(route)[0], id = 'one', query = '', said = { amount: 1 }, headers }: Sent,
): Promise<Ids> {
  const url = `${route.url.replaceAll(/:\w+/g, id).replace('*', id)}?${query}`
  const reply = await app.inject({
    method: route.method as 'POST',
    url,
    headers: { ...headers, accesstoken: as },
    ...(!isRead(route) && { payload: said }),
  })
  expect(reply.statusCode, `${nameOf(route)} ${reply.body}`).toBe(200)
  return reply.json<Ids>()
}

it('never comes from the X-Request-Id that was sent', async () => {
  expect(calls.length).toBeGreaterThan(150)
  const headers = { 'x-request-id': randomUUID() }
  for (const route of calls) {
    const [one, other] = [await idsOf(route, { headers }), await idsOf(route, { headers })]
    const ids = [one, other]
      .flatMap(({ requestId, command, audit }) => [requestId, command?.commandId, audit?.commandId])
      .filter((id) => id !== undefined)
    expect(new Set(ids).size, nameOf(route)).toBe(isClosed(route) ? 6 : 2)
    expect([...ids, one.command?.correlationId, one.audit?.correlationId], nameOf(route)).not.toContain(
      headers['x-request-id'],
    )
  }
})

it('is the same for the same call with the same key, where something is written', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  for (const route of calls.filter((one) => isClosed(one) && !isRead(one))) {
    const [one, again] = [
      await idsOf(route, { headers, query: 'captchaResponse=1' }),
      await idsOf(route, { headers, query: 'captchaResponse=2' }),
    ]
    expect([again.command?.commandId, again.command?.requestHash], nameOf(route)).toEqual([
      one.command?.commandId,
      one.command?.requestHash,
    ])
    expect(again.audit?.commandId, nameOf(route)).not.toBe(one.audit?.commandId)
  }
})

it('is another one for another person, and for another address, with the same key', async () => {
  const headers = { 'idempotency-key': randomUUID(), 'x-request-id': randomUUID() }
  const ids: (string | undefined)[] = []
  for (const route of calls.filter((one) => isClosed(one) && !isRead(one))) {
    for (const as of callersOf(route)) ids.push((await idsOf(route, { headers, as })).command?.commandId)
    if (route.url.includes('/:')) ids.push((await idsOf(route, { headers, id: 'other' })).command?.commandId)
  }
  expect(ids).not.toContain(undefined)
  expect(new Set(ids).size).toBe(ids.length)
})

it('tells something else under the same key from the same', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  for (const route of calls.filter((one) => isClosed(one) && !isRead(one))) {
    const said = [{}, { said: { amount: 2 } }, { query: 'companyId=2' }]
    const hashes = await Promise.all(
      said.map(async (one) => (await idsOf(route, { headers, ...one })).command?.requestHash),
    )
    expect(hashes, nameOf(route)).not.toContain(undefined)
    expect(new Set(hashes).size, nameOf(route)).toBe(said.length)
  }
})

it('is its own for every read, whatever key comes with it', async () => {
  const headers = { 'idempotency-key': randomUUID(), 'x-request-id': randomUUID() }
  for (const route of calls.filter((one) => isClosed(one) && isRead(one))) {
    const [one, again] = [await idsOf(route, { headers }), await idsOf(route, { headers })]
    expect(again.command?.commandId, nameOf(route)).not.toBe(one.command?.commandId)
    expect(one.command?.requestHash, nameOf(route)).toBeUndefined()
  }
})
