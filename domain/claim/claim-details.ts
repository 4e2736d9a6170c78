/** What a claim is about, as it is kept: the data that member, administrator and insurer work on. Amounts are integer cents; dates are Singapore dates, YYYY-MM-DD. */
import { z } from 'zod'
import { personal } from '../events/event-definition.ts'
import { attachmentCategories, paymentMethods } from './claim-terms.ts'

const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** Present only when the claim is accident related (1§3). */
const accidentSchema = z.object({
  date: isoDate,
  /** Time of day in Singapore, HH:mm. */
  time: z.string().regex(/^\d{2}:\d{2}$/),
  place: personal(z.string()),
  details: personal(z.string()),
  workRelated: z.boolean(),
  /** Whether the company compensates; asked only when work related (C46). */
  claimableFromCompany: z.boolean().optional(),
})

/** Present only when another insurer is claimed from (1§3). */
const otherInsurerSchema = z.object({ name: z.string(), claimReferenceNo: z.string().optional() })

const commonDetails = {
  providerName: z.string(),
  /** ISO 4217 code. */
  currency: z.string(),
  amountCents: z.number().int().positive(),
  /** The member's remarks (empSubRemarks). */
  remarks: personal(z.string()),
  accident: accidentSchema.optional(),
  otherInsurer: otherInsurerSchema.optional(),
}

export const outpatientDetailsSchema = z.object({
  kind: z.literal('outpatient'),
  ...commonDetails,
  visitDate: isoDate,
  benefitGroup: z.string(),
  benefitId: z.string(),
  benefitName: z.string(),
  receiptNo: z.string(),
  /** A listed diagnosis has code and name, a typed one only the text (1§3); absent when the benefit does not ask for one. */
  diagnosisCode: personal(z.string()).optional(),
  diagnosisName: personal(z.string()).optional(),
  diagnosisText: personal(z.string()).optional(),
  includesGst: z.boolean(),
  gstAmountCents: z.number().int().nonnegative(),
  prePostHospitalisation: z.boolean(),
  admissionDate: isoDate.optional(),
})

export const inpatientDetailsSchema = z.object({
  kind: z.literal('inpatient'),
  ...commonDetails,
  admissionDate: isoDate,
  dischargeDate: isoDate,
  reasonForTreatment: personal(z.string()),
  reasonForTreatmentCode: personal(z.string()).optional(),
  symptoms: personal(z.string()),
  symptomsStartDate: isoDate,
  operationName: personal(z.string()),
  operationCode: personal(z.string()).optional(),
})

export const claimDetailsSchema = z.discriminatedUnion('kind', [outpatientDetailsSchema, inpatientDetailsSchema])
export type OutpatientDetails = z.infer<typeof outpatientDetailsSchema>
export type InpatientDetails = z.infer<typeof inpatientDetailsSchema>
export type ClaimDetails = z.infer<typeof claimDetailsSchema>

/** The day by which a claim is covered, YYYY-MM-DD: of the visit, or of the admission. */
export function dayOfClaim(details: ClaimDetails): string {
  return details.kind === 'outpatient' ? details.visitDate : details.admissionDate
}

/** The account is absent for Cheque (1§3) and for methods that need none. */
export const paymentSchema = z.object({
  method: z.enum(paymentMethods),
  bankName: z.string().optional(),
  bankNo: z.string().optional(),
  branchNo: z.string().optional(),
  accountNo: personal(z.string()).optional(),
})
export type Payment = z.infer<typeof paymentSchema>

/** An account as it is kept: without the branch digits that some banks' numbers begin with (C13). */
export const bankAccountSchema = z.object({
  bankName: z.string(),
  bankNo: z.string(),
  branchNo: z.string(),
  accountNo: personal(z.string()),
})

/** One uploaded file. The bytes are kept in the file store under the attachment's id. */
export const attachmentSchema = z.object({
  attachmentId: z.string(),
  category: z.enum(attachmentCategories),
  originalFilename: personal(z.string()),
  /** As the content says, not the name. */
  mimeType: z.string(),
  bytes: z.number().int().positive(),
  sha256: z.string(),
})
export type Attachment = z.infer<typeof attachmentSchema>
