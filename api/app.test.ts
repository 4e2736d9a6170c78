// Requirements: AUTH-091, SHELL-039, ERR-049, ERR-055
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { errorBody } from '@member-care/domain/errors/error-body.ts'
import { buildApp, type AppOptions } from './app.ts'
import { apiError, fieldError } from './http/api-error.ts'
import type { Identity } from './http/caller.ts'
import { createLogger } from './http/logging.ts'
import { buildMetricsServer } from './operations/metrics-server.ts'
import type { App, Parts, Routes } from './http/parts.ts'
import { readSettings } from './settings/read-settings.ts'

const lines: string[] = []
const settings = readSettings({ RATE_LIMIT_PER_MINUTE: '1000', LOG_LEVEL: 'info' })
const administrator: Identity = {
  user: {
    userId: 'a-1',
    userType: 'sys-admin',
    roles: ['ADMIN_OPERATION'],
    groupCodes: ['ALL'],
    companyIds: [],
    hrCompanyIds: [],
  },
  session: { sessionId: 's-1', userId: 'a-1', otpVerified: true, freshlyProved: true, lacksSecondFactor: false },
  asksToVerify: async () => false,
}
const member: Identity = {
  user: { userId: 'm-1', userType: 'client', roles: [], groupCodes: [], companyIds: ['c-1'], hrCompanyIds: ['c-1'] },
  session: { sessionId: 's-2', userId: 'm-1', otpVerified: false, freshlyProved: false, lacksSecondFactor: false },
  asksToVerify: async (flags) => flags.includes('requireOTPClaims'),
}
const identities: Record<string, Identity> = { 'admin-token': administrator, 'member-token': member }

const probeRoutes: Routes = (app) => {
  app.get('/open/:id', { config: { access: 'public', record: 'unowned' } }, async () => ({ open: true }))
  app.get('/open', { config: { access: 'public' } }, async () => ({ open: true }))
  app.get('/mine', { config: { access: 'signed-in', stepUp: 'none' } }, async (request) => ({
    scope: request.caller.scope,
    actor: request.caller.context().actor,
  }))
  app.post('/command', { config: { access: 'signed-in', stepUp: 'none' } }, async (request) => ({
    commandId: request.caller.context().commandId,
  }))
  app.get('/history', { config: { access: { power: 'history.view' }, stepUp: 'none' } }, async (request) => ({
    scope: request.caller.scope,
    actor: request.caller.context().actor,
  }))
  app.get('/employees-only', { config: { access: { userType: 'client' }, stepUp: 'none' } }, async () => ({ ok: true }))
  app.get('/theirs', { config: { access: 'signed-in', stepUp: 'none' } }, async () => {
    throw apiError('NOT_FOUND')
  })
  app.get('/verified', { config: { access: 'signed-in', stepUp: 'requireOTPClaims' } }, async () => ({ ok: true }))
  app.post(
    '/form',
    {
      config: { access: 'public' },
      schema: {
        body: z.object({
          name: z.string().min(1, 'Name is required.'),
          parts: z.array(z.object({ amount: z.number() })),
        }),
      },
    },
    async () => ({}),
  )
  app.get('/broken', { config: { access: 'public' } }, async () => {
    throw new Error('duplicate key value (nric)=(S1234567D) "tan@example.com"')
  })
  app.get('/refused-mail', { config: { access: 'public' } }, async () => {
    throw new Error(
      'all recipients were rejected: 550 5.1.1 <willow@example.com>: moss@example.com, <Fern Lim> unknown',
    )
  })
  app.get('/refused', { config: { access: 'public' } }, async () => {
    throw fieldError('visitDate', 'Too late.')
  })
}

function options(overrides: Partial<AppOptions> = {}): AppOptions {
  const parts = {
    settings,
    clock: () => new Date(),
    logger: createLogger(settings, { write: (line: string) => void lines.push(line) }),
    languages: { offered: ['en'] },
  } as unknown as Parts
  return {
    parts,
    access: {
      identify: async (token) => identities[token] ?? Promise.reject(apiError('TOKEN_EXPIRED')),
      support: { email: 'help@example.com', phone: '+65 6123 4567' },
    },
    operations: { metrics: new Registry(), readiness: { database: async () => undefined } },
    frontEnds: { memberWeb: '/nowhere', adminWeb: '/nowhere' },
    routes: [probeRoutes],
    ...overrides,
  }
}

