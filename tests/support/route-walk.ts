/** What a route must answer, from nothing but its declaration, and asking it. */
import { roleGranting } from '@member-care/domain/access/powers.ts'
import type { StepUp, StepUpFlag } from '@member-care/domain/access/step-up.ts'
import type { UserType } from '@member-care/domain/user/user-events.ts'
import { needsToken, type DeclaredRoute, type TokenAccess } from '@member-care/api/http/access.ts'
import type { ApiUnderTest } from './api-under-test.ts'

/** Somebody who asks. `closedBecause`: their token is answered with it, on every route. */
export interface Walker {
  readonly name: string
  readonly userType: UserType
  readonly roles: readonly string[]
  /** Of somebody who has shown no one-time password: the flags that their client has on. */
  readonly unverified?: readonly StepUpFlag[]
  /** Whether it is a while since they showed password or second factor. */
  readonly unproved?: boolean
  /** Whether they have to set up a second factor first. */
  readonly withoutSecondFactor?: boolean
  /** A new session. */
  token(): Promise<string>
}

/** Routes of the API that want a token; a HEAD is declared with each GET, by the same words. */
export function closedRoutes(api: ApiUnderTest): readonly DeclaredRoute[] {
  return api.app.declaredRoutes().filter(({ access }) => needsToken(access))
}

/** The refusal that the declaration demands; undefined when the walker is let in. */
export function expectedRefusal(
  { access, stepUp, freshProof, withoutSecondFactor }: DeclaredRoute,
  walker: Walker,
): string | undefined {
  if (!needsToken(access)) return undefined
  if (!isLetIn(access, walker)) return '403 FORBIDDEN'
  if (walker.withoutSecondFactor === true && !withoutSecondFactor) return '403 SECOND_FACTOR_MISSING'
  if (isAsked(stepUp, walker)) return '428 OTP_REQUIRED'
  return freshProof === 'always' && walker.unproved === true ? '428 PROOF_REQUIRED' : undefined
}

function isAsked(stepUp: StepUp | undefined, { unverified, userType }: Walker): boolean {
  if (stepUp === undefined || stepUp === 'none' || unverified === undefined) return false
  return stepUp === 'always' || userType === 'sys-admin' || [stepUp].flat().some((flag) => unverified.includes(flag))
}

function isLetIn(access: TokenAccess, { userType, roles }: Walker): boolean {
  if (access === 'signed-in') return true
  return 'power' in access ? roleGranting(roles, access.power) !== undefined : access.userType === userType
}

/** The refusals that access control gives: any other answer comes from behind it. */
const refusals = new Set(['403 FORBIDDEN', '403 SECOND_FACTOR_MISSING', '428 OTP_REQUIRED', '428 PROOF_REQUIRED'])

/** What a walker was told, as far as it concerns access: the refusal, 'let in', or another answer. */
export function outcomeOf({ statusCode, body }: { readonly statusCode: number; readonly body: string }): string {
  const answer = `${statusCode} ${errorCodeIn(body)}`
  if (refusals.has(answer) || statusCode === 401 || statusCode >= 500) return answer
  return 'let in'
}

function errorCodeIn(body: string): string {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null && 'errorCode' in parsed ? String(parsed.errorCode) : ''
  } catch {
    return ''
  }
}

const NOBODYS_ID = '7e57ab1e-0000-4000-8000-000000000000'

/** Asks a route; places in its address that have no id get one that nothing has. */
export async function askRoute(
  api: ApiUnderTest,
  { method, url }: DeclaredRoute,
  question: {
    readonly token?: string
    readonly ids?: Readonly<Record<string, string>>
    readonly query?: string
    readonly body?: object
  },
) {
  const { token, ids = {}, query = '', body } = question
  const address = url.replaceAll(/:([A-Za-z]+)|\*/g, (_, place: string | undefined) =>
    encodeURIComponent(ids[place ?? ''] ?? NOBODYS_ID),
  )
  return api.app.inject({
    method: method as 'GET',
    url: query === '' ? address : `${address}?${query}`,
    headers: token === undefined ? {} : { accesstoken: token },
    ...(body && { payload: body }),
  })
}
