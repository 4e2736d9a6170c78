/** The queries of the plans read model. */
import type { Plan } from '@member-care/domain/cover/plan.ts'
import { planNoKey } from '@member-care/domain/cover/plans/plan-number.ts'
import { planStatuses, type PlanDraft, type PlanStatus } from '@member-care/domain/cover/plans/plan-state.ts'
import type { FeaturesConfig } from '@member-care/domain/client/features-config.ts'
import { memberTypes } from '@member-care/domain/user/user-events.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { ClientReader, Reader } from '../scope.ts'
import {
  allOf,
  companyWithin,
  contains,
  instant,
  limitTo,
  listAndCount,
  orderBy,
  type Listed,
  type Page,
  type Sort,
} from '../tables/query-parts.ts'

/** A plan in a list. */
export interface PlanSummary {
  readonly planId: string
  readonly companyId: string
  readonly companyName: string
  readonly planNo: string
  readonly name: string
  /** YYYY-MM-DD; of the version that was published last, else of the draft. */
  readonly holdsFrom: string
  readonly status: PlanStatus
  /** How many were published. */
  readonly versionCount: number
  readonly updatedAt: Date
  readonly revision: number
}

export interface PublishedPlan {
  /** From 1. */
  readonly version: number
  readonly content: Plan
  readonly writtenBy: readonly string[]
  readonly submittedBy: string
  readonly publishedBy: string
  readonly publishedAt: Date
}

export interface PlanRecord extends PlanSummary {
  readonly draft: PlanDraft | undefined
  /** In the order of their publication. */
  readonly versions: readonly PublishedPlan[]
}

export interface PlanFilter {
  readonly companyId?: string | undefined
  readonly status?: PlanStatus | undefined
  /** Part of the number, the name or the company's name. */
  readonly q?: string | undefined
  readonly ids?: readonly string[] | undefined
}

export const planSortFields = ['planNo', 'name', 'companyName', 'holdsFrom', 'status', 'updatedAt'] as const
export type PlanSortField = (typeof planSortFields)[number]

const sortColumns = {
  planNo: sql.fragment`p.plan_no_key`,
  name: sql.fragment`p.name`,
  companyName: sql.fragment`c.name`,
  holdsFrom: sql.fragment`p.holds_from`,
  status: sql.fragment`p.status`,
  updatedAt: sql.fragment`p.updated_at`,
} as const satisfies Record<PlanSortField, unknown>

const summaryRow = z.object({
  planId: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  planNo: z.string(),
  name: z.string(),
  holdsFrom: z.string(),
  status: z.enum(planStatuses),
  versionCount: z.number(),
  updatedAt: instant,
  revision: z.number(),
})
const recordRow = summaryRow.extend({ draft: z.custom<PlanDraft>().nullable() })
const versionRow = z.object({
  version: z.number(),
  content: z.custom<Plan>(),
  writtenBy: z.array(z.string()),
  submittedBy: z.string(),
  publishedBy: z.string(),
  publishedAt: instant,
})
const contentRow = z.object({ content: z.custom<Plan>() })

const columns = sql.fragment`
  p.plan_id as "planId", p.company_id as "companyId", c.name as "companyName", p.plan_no as "planNo", p.name,
  p.holds_from::text as "holdsFrom", p.status, p.versions as "versionCount", p.updated_at as "updatedAt", p.revision`
const plans = sql.fragment`from read.plans p join read.clients c on c.company_id = p.company_id`

/** A page of plans with their exact number. Those that were given up before anything was published are shown when they are asked for. */
export function listPlans(
  pool: CommonQueryMethods,
  scope: ClientReader,
  { companyId, status, q, ids }: PlanFilter,
  page: Page,
  sort: Sort<PlanSortField>,
): Promise<Listed<PlanSummary>> {
  const where = allOf([
    companyWithin(scope, sql.fragment`p.company_id`),
    ...(companyId === undefined ? [] : [sql.fragment`p.company_id = ${companyId}`]),
    status === undefined ? sql.fragment`p.status <> 'discarded'` : sql.fragment`p.status = ${status}`,
    ...(ids === undefined ? [] : [sql.fragment`p.plan_id = any(${sql.array([...ids], 'text')})`]),
    ...(q === undefined
      ? []
      : [
          sql.fragment`(${contains(sql.fragment`p.plan_no`, q)} or ${contains(sql.fragment`p.name`, q)} or ${contains(sql.fragment`c.name`, q)})`,
        ]),
  ])
  const order = orderBy(sortColumns[sort.field], sort.direction, sql.fragment`p.plan_id`)
  return listAndCount(
    pool,
    {
      page: sql.type(summaryRow)`select ${columns} ${plans} where ${where} ${order} ${limitTo(page)}`,
      count: sql.fragment`${plans} where ${where}`,
    },
    (row) => row,
  )
}

/** A plan with its draft and its published versions; undefined when there is none of this id within the scope. */
export async function findPlan(
  pool: CommonQueryMethods,
  scope: ClientReader,
  planId: string,
): Promise<PlanRecord | undefined> {
  const [row, versions] = await Promise.all([
    pool.maybeOne(sql.type(recordRow)`
      select ${columns}, p.draft ${plans} where p.plan_id = ${planId} and ${companyWithin(scope, sql.fragment`p.company_id`)}`),
    pool.any(sql.type(versionRow)`
      select version, content, written_by as "writtenBy", submitted_by as "submittedBy", published_by as "publishedBy", published_at as "publishedAt"
      from read.plan_versions where plan_id = ${planId} order by version`),
  ])
  return row ? { ...row, draft: row.draft ?? undefined, versions } : undefined
}

