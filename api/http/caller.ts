/** Who is asking: what a route learns about them, and how far their questions reach. */
import {
  hrAdministratorRole,
  powersOf,
  roleGranting,
  type Power,
  type Role,
} from '@member-care/domain/access/powers.ts'
import type { StepUpFlag } from '@member-care/domain/access/step-up.ts'
import type { Actor, CommandContext } from '@member-care/domain/events/metadata.ts'
import type { UserType } from '@member-care/domain/user/user-events.ts'
import { CompaniesScope, OwnScope, scopeOfGroups } from '@member-care/projections/scope-making.ts'
import type { Scope } from '@member-care/projections/scope.ts'
import type { FastifyRequest } from 'fastify'
import { createHmac, randomUUID } from 'node:crypto'
import { v5 as uuidv5, validate as isUuid } from 'uuid'
import { fieldError } from './api-error.ts'
import type { TokenAccess } from './access.ts'

/** A signed-in user as access control needs them. */
export interface SignedInUser {
  readonly userId: string
  readonly userType: UserType
  readonly roles: readonly string[]
  /** Client groups that an administrator reaches (S36). */
  readonly groupCodes: readonly string[]
  /** Companies that the user is covered under. */
  readonly companyIds: readonly string[]
  /** Those of them that an HR administrator's role reaches: they employ the user, and it was given for them (S127). */
  readonly hrCompanyIds: readonly string[]
}

export interface Session {
  readonly sessionId: string
  readonly userId: string
  readonly otpVerified: boolean
  /** Password or second factor were shown within the last five minutes. */
  readonly freshlyProved: boolean
  /** Of an administrator who has to set up a second factor before anything else. */
  readonly lacksSecondFactor: boolean
}

/** What a token says. */
export interface Identity {
  readonly user: SignedInUser
  readonly session: Session
  /** Whether one of the user's clients asks for a one-time password in one of these areas (S16). */
  asksToVerify(flags: readonly StepUpFlag[]): Promise<boolean>
}

export interface Caller {
  readonly user: SignedInUser
  readonly session: Session
  readonly powers: ReadonlySet<Power>
  /** How far this call reaches: by the power that lets the caller in, else their own records. */
  readonly scope: Scope
  /** The caller's own records, no matter which power lets them in. */
  readonly own: OwnScope
  /**
   * For a command of this call. With an `Idempotency-Key`, the same call again is the same command. A call with the
   * same key that says something else is refused. A read is no command: it always gets its own id, even if a key comes
   * with it.
   * @param said what a form with files says (`saidByForm`), where there is no JSON body
   * @throws ApiError 422 when the key is not a UUID
   */
  context(said?: unknown): CommandContext
  /**
   * For what the audit notes about this call (who looked, who tried, who left). Each call is noted, even if a key comes
   * with it.
   */
  auditContext(): CommandContext
}

/**
 * @param access what the route declares; the power that it names decides on scope and role
 * @param withheld powers that nobody has in this deployment
 */
export function createCaller(
  identity: Identity,
  access: TokenAccess,
  request: FastifyRequest,
  withheld: ReadonlySet<Power>,
): Caller {
  const { user, session } = identity
  const role = typeof access === 'object' && 'power' in access ? roleGranting(user.roles, access.power) : undefined
  const auditContext = (): CommandContext => ({
    actor: actorOf(user, role),
    commandId: randomUUID(),
    correlationId: request.id,
    clientAddress: request.ip,
  })
  return {
    user,
    session,
    powers: new Set([...powersOf(user.roles)].filter((power) => !withheld.has(power))),
    scope: scopeFor(user, role),
    own: new OwnScope(user.userId),
    context: (said) => ({
      ...auditContext(),
      commandId: commandId(request, user.userId),
      requestHash: requestHash(request, said),
    }),
    auditContext,
  }
}

/** The own records of somebody who is no request's caller: each message on a WebSocket brings its token. */
export function ownScopeOf({ user }: Identity): OwnScope {
  return new OwnScope(user.userId)
}

/** A client's own system (S88). It reaches what is its company's, and nothing else. */
export interface ClientCaller {
  readonly companyId: string
  readonly scope: CompaniesScope
  /** For a command of this call; each call is another one. */
  context(): CommandContext
}

export function createClientCaller(companyId: string, request: FastifyRequest): ClientCaller {
  return {
    companyId,
    scope: new CompaniesScope([companyId]),
    context: () => ({
      actor: { kind: 'client', id: companyId },
      commandId: randomUUID(),
      correlationId: request.id,
      clientAddress: request.ip,
    }),
  }
}

/** For what is kept under the id of its request and is no event: the same again has the same id, and something else under the same key another one. */
export function idOfRequest({ commandId, requestHash }: CommandContext): string {
  return requestHash === undefined ? commandId : uuidv5(requestHash, commandId)
}

function scopeFor(user: SignedInUser, role: Role | undefined): Scope {
  if (role === undefined) return new OwnScope(user.userId)
  return role === hrAdministratorRole ? new CompaniesScope(user.hrCompanyIds) : scopeOfGroups(user.groupCodes)
}

function actorOf(user: SignedInUser, role: Role | undefined): Actor {
  const id = user.userId
  if (role === hrAdministratorRole) return { kind: 'hr-administrator', id, role }
  if (user.userType === 'sys-admin') return { kind: 'system-administrator', id, ...(role && { role }) }
  return { kind: 'member', id }
}

/**
 * The id of the command that a request is. Two people, or calls of different addresses, that use the same key are different
 * commands all the same; without a key, and for a read, every request is a command of its own.
 */
function commandId(request: FastifyRequest, userId: string): string {
  const key = keyOf(request)
  if (key === undefined) return randomUUID()
  if (!isUuid(key)) throw fieldError('Idempotency-Key', 'Idempotency-Key must be a UUID.')
  return uuidv5(JSON.stringify([userId, request.method, request.routeOptions.url, request.params]), key)
}

/** The key of a call that writes. Of several none is a UUID. */
function keyOf({ method, headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  return READS.has(method) || key === undefined ? undefined : String(key)
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** What the request says. The key of the hash is known to the sender only. Undefined without an `Idempotency-Key`. */
function requestHash(request: FastifyRequest, said: unknown = request.body): string | undefined {
  const key = keyOf(request)
  // A captcha is solved anew for the same call again.
  const { captchaResponse: _captcha, ...query } = request.query as Readonly<Record<string, unknown>>
  return key === undefined
    ? undefined
    : createHmac('sha256', key)
        .update(JSON.stringify([query, said ?? null]))
        .digest('base64url')
}
