/** Who a token belongs to: its session, the user as they are now, and what their clients ask of them. */
import type { StepUpFlag } from '@member-care/domain/access/step-up.ts'
import { endingByStatus, type SessionEnding, type SessionEndReason } from '@member-care/domain/account/session-lifetime.ts'
import { errorCodes } from '@member-care/domain/errors/error-codes.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import type { CallerRecord } from '@member-care/projections/users/caller-query.ts'
import { apiError, ApiError } from '../http/api-error.ts'
import type { Identity } from '../http/caller.ts'
import { readCovers, type UserReading } from './session-user.ts'
import type { Sessions, UseOfSession } from './sessions.ts'

export interface Identifying extends UserReading {
  readonly sessions: Sessions
  readonly clock: () => Date
}

/** For access control (http/access.ts). Locked, suspended and terminated users are out with their next call, whatever their token. */
export function createIdentify(parts: Identifying): (token: string, options?: UseOfSession) => Promise<Identity> {
  return async (token, options) => {
    const now = parts.clock()
    const used = await parts.sessions.use(token, now, options)
    // Said by whoever ended it, in the place where every process looks: no read model need have heard of it yet.
    if ('endedBecause' in used) throw sessionOver(used.endedBecause, used.reason)
    const { session, caller } = used
    const { userId } = session
    if (!caller || caller.forgotten) throw sessionOver('TOKEN_EXPIRED', 'UNKNOWN')
    const ending = endingByStatus(caller.status)
    if (ending) throw sessionOver(ending, 'ACCOUNT_CLOSED')
    const { userType, roles, groupCodes, companyIds, employerIds } = caller
    return { user: { userId, userType, roles, groupCodes, companyIds, employerIds }, session, asksToVerify: (flags) => asksToVerify(parts, userId, flags, now) }
  }
}

/** To a token the message is one and the same; only the code says why (1§8), and the reason. Whoever signs in anew is told what to do about it. */
function sessionOver(code: SessionEnding, reason: SessionEndReason): ApiError {
  return new ApiError(code, { status: errorCodes[code].status, text: errorTexts.unauthorized, reason })
}

/** Why somebody with this status may not sign in, with what to do about it; undefined for the registered (3§4). */
export function closedAccountError({ status }: Pick<CallerRecord, 'status'>): ApiError | undefined {
  const ending = endingByStatus(status)
  return ending && apiError(ending)
}

/** Whether one of the user's clients has one of the flags on (S16): with several, the strictest counts. */
async function asksToVerify(reading: UserReading, userId: string, flags: readonly StepUpFlag[], now: Date): Promise<boolean> {
  const covers = await readCovers(reading, userId, now)
  return covers.some(({ client }) => flags.some((flag) => client.featuresConfig[flag]))
}
