/** How a claim's history is told: to the member as a timeline, to administrators event by event, field by field. */
import type { ClaimEvent } from '../../claim/claim-events.ts'

/** What happened, as the console names it. */
export const claimEventTitles: Readonly<Record<ClaimEvent['type'], string>> = {
  ClaimFiled: 'Claim filed',
  ClaimHandoverFailed: 'Hand-over to the insurer failed',
  ClaimReprocessRequested: 'Reprocess requested',
  ClaimRegistered: 'Registered by the insurer',
  ClaimInformationRequested: 'Information requested',
  ClaimUpdated: 'Claim updated',
  ClaimReviewStarted: 'Review started',
  ClaimApproved: 'Claim approved',
  ClaimAmountProposed: 'Another amount proposed',
  ClaimAmountDeclined: 'Proposed amount declined',
  ClaimRejected: 'Claim rejected',
  ClaimDecisionCorrected: 'Decision corrected',
  ClaimDeleted: 'Claim deleted',
  ClaimAssigned: 'Claim assigned',
  ClaimDuplicateDismissed: 'Possible duplicate dismissed',
  ClaimBankAccountProposed: 'Bank account proposed',
  ClaimBankAccountVerified: 'Proposed bank account approved',
  ClaimBankAccountDeclined: 'Proposed bank account declined',
}

/** What the member reads in the timeline of a claim; events without a text are not told. */
export const claimTimelineTexts: Readonly<Partial<Record<ClaimEvent['type'], string>>> = {
  ClaimFiled: 'We received your claim.',
  ClaimRegistered: 'The insurer received your claim.',
  ClaimInformationRequested: 'The insurer asked for more information.',
  ClaimUpdated: 'You updated your claim.',
  ClaimReviewStarted: 'The insurer is reviewing your claim.',
  ClaimApproved: 'Your claim was approved.',
  ClaimRejected: 'Your claim was rejected.',
  ClaimDeleted: 'You deleted your claim.',
  ClaimBankAccountVerified: 'The bank account for this claim was changed.',
}

/** What a corrected decision came to, in the timeline. */
export const correctedTimelineTexts = {
  amount: 'The amount that is paid for your claim was corrected.',
  approved: 'The decision was corrected: your claim is approved after all.',
  rejected: 'The decision was corrected: your claim is rejected after all.',
} as const

/** In place of the first, of a claim that HR filed for the member (S20). */
export function filedByHrText(): string {
  return 'Your HR administrator submitted this claim for you.'
}

/** Labels of a claim's fields in its history, by their path. */
export const claimHistoryLabels: Readonly<Record<string, string>> = {
  status: 'Status',
  companyId: 'Company',
  employeeId: 'Employee',
  claimantId: 'Claimant',
  claimantName: 'Claimant Name',
  claimantNric: 'Claimant NRIC',
  filedBy: 'Filed By',
  retryCount: 'Retry Count',
  gaveUp: 'Waits for Reprocess',
  transactionNo: 'Transaction No',
  visitNo: 'Visit No',
  informationRequest: 'Requested Information',
  payableCents: 'Payable Amount',
  rejectionReasonCode: 'Rejection Reason',
  remarks: 'Remarks',
  batchNo: 'Batch No',
  assigneeId: 'Assigned To',
  dismissedDuplicates: 'Not a Duplicate Of',
  'reckoning.planNo': 'Plan',
  'reckoning.planHoldsFrom': 'Version of the Plan',
  'reckoning.payableCents': 'Amount by the Plan',
  otherAmountReason: 'Why Another Amount Was Paid',
  correctionReason: 'Why the Decision Was Corrected',
  'amountProposal.payableCents': 'Proposed Amount',
  'amountProposal.reason': 'Why Another Amount Is Proposed',
  'amountProposal.declined.reason': 'Why It Was Declined',
  notDuplicateReason: 'Why It Is Not a Duplicate',
  'details.kind': 'Type of Claim',
  'details.providerName': 'Provider',
  'details.currency': 'Currency',
  'details.amountCents': 'Amount',
  'details.remarks': "Member's Remarks",
  'details.visitDate': 'Visit Date',
  'details.benefitGroup': 'Type of Benefit',
  'details.benefitId': 'Benefit Code',
  'details.benefitName': 'Benefit',
  'details.receiptNo': 'Receipt No',
  'details.diagnosisCode': 'Diagnosis Code',
  'details.diagnosisName': 'Diagnosis',
  'details.diagnosisText': 'Diagnosis (as typed)',
  'details.includesGst': 'Includes GST',
  'details.gstAmountCents': 'GST Amount',
  'details.prePostHospitalisation': 'Pre / Post Hospitalisation',
  'details.admissionDate': 'Admission Date',
  'details.dischargeDate': 'Discharge Date',
  'details.reasonForTreatment': 'Reason for Treatment',
  'details.reasonForTreatmentCode': 'Reason for Treatment Code',
  'details.symptoms': 'Description of Symptoms',
  'details.symptomsStartDate': 'Symptoms Start Date',
  'details.operationName': 'Name of Operation',
  'details.operationCode': 'Surgical Code',
  'details.accident.date': 'Accident Date',
  'details.accident.time': 'Accident Time',
  'details.accident.place': 'Place of Accident',
  'details.accident.details': 'Accident Details',
  'details.accident.workRelated': 'Work Related',
  'details.accident.claimableFromCompany': 'Compensation from Company',
  'details.otherInsurer.name': 'Other Insurer',
  'details.otherInsurer.claimReferenceNo': 'Claim Reference No',
  'payment.method': 'Payment Method',
  'payment.bankName': 'Bank',
  'payment.bankNo': 'Bank Code',
  'payment.branchNo': 'Branch',
  'payment.accountNo': 'Account Number',
  'bankProposal.status': 'Last Status',
  'bankProposal.account.bankName': 'Proposed Bank',
  'bankProposal.account.bankNo': 'Proposed Bank Code',
  'bankProposal.account.branchNo': 'Proposed Branch',
  'bankProposal.account.accountNo': 'Proposed Account Number',
  'bankProposal.note': 'Note on the Decision',
  'bankProposal.reason': 'Reason of the Decline',
}

/** Of an attachment, which is told as one value. */
export function attachmentLabel(position: number): string {
  return `Document ${position}`
}

/** A claim's history in the console. */
export const claimHistoryTexts = {
  title: 'History of a claim',
  claim: (claimNo: string) => `Claim ${claimNo}`,
  noun: 'claim',
  findTitle: 'Claim history',
  findLead: 'Every event of a claim, who did it, and the claim as it was at any moment.',
  find: 'Find a claim',
  findAnother: 'Find another claim',
  number: 'Claim number or id',
  numberHint: 'The transaction number, as on letters and lists, or the claim id.',
  open: 'Open history',
  notThere: 'There is no claim with this number.',
  nothing: 'Nothing has been recorded about this claim.',
  notThen: 'The claim had not been filed then.',
  thenFailed: 'The claim could not be shown as it was then.',
  thenAndNow: 'The claim then and now',
} as const

/** Words for codes in a claim's history. */
export const claimHistoryWords = {
  filedBy: { member: 'Member', 'hr-administrator': 'HR administrator' },
  kind: { outpatient: 'Outpatient', inpatient: 'Inpatient' },
} as const
