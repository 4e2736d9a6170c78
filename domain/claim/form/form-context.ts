/** What a claim form needs to know besides what is filled in. The server makes the same context to check what it was sent. */
import type { Bank } from '../../bank/bank-rules.ts'
import type { FeaturesConfig, PaymentConfig } from '../../client/features-config.ts'
import type { MemberType } from '../../user/user-events.ts'
import type { Payment } from '../claim-details.ts'
import type { InpatientOptions, OutpatientOptions } from '../claim-options.ts'
import type { ClaimStatus } from '../claim-status.ts'
import type { OrganisationCodes, PaymentFeatures } from './payment-methods.ts'

/** Somebody whose claims may be filed under a company. */
export interface ClaimantRecord {
  readonly uuid: string
  readonly name: string
  /** Masked where the client has that on. */
  readonly nric: string
  readonly memberType: MemberType
}

/** A company of the user, with whom it covers (1§3 Company entry). */
export interface FormCompany {
  readonly companyId: string
  readonly companyName: string
  readonly memberType: MemberType
  readonly records: readonly ClaimantRecord[]
}

/** The employee's stored account; in the browser its number is masked. */
export interface BankDetail {
  readonly bankName: string
  readonly bankNo: string
  readonly branchNo: string
  readonly accountNo: string
}

export interface ClaimFormContext {
  /** Today in Singapore, YYYY-MM-DD. */
  readonly today: string
  /** The time of day in Singapore, HH:mm. */
  readonly now: string
  /** All companies of the user; only those with memberType E can be claimed under (1§6). */
  readonly companies: readonly FormCompany[]
  /** Of the form's company. */
  readonly featuresConfig: PaymentFeatures & Pick<FeaturesConfig, 'maximumFileUpload' | 'supportingVisitCode'>
  readonly paymentConfig: PaymentConfig
  /** The form's company's code with the insurer (`benefit.companyCode`). */
  readonly companyCode: string
  /** From the launch config. */
  readonly organisations: OrganisationCodes
  readonly bankDetail?: BankDetail | undefined
  /** The bank list; in the browser, which offers nothing else, it may be absent. */
  readonly banks?: readonly Bank[] | undefined
  /** The employee's NRIC for PayNow, masked where the client has that on. */
  readonly nric?: string | undefined
  /** On an update: the status of the claim and how it is to be paid so far. */
  readonly update?: { readonly status: ClaimStatus; readonly payment: Payment } | undefined
}

export interface OutpatientFormContext extends ClaimFormContext {
  readonly kind: 'outpatient'
  readonly options: OutpatientOptions
}

export interface InpatientFormContext extends ClaimFormContext {
  readonly kind: 'inpatient'
  readonly options: InpatientOptions
}
