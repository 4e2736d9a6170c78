// Requirements: AUTH-034, AUTH-036, API-011
/** Single sign-on against a real issuer over HTTP, by somebody who does what a browser does: follows redirects and keeps cookies. */
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { administratorTexts } from '@member-care/domain/texts/administrator-texts.ts'
import { signOnFailureText, SIGN_ON_LIFETIME_MS } from '@member-care/domain/account/single-sign-on.ts'
import { SIGN_ON_CODE_LIFETIME_MS } from '@member-care/domain/account/sign-in-rules.ts'
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLocalIssuer, type LocalIdentity } from '../integrations/sign-on/local-issuer.ts'

const portal = 'http://portal.example.com:8080'
const client = {
  clientId: 'portal',
  clientSecret: 'a secret that only the two of them know',
  redirectUri: `${portal}/api/users/sso/callback`,
}

let issuerServer: Server
let issuer: string
let product: AccountsUnderTest
let identities: LocalIdentity[] = []

beforeAll(async () => {
  let answer: RequestListener = () => {}
  issuerServer = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1')
  await once(issuerServer, 'listening')
  const address = issuerServer.address()
  if (!address || typeof address === 'string') throw new Error('The issuer has no port.')
  issuer = `http://127.0.0.1:${address.port}/company`
  answer = createLocalIssuer({ address: issuer, client, identities: async () => identities })
  product = await startAccountsUnderTest({
    PUBLIC_URL: portal,
    SINGLE_SIGN_ON_ISSUER: issuer,
    SINGLE_SIGN_ON_CLIENT_ID: client.clientId,
    SINGLE_SIGN_ON_CLIENT_SECRET: client.clientSecret,
  })
})
afterAll(async () => {
  issuerServer.closeAllConnections()
  issuerServer.close()
  await product.close()
})

let visitor: Visitor
beforeEach(() => {
  identities = []
  visitor = createVisitor()
})

interface Visit {
  readonly status: number
  readonly location: string
  readonly body: () => unknown
}

/** A browser: the product is called without a network, the issuer over it. */
function createVisitor() {
  const jars = new Map<string, Map<string, string>>()
  const visit = async (address: string, form?: Record<string, string>): Promise<Visit> => {
    const url = new URL(address)
    const jar = jars.get(url.origin) ?? new Map<string, string>()
    jars.set(url.origin, jar)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const keep = (lines: readonly string[]) => {
      for (const line of lines) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        jar.set(name, value)
      }
    }
    if (url.origin === portal) {
      const options = form ? ({ method: 'POST', payload: form } as const) : ({ method: 'GET' } as const)
      const reply = await product.app.inject({ ...options, url: url.pathname + url.search, headers: { cookie } })
      keep([reply.headers['set-cookie'] ?? []].flat())
      return { status: reply.statusCode, location: absolute(reply.headers.location, url), body: () => reply.json() }
    }
    const reply = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    keep(reply.headers.getSetCookie())
    return {
      status: reply.status,
      location: absolute(reply.headers.get('location') ?? undefined, url),
      body: () => undefined,
    }
  }
  return { visit, cookies: (origin: string) => jars.get(origin) ?? new Map<string, string>() }
}
type Visitor = ReturnType<typeof createVisitor>

function absolute(location: string | undefined, base: URL): string {
  return location === undefined ? '' : new URL(location, base).href
}

/** Someone at the issuer who has this address. */
function identityOf(email: string, about: Partial<LocalIdentity> = {}): LocalIdentity {
  const identity = { subject: `subject of ${email}`, name: 'Somebody', email, emailVerified: true, about: '', ...about }
  identities.push(identity)
  return identity
}

/** From the sign-in page to the address with which the issuer sends the browser back. */
async function signOnAtIssuer(subject: string, by: Visitor = visitor): Promise<string> {
  const toIssuer = await by.visit(`${portal}/api/users/sso/start`)
  const toChoice = await by.visit(toIssuer.location)
  const chosen = await by.visit(toChoice.location, { subject })
  return (await by.visit(chosen.location)).location
}

