/**
 * Tells the other processes of the installation which master key this one works with, for as long as it lives: what a master key opens is not taken
 * away while a process has that one alone. It is a lock on a connection, which the database frees when the process dies.
 */
import { sql, type CommonQueryMethods, type DatabasePool } from 'slonik'
import { pause } from '../waiting.ts'

const BEAT_MS = 2_000

export interface HeldMasterKey {
  release(): Promise<void>
}

/** Resolves once it is held. Takes one connection of the pool; a lost one is replaced. @throws where the first cannot be had */
export async function holdMasterKey(pool: DatabasePool, id: string): Promise<HeldMasterKey> {
  const releasing = new AbortController()
  const isHeld = Promise.withResolvers<void>()
  const holding = hold()
  const release = async () => {
    releasing.abort()
    await holding
  }
  try {
    await isHeld.promise
  } catch (error) {
    await release()
    throw error
  }
  return { release }

  async function hold(): Promise<void> {
    while (!releasing.signal.aborted) {
      await pool
        .connect(async (connection) => {
          await connection.query(sql.unsafe`select pg_advisory_lock_shared(${lockOf(id)})`)
          isHeld.resolve()
          while (!releasing.signal.aborted) {
            await pause(BEAT_MS, releasing.signal)
            await connection.query(sql.unsafe`select 1`)
          }
          await connection.query(sql.unsafe`select pg_advisory_unlock_shared(${lockOf(id)})`)
        })
        .catch(isHeld.reject)
      await pause(BEAT_MS, releasing.signal)
    }
  }
}

/** Whether a process works with this master key. If none does, none begins to until the transaction has ended. */
export async function isMasterKeyHeld(transaction: CommonQueryMethods, id: string): Promise<boolean> {
  return !(await transaction.oneFirst(sql.unsafe`select pg_try_advisory_xact_lock(${lockOf(id)}) as free`))
}

function lockOf(id: string) {
  return sql.fragment`hashtextextended(${`member-care master key ${id}`}, 0)`
}
