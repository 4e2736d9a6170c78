/**
 * Who may call a route, and whether they show a one-time password first. Every route declares both (`config: { access: …, stepUp: … }`);
 * a route without a declaration does not start, and nothing but this hook lets a request through (S06, S16).
 */
import { roleGranting, type Power } from '@member-care/domain/access/powers.ts'
import { isFlagged, type StepUp } from '@member-care/domain/access/step-up.ts'
import { UNATTENDED_HEADER } from '@member-care/domain/account/session-lifetime.ts'
import { accountNeedsVerificationText } from '@member-care/domain/texts/error-texts.ts'
import { scimTexts } from '@member-care/domain/texts/provisioning-texts.ts'
import type { UserType } from '@member-care/domain/user/user-events.ts'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { apiError } from './api-error.ts'
import { createCaller, createClientCaller, type Caller, type ClientCaller, type Identity } from './caller.ts'

/** `signed-in` needs any token. The others need a token of a user with this power, or of this type. */
export type TokenAccess = 'signed-in' | { readonly power: Power } | { readonly userType: UserType }

/**
 * `public` needs nothing. `signedBy` needs no token but a signature. The route itself checks the signature before it
 * looks at anything else. `tokenOf` needs the token that a client was given for its own system (S88).
 */
export type Access =
  'public' | { readonly signedBy: 'insurer' | 'card-provider' } | { readonly tokenOf: 'client' } | TokenAccess

/** Whether nobody gets past access control without a person's token. */
export function needsToken(access: Access | undefined): access is TokenAccess {
  return (
    access !== undefined &&
    access !== 'public' &&
    !(typeof access === 'object' && ('signedBy' in access || 'tokenOf' in access))
  )
}

/**
 * What the ids in an address name. It belongs to a person, a company or a group. A caller who may not see it is told
 * that it does not exist (S06). `unowned` belongs to nobody: it is the same for all who may call.
 */
export const recordKinds = [
  'claim',
  'draft',
  'letter-draft',
  'visit',
  'user',
  'member',
  'administrator',
  'client',
  'plan',
  /** Of the clients whose members see it, or of all. */
  'content',
  'guarantee',
  'conversation',
  'order',
  'reward',
  /** Of a member's wallet. */
  'card',
  'redemption',
  'session',
  'second-factor',
  'export',
  'upload',
  /** A file of a company's own HR. */
  'company-upload',
  'unowned',
] as const
export type RecordKind = (typeof recordKinds)[number]

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** Which sessions are asked for a one-time password first. Every route with a token says so. */
    stepUp?: StepUp
    /** What the ids in its address name; every address with an id says so. */
    record?: RecordKind
    /**
     * True for what wants password or second factor within the last five minutes: it is answered 428 until they were shown. A function where
     * only some bodies want it.
     */
    freshProof?: true | ((body: unknown) => boolean)
    /** True for what an administrator may call who has to set up a second factor before anything else. */
    withoutSecondFactor?: boolean
    /** False for what a page asks again and again without anybody there: it does not keep the session from going idle (S08). */
    countsAsUse?: boolean
  }
  interface FastifyInstance {
    /** Every route and who may call it; complete once the server is ready. */
    declaredRoutes(): readonly DeclaredRoute[]
  }
  interface FastifyRequest {
    /** Who is asking. Only on routes that are not public. */
    readonly caller: Caller
    /** The client whose own system is asking. Only on routes that need the token of one. */
    readonly clientCaller: ClientCaller
  }
}

export interface DeclaredRoute {
  readonly method: string
  readonly url: string
  readonly access: Access | undefined
  /** Whose sessions are answered 428 until a one-time password was shown in them. */
  readonly stepUp: StepUp | undefined
  readonly record: RecordKind | undefined
  /** Answers 428 unless password or second factor were shown lately: to every call, to some, or to none. */
  readonly freshProof: 'always' | 'sometimes' | undefined
  /** Whether an administrator may call it who has to set up a second factor first. */
  readonly withoutSecondFactor: boolean
  /** After how many milliseconds it gives up, where that is another time than usual. */
  readonly handlerTimeout: number | undefined
  /** The schema of its body, where it has one. */
  readonly body: unknown
  /** The schema of its query, where it has one. */
  readonly query: unknown
}

