// Requirements: AUTH-088, AUTH-089, AUTH-091, AUTH-092, AUTH-093, AUTH-094, AUTH-095, AUTH-097, AUTH-100, AUTH-101, ROL-001, ROL-002, ROL-010,
// ROL-013, ROL-016, ROL-041, ROL-045, ERR-018, ERR-019
/** Every route that there is, asked by everybody. Routes and expected answers come from the declarations, so that no route can be forgotten. */
import { administratorRoles, roleGranting } from '@member-care/domain/access/powers.ts'
import { everyStepUpFlag, isFlagged, stepUpFlags, type StepUpFlag } from '@member-care/domain/access/step-up.ts'
import { SESSION_IDLE_MS } from '@member-care/domain/account/sign-in-rules.ts'
import { featuresConfigSchema, type FeaturesConfig } from '@member-care/domain/client/features-config.ts'
import type { UserStatus } from '@member-care/domain/user/user-events.ts'
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import {
  askRoute,
  closedRoutes,
  expectedRefusal,
  outcomeOf,
  type Walker,
} from '@member-care/tests/support/route-walk.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeclaredRoute } from './access.ts'

/** Everything is switched on, so that no area refuses by itself. */
const everything = featuresConfigSchema.parse(
  Object.fromEntries(
    Object.entries(featuresConfigSchema.parse({})).map(([name, value]) => [name, value === false ? true : value]),
  ),
)
const noOneTimePasswords: Partial<FeaturesConfig> = Object.fromEntries(everyStepUpFlag.map((flag) => [flag, false]))

let api: AccountsUnderTest
let closed: readonly DeclaredRoute[]
/** Without the HEAD that is declared with each GET, by the same words. */
let closedCalls: readonly DeclaredRoute[]
let company: string
beforeAll(async () => {
  api = await startAccountsUnderTest()
  closed = closedRoutes(api)
  closedCalls = closed.filter(({ method }) => method !== 'HEAD')
  company = await createCompany(api, { ...everything, ...noOneTimePasswords })
})
afterAll(() => api.close())

const nameOf = ({ method, url }: DeclaredRoute) => `${method} ${url}`
const withOutcome = (route: DeclaredRoute, outcome: string) => `${nameOf(route)}: ${outcome}`

/** What each route answered, a line for each. @param newToken for the first question, and again after a route that may have ended the session */
async function walk(
  routes: readonly DeclaredRoute[],
  newToken: () => Promise<string | undefined>,
  outcome: typeof outcomeOf = outcomeOf,
): Promise<string[]> {
  const lines: string[] = []
  let token = await newToken()
  for (const route of routes) {
    lines.push(withOutcome(route, outcome(await askRoute(api, route, { ...(token !== undefined && { token }) }))))
    if (route.method === 'DELETE' || route.url.endsWith('/logout')) token = await newToken()
  }
  return lines
}

async function createHrAdministrator(companyId: string) {
  const person = await createMember(api, companyId)
  await api.record(`user-${person.userId}`, {
    type: 'RolesChanged',
    data: { userId: person.userId, roles: ['hradmin'], groupCodes: [], reason: 'test' },
  })
  return person
}

const tokenOf = async (userId: string, otpVerified = true) =>
  (await api.headersFor(userId, { otpVerified })).accesstoken

describe('a token that is no good is refused by every route that is not public', () => {
  /** A HEAD has no body to tell the code in. */
  const told = ({ statusCode, body }: { statusCode: number; body: string }) =>
    body === '' ? String(statusCode) : outcomeOf({ statusCode, body })
  const everyRouteSays = (answer: string, routes = closedCalls) =>
    routes.map((route) => withOutcome(route, route.method === 'HEAD' ? '401' : answer))

  it('no token', async () => {
    expect(closed.length).toBeGreaterThan(60)
    expect(await walk(closed, async () => undefined, told)).toEqual(everyRouteSays('401 UNAUTHORIZED', closed))
  })

  it('a made-up one', async () => {
    expect(await walk(closedCalls, async () => 'x'.repeat(43), told)).toEqual(everyRouteSays('401 TOKEN_EXPIRED'))
  })

  it('one that has expired', async () => {
    const token = await tokenOf((await createMember(api, company)).userId)
    api.passTime(SESSION_IDLE_MS)
    expect(await walk(closedCalls, async () => token, told)).toEqual(everyRouteSays('401 TOKEN_EXPIRED'))
  })

  it('one whose session was ended', async () => {
    const { userId } = await createMember(api, company)
    const token = await tokenOf(userId)
    await api.parts.sessions.endAll(userId, { because: 'SIGNED_OUT' })
    expect(await walk(closedCalls, async () => token, told)).toEqual(everyRouteSays('401 TOKEN_EXPIRED'))
  })

  it.each<[string, UserStatus]>([
    ['ACCOUNT_LOCKED', 300],
    ['ACCOUNT_SUSPENDED', 301],
    ['ACCOUNT_TERMINATED', 401],
    ['ACCOUNT_NOT_REGISTERED', 101],
  ])('one of a user whose status is that of %s', async (code, status) => {
    const { userId } = await createMember(api, company)
    await api.record(`user-${userId}`, { type: 'UserStatusChanged', data: { userId, status, reason: 'test' } })
    const token = await tokenOf(userId)
    expect(await walk(closedCalls, async () => token, told)).toEqual(everyRouteSays(`401 ${code}`))
  })
})