async function land(callback: string, by: Visitor = visitor) {
  const { location } = await by.visit(callback)
  const { pathname, searchParams } = new URL(location)
  expect(pathname).toBe('/redirect_login')
  return { token: searchParams.get('token'), failure: searchParams.get('failure') }
}

const exchange = (tokenId: string | null, by: Visitor = visitor) =>
  by.visit(`${portal}/api/users/ssoLogin`, { tokenId: tokenId ?? '' })

async function accountEvents(userId: string): Promise<string[]> {
  const { events } = await product.parts.eventLog.load(`account-${userId}`)
  return events.map((event) => event.type)
}

describe('an administrator', () => {
  it('is signed in, and from then on known by the identity', async () => {
    const administrator = await createAdministrator(product, ['ADMIN_OPERATION'])
    const { subject } = identityOf(administrator.email.toUpperCase())
    const { token } = await land(await signOnAtIssuer(subject))
    const reply = await exchange(token)
    expect(reply.status).toBe(200)
    const { user } = reply.body() as { user: { accessToken: string } }
    expect(user).toMatchObject({
      uuid: administrator.userId,
      userType: 'sys-admin',
      roles: [{ type: 'ADMIN_OPERATION' }],
    })
    const me = await product.app.inject({ url: '/api/console/me', headers: { accesstoken: user.accessToken } })
    expect(me.statusCode).toBe(200)
    expect(await accountEvents(administrator.userId)).toEqual(['AccountActivated', 'SignOnIdentityBound', 'SignedIn'])

    const again = await land(await signOnAtIssuer(subject))
    expect((await exchange(again.token)).status).toBe(200)
    expect(await accountEvents(administrator.userId)).toEqual([
      'AccountActivated',
      'SignOnIdentityBound',
      'SignedIn',
      'SignedIn',
    ])
  })

  it('is told of on the sign-in page, and asked for what the standard asks', async () => {
    const { singleSignOn } = (await visitor.visit(`${portal}/api/versions`)).body() as { singleSignOn: string }
    const { location } = await visitor.visit(portal + singleSignOn)
    const asked = new URL(location).searchParams
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: 'portal',
      redirect_uri: client.redirectUri,
      code_challenge_method: 'S256',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/)
    const reply = await product.app.inject(singleSignOn)
    expect(reply.headers['set-cookie']).toMatch(/^sign-on=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('gets one session for a code that is exchanged twice at once', async () => {
    const administrator = await createAdministrator(product, ['ADMIN_IT'])
    const { token } = await land(await signOnAtIssuer(identityOf(administrator.email).subject))
    const replies = await Promise.all([exchange(token), exchange(token), exchange(token), exchange(token)])
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 400, 400, 400])
    expect((await accountEvents(administrator.userId)).filter((type) => type === 'SignedIn')).toHaveLength(1)
  })

  it('keeps the account when somebody else gets the address, even with the request that had bound it sent again', async () => {
    const administrator = await createAdministrator(product, ['ADMIN_IT'])
    await land(await signOnAtIssuer(identityOf(administrator.email).subject))
    const { events } = await product.parts.eventLog.load(`account-${administrator.userId}`)
    const bound = events.find((event) => event.type === 'SignOnIdentityBound')
    identities = []
    const successor = identityOf(administrator.email, { subject: 'the successor' })
    expect(await land(await signOnAtIssuer(successor.subject))).toEqual({ token: null, failure: 'other-identity' })

    const url = await signOnAtIssuer(successor.subject)
    const cookie = `sign-on=${visitor.cookies(portal).get('sign-on') ?? ''}`
    const reply = await product.app.inject({
      url: url.slice(portal.length),
      headers: { cookie, 'x-request-id': bound?.metadata.correlationId ?? '' },
    })
    expect(reply.headers.location).toBe('/redirect_login?failure=other-identity')
  })

  it('is bound to one identity, of two that come first at the same moment', async () => {
    const administrator = await createAdministrator(product, ['ADMIN_IT'])
    const visitors = [createVisitor(), createVisitor()]
    const callbacks = await Promise.all(
      visitors.map((one, index) =>
        signOnAtIssuer(identityOf(administrator.email, { subject: `${administrator.userId} ${index}` }).subject, one),
      ),
    )
    const landed = await Promise.all(callbacks.map((callback, index) => land(callback, visitors[index])))
    expect(landed.map(({ failure }) => failure).sort()).toEqual([null, 'other-identity'].sort())
    expect((await accountEvents(administrator.userId)).filter((type) => type === 'SignOnIdentityBound')).toHaveLength(1)
  })

  it.each([
    ['locked', 300],
    ['suspended', 301],
    ['terminated', 401],
  ] as const)('who is %s is refused, on landing and on the exchange', async (_what, status) => {
    const administrator = await createAdministrator(product, ['ADMIN_IT'])
    const { subject } = identityOf(administrator.email)
    const { token } = await land(await signOnAtIssuer(subject))
    await product.record(`user-${administrator.userId}`, {
      type: 'UserStatusChanged',
      data: { userId: administrator.userId, status, reason: 'test' },
    })
    expect((await exchange(token)).status).toBe(401)
    expect(await land(await signOnAtIssuer(subject))).toEqual({ token: null, failure: 'account-closed' })
    expect(await accountEvents(administrator.userId)).not.toContain('SignedIn')
  })
})