describe('the server', () => {
  let app: App
  beforeAll(async () => {
    app = await buildApp(options())
  })
  afterAll(() => app.close())

  it('does not start with a route that says nothing about who may call it', async () => {
    const undeclared: Routes = (instance) => void instance.get('/forgotten', async () => ({}))
    await expect(buildApp(options({ routes: [undeclared] }))).rejects.toThrow('GET /api/forgotten')
  })

  it('does not start with a route with a token that says nothing about one-time passwords', async () => {
    const undeclared: Routes = (instance) =>
      void instance.get('/others', { config: { access: { power: 'users.view' } } }, async () => ({}))
    await expect(buildApp(options({ routes: [undeclared] }))).rejects.toThrow(
      'Nothing says whether a one-time password is needed for GET /api/others',
    )
  })

  it('declares every route, those of packages too', () => {
    expect(app.declaredRoutes().length).toBeGreaterThan(10)
    expect(app.declaredRoutes().filter((route) => route.access === undefined)).toEqual([])
  })

  it('answers 401 without a token and with an unknown one', async () => {
    expect((await app.inject('/api/mine')).json()).toMatchObject({ errorCode: 'UNAUTHORIZED' })
    const unknown = await app.inject({ url: '/api/mine', headers: { accesstoken: 'other' } })
    expect(unknown.statusCode).toBe(401)
    expect(unknown.json()).toEqual({
      errorCode: 'TOKEN_EXPIRED',
      errorMessage: 'Unauthorized Access or Token has Expired',
      error: 'Unauthorized Access or Token has Expired',
      message: 'Unauthorized Access or Token has Expired',
    })
  })

  it('gives a caller the reach of the power that let them in, and else their own records', async () => {
    const asAdministrator = await app.inject({ url: '/api/history', headers: { accesstoken: 'admin-token' } })
    expect(asAdministrator.json()).toEqual({
      scope: { kind: 'all' },
      actor: { kind: 'system-administrator', id: 'a-1', role: 'ADMIN_OPERATION' },
    })
    const own = await app.inject({ url: '/api/mine', headers: { accesstoken: 'member-token' } })
    expect(own.json()).toEqual({ scope: { kind: 'own', userId: 'm-1' }, actor: { kind: 'member', id: 'm-1' } })
  })

  it('refuses a power that the caller lacks and a user of another type', async () => {
    expect((await app.inject({ url: '/api/history', headers: { accesstoken: 'member-token' } })).statusCode).toBe(403)
    expect(
      (await app.inject({ url: '/api/employees-only', headers: { accesstoken: 'admin-token' } })).json(),
    ).toMatchObject({ errorCode: 'FORBIDDEN' })
  })

  it('asks for a one-time password with 428 and the support contacts', async () => {
    const reply = await app.inject({ url: '/api/verified', headers: { accesstoken: 'member-token' } })
    expect(reply.statusCode).toBe(428)
    expect(reply.json().errorMessage).toBe(
      'Your account need verification. If you have any questions, please email us at help@example.com or call us at +65 6123 4567.',
    )
    expect((await app.inject({ url: '/api/verified', headers: { accesstoken: 'admin-token' } })).statusCode).toBe(200)
  })

  it('makes one command of the same key, for the same person and call only', async () => {
    const key = '0f8fad5b-d9cb-469f-a165-70867728950e'
    const send = async (token: string, idempotencyKey: string) =>
      app.inject({
        method: 'POST',
        url: '/api/command',
        headers: { accesstoken: token, 'idempotency-key': idempotencyKey },
      })
    const first = (await send('member-token', key)).json().commandId
    expect((await send('member-token', key)).json().commandId).toBe(first)
    expect((await send('admin-token', key)).json().commandId).not.toBe(first)
    expect((await send('member-token', 'no-uuid')).statusCode).toBe(422)
  })

  it('gives every request an id of its own, and logs the one that a proxy gave it beside it, as far as that is one', async () => {
    const ask = async (id: string) => {
      lines.length = 0
      const reply = await app.inject({ url: '/api/open', headers: { 'x-request-id': id } })
      const logged = lines
        .map((line) => JSON.parse(line) as { req?: { id: string; correlation?: string } })
        .find(({ req }) => req !== undefined)?.req
      expect(reply.headers['x-request-id']).toBe(logged?.id)
      expect(logged?.id).not.toBe(id)
      return logged?.correlation
    }
    expect(await ask('1f8fad5b-d9cb-469f-a165-70867728950e')).toBe('1f8fad5b-d9cb-469f-a165-70867728950e')
    for (const odd of ['tan@example.com', 'S1234567D', 'S1234567D-S1234567D', 'a'.repeat(65)])
      expect(await ask(odd)).toBeUndefined()
  })

  it('answers invalid input with a text per field', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/form',
      payload: { name: '', parts: [{ amount: 'x' }] },
    })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().errors.name).toBe('Name is required.')
    expect(Object.keys(reply.json().errors)).toContain('parts.0.amount')
    expect((await app.inject('/api/refused')).json()).toMatchObject({
      errorCode: 'VALIDATION_ERROR',
      errorMessage: 'Too late.',
      errors: { visitDate: 'Too late.' },
    })
  })

  it('answers unreadable, oversized and unknown requests in the one shape', async () => {
    const post = async (payload: string) =>
      app.inject({ method: 'POST', url: '/api/form', payload, headers: { 'content-type': 'application/json' } })
    expect((await post('{')).json()).toMatchObject({ errorCode: 'MALFORMED_REQUEST' })
    expect((await post(`"${'x'.repeat(300_000)}"`)).statusCode).toBe(413)
    const unknown = await app.inject('/api/nothing')
    expect(unknown.statusCode).toBe(404)
    expect(unknown.json()).toMatchObject({ errorCode: 'NOT_FOUND', message: 'Data Not Found' })
  })

  it('tells nothing about an unforeseen error, and logs it without values', async () => {
    lines.length = 0
    const reply = await app.inject({
      url: '/api/broken?nric=S1234567D',
      headers: { accesstoken: 'secret-token-value' },
    })
    expect(reply.statusCode).toBe(500)
    expect(reply.json()).toMatchObject({ errorCode: 'INTERNAL_ERROR', errorMessage: 'Something went wrong.' })
    const log = lines.join('')
    expect(log).toContain('a request failed')
    expect(log).toContain('/api/broken')
    for (const secret of ['S1234567D', 'tan@example.com', 'secret-token-value']) expect(log).not.toContain(secret)
  })

  it('does not log the addresses that a mail server refused', async () => {
    lines.length = 0
    await app.inject('/api/refused-mail')
    expect(lines.join('')).toContain('all recipients were rejected: 550 5.1.1 …: … … unknown')
  })

  it('does not log the address of an unknown route', async () => {
    lines.length = 0
    await app.inject('/api/nothing?email=tan@example.com')
    expect(lines.join('')).not.toContain('tan@example.com')
  })

  it('sets a strict content security policy and keeps answers out of caches', async () => {
    const { headers } = await app.inject('/api/open')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).not.toContain('unsafe-eval')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('names every answer of the API as a file of ours, and lets no page of another origin read one', async () => {
    for (const url of ['/api/open', '/api/nothing', '/api/mine']) {
      const { headers } = await app.inject({ url, headers: { origin: 'https://evil.example' } })
      expect(headers['content-disposition']).toBe('attachment; filename="api.json"')
      expect(headers['content-type']).toMatch(/^application\/json; charset=utf-8$/)
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
    expect((await app.inject('/api/docs')).headers['content-disposition']).toBeUndefined()
  })

  it('tells browsers to insist on https where the portal is reached so, sends no referrer, and lets nobody frame it or use more than camera and place', async () => {
    const secure = await buildApp(
      options({ parts: { ...options().parts, settings: readSettings({ PUBLIC_URL: 'https://care.example.com' }) } }),
    )
    const { headers } = await secure.inject('/api/open')
    await secure.close()
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['permissions-policy']).toContain('camera=(self), geolocation=(self), microphone=(), payment=()')
    for (const name of ['server', 'x-powered-by']) expect(headers[name]).toBeUndefined()
    expect((await app.inject('/api/open')).headers['strict-transport-security']).toBeUndefined()
  })

  it.each([
    ['for want of a power', '/api/history', 403],
    ['because the record is out of reach', '/api/theirs', 404],
    ['until a one-time password was shown', '/api/verified', 428],
  ])('logs whose access was refused %s, without the token and the address', async (_why, route, status) => {
    lines.length = 0
    expect(
      (await app.inject({ url: `${route}?q=tan@example.com`, headers: { accesstoken: 'member-token' } })).statusCode,
    ).toBe(status)
    const refused = () =>
      lines.map((line) => JSON.parse(line) as { msg: string }).filter(({ msg }) => msg === 'access was refused')
    await expect
      .poll(refused)
      .toEqual([expect.objectContaining({ userId: 'm-1', req: expect.objectContaining({ route }), res: { status } })])
    expect(lines.join('')).not.toMatch(/member-token|tan@example/)
  })

  it('logs nothing of the kind where access was given', async () => {
    lines.length = 0
    await app.inject({ url: '/api/mine', headers: { accesstoken: 'member-token' } })
    expect(lines.join('')).not.toContain('access was refused')
  })

  it.each(['TRACE', 'PROPFIND', 'DELETE'] as const)(
    'answers %s, which no route takes there, as nothing, and logs it',
    async (method) => {
      lines.length = 0
      const reply = await app.inject({ method: method as 'DELETE', url: '/api/open' })
      expect(reply.statusCode).toBe(404)
      expect(lines.join('')).toContain(method)
    },
  )

  it('limits how often one address may call, and says so in the one shape', async () => {
    const small = await buildApp(
      options({ parts: { ...options().parts, settings: readSettings({ RATE_LIMIT_PER_MINUTE: '2' }) } }),
    )
    const statuses = []
    for (let call = 0; call < 3; call++) statuses.push((await small.inject('/api/open')).statusCode)
    expect(statuses).toEqual([200, 200, 429])
    expect((await small.inject('/api/open')).json()).toMatchObject({ errorCode: 'RATE_LIMITED' })
    expect((await small.inject('/healthz')).statusCode).toBe(200)
    await small.close()
  })

  it('says what is not ready', async () => {
    const unready = await buildApp(
      options({
        operations: {
          metrics: new Registry(),
          readiness: { database: async () => undefined, projections: async () => 'claims stopped' },
        },
      }),
    )
    const reply = await unready.inject('/readyz')
    expect(reply.statusCode).toBe(503)
    expect(reply.json()).toEqual({ ready: false, problems: { projections: 'claims stopped' }, warnings: {} })
    expect((await app.inject('/readyz')).json()).toEqual({ ready: true, problems: {}, warnings: {} })
    await unready.close()
  })

  it('measures requests by route, not by address', async () => {
    const metrics = new Registry()
    const measured = await buildApp(options({ operations: { metrics, readiness: {} } }))
    await measured.inject('/api/open?q=tan@example.com')
    const body = await metrics.metrics()
    await measured.close()
    expect(body).toContain('route="/api/open"')
    expect(body).not.toContain('tan@example.com')
  })

  it('describes its routes at /api/docs', async () => {
    const { paths } = (await app.inject('/api/docs/json')).json()
    expect(paths['/api/form'].post.requestBody.content['application/json'].schema.properties.name.type).toBe('string')
    expect(paths['/api/mine'].get.security).toEqual([{ accesstoken: [] }])
    expect((await app.inject('/api/docs')).statusCode).toBe(200)
  })

  it('describes them to nobody in production, unless it is asked for', async () => {
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://care.example.com',
      MAIL_URL: 'smtps://mail.example.com',
      MASTER_KEY_FILE: '/run/secrets/master.key',
      SIGN_IN_KEY_FILE: '/run/secrets/sign-in.pem',
    }
    for (const [given, status] of [
      [{}, 404],
      [{ API_DOCS: 'on' }, 200],
    ] as const) {
      const product = await buildApp(
        options({ parts: { ...options().parts, settings: readSettings({ ...production, ...given }) } }),
      )
      expect((await product.inject('/api/docs')).statusCode).toBe(status)
      expect((await product.inject('/api/docs/json')).statusCode).toBe(status)
      await product.close()
    }
  })

  it('answers its figures on a port of their own, which answers nothing else', async () => {
    expect((await app.inject('/metrics')).statusCode).toBe(404)
    const server = buildMetricsServer({ metrics: new Registry(), measure: async () => {} })
    expect((await server.inject('/metrics')).statusCode).toBe(200)
    for (const path of ['/', '/api/open', '/healthz']) expect((await server.inject(path)).statusCode).toBe(404)
    await server.close()
  })

  it('refuses a call that names its host twice', async () => {
    const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
    const ask = async (...hosts: string[]) => {
      const socket = connect(port, '127.0.0.1')
      socket.write(
        `GET /api/open HTTP/1.1\r\n${hosts.map((host) => `Host: ${host}\r\n`).join('')}Connection: close\r\n\r\n`,
      )
      return (await text(socket)).split('\r\n')[0]
    }
    expect(await ask('care.example.com')).toContain('200')
    expect(await ask('care.example.com', 'evil.example.com')).toContain('400')
    expect(await ask('care.example.com', 'care.example.com')).toContain('400')
  })
})