describe('every route lets in whom it declares, and nobody else', () => {
  async function expectAsDeclared(walker: Walker): Promise<void> {
    const expected = closedCalls.map((route) => withOutcome(route, expectedRefusal(route, walker) ?? 'let in'))
    expect(await walk(closedCalls, walker.token)).toEqual(expected)
  }

  const administrators = [
    ...administratorRoles.map((role) => [role]),
    ['ADMIN_OPERATION', 'ADMIN_IT'],
    [...administratorRoles],
    [],
  ]
  it.each(administrators.map((roles) => [roles.join(' and ') || 'no role', roles] as const))(
    'an administrator with %s',
    async (name, roles) => {
      const { userId } = await createAdministrator(api, roles)
      await expectAsDeclared({ name, userType: 'sys-admin', roles, token: () => tokenOf(userId) })
    },
  )

  it('an employee', async () => {
    const { userId } = await createMember(api, company)
    await expectAsDeclared({ name: 'E', userType: 'client', roles: [], token: () => tokenOf(userId) })
  })

  it('a dependant', async () => {
    const { userId: employeeId } = await createMember(api, company)
    const { userId } = await createMember(api, company, { employeeId })
    await expectAsDeclared({ name: 'D', userType: 'client', roles: [], token: () => tokenOf(userId) })
  })

  it('an HR administrator', async () => {
    const { userId } = await createHrAdministrator(company)
    await expectAsDeclared({ name: 'hradmin', userType: 'client', roles: ['hradmin'], token: () => tokenOf(userId) })
  })

  it('an employee who has to show a one-time password first, everywhere', async () => {
    const { userId } = await createMember(api, await createCompany(api, everything))
    await expectAsDeclared({
      name: 'unverified',
      userType: 'client',
      roles: [],
      unverified: everyStepUpFlag,
      token: () => tokenOf(userId, false),
    })
    await expectAsDeclared({ name: 'verified', userType: 'client', roles: [], token: () => tokenOf(userId) })
  })

  it('an administrator who has not shown their password for a while', async () => {
    const roles = [...administratorRoles]
    const { userId } = await createAdministrator(api, roles)
    const token = async () => {
      const begun = await tokenOf(userId)
      await api.parts.database.query(
        sql.unsafe`update app.sessions set proved_at = proved_at - interval '5 minutes' where user_id = ${userId}`,
      )
      return begun
    }
    await expectAsDeclared({ name: 'unproved', userType: 'sys-admin', roles, unproved: true, token })
    const wanting = closedCalls
      .filter(({ freshProof }) => freshProof === 'always')
      .map(({ method, url }) => `${method} ${url.replace('/api', '')}`)
    expect(wanting).toEqual(
      expect.arrayContaining([
        'POST /console/users/:userId/forget',
        'PUT /console/administrators/:userId',
        'PUT /console/administrators/:userId/roles',
        'POST /hradmin/employee/:userId/access',
      ]),
    )
  })

  it('an administrator who has to set up a second factor first', async () => {
    const roles = [...administratorRoles]
    const { userId } = await createAdministrator(api, roles)
    const token = async () =>
      (await api.parts.sessions.begin(userId, { otpVerified: true, now: api.parts.clock(), lacksSecondFactor: true }))
        .token
    await expectAsDeclared({ name: 'lacking', userType: 'sys-admin', roles, withoutSecondFactor: true, token })
  })

  it.each([
    ['everywhere', { ...everything }, everyStepUpFlag],
    ['nowhere', { ...everything, ...noOneTimePasswords }, []],
  ] as const)(
    'an HR administrator whose client asks for one-time passwords %s, before one was shown',
    async (_where, features, unverified) => {
      const { userId } = await createHrAdministrator(await createCompany(api, features))
      await expectAsDeclared({
        name: 'unverified',
        userType: 'client',
        roles: ['hradmin'],
        unverified,
        token: () => tokenOf(userId, false),
      })
    },
  )

  it('an administrator with a session that has shown none', async () => {
    const { userId } = await createAdministrator(api, administratorRoles)
    await expectAsDeclared({
      name: 'unverified',
      userType: 'sys-admin',
      roles: administratorRoles,
      unverified: [],
      token: () => tokenOf(userId, false),
    })
  })
})

