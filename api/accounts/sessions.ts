/** Sessions: a token in the caller's hands, its hash here. They end when idle, after their longest time, and when somebody ends them (S08). */
import { isProofFresh } from '@member-care/domain/account/second-factors.ts'
import { isSessionOver, sessionEnd, type SessionTimes } from '@member-care/domain/account/sign-in-rules.ts'
import {
  isSessionEnding,
  isSessionEndReason,
  waysOfSigningIn,
  type SessionEnding,
  type SessionEndReason,
  type WayOfSigningIn,
} from '@member-care/domain/account/session-lifetime.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { callerOf, callerRow, toCaller, type CallerRecord } from '@member-care/projections/users/caller-query.ts'
import { randomUUID } from 'node:crypto'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { UseOfSession } from '../http/access.ts'
import { apiError } from '../http/api-error.ts'
import type { Session } from '../http/caller.ts'
import type { Device } from './device.ts'
import { unchangedPassword } from './passwords.ts'
import { newToken, tokenHash } from './random-token.ts'

/** The time of use is written down this often at most, not with every call. */
const NOTE_USE_AFTER_MS = 30_000

const sessionRow = z.object({
  session_id: z.string(),
  user_id: z.string(),
  started_at: z.number(),
  last_used_at: z.number(),
  otp_verified: z.boolean(),
  proved_at: z.number(),
  lacks_second_factor: z.boolean(),
  ended_because: z.string().nullable(),
})

/** With its user in the same statement, since both are asked with every call; without, where no read model knows them. */
const usedRow = z.union([sessionRow.extend(callerRow.shape), sessionRow.extend({ user_type: z.null() })])

const lifetimeRow = sessionRow.pick({ session_id: true, started_at: true, last_used_at: true })

const listedRow = z.object({
  session_id: z.string(),
  started_at: z.number(),
  last_used_at: z.number(),
  how: z.enum(waysOfSigningIn).nullable(),
  device: z.string().nullable(),
  browser: z.string().nullable(),
  address: z.string().nullable(),
})

/** A session as its owner is shown it. What is not known is empty. */
export interface ListedSession extends Device {
  readonly sessionId: string
  readonly startedAt: Date
  readonly lastUsedAt: Date
  readonly how: WayOfSigningIn | null
}

export interface SessionStart {
  readonly otpVerified: boolean
  readonly now: Date
  readonly how?: WayOfSigningIn
  readonly device?: Device
  /** When the password was set that was shown; none for other ways in. */
  readonly passwordChangedAt?: Date
  /** An administrator's, who has to set up a second factor before anything else. */
  readonly lacksSecondFactor?: boolean
}

/** A session that is good, and its user as they are now; undefined for one that no read model knows. */
export interface SessionInUse {
  readonly session: Session
  readonly caller: CallerRecord | undefined
}

/** Why a token is no good any more: the code that it is answered with, and what was the case. */
export interface EndedSession {
  readonly endedBecause: SessionEnding
  readonly reason: SessionEndReason
}

/** Who ends a session, and why. */
type EndedBy = Exclude<SessionEndReason, 'IDLE' | 'LONGEST' | 'ACCOUNT_CLOSED' | 'UNKNOWN'>

