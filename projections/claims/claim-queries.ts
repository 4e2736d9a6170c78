/** The queries of the claims read model. Each takes first whose claims it may show. */
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import type { JsonObject } from '@member-care/event-store/port.ts'
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import type { Reader, Scope, SystemReader } from '../scope.ts'
import type { PlacedPage } from '../tables/list-place.ts'
import { allOf } from '../tables/query-parts.ts'
import { openBoxes, sealedBoxes, type RowKeys } from '../tables/sealed-columns.ts'
import { claimConditions, claimWithin, type ClaimFilter } from './claim-filter.ts'
import { readClaimPage, type ClaimPageRequest, type ClaimView } from './claim-list.ts'
import {
  openRecordRows,
  recordColumns,
  recordRow,
  summaryColumns,
  summaryRow,
  toRecord,
  toSummary,
  type ClaimRecord,
  type ClaimSummary,
  type MemberClaim,
} from './claim-records.ts'
import { claimsTable } from './claims-table.ts'

export const claimSortFields = [
  'filedAt',
  'updatedAt',
  'visitDate',
  'claimantName',
  'companyName',
  'amountCents',
  'status',
  'transactionNo',
] as const
export type ClaimSortField = (typeof claimSortFields)[number]

export interface ClaimQueries {
  /** As {@link listClaims}, with everything about each claim. The verification queues are those that wait, by `bankProposedAt` (3§2.14). */
  listClaimRecords(
    scope: Scope,
    filter: ClaimFilter,
    request: ClaimPageRequest<ClaimSortField | 'bankProposedAt'>,
  ): Promise<PlacedPage<ClaimRecord>>
  /** How many proposed accounts of each kind of claim wait for verification. */
  countBankProposals(scope: Scope): Promise<Readonly<Record<ClaimKind, number>>>
  /** A page of claims with their number; the first 10, last filed first, unless told (S18). */
  listClaims(
    scope: Scope,
    filter?: ClaimFilter,
    request?: Partial<ClaimPageRequest<ClaimSortField>>,
  ): Promise<PlacedPage<ClaimSummary>>
  /** A whole claim; undefined when there is none within the scope. Members do not meet deleted claims. */
  getClaim(reader: Reader, claimId: string): Promise<ClaimRecord | undefined>
  /** As {@link getClaim}, by the number that the insurer gave. */
  findClaimByTransactionNo(reader: Reader, transactionNo: string): Promise<ClaimRecord | undefined>
  /** Whose each of these claims is, deleted ones too; only claims that concern one of these people. */
  partiesOf(
    reader: SystemReader,
    among: { readonly claimIds: readonly string[]; readonly userIds: readonly string[] },
  ): Promise<readonly ClaimParties[]>
  /**
   * Claim records as members see them (1§2): PROCESSING first, each part by visit or admission date, latest first, without deleted ones.
   * @param filter `from` and `to`: Singapore dates of the visit or admission, YYYY-MM-DD, both inclusive
   */
  listMemberClaims(
    scope: Scope,
    filter: {
      readonly from: string
      readonly to: string
      readonly companyId?: string | undefined
      readonly claimantId?: string | undefined
    },
  ): Promise<readonly MemberClaim[]>
}

const partiesRow = z.object({ claimId: z.string(), employeeId: z.string(), claimantId: z.string() })
export type ClaimParties = Readonly<z.infer<typeof partiesRow>>

