/** Who a token belongs to: its session, the user as they are now, and what their clients ask of them. */
import { errorCodes } from '@member-care/domain/errors/error-body.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import type { VerificationFlag } from '../http/access.ts'
import { apiError, type ApiError } from '../http/api-error.ts'
import type { Identity, SignedInUser } from '../http/caller.ts'
import { readCovers, type UserReading } from './session-user.ts'
import type { Sessions } from './sessions.ts'

export interface Identifying extends UserReading {
  readonly sessions: Sessions
  readonly clock: () => Date
}

/** For access control (http/access.ts). Locked, suspended and terminated users are out with their next call, whatever their token. */
export function createIdentify(parts: Identifying): (token: string) => Promise<Identity> {
  return async (token) => {
    const now = parts.clock()
    const session = await parts.sessions.use(token, now)
    if (!session) throw apiError('TOKEN_EXPIRED')
    const { userId } = session
    const user = await parts.users.getUser({ kind: 'own', userId }, userId)
    if (!user || user.forgotten) throw apiError('TOKEN_EXPIRED')
    const closed = closedAccountError(user)
    if (closed) throw closed
    return { user: asCaller(user, now), session, asksToVerify: (flag) => asksToVerify(parts, userId, flag, now) }
  }
}

/** Why somebody with this status may not come in; undefined for the registered (3§4). */
export function closedAccountError({ status }: Pick<UserRecord, 'status'>): ApiError | undefined {
  if (status === 100) return undefined
  const codes = { 101: 'ACCOUNT_NOT_REGISTERED', 300: 'ACCOUNT_LOCKED', 301: 'ACCOUNT_SUSPENDED', 401: 'ACCOUNT_TERMINATED' } as const
  const code = codes[status]
  return apiError(code, errorCodes[code].text)
}

function asCaller(user: UserRecord, now: Date): SignedInUser {
  const today = singaporeToday(now)
  const inForce = user.memberships.filter((membership) => membership.effectiveStartDate <= today && (membership.effectiveEndDate ?? today) >= today)
  return {
    userId: user.userId,
    userType: user.userType,
    roles: user.roles,
    groupCodes: user.groupCodes,
    companyIds: inForce.map((membership) => membership.companyId),
  }
}

/** Whether one of the user's clients has the flag on (S16): with several, the strictest counts. */
async function asksToVerify(reading: UserReading, userId: string, flag: VerificationFlag, now: Date): Promise<boolean> {
  const covers = await readCovers(reading, userId, now)
  return covers.some(({ client }) => client.featuresConfig[flag])
}
