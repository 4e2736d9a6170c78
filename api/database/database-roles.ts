/**
 * The roles of the embedded server. Its superuser makes the others and stops the server, and does nothing else. The
 * owner makes tables and brings them up to date, only at the start. The running role does all the rest, and has only
 * the rights for that. So a person who slips a statement into one of the product's can neither read files of the server
 * nor change what happened (docs/security.md).
 */
import { createHmac } from 'node:crypto'
import { Client, escapeIdentifier, escapeLiteral } from 'pg'
import { EVENT_STORE_ROLE } from '@member-care/event-store/postgres/schema.ts'
import { createDatabase } from './pool.ts'

/** Owns the database and the tables that are not made from events. */
export const OWNER_ROLE = 'member_care_owner'
/** The product runs as this. It owns the read models, which it makes and throws away. */
export const RUNNING_ROLE = 'member_care'
/** The schemas of the owner. All others are read models'. */
const OWNED_SCHEMAS = ['app', 'es', 'keys', 'anchors', 'outbox', 'projections'] as const

/** Any number, the same in every process: only one makes the roles, or hands over a database. */
const ROLES_LOCK = 7_301_128

/**
 * The address for one of the roles. Its password follows from the superuser's, and tells nothing of that: so there is one to keep.
 * @param superuserUrl of any database of the server
 */
export function addressAs(role: string, superuserUrl: string): string {
  const address = new URL(superuserUrl)
  address.password = passwordOf(role, decodeURIComponent(address.password))
  address.username = role
  return address.href
}

function passwordOf(role: string, superuserPassword: string): string {
  return createHmac('sha256', superuserPassword).update(`the password of ${role}`).digest('base64url')
}

/**
 * Makes the roles and the database, where they are not there yet, and sees to it that the database is the owner's, with all that an earlier
 * version made as superuser. Two processes may do so at once.
 * @param superuserUrl of the database
 */
export async function ensureRolesAndDatabase(superuserUrl: string): Promise<void> {
  const server = new URL(superuserUrl)
  const name = decodeURIComponent(server.pathname.slice(1))
  server.pathname = '/postgres'
  const owner = await asSuperuser(server.href, async (client) => {
    const { rows } = await client.query<{ roles: number; owner: string | null }>(
      `select (select count(*)::int from pg_roles where rolname = any($1)) as roles, (select pg_get_userbyid(datdba) from pg_database where datname = $2) as owner`,
      [[OWNER_ROLE, RUNNING_ROLE, EVENT_STORE_ROLE], name],
    )
    const [found] = rows
    if (found?.roles !== 3) await createRoles(client, decodeURIComponent(server.password))
    if (!found?.owner) await createDatabase(client, name, OWNER_ROLE)
    return found?.owner ?? OWNER_ROLE
  })
  if (owner !== OWNER_ROLE) await asSuperuser(superuserUrl, (client) => handOver(client, name))
}

/** @param password the superuser's */
async function createRoles(client: Client, password: string): Promise<void> {
  const login = (role: string) =>
    `if not exists (select from pg_roles where rolname = '${role}') then create role ${role} login password ${escapeLiteral(passwordOf(role, password))}; end if;`
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock($1)', [ROLES_LOCK])
  // Many rounds make passwords that people think of hard to guess. Of 32 random bytes they only cost a millisecond at each connection.
  await client.query('set local scram_iterations = 1')
  await client.query(`do $$ begin
    ${login(OWNER_ROLE)}
    ${login(RUNNING_ROLE)}
    if not exists (select from pg_roles where rolname = '${EVENT_STORE_ROLE}') then create role ${EVENT_STORE_ROLE} nologin; end if;
    grant ${EVENT_STORE_ROLE} to ${OWNER_ROLE}, ${RUNNING_ROLE};
  end $$`)
  await client.query('commit')
}

/** Gives what is the superuser's in this database to the two roles, all at once. */
async function handOver(client: Client, name: string): Promise<void> {
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock($1)', [ROLES_LOCK])
  await client.query(`do $$
    declare
      part record;
      thing record;
    begin
      for part in
        select oid, nspname, case when nspname in (${OWNED_SCHEMAS.map(escapeLiteral).join()}) then '${OWNER_ROLE}' else '${RUNNING_ROLE}' end as role,
          -- The schema of the views stays; they come and go.
          case when nspname = 'read' then '${OWNER_ROLE}' end as own_role
        from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'public')
      loop
        execute format('alter schema %I owner to %I', part.nspname, coalesce(part.own_role, part.role));
        for thing in
          -- A sequence of a column goes with its table.
          select relname from pg_class
          where relnamespace = part.oid and relkind in ('r', 'p', 'v', 'm', 'S') and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'i', 'e'))
        loop
          execute format('alter table %I.%I owner to %I', part.nspname, thing.relname, part.role);
        end loop;
        for thing in select oid::regprocedure as signature from pg_proc where pronamespace = part.oid loop
          execute format('alter routine %s owner to %I', thing.signature, part.role);
        end loop;
      end loop;
    end $$`)
  await client.query(`alter database ${escapeIdentifier(name)} owner to ${OWNER_ROLE}`)
  await client.query('commit')
}

async function asSuperuser<Result>(url: string, act: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, application_name: 'member-care start' })
  // Its query fails as well.
  client.on('error', () => {})
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}
