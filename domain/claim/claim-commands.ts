/** What can be asked of a claim. Amounts are integer cents, dates Singapore dates as YYYY-MM-DD, as in `claim-details.ts`. */
import type { BankAccount } from '../bank/bank-rules.ts'
import type { PayoutWait } from '../bank/payout-wait.ts'
import type { Actor } from '../events/metadata.ts'
import type { Attachment, ClaimDetails, Payment } from './claim-details.ts'
import type { ClaimEvent } from './claim-events.ts'
import type { DecidedReckoning } from './decided-reckoning.ts'

type Command<Type extends string, Data> = { readonly type: Type; readonly data: Readonly<Data> }

/** The member, or HR for an employee (S20), files a claim. The form's rules have been checked before (`claim/form/`). */
export type FileClaim = Command<'FileClaim', Extract<ClaimEvent, { type: 'ClaimFiled' }>['data']>

/**
 * The insurer could not be reached or did not take the claim. `reason` is technical and names nobody; `final` says that trying again
 * by itself would not help, so that the claim waits for Reprocess at once.
 */
export type RecordHandoverFailure = Command<'RecordHandoverFailure', { reason: string; final?: boolean }>

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

interface Approval {
  payableCents: number
  remarks: string
  batchNo: string
  notDuplicate?: { otherClaimIds: string[]; reason: string } | undefined
}

/** What every decision that pays has to state: the wait that is on for the claim's account at the moment of the decision (bank/payout-wait.ts). */
interface Payout {
  payoutWait: PayoutWait | undefined
}

/** What every correction has to state, because events do not tell it by themselves: who took the decision that stands; undefined while there is none. */
interface Correcting {
  lastDecider: Actor | undefined
}

/**
 * `payableCents` is in Singapore cents. `notDuplicate` says why the claim is none of those that it looks like, where somebody has compared them.
 * `reckoning` is what the plan says, where there is one; `otherAmountReason` why something else is paid.
 */
export type ApproveClaim = Command<
  'ApproveClaim',
  Approval & Payout & { reckoning?: DecidedReckoning | undefined; otherAmountReason?: string | undefined }
>

/** An administrator wants to pay another amount than was reckoned, above the client's limit, or to correct a decision to one. `proposedBy` is their user id. */
export type ProposeAmount = Command<
  'ProposeAmount',
  Approval & Correcting & { proposalId: string; reckoning: DecidedReckoning; reason: string; proposedBy: string }
>

/** Another administrator agrees, and the claim is approved or corrected so. `reckoning` is what the plan says by then. */
export type AgreeToAmount = Command<
  'AgreeToAmount',
  Payout & Correcting & { proposalId: string; decidedBy: string; reckoning: DecidedReckoning }
>

/** Another administrator does not agree, or the one who proposed it takes it back. */
export type DeclineAmount = Command<'DeclineAmount', { proposalId: string; decidedBy: string; reason: string }>

export type RejectClaim = Command<'RejectClaim', { reasonCode: string; remarks: string; batchNo?: string | undefined }>

/**
 * The desk corrects its decision: another amount, or approved after all. `reckoning` is what the plan says of a claim that was rejected. What was
 * approved keeps its own.
 */
export type CorrectToApproved = Command<
  'CorrectToApproved',
  Approval & Payout & Correcting & { reckoning?: DecidedReckoning | undefined; reason: string; correctedBy: string }
>

/** The desk corrects its decision: rejected after all. Without a batch number it keeps the one that it had. */
export type CorrectToRejected = Command<
  'CorrectToRejected',
  Correcting & {
    reasonCode: string
    remarks: string
    batchNo?: string | undefined
    reason: string
    correctedBy: string
  }
>

/** The member withdraws the claim. */
export type DeleteClaim = Command<'DeleteClaim', Record<never, never>>

/** An administrator proposes an account. The bank's rules have been checked before (`bank/bank-rules.ts`); `proposedBy` is their user id. */
export type ProposeBankAccount = Command<
  'ProposeBankAccount',
  { proposalId: string; account: BankAccount; proposedBy: string }
>

/** Another administrator approves or declines it. `decidedBy` is their user id; without `proposalId` it is about the claim's last proposal. */
export type DecideBankAccount = Command<
  'DecideBankAccount',
  { decision: 'APPROVED' | 'REJECTED'; proposalId?: string | undefined; decidedBy: string; note?: string | undefined }
>

/**
 * Somebody at the claims desk takes the claim, gives it to somebody or puts it back (null).
 * `from` is who had it on the screen of the one who asks: when somebody else took it meanwhile, they are told.
 */
export type AssignClaim = Command<'AssignClaim', { assigneeId: string | null; from: string | null }>

/** The claims desk has compared two claims that look alike, and they are not the same. */
export type DismissDuplicate = Command<'DismissDuplicate', { otherClaimId: string }>

export type ClaimCommand =
  | FileClaim
  | RecordHandoverFailure
  | RegisterClaim
  | RequestReprocess
  | RequestInformation
  | UpdateClaim
  | StartReview
  | ApproveClaim
  | ProposeAmount
  | AgreeToAmount
  | DeclineAmount
  | RejectClaim
  | CorrectToApproved
  | CorrectToRejected
  | DeleteClaim
  | AssignClaim
  | DismissDuplicate
  | ProposeBankAccount
  | DecideBankAccount
