/** What can be asked of a claim. Amounts are integer cents, dates Singapore dates as YYYY-MM-DD, as in `claim-details.ts`. */
import type { Attachment, ClaimDetails, Payment } from './claim-details.ts'
import type { ClaimEvent } from './claim-events.ts'

type Command<Type extends string, Data> = { readonly type: Type; readonly data: Readonly<Data> }

/** The member, or HR for an employee (S20), files a claim. The form's rules have been checked before (`claim/form/`). */
export type FileClaim = Command<'FileClaim', Extract<ClaimEvent, { type: 'ClaimFiled' }>['data']>

/** The insurer could not be reached or did not take the claim. `reason` is technical and names nobody. */
export type RecordHandoverFailure = Command<'RecordHandoverFailure', { reason: string }>

/** The insurer took the claim over. Repeated with the same number it changes nothing. */
export type RegisterClaim = Command<'RegisterClaim', { transactionNo: string; visitNo?: string | undefined }>

/** An administrator sets the retry count to 0, so that the hand-over is tried again (3§4). */
export type RequestReprocess = Command<'RequestReprocess', Record<never, never>>

/** The insurer asks the member for something. */
export type RequestInformation = Command<'RequestInformation', { request: string }>

/** The member changes the claim. Details, payment and attachments are stated whole, as they shall be afterwards. */
export type UpdateClaim = Command<
  'UpdateClaim',
  {
    details: ClaimDetails
    payment: Payment
    attachments: Attachment[]
    /** Whether the client's payment configuration lets members change how they are paid (`updateBankInfo`). */
    paymentMayChange: boolean
  }
>

export type StartReview = Command<'StartReview', Record<never, never>>

/** `payableCents` is in Singapore cents. */
export type ApproveClaim = Command<'ApproveClaim', { payableCents: number; remarks: string; batchNo: string }>

export type RejectClaim = Command<'RejectClaim', { reasonCode: string; remarks: string; batchNo?: string | undefined }>

/** The member withdraws the claim. */
export type DeleteClaim = Command<'DeleteClaim', Record<never, never>>

export type ClaimCommand =
  | FileClaim
  | RecordHandoverFailure
  | RegisterClaim
  | RequestReprocess
  | RequestInformation
  | UpdateClaim
  | StartReview
  | ApproveClaim
  | RejectClaim
  | DeleteClaim
