/** The calls of the claims area, apart from submitting a claim (`submit-claim-api.ts`). */
import type { AnswerOf } from '@member-care/api/client/client.ts'
import type { Bank } from '@member-care/domain/bank/bank-rules.ts'
import type { ClaimOptions } from '@member-care/domain/claim/claim-options.ts'
import type { BenefitConfig } from '@member-care/domain/client/benefit-config.ts'
import type { PaymentConfig } from '@member-care/domain/client/features-config.ts'
import { formatCompact, formatSlashed } from '@member-care/domain/dates/singapore-dates.ts'
import { answered, api, quietApi, unattendedApi } from './api-client.ts'
import type { Asking } from './asking.ts'
import type { ClaimRow, InpatientClaimDetail, OutpatientClaimDetail, UsualTime } from './claims-contract.ts'

/** The benefit config with how claims are paid. */
export interface MemberBenefitConfig extends BenefitConfig {
  readonly paymentConfig: PaymentConfig
}

export function readBenefitConfig(companyId: string, signal: AbortSignal): Promise<MemberBenefitConfig> {
  return answered(api.GET('/api/claims/config/benefits', { params: { query: { companyId } }, signal }))
}

/** All option lists of a company. */
export function readClaimOptions(
  companyId: string,
  signal: AbortSignal,
  { unattended }: Asking = { unattended: false },
): Promise<ClaimOptions> {
  const client = unattended ? unattendedApi : api
  return answered(client.GET('/api/claims/config/claimoptions', { params: { query: { companyId } }, signal }))
}

/** The lists for a visit on `visitDate` (YYYY-MM-DD). Refused with the text to show at the date when the visit is not covered. */
export function readClaimOptionsForVisit(
  visit: { companyId: string; claimantUUID: string; visitDate: string },
  signal: AbortSignal,
): Promise<ClaimOptions> {
  const { companyId, claimantUUID, visitDate } = visit
  return answered(
    api.GET('/api/claims/config/claimoptions/v2', {
      params: { query: { date: formatSlashed(visitDate), companyId, claimantUUID } },
      signal,
    }),
  )
}

/** How long a payout to a new account waits, and until when the one to the account in the profile does. No dialog opens for it. */
export function readPayoutWaits(signal: AbortSignal): Promise<AnswerOf<'/api/claims/config/payout-wait', 'get'>> {
  return answered(quietApi.GET('/api/claims/config/payout-wait', { signal }))
}

/** Dates YYYY-MM-DD; empty company or claimant stands for all. */
export interface ClaimFilter {
  readonly from: string
  readonly to: string
  readonly companyId: string
  readonly claimantUuid: string
}

/** The filter as the lists of claims and visits take it. */
export function claimListQuery({ from, to, companyId, claimantUuid }: ClaimFilter) {
  return {
    from: formatCompact(from),
    to: formatCompact(to),
    ...(companyId !== '' && { companyId }),
    ...(claimantUuid !== '' && { uuid: claimantUuid }),
  }
}

/** `stepUp` quiet: when a one-time password is needed, no dialog opens; `unattended`: the page asks by itself. */
export function readClaims(
  filter: ClaimFilter,
  options: { readonly signal?: AbortSignal; readonly stepUp?: 'ask' | 'quiet'; readonly unattended?: boolean },
): Promise<readonly ClaimRow[]> {
  const query = claimListQuery(filter)
  const client = options.unattended === true ? unattendedApi : options.stepUp === 'quiet' ? quietApi : api
  return answered(client.GET('/api/claims', { params: { query }, ...(options.signal && { signal: options.signal }) }))
}

export async function readBanks(
  signal: AbortSignal,
  { unattended }: Asking = { unattended: false },
): Promise<readonly Bank[]> {
  const { bl } = await answered((unattended ? unattendedApi : api).GET('/api/config/banklists', { signal }))
  return bl
}

export type ClaimKindSegment = 'out' | 'inp'

