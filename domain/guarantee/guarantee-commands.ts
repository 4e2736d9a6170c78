/** What can be asked of a letter of guarantee. Amounts are Singapore cents, dates Singapore dates as YYYY-MM-DD. */
import type { Attachment } from '../claim/claim-details.ts'
import type { GuaranteeEvent, IssuedLetter, LetterTerms } from './guarantee-events.ts'

type Command<Type extends string, Data> = { readonly type: Type; readonly data: Readonly<Data> }

/** A letter that is made already; its number among the letters of the request is the decider's to give. */
export type ReadyLetter = Omit<IssuedLetter, 'issue' | 'proposedBy'>

/**
 * The member asks for a letter. The form's rules have been checked before (`request-form.ts`). One that is signed beforehand comes with its letter (S67).
 */
export type RequestGuarantee = Command<
  'RequestGuarantee',
  { requested: Extract<GuaranteeEvent, { type: 'GuaranteeRequested' }>['data']; letter?: ReadyLetter | undefined }
>

/** The company's HR passes the request on, or does not. */
export type PassOnGuarantee = Command<'PassOnGuarantee', Record<never, never>>
export type DeclineGuarantee = Command<'DeclineGuarantee', { reason: string }>

/** An insurer's own system has the request, under a number of theirs. */
export type TakeGuarantee = Command<'TakeGuarantee', { referenceNo: string }>
/** `final`: the insurer does not take it, and trying again by itself would not help. */
export type RecordGuaranteeHandoverFailure = Command<
  'RecordGuaranteeHandoverFailure',
  { reason: string; final: boolean }
>
/** An administrator wants it to be handed over again. */
export type ReprocessGuarantee = Command<'ReprocessGuarantee', Record<never, never>>

/** The desk asks the member for something, and the member answers. */
export type RequestGuaranteeInformation = Command<'RequestGuaranteeInformation', { request: string }>
export type GiveGuaranteeInformation = Command<
  'GiveGuaranteeInformation',
  { answer: string; attachments: Attachment[] }
>

/** What holds for every letter that the desk issues, proposes or agrees to. */
interface Limits {
  /** What the client's LOG settings leave for this member (`guaranteeTerms`); undefined: they limit nothing. */
  mostCents: number | undefined
}

/** The desk issues the first letter, or one in place of another. */
export type IssueLetter = Command<
  'IssueLetter',
  Limits & {
    letter: ReadyLetter
    /** The client's amount above which a second person has to agree; undefined: there is none. */
    secondPersonAboveCents: number | undefined
  }
>

/** An administrator wants an amount for which a second person is needed. `proposedBy` is their user id. */
export type ProposeLetterAmount = Command<
  'ProposeLetterAmount',
  Limits & { proposalId: string; terms: LetterTerms; proposedBy: string }
>

/** Another administrator agrees, and the letter is issued so. */
export type AgreeToLetterAmount = Command<
  'AgreeToLetterAmount',
  Limits & { proposalId: string; decidedBy: string; letter: ReadyLetter }
>
export type DeclineLetterAmount = Command<
  'DeclineLetterAmount',
  { proposalId: string; decidedBy: string; reason: string }
>

export type RejectGuarantee = Command<'RejectGuarantee', { reason: string }>

/** By the member, before a letter is issued. */
export type WithdrawGuarantee = Command<'WithdrawGuarantee', Record<never, never>>
/** By the desk, of an issued letter. */
export type RevokeGuarantee = Command<'RevokeGuarantee', { reason: string }>

/** The member asks for a higher amount, another admission date, or both. */
export type AskForLetterChange = Command<
  'AskForLetterChange',
  {
    changeId: string
    amountCents?: number | undefined
    admissionOn?: string | undefined
    reason: string
    /** Singapore date. */
    today: string
  }
>
export type DeclineLetterChange = Command<'DeclineLetterChange', { changeId: string; reason: string }>

/** The hospital's counter, with the code on the letter. `issue` is the letter that they have. */
export type AcknowledgeAdmission = Command<'AcknowledgeAdmission', { issue: number; today: string }>

/** The clock. */
export type TellExpiry = Command<'TellExpiry', { today: string }>
export type ExpireGuarantee = Command<'ExpireGuarantee', { today: string }>

export type GuaranteeCommand =
  | RequestGuarantee
  | PassOnGuarantee
  | DeclineGuarantee
  | TakeGuarantee
  | RecordGuaranteeHandoverFailure
  | ReprocessGuarantee
  | RequestGuaranteeInformation
  | GiveGuaranteeInformation
  | IssueLetter
  | ProposeLetterAmount
  | AgreeToLetterAmount
  | DeclineLetterAmount
  | RejectGuarantee
  | WithdrawGuarantee
  | RevokeGuarantee
  | AskForLetterChange
  | DeclineLetterChange
  | AcknowledgeAdmission
  | TellExpiry
  | ExpireGuarantee
