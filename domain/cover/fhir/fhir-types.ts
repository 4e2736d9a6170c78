/** The parts of FHIR R4 (4.0.1) that the export writes: each element by its name there, and of each only what is used. */

export interface Coding {
  readonly system: string
  readonly code: string
  readonly display?: string
}

export interface CodeableConcept {
  readonly coding?: readonly Coding[]
  readonly text?: string
}

/** A number with what it counts. */
export interface Quantity {
  readonly value: number
  readonly unit: string
  readonly system?: string
  readonly code?: string
}

export interface Money {
  readonly value: number
  readonly currency: string
}

/** Dates are YYYY-MM-DD; both days belong to it. */
export interface Period {
  readonly start?: string
  readonly end?: string
}

export interface Identifier {
  readonly system: string
  readonly value?: string
  /** In place of a value that is shown only in part. */
  readonly _value?: { readonly extension: readonly { readonly url: string; readonly valueString: string }[] }
}

/** Another resource of the bundle, or only the name of somebody who has none there. */
export interface Reference {
  readonly reference?: string
  readonly display?: string
}

interface ResourceOf<Type extends string> {
  readonly resourceType: Type
  readonly id: string
}

export interface Patient extends ResourceOf<'Patient'> {
  readonly identifier?: readonly Identifier[]
  readonly name?: readonly { readonly text: string }[]
  readonly birthDate?: string
}

export interface Organization extends ResourceOf<'Organization'> {
  readonly identifier: readonly Identifier[]
  readonly name: string
}

export interface InsurancePlan extends ResourceOf<'InsurancePlan'> {
  readonly meta: { readonly versionId: string }
  readonly identifier: readonly Identifier[]
  readonly status: 'active' | 'retired'
  readonly type: readonly CodeableConcept[]
  readonly name: string
  readonly period: Period
  readonly ownedBy: Reference
  readonly coverage: readonly PlanCoverage[]
  readonly plan: readonly PlanCosts[]
}

export interface PlanCoverage {
  readonly type: CodeableConcept
  readonly benefit: readonly {
    readonly type: CodeableConcept
    readonly requirement?: string
    readonly limit?: readonly { readonly value: Quantity; readonly code: CodeableConcept }[]
  }[]
}

export interface PlanCosts {
  readonly identifier: readonly Identifier[]
  readonly specificCost?: readonly {
    readonly category: CodeableConcept
    readonly benefit: readonly { readonly type: CodeableConcept; readonly cost?: readonly PlanCost[] }[]
  }[]
}

export interface PlanCost {
  readonly type: CodeableConcept
  readonly applicability: CodeableConcept
  readonly qualifiers?: readonly CodeableConcept[]
  readonly value?: Quantity
}

export interface Coverage extends ResourceOf<'Coverage'> {
  readonly status: 'active'
  readonly type: CodeableConcept
  readonly policyHolder: Reference
  readonly subscriber?: Reference
  readonly subscriberId?: string
  readonly beneficiary: Reference
  readonly relationship: CodeableConcept
  readonly period: Period
  readonly payor: readonly Reference[]
  readonly class?: readonly { readonly type: CodeableConcept; readonly value: string; readonly name?: string }[]
}

export interface CoverageEligibilityRequest extends ResourceOf<'CoverageEligibilityRequest'> {
  readonly status: 'active'
  readonly purpose: readonly ['benefits']
  readonly patient: Reference
  readonly servicedDate: string
  readonly created: string
  readonly insurer: Reference
  readonly insurance: readonly { readonly coverage: Reference }[]
}

export interface CoverageEligibilityResponse extends ResourceOf<'CoverageEligibilityResponse'> {
  readonly status: 'active'
  readonly purpose: readonly ['benefits']
  readonly patient: Reference
  readonly servicedDate: string
  readonly created: string
  readonly request: Reference
  readonly outcome: 'complete'
  readonly insurer: Reference
  readonly insurance: readonly {
    readonly coverage: Reference
    readonly inforce: boolean
    readonly benefitPeriod: Period
    readonly item?: readonly EligibilityItem[]
  }[]
}

export interface EligibilityItem {
  readonly category: CodeableConcept
  readonly name: string
  readonly description: string
  readonly network?: CodeableConcept
  readonly unit: CodeableConcept
  readonly term: CodeableConcept
  readonly benefit: readonly EligibilityBenefit[]
}

/** How much there is, and how much of it is used: of money, or of a number. */
export interface EligibilityBenefit {
  readonly type: CodeableConcept
  readonly allowedMoney?: Money
  readonly allowedUnsignedInt?: number
  readonly usedMoney?: Money
  readonly usedUnsignedInt?: number
}

export interface ExplanationOfBenefit extends ResourceOf<'ExplanationOfBenefit'> {
  readonly identifier: readonly Identifier[]
  readonly status: 'active'
  readonly type: CodeableConcept
  readonly use: 'claim'
  readonly patient: Reference
  readonly billablePeriod: Period
  readonly created: string
  readonly insurer: Reference
  readonly provider: Reference
  readonly outcome: 'complete'
  readonly insurance: readonly { readonly focal: true; readonly coverage: Reference }[]
  readonly item: readonly {
    readonly sequence: number
    readonly productOrService: CodeableConcept
    readonly servicedPeriod: Period
    readonly net: Money
    readonly adjudication: readonly Adjudication[]
  }[]
  readonly total: readonly { readonly category: CodeableConcept; readonly amount: Money }[]
  readonly payment: { readonly amount: Money }
}

export interface Adjudication {
  readonly category: CodeableConcept
  readonly reason?: CodeableConcept
  readonly amount?: Money
}

export interface Claim extends ResourceOf<'Claim'> {
  readonly identifier: readonly Identifier[]
  readonly status: 'active' | 'cancelled'
  readonly type: CodeableConcept
  readonly use: 'claim'
  readonly patient: Reference
  readonly billablePeriod: Period
  readonly created: string
  readonly insurer: Reference
  readonly provider: Reference
  readonly priority: CodeableConcept
  readonly diagnosis?: readonly { readonly sequence: number; readonly diagnosisCodeableConcept: CodeableConcept }[]
  readonly insurance: readonly { readonly sequence: number; readonly focal: true; readonly coverage: Reference }[]
  readonly item: readonly {
    readonly sequence: number
    readonly productOrService: CodeableConcept
    readonly servicedPeriod: Period
    readonly net: Money
  }[]
  readonly total: Money
}

export interface ClaimResponse extends ResourceOf<'ClaimResponse'> {
  readonly identifier: readonly Identifier[]
  readonly status: 'active'
  readonly type: CodeableConcept
  readonly use: 'claim'
  readonly patient: Reference
  readonly created: string
  readonly insurer: Reference
  readonly request: Reference
  readonly outcome: 'queued' | 'complete'
  readonly disposition: string
  readonly total?: readonly { readonly category: CodeableConcept; readonly amount: Money }[]
  readonly payment?: { readonly type: CodeableConcept; readonly amount: Money }
}

export type Resource =
  | Patient
  | Organization
  | InsurancePlan
  | Coverage
  | CoverageEligibilityRequest
  | CoverageEligibilityResponse
  | ExplanationOfBenefit
  | Claim
  | ClaimResponse

export interface Bundle {
  readonly resourceType: 'Bundle'
  readonly type: 'collection'
  readonly timestamp: string
  readonly entry: readonly { readonly fullUrl: string; readonly resource: Resource }[]
}
