/** What members are shown of the content that the console keeps, at a moment. */
import type { Audience, ContentKind, ContentOf } from '@member-care/domain/content/content.ts'
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import { instant } from '../tables/query-parts.ts'

/** The scope of what members see: content for all clients, and content for these. */
export interface AudienceScope {
  /** The companies under which the member is covered, of those that offer this kind of content. */
  readonly companyIds: readonly string[]
  readonly now: Date
}

export interface PublishedContent<Kind extends ContentKind> {
  readonly contentId: string
  readonly version: number
  readonly content: ContentOf<Kind>
  /** Null for the members of all clients. */
  readonly audience: Audience
  /** When any version of it was first shown. */
  readonly firstShownFrom: Date
  /** When this version is shown. `shownUntil` is null for without end. */
  readonly shownFrom: Date
  readonly shownUntil: Date | null
}

const publishedRow = z.object({
  contentId: z.string(),
  version: z.number(),
  content: z.custom<never>(),
  audience: z.array(z.string()).nullable(),
  firstShownFrom: instant,
  shownFrom: instant,
  shownUntil: instant.nullable(),
})

const shownLastRow = publishedRow.pick({ contentId: true, content: true })

/** All content of a kind that is shown to these members now; what was first shown last comes first. */
export function readPublished<Kind extends ContentKind>(
  pool: CommonQueryMethods,
  scope: AudienceScope,
  kind: Kind,
): Promise<readonly PublishedContent<Kind>[]> {
  return read<Kind>(pool, scope, sql.fragment`i.kind = ${kind}`)
}

/** One item, if it is shown to these members now. */
export async function findPublished<Kind extends ContentKind>(
  pool: CommonQueryMethods,
  scope: AudienceScope,
  kind: Kind,
  contentId: string,
): Promise<PublishedContent<Kind> | undefined> {
  const [found] = await read<Kind>(pool, scope, sql.fragment`i.kind = ${kind} and i.content_id = ${contentId}`)
  return found
}

/** What was shown since last comes first: of several that say the same thing this one holds (S114). */
export function lastShownFirst<Published extends Pick<PublishedContent<ContentKind>, 'shownFrom'>>(
  published: readonly Published[],
): readonly Published[] {
  return published.toSorted((a, b) => b.shownFrom.getTime() - a.shownFrom.getTime())
}

/** Items `i` with each window `w` that is open at a moment, and its version `v`. Conditions may follow with `and`. */
export function windowsOpenAt(now: Date): FragmentSqlToken {
  const at = sql.fragment`${now.toISOString()}::timestamptz`
  return sql.fragment`
    from read.content_items i
    cross join lateral jsonb_to_recordset(i.windows) w(version integer, "shownFrom" timestamptz, "shownUntil" timestamptz)
    join read.content_versions v on v.content_id = i.content_id and v.version = w.version
    where w."shownFrom" <= ${at} and (w."shownUntil" is null or ${at} < w."shownUntil")`
}

/** The version of an item `i` that is shown at a moment, or was shown last before it; null while none was. What is planned is nobody's to see. */
export function versionShownLast(now: Date): FragmentSqlToken {
  return sql.fragment`(
    select begun.version from jsonb_to_recordset(i.windows) begun(version integer, "shownFrom" timestamptz)
    where begun."shownFrom" <= ${now.toISOString()}::timestamptz order by begun."shownFrom" desc limit 1)`
}

/** Items of a kind as they are shown now, or were shown last, to whomever; by their id. */
export async function readShownLast<Kind extends ContentKind>(
  pool: CommonQueryMethods,
  kind: Kind,
  contentIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ContentOf<Kind>>> {
  const wanted = [...new Set(contentIds)].filter((id) => id !== '')
  if (wanted.length === 0) return new Map()
  const rows = await pool.any(sql.type(shownLastRow)`
    select i.content_id as "contentId", v.content from read.content_items i
    join read.content_versions v on v.content_id = i.content_id and v.version = ${versionShownLast(now)}
    where i.kind = ${kind} and i.content_id = any(${sql.array(wanted, 'text')})`)
  return new Map(rows.map(({ contentId, content }) => [contentId, content]))
}

function read<Kind extends ContentKind>(
  pool: CommonQueryMethods,
  { companyIds, now }: AudienceScope,
  condition: FragmentSqlToken,
): Promise<readonly PublishedContent<Kind>[]> {
  return pool.any(sql.type(publishedRow)`
    select i.content_id as "contentId", v.version, v.content, v.audience, i.first_shown_from as "firstShownFrom", w."shownFrom", w."shownUntil"
    ${windowsOpenAt(now)} and (v.audience is null or v.audience && ${sql.array([...companyIds], 'text')}) and ${condition}
    order by i.first_shown_from desc, i.content_id`)
}
