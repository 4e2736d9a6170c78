/** The queries of decided claims that would be reckoned otherwise now. */
import { differenceCauses, differenceOutcomes } from '@member-care/domain/cover/differences/cover-difference-events.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { ClientReader } from '../scope.ts'
import {
  allOf,
  companyWithin,
  instant,
  integer,
  limitTo,
  listAndCount,
  orderBy,
  type Listed,
  type Page,
  type Sort,
} from '../tables/query-parts.ts'

export const differenceStatuses = ['open', 'gone', 'closed'] as const
export const differenceSortFields = ['foundAt', 'companyName'] as const
type DifferenceSortField = (typeof differenceSortFields)[number]

const row = z.object({
  claimId: z.string(),
  kind: z.enum(['inpatient', 'outpatient']),
  companyId: z.string(),
  companyName: z.string(),
  claimantName: z.string().nullable(),
  /** Null of an inpatient claim, which names none. */
  benefitName: z.string().nullable(),
  planNo: z.string(),
  visitDate: z.string(),
  reckonedCents: integer,
  paidCents: integer,
  /** Null: nobody can tell any more. */
  nowCents: integer.nullable(),
  /** The plan's. */
  currency: z.string(),
  /** Null of what was found before causes were kept. */
  cause: z.enum(differenceCauses).nullable(),
  status: z.enum(differenceStatuses),
  /** Null unless it is closed. */
  outcome: z.enum(differenceOutcomes).nullable(),
  foundAt: instant,
})
export type CoverDifference = Readonly<z.infer<typeof row>>

const sortColumns = {
  foundAt: sql.fragment`d.found_at`,
  companyName: sql.fragment`c.name`,
} as const satisfies Record<DifferenceSortField, unknown>

export interface DifferenceFilter {
  readonly claimId?: string | undefined
  readonly companyId?: string | undefined
  /** What is open, unless told. */
  readonly status?: CoverDifference['status'] | undefined
}

/** All versions of a plan pay in one currency, or the last one says it. */
const currencyOfPlan = sql.fragment`(
  select content->>'currency' from read.plans p join read.plan_versions using (plan_id)
  where p.company_id = d.company_id and p.plan_no = d.plan_no order by version desc limit 1)`

/** A page of them with their exact number. */
export function listCoverDifferences(
  pool: CommonQueryMethods,
  scope: ClientReader,
  { claimId, companyId, status = 'open' }: DifferenceFilter,
  page: Page,
  sort: Sort<DifferenceSortField>,
): Promise<Listed<CoverDifference>> {
  const where = allOf([
    companyWithin(scope, sql.fragment`d.company_id`),
    ...(companyId === undefined ? [] : [sql.fragment`d.company_id = ${companyId}`]),
    ...(claimId === undefined ? [] : [sql.fragment`d.claim_id = ${claimId}`]),
    sql.fragment`d.status = ${status}`,
  ])
  const differences = sql.fragment`
    from read.cover_differences d join read.claims using (claim_id) join read.clients c on c.company_id = d.company_id`
  return listAndCount(
    pool,
    {
      page: sql.type(row)`
        select d.claim_id as "claimId", claims.kind, d.company_id as "companyId", c.name as "companyName",
          claims.claimant_name as "claimantName", claims.details->>'benefitName' as "benefitName", d.plan_no as "planNo", claims.visit_date::text as "visitDate",
          d.reckoned_cents as "reckonedCents", d.paid_cents as "paidCents", d.now_cents as "nowCents",
          coalesce(${currencyOfPlan}, claims.currency) as currency, d.cause, d.status, d.outcome, d.found_at as "foundAt"
        ${differences} where ${where} ${orderBy(sortColumns[sort.field], sort.direction, sql.fragment`d.claim_id`)} ${limitTo(page)}`,
      count: sql.fragment`${differences} where ${where}`,
    },
    (found) => found,
  )
}
