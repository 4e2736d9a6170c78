/** What the running role may do with the owner's tables. Of events it may read and append, as a member of the event store's role. */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'

const everything = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'] as const
type Privilege = (typeof everything)[number]

/** By schema, or by table where one of them differs. Nothing of it makes or changes a table, empties one, or hangs a trigger on it. */
const privileges: Readonly<Record<string, readonly Privilege[]>> = {
  app: everything,
  'app.migrations': ['SELECT'],
  // Who said what when is appended and never changed (S97).
  'app.conversation_entries': ['SELECT', 'INSERT'],
  outbox: everything,
  projections: everything,
  // Forgetting empties a key and leaves its row; a row that is gone would get a new key.
  keys: ['SELECT', 'INSERT', 'UPDATE'],
  // What the former master key opens goes once it was changed.
  'keys.installation_keys': ['SELECT', 'INSERT', 'DELETE'],
  'keys.installation_key_wrappings': ['SELECT', 'INSERT', 'DELETE'],
  // The last block grows until it is full; none is taken away.
  anchors: ['SELECT', 'INSERT', 'UPDATE'],
}

const inStatements = {
  SELECT: sql.fragment`select`,
  INSERT: sql.fragment`insert`,
  UPDATE: sql.fragment`update`,
  DELETE: sql.fragment`delete`,
} as const

const tableRow = z.object({ schema: z.string(), name: z.string(), wanted: z.array(z.enum(everything)) })

/** Grants the role the privileges that it needs, and revokes all others. Changes nothing that is right already. @param pool the owner's connections */
export async function grantRunningPrivileges(pool: CommonQueryMethods, role: string): Promise<void> {
  const names = Object.keys(privileges)
  await pool.transaction(async (transaction) => {
    await transaction.query(sql.unsafe`select pg_advisory_xact_lock(hashtextextended('member-care privileges', 0))`)
    const differing = await transaction.any(sql.type(tableRow)`
      with wanted as (
        select name, string_to_array(list, ' ') as list
        from unnest(${sql.array(names, 'text')}, ${sql.array(
          names.map((name) => privileges[name]?.join(' ') ?? ''),
          'text',
        )}) as given (name, list)
      ), tables as (
        select n.nspname as schema, c.relname as name, c.oid, coalesce(own.list, schemas.list) as wanted
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        join wanted schemas on schemas.name = n.nspname
        left join wanted own on own.name = n.nspname || '.' || c.relname
        where c.relkind in ('r', 'p')
      )
      select schema, name, wanted from tables
      where exists (
        select from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) as privilege
        where has_table_privilege(${role}, oid, privilege) <> (privilege = any(wanted)))`)
    for (const { schema, name, wanted } of differing) {
      const table = sql.identifier([schema, name])
      const list = sql.join(
        wanted.map((privilege) => inStatements[privilege]),
        sql.fragment`, `,
      )
      await transaction.query(sql.unsafe`revoke all on ${table} from ${sql.identifier([role])}`)
      await transaction.query(sql.unsafe`grant ${list} on ${table} to ${sql.identifier([role])}`)
    }
    await grantSchemas(transaction, role)
  })
}

async function grantSchemas(transaction: CommonQueryMethods, role: string): Promise<void> {
  const grantee = sql.identifier([role])
  const schemas = Object.keys(privileges).filter((name) => !name.includes('.'))
  const { missing, database } = await transaction.one(sql.type(
    z.object({ missing: z.boolean(), database: z.string() }),
  )`
    select current_database() as database, not (
      has_database_privilege(${role}, current_database(), 'CREATE') and has_schema_privilege(${role}, 'read', 'CREATE')
      and (select bool_and(has_schema_privilege(${role}, name, 'USAGE')) from unnest(${sql.array(schemas, 'text')}) as name)
      and not exists (
        select from pg_class c join pg_namespace n on n.oid = c.relnamespace
        -- In this order: asked of anything else it is an error.
        where n.nspname = any(${sql.array(schemas, 'text')}) and case when c.relkind = 'S' then not has_sequence_privilege(${role}, c.oid, 'USAGE') else false end)) as missing`)
  if (!missing) return
  for (const schema of schemas) {
    await transaction.query(sql.unsafe`grant usage on schema ${sql.identifier([schema])} to ${grantee}`)
    await transaction.query(
      sql.unsafe`grant usage on all sequences in schema ${sql.identifier([schema])} to ${grantee}`,
    )
  }
  // Read models are made and thrown away while the product runs: a schema for each version, and views on the one that is shown.
  await transaction.query(sql.unsafe`grant usage, create on schema read to ${grantee}`)
  await transaction.query(sql.unsafe`grant create on database ${sql.identifier([database])} to ${grantee}`)
}
