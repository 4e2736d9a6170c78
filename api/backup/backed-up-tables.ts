/**
 * What of the database is backed up, table by table. Events and keys have their own ways. Read models are left out: they are made from the events
 * again, which the replay proves anyway. What lets somebody in and lives for a short time is left out too, or a restore would bring back
 * sessions that were ended since and links that were used.
 */
import type { Client } from 'pg'

const leftOut = new Set([
  // By their names in the list of the backup.
  'app.migrations',
  'app.sessions',
  'app.pending_sign_ins',
  'app.one_time_passwords',
  'app.single_use_links',
  'app.link_requests',
  'app.registrations',
  'app.email_changes',
  'app.identifications',
  'app.captcha_solutions',
  'app.sign_on_transactions',
  'app.passkey_challenges',
  'app.trusted_devices',
  'app.push_subscriptions',
])

const schemas = ['app', 'outbox', 'anchors', 'projections']

/** Read models begin anew; what a reactor has done must not be done again. */
const conditions: Readonly<Record<string, string>> = { 'projections.checkpoints': "where kind = 'reactor'" }

export interface TableToCopy {
  /** With its schema. */
  readonly table: string
  readonly columns: readonly string[]
}

/** The tables that are there now, as the connection sees them. */
export async function tablesToCopy(client: Client): Promise<readonly TableToCopy[]> {
  const { rows } = await client.query<TableToCopy>(
    `select format('%s.%s', n.nspname, c.relname) as table, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by 1 order by 1`,
    [schemas],
  )
  return rows.filter(({ table }) => !leftOut.has(table))
}

/** The statement that gives the rows as text. Names come from the database's own catalogue. */
export function copyOut(client: Client, { table, columns }: TableToCopy, condition = conditions[table] ?? ''): string {
  return `copy (select ${namesIn(client, columns)} from ${tableName(client, table)} ${condition}) to stdout`
}

/** The statement that takes them. */
export function copyIn(client: Client, { table, columns }: TableToCopy): string {
  return `copy ${tableName(client, table)} (${namesIn(client, columns)}) from stdin`
}

export function tableName(client: Client, table: string): string {
  return table
    .split('.')
    .map((name) => client.escapeIdentifier(name))
    .join('.')
}

function namesIn(client: Client, columns: readonly string[]): string {
  return columns.map((column) => client.escapeIdentifier(column)).join(', ')
}

export async function sequenceValues(client: Client): Promise<readonly { name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select format('%s.%s', schemaname, sequencename) as name, last_value::text as value from pg_sequences where schemaname = any($1) and last_value is not null order by 1`,
    [schemas],
  )
  return rows
}

/** A table comes after those that its rows name. */
export async function inOrderOfReferences<Table extends TableToCopy>(
  client: Client,
  tables: readonly Table[],
): Promise<readonly Table[]> {
  const { rows } = await client.query<{ from: string; to: string }>(
    `select f.nspname || '.' || fc.relname as from, t.nspname || '.' || tc.relname as to from pg_constraint k
     join pg_class fc on fc.oid = k.conrelid join pg_namespace f on f.oid = fc.relnamespace
     join pg_class tc on tc.oid = k.confrelid join pg_namespace t on t.oid = tc.relnamespace where k.contype = 'f'`,
  )
  const placed: Table[] = []
  let waiting = [...tables]
  while (waiting.length > 0) {
    const isFree = ({ table }: Table) =>
      rows.every(({ from, to }) => from !== table || to === table || waiting.every((other) => other.table !== to))
    const free = waiting.filter(isFree)
    // Tables that name each other have no order; the database says so as they are filled.
    const next = free.length > 0 ? free : waiting
    placed.push(...next)
    waiting = waiting.filter((table) => !next.includes(table))
  }
  return placed
}
