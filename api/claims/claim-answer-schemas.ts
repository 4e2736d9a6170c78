/** The answers of the members' claim calls, in the field names of the call catalogue (1§3). Dates are DD/MM/YYYY, amounts decimal text. */
import { z } from 'zod'
import { reckoningAnswerSchema } from '../cover/reckoning-answer.ts'
import { payoutWaitSchema } from '../bank-proposals/payout-wait-answer.ts'

export const submitResultSchema = z.object({
  /** Empty while the insurer has not given one. */
  transactionNo: z.string(),
  _id: z.string(),
  error: z.string(),
  message: z.string(),
})

/** 1 panel visit, 2 inpatient claim, 3 outpatient claim. */
export const claimRowSchema = z.object({
  t: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** Provider. */
  p: z.string(),
  /** The member's word for the status. */
  s: z.string(),
  tx: z.string(),
  vn: z.string(),
  vd: z.string(),
  ad: z.string(),
  id: z.string(),
  /** Employee's id, and the dependant's when they are the patient (S32). */
  eid: z.string(),
  did: z.string(),
  retry: z.number(),
  ic: z.string(),
  n: z.string(),
  /** Whether the insurer has not taken it over yet. */
  pi: z.boolean(),
  /** Claimable, incurred and payable amount; empty where not known. */
  ca: z.string(),
  ia: z.string(),
  pa: z.string(),
  d: z.array(z.string()),
  ccy: z.string(),
  companyId: z.string(),
  /** When it was filed, ISO, UTC. */
  filed: z.string(),
  /** What the insurer asks for, as long as the claim waits for it; otherwise empty. */
  informationRequest: z.string(),
})
export type ClaimRowAnswer = z.infer<typeof claimRowSchema>

const attachmentSchema = z.object({
  objectId: z.string(),
  filename: z.string(),
  original_filename: z.string(),
  mimeType: z.string(),
  viewUrl: z.string(),
  remarks: z.enum(['INVOICE/RECEIPT', 'OTHER']),
  attachmentLink: z.string(),
})
export type AttachmentAnswer = z.infer<typeof attachmentSchema>

const timelineSchema = z.array(z.object({ at: z.string(), what: z.string(), text: z.string() }))
export type Timeline = z.infer<typeof timelineSchema>

const yesNo = z.enum(['Y', 'N'])
const amount = z.object({ currency: z.string(), amount: z.string() })

const commonDetail = z.object({
  _id: z.string(),
  companyId: z.string(),
  claimantId: z.string(),
  transactionNo: z.string(),
  visitNo: z.string(),
  /** In the member's words, and as code. */
  status: z.string(),
  claimStatus: z.string(),
  claimRetry: z.number(),
  remarks: z.string(),
  /** What the insurer asks for, while the claim is PENDING. */
  informationRequest: z.string(),
  submissionDate: z.string(),
  originalAmount: amount,
  payableAmount: z.string(),
  claimableAmount: z.string(),
  providerName: z.string(),
  currency: z.string(),
  amount: z.string(),
  name: z.string(),
  nric: z.string(),
  empSubRemarks: z.string(),
  batchNo: z.string(),
  accidentRelated: yesNo,
  accidentDateTime: z.string(),
  placeOfAccident: z.string(),
  accidentDetails: z.string(),
  workRelated: z.union([yesNo, z.literal('')]),
  accidentClaimableFromCompany: z.union([yesNo, z.literal('')]),
  claimingFromOtherInsurer: yesNo,
  claimingFromOtherInsurerName: z.string(),
  claimReferenceNo: z.string(),
  paymentMethod: z.string(),
  bankName: z.string(),
  bankNo: z.string(),
  branchNo: z.string(),
  accountNo: z.string(),
  attachment: z.array(attachmentSchema),
  timeline: timelineSchema,
  /** What the plan says: when it was approved, or while it is in work; null without a plan. */
  reckoning: reckoningAnswerSchema.nullable(),
  /** While the payout waits because the member has changed the account; null otherwise. */
  payoutWait: payoutWaitSchema.nullable(),
  /** Grows with every change. */
  version: z.number(),
})

export const outpatientDetailSchema = commonDetail.extend({
  visitDate: z.string(),
  benefitGroup: z.string(),
  benefitId: z.string(),
  benefitName: z.string(),
  receiptNo: z.string(),
  diagnosisCode: z.string(),
  diagnosisName: z.string(),
  diagnosisTextFromMember: z.string(),
  includeGST: z.boolean(),
  gstAmount: z.string(),
  prePostHospitalisation: yesNo,
  admissionDate: z.string(),
})

export const inpatientDetailSchema = commonDetail.extend({
  admissionDate: z.string(),
  dischargeDate: z.string(),
  reasonForTreatment: z.string(),
  nameOfOperation: z.string(),
  nameOfOperationCode: z.string(),
  symptoms: z.string(),
  symptomsStartDate: z.string(),
  payee: z.string(),
})
export type OutpatientDetailAnswer = z.infer<typeof outpatientDetailSchema>
export type InpatientDetailAnswer = z.infer<typeof inpatientDetailSchema>
export type CommonDetailAnswer = z.infer<typeof commonDetail>