export interface Sessions {
  /**
   * @returns the token, which is known nowhere else
   * @throws ApiError SIGN_IN_FAILED when the password that was shown has been changed in the meantime
   */
  begin(userId: string, start: SessionStart): Promise<{ token: string; session: Session }>
  /**
   * The session of a token that is still good, with its user, and keeps it from going idle; else why it has ended, as far as that is known.
   * @param options `countsAsUse` false: what a page asks by itself, without anybody there, does not keep the session from going idle
   */
  use(token: string, now: Date, options?: UseOfSession): Promise<SessionInUse | EndedSession>
  /** When a session that is good ends by itself, and by which rule. */
  endOf(sessionId: string): Promise<ReturnType<typeof sessionEnd> | undefined>
  /** The session has shown the password, or a second factor; a one-time password by e-mail is one. */
  prove(sessionId: string, shown: 'password' | 'second-factor', now: Date): Promise<void>
  /** Nobody lacks a second factor any more who has set one up. */
  secondFactorEnrolled(userId: string): Promise<void>
  /** Which of these sessions are still good; none of them is kept from going idle. */
  stillGood(sessionIds: readonly string[], now: Date): Promise<ReadonlySet<string>>
  /** The user's sessions that are still good, the one used last first. */
  list(userId: string, now: Date): Promise<readonly ListedSession[]>
  /** Ends one of the user's sessions, at once and everywhere; by signing out also what was to be added to claims in it. @returns whether they had it */
  end(userId: string, sessionId: string, because: EndedBy): Promise<boolean>
  /**
   * Ends all of a user's sessions, at once and everywhere: every process asks this table with every call.
   * @param options `because`: what their tokens are answered from then on; `except`: the session that stays
   */
  endAll(
    userId: string,
    options: { readonly because: EndedBy | Exclude<SessionEnding, 'TOKEN_EXPIRED'>; readonly except?: string },
  ): Promise<void>
}

