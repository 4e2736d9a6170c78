/** Which conversations somebody may see, and what the queue of a desk looks like. Each query takes first whose conversations it may show. */
import { desks, type Desk } from '@member-care/domain/chat/conversation-terms.ts'
import type { ClientScope, OwnScope } from '@member-care/projections/scope.ts'
import {
  allOf,
  companyWithin,
  instant,
  limitTo,
  listAndCount,
  orderBy,
  type Listed,
  type Page,
  type Sort,
} from '@member-care/projections/tables/query-parts.ts'
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import { conversationColumns, conversationRowSchema, type Conversation } from './conversation-store.ts'

/** Of a member: their own. Of a desk: what the clients in reach ask its sort of question about. */
export type ChatReader = OwnScope | DeskReach

export interface DeskReach {
  readonly kind: 'desk'
  readonly scope: ClientScope
  readonly desks: readonly Desk[]
}

export async function findConversation(
  database: CommonQueryMethods,
  reader: ChatReader,
  conversationId: string,
): Promise<Conversation | undefined> {
  const found = await database.maybeOne(sql.type(conversationRowSchema)`
    select ${conversationColumns} from app.conversations where conversation_id = ${conversationId} and ${within(reader)}`)
  return found ?? undefined
}

/** The newest first. */
export function listOwnConversations(
  database: CommonQueryMethods,
  own: OwnScope,
  limit: number,
): Promise<readonly Conversation[]> {
  return database.any(sql.type(conversationRowSchema)`
    select ${conversationColumns} from app.conversations where ${within(own)} order by opened_at desc, conversation_id limit ${limit}`)
}

export const conversationSortFields = ['waitingSince', 'lastAt', 'openedAt'] as const

export interface ConversationFilter {
  readonly ids?: readonly string[] | undefined
  readonly status?: Conversation['status'] | undefined
  readonly desk?: Desk | undefined
  readonly assignedTo?: string | undefined
  readonly companyId?: string | undefined
  readonly memberIds?: readonly string[] | undefined
  /** Those that somebody else than this administrator has. */
  readonly notOf?: string | undefined
}

export function listConversations(
  database: CommonQueryMethods,
  reach: DeskReach,
  { ids, status, desk, assignedTo, notOf, companyId, memberIds }: ConversationFilter,
  page: Page,
  { field, direction }: Sort<(typeof conversationSortFields)[number]>,
): Promise<Listed<Conversation>> {
  const where = allOf([
    within(reach),
    ...(ids ? [sql.fragment`conversation_id::text = any(${sql.array([...ids], 'text')})`] : []),
    ...(status ? [sql.fragment`status = ${status}`] : []),
    ...(desk ? [sql.fragment`desk = ${desk}`] : []),
    ...(assignedTo ? [sql.fragment`assigned_to = ${assignedTo}`] : []),
    ...(notOf ? [sql.fragment`assigned_to <> ${notOf}`] : []),
    ...(companyId ? [sql.fragment`company_id = ${companyId}`] : []),
    ...(memberIds ? [sql.fragment`member_id = any(${sql.array([...memberIds], 'text')})`] : []),
  ])
  const column = {
    waitingSince: sql.fragment`waiting_since`,
    lastAt: sql.fragment`last_at`,
    openedAt: sql.fragment`opened_at`,
  }[field]
  return listAndCount(
    database,
    {
      page: sql.type(conversationRowSchema)`
        select ${conversationColumns} from app.conversations where ${where}
        ${orderBy(column, direction, sql.fragment`conversation_id`)} ${limitTo(page)}`,
      count: sql.fragment`from app.conversations where ${where}`,
    },
    (conversation) => conversation,
  )
}

/** How many wait for somebody of a desk. */
export function countWaiting(database: CommonQueryMethods, reach: DeskReach): Promise<number> {
  return database.oneFirst(sql.type(z.object({ count: z.number() }))`
    select count(*)::int as count from app.conversations where status = 'waiting' and ${within(reach)}`)
}

