/** Answers that the desk gives often (`app.canned_answers`), which administrators keep in the console. */
import type { CannedAnswer } from '@member-care/domain/chat/canned-answer.ts'
import type { TranslatedLanguage } from '@member-care/domain/content/translations.ts'
import { cannedAnswerDesks, type CannedAnswerDesk } from '@member-care/domain/chat/conversation-terms.ts'
import { withoutUndefined } from '@member-care/domain/schemas/changed-fields.ts'
import {
  allOf,
  instant,
  integer,
  limitTo,
  listAndCount,
  orderBy,
  type Listed,
  type Page,
  type Sort,
} from '@member-care/projections/tables/query-parts.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'

export const cannedAnswerSortFields = ['title', 'desk', 'changedAt'] as const

export interface KeptAnswer extends CannedAnswer {
  /** Empty for not translated. */
  readonly translations: Readonly<Record<TranslatedLanguage, string>>
  readonly answerId: string
  /** One more with each change. */
  readonly version: number
  readonly changedBy: string
  readonly changedAt: Date
}

const words = z.string().default('')
const translationsSchema = z.object({ zh: words, ms: words, ta: words } satisfies Record<TranslatedLanguage, unknown>)
const row = z
  .object({
    answer_id: z.string(),
    version: integer,
    title: z.string(),
    text: z.string(),
    translations: translationsSchema,
    desk: z.enum(cannedAnswerDesks),
    changed_by: z.string(),
    changed_at: instant,
  })
  .transform(({ answer_id: answerId, changed_by: changedBy, changed_at: changedAt, ...rest }): KeptAnswer => ({
    answerId,
    ...rest,
    changedBy,
    changedAt,
  }))
const columns = sql.fragment`answer_id, version, title, text, translations, desk, changed_by, changed_at`

export interface CannedAnswerFilter {
  readonly ids?: readonly string[] | undefined
  /** Those for this desk alone, or for every one. */
  readonly desk?: CannedAnswerDesk | undefined
  /** Those that are not translated into this language. */
  readonly missing?: TranslatedLanguage | undefined
}

export function listCannedAnswers(
  database: CommonQueryMethods,
  { ids, desk, missing }: CannedAnswerFilter,
  page: Page,
  { field, direction }: Sort<(typeof cannedAnswerSortFields)[number]>,
): Promise<Listed<KeptAnswer>> {
  const where = allOf([
    ...(ids ? [sql.fragment`answer_id::text = any(${sql.array([...ids], 'text')})`] : []),
    ...(desk ? [sql.fragment`desk = ${desk}`] : []),
    ...(missing ? [sql.fragment`coalesce(translations ->> ${missing}, '') = ''`] : []),
  ])
  const column = {
    title: sql.fragment`lower(title)`,
    desk: sql.fragment`desk`,
    changedAt: sql.fragment`changed_at`,
  }[field]
  return listAndCount(
    database,
    {
      page: sql.type(
        row,
      )`select ${columns} from app.canned_answers where ${where} ${orderBy(column, direction, sql.fragment`answer_id`)} ${limitTo(page)}`,
      count: sql.fragment`from app.canned_answers where ${where}`,
    },
    (answer) => answer,
  )
}

export async function findCannedAnswer(
  database: CommonQueryMethods,
  answerId: string,
): Promise<KeptAnswer | undefined> {
  const found = await database.maybeOne(
    sql.type(row)`select ${columns} from app.canned_answers where answer_id::text = ${answerId}`,
  )
  return found ?? undefined
}

interface Change {
  readonly answerId: string
  readonly by: string
  readonly at: Date
}

/** The same id once more changes nothing, and gives what stands there. */
export async function addCannedAnswer(
  database: CommonQueryMethods,
  { title, text, translations = {}, desk }: CannedAnswer,
  { answerId, by, at }: Change,
): Promise<KeptAnswer> {
  await database.query(sql.unsafe`
    insert into app.canned_answers (answer_id, title, text, translations, desk, changed_by, changed_at)
    values (${answerId}, ${title}, ${text}, ${sql.jsonb(withoutUndefined(translations))}, ${desk}, ${by}, ${at.toISOString()}::timestamptz) on conflict do nothing`)
  return database.one(sql.type(row)`select ${columns} from app.canned_answers where answer_id = ${answerId}`)
}

type AnswerChange = { readonly [Field in keyof CannedAnswer]?: CannedAnswer[Field] | undefined }

/**
 * @param asked an absent field, or language, stays as it is. @param expectedVersion that somebody was looking at
 * @throws ApiError 404 where there is none, 409 where another one stands there that does not say what is asked
 */
export async function changeCannedAnswer(
  database: CommonQueryMethods,
  asked: AnswerChange,
  { answerId, by, at, expectedVersion }: Change & { readonly expectedVersion: number },
): Promise<KeptAnswer> {
  const { title, text, translations = {}, desk } = asked
  const changed = await database.maybeOne(sql.type(row)`
    update app.canned_answers set
      title = coalesce(${title ?? null}, title), text = coalesce(${text ?? null}, text), desk = coalesce(${desk ?? null}, desk),
      translations = translations || ${sql.jsonb(withoutUndefined(translations))},
      version = version + 1, changed_by = ${by}, changed_at = ${at.toISOString()}::timestamptz
    where answer_id::text = ${answerId} and version = ${expectedVersion} returning ${columns}`)
  if (changed) return changed
  const kept = await database.maybeOne(
    sql.type(row)`select ${columns} from app.canned_answers where answer_id::text = ${answerId}`,
  )
  if (!kept) throw apiError('NOT_FOUND')
  // Such as the same change once more, whose answer was lost.
  if (saysAlready(kept, asked)) return kept
  throw apiError('CONFLICT')
}

function saysAlready(kept: KeptAnswer, { translations = {}, ...fields }: AnswerChange): boolean {
  const asked = withoutUndefined({ ...fields, ...translations })
  const stands: Readonly<Record<string, unknown>> = { ...kept, ...kept.translations }
  return Object.entries(asked).every(([field, value]) => stands[field] === value)
}

/** @returns whether it was there */
export async function deleteCannedAnswer(database: CommonQueryMethods, answerId: string): Promise<boolean> {
  const deleted = await database.maybeOne(
    sql.type(row)`delete from app.canned_answers where answer_id::text = ${answerId} returning ${columns}`,
  )
  return deleted !== null
}
