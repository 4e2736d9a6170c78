/** Who a token belongs to: its session, the user as they are now, and what their clients ask of them. */
import type { StepUpFlag } from '@member-care/domain/access/step-up.ts'
import {
  endingByStatus,
  type SessionEnding,
  type SessionEndReason,
} from '@member-care/domain/account/session-lifetime.ts'
import { errorCodes } from '@member-care/domain/errors/error-codes.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import type { SystemReader } from '@member-care/projections/scope.ts'
import type { CallerRecord } from '@member-care/projections/users/caller-query.ts'
import { apiError, ApiError } from '../http/api-error.ts'
import type { Identity } from '../http/caller.ts'
import { readAllCovers, type UserReading } from './session-user.ts'
import type { Sessions } from './sessions.ts'
import type { UseOfSession } from '../http/access.ts'

export interface Identifying extends UserReading {
  readonly systemReader: SystemReader
  readonly sessions: Sessions
  readonly clock: () => Date
}

/**
 * For access control (http/access.ts). Locked, suspended and terminated users are refused from their next call on, even
 * with a good token.
 */
export function createIdentify(parts: Identifying): (token: string, options?: UseOfSession) => Promise<Identity> {
  return async (token, options) => {
    const now = parts.clock()
    const used = await parts.sessions.use(token, now, options)
    // The reason was stored together with the end of the session, where every process looks.
    // So the answer is right even before the read models know of it.
    if ('endedBecause' in used) throw sessionOver(used.endedBecause, used.reason)
    const { session, caller } = used
    const { userId } = session
    if (!caller || caller.forgotten) throw sessionOver('TOKEN_EXPIRED', 'UNKNOWN')
    const ending = endingByStatus(caller.status)
    if (ending) throw sessionOver(ending, 'ACCOUNT_CLOSED')
    const { userType, roles, groupCodes, companyIds, hrCompanyIds } = caller
    return {
      user: { userId, userType, roles, groupCodes, companyIds, hrCompanyIds },
      session,
      asksToVerify: (flags) => asksToVerify(parts, userId, flags),
    }
  }
}

/**
 * The message is the same for every token. Only the code (1§8) and the reason say why the session is over.
 * When the person signs in again, they are told what to do about it.
 */
function sessionOver(code: SessionEnding, reason: SessionEndReason): ApiError {
  return new ApiError(code, { status: errorCodes[code].status, text: errorTexts.unauthorized, reason })
}

/** Why somebody with this status may not sign in, with what to do about it; undefined for the registered (3§4). */
export function closedAccountError({ status }: Pick<CallerRecord, 'status'>): ApiError | undefined {
  const ending = endingByStatus(status)
  return ending && apiError(ending)
}

/**
 * Whether one of the user's clients has one of the flags on (S16): with several, the strictest counts. So do those whose cover is over: what was
 * recorded under it can be followed after it (S81).
 */
async function asksToVerify(reading: Identifying, userId: string, flags: readonly StepUpFlag[]): Promise<boolean> {
  const covers = await readAllCovers(reading, reading.systemReader, userId)
  return covers.some(({ client }) => flags.some((flag) => client.featuresConfig[flag]))
}