describe('a body of another type', () => {
  it.each(['text/xml', 'application/x-www-form-urlencoded', 'text/plain', 'image/png'])(
    'is answered 415 as %s',
    async (type) => {
      const app = await buildApp(options())
      const reply = await app.inject({
        method: 'POST',
        url: '/api/form',
        headers: { 'content-type': type },
        payload: '<name>Ann</name>',
      })
      await app.close()
      expect([reply.statusCode, reply.json()]).toEqual([415, errorBody('UNSUPPORTED_TYPE')])
    },
  )
})

describe('the front ends on the same origin', () => {
  let app: App
  let directory: string
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'member-care-pages-'))
    for (const name of ['member', 'console']) {
      await mkdir(join(directory, name, 'assets'), { recursive: true })
      await writeFile(join(directory, name, 'index.html'), `<title>${name}</title>`)
      await writeFile(join(directory, name, 'assets', 'main-4f2a.js'), `/* ${name} */`)
      await writeFile(join(directory, name, 'assets', 'main-4f2a.js.br'), `compressed ${name}`)
      await writeFile(join(directory, name, 'assets', 'reading-worker-5c-_D.js'), '/* reads */')
    }
    await mkdir(join(directory, 'member', '.vite'))
    await writeFile(
      join(directory, 'member', '.vite', 'manifest.json'),
      JSON.stringify({
        'index.html': { file: 'assets/main-4f2a.js', imports: ['_first.js'] },
        '_first.js': { file: 'assets/first-11.js', css: ['assets/first-11.css'] },
        '_shared.js': { file: 'assets/shared-22.js', imports: ['_first.js'] },
        'src/shell/member-area.tsx': { file: 'assets/MemberArea-33.js', imports: ['_shared.js', 'index.html'] },
        'src/home/home-page.tsx': { file: 'assets/HomePage-44.js', imports: ['_shared.js'] },
        'src/claim-records/claim-records-routes.tsx': { file: 'assets/ClaimRecords-55.js', imports: ['_shared.js'] },
      }),
    )
    app = await buildApp(
      options({ frontEnds: { memberWeb: join(directory, 'member'), adminWeb: join(directory, 'console') } }),
    )
  })
  afterAll(async () => {
    await app.close()
    await rm(directory, { recursive: true })
  })

  it.each([
    ['/assets/reading-worker-5c-_D.js', true],
    ['/systemadmin/assets/reading-worker-5c-_D.js', true],
    ['/assets/main-4f2a.js', false],
    ['/app', false],
  ])('lets the script of the reading worker alone compile WebAssembly (S116): %s %s', async (url, allowed) => {
    const policy = String((await app.inject(url)).headers['content-security-policy'])
    expect(policy.includes("'wasm-unsafe-eval'")).toBe(allowed)
    expect(policy).toContain("default-src 'none'")
  })

  it.each(['/', '/register', '/app', '/app/claimrecords/out/T1', '/resetpassword/abc?x=1', '/APP/Profile/'])(
    'opens the portal at %s',
    async (url) => {
      const reply = await app.inject(url)
      expect(reply.statusCode).toBe(200)
      expect(reply.body).toBe('<title>member</title>')
      expect(reply.headers['cache-control']).toBe('no-cache')
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    },
  )

  it.each([
    ['/app', 'HomePage-44.js'],
    ['/APP/claimrecords', 'ClaimRecords-55.js'],
    ['/', undefined],
    ['/register', undefined],
    ['/application', undefined],
    ['/app/nothing', undefined],
    ['/systemadmin', undefined],
  ])(
    'names at %s the files that the page in the member area needs, its own before the others, so that a phone fetches them at once: %s',
    async (url, pageFile) => {
      const { headers } = await app.inject(url)
      const files = ['main-4f2a.js', 'first-11.js', 'MemberArea-33.js', 'shared-22.js', pageFile]
      const links = [
        '</early-scheme.js>; rel=preload; as=script',
        '</assets/first-11.css>; rel=preload; as=style; crossorigin',
        ...files.map((file) => `</assets/${file}>; rel=modulepreload; crossorigin`),
      ]
      expect(headers.link).toBe(pageFile === undefined ? undefined : links.join(', '))
    },
  )

  it.each([
    '/systemadmin',
    '/systemadmin/',
    '/systemadmin/claims-desk',
    '/SystemAdmin/user/update/1/companies',
    '/hradmin',
    '/hradmin/employees/1',
  ])('opens the console at %s', async (url) => {
    const reply = await app.inject(url)
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toBe('<title>console</title>')
  })

  it('keeps hashed files for ever and sends them compressed when asked', async () => {
    const plain = await app.inject('/systemadmin/assets/main-4f2a.js')
    expect(plain.body).toBe('/* console */')
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const compressed = await app.inject({ url: '/assets/main-4f2a.js', headers: { 'accept-encoding': 'br' } })
    expect(compressed.body).toBe('compressed member')
    expect(compressed.headers['content-encoding']).toBe('br')
    expect(compressed.headers['content-type']).toContain('javascript')
  })

  it('answers as a file does: no content to a HEAD, 304 to who has it, a part of it', async () => {
    const url = '/assets/main-4f2a.js'
    const head = await app.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '12'])
    const again = await app.inject({ url, headers: { 'if-none-match': String(head.headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const part = await app.inject({ url, headers: { range: 'bytes=3-8' } })
    expect([part.statusCode, part.body]).toEqual([206, 'member'])
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(404)
  })

  it.each(['/.vite/manifest.json', '/assets/none-11.js', '/assets/../.vite/manifest.json', '/assets'])(
    'gives no file at %s',
    async (url) => {
      const reply = await app.inject(url)
      expect(reply.statusCode).toBe(404)
      expect(reply.body).not.toContain('imports')
    },
  )

  it.each([
    '/app/%',
    '/%E0%A4%A',
    '/app/x%00',
    '/app/1.2',
    '//elsewhere.example',
    '/nothing',
    '/app/nothing',
    '/systemadministrators',
  ])('says that there is nothing at %s, on a page for people who open it in a browser', async (url) => {
    const reply = await app.inject({ url, headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } })
    expect([reply.statusCode, reply.body]).toEqual([404, '<title>member</title>'])
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('opens the page of a record whose number is no text at all: the page says that there is none', async () => {
    const reply = await app.inject({ url: '/app/claimrecords/out/%ff?x=%', headers: { accept: 'text/html' } })
    expect([reply.statusCode, reply.body]).toEqual([200, '<title>member</title>'])
  })

  it('says so of the console too', async () => {
    const reply = await app.inject('/systemadmin/nothing/1')
    expect([reply.statusCode, reply.body]).toEqual([404, '<title>console</title>'])
  })

  it.each(['/api/%', `/api/open/${'9'.repeat(400)}`])(
    'answers %s as any unknown address, and says nothing of it',
    async (url) => {
      const reply = await app.inject(url)
      expect([reply.statusCode, reply.json()]).toEqual([404, errorBody('NOT_FOUND')])
      expect(reply.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'x-request-id': expect.any(String),
      })
    },
  )

  it('does not answer a missing file with a page, nor anything outside the directories', async () => {
    expect((await app.inject('/assets/missing.js')).statusCode).toBe(404)
    expect((await app.inject('/%2e%2e/%2e%2e/package.json')).body).not.toContain('member-care')
    expect((await app.inject({ method: 'POST', url: '/app' })).statusCode).toBe(404)
  })
})
