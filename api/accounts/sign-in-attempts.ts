/**
 * How often a wrong password was tried for an e-mail address (S08). Unknown addresses are counted in the same way,
 * so that nobody can tell from the answers which addresses are known.
 */
import { LOCK_AFTER_WRONG_PASSWORDS, LOCK_WINDOW_MS } from '@member-care/domain/account/sign-in-rules.ts'
import { createHmac, randomUUID, type KeyObject } from 'node:crypto'
import { sql, type DatabasePool } from 'slonik'
import { z } from 'zod'

export interface Attempt {
  readonly addressHash: string
  /** False: there were as many before as an account bears, and this one may not even be checked. */
  readonly allowed: boolean
  /** True when the account is to be locked if this one is wrong. */
  readonly last: boolean
}

export interface SignInAttempts {
  /**
   * Counts an attempt before its password is checked: of many at once, no more are checked than of one after the other.
   * @param address as typed
   */
  begin(address: string, now: Date): Promise<Attempt>
  /** The password was right: the count starts anew. */
  forget(attempt: Attempt): Promise<void>
}

/** @param key for the keyed hash of addresses */
export function createSignInAttempts(pool: DatabasePool, key: KeyObject): SignInAttempts {
  return {
    async begin(address, now) {
      const addressHash = createHmac('sha256', key).update(address.trim().toLowerCase()).digest('base64url')
      const since = new Date(now.getTime() - LOCK_WINDOW_MS).toISOString()
      const tries = await pool.transaction(async (transaction) => {
        await transaction.query(sql.unsafe`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${addressHash}`}, 0))`)
        const before = await transaction.oneFirst(sql.type(z.object({ count: z.number() }))`
          select count(*)::int as count from app.sign_in_attempts where address_hash = ${addressHash} and tried_at > ${since}`)
        // Further attempts do not make the lock longer.
        if (before < LOCK_AFTER_WRONG_PASSWORDS) {
          await transaction.query(sql.unsafe`
            insert into app.sign_in_attempts (attempt_id, address_hash, tried_at) values (${randomUUID()}, ${addressHash}, ${now.toISOString()})`)
        }
        return before + 1
      })
      return { addressHash, allowed: tries <= LOCK_AFTER_WRONG_PASSWORDS, last: tries === LOCK_AFTER_WRONG_PASSWORDS }
    },

    async forget({ addressHash }) {
      await pool.query(sql.unsafe`delete from app.sign_in_attempts where address_hash = ${addressHash}`)
    },
  }
}
