/**
 * What the screens read of the answers to the calls of the claims area; the API's own types must fit these.
 * Amounts are decimal texts, dates DD/MM/YYYY, unless said otherwise.
 */

/** A row of the claims list, in its short keys (1§3). */
export interface ClaimRow {
  /** 1 panel visit, 2 inpatient, 3 outpatient. */
  readonly t: 1 | 2 | 3
  /** Provider. */
  readonly p: string
  /** Status as members read it. */
  readonly s: string
  /** Transaction number; empty while PROCESSING. */
  readonly tx: string
  /** Visit number. */
  readonly vn: string
  /** Visit date, or for an inpatient claim the admission date in `ad`. */
  readonly vd: string
  readonly ad: string
  readonly id: string
  readonly retry: number
  /** Claimant's NRIC, masked where the client wishes so. */
  readonly ic: string
  /** Claimant's name. */
  readonly n: string
  /** Whether the insurer has not taken it over yet. */
  readonly pi: boolean
  /** Claimable, incurred, payable amount. */
  readonly ca: string
  readonly ia: string
  readonly pa: string
  readonly ccy: string
  /** ISO instant. */
  readonly filed: string
}

export interface ClaimDocument {
  readonly objectId: string
  readonly original_filename: string
  readonly mimeType: string
  readonly remarks: 'INVOICE/RECEIPT' | 'OTHER'
}

export interface TimelineEntry {
  /** ISO instant. */
  readonly at: string
  /** The event's type. */
  readonly what: string
  readonly text: string
}

/** Days from submitting to the decision, of claims of the same kind in the last 12 months. */
export interface UsualTime {
  /** Half of them took no longer than this, nine in ten no longer than that. */
  readonly medianDays: number
  readonly ninetiethDays: number
  readonly ofClaims: number
  /** Whether they are of the claim's company, or of all. */
  readonly among: 'company' | 'all'
}

/** The fields of 1§3 that both kinds of claim answer. */
interface CommonClaimDetail {
  readonly _id: string
  readonly companyId: string
  readonly claimantId: string
  readonly transactionNo: string
  readonly visitNo: string
  /** As members read it. */
  readonly status: string
  readonly claimRetry: number
  readonly remarks: string
  /** Of the settlement; empty until the claim is decided. */
  readonly batchNo: string
  /** What the insurer asks for, while the claim is Pending. */
  readonly informationRequest: string
  readonly submissionDate: string
  readonly providerName: string
  readonly currency: string
  readonly amount: string
  readonly payableAmount: string
  readonly name: string
  readonly nric: string
  readonly empSubRemarks: string
  readonly accidentRelated: 'Y' | 'N'
  /** DD/MM/YYYY HH:mm */
  readonly accidentDateTime: string
  readonly placeOfAccident: string
  readonly workRelated: 'Y' | 'N' | ''
  readonly accidentDetails: string
  readonly accidentClaimableFromCompany: 'Y' | 'N' | ''
  readonly claimingFromOtherInsurer: 'Y' | 'N'
  readonly claimingFromOtherInsurerName: string
  readonly claimReferenceNo: string
  readonly paymentMethod: string
  readonly bankName: string
  readonly bankNo: string
  readonly branchNo: string
  /** Masked but for the last 4 digits. */
  readonly accountNo: string
  readonly attachment: readonly ClaimDocument[]
  readonly timeline: readonly TimelineEntry[]
  /** Grows with every change. */
  readonly version: number
}

export interface OutpatientClaimDetail extends CommonClaimDetail {
  readonly benefitId: string
  readonly benefitName: string
  readonly benefitGroup: string
  readonly diagnosisName: string
  readonly diagnosisTextFromMember: string
  readonly receiptNo: string
  readonly visitDate: string
  readonly includeGST: boolean
  readonly gstAmount: string
  readonly prePostHospitalisation: 'Y' | 'N'
  readonly admissionDate: string
}

export interface InpatientClaimDetail extends CommonClaimDetail {
  readonly admissionDate: string
  readonly dischargeDate: string
  readonly reasonForTreatment: string
  readonly nameOfOperation: string
  readonly nameOfOperationCode: string
  readonly symptoms: string
  readonly symptomsStartDate: string
}

/** Under `outpatientclaim` or `inpatientclaim`. */
export interface SubmitResult {
  /** Empty while PROCESSING. */
  readonly transactionNo: string
  readonly _id: string
  /** What to tell the member. */
  readonly message: string
}
