/** Where Web Push reaches people: one row for each browser that somebody has subscribed, which goes with the sign-in. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const webPushMigration: Migration = {
  name: '0034-web-push',
  statements: [
    sql.unsafe`
      create table app.push_subscriptions (
        -- Where the browser's maker takes messages for it. A browser has one, whoever signs in there.
        endpoint text primary key,
        user_id text not null,
        session_id uuid not null,
        -- Of the browser: messages are encrypted with them, so that nobody on the way reads any.
        p256dh text not null,
        auth text not null,
        renewed_at timestamptz not null
      )`,
    sql.unsafe`create index on app.push_subscriptions (user_id)`,
    sql.unsafe`create index on app.push_subscriptions (session_id)`,
    // The code says which channels there are.
    sql.unsafe`alter table app.notification_wishes drop constraint notification_wishes_channel_check`,
  ],
}
