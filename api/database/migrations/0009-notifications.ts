/**
 * What people were told in the portal, and how they wish to be told. Ordinary tables and no read models: what somebody has
 * read is no event, and what they were told must not change when a text or a template does. Nothing in them is personal
 * but whose they are.
 */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const notificationsMigration: Migration = {
  name: '0009-notifications',
  statements: [
    sql.unsafe`
      create table app.notifications (
        -- Of the job, which follows from the event: the same event never makes a second one.
        notification_id uuid primary key,
        user_id text not null,
        kind text not null,
        title text not null,
        message text not null,
        link text,
        created_at timestamptz not null,
        read_at timestamptz
      )`,
    sql.unsafe`create index on app.notifications (user_id, created_at desc, notification_id desc)`,
    sql.unsafe`create index on app.notifications (user_id) where read_at is null`,
    sql.unsafe`
      create table app.notification_wishes (
        user_id text not null,
        kind text not null,
        channel text not null check (channel in ('portal', 'email')),
        enabled boolean not null,
        primary key (user_id, kind, channel)
      )`,
    // The reactor goes on where the one before it was, where there was one: nobody is told again of what they were told.
    sql.unsafe`
      do $$ begin
        if to_regclass('projections.checkpoints') is not null then
          update projections.checkpoints set name = 'notifications' where name = 'claim-notifications';
        end if;
      end $$`,
  ],
}
