/** One moment of the database, read beside the running product: a transaction that sees nothing of what is written meanwhile. */
import type { Readable } from 'node:stream'
import { keyOfFile } from '@member-care/event-store/codec/subject-keys.ts'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { copyOut, sequenceValues, tablesToCopy, type TableToCopy } from './backed-up-tables.ts'

/** Any number that nothing else locks: one backup at a time. */
const BACKUP_LOCK = 7_301_131

/** Another process backs this installation up just now. */
class BackupUnderWay extends Error {
  override readonly name = 'BackupUnderWay'
  constructor() {
    super('Another backup of this installation is under way.')
  }
}

export interface RowsOut {
  readonly stream: Readable
  /** Once the stream has ended. */
  rows(): number
}

export interface DatabaseSnapshot {
  readonly moment: string
  readonly migrations: readonly string[]
  readonly lastEvent: { readonly position: string; readonly id: string; readonly recordedAt: string } | null
  /** So many events had been anchored. */
  readonly anchored: number
  readonly eventColumns: readonly string[]
  readonly tables: readonly TableToCopy[]
  /** The id of the event at a position; undefined where there is none. */
  eventAt(position: string): Promise<string | undefined>
  copy(table: TableToCopy, condition?: string): RowsOut
  sequences(): Promise<readonly { name: string; value: string }[]>
  /** Whom files tell about. */
  subjectsOfFiles(): Promise<ReadonlyMap<string, string>>
}

/**
 * @param url of the product's database
 * @param whenRead goes on when the moment has been read, while no other backup may begin
 * @throws BackupUnderWay
 */
export async function withSnapshot<Read, Result>(
  url: string,
  read: (snapshot: DatabaseSnapshot) => Promise<Read>,
  whenRead: (read: Read) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url, application_name: 'member-care backup' })
  // The statement under way fails as well.
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [BACKUP_LOCK])
    if (!rows[0]?.mine) throw new BackupUnderWay()
    await client.query('start transaction isolation level repeatable read read only')
    const result = await read(await openSnapshot(client))
    // Rows that were changed meanwhile can be cleared away from here on.
    await client.query('commit')
    return await whenRead(result)
  } finally {
    await client.end()
  }
}

async function openSnapshot(client: Client): Promise<DatabaseSnapshot> {
  const [now] = (
    await client.query<{ moment: string; migrations: string[] }>(`
    select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as moment, (select array_agg(name order by applied_at, name) from app.migrations) as migrations`)
  ).rows
  const [last] = (
    await client.query<{ position: string; id: string; recorded_at: Date }>(
      'select position::text, id, recorded_at from es.events order by events.position desc limit 1',
    )
  ).rows
  const [anchors] = (
    await client.query<{ total: number }>('select coalesce(max(total), 0)::float8 as total from anchors.blocks')
  ).rows
  const columns = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = 'es.events'::regclass and attnum > 0 and not attisdropped order by attnum`,
  )
  return {
    moment: now?.moment ?? '',
    migrations: now?.migrations ?? [],
    lastEvent: last ? { position: last.position, id: last.id, recordedAt: last.recorded_at.toISOString() } : null,
    anchored: anchors?.total ?? 0,
    eventColumns: columns.rows.map(({ name }) => name),
    tables: await tablesToCopy(client),
    async eventAt(position) {
      return (await client.query<{ id: string }>('select id from es.events where position = $1', [position])).rows[0]
        ?.id
    },
    copy(table, condition) {
      const stream = client.query(copyTo(copyOut(client, table, condition)))
      return { stream, rows: () => stream.rowCount }
    },
    sequences: () => sequenceValues(client),
    async subjectsOfFiles() {
      const { rows } = await client.query<{ file_id: string; subject_id: string }>(
        `select file_id::text, subject_id from app.files union all select file_id::text, user_id from app.profile_photos
         union all select substr(subject_id, length($1) + 1), subject_id from keys.subject_keys where starts_with(subject_id, $1)`,
        [keyOfFile('')],
      )
      return new Map(rows.map(({ file_id, subject_id }) => [file_id, subject_id]))
    },
  }
}
