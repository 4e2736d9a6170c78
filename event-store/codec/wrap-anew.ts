/**
 * Changes the master key while the product runs. Once both master keys open the installation's own keys
 * (installation-keys.ts), the keys of people are wrapped with the new wrapping key, one batch at a time. The log has
 * each key on record before the key is stored. No event is touched. If the process is killed at any moment, the change
 * goes on where it was: each key opens all the time, with the wrapping that it has. At the end, what the former master
 * key opens is removed.
 */
import { sql, type CommonQueryMethods, type DatabasePool } from 'slonik'
import { z } from 'zod'
import type { EventLog } from '../event-log.ts'
import { WrappedKeyUnopened } from './codec-errors.ts'
import { lockInstallationKeys, masterKeysInUse, ROOT, wrappingOf, type InstallationKeys } from './installation-keys.ts'
import { appendKeyRecord, KEYS_PER_EVENT, type KeyMac } from './key-records.ts'
import { isMasterKeyHeld } from './master-key-held.ts'

export interface WrappingAnew {
  readonly pool: DatabasePool
  readonly keys: InstallationKeys
  readonly mac: KeyMac
  readonly log: Pick<EventLog, 'append'>
  /** So many keys are wrapped at once, and told of in one event. */
  readonly batchKeys?: number
}

/** How far it is. */
export type RotationState =
  /** There is nothing to change. */
  | { readonly kind: 'none' }
  | {
      readonly kind: 'under-way'
      readonly from: readonly string[]
      readonly wrapped: number
      readonly keys: number
      readonly waitsFor?: 'processes' | 'records' | undefined
    }
  | { readonly kind: 'done'; readonly from: readonly string[]; readonly unopened: readonly string[] }

const nothing = z.object({})
const wrappedRow = z.object({ subject_id: z.string(), key_id: z.string(), wrapped_key: z.instanceof(Buffer) })
const countsRow = z.object({ keys: z.number(), former: z.number() })

/** Whether the master key of this process is to replace another one. */
async function isRotationDue({ pool, keys }: Pick<WrappingAnew, 'pool' | 'keys'>): Promise<boolean> {
  const inUse = await masterKeysInUse(pool)
  return inUse.length > 1 && inUse.at(-1) === keys.masterKeys.current.id
}

/**
 * Goes through all keys that still have another wrapping. Ends the change when no such key is left and no process has
 * only the former master key. Several processes may do so at once: one batch is wrapped at a time.
 * @param options.onBatch is waited for after each batch
 * @returns how far it is; while the change is under way, the caller calls again
 */
export async function wrapAnew(
  wrapping: WrappingAnew,
  options: { readonly signal?: AbortSignal; readonly onBatch?: () => Promise<void> } = {},
): Promise<RotationState> {
  if (!(await isRotationDue(wrapping))) return { kind: 'none' }
  await wrapping.keys.reload()
  const unopened: string[] = []
  for (let after = ''; options.signal?.aborted !== true;) {
    const batch = await wrapBatch(wrapping, after)
    unopened.push(...batch.unopened)
    if (batch.last === undefined) break
    after = batch.last
    await options.onBatch?.()
  }
  return endChange(wrapping, unopened)
}