describe('anybody else', () => {
  it('is refused: a member, a stranger, and an address that nobody has verified', async () => {
    const member = await createMember(product, await createCompany(product))
    const administrator = await createAdministrator(product, ['ADMIN_IT'])
    expect((await land(await signOnAtIssuer(identityOf(member.email).subject))).failure).toBe('not-administrator')
    expect((await land(await signOnAtIssuer(identityOf('nobody@example.com').subject))).failure).toBe(
      'not-administrator',
    )
    const unverified = identityOf(administrator.email, { emailVerified: false })
    expect(await land(await signOnAtIssuer(unverified.subject))).toEqual({ token: null, failure: 'unverified-email' })
    expect(await accountEvents(member.userId)).toEqual(['AccountActivated', 'SignInFailed'])
    expect(await accountEvents(administrator.userId)).toEqual(['AccountActivated'])
  })

  it('is refused who chooses nobody at the issuer, and who comes too late to choose', async () => {
    expect((await land(await signOnAtIssuer(''))).failure).toBe('refused')
    expect((await visitor.visit(`${issuer}/choose/nothing-under-way`)).status).toBe(400)
  })

  it('gains nothing from a code that was made up', async () => {
    await visitor.visit(`${portal}/api/users/sso/start`)
    const reply = await exchange(`${'x'.repeat(43)}.${'y'.repeat(43)}`)
    expect(reply.status).toBe(400)
    expect(reply.body()).toMatchObject({
      errorCode: 'SIGN_ON_CODE_INVALID',
      errorMessage: administratorTexts.signOnFailures.expired,
    })
  })
})