const CALLER = Symbol('caller')
const CLIENT_CALLER = Symbol('client caller')
/** The id of who asks, let in or not. */
const ASKED_BY = Symbol('asked by')
type RequestWithCaller = FastifyRequest & { [CALLER]?: Caller; [CLIENT_CALLER]?: ClientCaller; [ASKED_BY]?: string }

/** A record out of reach is answered as one that is not there. */
const statusesOfRefusals: readonly number[] = [403, 404, 428]

export interface UseOfSession {
  readonly countsAsUse: boolean
}

export interface AccessControl {
  /**
   * Who a token belongs to.
   * @throws ApiError 401, with the code that says why the token is no good
   */
  readonly identify: (token: string, options?: UseOfSession) => Promise<Identity>
  /** Which client's own system a token belongs to; undefined for one that opens nothing. */
  readonly identifyClient?: (
    token: string,
  ) => Promise<{ readonly companyId: string; readonly isActive: boolean } | undefined>
  readonly support: { readonly email: string; readonly phone: string }
  /**
   * Powers that nobody has in this deployment, in any role. With an insurer's own system, for example, nobody decides
   * claims here (S37).
   */
  readonly withheld?: ReadonlySet<Power>
}

/** Puts access control in front of every route that is registered afterwards. */
export function controlAccess(app: FastifyInstance, control: AccessControl): void {
  app.decorateRequest('caller', {
    getter(this: FastifyRequest): Caller {
      const caller = (this as RequestWithCaller)[CALLER]
      if (!caller)
        throw new Error(`${this.method} ${this.routeOptions.url} needs no token: nobody is known to be asking.`)
      return caller
    },
  })
  app.decorateRequest('clientCaller', {
    getter(this: FastifyRequest): ClientCaller {
      const caller = (this as RequestWithCaller)[CLIENT_CALLER]
      if (!caller) throw new Error(`${this.method} ${this.routeOptions.url} needs no client's token.`)
      return caller
    },
  })
  const { withheld = new Set<Power>() } = control
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  // Looked at when all are there: a plugin may declare on behalf of routes that come from a package (declarePublic).
  app.addHook('onReady', async () => {
    requireDeclarations(declaredRoutes(routes))
  })
  app.decorate('declaredRoutes', () => declaredRoutes(routes))
  app.addHook('onRequest', async (request) => {
    const { config } = request.routeOptions
    const { access, stepUp } = config
    // What an open page asks by itself, because something has changed, is nobody's use of the session (S08).
    const countsAsUse = config.countsAsUse !== false && request.headers[UNATTENDED_HEADER] === undefined
    if (typeof access === 'object' && 'tokenOf' in access) {
      ;(request as RequestWithCaller)[CLIENT_CALLER] = await clientCallerOf(control, request)
      return
    }
    // Without a declaration it is no route but the answer to an unknown address.
    if (!needsToken(access)) return
    const identity = await control.identify(tokenOf(request), { countsAsUse })
    ;(request as RequestWithCaller)[ASKED_BY] = identity.user.userId
    const caller = createCaller(identity, access, request, withheld)
    if (!isAllowed(caller, access) || (typeof access === 'object' && 'power' in access && withheld.has(access.power)))
      throw apiError('FORBIDDEN')
    if (identity.session.lacksSecondFactor && config.withoutSecondFactor !== true)
      throw apiError('SECOND_FACTOR_MISSING')
    if (await asksForOneTimePassword(identity, stepUp))
      throw apiError('OTP_REQUIRED', accountNeedsVerificationText(control.support))
    if (config.freshProof === true && !identity.session.freshlyProved) throw apiError('PROOF_REQUIRED')
    ;(request as RequestWithCaller)[CALLER] = caller
  })
  // Logs who was refused, because the line of an answered request names only the route. A reader who has only the log
  // learns nothing about a person from an id.
  app.addHook('onResponse', async (request: RequestWithCaller, reply) => {
    const userId = request[ASKED_BY]
    if (userId === undefined || !statusesOfRefusals.includes(reply.statusCode)) return
    request.log.info(
      { req: request, res: reply, userId, access: request.routeOptions.config.access },
      'access was refused',
    )
  })
  app.addHook('preHandler', async (request) => {
    const { freshProof } = request.routeOptions.config
    if (typeof freshProof === 'function' && !request.caller.session.freshlyProved && freshProof(request.body))
      throw apiError('PROOF_REQUIRED')
  })
}

