/** A claim as it was filed, and what came of it, as a Claim and a ClaimResponse of FHIR R4. Amounts are cents. */
import type { ClaimStatus } from '../../claim/claim-status.ts'
import { claimStatusLabels } from '../../texts/claim-status-texts.ts'
import { fhirTexts } from '../../texts/fhir-texts.ts'
import { money } from './amounts.ts'
import { concept, hl7Code, ownIdentifier } from './code-systems.ts'
import type { Claim, ClaimResponse, CodeableConcept, Reference } from './fhir-types.ts'
import { benefitConcept } from './insurance-plan.ts'

export interface FiledClaim {
  readonly claimId: string
  readonly companyId: string
  readonly kind: 'outpatient' | 'inpatient'
  /** As the member knows the claim. */
  readonly claimNo: string
  readonly status: ClaimStatus
  readonly benefit: { readonly id: string; readonly name: string }
  readonly providerName: string
  /** What was treated, in words; '' where the claim does not say it. */
  readonly diagnosis: string
  /** Day of the visit or admission, and of the discharge. */
  readonly from: string
  readonly to?: string
  readonly amount: number
  readonly currency: string
  /** Instants. */
  readonly filedAt: string
  readonly changedAt: string
  /** What was decided, once it was; `amount` is 0 for a rejected claim. */
  readonly decided?: { readonly amount: number; readonly currency: string; readonly reason?: string }
}

/** What a claim is tied to: resources of the same bundle, or the name of what has none there. */
export interface ClaimReferences {
  readonly person: Reference
  readonly coverage: Reference
  readonly client: Reference
}

/**
 * @param id of the resource
 * @param base as `ownCode` has it
 */
export function claimResource(id: string, claim: FiledClaim, references: ClaimReferences, base: string): Claim {
  const servicedPeriod = { start: claim.from, end: claim.to ?? claim.from }
  const net = money(claim.amount, claim.currency)
  return {
    resourceType: 'Claim',
    id,
    identifier: [ownIdentifier(base, 'claim', claim.claimNo)],
    status: claim.status === 'DELETED' ? 'cancelled' : 'active',
    type: typeOf(claim),
    use: 'claim',
    patient: references.person,
    billablePeriod: servicedPeriod,
    created: claim.filedAt,
    insurer: references.client,
    provider: { display: claim.providerName },
    priority: concept(fhirTexts.priority, hl7Code('processpriority', 'normal')),
    ...(claim.diagnosis.trim() !== '' && {
      diagnosis: [{ sequence: 1, diagnosisCodeableConcept: { text: claim.diagnosis.trim() } }],
    }),
    insurance: [{ sequence: 1, focal: true, coverage: references.coverage }],
    item: [{ sequence: 1, productOrService: benefitConcept(claim.benefit, base), servicedPeriod, net }],
    total: net,
  }
}

/**
 * Where the claim stands; once it was decided, what is paid.
 * @param id of the resource
 * @param request the Claim
 */
export function claimResponse(
  id: string,
  claim: FiledClaim,
  { person, client, request }: Omit<ClaimReferences, 'coverage'> & { readonly request: Reference },
  base: string,
): ClaimResponse {
  const { decided } = claim
  return {
    resourceType: 'ClaimResponse',
    id,
    identifier: [ownIdentifier(base, 'claim', claim.claimNo)],
    status: 'active',
    type: typeOf(claim),
    use: 'claim',
    patient: person,
    created: claim.changedAt,
    insurer: client,
    request,
    outcome: decided === undefined ? 'queued' : 'complete',
    disposition: decided?.reason ?? claimStatusLabels[claim.status],
    ...(decided !== undefined && decisionOf(claim, decided)),
  }
}

function decisionOf(
  claim: FiledClaim,
  decided: NonNullable<FiledClaim['decided']>,
): Pick<ClaimResponse, 'total' | 'payment'> {
  const benefit = money(decided.amount, decided.currency)
  return {
    total: [
      {
        category: concept(fhirTexts.amounts.submitted, hl7Code('adjudication', 'submitted')),
        amount: money(claim.amount, claim.currency),
      },
      { category: concept(fhirTexts.amounts.benefit, hl7Code('adjudication', 'benefit')), amount: benefit },
    ],
    payment: { type: concept(fhirTexts.payment, hl7Code('ex-paymenttype', 'complete')), amount: benefit },
  }
}

function typeOf({ kind }: FiledClaim): CodeableConcept {
  return concept(
    fhirTexts.claimKinds[kind],
    hl7Code('claim-type', kind === 'inpatient' ? 'institutional' : 'professional'),
  )
}