/** @param options.whenSignedOut what goes with a session that its holder ends */
export function createSessions(
  pool: CommonQueryMethods,
  { whenSignedOut }: { readonly whenSignedOut?: (sessionId: string) => Promise<void> } = {},
): Sessions {
  return {
    async begin(userId, { otpVerified, now, how, device, passwordChangedAt, lacksSecondFactor = false }) {
      const token = newToken()
      const sessionId = randomUUID()
      const at = now.toISOString()
      const condition = passwordChangedAt ? unchangedPassword(userId, passwordChangedAt) : sql.fragment`select`
      const { rowCount } = await pool.query(sql.unsafe`
        with allowed as (${condition})
        insert into app.sessions (session_id, token_hash, user_id, started_at, last_used_at, otp_verified, proved_at, lacks_second_factor, how, device, browser, address)
        select ${sessionId}::uuid, ${sql.binary(tokenHash(token))}, ${userId}, ${at}::timestamptz, ${at}::timestamptz, ${otpVerified}::boolean, ${at}::timestamptz, ${lacksSecondFactor}::boolean, ${how ?? null},
          ${device?.device ?? null}, ${device?.browser ?? null}, ${device?.address ?? null}
        from allowed`)
      if (rowCount === 0) throw apiError('SIGN_IN_FAILED')
      return { token, session: { sessionId, userId, otpVerified, freshlyProved: true, lacksSecondFactor } }
    },

    async use(token, now, { countsAsUse } = { countsAsUse: true }) {
      const row = await pool.maybeOne(sql.prepared('use_session', usedRow)`
        select session_id, user_id, started_at, last_used_at, otp_verified, proved_at, lacks_second_factor, ended_because, caller.*
        from app.sessions left join lateral (${callerOf(sql.fragment`sessions.user_id`, singaporeToday(now))}) caller on true
        where token_hash = ${sql.binary(tokenHash(token))}`)
      if (!row) return { endedBecause: 'TOKEN_EXPIRED', reason: 'UNKNOWN' }
      if (row.ended_because !== null) return endedBy(row.ended_because)
      if (!isGood(row, now)) return { endedBecause: 'TOKEN_EXPIRED', reason: sessionEnd(timesOf(row)).because }
      if (countsAsUse && now.getTime() - row.last_used_at >= NOTE_USE_AFTER_MS) {
        await pool.query(
          sql.unsafe`update app.sessions set last_used_at = ${now.toISOString()} where session_id = ${row.session_id}`,
        )
      }
      const session = {
        sessionId: row.session_id,
        userId: row.user_id,
        otpVerified: row.otp_verified,
        freshlyProved: isProofFresh(new Date(row.proved_at), now),
        lacksSecondFactor: row.lacks_second_factor,
      }
      return { session, caller: row.user_type === null ? undefined : toCaller(row) }
    },

    async endOf(sessionId) {
      const row = await pool.maybeOne(
        sql.type(
          lifetimeRow,
        )`select session_id, started_at, last_used_at from app.sessions where session_id = ${sessionId}`,
      )
      return row ? sessionEnd(timesOf(row)) : undefined
    },

    async prove(sessionId, shown, now) {
      await pool.query(sql.unsafe`
        update app.sessions set proved_at = ${now.toISOString()}, otp_verified = otp_verified or ${shown === 'second-factor'} where session_id = ${sessionId}`)
    },

    async secondFactorEnrolled(userId) {
      await pool.query(
        sql.unsafe`update app.sessions set lacks_second_factor = false where user_id = ${userId} and lacks_second_factor`,
      )
    },

    async stillGood(sessionIds, now) {
      const rows = await pool.any(sql.type(lifetimeRow)`
        select session_id, started_at, last_used_at from app.sessions where session_id = any(${sql.array([...sessionIds], 'uuid')}) and ended_because is null`)
      return new Set(rows.filter((row) => isGood(row, now)).map((row) => row.session_id))
    },

    async list(userId, now) {
      const rows = await pool.any(sql.type(listedRow)`
        select session_id, started_at, last_used_at, how, device, browser, address from app.sessions
        where user_id = ${userId} and ended_because is null order by last_used_at desc, session_id`)
      return rows.filter((row) => isGood(row, now)).map(toListed)
    },

    // The row stays for a while (housekeeping.ts). So a person who still uses the token can be told why the session
    // ended.
    async end(userId, sessionId, because) {
      const { rowCount } = await pool.query(sql.unsafe`
        with ended as (
          update app.sessions set ended_because = ${because} where session_id = ${sessionId} and user_id = ${userId} and ended_because is null
          returning session_id),
        ${unsubscribed}
        select session_id from ended`)
      if (because === 'SIGNED_OUT') await whenSignedOut?.(sessionId)
      return rowCount > 0
    },

    async endAll(userId, { because, except }) {
      const concerned =
        except === undefined
          ? sql.fragment`user_id = ${userId}`
          : sql.fragment`user_id = ${userId} and session_id <> ${except}`
      // What closes the account is said of sessions too that ended before.
      const which = isSessionEnding(because) ? concerned : sql.fragment`${concerned} and ended_because is null`
      await pool.query(sql.unsafe`
        with ended as (update app.sessions set ended_because = ${because} where ${which} returning session_id), ${unsubscribed}
        select session_id from ended`)
    },
  }
}

/** The device that was subscribed to messages in a sign-in (notifications/push-subscriptions.ts) gets none after it. */
const unsubscribed = sql.fragment`
  unsubscribed as (delete from app.push_subscriptions where session_id in (select session_id from ended))`

function toListed(row: z.infer<typeof listedRow>): ListedSession {
  const { session_id: sessionId, how, device, browser, address } = row
  return {
    sessionId,
    startedAt: new Date(row.started_at),
    lastUsedAt: new Date(row.last_used_at),
    how,
    device: device ?? '',
    browser: browser ?? '',
    address: address ?? '',
  }
}

function endedBy(because: string): EndedSession {
  if (isSessionEnding(because)) return { endedBecause: because, reason: 'ACCOUNT_CLOSED' }
  return { endedBecause: 'TOKEN_EXPIRED', reason: isSessionEndReason(because) ? because : 'UNKNOWN' }
}

function isGood(session: z.infer<typeof lifetimeRow>, now: Date): boolean {
  return !isSessionOver(timesOf(session), now)
}

function timesOf(row: z.infer<typeof lifetimeRow>): SessionTimes {
  return { startedAt: new Date(row.started_at), lastUsedAt: new Date(row.last_used_at) }
}
