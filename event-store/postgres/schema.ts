/**
 * The event store in Postgres: schema `es` with one table, the function that appends, and the role that may do nothing but read and append.
 * Needs Postgres 16 or later (a membership of a role has a SET option since then).
 */
import { sql, type CommonQueryMethods, type DatabaseTransactionConnection } from 'slonik'
import { z } from 'zod'
import { appendFunction } from './append-function.ts'

/** The store's own connections take on this role: it may select and insert events, and neither change nor delete any. */
export const EVENT_STORE_ROLE = 'member_care_events'

/** Any number, the same in every process: only one installs at a time. */
const INSTALLATION_LOCK = 7_301_126

/**
 * Makes sure that schema `es`, its table, function, triggers and role stand in this database. May be called at every start, by several processes at once.
 * @param pool connections of the database's owner, who may create schemas, and roles too unless {@link EVENT_STORE_ROLE} exists already
 */
export async function installEventStoreSchema(pool: CommonQueryMethods): Promise<void> {
  await pool.transaction(async (transaction) => {
    await transaction.query(sql.unsafe`select pg_advisory_xact_lock(${INSTALLATION_LOCK})`)
    await installTable(transaction)
    await transaction.query(appendFunction)
    await refuseChanges(transaction)
    await installRole(transaction)
  })
}

async function installTable(transaction: DatabaseTransactionConnection): Promise<void> {
  await transaction.query(sql.unsafe`create schema if not exists es`)
  // json and not jsonb: what was written is read back to the letter (jsonb refuses \u0000 and loses the order of keys), and both ways are cheaper.
  await transaction.query(sql.unsafe`
    create table if not exists es.events (
      position bigint primary key,
      stream text not null,
      revision integer not null check (revision >= 0),
      id uuid not null unique,
      type text not null,
      data json not null,
      metadata json not null,
      recorded_at timestamptz not null default clock_timestamp(),
      unique (stream, revision)
    )`)
  await transaction.query(sql.unsafe`create index if not exists events_type_position on es.events (type, position)`)
}

/** Triggers that stand in the way of the owner as well, who has every privilege; also while a replica applies changes. */
async function refuseChanges(transaction: DatabaseTransactionConnection): Promise<void> {
  await transaction.query(sql.unsafe`
    create or replace function es.refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'Events are never changed or deleted.' using errcode = 'insufficient_privilege';
    end $$`)
  await transaction.query(sql.unsafe`
    create or replace trigger events_are_never_changed before update or delete or truncate on es.events
    for each statement execute function es.refuse_change()`)
  await transaction.query(sql.unsafe`alter table es.events enable always trigger events_are_never_changed`)
}

async function installRole(transaction: DatabaseTransactionConnection): Promise<void> {
  // Roles belong to the whole server: another database's installation may be creating the same one at this moment.
  await transaction.query(sql.unsafe`
    do $$
    begin
      if not exists (select from pg_roles where rolname = 'member_care_events') then
        create role member_care_events nologin;
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$`)
  const mayTakeOnRole = await transaction.oneFirst(
    sql.type(
      z.object({ allowed: z.boolean() }),
    )`select pg_has_role(session_user, ${EVENT_STORE_ROLE}, 'SET') as allowed`,
  )
  if (!mayTakeOnRole) await transaction.query(sql.unsafe`grant member_care_events to session_user`)
  await transaction.query(sql.unsafe`grant usage on schema es to member_care_events`)
  await transaction.query(sql.unsafe`revoke all on es.events from public, member_care_events`)
  // Not recorded_at: only the server's clock says when an event was recorded.
  await transaction.query(sql.unsafe`
    grant select, insert (position, stream, revision, id, type, data, metadata) on es.events to member_care_events`)
  await transaction.query(sql.unsafe`revoke all on all functions in schema es from public`)
  await transaction.query(sql.unsafe`grant execute on all functions in schema es to member_care_events`)
}