/** Which conversations somebody reaches. */
export function within(reader: ChatReader): FragmentSqlToken {
  if (reader.kind === 'own') return sql.fragment`member_id = ${reader.userId}`
  return sql.fragment`(desk = any(${sql.array([...reader.desks], 'text')}) and ${companyWithin(reader.scope, sql.fragment`company_id`)})`
}

/** Fewer say little of the next one. */
const FEWEST_ANSWERED = 20
const DAYS_LOOKED_BACK = 28

export interface QueuePlace {
  /** 1 is next. */
  readonly place: number
  /** Half of those who waited lately waited no longer, in minutes; undefined where they were too few. */
  readonly usualMinutes: number | undefined
}

const placeRow = z.object({ place: z.number(), answered: z.number(), median: z.number().nullable() })

/** Where a conversation stands in the queue of its desk; it tells of nobody else there. */
export async function queuePlaceOf(
  database: CommonQueryMethods,
  { conversationId, desk, waitingSince }: Pick<Conversation, 'conversationId' | 'desk' | 'waitingSince'>,
  now: Date,
): Promise<QueuePlace> {
  const since = new Date(now.getTime() - DAYS_LOOKED_BACK * 86_400_000).toISOString()
  const mine = (waitingSince ?? now).toISOString()
  const { place, answered, median } = await database.one(sql.type(placeRow)`
    select
      (select count(*)::int + 1 from app.conversations
       where status = 'waiting' and desk = ${desk} and (waiting_since, conversation_id) < (${mine}::timestamptz, ${conversationId}::uuid)) as place,
      count(*)::int as answered,
      percentile_disc(0.5) within group (order by ceil(extract(epoch from answered_at - waiting_since) / 60)::int) as median
    from app.conversations
    where desk = ${desk} and answered_at > waiting_since and answered_at > ${since}::timestamptz`)
  return { place, usualMinutes: answered >= FEWEST_ANSWERED && median !== null ? median : undefined }
}

const figuresRow = z.object({
  desk: z.enum(desks),
  waiting: z.number(),
  taken: z.number(),
  longest_since: instant.nullable(),
  opened: z.number(),
  solved: z.number(),
  median_answer: z.number().nullable(),
})

export interface DeskFigures {
  readonly desk: Desk
  readonly waiting: number
  readonly taken: number
  /** Since when the one that waits longest has waited. */
  readonly longestSince: Date | null
  /** Since the instant that was asked for. */
  readonly opened: number
  readonly solved: number
  /** Minutes until the first answer: half took no longer. Null where nothing was answered. */
  readonly medianAnswerMinutes: number | null
}

/** What a desk has before it, and what became of conversations since an instant. */
export async function readDeskFigures(
  database: CommonQueryMethods,
  reach: DeskReach,
  since: Date,
): Promise<readonly DeskFigures[]> {
  const from = sql.fragment`${since.toISOString()}::timestamptz`
  const rows = await database.any(sql.type(figuresRow)`
    select desk,
      count(*) filter (where status = 'waiting')::int as waiting,
      count(*) filter (where status = 'taken')::int as taken,
      min(waiting_since) filter (where status = 'waiting') as longest_since,
      count(*) filter (where opened_at >= ${from})::int as opened,
      count(*) filter (where closed_at >= ${from})::int as solved,
      percentile_disc(0.5) within group (order by ceil(extract(epoch from answered_at - waiting_since) / 60)::int)
        filter (where answered_at >= ${from} and answered_at > waiting_since) as median_answer
    from app.conversations where ${within(reach)} and (status <> 'closed' or closed_at >= ${from} or opened_at >= ${from})
    group by desk order by desk`)
  return rows.map((row) => ({
    desk: row.desk,
    waiting: row.waiting,
    taken: row.taken,
    longestSince: row.longest_since,
    opened: row.opened,
    solved: row.solved,
    medianAnswerMinutes: row.median_answer,
  }))
}
