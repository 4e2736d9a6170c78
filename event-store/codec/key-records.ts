/**
 * Puts the keys of people on record in the log, some moments after they were made: a keyed hash of each as it is wrapped. Reading and
 * writing events does not wait for it. Several processes may do so on one database: what is recorded twice says the same twice.
 */
import { createHash, createHmac } from 'node:crypto'
import type { SubjectKeyEvent } from '@member-care/domain/keys/subject-key-events.ts'
import { sql, type CommonQueryMethods, type DatabasePool } from 'slonik'
import { v5 as uuidV5 } from 'uuid'
import { z } from 'zod'
import type { EventLog } from '../event-log.ts'
import type { StoredLog, StreamId } from '../port.ts'
import type { RootSecret } from './root-secret.ts'

/** The one stream of the installation that tells of keys. */
export const SUBJECT_KEYS_STREAM: StreamId = 'keys-6a0f3c1e-8d57-4b92-a1c4-70e2b9d8f536'

/** Keeps an event well below what a store takes. */
export const KEYS_PER_EVENT = 500

/** Ids of the commands of recording; never changes. */
const NAMESPACE = 'b0a4c8f2-53d1-4e6b-9c7a-2f8e1d3b5a90'

const newKeyRow = z.object({ subject_id: z.string(), key_id: z.string(), wrapped_key: z.instanceof(Buffer) })
const nothing = z.object({})

/** Gives the keyed hash of a key as it is wrapped. */
export type KeyMac = (key: { readonly subjectId: string; readonly keyId: string; readonly wrapped: Buffer }) => string

export function createKeyMac(rootSecret: RootSecret): KeyMac {
  const key = rootSecret.derive('key-records')
  return ({ subjectId, keyId, wrapped }) =>
    createHmac('sha256', key).update(`${subjectId}\n${keyId}\n`).update(wrapped).digest('base64url')
}

export interface KeyRecords {
  /** Records every key that is not on record yet. @returns how many there were */
  recordNew(): Promise<number>
}

export function createKeyRecords({
  pool,
  mac,
  log,
  store,
}: {
  pool: DatabasePool
  mac: KeyMac
  log: Pick<EventLog, 'append'>
  store: Pick<StoredLog, 'read'>
}): KeyRecords {
  let hasBegun = false

  return {
    async recordNew() {
      let cause: 'found' | 'made' = 'made'
      if (!hasBegun) {
        const { exists } = await store.read(SUBJECT_KEYS_STREAM, { limit: 1, direction: 'backwards' })
        if (!exists) cause = 'found'
      }
      let recorded = 0
      for (;;) {
        const rows = await pool.any(sql.type(newKeyRow)`
          select subject_id, key_id, wrapped_key from keys.subject_keys where not recorded and wrapped_key is not null order by subject_id limit ${KEYS_PER_EVENT}`)
        // The beginning is on record also where there is no key yet.
        if (rows.length > 0 || (cause === 'found' && !hasBegun)) {
          await appendKeyRecord(log, {
            cause,
            keys: rows.map((row) => ({
              subjectId: row.subject_id,
              keyId: row.key_id,
              mac: mac({ subjectId: row.subject_id, keyId: row.key_id, wrapped: row.wrapped_key }),
            })),
          })
          await noteRecorded(
            pool,
            rows.map(({ key_id }) => key_id),
          )
        }
        hasBegun = true
        recorded += rows.length
        if (rows.length < KEYS_PER_EVENT) return recorded
      }
    },
  }
}

/** The same said twice is one event. */
export async function appendKeyRecord(log: Pick<EventLog, 'append'>, data: SubjectKeyEvent['data']): Promise<void> {
  const said = createHash('sha256').update(JSON.stringify(data)).digest('hex')
  const context = {
    actor: { kind: 'system', id: 'key-records' } as const,
    commandId: uuidV5(said, NAMESPACE),
    correlationId: uuidV5(said, NAMESPACE),
  }
  await log.append(SUBJECT_KEYS_STREAM, [{ type: 'SubjectKeysRecorded', data }], { expected: { kind: 'any' }, context })
}

async function noteRecorded(pool: CommonQueryMethods, keyIds: readonly string[]): Promise<void> {
  await pool.query(
    sql.type(
      nothing,
    )`update keys.subject_keys set recorded = true where key_id = any(${sql.array([...keyIds], 'text')})`,
  )
}
