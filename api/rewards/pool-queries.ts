/** Rewards with how they give codes, and how many of those are free: for the console, and for the alarm when they run low. */
import { USUAL_THRESHOLD, codeWays, type CodeWay } from '@member-care/domain/reward/reward-codes.ts'
import { audienceWithin } from '@member-care/projections/content/content-queries.ts'
import type { ClientReader, SystemReader } from '@member-care/projections/scope.ts'
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
} from '@member-care/projections/tables/query-parts.ts'
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'

export interface RewardPool {
  readonly rewardId: string
  readonly title: string
  readonly merchantName: string | null
  readonly way: CodeWay
  readonly lowWater: number
  readonly hasSharedCode: boolean
  /** Of the codes that are for one voucher each. */
  readonly free: number
  readonly given: number
  /** Whether members can redeem it now, but for its codes. */
  readonly isShown: boolean
}

const poolRow = z.object({
  rewardId: z.string(),
  title: z.string(),
  merchantName: z.string().nullable(),
  way: z.enum(codeWays),
  lowWater: z.number(),
  hasSharedCode: z.boolean(),
  free: z.number(),
  given: z.number(),
  isShown: z.boolean(),
})

export const poolSortFields = ['title', 'free'] as const

export interface PoolFilter {
  readonly ids?: readonly string[] | undefined
  /** A part of the title. */
  readonly q?: string | undefined
  /** Only those that members see and that run low. */
  readonly low?: boolean | undefined
}

/** Every reward for members within the scope, with its codes; one that nobody has settled gives each voucher a code of its own, and has none. */
function poolsAt(scope: ClientReader, now: Date): FragmentSqlToken {
  const at = sql.fragment`${now.toISOString()}::timestamptz`
  return sql.fragment`(
    select i.content_id as "rewardId", i.title, m.title as "merchantName", coalesce(p.way, 'single-use') as way,
      coalesce(p.low_water, ${USUAL_THRESHOLD}) as "lowWater", p.shared_code_id is not null as "hasSharedCode",
      counted.free, counted.given, w.shown as "isShown", p.low_told_at,
      w.shown and coalesce(p.way, 'single-use') = 'single-use' and counted.free <= coalesce(p.low_water, ${USUAL_THRESHOLD}) as low
    from read.content_items i
    join read.content_versions v on v.content_id = i.content_id and v.version = i.last_version
    left join read.content_items m on m.content_id = v.content->>'merchantId' and m.kind = 'merchant'
    left join app.reward_pools p on p.reward_id = i.content_id
    cross join lateral (
      select exists (
        select from jsonb_to_recordset(i.windows) w("shownFrom" timestamptz, "shownUntil" timestamptz)
        where w."shownFrom" <= ${at} and (w."shownUntil" is null or ${at} < w."shownUntil")
      ) and (coalesce(v.content->>'validUntil', '') = '' or (v.content->>'validUntil')::timestamptz >= ${at}) as shown
    ) w
    cross join lateral (
      select count(*) filter (where c.redemption_id is null)::int as free,
        count(*) filter (where c.redemption_id is not null)::int as given
      from app.reward_codes c where c.reward_id = i.content_id and not c.shared
    ) counted
    where i.kind = 'reward' and ${audienceWithin(scope, sql.fragment`i.audience`)}
  ) pools`
}

/** A page of them with their exact number. */
export function listPools(
  database: CommonQueryMethods,
  scope: ClientReader,
  { ids, q, low }: PoolFilter,
  now: Date,
  page: Page,
  { field, direction }: Sort<(typeof poolSortFields)[number]>,
): Promise<Listed<RewardPool>> {
  const where = allOf([
    ...(ids ? [sql.fragment`"rewardId" = any(${sql.array([...ids], 'text')})`] : []),
    ...(q === undefined || q === '' ? [] : [contains(sql.fragment`title`, q)]),
    ...(low === true ? [sql.fragment`low`] : []),
  ])
  const found = sql.fragment`from ${poolsAt(scope, now)} where ${where}`
  const column =
    field === 'title' ? sql.fragment`lower(title)` : sql.fragment`case when way = 'single-use' then free end`
  return listAndCount(
    database,
    {
      page: sql.type(poolRow)`
        select "rewardId", title, "merchantName", way, "lowWater", "hasSharedCode", free, given, "isShown"
        ${found} ${orderBy(column, direction, sql.fragment`"rewardId"`)} ${limitTo(page)}`,
      count: found,
    },
    (row) => row,
  )
}

/** One reward; undefined where there is none. */
export async function findPool(
  database: CommonQueryMethods,
  scope: ClientReader,
  rewardId: string,
  now: Date,
): Promise<RewardPool | undefined> {
  const { items } = await listPools(
    database,
    scope,
    { ids: [rewardId] },
    now,
    { offset: 0, limit: 1 },
    { field: 'title', direction: 'asc' },
  )
  return items[0]
}

const uploadRow = z.object({
  uploadId: z.string(),
  at: instant,
  by: z.string(),
  codes: z.number(),
  free: z.number(),
})
export type CodeUpload = z.infer<typeof uploadRow>

/** The files of codes that a reward was given, the latest first. */
export function listUploads(database: CommonQueryMethods, rewardId: string): Promise<readonly CodeUpload[]> {
  return database.any(sql.type(uploadRow)`
    select upload_id::text as "uploadId", min(uploaded_at) as at, min(uploaded_by) as by, count(*)::int as codes,
      count(*) filter (where redemption_id is null)::int as free
    from app.reward_codes where reward_id = ${rewardId} and not shared
    group by upload_id order by at desc, "uploadId" limit 100`)
}

const lowRow = z.object({ rewardId: z.string(), title: z.string(), free: z.number() })
export type LowPool = z.infer<typeof lowRow>

/** Those that run low and whose keepers were not told. */
export function findLowPools(
  database: CommonQueryMethods,
  scope: SystemReader,
  now: Date,
): Promise<readonly LowPool[]> {
  return database.any(sql.type(lowRow)`
    select "rewardId", title, free from ${poolsAt(scope, now)} where low and low_told_at is null order by "rewardId"`)
}

/** Those whose keepers were told and that have enough again. */
export async function findFilledPools(
  database: CommonQueryMethods,
  scope: SystemReader,
  now: Date,
): Promise<readonly string[]> {
  return database.anyFirst(sql.type(z.object({ rewardId: z.string() }))`
    select "rewardId" from ${poolsAt(scope, now)} where not low and low_told_at is not null`)
}