/** @param keys open what a claim's row has sealed */
export function createClaimQueries(pool: CommonQueryMethods, keys: Pick<RowKeys, 'forReading'>): ClaimQueries {
  const records = recordsOpenedWith(keys)
  const findOne = async (scope: Reader, condition: FragmentSqlToken) => {
    const where = allOf([claimWithin(scope), condition])
    const row = await pool.maybeOne(
      sql.type(recordRow)`select ${recordColumns} from read.claims where ${where} order by filed_at desc limit 1`,
    )
    const [opened] = row ? await openRecordRows(keys, [row]) : []
    return opened && toRecord(opened)
  }
  return {
    listClaims: (scope, filter = {}, request = {}) =>
      readClaimPage(pool, scope, filter, { ...firstPage, ...request }, summaries),
    listClaimRecords: (scope, filter, request) => readClaimPage(pool, scope, filter, request, records),
    countBankProposals: async (scope) => {
      const where = allOf([claimWithin(scope), ...claimConditions({ bankProposalStatus: 'WAITING_VERIFICATION' })])
      return pool.one(sql.type(countsByKind)`
        select count(*) filter (where kind = 'outpatient')::int as outpatient, count(*) filter (where kind = 'inpatient')::int as inpatient
        from read.claims where ${where}`)
    },
    getClaim: (scope, claimId) => findOne(scope, sql.fragment`claim_id = ${claimId}`),
    findClaimByTransactionNo: (scope, transactionNo) => findOne(scope, sql.fragment`transaction_no = ${transactionNo}`),
    partiesOf: (scope, { claimIds, userIds }) => {
      const people = sql.array([...userIds], 'text')
      const where = allOf([
        claimWithin(scope),
        ...claimConditions({ claimIds }),
        sql.fragment`(employee_id = any(${people}) or claimant_id = any(${people}))`,
      ])
      return pool.any(
        sql.type(
          partiesRow,
        )`select claim_id as "claimId", employee_id as "employeeId", claimant_id as "claimantId" from read.claims where ${where}`,
      )
    },
    listMemberClaims: async (scope, { from, to, companyId, claimantId }) => {
      const where = allOf([
        claimWithin(scope),
        sql.fragment`status <> 'DELETED' and visit_date between ${from}::date and ${to}::date`,
        ...claimConditions({ companyId, claimantId }),
      ])
      const rows = await pool.any(
        sql.type(
          memberClaimRow,
        )`select ${summaryColumns}, sealed from read.claims where ${where} order by (status = 'PROCESSING') desc, claims.visit_date desc, claim_id`,
      )
      const opened = await openBoxes(
        keys,
        claimsTable,
        rows.map(({ claim_id, sealed }) => ({ key: [claim_id], sealed })),
      )
      return rows.map((row, index) => ({
        ...toSummary(row),
        diagnosis: diagnosisIn(opened[index]),
        informationRequest: textIn(opened[index], 'information_request'),
      }))
    },
  }
}

const firstPage: ClaimPageRequest<ClaimSortField> = {
  place: { kind: 'offset', offset: 0 },
  limit: 10,
  sort: { field: 'filedAt', direction: 'desc' },
}

const found = { found: z.number().nullable() }
const foundSummary = summaryRow.extend(found)
const foundRecord = recordRow.extend(found)
const summaries: ClaimView<z.infer<typeof foundSummary>, ClaimSummary> = {
  select: (from, order) => sql.type(foundSummary)`select ${summaryColumns}, page.found from ${from} ${order}`,
  toItems: (rows) => rows.map(toSummary),
}
function recordsOpenedWith(keys: Pick<RowKeys, 'forReading'>): ClaimView<z.infer<typeof foundRecord>, ClaimRecord> {
  return {
    select: (from, order) => sql.type(foundRecord)`select ${recordColumns}, page.found from ${from} ${order}`,
    toItems: async (rows) => (await openRecordRows(keys, rows)).map(toRecord),
  }
}

const memberClaimRow = summaryRow.extend({ sealed: sealedBoxes })

function diagnosisIn(opened: JsonObject = {}): string | null {
  const known = ['details.diagnosisName', 'details.diagnosisText', 'details.reasonForTreatment'].map((path) =>
    textIn(opened, path),
  )
  return known.find((value) => value !== null) ?? null
}

function textIn(opened: JsonObject | undefined, path: string): string | null {
  const value = opened?.[path]
  return typeof value === 'string' ? value : null
}

const countsByKind = z.object({ outpatient: z.number(), inpatient: z.number() })
