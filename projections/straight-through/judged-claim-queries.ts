/** The queries of claims that were looked at, whether they are decided at once. */
import { addDays, SINGAPORE } from '@member-care/domain/dates/singapore-dates.ts'
import { reasonsForPerson, type ReasonForPerson } from '@member-care/domain/cover/straight-through.ts'
import { receiptDifferenceSchema } from '@member-care/domain/cover/straight-through-events.ts'
import type { ReceiptDifference } from '@member-care/domain/receipt/judge-receipts.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { ClientReader } from '../scope.ts'
import { companyWithin, integer } from '../tables/query-parts.ts'

/** Why a person decides on a claim. */
export interface LeftToPerson {
  /** None: it was decided at once. */
  readonly reasons: readonly ReasonForPerson[]
  /** Where a receipt says otherwise, as it was when the claim was looked at. */
  readonly receiptDifferences: readonly ReceiptDifference[]
}

const leftRow = z.object({
  claim_id: z.string(),
  reasons: z.array(z.enum(reasonsForPerson)),
  receipt_differences: z.array(receiptDifferenceSchema),
})

/** Why a person decides on these claims, by claim; without those that nobody has looked at. */
export async function whyLeftToPerson(
  pool: CommonQueryMethods,
  scope: ClientReader,
  claimIds: readonly string[],
): Promise<ReadonlyMap<string, LeftToPerson>> {
  const rows = await pool.any(sql.type(leftRow)`
    select claim_id, reasons, receipt_differences from read.judged_claims
    where claim_id = any(${sql.array([...claimIds], 'text')}) and ${companyWithin(scope, sql.fragment`judged_claims.company_id`)}`)
  return new Map(
    rows.map(({ claim_id, reasons, receipt_differences }) => [
      claim_id,
      { reasons, receiptDifferences: receipt_differences },
    ]),
  )
}

export interface JudgedWeek {
  /** Its Monday in Singapore, YYYY-MM-DD. */
  readonly week: string
  readonly atOnce: number
  readonly byPerson: number
  /** Half of the claims that were filed in the week and are decided took no longer, in minutes; null where there was none. */
  readonly minutesAtOnce: number | null
  readonly minutesByPerson: number | null
}

const weekRow = z.object({
  week: z.string(),
  at_once: integer,
  by_person: integer,
  minutes_at_once: z.number().nullable(),
  minutes_by_person: z.number().nullable(),
})

/** @param last Monday of the last week @param weeks how many, up to and with the last one */
export async function countJudgedWeeks(
  pool: CommonQueryMethods,
  scope: ClientReader,
  { last, weeks }: { readonly last: string; readonly weeks: number },
): Promise<readonly JudgedWeek[]> {
  const first = addDays(last, -7 * (weeks - 1))
  const rows = await pool.any(sql.type(weekRow)`
    select week, count(*) filter (where is_at_once)::int as at_once, count(*) filter (where not is_at_once)::int as by_person,
      (percentile_cont(0.5) within group (order by minutes) filter (where is_at_once))::float8 as minutes_at_once,
      (percentile_cont(0.5) within group (order by minutes) filter (where not is_at_once))::float8 as minutes_by_person
    from (
      select to_char(date_trunc('week', judged_at at time zone ${SINGAPORE}), 'YYYY-MM-DD') as week,
        cardinality(reasons) = 0 as is_at_once,
        extract(epoch from claims.decided_at - claims.filed_at) / 60 as minutes
      from read.judged_claims join read.claims using (claim_id)
      where judged_at >= (${first}::date::timestamp at time zone ${SINGAPORE})
        and ${companyWithin(scope, sql.fragment`judged_claims.company_id`)}
    ) judged group by week`)
  const byWeek = new Map(rows.map((row) => [row.week, row]))
  return Array.from({ length: weeks }, (_, index) => {
    const week = addDays(first, index * 7)
    const row = byWeek.get(week)
    return {
      week,
      atOnce: row?.at_once ?? 0,
      byPerson: row?.by_person ?? 0,
      minutesAtOnce: row?.minutes_at_once ?? null,
      minutesByPerson: row?.minutes_by_person ?? null,
    }
  })
}

/** How often each reason made a person decide, the most frequent first. @param since first Singapore day */
export async function countReasons(
  pool: CommonQueryMethods,
  scope: ClientReader,
  since: string,
): Promise<readonly { readonly reason: ReasonForPerson; readonly claims: number }[]> {
  const row = z.object({ reason: z.enum(reasonsForPerson), claims: integer })
  return pool.any(sql.type(row)`
    select reason, count(*)::int as claims from read.judged_claims, unnest(reasons) reason
    where judged_at >= (${since}::date::timestamp at time zone ${SINGAPORE})
      and ${companyWithin(scope, sql.fragment`judged_claims.company_id`)}
    group by reason order by claims desc, reason`)
}

export interface SampledClaims {
  readonly drawn: number
  readonly decided: number
  /** Paid as it was reckoned. */
  readonly same: number
  /** Those that were paid another amount, or rejected, the largest differences first; at most ten. */
  readonly others: readonly {
    readonly claimId: string
    readonly kind: 'inpatient' | 'outpatient'
    readonly reckonedCents: number
    /** 0 for a rejected one. */
    readonly paidCents: number
  }[]
}

/** What people did with the claims that were drawn by lot. @param since first Singapore day */
export async function findSampledClaims(
  pool: CommonQueryMethods,
  scope: ClientReader,
  since: string,
): Promise<SampledClaims> {
  const row = z.object({
    claim_id: z.string(),
    kind: z.enum(['inpatient', 'outpatient']),
    reckoned_cents: integer,
    paid_cents: integer.nullable(),
  })
  const drawn = await pool.any(sql.type(row)`
    select claim_id, kind, coalesce(reckoned_cents, 0)::int as reckoned_cents,
      case claims.status when 'APPROVED' then payable_cents::int when 'REJECTED' then 0 end as paid_cents
    from read.judged_claims join read.claims using (claim_id)
    where reasons = array['sampled'] and judged_at >= (${since}::date::timestamp at time zone ${SINGAPORE})
      and ${companyWithin(scope, sql.fragment`judged_claims.company_id`)}`)
  const decided = drawn.flatMap(({ paid_cents: paidCents, claim_id: claimId, kind, reckoned_cents: reckonedCents }) =>
    paidCents === null ? [] : [{ claimId, kind, reckonedCents, paidCents }],
  )
  const others = decided
    .filter(({ reckonedCents, paidCents }) => reckonedCents !== paidCents)
    .toSorted((one, two) => Math.abs(two.reckonedCents - two.paidCents) - Math.abs(one.reckonedCents - one.paidCents))
  return {
    drawn: drawn.length,
    decided: decided.length,
    same: decided.length - others.length,
    others: others.slice(0, 10),
  }
}
