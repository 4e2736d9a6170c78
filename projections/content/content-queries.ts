/** The queries of the content read model for who keeps it. What members see is in published-content.ts. */
import type { Audience, Content, ContentKind } from '@member-care/domain/content/content.ts'
import {
  contentStatuses,
  type ContentStanding,
  type ContentStatus,
  type ShownWindow,
  type Submission,
} from '@member-care/domain/content/content-state.ts'
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import type { ClientReader } from '../scope.ts'
import {
  allOf,
  contains,
  instant,
  limitTo,
  listAndCount,
  orderBy,
  type Listed,
  type Page,
  type Sort,
} from '../tables/query-parts.ts'
import type { MissingTexts } from './content-tables.ts'

/** An item in a list. Kind, title and audience are those of its last version. */
export interface ContentSummary {
  readonly contentId: string
  readonly kind: ContentKind
  readonly title: string
  readonly audience: Audience
  /** Names of the clients of the audience; empty for all clients. */
  readonly clientNames: readonly string[]
  readonly status: ContentStatus
  readonly lastVersion: number
  /** Whether the last version was never published. */
  readonly isChanged: boolean
  /** When it is shown now, or next; null where nothing is planned. */
  readonly shownFrom: Date | null
  /** After which nothing of it is shown any more; null for without end, and where nothing was published. */
  readonly endsAt: Date | null
  readonly updatedAt: Date
  /** Languages in which the last version is not, or not all of it. */
  readonly missingTexts: readonly MissingTexts[]
  readonly revision: number
}

export interface KeptVersion {
  /** From 1. */
  readonly version: number
  readonly audience: Audience
  readonly content: Content
  readonly savedBy: string
  readonly savedAt: Date
  readonly restoredFrom: number | null
}

export interface ContentRecord extends ContentSummary {
  /** In the order of saving; of other clients' audiences there are none. Never empty. */
  readonly versions: readonly KeptVersion[]
  readonly windows: readonly ShownWindow[]
  readonly submission: Submission | null
  readonly declined: ContentStanding['declined'] | null
}

export interface ContentFilter {
  readonly kind?: ContentKind | undefined
  readonly status?: ContentStatus | undefined
  /** What members of this client see. */
  readonly companyId?: string | undefined
  /** Only what is shown, or will be, and has an end. */
  readonly expires?: boolean | undefined
  /** Part of the title. */
  readonly q?: string | undefined
  readonly ids?: readonly string[] | undefined
}

export const contentSortFields = ['title', 'kind', 'status', 'endsAt', 'updatedAt'] as const
export type ContentSortField = (typeof contentSortFields)[number]

const summaryRow = z.object({
  contentId: z.string(),
  kind: z.custom<ContentKind>(),
  title: z.string(),
  audience: z.array(z.string()).nullable(),
  clientNames: z.array(z.string()),
  status: z.enum(contentStatuses),
  lastVersion: z.number(),
  isChanged: z.boolean(),
  shownFrom: instant.nullable(),
  endsAt: instant.nullable(),
  updatedAt: instant,
  missingTexts: z.custom<readonly MissingTexts[]>(),
  revision: z.number(),
})
const recordRow = summaryRow.extend({
  windows: z.custom<readonly ShownWindow[]>(),
  submission: z.custom<Submission>().nullable(),
  declined: z.custom<NonNullable<ContentStanding['declined']>>().nullable(),
})
const versionRow = z.object({
  version: z.number(),
  audience: z.array(z.string()).nullable(),
  content: z.custom<Content>(),
  savedBy: z.string(),
  savedAt: instant,
  restoredFrom: z.number().nullable(),
})

/** Of an item of {@link itemsAt}. */
export const contentStatus = sql.fragment`case
  when i.submission is not null then 'submitted'
  when w.version is null then case when i.first_shown_from is null then 'draft' else 'ended' end
  when w.is_open then 'shown' else 'scheduled' end`

const sortColumns = {
  title: sql.fragment`lower(i.title)`,
  kind: sql.fragment`i.kind`,
  status: contentStatus,
  endsAt: sql.fragment`coalesce(i.last_shown_until, 'infinity')`,
  updatedAt: sql.fragment`i.updated_at`,
} as const satisfies Record<ContentSortField, unknown>

const columns = sql.fragment`
  i.content_id as "contentId", i.kind, i.title, i.audience, i.last_version as "lastVersion",
  array(select c.name from read.clients c where c.company_id = any(i.audience) order by c.name) as "clientNames",
  ${contentStatus} as status, i.last_version > coalesce((i.windows -> -1 ->> 'version')::integer, 0) as "isChanged",
  w.shown_from as "shownFrom", i.last_shown_until as "endsAt", i.updated_at as "updatedAt", i.missing_texts as "missingTexts", i.revision`

/** Items, each with the window that is open now or will be next. */
export function itemsAt(now: Date): FragmentSqlToken {
  const at = atMoment(now)
  return sql.fragment`
    from read.content_items i
    left join lateral (
      select planned.version, planned."shownFrom" as shown_from, planned."shownFrom" <= ${at} as is_open
      from jsonb_to_recordset(i.windows) planned(version integer, "shownFrom" timestamptz, "shownUntil" timestamptz)
      where planned."shownUntil" is null or ${at} < planned."shownUntil"
      order by planned."shownFrom" limit 1) w on true`
}

