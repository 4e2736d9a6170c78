/** The queries of the claims read model. Each takes first whose claims it may show. */
import type { BankProposalStatus } from '@member-care/domain/claim/bank-proposal.ts'
import type { ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import type { Scope } from '../scope.ts'
import { allOf, companyWithin, contains, limitTo, listAndCount, orderBy, type Listed, type Page, type Sort } from '../tables/query-parts.ts'
import { recordColumns, recordRow, summaryColumns, summaryRow, toRecord, toSummary, type ClaimRecord, type ClaimSummary } from './claim-records.ts'

export interface ClaimFilter {
  /** Only these; ids that are not within the scope are left out. */
  readonly claimIds?: readonly string[] | undefined
  readonly kind?: ClaimKind | undefined
  readonly companyId?: string | undefined
  /** Absent shows every status, deleted claims too. */
  readonly status?: ClaimStatus | undefined
  /** Where the last proposed account stands. */
  readonly bankProposalStatus?: BankProposalStatus | undefined
  readonly employeeId?: string | undefined
  readonly claimantId?: string | undefined
  /** Parts of the claimant's name and NRIC, in any case. */
  readonly claimantName?: string | undefined
  readonly claimantNric?: string | undefined
  /** Only those whose hand-over was given up (true), or only the others. */
  readonly gaveUp?: boolean | undefined
  /** Part of the claimant's name or NRIC or of the transaction number, or the claim's short number. */
  readonly q?: string | undefined
}

export const claimSortFields = ['filedAt', 'updatedAt', 'visitDate', 'claimantName', 'companyName', 'providerName', 'amountCents', 'status', 'transactionNo'] as const
export type ClaimSortField = (typeof claimSortFields)[number]

export interface ClaimQueries {
  /** As {@link listClaims}, with everything about each claim. The verification queues are those that wait, by `bankProposedAt` (3§2.14). */
  listClaimRecords(scope: Scope, filter: ClaimFilter, page: Page, sort: Sort<ClaimSortField | 'bankProposedAt'>): Promise<Listed<ClaimRecord>>
  /** How many proposed accounts of each kind of claim wait for verification. */
  countBankProposals(scope: Scope): Promise<Readonly<Record<ClaimKind, number>>>
  /** A page of claims with their exact number; 10 by 10, last filed first, unless told (S18). */
  listClaims(scope: Scope, filter?: ClaimFilter, page?: Page, sort?: Sort<ClaimSortField>): Promise<Listed<ClaimSummary>>
  /** A whole claim; undefined when there is none within the scope. Members do not meet deleted claims. */
  getClaim(scope: Scope, claimId: string): Promise<ClaimRecord | undefined>
  /** As {@link getClaim}, by the number that the insurer gave. */
  findClaimByTransactionNo(scope: Scope, transactionNo: string): Promise<ClaimRecord | undefined>
  /**
   * Claim records as members see them (1§2): PROCESSING first, each part by visit or admission date, latest first, without deleted ones.
   * @param filter `from` and `to`: Singapore dates of the visit or admission, YYYY-MM-DD, both inclusive
   */
  listMemberClaims(
    scope: Scope,
    filter: { readonly from: string; readonly to: string; readonly companyId?: string | undefined; readonly claimantId?: string | undefined },
  ): Promise<readonly ClaimSummary[]>
}

export function createClaimQueries(pool: CommonQueryMethods): ClaimQueries {
  const findOne = async (scope: Scope, condition: FragmentSqlToken) => {
    const where = allOf([claimWithin(scope), condition])
    const row = await pool.maybeOne(sql.type(recordRow)`select ${recordColumns} from read.claims where ${where} order by filed_at desc limit 1`)
    return row ? toRecord(row) : undefined
  }
  return {
    listClaims: (scope, filter = {}, page = { offset: 0, limit: 10 }, sort = { field: 'filedAt', direction: 'desc' }) => {
      const where = allOf([claimWithin(scope), ...conditionsOf(filter)])
      return listAndCount(
        pool,
        {
          page: sql.type(summaryRow)`select ${summaryColumns} from ${pageOf(where, sort, page)}`,
          count: sql.fragment`from read.claims where ${where}`,
        },
        toSummary,
      )
    },
    listClaimRecords: (scope, filter, page, sort) => {
      const where = allOf([claimWithin(scope), ...conditionsOf(filter)])
      return listAndCount(
        pool,
        {
          page: sql.type(recordRow)`select ${recordColumns} from ${pageOf(where, sort, page)}`,
          count: sql.fragment`from read.claims where ${where}`,
        },
        toRecord,
      )
    },
    countBankProposals: async (scope) => {
      const where = allOf([claimWithin(scope), ...conditionsOf({ bankProposalStatus: 'WAITING_VERIFICATION' })])
      return pool.one(sql.type(countsByKind)`
        select count(*) filter (where kind = 'outpatient')::int as outpatient, count(*) filter (where kind = 'inpatient')::int as inpatient
        from read.claims where ${where}`)
    },
    getClaim: (scope, claimId) => findOne(scope, sql.fragment`claim_id = ${claimId}`),
    findClaimByTransactionNo: (scope, transactionNo) => findOne(scope, sql.fragment`transaction_no = ${transactionNo}`),
    listMemberClaims: async (scope, { from, to, companyId, claimantId }) => {
      const where = allOf([
        claimWithin(scope),
        sql.fragment`status <> 'DELETED' and visit_date between ${from}::date and ${to}::date`,
        ...conditionsOf({ companyId, claimantId }),
      ])
      const rows = await pool.any(
        sql.type(summaryRow)`select ${summaryColumns} from read.claims where ${where} order by (status = 'PROCESSING') desc, claims.visit_date desc, claim_id`,
      )
      return rows.map(toSummary)
    },
  }
}

const countsByKind = z.object({ outpatient: z.number(), inpatient: z.number() })

/** Condition that a claim is within a scope. */
export function claimWithin(scope: Scope): FragmentSqlToken {
  if (scope.kind !== 'own') return companyWithin(scope, sql.fragment`company_id`)
  return sql.fragment`(employee_id = ${scope.userId} or claimant_id = ${scope.userId}) and status <> 'DELETED'`
}

function conditionsOf(filter: ClaimFilter): readonly FragmentSqlToken[] {
  const { claimIds, kind, companyId, status, gaveUp, bankProposalStatus, employeeId, claimantId, claimantName, claimantNric, q } = filter
  return [
    claimIds !== undefined && sql.fragment`claim_id = any(${sql.array([...claimIds], 'text')})`,
    kind !== undefined && sql.fragment`kind = ${kind}`,
    companyId !== undefined && sql.fragment`company_id = ${companyId}`,
    status !== undefined && sql.fragment`status = ${status}`,
    gaveUp !== undefined && (gaveUp ? sql.fragment`gave_up` : sql.fragment`not gave_up`),
    // Said so that the planner knows the index of those that wait.
    bankProposalStatus === 'WAITING_VERIFICATION' && sql.fragment`bank_proposal_status = 'WAITING_VERIFICATION'`,
    bankProposalStatus !== undefined && sql.fragment`bank_proposal_status = ${bankProposalStatus}`,
    employeeId !== undefined && sql.fragment`employee_id = ${employeeId}`,
    claimantId !== undefined && sql.fragment`claimant_id = ${claimantId}`,
    claimantName !== undefined && contains(sql.fragment`claimant_name`, claimantName),
    claimantNric !== undefined && contains(sql.fragment`claimant_nric`, claimantNric),
    q !== undefined && claimMatches(q),
  ].filter((condition) => condition !== false)
}

/** Condition that a text is part of the claimant's name or NRIC or of the transaction number, or begins the claim's id, as its short number does. */
export function claimMatches(text: string): FragmentSqlToken {
  const idPrefix = /^[0-9a-f-]{4,36}$/i.test(text) ? [sql.fragment`claim_id like ${`${text.toLowerCase()}%`}`] : []
  const parts = [contains(sql.fragment`claimant_name`, text), contains(sql.fragment`claimant_nric`, text), contains(sql.fragment`transaction_no`, text), ...idPrefix]
  return sql.fragment`(${sql.join(parts, sql.fragment` or `)})`
}

/** The claims of a page, in their order. They are chosen by what stands in an index, and only then read: a claim's row is wide. */
function pageOf(where: FragmentSqlToken, { field, direction }: Sort<ClaimSortField | 'bankProposedAt'>, page: Page): FragmentSqlToken {
  const byName = sql.fragment`left join (select company_id as id, row_number() over (order by name, company_id) as place from read.clients) by_name on by_name.id = claims.company_id`
  // Of one status, the order of filing: the index has it so.
  const filing = direction === 'asc' ? sql.fragment`claims.filed_at, claims.claim_id` : sql.fragment`claims.filed_at desc, claims.claim_id`
  const order = orderBy(sortColumns[field], direction, field === 'status' ? filing : sql.fragment`claims.claim_id`)
  return sql.fragment`
    unnest(array(select claims.claim_id from read.claims ${field === 'companyName' ? byName : sql.fragment``} where ${where} ${order} ${limitTo(page)}))
      with ordinality as page (id, place)
    join read.claims on claims.claim_id = page.id order by page.place`
}

// Named in full, because an answer's column may have the same name in another type.
const sortColumns: Readonly<Record<ClaimSortField | 'bankProposedAt', FragmentSqlToken>> = {
  filedAt: sql.fragment`claims.filed_at`,
  updatedAt: sql.fragment`claims.updated_at`,
  visitDate: sql.fragment`claims.visit_date`,
  claimantName: sql.fragment`claims.claimant_name`,
  // The few companies are put in order once; looking up the name of each of 200,000 claims took seconds.
  companyName: sql.fragment`by_name.place`,
  bankProposedAt: sql.fragment`claims.bank_proposed_at`,
  providerName: sql.fragment`claims.provider_name`,
  amountCents: sql.fragment`claims.amount_cents`,
  status: sql.fragment`claims.status`,
  transactionNo: sql.fragment`claims.transaction_no`,
}
