/** Which content members read in English for want of a translation: by item and language (S123). What is not shown any more is left out. */
import type { ContentKind } from '@member-care/domain/content/content.ts'
import type { ContentStatus } from '@member-care/domain/content/content-state.ts'
import { translatedLanguages, type TranslatedLanguage } from '@member-care/domain/content/translations.ts'
import { contentStatuses } from '@member-care/domain/content/content-state.ts'
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
import { audienceWithin, contentStatus, itemsAt } from './content-queries.ts'

/** What is missing of the last version of an item in one language. */
export interface MissingTranslation {
  readonly contentId: string
  readonly language: TranslatedLanguage
  readonly kind: ContentKind
  readonly title: string
  readonly status: ContentStatus
  readonly missing: number
  /** How many texts are to be translated. */
  readonly texts: number
  readonly updatedAt: Date
}

export interface MissingTranslationFilter {
  readonly language?: TranslatedLanguage | undefined
  readonly kind?: ContentKind | undefined
  /** Part of the title. */
  readonly q?: string | undefined
}

export const missingTranslationSortFields = ['title', 'language', 'kind', 'missing', 'status', 'updatedAt'] as const
export type MissingTranslationSortField = (typeof missingTranslationSortFields)[number]

const row = z.object({
  contentId: z.string(),
  language: z.enum(translatedLanguages),
  kind: z.custom<ContentKind>(),
  title: z.string(),
  status: z.enum(contentStatuses),
  missing: z.number(),
  texts: z.number(),
  updatedAt: instant,
})

const sortColumns = {
  title: sql.fragment`lower(i.title)`,
  language: sql.fragment`m.language`,
  kind: sql.fragment`i.kind`,
  missing: sql.fragment`m.missing`,
  status: contentStatus,
  updatedAt: sql.fragment`i.updated_at`,
} as const satisfies Record<MissingTranslationSortField, unknown>

function missingAt(now: Date): FragmentSqlToken {
  return sql.fragment`${itemsAt(now)}
    cross join lateral jsonb_to_recordset(i.missing_texts) m(language text, missing integer, texts integer)`
}

function readable(scope: ClientReader): readonly FragmentSqlToken[] {
  return [audienceWithin(scope, sql.fragment`i.audience`), sql.fragment`${contentStatus} <> 'ended'`]
}

/** A page of them with the exact number. @param now by which the status of an item is told */
export function listMissingTranslations(
  pool: CommonQueryMethods,
  scope: ClientReader,
  { language, kind, q }: MissingTranslationFilter,
  { page, sort, now }: { readonly page: Page; readonly sort: Sort<MissingTranslationSortField>; readonly now: Date },
): Promise<Listed<MissingTranslation>> {
  const missing = missingAt(now)
  const where = allOf([
    ...readable(scope),
    ...(language === undefined ? [] : [sql.fragment`m.language = ${language}`]),
    ...(kind === undefined ? [] : [sql.fragment`i.kind = ${kind}`]),
    ...(q === undefined ? [] : [contains(sql.fragment`i.title`, q)]),
  ])
  const order = orderBy(sortColumns[sort.field], sort.direction, sql.fragment`(i.content_id, m.language)`)
  return listAndCount(
    pool,
    {
      page: sql.type(row)`
        select i.content_id as "contentId", m.language, i.kind, i.title, ${contentStatus} as status, m.missing, m.texts, i.updated_at as "updatedAt"
        ${missing} where ${where} ${order} ${limitTo(page)}`,
      count: sql.fragment`${missing} where ${where}`,
    },
    (found) => found,
  )
}

const countRow = z.object({ language: z.enum(translatedLanguages), kind: z.custom<ContentKind>(), items: z.number() })
export type MissingTranslationCount = z.infer<typeof countRow>

/** How many items of each kind are missing in each language; where none is, there is no row. */
export function countMissingTranslations(
  pool: CommonQueryMethods,
  scope: ClientReader,
  now: Date,
): Promise<readonly MissingTranslationCount[]> {
  return pool.any(sql.type(countRow)`
    select m.language, i.kind, count(*)::int as items ${missingAt(now)} where ${allOf(readable(scope))}
    group by m.language, i.kind order by i.kind, m.language`)
}
