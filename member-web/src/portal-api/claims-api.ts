/** The calls of the claims area, apart from submitting a claim (`submit-claim-api.ts`). */
import type { Bank } from '@member-care/domain/bank/bank-rules.ts'
import type { ClaimOptions } from '@member-care/domain/claim/claim-options.ts'
import type { BenefitConfig } from '@member-care/domain/client/benefit-config.ts'
import type { PaymentConfig } from '@member-care/domain/client/features-config.ts'
import { formatCompact, formatSlashed } from '@member-care/domain/dates/singapore-dates.ts'
import type { ClaimRow, InpatientClaimDetail, OutpatientClaimDetail } from './claims-contract.ts'
import { request, requestBytes, type RequestOptions } from './request.ts'

/** The benefit config with how claims are paid. */
export interface MemberBenefitConfig extends BenefitConfig {
  readonly paymentConfig: PaymentConfig
}

export function readBenefitConfig(companyId: string, signal: AbortSignal): Promise<MemberBenefitConfig> {
  return request('/claims/config/benefits', { query: { companyId }, signal })
}

/** All option lists of a company. */
export function readClaimOptions(companyId: string, signal: AbortSignal): Promise<ClaimOptions> {
  return request('/claims/config/claimoptions', { query: { companyId }, signal })
}

/** The lists for a visit on `visitDate` (YYYY-MM-DD). Refused with the text to show at the date when the visit is not covered. */
export function readClaimOptionsForVisit(visit: { companyId: string; claimantUUID: string; visitDate: string }, signal: AbortSignal): Promise<ClaimOptions> {
  const { companyId, claimantUUID, visitDate } = visit
  return request('/claims/config/claimoptions/v2', { query: { date: formatSlashed(visitDate), companyId, claimantUUID }, signal })
}

/** Dates YYYY-MM-DD; empty company or claimant stands for all. */
export interface ClaimFilter {
  readonly from: string
  readonly to: string
  readonly companyId: string
  readonly claimantUuid: string
}

export function readClaims(filter: ClaimFilter, options: Pick<RequestOptions, 'signal' | 'stepUp'>): Promise<readonly ClaimRow[]> {
  const { from, to, companyId, claimantUuid } = filter
  return request('/claims', { query: { from: formatCompact(from), to: formatCompact(to), companyId, uuid: claimantUuid }, ...options })
}

export async function readBanks(signal: AbortSignal): Promise<readonly Bank[]> {
  const { bl } = await request<{ bl: readonly Bank[] }>('/config/banklists', { signal })
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

export function readClaim(reference: ClaimReference & { kind: 'out' }, signal: AbortSignal): Promise<OutpatientClaimDetail>
export function readClaim(reference: ClaimReference & { kind: 'inp' }, signal: AbortSignal): Promise<InpatientClaimDetail>
export function readClaim(reference: ClaimReference, signal: AbortSignal): Promise<OutpatientClaimDetail | InpatientClaimDetail> {
  const [no, nric] = [encodeURIComponent(reference.no), encodeURIComponent(reference.nric)]
  if (reference.kind === 'out') {
    return request(reference.isClaimId ? `/outpatientclaim/v3/${no}` : `/outpatientclaim/v2/web/${nric}/${no}`, { signal })
  }
  return request(reference.isClaimId ? `/inpatientclaim/v3/${no}` : `/inpatientclaim/v2/${nric}/${no}/false`, { signal })
}

/** True when it was deleted. */
export function deleteClaim({ kind, no, isClaimId }: ClaimReference): Promise<boolean> {
  const resource = kind === 'out' ? 'outpatientclaim' : 'inpatientclaim'
  return request(`/${resource}/${isClaimId ? 'delete/' : ''}${encodeURIComponent(no)}`, { method: 'DELETE' })
}

/** The bytes of a document; pictures in a form that every browser shows when `asPicture` is set. */
export function readDocument(claimId: string, documentId: string, options: { asPicture: boolean; signal: AbortSignal }): Promise<Blob> {
  return requestBytes(`/outpatient/${encodeURIComponent(claimId)}/attachments/${encodeURIComponent(documentId)}`, {
    query: { view: options.asPicture ? '1' : undefined },
    signal: options.signal,
  })
}
