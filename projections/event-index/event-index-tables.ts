/** The index of all events: which there are, whom they are about, who did them and when. Ids only; what an event says stays in the log. */
import type { Position } from '@member-care/event-store/port.ts'
import type { ReadModelTable } from '../tables/read-model-table.ts'
import { statement } from '../tables/statement.ts'

/** Rows as JSON. Times are UTC in ISO. */
export interface EventIndexRow {
  readonly position: Position
  readonly event_id: string
  readonly stream: string
  readonly revision: number
  readonly type: string
  readonly actor_kind: string
  readonly actor_id: string
  readonly actor_role: string | null
  readonly correlation_id: string
  readonly causation_id: string | null
  /** When the store took it. */
  readonly recorded_at: string
}

/** An event is about a person. */
export interface EventSubjectRow {
  readonly subject_id: string
  readonly position: Position
  readonly recorded_at: string
}

/** A stream is about a person from an event on: so is every later one of its events, whether it says so or not. */
export interface StreamSubjectRow {
  readonly stream: string
  readonly subject_id: string
  readonly since: Position
}

/** Somebody looked at somebody else's medical or unmasked data. */
export interface RecordViewRow {
  readonly position: Position
  readonly viewed_at: string
  readonly viewer_id: string
  readonly viewer_role: string | null
  readonly subject_id: string
  readonly what: string
  readonly record_id: string
}

/** Pages go from the newest back, by time and then by position: each way to search has an index in that order. */
export const eventIndexTable: ReadModelTable = {
  name: 'event_index',
  key: ['position'],
  create: (table) => statement`
    create table ${table} (
      position text collate "C" primary key,
      event_id uuid not null,
      stream text collate "C" not null,
      revision integer not null,
      type text collate "C" not null,
      actor_kind text not null,
      actor_id text collate "C" not null,
      actor_role text,
      correlation_id text collate "C" not null,
      causation_id text collate "C",
      recorded_at timestamptz not null
    )`,
  indexes: (table) => [
    statement`create index on ${table} (recorded_at, position)`,
    statement`create index on ${table} (type, recorded_at, position)`,
    statement`create index on ${table} (actor_id, recorded_at, position)`,
    statement`create index on ${table} (actor_id, type, recorded_at, position)`,
    statement`create index on ${table} (event_id)`,
  ],
}

export const eventSubjectsTable: ReadModelTable = {
  name: 'event_subjects',
  key: ['subject_id', 'position'],
  create: (table) => statement`
    create table ${table} (
      subject_id text collate "C" not null,
      position text collate "C" not null,
      recorded_at timestamptz not null,
      primary key (subject_id, position)
    )`,
  indexes: (table) => [statement`create index on ${table} (subject_id, recorded_at, position)`],
}

export const streamSubjectsTable: ReadModelTable = {
  name: 'stream_subjects',
  key: ['stream', 'subject_id'],
  create: (table) => statement`
    create table ${table} (
      stream text collate "C" not null,
      subject_id text collate "C" not null,
      since text collate "C" not null,
      primary key (stream, subject_id)
    )`,
  indexes: (table) => [statement`create index on ${table} (subject_id)`],
}

export const recordViewsTable: ReadModelTable = {
  name: 'record_views',
  key: ['position'],
  create: (table) => statement`
    create table ${table} (
      position text collate "C" primary key,
      viewed_at timestamptz not null,
      viewer_id text collate "C" not null,
      viewer_role text,
      subject_id text collate "C" not null,
      what text collate "C" not null,
      record_id text not null
    )`,
  indexes: (table) => [
    statement`create index on ${table} (viewed_at, position)`,
    statement`create index on ${table} (subject_id, viewed_at, position)`,
    statement`create index on ${table} (viewer_id, viewed_at, position)`,
  ],
}
