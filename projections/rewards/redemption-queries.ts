/** The queries of redeemed rewards. Each takes first whose vouchers it may show. */
import type { ContentOf } from '@member-care/domain/content/content.ts'
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import type { ClientScope, OwnScope, SystemReader } from '../scope.ts'
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
} from '../tables/query-parts.ts'
import { withinMonth } from '../tables/month-of-singapore.ts'
import { hasWord, wordsOf } from '../tables/search-text.ts'

/** A voucher with its reward in the version that was redeemed, whatever became of that since. */
export interface Voucher {
  readonly redemptionId: string
  readonly rewardId: string
  readonly codeId: string | null
  readonly redeemedAt: Date
  readonly reward: ContentOf<'reward'>
  /** When members first saw the reward; null where it was never published. */
  readonly rewardShownFrom: Date | null
}

const voucherRow = z.object({
  redemptionId: z.string(),
  rewardId: z.string(),
  codeId: z.string().nullable(),
  redeemedAt: instant,
  reward: z.custom<ContentOf<'reward'>>(),
  rewardShownFrom: instant.nullable(),
})

/** The member's own, the latest first. */
export function vouchersOf(database: CommonQueryMethods, own: OwnScope): Promise<readonly Voucher[]> {
  return readVouchers(database, sql.fragment`r.user_id = ${own.userId}`)
}

/** The member's own voucher of a reward; undefined where they have none. */
export async function voucherOf(
  database: CommonQueryMethods,
  own: OwnScope,
  rewardId: string,
): Promise<Voucher | undefined> {
  const [found] = await readVouchers(database, sql.fragment`r.user_id = ${own.userId} and r.reward_id = ${rewardId}`)
  return found
}

function readVouchers(database: CommonQueryMethods, condition: FragmentSqlToken): Promise<readonly Voucher[]> {
  return database.any(sql.type(voucherRow)`
    select r.redemption_id as "redemptionId", r.reward_id as "rewardId", r.code_id as "codeId", r.redeemed_at as "redeemedAt",
      v.content as reward, i.first_shown_from as "rewardShownFrom"
    from read.redemptions r
    join read.content_versions v on v.content_id = r.reward_id and v.version = r.reward_version
    join read.content_items i on i.content_id = r.reward_id
    where ${condition} order by r.redeemed_at desc, r.redemption_id`)
}

/** As the console lists it. Names of people stand beside it, elsewhere. */
export interface ListedRedemption {
  readonly redemptionId: string
  readonly userId: string
  readonly companyId: string
  readonly rewardId: string
  /** Of the version that was redeemed; null where that is not to be seen yet. */
  readonly rewardTitle: string | null
  readonly merchantName: string | null
  readonly redeemedAt: Date
  readonly validUntil: Date | null
}

const listedRow = z.object({
  redemptionId: z.string(),
  userId: z.string(),
  companyId: z.string(),
  rewardId: z.string(),
  rewardTitle: z.string().nullable(),
  merchantName: z.string().nullable(),
  redeemedAt: instant,
  validUntil: instant.nullable(),
})

export interface RedemptionFilter {
  readonly ids?: readonly string[] | undefined
  readonly rewardId?: string | undefined
  readonly companyId?: string | undefined
  /** Words of the member's name, in any order. */
  readonly q?: string | undefined
}

export const redemptionSortFields = ['redeemedAt', 'validUntil'] as const

