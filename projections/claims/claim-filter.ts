/** What a list of claims is narrowed by, in SQL. */
import type { BankProposalStatus } from '@member-care/domain/bank/bank-proposal.ts'
import type { ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { sql, type FragmentSqlToken } from 'slonik'
import type { Reader } from '../scope.ts'
import { allOf, companyWithin } from '../tables/query-parts.ts'
import { nricMatches, type NricSearch } from '../tables/nric-search.ts'
import { escapedForLike, hasWord, wordsOf } from '../tables/search-text.ts'
import { filedByHr } from './claims-table.ts'

export interface ClaimFilter extends NricSearch {
  /** Only these; ids that are not within the scope are left out. */
  readonly claimIds?: readonly string[] | undefined
  readonly kind?: ClaimKind | undefined
  readonly companyId?: string | undefined
  /** Absent shows every status, deleted claims too. */
  readonly status?: ClaimStatus | undefined
  /** Only what HR administrators filed and nobody deleted. */
  readonly isFiledByHr?: true | undefined
  /** Where the last proposed account stands. */
  readonly bankProposalStatus?: BankProposalStatus | undefined
  readonly employeeId?: string | undefined
  readonly claimantId?: string | undefined
  /** Whose claims they are, as the claimant or as the employee in whose family the claimant is. */
  readonly personId?: string | undefined
  /** Words of the claimant's name and NRIC, in any case and order; see {@link hasWord} for what they find. */
  readonly claimantName?: string | undefined
  readonly claimantNric?: string | undefined
  /** Only those whose hand-over was given up (true), or only the others. */
  readonly gaveUp?: boolean | undefined
  /** Only those that wait for their hand-over because it failed for this reason. */
  readonly handoverReason?: string | undefined
  /** As {@link claimMatches}. */
  readonly q?: string | undefined
}

/** Condition that a claim is within a scope. */
export function claimWithin(scope: Reader): FragmentSqlToken {
  if (scope.kind !== 'own') return companyWithin(scope, sql.fragment`claims.company_id`)
  return sql.fragment`(employee_id = ${scope.userId} or claimant_id = ${scope.userId}) and status <> 'DELETED'`
}

export function claimConditions(filter: ClaimFilter): readonly FragmentSqlToken[] {
  const {
    claimIds,
    kind,
    companyId,
    status,
    isFiledByHr,
    gaveUp,
    handoverReason,
    bankProposalStatus,
    employeeId,
    claimantId,
    personId,
    claimantName,
    claimantNric,
    nricByPart = false,
    q,
  } = filter
  return [
    claimIds !== undefined && sql.fragment`claim_id = any(${sql.array([...claimIds], 'text')})`,
    kind !== undefined && sql.fragment`kind = ${kind}`,
    companyId !== undefined && sql.fragment`claims.company_id = ${companyId}`,
    status !== undefined && sql.fragment`status = ${status}`,
    isFiledByHr !== undefined && filedByHr,
    gaveUp !== undefined && (gaveUp ? sql.fragment`gave_up` : sql.fragment`not gave_up`),
    handoverReason !== undefined &&
      sql.fragment`claim_id = any(array(select f.claim_id from read.handover_failures f where f.reason = ${handoverReason} and f.reason is not null)) and status = 'PROCESSING'`,
    // Said so that the planner knows the index of those that wait.
    bankProposalStatus === 'WAITING_VERIFICATION' && sql.fragment`bank_proposal_status = 'WAITING_VERIFICATION'`,
    bankProposalStatus !== undefined && sql.fragment`bank_proposal_status = ${bankProposalStatus}`,
    employeeId !== undefined && sql.fragment`employee_id = ${employeeId}`,
    claimantId !== undefined && sql.fragment`claimant_id = ${claimantId}`,
    personId !== undefined && sql.fragment`(employee_id = ${personId} or claimant_id = ${personId})`,
    claimantName !== undefined &&
      allOf(wordsOf(claimantName.toLowerCase()).map((word) => hasWord(sql.fragment`name_key`, word))),
    claimantNric !== undefined &&
      allOf(
        wordsOf(claimantNric.toUpperCase()).map((word) => nricMatches(sql.fragment`nric_key`, word, { nricByPart })),
      ),
    q !== undefined && claimMatches(q, nricByPart),
  ].filter((condition) => condition !== false)
}

/**
 * Condition that each word of a text is in the claimant's name or NRIC or in the transaction number, or begins the claim's id, as its
 * short number does.
 */
export function claimMatches(text: string, nricByPart: boolean): FragmentSqlToken {
  return allOf(wordsOf(text).map((word) => sql.fragment`(${sql.join(placesOf(word, nricByPart), sql.fragment` or `)})`))
}

function placesOf(word: string, nricByPart: boolean): FragmentSqlToken[] {
  const beginsId = /^[0-9a-f-]{4,36}$/i.test(word)
    ? [sql.fragment`claim_id like ${`${escapedForLike(word.toLowerCase())}%`}`]
    : []
  const [small, capital] = [word.toLowerCase(), word.toUpperCase()]
  return [
    hasWord(sql.fragment`name_key`, small),
    nricMatches(sql.fragment`nric_key`, capital, { nricByPart }),
    hasWord(sql.fragment`transaction_key`, capital),
    ...beginsId,
  ]
}
