/** Sessions: a token in the caller's hands, its hash here. They end when idle, after their longest time, and when somebody ends them (S08). */
import { SESSION_IDLE_MS, SESSION_LONGEST_MS } from '@member-care/domain/account/sign-in-rules.ts'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { Session } from '../http/caller.ts'

const TOKEN_BYTES = 32
/** The time of use is written down this often at most, not with every call. */
const NOTE_USE_AFTER_MS = 30_000

const sessionRow = z.object({
  session_id: z.string(),
  user_id: z.string(),
  started_at: z.number(),
  last_used_at: z.number(),
  otp_verified: z.boolean(),
})

export interface Sessions {
  /** @returns the token, which is known nowhere else */
  begin(userId: string, options: { otpVerified: boolean; now: Date }): Promise<{ token: string; session: Session }>
  /** The session of a token that is still good, and keeps it from going idle; undefined for any other. */
  use(token: string, now: Date): Promise<Session | undefined>
  /** The session has shown a one-time password. */
  verify(sessionId: string): Promise<void>
  end(sessionId: string): Promise<void>
  /** Ends all of a user's sessions, at once and everywhere. */
  endAll(userId: string): Promise<void>
}

export function createSessions(pool: CommonQueryMethods): Sessions {
  return {
    async begin(userId, { otpVerified, now }) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      const sessionId = randomUUID()
      const at = now.toISOString()
      await pool.query(sql.unsafe`
        insert into app.sessions (session_id, token_hash, user_id, started_at, last_used_at, otp_verified)
        values (${sessionId}, ${sql.binary(hashOf(token))}, ${userId}, ${at}, ${at}, ${otpVerified})`)
      return { token, session: { sessionId, userId, otpVerified } }
    },

    async use(token, now) {
      const row = await pool.maybeOne(sql.prepared('use_session', sessionRow)`
        select session_id, user_id, started_at, last_used_at, otp_verified from app.sessions where token_hash = ${sql.binary(hashOf(token))}`)
      if (!row || !isGood(row, now)) return undefined
      if (now.getTime() - row.last_used_at >= NOTE_USE_AFTER_MS) {
        await pool.query(sql.unsafe`update app.sessions set last_used_at = ${now.toISOString()} where session_id = ${row.session_id}`)
      }
      return { sessionId: row.session_id, userId: row.user_id, otpVerified: row.otp_verified }
    },

    async verify(sessionId) {
      await pool.query(sql.unsafe`update app.sessions set otp_verified = true where session_id = ${sessionId}`)
    },

    async end(sessionId) {
      await pool.query(sql.unsafe`delete from app.sessions where session_id = ${sessionId}`)
    },

    async endAll(userId) {
      await pool.query(sql.unsafe`delete from app.sessions where user_id = ${userId}`)
    },
  }
}

function isGood(session: { started_at: number; last_used_at: number }, now: Date): boolean {
  return now.getTime() - session.last_used_at < SESSION_IDLE_MS && now.getTime() - session.started_at < SESSION_LONGEST_MS
}

/** A token is 32 random bytes, so a plain hash of it cannot be turned round. Look-up by hash leaks no timing of the token. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
