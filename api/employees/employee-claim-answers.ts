/** An employee's claims as their company's HR sees them (3§3 "Employee claim list item" and the two details). */
import type { InpatientDetails, OutpatientDetails } from '@member-care/domain/claim/claim-details.ts'
import { claimStatuses, hasSettlementLetter } from '@member-care/domain/claim/claim-status.ts'
import { personal, REDACTED, type Personal } from '@member-care/domain/events/event-definition.ts'
import { formatDecimal } from '@member-care/domain/money/money.ts'
import type { ClaimRecord, ClaimSummary } from '@member-care/projections/claims/claim-records.ts'
import { z } from 'zod'
import type { PanelVisit } from '../claims/panel-visits.ts'
import { redactedWhereNull } from '../http/masking.ts'

const personalText = personal(z.string())

/** 1 panel visit, 2 inpatient claim, 3 outpatient claim (3§3). */
const claimTypes = { panelVisit: 1, inpatient: 2, outpatient: 3 } as const

export const employeeClaimSchema = z
  .object({
    /** Ours, beside the fields of the catalogue: the claim's or the visit's id. */
    id: z.string(),
    t: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    /** The clinic or hospital. */
    p: z.string(),
    s: z.string(),
    /** The number that the insurer gave; null before it did, and for a visit. */
    tx: z.string().nullable(),
    vn: z.string().nullable(),
    /** Singapore dates, YYYY-MM-DD: of the visit, or of the admission. */
    vd: z.string().nullable(),
    ad: z.string().nullable(),
    /** Ours: who was treated, the employee or somebody whom they cover. */
    name: personalText,
  })
  .meta({ id: 'HrEmployeeClaim' })
type EmployeeClaim = z.infer<typeof employeeClaimSchema>

const amountSchema = z.object({ currency: z.string(), amount: z.string() })

/** Both kinds. What tells of the treatment is absent where the company's configuration does not show it to HR (S92). */
const common = {
  claimId: z.string(),
  transactionNo: z.string().nullable(),
  status: z.enum(claimStatuses),
  remarks: personalText.optional(),
  /** UTC, ISO. */
  submissionDate: z.string(),
  /** Decimal text. */
  originalAmount: amountSchema,
  /** Decimal text in Singapore dollars; null unless the insurer has told an amount. A claim that was rejected has none. */
  payableAmount: z.string().nullable(),
  providerName: z.string(),
  attachment: z.array(
    z.object({
      id: z.string(),
      filename: personalText,
      viewUrl: z.string(),
      category: z.enum(['INV/RCP', 'DOC']),
      mimeType: z.string(),
      bytes: z.number(),
    }),
  ),
  name: personalText,
  showsTreatment: z.boolean(),
  filedByHr: z.boolean(),
}

export const employeeOutpatientSchema = z
  .object({ ...common, benefitName: z.string(), receiptNo: z.string(), visitDate: z.string() })
  .meta({ id: 'HrOutpatientClaim' })

export const employeeInpatientSchema = z
  .object({
    ...common,
    admissionDate: z.string(),
    dischargeDate: z.string(),
    reasonForTreatment: personalText.optional(),
    nameOfOperation: personalText.optional(),
    /** Where the settlement letter is; null before there is one, and where the company's configuration shows HR no documents. */
    claimDocumentUrl: z.string().nullable(),
  })
  .meta({ id: 'HrInpatientClaim' })

/** Claims and visits in one list, latest first. @param names of the patients of the visits, by id */
export function toEmployeeClaims(
  claims: readonly ClaimSummary[],
  visits: readonly PanelVisit[],
  names: ReadonlyMap<string, string>,
): readonly EmployeeClaim[] {
  const dayOf = ({ vd, ad }: EmployeeClaim) => vd ?? ad ?? ''
  return [...claims.map(ofClaim), ...visits.map((visit) => ofVisit(visit, names))].toSorted((one, other) =>
    dayOf(other).localeCompare(dayOf(one)),
  )
}

function ofClaim(claim: ClaimSummary): EmployeeClaim {
  const isInpatient = claim.kind === 'inpatient'
  return {
    id: claim.claimId,
    t: claimTypes[claim.kind],
    p: claim.providerName,
    s: claim.status,
    tx: claim.transactionNo,
    vn: claim.visitNo,
    vd: isInpatient ? null : claim.visitDate,
    ad: isInpatient ? claim.visitDate : null,
    name: claim.claimantName ?? REDACTED,
  }
}

function ofVisit(visit: PanelVisit, names: ReadonlyMap<string, string>): EmployeeClaim {
  return {
    id: visit.visitId,
    t: claimTypes.panelVisit,
    p: visit.clinicName,
    s: visit.status,
    tx: null,
    vn: visit.visitNo,
    vd: visit.visitDate,
    ad: null,
    name: names.get(visit.patientId) ?? REDACTED,
  }
}

/** @param showsTreatment as the company's configuration says */
export function toEmployeeOutpatient(
  claim: ClaimRecord,
  showsTreatment: boolean,
): z.infer<typeof employeeOutpatientSchema> {
  const { benefitName, receiptNo, visitDate } = claim.details as OutpatientDetails
  return { ...commonOf(claim, showsTreatment), benefitName, receiptNo, visitDate }
}

/** @param showsTreatment as the company's configuration says */
export function toEmployeeInpatient(
  claim: ClaimRecord,
  showsTreatment: boolean,
): z.infer<typeof employeeInpatientSchema> {
  const details = redactedWhereNull(claim.details) as InpatientDetails
  return {
    ...commonOf(claim, showsTreatment),
    admissionDate: details.admissionDate,
    dischargeDate: details.dischargeDate,
    ...(showsTreatment && { reasonForTreatment: details.reasonForTreatment, nameOfOperation: details.operationName }),
    claimDocumentUrl: showsTreatment && hasSettlementLetter(claim) ? `${addressOf(claim)}/settlement-letter` : null,
  }
}

function addressOf({ employeeId, claimId }: ClaimRecord): string {
  return `/api/hradmin/employee/${encodeURIComponent(employeeId)}/claims/${encodeURIComponent(claimId)}`
}

function commonOf(claim: ClaimRecord, showsTreatment: boolean) {
  const { claimId, transactionNo, status, currency } = claim
  return {
    claimId,
    transactionNo,
    status,
    // Free text of the decision; it may tell of the illness.
    ...(showsTreatment && claim.remarks !== null && { remarks: claim.remarks }),
    submissionDate: claim.filedAt.toISOString(),
    originalAmount: { currency, amount: formatDecimal(claim.amountCents) },
    payableAmount: claim.payableCents === null ? null : formatDecimal(claim.payableCents),
    providerName: claim.providerName,
    attachment: showsTreatment
      ? claim.attachments.map(({ attachmentId, originalFilename, category, mimeType, bytes }) => ({
          id: attachmentId,
          filename: redactedWhereNull(originalFilename) as Personal<string>,
          viewUrl: `${addressOf(claim)}/attachments/${encodeURIComponent(attachmentId)}?view=1`,
          category,
          mimeType,
          bytes,
        }))
      : [],
    name: claim.claimantName ?? REDACTED,
    showsTreatment,
    filedByHr: claim.filedBy === 'hr-administrator',
  }
}
