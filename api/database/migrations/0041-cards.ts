/** Whose customer at the card provider is whose, what the provider has told us, and what our own provider for trying out keeps of cards and payments. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const cardsMigration: Migration = {
  name: '0041-cards',
  statements: [
    sql.unsafe`
      create table app.card_customers (
        user_id text primary key,
        sealed_customer jsonb not null,
        made_at timestamptz not null
      )`,
    sql.unsafe`
      create table app.card_provider_events (
        event_id text primary key,
        type text not null,
        object_id text not null,
        happened_at timestamptz not null,
        received_at timestamptz not null,
        handled_at timestamptz
      )`,
    sql.unsafe`
      create table app.local_card_objects (
        id text primary key,
        kind text not null,
        customer_id text,
        created integer not null,
        position bigint generated always as identity,
        body jsonb not null
      )`,
    sql.unsafe`create index local_card_objects_listed on app.local_card_objects (kind, position)`,
    sql.unsafe`create index local_card_objects_of_customer on app.local_card_objects (customer_id) where customer_id is not null`,
    sql.unsafe`
      create table app.local_card_requests (
        request_key text primary key,
        fingerprint text not null,
        began_at timestamptz not null,
        status integer,
        answer jsonb,
        lost_until timestamptz
      )`,
    sql.unsafe`
      create table app.local_card_deliveries (
        event_id text primary key,
        tries integer not null default 0,
        due_at timestamptz not null,
        delivered_at timestamptz
      )`,
    sql.unsafe`create index local_card_deliveries_due on app.local_card_deliveries (due_at) where delivered_at is null`,
  ],
}
