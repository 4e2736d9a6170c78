/**
 * What the product's own account in the database may do. And what it may not do, even if somebody slips in a statement.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rebuildReadModel } from '@member-care/projections/replay/rebuild-read-model.ts'
import { verifyReadModel } from '@member-care/projections/replay/verify-read-model.ts'
import { createCompany, createMember } from '@member-care/tests/support/accounts-cast.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { settingsUnderTest } from '@member-care/tests/support/settings-under-test.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assemble } from '../assemble.ts'
import { createLogger } from '../http/logging.ts'
import { projections } from '@member-care/projections/projections.ts'
import { openEmbeddedDatabase } from './embedded-database.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { installDatabase } from './install-database.ts'
import { DATABASE_NAME } from './pool.ts'

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString })
  await client.connect()
  return client
}

describe('the role that the product runs as', () => {
  let api: ApiUnderTest
  let session: Client

  beforeAll(async () => {
    api = await startApiUnderTest()
    await createMember(api, await createCompany(api))
    session = await connect(api.parts.databaseUrl)
  })
  afterAll(async () => {
    await session.end()
    await api.close()
  })

  it('is no superuser, and neither are those that it may take on', async () => {
    const { rows } = await session.query(`
      select rolname as role, rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as powerful
      from pg_roles where pg_has_role(session_user, oid, 'MEMBER') order by 1`)
    expect(rows).toEqual([
      { role: 'member_care', powerful: false },
      { role: 'member_care_events', powerful: false },
    ])
  })

  it.each([
    // The server's files and programs.
    `select pg_read_file('PG_VERSION')`,
    `select pg_read_binary_file('PG_VERSION')`,
    `select pg_ls_dir('.')`,
    `select lo_import('PG_VERSION')`,
    `copy app.mailbox_messages to '/tmp/mailbox'`,
    `copy app.mailbox_messages from '/etc/passwd'`,
    `copy app.mailbox_messages from program 'id'`,
    // Its other roles and settings.
    `create role more login superuser`,
    `alter role member_care superuser`,
    `grant member_care_owner to member_care`,
    `set role member_care_owner`,
    `set role postgres`,
    `create database more`,
    `alter system set listen_addresses = '*'`,
    `select * from pg_authid`,
    `set session_replication_role = replica`,
    `create extension file_fdw`,
    // What happened.
    `update es.events set data = '{}'`,
    `delete from es.events`,
    `truncate es.events`,
    `alter table es.events disable trigger all`,
    `drop table es.events`,
    `insert into es.events (position, stream, revision, id, type, data, metadata, recorded_at) values (9e15, 'claim-forged', 0, gen_random_uuid(), 'Forged', '{}', '{}', '1999-01-01')`,
    `create or replace function es.refuse_change() returns trigger language plpgsql as 'begin return new; end'`,
    `create trigger sly before insert on es.events for each row execute function es.refuse_change()`,
    // What proves it, and the keys of people.
    `delete from anchors.blocks`,
    `truncate anchors.blocks`,
    `delete from keys.subject_keys`,
    `truncate keys.subject_keys`,
    // The tables themselves.
    `drop table app.mailbox_messages`,
    `truncate app.mailbox_messages`,
    `alter table app.mailbox_messages add column note text`,
    `create table app.more (id int)`,
    `create table public.more (id int)`,
    `delete from app.migrations`,
    `update app.migrations set name = name`,
    `create trigger sly before insert on app.mailbox_messages for each row execute function es.refuse_change()`,
  ])('may not: %s', async (statement) => {
    await expect(session.query(statement)).rejects.toMatchObject({ code: '42501' })
  })

  it('makes a read model anew, and compares it with the log', async () => {
    const { eventLog, database: pool, rowKeys: keys } = api.parts
    for (const projection of projections.slice(0, 2)) {
      expect((await rebuildReadModel({ eventLog, pool, keys }, projection)).events).toBeGreaterThan(0)
      expect(await verifyReadModel({ eventLog, pool, keys }, projection)).toMatchObject({ equal: true })
    }
  })
})

it('takes over the database of an installation that ran as superuser', { timeout: 120_000 }, async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'roles-'))
  const settings = settingsUnderTest(dataDirectory)
  const start = (databaseUrl: string) =>
    assemble({ settings, databaseUrl, logger: createLogger(settings, { write: () => {} }) })
  const server = await startEmbeddedPostgres(join(dataDirectory, 'postgres'))
  const superuserUrl = server.url(DATABASE_NAME)
  try {
    await installDatabase({ ownerUrl: superuserUrl, keepsEvents: true })
    const former = await start(superuserUrl)
    const context = {
      actor: { kind: 'system', id: 'test' },
      commandId: '6f1d3c5a-3f0f-4f7c-9a57-2b0c7d8e9f11',
      correlationId: '6f1d3c5a-3f0f-4f7c-9a57-2b0c7d8e9f11',
    } as const
    await former.parts.eventLog.append(
      'user-u1',
      [{ type: 'UserStatusChanged', data: { userId: 'u1', status: 301, reason: 'on leave' } }],
      { expected: { kind: 'any' }, context },
    )
    await former.close()

    const embedded = await openEmbeddedDatabase(dataDirectory)
    const install = () =>
      installDatabase({ ownerUrl: embedded.ownerUrl, runningRole: 'member_care', keepsEvents: true })
    await install()
    const superuser = await connect(superuserUrl)
    // As time does: the server then goes through its catalogue another way.
    await superuser.query('analyze')
    await install()
    const product = await start(embedded.url)
    const { eventLog, database: pool, rowKeys: keys } = product.parts
    const { position } = await eventLog.append(
      'user-u1',
      [{ type: 'UserStatusChanged', data: { userId: 'u1', status: 100, reason: 'back' } }],
      {
        expected: { kind: 'revision', revision: 0 },
        context: { ...context, commandId: '6f1d3c5a-3f0f-4f7c-9a57-2b0c7d8e9f12' },
      },
    )
    expect(
      await product.runner.waitFor(
        projections.map(({ name }) => name),
        position,
        30_000,
      ),
    ).toBe(true)
    for (const projection of projections)
      expect((await rebuildReadModel({ eventLog, pool, keys }, projection)).events).toBeLessThanOrEqual(2)
    await product.close()

    const { rows } = await superuser.query(`
      select n.nspname || '.' || c.relname as thing from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname !~ '^(pg_|information_schema|public)' and c.relowner = 'postgres'::regrole
      union select nspname from pg_namespace where nspname !~ '^(pg_|information_schema|public)' and nspowner = 'postgres'::regrole
      union select oid::regprocedure::text from pg_proc where pronamespace = 'es'::regnamespace and proowner = 'postgres'::regrole`)
    expect(rows).toEqual([])
    await superuser.end()
    await embedded.leave()
  } finally {
    await server.stop()
    await rm(dataDirectory, { recursive: true, force: true })
  }
})