describe('an answer of the issuer', () => {
  it('is taken once', async () => {
    const administrator = await createAdministrator(product, ['ADMIN_IT'])
    const callback = await signOnAtIssuer(identityOf(administrator.email).subject)
    expect((await land(callback)).token).not.toBeNull()
    expect(await land(callback)).toEqual({ token: null, failure: 'expired' })
  })

  it('is taken from the browser only that began, and so is our code', async () => {
    const administrator = await createAdministrator(product, ['ADMIN_IT'])
    const callback = await signOnAtIssuer(identityOf(administrator.email).subject)
    const victim = createVisitor()
    expect((await land(callback, victim)).failure).toBe('expired')
    await victim.visit(`${portal}/api/users/sso/start`)
    expect((await land(callback, victim)).failure).toBe('expired')

    const { token } = await land(callback)
    expect((await exchange(token, victim)).status).toBe(400)
    expect((await exchange(token)).status).toBe(200)
  })

  it('is refused with another state, and the right one is still taken', async () => {
    const administrator = await createAdministrator(product, ['ADMIN_IT'])
    const callback = new URL(await signOnAtIssuer(identityOf(administrator.email).subject))
    const forged = new URL(callback)
    forged.searchParams.set('state', 'x'.repeat(43))
    expect((await land(forged.href)).failure).toBe('expired')
    expect((await land(callback.href)).token).not.toBeNull()
  })

  it('is refused with a code that the issuer does not know', async () => {
    const administrator = await createAdministrator(product, ['ADMIN_IT'])
    const callback = new URL(await signOnAtIssuer(identityOf(administrator.email).subject))
    callback.searchParams.set('code', 'x'.repeat(43))
    expect((await land(callback.href)).failure).toBe('expired')
  })

  it('comes too late after ten minutes, and our code after one', async () => {
    const administrator = await createAdministrator(product, ['ADMIN_IT'])
    const { subject } = identityOf(administrator.email)
    const late = await signOnAtIssuer(subject)
    product.passTime(SIGN_ON_LIFETIME_MS)
    expect((await land(late)).failure).toBe('expired')
    product.passTime(-SIGN_ON_LIFETIME_MS)

    const { token } = await land(await signOnAtIssuer(subject))
    product.passTime(SIGN_ON_CODE_LIFETIME_MS)
    expect((await exchange(token)).status).toBe(400)
    product.passTime(-SIGN_ON_CODE_LIFETIME_MS)
  })
})

it('says so when the issuer cannot be reached', async () => {
  const astray = await startAccountsUnderTest({
    PUBLIC_URL: portal,
    SINGLE_SIGN_ON_ISSUER: 'http://127.0.0.1:9/nobody',
    SINGLE_SIGN_ON_CLIENT_ID: 'portal',
    SINGLE_SIGN_ON_CLIENT_SECRET: 'secret',
    RATE_LIMIT_PER_MINUTE: '40',
  })
  const reply = await astray.app.inject('/api/users/sso/start')
  expect(reply.headers.location).toBe('/redirect_login?failure=unavailable')
  expect(signOnFailureText('unavailable')).toBe(administratorTexts.signOnFailures.unavailable)
  // This is so for too many calls, too: the person who clicks sees a page, and not the answer of a call.
  const tooMany = await astray.app.inject('/api/users/sso/start')
  expect([tooMany.headers['x-ratelimit-remaining'], tooMany.headers['retry-after'], tooMany.headers.location]).toEqual([
    '0',
    expect.any(String),
    '/redirect_login?failure=unavailable',
  ])
  await astray.close()
})

it('is not there where it is switched off', async () => {
  const without = await startAccountsUnderTest({ SINGLE_SIGN_ON_ISSUER: 'off' })
  expect((await without.app.inject('/api/versions')).json()).not.toHaveProperty('singleSignOn')
  expect((await without.app.inject('/api/users/sso/start')).statusCode).toBe(404)
  expect(
    (await without.app.inject({ method: 'POST', url: '/api/users/ssoLogin', payload: { tokenId: 'x' } })).statusCode,
  ).toBe(404)
  expect((await without.app.inject('/local-issuer/.well-known/openid-configuration')).body).not.toContain(
    'authorization_endpoint',
  )
  await without.close()
})

it('leaves no code, token, address or secret in the log', async () => {
  const administrator = await createAdministrator(product, ['ADMIN_IT'])
  const callback = await signOnAtIssuer(identityOf(administrator.email).subject)
  const { token } = await land(callback)
  await exchange(token)
  const secrets = [
    new URL(callback).searchParams.get('code'),
    token,
    administrator.email,
    client.clientSecret,
    visitor.cookies(portal).get('sign-on'),
  ]
  for (const secret of secrets.filter((value) => value)) expect(product.logged()).not.toContain(secret)
})
