/** What an installation of larger parts is told: they have means of their own, and those fit them better. */
import type { Settings } from '../settings/arranged-settings.ts'

/** @returns why the backup of the embedded parts is not for this installation, and what is; undefined where it is */
export function meansOfOnesOwn({
  databaseUrl,
  eventStore,
  s3,
  dataDirectory,
}: Pick<Settings, 'databaseUrl' | 'eventStore' | 's3' | 'dataDirectory'>): string | undefined {
  if (!databaseUrl && !eventStore) return undefined
  const files = s3
    ? `the bucket ${s3.bucket} by its versioning and replication`
    : `the folder ${dataDirectory}/files by any copy, after the database`
  const events = eventStore
    ? 'the events by the means of EventStoreDB (its documentation, “Backup and restore”), after the database, so that no event is missing that something was made from'
    : undefined
  const database = databaseUrl
    ? 'the Postgres of DATABASE_URL by pg_dump, or by pg_basebackup with archived write-ahead logs'
    : 'the tables beside them in a Postgres of your own, named with DATABASE_URL: the embedded one has no means for that'
  return `This command backs the embedded Postgres up, and this installation has parts of its own. Back up ${[database, events, files].filter(Boolean).join('; ')}; and the master key apart from them. docs/operations.md says how they go together.`
}
