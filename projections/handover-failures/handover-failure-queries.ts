/** Why claims are not with the insurer yet: for one claim or some of them, and how many there are of each reason. */
import { claimKinds, type ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import { claimWithin } from '../claims/claim-filter.ts'
import { INSURER_HANDOVER } from '../reactors/insurer-handover.ts'
import type { Scope } from '../scope.ts'
import { instant } from '../tables/query-parts.ts'

/** The last failed hand-over of a claim that waits for its hand-over. */
export interface HandoverFailure {
  readonly claimId: string
  /** Technical, without personal data (domain/texts/handover-texts.ts puts it in words). */
  readonly reason: string
  readonly failedAt: Date
  /** When the next try is due, which may be just now; null when the claim waits for Reprocess. */
  readonly nextTryAt: Date | null
}

const failureRow = z.object({
  claimId: z.string(),
  reason: z.string(),
  failedAt: instant,
  nextTryAt: instant.nullable(),
})

/** Of these claims, those whose last hand-over failed; ids that are not within the scope are left out. */
export async function findHandoverFailures(
  pool: CommonQueryMethods,
  scope: Scope,
  claimIds: readonly string[],
): Promise<ReadonlyMap<string, HandoverFailure>> {
  if (claimIds.length === 0) return new Map()
  const rows = await pool.any(sql.type(failureRow)`
    select f.claim_id as "claimId", f.reason, f.failed_at as "failedAt",
      case when f.gave_up then null else (
        select max(due_at) from outbox.jobs where subject_id = f.claim_id and kind = ${INSURER_HANDOVER} and state = 'waiting'
      ) end as "nextTryAt"
    from read.handover_failures f join read.claims on claims.claim_id = f.claim_id
    where f.claim_id = any(${sql.array([...claimIds], 'text')}) and f.reason is not null and claims.status = 'PROCESSING' and ${claimWithin(scope)}`)
  return new Map(rows.map((row) => [row.claimId, row]))
}

/** How many claims of a kind are not with the insurer yet for one and the same reason. */
export interface HandoverFailureCount {
  readonly reason: string
  readonly kind: ClaimKind
  /** Tried again by itself. */
  readonly retried: number
  /** Waiting for Reprocess. */
  readonly gaveUp: number
  readonly lastFailedAt: Date
}

const countRow = z.object({
  reason: z.string(),
  kind: z.enum(claimKinds),
  retried: z.number(),
  gaveUp: z.number(),
  lastFailedAt: instant,
})

/** The reasons that hold up most claims first. */
export async function countHandoverFailures(
  pool: CommonQueryMethods,
  scope: Scope,
): Promise<readonly HandoverFailureCount[]> {
  return pool.any(sql.type(countRow)`
    select f.reason, claims.kind, count(*) filter (where not f.gave_up)::int as retried, count(*) filter (where f.gave_up)::int as "gaveUp", max(f.failed_at) as "lastFailedAt"
    from read.handover_failures f join read.claims on claims.claim_id = f.claim_id
    where f.reason is not null and claims.status = 'PROCESSING' and ${claimWithin(scope)}
    group by f.reason, claims.kind order by count(*) desc, f.reason, claims.kind`)
}
