/** Sign-ins whose password was right and whose one-time password is outstanding. The browser holds an identifier, its hash is here. */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'
import { unchangedPassword } from './passwords.ts'
import { newToken, tokenHash } from './random-token.ts'

/** Long enough for a few one-time passwords of five minutes each. */
const LIFETIME_MS = 15 * 60_000

export interface PendingSignIn {
  readonly userId: string
}

export interface PendingSignIns {
  /**
   * @param passwordChangedAt when the password was set that was shown
   * @throws ApiError SIGN_IN_FAILED when it has been changed in the meantime
   */
  begin(userId: string, passwordChangedAt: Date, now: Date): Promise<{ identifier: string }>
  /** The sign-in of an identifier; undefined for one that is unknown, too old or finished. */
  find(identifier: string, now: Date): Promise<PendingSignIn | undefined>
  /** @returns false when somebody else finished it first */
  finish(identifier: string): Promise<boolean>
}

export function createPendingSignIns(pool: CommonQueryMethods): PendingSignIns {
  return {
    async begin(userId, passwordChangedAt, now) {
      const identifier = newToken()
      const { rowCount } = await pool.query(sql.unsafe`
        with allowed as (${unchangedPassword(userId, passwordChangedAt)})
        insert into app.pending_sign_ins (identifier_hash, user_id, started_at)
        select ${sql.binary(tokenHash(identifier))}, ${userId}, ${now.toISOString()}::timestamptz from allowed`)
      if (rowCount === 0) throw apiError('SIGN_IN_FAILED')
      return { identifier }
    },

    async find(identifier, now) {
      const row = await pool.maybeOne(sql.type(z.object({ user_id: z.string(), started_at: z.number() }))`
        select user_id, started_at from app.pending_sign_ins where identifier_hash = ${sql.binary(tokenHash(identifier))}`)
      if (!row || now.getTime() - row.started_at >= LIFETIME_MS) return undefined
      return { userId: row.user_id }
    },

    async finish(identifier) {
      const { rowCount } = await pool.query(
        sql.unsafe`delete from app.pending_sign_ins where identifier_hash = ${sql.binary(tokenHash(identifier))}`,
      )
      return rowCount === 1
    },
  }
}