describe('one-time passwords', () => {
  const flagsOf = ({ stepUp }: Pick<DeclaredRoute, 'stepUp'>) =>
    stepUp !== undefined && isFlagged(stepUp) ? [stepUp].flat() : []

  it('are asked for by each flag on its own calls, and by no other flag on them, of members and HR administrators', async () => {
    const companyId = await createCompany(api)
    const { userId } = await createHrAdministrator(companyId)
    const paymentConfig = { defaults: { paymentMethod: '' }, autoFillBankDetails: false, updateBankInfo: true }
    const askedWith = async (flag: StepUpFlag, features: Partial<FeaturesConfig>) => {
      const data = { companyId, featuresConfig: { ...everything, ...features }, paymentConfig }
      await api.record(`client-${companyId}`, { type: 'ClientConfigured', data })
      return walk(
        closedCalls.filter((route) => flagsOf(route).includes(flag)),
        () => tokenOf(userId, false),
      )
    }
    for (const flag of everyStepUpFlag) {
      const guarded = closedCalls.filter((route) => flagsOf(route).includes(flag))
      expect(await askedWith(flag, { ...noOneTimePasswords, [flag]: true }), flag).toEqual(
        guarded.map((route) => withOutcome(route, '428 OTP_REQUIRED')),
      )
      const allOthers = guarded.map((route) =>
        withOutcome(route, flagsOf(route).length > 1 ? '428 OTP_REQUIRED' : 'let in'),
      )
      expect(await askedWith(flag, { [flag]: false }), flag).toEqual(allOthers)
    }
  })

  it('guard some call by every flag, unless it is said why not', () => {
    const guarding = new Set(closed.filter(({ stepUp }) => stepUp !== everyStepUpFlag).flatMap(flagsOf))
    expect(everyStepUpFlag.filter((flag) => guarding.has(flag) === (stepUpFlags[flag] !== null))).toEqual([])
  })

  it('are not needed for what is listed here, and nothing else that needs a token', () => {
    const open = closedCalls.filter(({ stepUp }) => stepUp === 'none')
    expect(open.map(({ method, url }) => `${method} ${url.replace('/api', '')}`).sort()).toEqual(
      [...withoutOneTimePassword].sort(),
    )
  })

  it('are needed in every session for what only administrators may call, and never depend on flags there', () => {
    const forAdministrators = ({ access }: DeclaredRoute) =>
      typeof access === 'object' &&
      (('power' in access && roleGranting(['hradmin'], access.power) === undefined) ||
        ('userType' in access && access.userType === 'sys-admin'))
    const calls = closedCalls.filter(forAdministrators)
    expect(calls.length).toBeGreaterThan(80)
    expect(calls.filter(({ stepUp }) => stepUp !== 'always').map(nameOf)).toEqual([])
  })
})

it('keeps public what must be, and nothing else', () => {
  const ofApi = ({ url }: { url: string }) => url.startsWith('/api/') && !url.startsWith('/api/docs')
  const open = api.app
    .declaredRoutes()
    .filter((route) => route.access === 'public' && route.method !== 'HEAD' && ofApi(route))
  expect(open.map(({ method, url }) => `${method} ${url.replace('/api', '')}`).sort()).toEqual([...publicCalls].sort())
})