function atMoment(now: Date): FragmentSqlToken {
  return sql.fragment`${now.toISOString()}::timestamptz`
}

/** Condition that content is for all clients, or for one that the scope reaches. */
export function audienceWithin(scope: ClientReader, audience: FragmentSqlToken): FragmentSqlToken {
  switch (scope.kind) {
    case 'companies':
      return sql.fragment`(${audience} is null or ${audience} && ${sql.array([...scope.companyIds], 'text')})`
    case 'groups':
      return sql.fragment`(${audience} is null or ${audience} && array(select company_id from read.clients where group_code = any(${sql.array([...scope.groupCodes], 'text')})))`
    case 'all':
    case 'system':
      return sql.fragment`true`
  }
}

/** A page of content with the exact number. @param now by which its status is told */
export function listContent(
  pool: CommonQueryMethods,
  scope: ClientReader,
  { kind, status, companyId, expires, q, ids }: ContentFilter,
  { page, sort, now }: { readonly page: Page; readonly sort: Sort<ContentSortField>; readonly now: Date },
): Promise<Listed<ContentSummary>> {
  const items = itemsAt(now)
  const where = allOf([
    audienceWithin(scope, sql.fragment`i.audience`),
    ...(kind === undefined ? [] : [sql.fragment`i.kind = ${kind}`]),
    ...(status === undefined ? [] : [sql.fragment`${contentStatus} = ${status}`]),
    ...(companyId === undefined ? [] : [sql.fragment`(i.audience is null or ${companyId} = any(i.audience))`]),
    ...(expires === true ? [sql.fragment`i.last_shown_until > ${atMoment(now)}`] : []),
    ...(ids === undefined ? [] : [sql.fragment`i.content_id = any(${sql.array([...ids], 'text')})`]),
    ...(q === undefined ? [] : [contains(sql.fragment`i.title`, q)]),
  ])
  const order = orderBy(sortColumns[sort.field], sort.direction, sql.fragment`i.content_id`)
  return listAndCount(
    pool,
    {
      page: sql.type(summaryRow)`select ${columns} ${items} where ${where} ${order} ${limitTo(page)}`,
      count: sql.fragment`${items} where ${where}`,
    },
    (row) => row,
  )
}

/** An item with its versions and its windows; undefined when there is none of this id within the scope. */
export async function findContent(
  pool: CommonQueryMethods,
  scope: ClientReader,
  contentId: string,
  now: Date,
): Promise<ContentRecord | undefined> {
  const [row, versions] = await Promise.all([
    pool.maybeOne(sql.type(recordRow)`
      select ${columns}, i.windows, i.submission, i.declined ${itemsAt(now)}
      where i.content_id = ${contentId} and ${audienceWithin(scope, sql.fragment`i.audience`)}`),
    pool.any(sql.type(versionRow)`
      select v.version, v.audience, v.content, v.saved_by as "savedBy", v.saved_at as "savedAt", v.restored_from as "restoredFrom"
      from read.content_versions v where v.content_id = ${contentId} and ${audienceWithin(scope, sql.fragment`v.audience`)} order by v.version`),
  ])
  return row ? { ...row, versions } : undefined
}

const titleRow = z.object({ contentId: z.string(), title: z.string() })

/** Titles of these items, by their id, of those within the scope. */
export async function titlesOfContent(
  pool: CommonQueryMethods,
  scope: ClientReader,
  contentIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (contentIds.length === 0) return new Map()
  const rows = await pool.any(sql.type(titleRow)`
    select i.content_id as "contentId", i.title from read.content_items i
    where i.content_id = any(${sql.array([...new Set(contentIds)], 'text')}) and ${audienceWithin(scope, sql.fragment`i.audience`)}`)
  return new Map(rows.map(({ contentId, title }) => [contentId, title]))
}

const draftRow = z.object({
  contentId: z.string(),
  version: z.number(),
  content: z.custom<Content>(),
  audience: z.array(z.string()).nullable(),
})

/** The last versions that were never published, of content that members of this client would see. For a preview. */
export async function unpublishedFor(
  pool: CommonQueryMethods,
  scope: ClientReader,
  companyId: string,
): Promise<readonly z.infer<typeof draftRow>[]> {
  return pool.any(sql.type(draftRow)`
    select i.content_id as "contentId", v.version, v.content, v.audience
    from read.content_items i join read.content_versions v on v.content_id = i.content_id and v.version = i.last_version
    where i.last_version > coalesce((i.windows -> -1 ->> 'version')::integer, 0)
      and (v.audience is null or ${companyId} = any(v.audience)) and ${audienceWithin(scope, sql.fragment`v.audience`)}
    order by i.updated_at desc, i.content_id`)
}

/** Whether a client of this audience demands that somebody else publishes what its members read (S105). */
export async function demandsFourEyes(
  pool: CommonQueryMethods,
  _system: ClientReader,
  audience: readonly string[],
): Promise<boolean> {
  return pool.oneFirst(sql.type(z.object({ demands: z.boolean() }))`
    select exists (select from read.clients where company_id = any(${sql.array([...audience], 'text')})
      and features_config @> '{"contentNeedsApproval": true}'::jsonb) as demands`)
}