async function wrapBatch(
  { pool, keys, mac, log, batchKeys = KEYS_PER_EVENT }: WrappingAnew,
  after: string,
): Promise<{ readonly last: string | undefined; readonly unopened: readonly string[] }> {
  return pool.transaction(async (transaction) => {
    await transaction.query(sql.unsafe`select pg_advisory_xact_lock(hashtextextended('member-care wrapping anew', 0))`)
    // A key that is not on record yet would get on record as something that it is not.
    const rows = await transaction.any(sql.type(wrappedRow)`
      select subject_id, key_id, wrapped_key from keys.subject_keys
      where wrapping_key <> ${keys.currentId()} and recorded and subject_id > ${after} order by subject_keys.subject_id limit ${batchKeys}`)
    const unopened: string[] = []
    const wrapped: { row: z.infer<typeof wrappedRow>; anew: Buffer }[] = []
    for (const row of rows) {
      const anew = await wrappedAnew(keys, row)
      if (anew) wrapped.push({ row, anew })
      else unopened.push(row.subject_id)
    }
    if (wrapped.length > 0) {
      const told = wrapped.map(({ row: { subject_id: subjectId, key_id: keyId, wrapped_key }, anew }) => ({
        subjectId,
        keyId,
        mac: mac({ subjectId, keyId, wrapped: anew }),
        before: mac({ subjectId, keyId, wrapped: wrapped_key }),
      }))
      // The record comes first, because a key that differs from its record is taken for an exchanged one.
      await appendKeyRecord(log, { cause: 'rewrapped', keys: told })
      // The key of a person who was forgotten meanwhile is left out.
      await transaction.query(sql.type(nothing)`
        update keys.subject_keys k set wrapped_key = anew.wrapped_key
        from ${sql.unnest(
          wrapped.map(({ row, anew }) => [row.subject_id, row.wrapped_key, anew]),
          ['text', 'bytea', 'bytea'],
        )} as anew (subject_id, before, wrapped_key)
        where k.subject_id = anew.subject_id and k.wrapped_key = anew.before`)
    }
    return { last: rows.at(-1)?.subject_id, unopened }
  })
}

/** Undefined where the key does not open. Somebody tampered with it, and the verification will name it. */
async function wrappedAnew(keys: InstallationKeys, row: z.infer<typeof wrappedRow>): Promise<Buffer | undefined> {
  const boundTo = wrappingOf(row.subject_id, row.key_id)
  try {
    return keys.wrap((await keys.unwrap(row.wrapped_key, boundTo)).export(), boundTo)
  } catch (error) {
    if (error instanceof WrappedKeyUnopened) return undefined
    throw error
  }
}

/**
 * Takes away what the former master key opens. A wrapping key stays as long as a key of a person names it; the database
 * makes sure of that.
 */
async function endChange(wrapping: WrappingAnew, unopened: readonly string[]): Promise<RotationState> {
  const { pool, keys } = wrapping
  const state = await rotationState(wrapping)
  if (state.kind !== 'under-way') return state
  if (state.keys - state.wrapped > unopened.length) return { ...state, waitsFor: 'records' }
  const ended = await pool.transaction(async (transaction): Promise<RotationState> => {
    await lockInstallationKeys(transaction)
    const { id } = keys.masterKeys.current
    const former = (await masterKeysInUse(transaction)).filter((each) => each !== id)
    for (const each of former) if (await isMasterKeyHeld(transaction, each)) return { ...state, waitsFor: 'processes' }
    await transaction.query(sql.type(nothing)`delete from keys.installation_key_wrappings where master_key <> ${id}`)
    await transaction.query(sql.type(nothing)`
      delete from keys.installation_keys k where key_id not in (${ROOT}, ${keys.currentId()}) and not exists (select from keys.subject_keys s where s.wrapping_key = k.key_id)`)
    return { kind: 'done', from: former, unopened }
  })
  await keys.reload()
  return ended
}

/** @returns `none` where the installation's keys are wrapped by the current master key alone */
export async function rotationState({ pool, keys }: Pick<WrappingAnew, 'pool' | 'keys'>): Promise<RotationState> {
  const from = (await masterKeysInUse(pool)).filter((each) => each !== keys.masterKeys.current.id)
  if (from.length === 0) return { kind: 'none' }
  const { keys: all, former } = await countKeys(pool, keys.currentId())
  return { kind: 'under-way', from, wrapped: all - former, keys: all }
}

async function countKeys(pool: CommonQueryMethods, current: string): Promise<z.infer<typeof countsRow>> {
  return pool.one(
    sql.type(
      countsRow,
    )`select count(*)::float8 as keys, (count(*) filter (where wrapping_key <> ${current}))::float8 as former from keys.subject_keys where wrapping_key is not null`,
  )
}
