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
