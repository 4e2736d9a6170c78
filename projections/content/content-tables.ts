/** The read model of content: a row for each item, and one for each of its versions. */
import type { Audience, Content, ContentKind } from '@member-care/domain/content/content.ts'
import type { ContentStanding, ShownWindow, Submission } from '@member-care/domain/content/content-state.ts'
import type { TranslatedLanguage } from '@member-care/domain/content/translations.ts'
import type { Position } from '@member-care/event-store/port.ts'
import type { ReadModelTable } from '../tables/read-model-table.ts'
import { statement } from '../tables/statement.ts'

/** What is missing of a version in one language. */
export interface MissingTexts {
  readonly language: TranslatedLanguage
  readonly missing: number
  /** How many are to be translated. */
  readonly texts: number
}

/** A row as JSON. Times are UTC in ISO. */
export interface ContentItemRow {
  readonly content_id: string
  readonly kind: ContentKind
  /** Title and audience are those of the last version. */
  readonly title: string
  readonly audience: Audience
  readonly last_version: number
  readonly submission: Submission | null
  readonly declined: ContentStanding['declined'] | null
  /** When which version is shown, in the order of time. */
  readonly windows: readonly ShownWindow[]
  /** When members first saw it, or will. */
  readonly first_shown_from: string | null
  /** After which nothing of it is shown any more, as far as is planned. */
  readonly last_shown_until: string | null
  readonly created_at: string
  readonly updated_at: string
  readonly updated_by: string
  /** Languages in which the last version is not, or not all of it. */
  readonly missing_texts: readonly MissingTexts[]
  readonly revision: number
  /** Where the last event stands that changed this row. */
  readonly position: Position
}

export interface ContentVersionRow {
  readonly content_id: string
  readonly version: number
  readonly audience: Audience
  readonly content: Content
  readonly saved_by: string
  readonly saved_at: string
  readonly restored_from: number | null
}

export const contentItemsTable: ReadModelTable = {
  name: 'content_items',
  key: ['content_id'],
  create: (table) => statement`
    create table ${table} (
      content_id text collate "C" primary key,
      kind text not null,
      title text not null,
      audience text[],
      last_version integer not null,
      submission jsonb,
      declined jsonb,
      windows jsonb not null,
      first_shown_from timestamptz,
      last_shown_until timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      updated_by text not null,
      missing_texts jsonb not null,
      revision integer not null,
      position text collate "C" not null
    )`,
  indexes: (table) => [statement`create index on ${table} (kind)`],
}

export const contentVersionsTable: ReadModelTable = {
  name: 'content_versions',
  key: ['content_id', 'version'],
  create: (table) => statement`
    create table ${table} (
      content_id text collate "C" not null,
      version integer not null,
      audience text[],
      content jsonb not null,
      saved_by text not null,
      saved_at timestamptz not null,
      restored_from integer,
      primary key (content_id, version)
    )`,
  indexes: () => [],
}