/** Lets everybody call the routes that a package adds to this instance afterwards: the API’s description. */
export function declarePublic(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'public' }
  })
}

function declaredRoutes(routes: readonly RouteOptions[]): DeclaredRoute[] {
  return routes.flatMap(({ method, url, config, handlerTimeout, schema }) =>
    [method].flat().map((one) => ({
      method: one,
      url,
      access: config?.access,
      stepUp: config?.stepUp,
      record: config?.record,
      freshProof: freshProofOf(config),
      withoutSecondFactor: config?.withoutSecondFactor === true,
      handlerTimeout,
      body: schema?.body,
      query: schema?.querystring,
    })),
  )
}

function freshProofOf(config: RouteOptions['config']): DeclaredRoute['freshProof'] {
  if (config?.freshProof === undefined) return undefined
  return config.freshProof === true ? 'always' : 'sometimes'
}

/** @throws Error for a route that says nothing about who may call it, or, where a token is needed, about one-time passwords */
function requireDeclarations(declared: readonly DeclaredRoute[]): void {
  const namesOf = (routes: readonly DeclaredRoute[]) => routes.map(({ method, url }) => `${method} ${url}`).join(', ')
  const withoutAccess = namesOf(declared.filter(({ access }) => access === undefined))
  if (withoutAccess !== '') throw new Error(`Nothing says who may call ${withoutAccess} (config.access).`)
  const withoutStepUp = namesOf(declared.filter(({ access, stepUp }) => needsToken(access) && stepUp === undefined))
  if (withoutStepUp !== '')
    throw new Error(`Nothing says whether a one-time password is needed for ${withoutStepUp} (config.stepUp).`)
}

/** Whether the session has to show a one-time password first. An administrator's always has to have shown one, but where nobody's has. */
export async function asksForOneTimePassword(
  { user, session, asksToVerify }: Identity,
  stepUp: StepUp = 'always',
): Promise<boolean> {
  if (stepUp === 'none' || session.otpVerified) return false
  return !isFlagged(stepUp) || user.userType === 'sys-admin' || asksToVerify([stepUp].flat())
}

/** @throws ApiError 401 for no token of a client, 403 where the client is not active */
async function clientCallerOf({ identifyClient }: AccessControl, request: FastifyRequest): Promise<ClientCaller> {
  const [, token] = /^bearer +([\w-]{1,200})$/i.exec(request.headers.authorization ?? '') ?? []
  const client = token === undefined ? undefined : await identifyClient?.(token)
  if (!client) throw apiError('UNAUTHORIZED', scimTexts.unauthorized)
  if (!client.isActive) throw apiError('FORBIDDEN', scimTexts.inactive)
  return createClientCaller(client.companyId, request)
}

function tokenOf(request: FastifyRequest): string {
  const token = request.headers['accesstoken']
  if (typeof token !== 'string' || token === '') throw apiError('UNAUTHORIZED')
  return token
}

function isAllowed(caller: Caller, access: TokenAccess): boolean {
  if (access === 'signed-in') return true
  if ('power' in access) return roleGranting(caller.user.roles, access.power) !== undefined
  return caller.user.userType === access.userType
}
