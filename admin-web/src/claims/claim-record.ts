/** Claims as the console's calls answer them. */
import type { ClaimDetails, Payment } from '@member-care/domain/claim/claim-details.ts'
import type { ClaimAction, ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import type { AttachmentCategory } from '@member-care/domain/claim/claim-terms.ts'
import type { Personal } from '@member-care/domain/events/event-definition.ts'

/** react-admin's names of the two lists; they are also the last part of the lists' addresses (3§2.3). */
export const claimResources = ['userOutpatient', 'userinpatient'] as const
export type ClaimResource = (typeof claimResources)[number]

export interface ClaimRow {
  readonly id: string
  /** Short reference, which every claim has from the start. */
  readonly claimNo: string
  /** Empty or null until the insurer has given one. */
  readonly transactionNo: string | null
  readonly companyId: string
  readonly companyName: string
  readonly claimantId: string
  readonly claimantName: Personal<string>
  /** Masked unless the administrator may see it in full. */
  readonly nric: Personal<string>
  readonly status: ClaimStatus
  readonly retryCount: number
  /** The hand-over has been tried as often as it is, and waits for Reprocess. */
  readonly gaveUp: boolean
  readonly providerName: string
  /** Outpatient; YYYY-MM-DD. */
  readonly visitDate?: string | null
  /** Inpatient; YYYY-MM-DD. */
  readonly admissionDate?: string | null
  readonly dischargeDate?: string | null
  readonly currency: string
  /** Decimal text. */
  readonly amount: string
  /** Decimal text in Singapore dollars once approved. */
  readonly payable: string | null
  /** ISO instants. */
  readonly filedAt: string
  readonly updatedAt: string
  /** What a command states as `expectedVersion`. */
  readonly version: number
}

export interface ClaimAttachment {
  readonly id: string
  readonly category: AttachmentCategory
  readonly name: Personal<string>
  readonly mimeType: string
  readonly bytes: number
}

export interface ClaimRecord extends ClaimRow {
  readonly details: ClaimDetails
  /** The account number is masked. */
  readonly payment: Payment
  readonly attachments: readonly ClaimAttachment[]
  /** The insurer's remarks with its decision. */
  readonly remarks: Personal<string> | null
  readonly batchNo: string | null
  /** What the insurer asked the member for last. */
  readonly informationRequest?: Personal<string> | null
  readonly rejectionReasonCode?: string | null
  /** What this administrator may do with the claim now. */
  readonly actions: readonly ClaimAction[]
}

/** A client company, as the filter of the lists needs it. */
export interface ClientRow {
  readonly id: string
  readonly name: string
  readonly groupCode: string
  readonly policyNo: string
}
