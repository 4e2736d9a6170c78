/**
 * The keys of data subjects: one per person, wrapped (installation-keys.ts), in a table outside the event store. Deleting a
 * person's key is how they are forgotten: nothing sealed with it can be read again, wherever it was copied to.
 */
import { createSecretKey, randomBytes, randomUUID, type KeyObject } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { sql, type CommonQueryMethods, type DatabasePool } from 'slonik'
import { z } from 'zod'
import { isErrorOfData, portError } from '../postgres/database-errors.ts'
import { installInstallationKeysSchema, wrappingOf, type KeyWrapping } from './installation-keys.ts'
import type { SubjectKey } from './sealed-fields.ts'

/** What the codec asks for. All of it throws StoreUnavailable while the keys cannot be had; nothing was written then. */
export interface SubjectKeys {
  /** The keys to seal with, made for subjects who have none yet. `undefined` for a subject who was forgotten: they get no new one. */
  forWriting(subjectIds: readonly string[]): Promise<ReadonlyMap<string, SubjectKey | undefined>>
  /** The keys to open with, by key id. Keys of forgotten subjects, and unknown ones, are not among them. */
  forReading(keyIds: readonly string[]): Promise<ReadonlyMap<string, KeyObject>>
  /**
   * Destroys a subject's key, or sees to it that they never get one. Ends when no process holds the key any more, so that
   * what is read afterwards cannot be opened by anyone. Safe to repeat.
   */
  forget(subjectId: string): Promise<void>
  /** Destroys the key of a file that has one of its own and is gone ({@link keyOfFile}), if there is one. Does not wait for other processes: there is nothing left to open. */
  end(subjectId: string): Promise<void>
}

const OF_FILE = 'file-'

/** Under which subject a file has its key that tells about many or nobody. No event tells of such a key: it comes and goes with the file. */
export function keyOfFile(fileId: string): string {
  return `${OF_FILE}${fileId}`
}

export function isKeyOfFile(subjectId: string): boolean {
  return subjectId.startsWith(OF_FILE)
}

const keyRow = z.object({ subject_id: z.string(), key_id: z.string(), wrapped_key: z.instanceof(Buffer).nullable() })
type KeyRow = z.infer<typeof keyRow>

const nothing = z.object({}).strict()
const subjectRow = z.object({ subject_id: z.string() })

interface MadeKey {
  readonly subjectId: string
  readonly keyId: string
  readonly bytes: Buffer
}

/** More than are asked for within the time that a key is kept. A key that nobody asks for again is there until so many others came. */
const MOST_KEYS = 5_000

/** Creates the table, where it does not exist yet. Two processes may do so at once. */
export async function installSubjectKeysSchema(pool: DatabasePool): Promise<void> {
  await pool.transaction(async (transaction) => {
    await transaction.query(
      sql.type(nothing)`select from pg_advisory_xact_lock(hashtextextended('member-care subject keys', 0))`,
    )
    await transaction.query(sql.type(nothing)`create schema if not exists keys`)
    await transaction.query(sql.type(nothing)`
      create table if not exists keys.subject_keys (
        subject_id text primary key,
        key_id text not null unique,
        -- Null once the subject is forgotten; the row stays, so that they never get a new key.
        wrapped_key bytea,
        created_at timestamptz not null default now(),
        forgotten_at timestamptz
      )
    `)
    // Whether the log tells of it (key-records.ts).
    await transaction.query(
      sql.type(nothing)`alter table keys.subject_keys add column if not exists recorded boolean not null default false`,
    )
    await transaction.query(
      sql.type(
        nothing,
      )`create index if not exists subject_keys_new on keys.subject_keys (subject_id) where not recorded`,
    )
    await installInstallationKeysSchema(transaction)
  })
}

/**
 * The keys in Postgres.
 * @param options.pool connections to the database with the keys. When events are read or appended while another pool's
 *   transaction is open, it must be one that allows that (slonik's `dangerouslyAllowForeignConnections`).
 * @param options.cacheMs how long a key is kept in memory, 2 seconds when not said: long enough for a rebuild to open
 *   millions of events without asking for every batch, short enough that forgetting someone, which waits as long, is quick.
 *   Every process on one database must have the same.
 */
