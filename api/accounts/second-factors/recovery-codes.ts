/** Recovery codes: ten at a time, shown once, kept as keyed hashes, each good once. */
import { comparableRecoveryCode, RECOVERY_CODES, recoveryCodeOf } from '@member-care/domain/account/second-factors.ts'
import { createHmac, randomBytes, type KeyObject } from 'node:crypto'
import { sql, type CommonQueryMethods, type DatabasePool } from 'slonik'
import { z } from 'zod'

/** More than twice what a code is long: some bytes are passed over. */
const RANDOM_BYTES = 64

export interface RecoveryCodes {
  /** Makes new ones in place of those that there are. @returns them as they are shown, once */
  make(userId: string, now: Date): Promise<readonly string[]>
  /** Uses one up. @returns false for any other, and for all but one of several calls at once */
  use(userId: string, typed: string): Promise<boolean>
  /** How many are left, and when they were made; nobody has made any where the time is null. */
  left(userId: string): Promise<{ readonly left: number; readonly madeAt: Date | null }>
}

/** @param key for the keyed hash of codes */
export function createRecoveryCodes(database: DatabasePool, key: KeyObject): RecoveryCodes {
  const hashOf = (userId: string, code: string) =>
    createHmac('sha256', key)
      .update(`${userId}\0${comparableRecoveryCode(code)}`)
      .digest()
  const insert = (connection: CommonQueryMethods, userId: string, code: string, now: Date) =>
    connection.query(
      sql.unsafe`insert into app.recovery_codes (user_id, code_hash, made_at) values (${userId}, ${sql.binary(hashOf(userId, code))}, ${now.toISOString()})`,
    )

  return {
    async make(userId, now) {
      const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeOf(randomBytes(RANDOM_BYTES)))
      await database.transaction(async (transaction) => {
        await transaction.query(sql.unsafe`delete from app.recovery_codes where user_id = ${userId}`)
        for (const code of codes) await insert(transaction, userId, code, now)
      })
      return codes
    },

    async use(userId, typed) {
      const { rowCount } = await database.query(
        sql.unsafe`delete from app.recovery_codes where user_id = ${userId} and code_hash = ${sql.binary(hashOf(userId, typed))}`,
      )
      return rowCount === 1
    },

    async left(userId) {
      const row = await database.one(sql.type(z.object({ left: z.number(), made_at: z.number().nullable() }))`
        select count(*)::int as left, max(made_at) as made_at from app.recovery_codes where user_id = ${userId}`)
      return { left: row.left, madeAt: row.made_at === null ? null : new Date(row.made_at) }
    },
  }
}