const nameRow = z.object({ planId: z.string(), planNo: z.string(), name: z.string() })

/** Number and name of these plans, by their id, of those within the scope. */
export async function namesOfPlans(
  pool: CommonQueryMethods,
  scope: ClientReader,
  planIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (planIds.length === 0) return new Map()
  const ids = sql.array([...new Set(planIds)], 'text')
  const rows = await pool.any(sql.type(nameRow)`
    select p.plan_id as "planId", p.plan_no as "planNo", p.name
    from read.plans p where p.plan_id = any(${ids}) and ${companyWithin(scope, sql.fragment`p.company_id`)}`)
  return new Map(rows.map(({ planId, planNo, name }) => [planId, `${planNo} · ${name}`]))
}

/** The plan that a person is covered by. */
export interface PlanOfPerson {
  readonly planId: string
  /** Every published version, in the order of their publication: `planFor` finds the one that holds for a claim. Never empty. */
  readonly versions: readonly Plan[]
}

const membershipRow = z.object({
  memberType: z.enum(memberTypes),
  planNo: z.string().nullable(),
  defaults: z.custom<Pick<FeaturesConfig, 'defaultPlanEmployee' | 'defaultPlanDependant'>>(),
})
const publishedRow = z.object({ planId: z.string(), planNoKey: z.string() })

/**
 * The plan that a person's membership names, if their client has published one of that number; else the client's default
 * plan for employees or for dependants.
 * @param reader members reach themselves and their dependants
 * @param on of somebody who left and came back, the day whose period of cover is meant (S80); without one the last one
 * @returns undefined when there is none, or for somebody who is not covered under this client
 */
export async function planOfPerson(
  pool: CommonQueryMethods,
  reader: Reader,
  companyId: string,
  userId: string,
  on?: string,
): Promise<PlanOfPerson | undefined> {
  const reached =
    reader.kind === 'own'
      ? sql.fragment`(m.user_id = ${reader.userId} or m.employee_id = ${reader.userId})`
      : companyWithin(reader, sql.fragment`m.company_id`)
  const [membership, published] = await Promise.all([
    pool.maybeOne(sql.type(membershipRow)`
      select coalesce(earlier.period->>'memberType', m.member_type) as "memberType", case when earlier.period is null then m.plan_no else earlier.period->>'planNo' end as "planNo",
        c.features_config as defaults
      from read.memberships m join read.clients c on c.company_id = m.company_id
      left join lateral (
        select period from jsonb_array_elements(m.earlier_periods) period
        where ${on ?? null}::date between (period->>'effectiveStartDate')::date and (period->>'effectiveEndDate')::date limit 1) earlier on true
      where m.company_id = ${companyId} and m.user_id = ${userId} and ${reached}`),
    pool.any(sql.type(publishedRow)`
      select plan_id as "planId", plan_no_key as "planNoKey" from read.plans where company_id = ${companyId} and versions > 0`),
  ])
  if (!membership) return undefined
  const { memberType, planNo, defaults } = membership
  const usual = memberType === 'E' ? defaults.defaultPlanEmployee : defaults.defaultPlanDependant
  const planIds = new Map(published.map(({ planId, planNoKey }) => [planNoKey, planId]))
  const planId = planIds.get(planNoKey(planNo ?? '')) ?? planIds.get(planNoKey(usual ?? ''))
  return planId === undefined ? undefined : { planId, versions: await versionsOfPlan(pool, planId) }
}

/**
 * Every published version of a client's plan of this number, in the order of their publication; empty when there is none.
 * For what was reckoned by a plan before: an account names it so.
 */
export async function planVersionsOf(
  pool: CommonQueryMethods,
  reader: ClientReader,
  companyId: string,
  planNo: string,
): Promise<readonly Plan[]> {
  const rows = await pool.any(sql.type(contentRow)`
    select v.content from read.plans p join read.plan_versions v on v.plan_id = p.plan_id
    where p.company_id = ${companyId} and p.plan_no_key = ${planNoKey(planNo)} and ${companyWithin(reader, sql.fragment`p.company_id`)}
    order by v.version`)
  return rows.map(({ content }) => content)
}

/** Whether a plan of the client, whosever it is, had a version that held on a day (YYYY-MM-DD). */
export async function hadPlanOn(
  pool: CommonQueryMethods,
  reader: ClientReader,
  companyId: string,
  day: string,
): Promise<boolean> {
  return pool.oneFirst(sql.type(z.object({ held: z.boolean() }))`
    select exists (
      select from read.plans p join read.plan_versions v on v.plan_id = p.plan_id
      where p.company_id = ${companyId} and (v.content->>'holdsFrom')::date <= ${day}::date
        and ${companyWithin(reader, sql.fragment`p.company_id`)}) as held`)
}

async function versionsOfPlan(pool: CommonQueryMethods, planId: string): Promise<readonly Plan[]> {
  const rows = await pool.any(
    sql.type(contentRow)`select content from read.plan_versions where plan_id = ${planId} order by version`,
  )
  return rows.map(({ content }) => content)
}