export function createSubjectKeys(options: {
  pool: DatabasePool
  wrapping: KeyWrapping
  cacheMs?: number
}): SubjectKeys {
  const { pool, wrapping, cacheMs = 2_000 } = options
  const bySubject = new LRUCache<string, { key: SubjectKey | undefined }>({ max: MOST_KEYS, ttl: cacheMs })
  const byKeyId = new LRUCache<string, { key: KeyObject | undefined }>({ max: MOST_KEYS, ttl: cacheMs })

  /** @param askedAt when the database was asked: from then on, not from the answer on, a key's time in memory counts */
  async function unwrap(row: KeyRow, askedAt: number): Promise<SubjectKey | undefined> {
    const key = row.wrapped_key
      ? await wrapping.unwrap(row.wrapped_key, wrappingOf(row.subject_id, row.key_id))
      : undefined
    return remember(row.subject_id, row.key_id, key, askedAt)
  }

  function remember(
    subjectId: string,
    keyId: string,
    key: KeyObject | undefined,
    askedAt: number,
  ): SubjectKey | undefined {
    const subjectKey = key && { keyId, key }
    bySubject.set(subjectId, { key: subjectKey }, { start: askedAt })
    byKeyId.set(keyId, { key }, { start: askedAt })
    return subjectKey
  }

  async function forWriting(subjectIds: readonly string[]): Promise<ReadonlyMap<string, SubjectKey | undefined>> {
    const keys = new Map<string, SubjectKey | undefined>()
    const uncached: string[] = []
    for (const subjectId of new Set(subjectIds)) {
      const cached = bySubject.get(subjectId)
      if (cached) keys.set(subjectId, cached.key)
      else uncached.push(subjectId)
    }
    if (uncached.length === 0) return keys
    await addStored(keys, uncached)
    // Sorted, so that two processes making keys for the same people wait for each other in one direction only.
    const without = uncached.filter((subjectId) => !keys.has(subjectId)).sort()
    if (without.length > 0) await addMade(keys, without)
    return keys
  }

  async function addStored(keys: Map<string, SubjectKey | undefined>, subjectIds: readonly string[]): Promise<void> {
    const askedAt = performance.now()
    for (const row of await keysOfSubjects(pool, subjectIds)) keys.set(row.subject_id, await unwrap(row, askedAt))
  }

  async function addMade(keys: Map<string, SubjectKey | undefined>, subjectIds: readonly string[]): Promise<void> {
    const askedAt = performance.now()
    const made = subjectIds.map((subjectId) => ({ subjectId, keyId: randomUUID(), bytes: randomBytes(32) }))
    const added = await asked(insertWrapped(made))
    const ours = new Set(added.map(({ subject_id }) => subject_id))
    for (const { subjectId, keyId, bytes } of made)
      if (ours.has(subjectId)) keys.set(subjectId, remember(subjectId, keyId, createSecretKey(bytes), askedAt))
    // Where another process was first, its key is the one.
    if (ours.size < made.length)
      await addStored(
        keys,
        subjectIds.filter((subjectId) => !ours.has(subjectId)),
      )
  }

  /** Where the wrapping key was taken away since, because the master key was changed, it is wrapped with the one that took its place. */
  async function insertWrapped(made: readonly MadeKey[]): Promise<readonly { subject_id: string }[]> {
    try {
      return await insert(made)
    } catch (error) {
      if (!isErrorOfData(error)) throw error
      await wrapping.reload()
      return insert(made)
    }
  }

  function insert(made: readonly MadeKey[]): Promise<readonly { subject_id: string }[]> {
    const wrapped = made.map(({ subjectId, keyId, bytes }) => [
      subjectId,
      keyId,
      wrapping.wrap(bytes, wrappingOf(subjectId, keyId)),
      isKeyOfFile(subjectId),
    ])
    return pool.any(sql.type(subjectRow)`
      insert into keys.subject_keys (subject_id, key_id, wrapped_key, recorded)
      select * from ${sql.unnest(wrapped, ['text', 'text', 'bytea', 'bool'])}
      on conflict (subject_id) do nothing
      returning subject_id
    `)
  }

  async function forReading(keyIds: readonly string[]): Promise<ReadonlyMap<string, KeyObject>> {
    const keys = new Map<string, KeyObject>()
    const uncached: string[] = []
    for (const keyId of new Set(keyIds)) {
      const cached = byKeyId.get(keyId)
      if (!cached) uncached.push(keyId)
      else if (cached.key) keys.set(keyId, cached.key)
    }
    if (uncached.length === 0) return keys
    const askedAt = performance.now()
    const rows = await asked(
      pool.any(sql.type(keyRow)`
      select subject_id, key_id, wrapped_key from keys.subject_keys where key_id = any(${sql.array(uncached, 'text')})
    `),
    )
    await Promise.all(
      rows.map(async (row) => {
        const subjectKey = await unwrap(row, askedAt)
        if (subjectKey) keys.set(row.key_id, subjectKey.key)
      }),
    )
    return keys
  }

  async function forget(subjectId: string): Promise<void> {
    const row = await asked(
      pool.one(sql.type(keyRow)`
      insert into keys.subject_keys (subject_id, key_id, forgotten_at)
      values (${subjectId}, ${randomUUID()}, now())
      on conflict (subject_id) do update
        set wrapped_key = null, forgotten_at = coalesce(keys.subject_keys.forgotten_at, excluded.forgotten_at)
      returning subject_id, key_id, wrapped_key
    `),
    )
    bySubject.delete(subjectId)
    byKeyId.delete(row.key_id)
    // Other processes, and calls of this one that had asked before, hold the key for as long as this.
    await wait(cacheMs)
    bySubject.delete(subjectId)
    byKeyId.delete(row.key_id)
  }

  async function end(subjectId: string): Promise<void> {
    await asked(
      pool.query(sql.type(nothing)`
      update keys.subject_keys set wrapped_key = null, forgotten_at = now() where subject_id = ${subjectId} and wrapped_key is not null`),
    )
    const ended = bySubject.get(subjectId)?.key
    bySubject.delete(subjectId)
    if (ended) byKeyId.delete(ended.keyId)
  }

  return { forWriting, forReading, forget, end }
}

async function keysOfSubjects(
  connection: CommonQueryMethods,
  subjectIds: readonly string[],
): Promise<readonly KeyRow[]> {
  return asked(
    connection.any(sql.type(keyRow)`
    select subject_id, key_id, wrapped_key from keys.subject_keys where subject_id = any(${sql.array(subjectIds, 'text')})
  `),
  )
}

/** The answer, or the error as the event store's port has it. */
async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    throw portError(error, { sent: false })
  }
}
