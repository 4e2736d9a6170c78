/** Letters of guarantee as calls answer them: in a list, and one with everything about it. */
import { numberOfLetter } from '@member-care/domain/guarantee/letter-number.ts'
import { guaranteeStatuses } from '@member-care/domain/guarantee/guarantee-status.ts'
import { guaranteeKinds } from '@member-care/domain/guarantee/guarantee-terms.ts'
import type { GuaranteeRecord, GuaranteeSummary } from '@member-care/projections/guarantees/guarantee-queries.ts'
import { z } from 'zod'

export const guaranteeSummarySchema = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(guaranteeStatuses),
  companyId: z.string(),
  employeeId: z.string(),
  patientId: z.string(),
  /** Null once they were forgotten. */
  patientName: z.string().nullable(),
  /** As far as the caller may see it. */
  patientNric: z.string().nullable(),
  policyNo: z.string(),
  kind: z.enum(guaranteeKinds),
  hospital: z.string(),
  /** Singapore date. */
  admissionOn: z.string(),
  /** Of the latest letter: Singapore cents and its last day; null while there is none. */
  amountCents: z.number().nullable(),
  validUntil: z.string().nullable(),
  asksInformation: z.boolean(),
  waitsForAgreement: z.boolean(),
  waitsForChange: z.boolean(),
  /** UTC, ISO. */
  acknowledgedAt: z.string().nullable(),
  requestedAt: z.string(),
  updatedAt: z.string(),
  version: z.number(),
})
export type GuaranteeSummaryAnswer = z.infer<typeof guaranteeSummarySchema>

const documentSchema = z.object({
  attachmentId: z.string(),
  name: z.string().nullable(),
  mimeType: z.string(),
  bytes: z.number(),
})
const letterSchema = z.object({
  issue: z.number(),
  number: z.string(),
  amountCents: z.number(),
  conditions: z.string().nullable(),
  admissionOn: z.string(),
  issuedOn: z.string(),
  validUntil: z.string(),
  sha256: z.string(),
})
const termsSchema = z.object({ amountCents: z.number(), conditions: z.string().nullable() })

/** Null stands for what is not there, and for what was forgotten. */
export const guaranteeSchema = guaranteeSummarySchema.extend({
  email: z.string().nullable(),
  diagnosis: z.string().nullable(),
  symptoms: z.string().nullable(),
  symptomsStartedOn: z.string(),
  doctorName: z.string().nullable(),
  /** The questions with their answers, as JSON text. */
  questionnaire: z.string().nullable(),
  attachments: z.array(documentSchema),
  letters: z.array(letterSchema),
  informationRequest: z.string().nullable(),
  informationAnswer: z.string().nullable(),
  change: z
    .object({
      changeId: z.string(),
      amountCents: z.number().nullable(),
      admissionOn: z.string().nullable(),
      reason: z.string().nullable(),
      isDeclined: z.boolean(),
      declineReason: z.string().nullable(),
    })
    .nullable(),
  amountProposal: z
    .object({
      proposalId: z.string(),
      terms: termsSchema,
      proposedBy: z.string(),
      isDeclined: z.boolean(),
      declineReason: z.string().nullable(),
    })
    .nullable(),
  /** Why it was rejected, declined or revoked. */
  reason: z.string().nullable(),
  acknowledgedIssue: z.number().nullable(),
})
export type GuaranteeAnswer = z.infer<typeof guaranteeSchema>

/** @param shownNric the NRIC as far as the caller may see it */
export function toGuaranteeSummary(
  guarantee: GuaranteeSummary,
  shownNric: (nric: string) => string,
): GuaranteeSummaryAnswer {
  const { guaranteeId, patientNric, acknowledgedAt, requestedAt, updatedAt, revision, position: _, ...rest } = guarantee
  return {
    ...rest,
    id: guaranteeId,
    patientNric: patientNric === null ? null : shownNric(patientNric),
    acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
    requestedAt: requestedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    version: revision,
  }
}

export function toGuaranteeAnswer(guarantee: GuaranteeRecord, shownNric: (nric: string) => string): GuaranteeAnswer {
  const { request, amountProposal, change } = guarantee
  return {
    ...toGuaranteeSummary(guarantee, shownNric),
    email: guarantee.email,
    diagnosis: request.diagnosis,
    symptoms: request.symptoms,
    symptomsStartedOn: request.symptomsStartedOn,
    doctorName: request.doctorName ?? null,
    questionnaire: request.questionnaire,
    attachments: guarantee.attachments.map(({ attachmentId, originalFilename, mimeType, bytes }) => ({
      attachmentId,
      name: originalFilename,
      mimeType,
      bytes,
    })),
    letters: guarantee.letters.map(
      ({ issue, amountCents, conditions, admissionOn, issuedOn, validUntil, document }) => ({
        ...{ issue, amountCents, conditions, admissionOn, issuedOn, validUntil },
        number: numberOfLetter(guarantee.number, issue),
        sha256: document.sha256,
      }),
    ),
    informationRequest: guarantee.informationRequest,
    informationAnswer: guarantee.informationAnswer,
    change: change && {
      changeId: change.changeId,
      amountCents: change.amountCents ?? null,
      admissionOn: change.admissionOn ?? null,
      reason: change.reason,
      isDeclined: change.declined !== undefined,
      declineReason: change.declined?.reason ?? null,
    },
    amountProposal: amountProposal && {
      proposalId: amountProposal.proposalId,
      terms: amountProposal.terms,
      proposedBy: amountProposal.proposedBy,
      isDeclined: amountProposal.declined !== undefined,
      declineReason: amountProposal.declined?.reason ?? null,
    },
    reason: guarantee.reason,
    acknowledgedIssue: guarantee.acknowledgedIssue,
  }
}