/** A claim as its address names it: by claim id while it has no transaction number. */
export interface ClaimReference {
  readonly kind: ClaimKindSegment
  readonly no: string
  /** True while the number is the claim's id. */
  readonly isClaimId: boolean
  /** The signed-in member's NRIC as it is shown; the path carries it, nothing trusts it. */
  readonly nric: string
}

/** @param asking `unattended`: the page asks by itself */
export function readClaim(
  reference: ClaimReference & { kind: 'out' },
  signal: AbortSignal,
  asking?: Asking,
): Promise<OutpatientClaimDetail>
export function readClaim(
  reference: ClaimReference & { kind: 'inp' },
  signal: AbortSignal,
  asking?: Asking,
): Promise<InpatientClaimDetail>
export function readClaim(
  { kind, no, isClaimId, nric }: ClaimReference,
  signal: AbortSignal,
  asking?: Asking,
): Promise<OutpatientClaimDetail | InpatientClaimDetail> {
  const client = asking?.unattended === true ? unattendedApi : api
  const byId = { params: { path: { claimId: no } }, signal }
  if (kind === 'out') {
    return isClaimId
      ? answered(client.GET('/api/outpatientclaim/v3/{claimId}', byId))
      : answered(
          client.GET('/api/outpatientclaim/v2/web/{nric}/{transactionNo}', {
            params: { path: { nric, transactionNo: no } },
            signal,
          }),
        )
  }
  return isClaimId
    ? answered(client.GET('/api/inpatientclaim/v3/{claimId}', byId))
    : answered(
        client.GET('/api/inpatientclaim/v2/{nric}/{transactionNo}/{useRecordId}', {
          params: { path: { nric, transactionNo: no, useRecordId: 'false' } },
          signal,
        }),
      )
}

/** True; where it cannot be deleted, the call is refused (S147). */
export function deleteClaim({ kind, no, isClaimId }: ClaimReference): Promise<true> {
  const byId = { params: { path: { claimId: no } } }
  const byNumber = { params: { path: { transactionNo: no } } }
  if (kind === 'out')
    return answered(
      isClaimId
        ? api.DELETE('/api/outpatientclaim/delete/{claimId}', byId)
        : api.DELETE('/api/outpatientclaim/{transactionNo}', byNumber),
    )
  return answered(
    isClaimId
      ? api.DELETE('/api/inpatientclaim/delete/{claimId}', byId)
      : api.DELETE('/api/inpatientclaim/{transactionNo}', byNumber),
  )
}

/** The bytes of a document; pictures in a form that every browser shows when `asPicture` is set. */
export function readDocument(
  claimId: string,
  documentId: string,
  options: { asPicture: boolean; signal: AbortSignal },
): Promise<Blob> {
  const params = { path: { claimId, attachmentId: documentId }, ...(options.asPicture && { query: { view: '1' } }) }
  return answered<Blob>(
    api.GET('/api/outpatient/{claimId}/attachments/{attachmentId}', {
      params,
      parseAs: 'blob',
      signal: options.signal,
    }),
  )
}

/** Stands in the path in place of an NRIC and a policy number, which nothing needs there and which do not belong into an address. */
const NOT_NEEDED = '-'

/** The settlement letter of a decided claim: a PDF, base64. */
export async function readSettlementLetter(transactionNo: string): Promise<string> {
  const path = { nric: NOT_NEEDED, policyNo: NOT_NEEDED, transactionNo }
  const { data } = await answered(
    api.GET('/api/claims/settlement/{nric}/{policyNo}/{transactionNo}', { params: { path } }),
  )
  return data
}

/** How long claims like this one took to be decided; null when nothing can be said. */
export async function readUsualTime(claimId: string, signal: AbortSignal): Promise<UsualTime | null> {
  const { usualTime } = await answered(
    quietApi.GET('/api/claims/{claimId}/usual-time', { params: { path: { claimId } }, signal }),
  )
  return usualTime
}
