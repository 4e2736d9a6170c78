/**
 * When an installation follows its events in another store from now on, the events here stay where they were. Nobody
 * can add anything to them any more.
 */
import { sql, type CommonQueryMethods } from 'slonik'

/** @param pool connections of the owner of the tables */
export async function refuseAppends(pool: CommonQueryMethods): Promise<void> {
  await pool.transaction(async (transaction) => {
    await transaction.query(sql.unsafe`
      create or replace function es.refuse_append() returns trigger language plpgsql as $$
      begin
        raise exception 'These events were moved to an EventStoreDB: nothing is added to them here any more.' using errcode = 'insufficient_privilege';
      end $$`)
    await transaction.query(sql.unsafe`
      create or replace trigger events_were_moved before insert on es.events
      for each statement execute function es.refuse_append()`)
  })
}

/**
 * Called before events are brought back.
 * @param pool connections of the owner of the tables
 */
export async function allowAppends(pool: CommonQueryMethods): Promise<void> {
  await pool.query(sql.unsafe`drop trigger if exists events_were_moved on es.events`)
}
