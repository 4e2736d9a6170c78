/** From a claim of the read model to what members read of it. What was forgotten is empty. */
import type { Attachment } from '@member-care/domain/claim/claim-details.ts'
import { spelledClaimStatuses } from '@member-care/domain/claim/claim-status.ts'
import { maskAccountNo } from '@member-care/domain/bank/account-number.ts'
import { formatSlashed, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { formatDecimal } from '@member-care/domain/money/money.ts'
import type { ClaimRecord, MemberClaim } from '@member-care/projections/claims/claim-records.ts'
import type { Forgettable } from '@member-care/projections/tables/forgotten-values.ts'
import type { ReckoningAnswer } from '../cover/reckoning-answer.ts'
import { extensionsOf, isUploadType } from '../documents/upload-type.ts'
import type {
  AttachmentAnswer,
  ClaimRowAnswer,
  CommonDetailAnswer,
  InpatientDetailAnswer,
  OutpatientDetailAnswer,
  Timeline,
} from './claim-answer-schemas.ts'
import type { PayoutWaitAnswer } from '../bank-proposals/payout-wait-answer.ts'

/** Masks an NRIC as the claim's client has it; see member-masking.ts. */
export type MaskNric = (companyId: string, nric: string) => string

/** A row of Claim Records. @param mask how the NRIC is shown */
export function toClaimRow(claim: MemberClaim, mask: MaskNric): ClaimRowAnswer {
  const { claimId, kind } = claim
  const date = formatSlashed(claim.visitDate)
  return {
    t: kind === 'inpatient' ? 2 : 3,
    p: claim.providerName,
    s: spelledClaimStatuses[claim.status],
    tx: claim.transactionNo ?? '',
    vn: claim.visitNo ?? '',
    vd: kind === 'outpatient' ? date : '',
    ad: kind === 'inpatient' ? date : '',
    id: claimId,
    eid: claim.employeeId,
    did: claim.claimantId === claim.employeeId ? '' : claim.claimantId,
    retry: claim.retryCount,
    ic: mask(claim.companyId, claim.claimantNric ?? ''),
    n: claim.claimantName ?? '',
    pi: claim.pendingInsurer,
    ca: formatDecimal(claim.amountCents),
    ia: formatDecimal(claim.amountCents),
    pa: decimalOrEmpty(claim.payableCents),
    d: claim.diagnosis === null ? [] : [claim.diagnosis],
    ccy: claim.currency,
    companyId: claim.companyId,
    filed: claim.filedAt.toISOString(),
    informationRequest: requestOf(claim),
  }
}

/** What the claim waits for; empty when it does not. */
function requestOf({ status, informationRequest }: Pick<MemberClaim, 'status' | 'informationRequest'>): string {
  return status === 'PENDING' ? (informationRequest ?? '') : ''
}

/** What the claim's own events say of it. */
export interface ToldOfClaim {
  readonly timeline: Timeline
  readonly reckoning: ReckoningAnswer | null
  readonly payoutWait: PayoutWaitAnswer | null
}

/** What stands beside a claim. */
interface AroundClaim {
  readonly told: ToldOfClaim
  /** The employee, who is paid also for a dependant's claim; undefined where they were forgotten. */
  readonly payeeName: string | undefined
}

/** One claim in full, with what its events say. @param mask how the NRIC is shown */
export function toClaimDetail(
  claim: ClaimRecord,
  mask: MaskNric,
  { told, payeeName }: AroundClaim,
): OutpatientDetailAnswer | InpatientDetailAnswer {
  const common = commonAnswer(claim, mask, told)
  const { details } = claim
  if (details.kind === 'inpatient') {
    return {
      ...common,
      admissionDate: formatSlashed(details.admissionDate),
      dischargeDate: formatSlashed(details.dischargeDate),
      reasonForTreatment: details.reasonForTreatment ?? '',
      nameOfOperation: details.operationName ?? '',
      nameOfOperationCode: details.operationCode ?? '',
      symptoms: details.symptoms ?? '',
      symptomsStartDate: formatSlashed(details.symptomsStartDate),
      payee: payeeName ?? '',
    }
  }
  return {
    ...common,
    visitDate: formatSlashed(details.visitDate),
    benefitGroup: details.benefitGroup,
    benefitId: details.benefitId,
    benefitName: details.benefitName,
    receiptNo: details.receiptNo,
    diagnosisCode: details.diagnosisCode ?? '',
    diagnosisName: details.diagnosisName ?? '',
    diagnosisTextFromMember: details.diagnosisText ?? '',
    includeGST: details.includesGst,
    gstAmount: formatDecimal(details.gstAmountCents),
    prePostHospitalisation: yesNo(details.prePostHospitalisation),
    admissionDate: details.admissionDate ? formatSlashed(details.admissionDate) : '',
  }
}

function commonAnswer(claim: ClaimRecord, mask: MaskNric, told: ToldOfClaim): CommonDetailAnswer {
  const { details, payment } = claim
  const { accident, otherInsurer } = details
  return {
    _id: claim.claimId,
    companyId: claim.companyId,
    claimantId: claim.claimantId,
    transactionNo: claim.transactionNo ?? '',
    visitNo: claim.visitNo ?? '',
    status: spelledClaimStatuses[claim.status],
    claimStatus: claim.status,
    claimRetry: claim.retryCount,
    remarks: claim.remarks ?? '',
    informationRequest: requestOf(claim),
    submissionDate: formatSlashed(singaporeToday(claim.filedAt)),
    originalAmount: { currency: claim.currency, amount: formatDecimal(claim.amountCents) },
    payableAmount: decimalOrEmpty(claim.payableCents),
    claimableAmount: formatDecimal(claim.amountCents),
    providerName: claim.providerName,
    currency: claim.currency,
    amount: formatDecimal(claim.amountCents),
    name: claim.claimantName ?? '',
    nric: mask(claim.companyId, claim.claimantNric ?? ''),
    empSubRemarks: details.remarks ?? '',
    batchNo: claim.batchNo ?? '',
    accidentRelated: yesNo(Boolean(accident)),
    accidentDateTime: accident ? `${formatSlashed(accident.date)} ${accident.time}` : '',
    placeOfAccident: accident?.place ?? '',
    accidentDetails: accident?.details ?? '',
    workRelated: accident ? yesNo(accident.workRelated) : '',
    accidentClaimableFromCompany:
      accident?.claimableFromCompany === undefined ? '' : yesNo(accident.claimableFromCompany),
    claimingFromOtherInsurer: yesNo(Boolean(otherInsurer)),
    claimingFromOtherInsurerName: otherInsurer?.name ?? '',
    claimReferenceNo: otherInsurer?.claimReferenceNo ?? '',
    paymentMethod: payment.method,
    bankName: payment.bankName ?? '',
    bankNo: payment.bankNo ?? '',
    branchNo: payment.branchNo ?? '',
    accountNo: maskAccountNo(payment.accountNo ?? ''),
    attachment: claim.attachments.map((attachment) => toAttachmentAnswer(claim.claimId, attachment)),
    ...told,
    version: claim.revision,
  }
}

function toAttachmentAnswer(
  claimId: string,
  { attachmentId, category, mimeType, originalFilename }: Forgettable<Attachment>,
): AttachmentAnswer {
  const link = `/api/outpatient/${claimId}/attachments/${attachmentId}`
  const filename = isUploadType(mimeType) ? `${attachmentId}.${extensionsOf(mimeType)[0]}` : attachmentId
  return {
    objectId: attachmentId,
    filename,
    original_filename: originalFilename ?? filename,
    mimeType,
    viewUrl: `${link}?view=1`,
    remarks: category === 'INV/RCP' ? 'INVOICE/RECEIPT' : 'OTHER',
    attachmentLink: link,
  }
}

function yesNo(answer: boolean): 'Y' | 'N' {
  return answer ? 'Y' : 'N'
}

function decimalOrEmpty(cents: number | null): string {
  return cents === null ? '' : formatDecimal(cents)
}
