/** What the home page tells members besides their claims, and their photos. Catalogue content and pictures are no events. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const homeContentMigration: Migration = {
  name: '0010-home-content',
  statements: [
    // `content` is HTML for an article and plain text for a video; `video_id` is the video service's.
    sql.unsafe`
      create table app.articles (
        article_id uuid primary key,
        kind text not null check (kind in ('article', 'video')),
        title text not null,
        excerpt text not null,
        image_url text not null,
        content text not null,
        video_id text,
        published_at timestamptz not null,
        check ((kind = 'video') = (video_id is not null))
      )`,
    sql.unsafe`create index on app.articles (kind, published_at desc)`,
    // One row at most: there is one message, which administrators write anew. An end that is null is never reached.
    sql.unsafe`
      create table app.launch_message (
        only_one boolean primary key default true check (only_one),
        publish boolean not null,
        starts_at timestamptz,
        ends_at timestamptz,
        title text not null,
        message text not null
      )`,
    sql.unsafe`
      create table app.profile_photos (
        user_id text primary key,
        file_id uuid not null,
        changed_at timestamptz not null
      )`,
  ],
}