/** A page of them with their exact number. */
export function listRedemptions(
  database: CommonQueryMethods,
  scope: ClientScope,
  { ids, rewardId, companyId, q = '' }: RedemptionFilter,
  page: Page,
  { field, direction }: Sort<(typeof redemptionSortFields)[number]>,
): Promise<Listed<ListedRedemption>> {
  const where = allOf([
    companyWithin(scope, sql.fragment`r.company_id`),
    ...(ids ? [sql.fragment`r.redemption_id = any(${sql.array([...ids], 'text')})`] : []),
    ...(rewardId === undefined ? [] : [sql.fragment`r.reward_id = ${rewardId}`]),
    ...(companyId === undefined ? [] : [sql.fragment`r.company_id = ${companyId}`]),
    ...wordsOf(q).map((word) => hasWord(sql.fragment`u.name_key`, word.toLowerCase())),
  ])
  const found = sql.fragment`
    from read.redemptions r
    left join read.users u on u.user_id = r.user_id
    left join read.content_versions v on v.content_id = r.reward_id and v.version = r.reward_version
    left join read.content_items m on m.content_id = r.merchant_id
    where ${where}`
  const column = field === 'redeemedAt' ? sql.fragment`r.redeemed_at` : sql.fragment`r.valid_until`
  return listAndCount(
    database,
    {
      page: sql.type(listedRow)`
        select r.redemption_id as "redemptionId", r.user_id as "userId", r.company_id as "companyId", r.reward_id as "rewardId",
          v.content->>'title' as "rewardTitle", m.title as "merchantName", r.redeemed_at as "redeemedAt", r.valid_until as "validUntil"
        ${found} ${orderBy(column, direction, sql.fragment`r.redemption_id`)} ${limitTo(page)}`,
      count: found,
    },
    (row) => row,
  )
}

/** Whether there is such a redemption within the scope. */
export async function reachesRedemption(
  database: CommonQueryMethods,
  scope: ClientScope,
  redemptionId: string,
): Promise<boolean> {
  const found = await database.maybeOne(sql.type(z.object({ redemption_id: z.string() }))`
    select redemption_id from read.redemptions r
    where redemption_id = ${redemptionId} and ${companyWithin(scope, sql.fragment`r.company_id`)}`)
  return found !== null
}

const settledRow = z.object({
  merchantId: z.string(),
  merchantName: z.string().nullable(),
  rewardId: z.string(),
  /** As it is called now. */
  title: z.string().nullable(),
  vouchers: z.number(),
})
/** What a reward of a merchant gave in a month. Nobody is named. */
export type SettledVouchers = z.infer<typeof settledRow>

/** By merchant and reward. @param month YYYY-MM in Singapore */
export function settleVouchers(
  database: CommonQueryMethods,
  scope: ClientScope,
  month: string,
): Promise<readonly SettledVouchers[]> {
  return database.any(sql.type(settledRow)`
    select r.merchant_id as "merchantId", m.title as "merchantName", r.reward_id as "rewardId", i.title, count(*)::int as vouchers
    from read.redemptions r
    left join read.content_items m on m.content_id = r.merchant_id
    left join read.content_items i on i.content_id = r.reward_id
    where ${companyWithin(scope, sql.fragment`r.company_id`)} and ${withinMonth(sql.fragment`r.redeemed_at`, month)}
    group by r.merchant_id, m.title, r.reward_id, i.title`)
}

/** So many are told in one round; the next one takes up the rest. */
const TOLD_AT_ONCE = 1_000

/** Vouchers whose end is to be told: they end after now, and on this Singapore day at the latest. */
export async function findVouchersEnding(
  database: CommonQueryMethods,
  _reader: SystemReader,
  { now, lastDay }: { readonly now: Date; readonly lastDay: string },
): Promise<readonly string[]> {
  return database.anyFirst(sql.type(z.object({ redemption_id: z.string() }))`
    select redemption_id from read.redemptions
    where not end_told and valid_until >= ${now.toISOString()}::timestamptz
      and valid_until < (${lastDay}::date + interval '1 day')::timestamp at time zone 'Asia/Singapore'
    order by valid_until, redemption_id limit ${TOLD_AT_ONCE}`)
}

/** The category of the reward that a member's voucher is of, by the part of its address; undefined where they have none. */
export async function categoryOfVoucher(
  database: CommonQueryMethods,
  _reader: SystemReader,
  { userId, rewardId }: { readonly userId: string; readonly rewardId: string },
): Promise<string | undefined> {
  const [found] = await readVouchers(database, sql.fragment`r.user_id = ${userId} and r.reward_id = ${rewardId}`)
  return found?.reward.category.slug
}