it('asks for a signature where there is no token, before anything else', async () => {
  const signed = api.app.declaredRoutes().filter(({ access }) => typeof access === 'object' && 'signedBy' in access)
  expect(signed.map(nameOf)).toEqual(['POST /api/payments/webhook', 'POST /api/insurer/webhooks'])
  const answers = await Promise.all(signed.map((route) => askRoute(api, route, { token: 'x'.repeat(43), body: {} })))
  expect(new Set(answers.map(outcomeOf))).toEqual(new Set(['401 UNAUTHORIZED']))
})

it('asks for a client’s token where its own system calls, before anything else', async () => {
  const ofClients = api.app.declaredRoutes().filter(({ access }) => typeof access === 'object' && 'tokenOf' in access)
  expect(ofClients.length).toBeGreaterThan(20)
  expect(ofClients.filter(({ url }) => !url.startsWith('/scim/v2/')).map(nameOf)).toEqual([])
  const token = await tokenOf((await createMember(api, company)).userId)
  for (const route of ofClients) {
    const { statusCode } = await askRoute(api, route, { token, body: {} })
    expect(statusCode, nameOf(route)).toBe(401)
  }
})

/** What the shell and the forms need before anything else, what shows a one-time password itself, and what leads elsewhere. */
const withoutOneTimePassword = [
  // Where pictures of maps come from: the same for everybody.
  'GET /map-tiles',
  // A browser renews its subscription by itself, with nobody there to type a code.
  'POST /notifications/push-subscriptions/renewal',
  'DELETE /users/me/sessions',
  'DELETE /users/me/sessions/:sessionId',
  'DELETE /users/me/trusted-devices/:deviceId',
  'GET /claims/config/benefits',
  'GET /claims/config/claimoptions',
  'GET /claims/config/claimoptions/v2',
  'GET /config/benefits',
  'GET /config/claimoptions',
  'GET /elog/config/claimoptions',
  'GET /externalapi/getMHCArticlesBannerList',
  'GET /externalapi/getMHCArticlesBannerList/homepage',
  'GET /home/banners',
  // Says whether the chat wants one.
  'GET /chats/verify',
  'GET /hradmin/mhcinsights/generateURL',
  'GET /inpatientclaimoptions',
  'GET /profile/config/benefits',
  'GET /profile/config/claimoptions',
  'GET /profile/get/users/profilePhoto',
  'GET /profile/users/:uuid',
  'GET /users/:uuid',
  'GET /users/:uuid/profilePhoto',
  'GET /users/me/language',
  'GET /users/me/proof',
  'GET /users/me/second-factors',
  'GET /users/me/session',
  'GET /users/me/sessions',
  'POST /users/logout',
  'POST /users/me/proof',
  'POST /users/me/proof/passkey-options',
  'POST /users/me/session',
  'POST /users/verifyLoginOTPEmailCode/v1',
  'PUT /users/me/language',
  'PUT /users/me/second-factors/:factorId',
]

/** S07, and the WebSockets, whose messages say who it is. */
const publicCalls = [
  'POST /users/login/passkey-options',
  'POST /users/login/second-factor',
  'GET /captcha/challenge',
  'GET /chats/live',
  'GET /config/banklists',
  'GET /content/pictures/:pictureId',
  'GET /countryCodes',
  'GET /counter/:pass/code',
  'GET /ecard/keys',
  'GET /externalapi/elog/letters/:pass',
  'GET /externalapi/getAppLaunchConfigFromMHC',
  'GET /home-screen/:companyId/manifest',
  'GET /languages',
  'GET /notifications/live',
  'GET /publickey',
  'GET /users/sso/callback',
  'GET /users/sso/start',
  'GET /versions',
  'POST /ecard/verify',
  'POST /letters/acknowledgement',
  'POST /letters/check',
  'POST /users/activateLink/check',
  'POST /users/activateLink/validate',
  'POST /users/activateaccount',
  'POST /users/generateLoginOTPEmailCode',
  'POST /users/generateOTPEmailCode',
  'POST /users/login/v3',
  'POST /users/requestAccountRecoverySuccess',
  'POST /users/requestResetPasswordSuccess',
  'POST /users/resetPassword',
  'POST /users/resetPassword/check',
  'POST /users/ssoLogin',
  'POST /users/undoEmailChange',
  'POST /users/undoEmailChange/check',
  'POST /users/v3/verifyAccount',
  'POST /users/verifyLoginOTPEmailCode',
  'POST /users/verifyOTPEmailCode',
]
